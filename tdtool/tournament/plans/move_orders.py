"""A balance order: who leaves one table and where he sits at another, whatever the button is.

The floor reaches a table some hands after the desk gave the order. So the order says for each
button that it may find who moves, and where he sits down; a player and a seat are named only
where both positions are fresh (TDA24 11-A, 11-B).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button import next_hand
from tdtool.rules.button.observed import from_button
from tdtool.rules.button.question import ButtonRule, GameForm, Question
from tdtool.rules.seats import PAIR, clockwise
from tdtool.tournament import positions
from tdtool.tournament.plans.balance import is_stud_event, movable_seats, name_by_seat
from tdtool.tournament.plans.due import due, sits, with_blinds
from tdtool.tournament.plans.naming import Hands, NamedMove, name_move
from tdtool.tournament.refusal import Code, Refusal

if TYPE_CHECKING:
    from tdtool.rules.button.question import LastHand
    from tdtool.rules.seats import Ring
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now


class ByButton(NamedTuple):
    """With the button of the last hand on `button`, `seat` is meant; None where none will do.

    `empty`: nobody sits at the button (a dead one). `hands` is how many hands it takes until
    `seat` posts the big blind, 1 for the next hand.
    """

    button: int
    seat: int | None
    hands: int = 1
    empty: bool = False


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
    return MoveOrder(
        source,
        destination,
        _leaves(state, leaving, now),
        _sits(state, joined, now),
        name_move(Hands(state, now), source, destination),
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


def _buttons(state: State, table: Table, now: Now) -> Ring:
    """List where the button can be: on any seat under the dead rule, else on a player's."""
    live = positions.occupied(state, table)
    rule = _rule(state, positions.form(positions.stakes_of(state, now)))
    if rule is ButtonRule.DEAD and len(live) > PAIR:
        return tuple(range(1, table.seats + 1))
    return live


def _last_hand(state: State, button: int, seats: Ring, now: Now) -> LastHand:
    form = positions.form(positions.stakes_of(state, now))
    return from_button(_rule(state, form), button, seats, form)


def _rule(state: State, form: GameForm) -> ButtonRule:
    """Short deck has its own button, always with a player (WSOP26 IX)."""
    return ButtonRule.SIMPLIFIED if form is GameForm.SHORT_DECK else state.house.button_rule


def _asked(state: State, last: LastHand, seats: Ring, now: Now) -> Question:
    form = positions.form(positions.stakes_of(state, now))
    return with_blinds(
        Question(
            rule=_rule(state, form),
            last=last,
            occupied=seats,
            settings=state.house.button_settings(),
            form=form,
        )
    )


def _leaves(state: State, table: Table, now: Now) -> tuple[ByButton, ...]:
    seats = positions.occupied(state, table)
    movable = movable_seats(state, table)
    found = []
    for button in _buttons(state, table, now):
        asked = _asked(state, _last_hand(state, button, seats, now), seats, now)
        first = due(next_hand.positions(asked))[0]
        found.append(ByButton(button, _first(movable, first), empty=button not in seats))
    return tuple(found)


def _first(movable: Ring, first: int) -> int:
    """Give the player due, or the next clockwise who may be moved."""
    return first if first in movable else clockwise(movable, first)[0]


def _sits(state: State, table: Table, now: Now) -> tuple[ByButton, ...]:
    seats = positions.occupied(state, table)
    if len(seats) < PAIR:
        return ()
    found = []
    for button in _buttons(state, table, now):
        asked = _asked(state, _last_hand(state, button, seats, now), seats, now)
        worst = next(iter(sits(asked, table.open_seats())), None)
        seat, hands = (None, 0) if worst is None else worst
        found.append(ByButton(button, seat, hands, empty=button not in seats))
    return tuple(found)
