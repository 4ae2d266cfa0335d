"""Deciding on players who are put on the clock (TDA24 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.calls import facts as cl
from tdtool.tournament.calls.state import CallResult, Moment
from tdtool.tournament.calls.view import left_ms
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.tournament.calls import commands as clc
    from tdtool.tournament.state import Entry

LONGEST = 120
"""The most seconds before the countdown."""


def call_clock(ask: Asking, command: clc.CallClock) -> Decision:
    """Put a player on the clock, or a table where nobody said which of them."""
    table = ask.table(command.table)
    seat = None if command.seat is None else SeatAt(table.number, command.seat)
    entry = None if seat is None else _sitting(ask, seat)
    seconds = ask.state.house.clock_seconds if command.seconds is None else command.seconds
    if not 0 <= seconds <= LONGEST:
        raise Refused(Code.BAD_NUMBER, f"The clock gives 0 to {LONGEST} seconds.")
    countdown = ask.state.house.clock_countdown
    if seconds + countdown == 0:
        raise Refused(Code.BAD_NUMBER, "The clock needs a second at least.")
    for other in ask.state.calls.open.values():
        if other.table == table.number and other.seat == seat:
            who = f"Table {table.number}" if entry is None else called(entry)
            raise Refused(Code.NOTHING_CHANGES, f"{who} is on the clock already.")
    now = ask.now
    return Decision(
        (
            cl.ClockCalled(
                call=ask.state.calls.made + 1,
                table=table.number,
                seat=seat,
                entry=None if entry is None else entry.id,
                seconds=seconds,
                countdown=countdown,
                began=Moment(now.wall_ms, now.boot_ms, now.boot_id),
            ),
        )
    )


def _sitting(ask: Asking, seat: SeatAt) -> Entry:
    ask.seat(seat)
    entry = ask.state.occupant(seat)
    if entry is None:
        raise Refused(Code.SEAT_EMPTY, f"Nobody has seat {seat}.")
    return entry


def end_call(ask: Asking, command: clc.EndCall) -> Decision:
    """Say how a call ended: he acted, his hand is dead, he has checked, or it was called off."""
    call = ask.state.calls.open.get(command.call)
    if call is None:
        raise Refused(Code.NOTHING_CHANGES, "No clock runs there.")
    left = left_ms(call, ask.now)
    if left and command.result in {CallResult.DEAD, CallResult.CHECKED}:
        ask.house(Code.CLOCK_RUNS, "His time is not up yet.")
    seconds = -(-left // 1000)
    return Decision(
        (cl.CallEnded(call.number, call.table, call.seat, call.entry, command.result, seconds),)
    )
