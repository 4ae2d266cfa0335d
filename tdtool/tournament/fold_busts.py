"""What changes who is out; called from `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import fold_rulings
from tdtool.tournament.fold_sitting import leave, rank, sit, void
from tdtool.tournament.plans import fold as fold_plans
from tdtool.tournament.prizes import fold as fold_prizes
from tdtool.tournament.state import Bust, Entry, State, Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.values import SeatAt


def _dealt_hand(state: State, entry: Entry) -> int | None:
    if entry.seat is None:
        return None
    position = state.tables[entry.seat.table].position
    if position is None or position.present.get(entry.seat.seat) != entry.id:
        return None
    return position.hand


def _busted(state: State, fact: f.Busted, ms: int) -> None:
    entry = state.entries[fact.entry]
    where = fact.seat if fact.origin is None else fact.origin
    table = None if where is None else state.tables.get(where.table)
    state.bust_orders += 1
    state.busts[fact.entry] = Bust(
        entry=fact.entry,
        seat=fact.seat,
        hand=fact.hand,
        group=fact.group,
        order=state.bust_orders,
        reported_ms=fact.reported_ms,
        happened_ms=fact.happened_ms,
        stack=fact.stack,
        floor_to_check=fact.floor_to_check,
        dealt_hand=_dealt_hand(state, entry),
        penalty=fact.penalty,
        out_of_play=fact.out_of_play,
        origin=fact.origin,
    )
    state.out_of_play += fact.out_of_play
    leave(state, entry, ms, sat=fact.origin is None)
    rank(state, entry, Status.OUT)
    entry.origin = None
    state.groups = max(state.groups, fact.group)
    if table is not None:
        table.hand = max(table.hand, fact.hand)
        table.missing -= fact.names_report
    if fact.floor_to_check:
        state.to_check.add(fact.entry)


def _counted(state: State, fact: f.HeadsCounted, ms: int) -> None:
    table = state.tables[fact.table]
    table.missing = fact.missing
    table.missing_ms = ms


def _come_back(state: State, entry_id: int, seat: SeatAt | None, ms: int) -> Bust:
    entry = state.entries[entry_id]
    bust = state.busts.pop(entry_id)
    state.to_check.discard(entry_id)
    fold_rulings.taken_back(state, bust, ms)
    fold_plans.came_back(state, entry_id)
    if seat is None:
        rank(state, entry, Status.STANDING)
        entry.origin = bust.seat
        entry.since_ms = ms
        return bust
    on_his_way = bust.origin is not None and seat == bust.seat
    sit(state, entry, seat, ms, awaited=on_his_way, origin=bust.origin)
    table = state.tables[seat.table]
    position = table.position
    if position is not None and seat == bust.seat and bust.dealt_hand == position.hand:
        position.present[seat.seat] = entry_id
    departed = table.departed.get(seat.seat)
    if departed is not None and departed[0] == entry_id:
        del table.departed[seat.seat]
    return bust


def _corrected(state: State, fact: f.BustCorrected, ms: int) -> None:
    knockout = fold_prizes.came_back(state, fact.wrong)
    bust = _come_back(state, fact.wrong, fact.wrong_seat, ms)
    right = state.entries[fact.right]
    bust.entry = fact.right
    bust.seat = fact.right_seat
    bust.origin = None
    bust.stack = None
    bust.dealt_hand = _dealt_hand(state, right)
    state.busts[fact.right] = bust
    fold_prizes.replaced(state, knockout, fact.right)
    leave(state, right, ms)
    rank(state, right, Status.OUT)
    if bust.floor_to_check:
        state.to_check.add(fact.right)


def _taken_back(state: State, fact: f.BustTakenBack, ms: int) -> None:
    if fact.withdrawn is not None:
        again = state.entries[fact.withdrawn]
        leave(state, again, ms)
        void(state, again)
    fold_prizes.came_back(state, fact.entry)
    _come_back(state, fact.entry, fact.seat, ms)


def _checked(state: State, fact: f.FloorChecked, _ms: int) -> None:
    state.busts[fact.entry].floor_to_check = False
    state.to_check.discard(fact.entry)


CHANGES: dict[type[f.Fact], Callable[[State, Any, int], None]] = {
    f.Busted: _busted,
    f.HeadsCounted: _counted,
    f.BustCorrected: _corrected,
    f.BustTakenBack: _taken_back,
    f.FloorChecked: _checked,
}
