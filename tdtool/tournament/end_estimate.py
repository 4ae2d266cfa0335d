"""When there will be a winner: the chips in play against the blinds to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.tournament import queries, registration_end
from tdtool.tournament.level_plan import Standing
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from tdtool.tournament.level_plan import LevelPlan
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Row, Structure
    from tdtool.tournament.values import Now

EARLIEST, LIKELY, LATEST = 80, 40, 20
"""Big blinds in play with which an event may, will likely, and can hardly not yet be over.

Home games reckon with twenty; large events with long levels and a big-blind ante end with
four times as many. A rule of thumb, and said as one.
"""


@dataclass(frozen=True, slots=True)
class WinnerEstimate:
    """When the event will be won (wall ms), from the chips in play (`chips`).

    `first` and `last` are the levels (row indexes) in which it will end. A time is None where
    the schedule does not say it; `beyond`: the last level is not high enough for an end.
    `more_chips`: registration is still open.
    """

    chips: int
    first: int
    last: int
    from_ms: int | None
    likely_ms: int | None
    to_ms: int | None
    day: int
    beyond: bool
    more_chips: bool


def winner(state: State, structure: Structure, plan: LevelPlan, now: Now) -> WinnerEstimate | str:
    """Estimate when there will be a winner, or say in a sentence why nobody can.

    An event ends in the levels in which the chips in play are worth 80 to 20 big blinds (in
    limit games: small bets), whatever the number of players. `structure` may be the one that
    is being edited.
    """
    rows = structure.rows
    if state.structure.starting_stack is None:
        return "The sheet does not say how many chips a player starts with."
    chips = queries.chips_in_play(state)
    if not chips:
        return "Nobody has chips yet."
    if state.seated == 1:
        return "One player is left."
    units = [(at, _unit(row)) for at, row in enumerate(rows) if row.kind is RowKind.PLAY]
    levels = [
        (at, unit)
        for at, unit in units
        if unit and plan.rows[at].standing in {Standing.RUNNING, Standing.TO_COME}
    ]
    if not levels:
        return "No level with blinds is still to come."
    found = [_reached(levels, chips, worth) for worth in (EARLIEST, LIKELY, LATEST)]
    first, likely, last = (levels[-1][0] if at is None else at for at in found)
    beyond = found[2] is None
    return WinnerEstimate(
        chips=chips,
        first=first,
        last=last,
        from_ms=_not_before(plan.rows[first].starts_ms, now),
        likely_ms=_not_before(plan.rows[likely].starts_ms, now),
        to_ms=None if beyond else plan.rows[last].ends_ms,
        day=plan.rows[likely].day,
        beyond=beyond,
        more_chips=_registers(state, now),
    )


def _unit(row: Row) -> int | None:
    """Give what a level is reckoned in: the big blind, in limit games the small bet."""
    stakes = row.stakes[0] if row.stakes else None
    return None if stakes is None else stakes.big_blind or stakes.small_bet


def _reached(levels: list[tuple[int, int]], chips: int, worth: int) -> int | None:
    """Find the first level in which the chips are worth no more than so many big blinds."""
    return next((at for at, unit in levels if chips <= worth * unit), None)


def _not_before(at: int | None, now: Now) -> int | None:
    return None if at is None else max(at, now.wall_ms)


def _registers(state: State, now: Now) -> bool:
    """Tell whether players may still come in."""
    if not registration_end.is_named(state):
        return state.clock is None
    return not registration_end.is_over(state, now)
