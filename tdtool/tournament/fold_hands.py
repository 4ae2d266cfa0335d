"""What changes where a table's button is; called from `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.rules.button.question import LastHand
from tdtool.tournament import first_button, fold_rulings, play_time
from tdtool.tournament import hand_facts as h
from tdtool.tournament.state import Position, State, Table
from tdtool.tournament.values import Source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.facts import Fact


def _present(table: Table, seats: Iterable[int], left: Iterable[int]) -> dict[int, int]:
    gone = set(left)
    return {
        seat: table.occupants[seat]
        for seat in seats
        if seat in table.occupants and seat not in gone
    }


def _position_given(state: State, fact: h.PositionGiven, ms: int) -> None:
    table = state.tables[fact.table]
    present = _present(table, fact.last.seats, fact.left)
    _know(state, table, Position(fact.hand, ms, fact.source, fact.last, present))


def _know(state: State, table: Table, position: Position) -> None:
    position.played_ms = play_time.at_wall(state, position.at_ms)
    table.hand = position.hand
    table.position = position
    table.first_button = None


def _first_button(state: State, fact: h.FirstButtonNamed, ms: int) -> None:
    first_button.name(state, state.tables[fact.table], fact.seat, ms)


def _set_by_hand(state: State, fact: h.HandSetByHand, ms: int) -> None:
    table = state.tables[fact.table]
    spot = fact.positions
    last = LastHand(
        spot.button, spot.small_blind, spot.big_blinds, fact.dealt_in, spot.owes_small_blind
    )
    present = _present(table, fact.dealt_in, ())
    _know(state, table, Position(fact.hand, ms, Source.BY_HAND, last, present, fact.positions))


def _stepped(state: State, fact: h.HandStepped, ms: int) -> None:
    table = state.tables[fact.table]
    before = table.position
    if before is not None and before.last == fact.last:
        # A stud hand: the last hand with blinds stays the one to go on from (TDA24 11-B).
        present = before.present
    else:
        present = _present(table, fact.last.seats, ())
    _know(state, table, Position(fact.hand, ms, Source.STEPPED, fact.last, present))
    fold_rulings.stepped(state, fact, ms)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    h.PositionGiven: _position_given,
    h.FirstButtonNamed: _first_button,
    h.HandSetByHand: _set_by_hand,
    h.HandStepped: _stepped,
}
