"""Every arrival at and departure from a seat; called from where facts are folded alone."""

from __future__ import annotations

from tdtool.tournament import first_button
from tdtool.tournament.plans import fold as fold_plans
from tdtool.tournament.state import Entry, State, Status
from tdtool.tournament.values import SeatAt


def leave(state: State, entry: Entry, ms: int, *, sat: bool = True) -> None:
    """Take an entry off its seat; `sat` False: he never came to it."""
    seat = entry.seat
    if seat is None:
        return
    table = state.tables[seat.table]
    del table.occupants[seat.seat]
    if sat:
        table.departed[seat.seat] = (entry.id, ms)
    position = table.position
    if position is not None and position.present.get(seat.seat) == entry.id:
        del position.present[seat.seat]
    entry.seat = None
    expect(state, entry, awaited=False, ms=ms, origin=None)
    fold_plans.emptied(table)


def sit(  # noqa: PLR0913 - he sits there, or is on his way from somewhere
    state: State,
    entry: Entry,
    seat: SeatAt,
    ms: int,
    *,
    awaited: bool = False,
    origin: SeatAt | None = None,
) -> None:
    """Put an entry in a seat; `awaited`: he is on his way there from `origin`."""
    table = state.tables[seat.table]
    table.occupants[seat.seat] = entry.id
    fold_plans.sat(state, table, seat.seat, entry.id)
    entry.seat = seat
    entry.sat_ms = ms
    rank(state, entry, Status.SEATED)
    expect(state, entry, awaited=awaited, ms=ms, origin=origin)


def expect(state: State, entry: Entry, *, awaited: bool, ms: int, origin: SeatAt | None) -> None:
    """Note that an entry is on its way to its seat, or that it is there."""
    entry.awaited = awaited
    entry.since_ms = ms if awaited else 0
    entry.origin = origin if awaited else None
    if awaited:
        state.awaited.add(entry.id)
        return
    state.awaited.discard(entry.id)
    if entry.seat is not None:
        first_button.may_begin(state, state.tables[entry.seat.table], ms)


_WITH_CHIPS = (Status.SEATED, Status.STANDING)
_IN_PLAY = (Status.SEATED, Status.STANDING, Status.WAITING)


def rank(state: State, entry: Entry, status: Status) -> None:
    """Give an entry another status, and count it where it belongs."""
    before = entry.status
    if before is status:
        return
    state.seated += (status in _WITH_CHIPS) - (before in _WITH_CHIPS)
    state.in_play += (status in _IN_PLAY) - (before in _IN_PLAY)
    entry.status = status
    if status is Status.STANDING:
        state.standing.add(entry.id)
    else:
        state.standing.discard(entry.id)
        state.disputes.pop(entry.id, None)
    if status is Status.WAITING:
        state.waiting.add(entry.id)
    elif entry.id in state.waiting:
        state.waiting.discard(entry.id)
        if not state.waiting:
            # Empty, it would keep the room of all who waited.
            state.waiting.clear()
    if status not in _WITH_CHIPS:
        state.absent.discard(entry.id)


def void(state: State, entry: Entry) -> None:
    """Take an entry out as if it had never been."""
    rank(state, entry, Status.UNREGISTERED)
    state.again -= entry.number > 1
