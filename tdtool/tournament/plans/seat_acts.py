"""Seats and tables that are kept, sizes, pairs and settings: from what is asked to what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.size_steps import in_order
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status
from tdtool.tournament.tables import MOST_TABLES, check_size

if TYPE_CHECKING:
    from tdtool.tournament.plans import commands as pc
    from tdtool.tournament.plans.settings import PlanSettings


def change_plans(ask: Asking, command: pc.ChangePlans) -> Decision:
    """Move players by other settings from here on."""
    settings = replace(command.settings, sizes=in_order(ask.state, command.settings.sizes))
    if settings == ask.state.plans.settings:
        raise Refused(Code.NOTHING_CHANGES, "Players are moved by these settings already.")
    _check(settings)
    return Decision((pf.PlansSet(settings),))


def _check(settings: PlanSettings) -> None:
    order = settings.breaking_order
    for number in order:
        if not 1 <= number <= MOST_TABLES:
            raise Refused(Code.BAD_NUMBER, f"Tables are numbered 1 to {MOST_TABLES:,}.")
        if order.count(number) > 1:
            raise Refused(Code.BAD_NUMBER, f"Table {number} stands twice in the breaking order.")
    for size in (settings.final_size, *(step.seats for step in settings.sizes)):
        if size is not None:
            check_size(size)
    for left in (*(settings.redraw_at or ()), *_least_one(settings)):
        if left is not None and left < 1:
            raise Refused(Code.BAD_NUMBER, f"{left} is too few: one at least.")


def _least_one(settings: PlanSettings) -> tuple[int | None, ...]:
    return settings.prize_seats, settings.milestone, settings.halt_at, settings.round_stack


def feature_table(ask: Asking, command: pc.FeatureTable) -> Decision:
    """Make a table the one that is shown, or one of all again."""
    table = ask.table(command.table)
    if table.feature == command.feature:
        how = "is a feature table already" if table.feature else "is no feature table"
        raise Refused(Code.NOTHING_CHANGES, f"Table {table.number} {how}.")
    return Decision((pf.TableFeatured(table.number, command.feature),))


def resize_tables(ask: Asking, command: pc.ResizeTables) -> Decision:
    """Let tables play with so many seats; a seat that closes is closed once it is empty."""
    check_size(command.seats)
    tables = command.tables or tuple(sorted(ask.state.tables))
    event = not command.tables
    changed = tuple(
        number
        for number in tables
        if (ask.table(number).closing or ask.table(number).seats) != command.seats
    )
    if not changed and not (event and ask.state.seats_per_table != command.seats):
        raise Refused(Code.NOTHING_CHANGES, f"They play with {command.seats} seats already.")
    return Decision((pf.TablesSized(command.seats, changed, event),))


def reserve_seat(ask: Asking, command: pc.ReserveSeat) -> Decision:
    """Keep a seat for an entry, or let it be given again."""
    table = ask.seat(command.seat)
    kept = table.reserved.get(command.seat.seat)
    if command.entry == kept:
        raise Refused(Code.NOTHING_CHANGES, f"Seat {command.seat} is kept so already.")
    if command.entry is not None:
        entry = ask.entry(command.entry)
        if entry.status is Status.OUT:
            raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out.")
        ask.free_seat(command.seat)
        if kept is not None:
            raise Refused(Code.SEAT_RESERVED, f"Seat {command.seat} is kept for {{entry {kept}}}.")
    return Decision((pf.SeatReserved(command.seat, command.entry),))


def mark_seat(ask: Asking, command: pc.MarkSeat) -> Decision:
    """Mark a seat as one that everybody can reach, or not."""
    table = ask.seat(command.seat)
    if (command.seat.seat in table.accessible) == command.accessible:
        raise Refused(Code.NOTHING_CHANGES, f"Seat {command.seat} is marked so already.")
    return Decision((pf.SeatMarked(command.seat, command.accessible),))


def need_access(ask: Asking, command: pc.NeedAccess) -> Decision:
    """Note that a player needs a seat he can reach, or no longer."""
    entry = ask.entry(command.entry)
    if entry.access == command.needed:
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)}: that is known.")
    return Decision((pf.AccessNeeded(entry.id, command.needed),))


def keep_apart(ask: Asking, command: pc.KeepApart) -> Decision:
    """Keep two players apart in draws, if the house's way is to do so at all."""
    one, other = ask.entry(command.one), ask.entry(command.other)
    if one.person == other.person:
        raise Refused(Code.NOTHING_CHANGES, f"{called(one)} is one player, not two.")
    pair = (min(one.person, other.person), max(one.person, other.person))
    if (pair in ask.state.plans.apart) == command.apart:
        raise Refused(Code.NOTHING_CHANGES, f"{called(one)} and {called(other)}: that is known.")
    if command.apart and not ask.state.plans.settings.keep_apart:
        ask.house(
            Code.DRAWS_ARE_OPEN,
            "Draws keep nobody apart: switch it on in Settings first.",
        )
    return Decision((pf.KeptApart(one.id, other.id, command.apart),))
