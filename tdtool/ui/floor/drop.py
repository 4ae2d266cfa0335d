"""What dropping a player somewhere would do: the command that keys give too, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.commands import Command, DrawSeats, MoveEntry, SeatEntry, SwapSeats
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import Tone
from tdtool.ui import plain

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId

NOWHERE = "Drop him on a seat. Over a tile its table opens. Esc leaves him."
_NAME = 40


class Target(NamedTuple):
    """Where a player would be dropped: a seat, or with seat 0 a table's tile."""

    table: int
    seat: int = 0


class Drop(NamedTuple):
    """What dropping does, None for nothing, in a sentence; the tone says whether it can be."""

    command: Command | None
    sentence: str
    tone: Tone


def drop_on(desk: Desk, entry: EntryId, target: Target | None) -> Drop:
    """Say what dropping a player on a target does as the tournament stands."""
    if target is None or entry not in desk.state.entries:
        return Drop(None, NOWHERE, Tone.REMARK)
    loose = desk.state.entries[entry].status in {Status.WAITING, Status.STANDING}
    name = _name(desk, entry)
    if target.seat:
        return _on_seat(desk, entry, SeatAt(target.table, target.seat), loose=loose)
    if loose:
        command = DrawSeats((entry,), table=target.table)
        return _judged(desk, command, f"{name} is drawn a seat at table {target.table}.")
    return Drop(None, f"Table {target.table} opens: drop him on a seat.", Tone.REMARK)


def _on_seat(desk: Desk, entry: EntryId, seat: SeatAt, *, loose: bool) -> Drop:
    name, here = _name(desk, entry), desk.state.entries[entry].seat
    table = desk.state.tables.get(seat.table)
    holder = None if table is None else table.occupants.get(seat.seat)
    if holder == entry:
        return Drop(None, f"{name} has this seat.", Tone.REMARK)
    if loose:
        return _judged(desk, SeatEntry(entry, seat), f"{name} takes seat {seat}.")
    if holder is not None and here is not None:
        told = f"{name} and {_name(desk, holder)} swap seats {here} and {seat}."
        return _judged(desk, SwapSeats(here, seat), told)
    return _judged(desk, MoveEntry(entry, seat), f"{name} is sent to {seat}.")


def _judged(desk: Desk, command: Command, told: str) -> Drop:
    refused = desk.can(command)
    if refused is None:
        return Drop(command, told, Tone.KNOWN)
    if refused.house:
        return Drop(command, f"{refused.sentence} It needs a reason.", Tone.NEEDS_YOU)
    return Drop(None, refused.sentence, Tone.WRONG)


def _name(desk: Desk, entry: EntryId) -> str:
    return plain.one_line(desk.name(entry), _NAME)
