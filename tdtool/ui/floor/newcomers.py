"""Who may be meant by somebody who sits where the desk has nobody, or has another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.names import roster
from tdtool.line.tokens import Kind, scan
from tdtool.tournament.commands import Command, DisputeSeat, SitsAt, TakeBackBust
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.desk import Desk
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId

MOST = 5
"""More candidates are not listed: type more of the name."""
_LATELY_MS = 60 * 60_000


class Candidate(NamedTuple):
    """Somebody who may be meant, and where the desk has him."""

    entry: EntryId
    name: str
    where: str


def newcomers(desk: Desk, typed: str, table: int) -> tuple[Candidate, ...]:
    """List who may be meant at a table, the likeliest first.

    With nothing typed they are those who may well be meant.
    """
    text = typed.strip()
    if not text:
        return _candidates(desk, likely(desk, table))
    found = scan(text)
    if len(found) == 1 and found[0].kind is Kind.SEAT:
        holder = desk.state.occupant(SeatAt(found[0].a, found[0].b))
        return () if holder is None else _candidates(desk, [holder.id])
    people = roster(desk)
    far = people.find(text)
    ranked = sorted(far, key=lambda one: (far[one], people.name(one)))
    entries = [desk.state.last_entry_of(person) for person in ranked[: 4 * MOST]]
    return _candidates(desk, [entry.id for entry in entries if entry is not None])


def likely(desk: Desk, table: int) -> list[EntryId]:
    """List who may well be meant at a table: on the way, without a seat, out there lately."""
    state = desk.state
    here = state.tables[table]
    way = [entry for entry in here.occupants.values() if state.entries[entry].awaited]
    since = desk.now().wall_ms - _LATELY_MS
    out = [
        bust.entry
        for bust in reversed(state.busts.values())
        if bust.seat is not None and bust.seat.table == table and bust.reported_ms >= since
    ]
    others = sorted(state.awaited, key=lambda entry: state.entries[entry].since_ms)
    loose = [*sorted(state.standing), *sorted(state.waiting)]
    return list(dict.fromkeys([*way, *loose, *out, *others]))


def seat_command(desk: Desk, entry: EntryId, seat: SeatAt, *, stays: bool) -> Command:
    """Say that this player sits there: found, back from a wrong bust, or the second of two.

    `stays` lets him keep a seat that another has.
    """
    holder = desk.state.occupant(seat)
    if holder is not None and holder.id != entry:
        return DisputeSeat(seat, entry, stays)
    if desk.state.entries[entry].status is Status.OUT:
        return TakeBackBust(entry, seat)
    return SitsAt(entry, seat)


def _candidates(desk: Desk, entries: Iterable[EntryId]) -> tuple[Candidate, ...]:
    found = list(entries)[:MOST]
    return tuple(
        Candidate(entry, desk.name(entry), _where(desk, desk.state.entries[entry]))
        for entry in found
    )


def _where(desk: Desk, entry: Entry) -> str:
    if entry.awaited:
        return f"on the way to {entry.seat}"
    if entry.seat is not None:
        return f"the desk has him at {entry.seat}"
    bust = desk.state.busts.get(entry.id)
    if bust is not None:
        time = figures.time_of_day(bust.at_ms, desk.now().utc_offset)
        return f"out {time}" + ("" if bust.seat is None else f" at {bust.seat}")
    if entry.id in desk.state.standing:
        return "stands, no seat" if entry.origin is None else f"stands, was at {entry.origin}"
    return "waits for a seat"
