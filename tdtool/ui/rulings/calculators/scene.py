"""What the event says to a calculator: its house rules, the stakes now, the table in hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdtool.rules.betting.opening import first_round
from tdtool.rules.house import HouseRules
from tdtool.rules.posting import posts
from tdtool.rules.stakes import Stakes
from tdtool.tournament import positions
from tdtool.tournament.hands import answer_of
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.desk import Desk
    from tdtool.rules.betting.round import Round

USUAL_SEATS = 9
_TWO = 2


@dataclass(frozen=True, slots=True)
class TableInHand:
    """The table on the Floor page: its number, its seats, who sits where.

    `opening` is the round before its first action in the hand that is next there, None while
    nobody knows who posts.
    """

    number: int
    seats: int
    names: Mapping[int, str] = field(default_factory=dict)
    opening: Round | None = None
    button: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """The event at this moment; without one, the usual rules and no stakes.

    `level` is its label ("14"), `in_event` how many players are left.
    """

    house: HouseRules = field(default_factory=HouseRules)
    stakes: Stakes = field(default_factory=Stakes)
    level: str = ""
    seats: int = USUAL_SEATS
    in_event: int | None = None
    table: TableInHand | None = None


def scene_of(desk: Desk | None, table: int | None) -> Scene:
    """See the event as it is now, with this table in hand."""
    if desk is None:
        return Scene()
    state, now = desk.state, desk.now()
    row = positions.level_of(state, now)
    return Scene(
        state.house,
        positions.stakes_of(state, now),
        "" if row is None else state.structure.rows[row].label,
        state.seats_per_table,
        state.in_play,
        _in_hand(desk, table),
    )


def _in_hand(desk: Desk, number: int | None) -> TableInHand | None:
    state = desk.state
    table = None if number is None else state.tables.get(number)
    if table is None:
        return None
    names = {seat: desk.name(table.occupants[seat]) for seat in positions.occupied(state, table)}
    if len(names) < _TWO:
        return None
    now = desk.now()
    found = TableInHand(table.number, table.seats, names)
    if positions.age(state, table, now) is not Age.KNOWN:
        return found
    answer = answer_of(state, table, now)
    if answer is None:
        return found
    stakes = positions.stakes_of(state, now)
    opening = first_round(
        answer,
        posts(answer, stakes, None, state.house.short_big_blind),
        stakes,
        in_event=state.in_play,
    )
    return TableInHand(table.number, table.seats, names, opening, answer.positions.button)
