"""Who moves where so that no two tables differ by more than they may (TDA24 11)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.question import GameForm
from tdtool.tournament import positions
from tdtool.tournament.plans.breaking import giving_rank
from tdtool.tournament.plans.naming import Hands, NamedMove, name_move
from tdtool.tournament.plans.settings import Format
from tdtool.tournament.plans.sizes import Flow, flows, may_give, room_at, sizes, tolerance
from tdtool.tournament.values import EntryId, SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now


@dataclass(frozen=True, slots=True)
class PlannedMove:
    """The next big blind of `source` goes to the worst seat of `destination`.

    `named` says who and where while both last hands are fresh (always in a stud event, which
    moves by the seat); else `unknown` lists the tables whose last hand would have to be told.
    """

    source: int
    destination: int
    named: NamedMove | None
    unknown: tuple[int, ...] = ()
    by_seat: bool = False


class Short(NamedTuple):
    """A table that lacks `lacks` players beyond the tolerance, and who goes there."""

    table: int
    lacks: int
    moves: tuple[PlannedMove, ...]


def is_balanced_by_moves(state: State) -> bool:
    """Tell whether tables of this event are balanced at all: not within a round."""
    return state.plans.settings.form not in (Format.SHOOTOUT, Format.HEADS_UP)


def balance_flows(state: State, now: Now) -> tuple[Flow, ...]:
    """List from which table to which somebody must go: the fewest moves that level them."""
    counts = sizes(state)
    allowed = max(1, tolerance(state, now))
    if not is_balanced_by_moves(state) or not counts:
        return ()
    if max(counts.values()) - min(counts.values()) <= allowed:
        return ()
    return flows(
        counts,
        allowed,
        giving_rank(state),
        lambda number: may_give(state, state.tables[number]),
        lambda number: room_at(state, state.tables[number]),
    )


def balance_plan(state: State, now: Now) -> tuple[PlannedMove, ...]:
    """List the moves that level the tables, named where both last hands are fresh."""
    return planned(state, now, balance_flows(state, now))


def planned(state: State, now: Now, wanted: Iterable[Flow]) -> tuple[PlannedMove, ...]:
    """Make moves of flows, in their order: each counts on those before it being made."""
    hands = Hands(state, now)
    stud = is_stud_event(state, now)
    left: defaultdict[int, list[int]] = defaultdict(list)
    taken: defaultdict[int, list[int]] = defaultdict(list)
    found = []
    for source, destination in wanted:
        going, coming = left[source], taken[destination]
        if stud:
            named = name_by_seat(state, source, destination, going, coming)
        else:
            named = name_move(hands, source, destination, going, coming)
        if named is not None:
            going.append(named.source.seat)
            coming.append(named.destination.seat)
        unknown = tuple(
            number
            for number in (source, destination)
            if named is None and hands.asked(number) is None
        )
        found.append(PlannedMove(source, destination, named, unknown, by_seat=stud))
    return tuple(found)


def short_tables(state: State, now: Now) -> tuple[Short, ...]:
    """List the tables that are short, the shortest first, with the moves that help them."""
    counts = sizes(state)
    allowed = max(1, tolerance(state, now))
    if not is_balanced_by_moves(state) or not counts:
        return ()
    fullest = max(counts.values())
    if fullest - min(counts.values()) <= allowed:
        return ()
    moves: defaultdict[int, list[PlannedMove]] = defaultdict(list)
    for move in balance_plan(state, now):
        moves[move.destination].append(move)
    short = {number for number, count in counts.items() if fullest - count > allowed}
    return tuple(
        Short(number, fullest - counts[number], tuple(moves[number]))
        for number in sorted(short | moves.keys(), key=lambda one: (counts[one], one))
    )


def is_stud_event(state: State, now: Now) -> bool:
    """Tell whether no level of the event has blinds: then players move by the seat."""
    if any(stakes.big_blind for row in state.structure.rows for stakes in row.stakes):
        return False
    return positions.form(positions.stakes_of(state, now)) is not GameForm.SHORT_DECK


def name_by_seat(
    state: State,
    source: int,
    destination: int,
    left: Iterable[int] = (),
    taken: Iterable[int] = (),
) -> NamedMove | None:
    """Fill the seat that opened last with the player of the same seat (TDA24 11-A, stud)."""
    leaving, joined = state.tables[source], state.tables[destination]
    going, coming = set(left), set(taken)
    movable = [seat for seat in movable_seats(state, leaving) if seat not in going]
    seats = [seat for seat in joined.open_seats() if seat not in coming]
    if not movable or not seats:
        return None
    opened = {seat: joined.departed[seat][1] for seat in seats if seat in joined.departed}
    seat = max(seats, key=lambda one: opened.get(one, 0))
    mover = next((one for one in movable if one >= seat), movable[0])
    entry: EntryId = leaving.occupants[mover]
    return NamedMove(entry, SeatAt(source, mover), SeatAt(destination, seat))


def movable_seats(state: State, table: Table) -> tuple[int, ...]:
    """List the seats whose players may be moved (TDA24 9: a locked one stays)."""
    return tuple(
        seat
        for seat in positions.occupied(state, table)
        if not state.entries[table.occupants[seat]].locked
    )
