"""The only code that changes the state: one fact at a time, as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.rules.button.question import LastHand
from tdtool.tournament import facts as f
from tdtool.tournament import first_button, fold_event, fold_rulings, play_time
from tdtool.tournament.hand_for_hand import fold as fold_together
from tdtool.tournament.money import fold as fold_till
from tdtool.tournament.no_show_facts import NoShowMarked
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans import fold as fold_plans
from tdtool.tournament.prizes import fold as fold_prizes
from tdtool.tournament.state import Bust, Entry, Note, Position, State, Status, Table
from tdtool.tournament.values import Anchor, ClockAct, Now, Placing, SeatAt, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


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
    gone = cancelled(log)
    state = begun(log)
    for record in log[1:]:
        if record.action in gone:
            spend(state, record.fact)
        else:
            apply(state, record.fact, record.wall_ms)
    return state


def begun(log: Sequence[f.Recorded]) -> State:
    """Make the state after a log's first fact; ValueError where that opens no tournament."""
    if not log or not isinstance(log[0].fact, f.TournamentOpened):
        raise ValueError("The log does not begin with the opening of a tournament.")
    return opened(log[0].fact, log[0].wall_ms)


def cancelled(records: Iterable[f.Recorded]) -> set[str]:
    """Collect the acts that were undone and not redone since."""
    gone: set[str] = set()
    for record in records:
        if isinstance(record.fact, f.Undone):
            gone.add(record.fact.undone)
        elif isinstance(record.fact, f.Redone):
            gone.discard(record.fact.redone)
    return gone


# Seats: every arrival at and departure from a seat goes through these two.


def _leave(state: State, entry: Entry, ms: int, *, sat: bool = True) -> None:
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
    _await(state, entry, awaited=False, ms=ms, origin=None)
    fold_plans.emptied(table)


def _sit(  # noqa: PLR0913 - he sits there, or is on his way from somewhere
    state: State,
    entry: Entry,
    seat: SeatAt,
    ms: int,
    *,
    awaited: bool = False,
    origin: SeatAt | None = None,
) -> None:
    table = state.tables[seat.table]
    table.occupants[seat.seat] = entry.id
    fold_plans.sat(state, table, seat.seat, entry.id)
    entry.seat = seat
    entry.sat_ms = ms
    _rank(state, entry, Status.SEATED)
    _await(state, entry, awaited=awaited, ms=ms, origin=origin)


def _await(state: State, entry: Entry, *, awaited: bool, ms: int, origin: SeatAt | None) -> None:
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


def _rank(state: State, entry: Entry, status: Status) -> None:
    state.seated += (status in _WITH_CHIPS) - (entry.status in _WITH_CHIPS)
    state.in_play += (status in _IN_PLAY) - (entry.status in _IN_PLAY)
    for member, group in ((Status.STANDING, state.standing), (Status.WAITING, state.waiting)):
        if status is member:
            group.add(entry.id)
        else:
            group.discard(entry.id)
    if status not in _WITH_CHIPS:
        state.absent.discard(entry.id)
    if status is not Status.STANDING:
        state.disputes.pop(entry.id, None)
    entry.status = status


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
    state.by_person.setdefault(fact.person, []).append(fact.entry)
    state.in_play += 1
    state.again += fact.number > 1
    state.waiting.add(fact.entry)


def _unregistered(state: State, fact: f.EntryUnregistered, ms: int) -> None:
    entry = state.entries[fact.entry]
    _leave(state, entry, ms)
    _void(state, entry)


def _void(state: State, entry: Entry) -> None:
    _rank(state, entry, Status.UNREGISTERED)
    state.again -= entry.number > 1


def _table_opened(state: State, fact: f.TableOpened, ms: int) -> None:
    state.tables[fact.table] = Table(fact.table, fact.seats, ms)
    state.closed.pop(fact.table, None)


def _table_closed(state: State, fact: f.TableClosed, ms: int) -> None:
    for entry_id in fact.standing:
        entry = state.entries[entry_id]
        origin = entry.seat
        _leave(state, entry, ms)
        _rank(state, entry, Status.STANDING)
        entry.origin = origin
        entry.since_ms = ms
    del state.tables[fact.table]
    state.closed[fact.table] = ms
    fold_plans.closed(state, fact.table)


def _table_locked(state: State, fact: f.TableLocked, _ms: int) -> None:
    state.tables[fact.table].locked = fact.locked


def _seat_locked(state: State, fact: f.SeatLocked, _ms: int) -> None:
    locked = state.tables[fact.seat.table].locked_seats
    if fact.locked:
        locked.add(fact.seat.seat)
    else:
        locked.discard(fact.seat.seat)


def _entry_locked(state: State, fact: f.EntryLocked, _ms: int) -> None:
    state.entries[fact.entry].locked = fact.locked


def _drawn(state: State, fact: f.SeatsDrawn, ms: int) -> None:
    for entry_id, seat in zip(fact.entries, fact.seats, strict=True):
        entry = state.entries[entry_id]
        origin = entry.seat or entry.origin
        _leave(state, entry, ms)
        _sit(state, entry, seat, ms, awaited=fact.awaited, origin=origin)
        if origin is not None:
            entry.moved_ms = ms
        fold_plans.went(state, origin, seat)
    state.draws = fact.draw
    state.seal = fact.next_seal


def _redrawn(state: State, fact: pf.Redrawn, ms: int) -> None:
    for entry_id in fact.entries:
        entry = state.entries[entry_id]
        origin = entry.seat or entry.origin
        _leave(state, entry, ms)
        _rank(state, entry, Status.STANDING)
        entry.origin = origin
        entry.since_ms = ms
    fold_plans.redrawn(state, fact)


def _byes_drawn(state: State, fact: pf.ByesDrawn, ms: int) -> None:
    fold_plans.spend(state, fact)
    for entry_id in fact.byes:
        entry = state.entries[entry_id]
        _leave(state, entry, ms)
        _rank(state, entry, Status.WAITING)


def _placed(state: State, fact: f.EntryPlaced, ms: int) -> None:
    entry = state.entries[fact.entry]
    origin = fact.origin or entry.origin
    _leave(state, entry, ms)
    _sit(state, entry, fact.seat, ms, awaited=fact.awaited, origin=origin)
    if fact.placing is Placing.MOVE:
        entry.moved_ms = ms
    fold_plans.went(state, fact.origin, fact.seat)


def _swapped(state: State, fact: f.SeatsSwapped, ms: int) -> None:
    one, other = state.entries[fact.one], state.entries[fact.other]
    _leave(state, one, ms)
    _leave(state, other, ms)
    _sit(state, one, fact.other_seat, ms)
    _sit(state, other, fact.one_seat, ms)


def _arrived(state: State, fact: f.Arrived, ms: int) -> None:
    entry = state.entries[fact.entry]
    entry.sat_ms = ms
    state.absent.discard(entry.id)
    _await(state, entry, awaited=False, ms=ms, origin=None)


def _no_show(state: State, fact: NoShowMarked, ms: int) -> None:
    state.absent.add(fact.entry)
    _await(state, state.entries[fact.entry], awaited=False, ms=ms, origin=None)


def _dealt_hand(state: State, entry: Entry) -> int | None:
    if entry.seat is None:
        return None
    position = state.tables[entry.seat.table].position
    if position is None or position.present.get(entry.seat.seat) != entry.id:
        return None
    return position.hand


def _disputed(state: State, fact: f.SeatDisputed, ms: int) -> None:
    stands = state.entries[fact.stands]
    was_at = stands.seat
    _leave(state, stands, ms)
    _rank(state, stands, Status.STANDING)
    stands.origin = fact.seat if was_at is None else was_at
    stands.since_ms = ms
    state.disputes[fact.stands] = fact.seat
    if fact.newcomer_stays:
        stays = state.entries[fact.stays]
        _leave(state, stays, ms)
        _sit(state, stays, fact.seat, ms)


def _printed(state: State, fact: f.SheetPrinted, ms: int) -> None:
    if fact.table is None and fact.ruling is None:
        state.printed[fact.sheet] = ms
    fold_rulings.slip_printed(state, fact, ms)


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
    _leave(state, entry, ms, sat=fact.origin is None)
    _rank(state, entry, Status.OUT)
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
    if seat is None:
        _rank(state, entry, Status.STANDING)
        entry.origin = bust.seat
        entry.since_ms = ms
        return bust
    on_his_way = bust.origin is not None and seat == bust.seat
    _sit(state, entry, seat, ms, awaited=on_his_way, origin=bust.origin)
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
    _leave(state, right, ms)
    _rank(state, right, Status.OUT)
    if bust.floor_to_check:
        state.to_check.add(fact.right)


def _taken_back(state: State, fact: f.BustTakenBack, ms: int) -> None:
    if fact.withdrawn is not None:
        again = state.entries[fact.withdrawn]
        _leave(state, again, ms)
        _void(state, again)
    fold_prizes.came_back(state, fact.entry)
    _come_back(state, fact.entry, fact.seat, ms)


def _checked(state: State, fact: f.FloorChecked, _ms: int) -> None:
    state.busts[fact.entry].floor_to_check = False
    state.to_check.discard(fact.entry)


def _present(table: Table, seats: Iterable[int], left: Iterable[int]) -> dict[int, int]:
    gone = set(left)
    return {
        seat: table.occupants[seat]
        for seat in seats
        if seat in table.occupants and seat not in gone
    }


def _position_given(state: State, fact: f.PositionGiven, ms: int) -> None:
    table = state.tables[fact.table]
    present = _present(table, fact.last.seats, fact.left)
    _know(state, table, Position(fact.hand, ms, fact.source, fact.last, present))


def _know(state: State, table: Table, position: Position) -> None:
    position.played_ms = play_time.at_wall(state, position.at_ms)
    table.hand = position.hand
    table.position = position
    table.first_button = None


def _first_button(state: State, fact: f.FirstButtonNamed, ms: int) -> None:
    first_button.name(state, state.tables[fact.table], fact.seat, ms)


def _set_by_hand(state: State, fact: f.HandSetByHand, ms: int) -> None:
    table = state.tables[fact.table]
    spot = fact.positions
    last = LastHand(
        spot.button, spot.small_blind, spot.big_blinds, fact.dealt_in, spot.owes_small_blind
    )
    present = _present(table, fact.dealt_in, ())
    _know(state, table, Position(fact.hand, ms, Source.BY_HAND, last, present, fact.positions))


def _stepped(state: State, fact: f.HandStepped, ms: int) -> None:
    table = state.tables[fact.table]
    before = table.position
    if before is not None and before.last == fact.last:
        # A stud hand: the last hand with blinds stays the one to go on from (TDA24 11-B).
        present = before.present
    else:
        present = _present(table, fact.last.seats, ())
    _know(state, table, Position(fact.hand, ms, Source.STEPPED, fact.last, present))
    fold_rulings.stepped(state, fact, ms)


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
    f.Busted: _busted,
    f.HeadsCounted: _counted,
    f.BustCorrected: _corrected,
    f.BustTakenBack: _taken_back,
    f.FloorChecked: _checked,
    f.PositionGiven: _position_given,
    f.FirstButtonNamed: _first_button,
    f.HandSetByHand: _set_by_hand,
    f.HandStepped: _stepped,
    f.ClockSet: _clock,
    f.SheetPrinted: _printed,
    f.Noted: _noted,
    pf.Redrawn: _redrawn,
    pf.ByesDrawn: _byes_drawn,
    **fold_plans.CHANGES,
    **fold_rulings.CHANGES,
    **fold_together.CHANGES,
    **fold_prizes.CHANGES,
    **fold_event.CHANGES,
    **fold_till.CHANGES,
}
"""Kinds that change nothing (an answer on paper, undo, an override's reason) are left out."""
