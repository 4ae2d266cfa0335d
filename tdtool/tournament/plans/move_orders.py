"""A balance order: who leaves one table and where he sits at another, whatever the button is.

The floor reaches a table some hands after the desk gave the order. So the order says for each
button that it may find who moves, and where he sits down; a player and a seat are named only
where both positions are fresh (TDA24 11-A, 11-B).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.rules.seats import PAIR
from tdtool.tournament import positions
from tdtool.tournament.plans.balance import is_stud_event, movable_seats, name_by_seat
from tdtool.tournament.plans.by_button import ByButton, Way, arrivals, leaves
from tdtool.tournament.plans.naming import Hands, NamedMove, name_move
from tdtool.tournament.refusal import Code, Refusal

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


@dataclass(frozen=True, slots=True)
class MoveOrder:
    """The next big blind of `source` goes to the worst seat of `destination`.

    `leaves` and `sits` are ascending by button; `sits` is empty where nobody is dealt a hand
    at the destination yet (any open seat). `known` names player and seat while both positions
    are fresh, and always in a stud event, which moves by the seat (`by_seat`).
    """

    source: int
    destination: int
    leaves: tuple[ByButton, ...]
    sits: tuple[ByButton, ...]
    known: NamedMove | None = None
    by_seat: bool = False


def move_order(state: State, source: int, destination: int, now: Now) -> MoveOrder | Refusal:
    """Work out a balance order between two tables, or say why there is none."""
    refusal = impossible(state, source, destination)
    if refusal is not None:
        return refusal
    leaving, joined = state.tables[source], state.tables[destination]
    if is_stud_event(state, now):
        known = name_by_seat(state, source, destination)
        return MoveOrder(source, destination, (), (), known, by_seat=True)
    form = positions.form(positions.stakes_of(state, now))
    way = Way(state.house.button_rule, form, state.house.button_settings())
    hands = Hands(state, now)
    there, to_join = (positions.occupied(state, table) for table in (leaving, joined))
    return MoveOrder(
        source,
        destination,
        leaves(way, there, movable_seats(state, leaving), leaving.seats, hands.asked(source)),
        arrivals(way, to_join, joined.open_seats(), joined.seats, hands.asked(destination)),
        name_move(hands, source, destination),
    )


def impossible(state: State, source: int, destination: int) -> Refusal | None:
    """Say why nobody can go from one table to another; None where somebody can."""
    for number in (source, destination):
        if number not in state.tables:
            return Refusal(Code.NO_SUCH_TABLE, f"There is no table {number}.")
    if source == destination:
        return Refusal(Code.NOTHING_CHANGES, "Nobody moves from a table to the same table.")
    leaving, joined = state.tables[source], state.tables[destination]
    for table in (leaving, joined):
        if table.locked:
            return Refusal(Code.TABLE_LOCKED, f"Table {table.number} is locked.")
    if len(positions.occupied(state, leaving)) < PAIR:
        return Refusal(Code.TOO_FEW, f"At table {source} fewer than two players are dealt in.")
    if not movable_seats(state, leaving):
        return Refusal(Code.ENTRY_LOCKED, f"Everybody at table {source} is locked in his seat.")
    if not joined.open_seats():
        return Refusal(Code.NO_OPEN_SEAT, f"Table {destination} has no open seat.")
    return None
