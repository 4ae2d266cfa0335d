"""The only code that changes the state: one fact at a time, as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import (
    fold_busts,
    fold_event,
    fold_hands,
    fold_persons,
    fold_rulings,
    play_time,
)
from tdtool.tournament.calls import fold as fold_calls
from tdtool.tournament.chips import fold as fold_chips
from tdtool.tournament.collecting import without_collecting
from tdtool.tournament.counted import fold as fold_counted
from tdtool.tournament.days import brought
from tdtool.tournament.days import fold as fold_days
from tdtool.tournament.fold_sitting import expect, leave, rank, sit, void
from tdtool.tournament.hand_for_hand import fold as fold_together
from tdtool.tournament.money import fold as fold_till
from tdtool.tournament.no_show_facts import NoShowMarked
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans import fold as fold_plans
from tdtool.tournament.prizes import fold as fold_prizes
from tdtool.tournament.state import Entry, Note, State, Status, Table
from tdtool.tournament.values import Anchor, ClockAct, Now, Placing

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Sequence


def opened(fact: f.TournamentOpened, wall_ms: int) -> State:
    """Make the state of a tournament that was just set up."""
    return State(
        name=fact.name,
        structure=fact.structure,
        house=fact.house,
        seats_per_table=fact.seats_per_table,
        reentries=fact.reentries,
        seal=fact.seal,
        opened_ms=wall_ms,
    )


def apply(state: State, fact: f.Fact, wall_ms: int) -> None:
    """Change the state by one fact that was written at `wall_ms`."""
    change = _CHANGES.get(type(fact))
    if change is not None:
        change(state, fact, wall_ms)


def spend(state: State, fact: f.Fact) -> None:
    """Note what stays spent when a fact counts no more: a seed or a number that was shown."""
    if isinstance(fact, f.SeatsDrawn):
        state.draws = fact.draw
        state.seal = fact.next_seal
    fold_rulings.spend(state, fact)
    fold_plans.spend(state, fact)
    fold_together.spend(state, fact)
    fold_till.spend(state, fact)


def fold(records: Iterable[f.Recorded]) -> State:
    """Fold a whole log, cancelled acts left out; the first fact must open the tournament.

    Raises ValueError where it does not.
    """
    log = list(records)
    state = begun(log)
    play(state, log[1:], cancelled(log))
    return state


def play(state: State, records: Iterable[f.Recorded], gone: Container[str]) -> None:
    """Change the state by facts as they were recorded; those of the acts in `gone` are spent."""
    with without_collecting():
        for _, action, wall_ms, fact in records:
            if action in gone:
                spend(state, fact)
            else:
                apply(state, fact, wall_ms)


def begun(log: Sequence[f.Recorded]) -> State:
    """Make the state after a log's first fact; ValueError where that opens no tournament."""
    if not log or not isinstance(log[0].fact, f.TournamentOpened):
        raise ValueError("The log does not begin with the opening of a tournament.")
    return opened(log[0].fact, log[0].wall_ms)


def cancelled(records: Iterable[f.Recorded]) -> set[str]:
    """Collect the acts that were undone and not redone since."""
    gone: set[str] = set()
    switches = (f.Undone, f.Redone)
    for fact in [record.fact for record in records if isinstance(record.fact, switches)]:
        if isinstance(fact, f.Undone):
            gone.add(fact.undone)
        else:
            gone.discard(fact.redone)
    return gone


# One function a kind of fact.


def _structure(state: State, fact: f.StructureChanged, ms: int) -> None:
    if fact.clock is not None:
        _set_clock(state, fact.clock)
    state.structure = fact.structure
    state.times_changed_ms = ms


def _set_clock(state: State, anchor: Anchor) -> None:
    state.played_ms = play_time.so_far(state, Now(anchor.wall_ms, anchor.boot_ms, anchor.boot_id))
    state.clock = anchor


def _house(state: State, fact: f.HouseRulesChanged, _ms: int) -> None:
    state.house = fact.house


def _registered(state: State, fact: f.EntryRegistered, ms: int) -> None:
    entry = Entry(fact.entry, fact.person, fact.number, fact.late, ms)
    before = state.last_entry_of(fact.person)
    entry.access = before is not None and before.access
    state.entries[fact.entry] = entry
    state.by_person[fact.person] = (*state.by_person.get(fact.person, ()), fact.entry)
    state.in_play += 1
    state.again += fact.number > 1
    state.waiting.add(fact.entry)


def _unregistered(state: State, fact: f.EntryUnregistered, ms: int) -> None:
    entry = state.entries[fact.entry]
    leave(state, entry, ms)
    void(state, entry)


def _table_opened(state: State, fact: f.TableOpened, ms: int) -> None:
    reach = brought.reach(state, fact.table)
    state.tables[fact.table] = Table(fact.table, fact.seats, ms, accessible=reach)
    state.closed.pop(fact.table, None)


def _table_closed(state: State, fact: f.TableClosed, ms: int) -> None:
    for entry_id in fact.standing:
        entry = state.entries[entry_id]
        origin = entry.seat
        leave(state, entry, ms)
        rank(state, entry, Status.STANDING)
        entry.origin = origin
        entry.since_ms = ms
    del state.tables[fact.table]
    state.closed[fact.table] = ms
    fold_plans.closed(state, fact.table)


def _table_locked(state: State, fact: f.TableLocked, _ms: int) -> None:
    state.tables[fact.table].locked = fact.locked


def _seat_locked(state: State, fact: f.SeatLocked, _ms: int) -> None:
    table, seat = state.tables[fact.seat.table], {fact.seat.seat}
    table.locked_seats = table.locked_seats | seat if fact.locked else table.locked_seats - seat


def _entry_locked(state: State, fact: f.EntryLocked, _ms: int) -> None:
    state.entries[fact.entry].locked = fact.locked


def _drawn(state: State, fact: f.SeatsDrawn, ms: int) -> None:
    for entry_id, seat in zip(fact.entries, fact.seats, strict=True):
        entry = state.entries[entry_id]
        origin = entry.seat or entry.origin
        leave(state, entry, ms)
        sit(state, entry, seat, ms, awaited=fact.awaited, origin=origin)
        if origin is not None:
            entry.moved_ms = ms
        fold_plans.went(state, origin, seat)
    state.draws = fact.draw
    state.seal = fact.next_seal


def _redrawn(state: State, fact: pf.Redrawn, ms: int) -> None:
    for entry_id in fact.entries:
        entry = state.entries[entry_id]
        origin = entry.seat or entry.origin
        leave(state, entry, ms)
        rank(state, entry, Status.STANDING)
        entry.origin = origin
        entry.since_ms = ms
    fold_plans.redrawn(state, fact, ms)


def _byes_drawn(state: State, fact: pf.ByesDrawn, ms: int) -> None:
    fold_plans.spend(state, fact)
    for entry_id in fact.byes:
        entry = state.entries[entry_id]
        leave(state, entry, ms)
        rank(state, entry, Status.WAITING)


def _placed(state: State, fact: f.EntryPlaced, ms: int) -> None:
    entry = state.entries[fact.entry]
    origin = fact.origin or entry.origin
    leave(state, entry, ms)
    sit(state, entry, fact.seat, ms, awaited=fact.awaited, origin=origin)
    if fact.placing is Placing.MOVE:
        entry.moved_ms = ms
    fold_plans.went(state, fact.origin, fact.seat)


def _swapped(state: State, fact: f.SeatsSwapped, ms: int) -> None:
    one, other = state.entries[fact.one], state.entries[fact.other]
    leave(state, one, ms)
    leave(state, other, ms)
    sit(state, one, fact.other_seat, ms)
    sit(state, other, fact.one_seat, ms)


def _arrived(state: State, fact: f.Arrived, ms: int) -> None:
    entry = state.entries[fact.entry]
    entry.sat_ms = ms
    state.absent.discard(entry.id)
    expect(state, entry, awaited=False, ms=ms, origin=None)


def _no_show(state: State, fact: NoShowMarked, ms: int) -> None:
    state.absent.add(fact.entry)
    expect(state, state.entries[fact.entry], awaited=False, ms=ms, origin=None)


def _disputed(state: State, fact: f.SeatDisputed, ms: int) -> None:
    stands = state.entries[fact.stands]
    was_at = stands.seat
    leave(state, stands, ms)
    rank(state, stands, Status.STANDING)
    stands.origin = fact.seat if was_at is None else was_at
    stands.since_ms = ms
    state.disputes[fact.stands] = fact.seat
    if fact.newcomer_stays:
        stays = state.entries[fact.stays]
        leave(state, stays, ms)
        sit(state, stays, fact.seat, ms)


def _printed(state: State, fact: f.SheetPrinted, ms: int) -> None:
    if fact.table is None and fact.ruling is None:
        state.printed[fact.sheet] = ms
    fold_rulings.slip_printed(state, fact, ms)


def _clock(state: State, fact: f.ClockSet, ms: int) -> None:
    first_start = state.clock is None and fact.act is ClockAct.START
    _set_clock(state, fact.anchor)
    if fact.act is not ClockAct.PAUSE and not first_start:
        state.times_changed_ms = ms


def _noted(state: State, fact: f.Noted, ms: int) -> None:
    state.notes.append(Note(fact.text, ms, fact.table, fact.entry))


_CHANGES: dict[type[f.Fact], Callable[[State, Any, int], None]] = {
    f.StructureChanged: _structure,
    f.HouseRulesChanged: _house,
    f.EntryRegistered: _registered,
    f.EntryUnregistered: _unregistered,
    f.TableOpened: _table_opened,
    f.TableClosed: _table_closed,
    f.TableLocked: _table_locked,
    f.SeatLocked: _seat_locked,
    f.EntryLocked: _entry_locked,
    f.SeatsDrawn: _drawn,
    f.EntryPlaced: _placed,
    f.SeatsSwapped: _swapped,
    f.Arrived: _arrived,
    f.SeatDisputed: _disputed,
    NoShowMarked: _no_show,
    f.ClockSet: _clock,
    f.SheetPrinted: _printed,
    f.Noted: _noted,
    pf.Redrawn: _redrawn,
    pf.ByesDrawn: _byes_drawn,
    **fold_busts.CHANGES,
    **fold_hands.CHANGES,
    **fold_plans.CHANGES,
    **fold_rulings.CHANGES,
    **fold_together.CHANGES,
    **fold_prizes.CHANGES,
    **fold_event.CHANGES,
    **fold_till.CHANGES,
    **fold_days.CHANGES,
    **fold_persons.CHANGES,
    **fold_chips.CHANGES,
    **fold_counted.CHANGES,
    **fold_calls.CHANGES,
}
"""Kinds that change nothing (an answer on paper, undo, an override's reason) are left out."""
