"""How counts change the state; called by `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import play_time
from tdtool.tournament.chips import facts as cf
from tdtool.tournament.chips.state import Round, StackCount, TableCount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State

ROUND_MS = 20 * 60_000
"""Once so much was played since the first count (ms), another round begins."""


def _stacks(state: State, fact: cf.StacksCounted, ms: int) -> None:
    running = _round(state, ms)
    for entry, chips in fact.stacks:
        count = StackCount(chips, ms, state.till.chips.get(entry, 0))
        state.chips.stacks[entry] = running.stacks[entry] = count


def _table(state: State, fact: cf.TableCounted, ms: int) -> None:
    bought = sum(state.till.chips.get(entry, 0) for entry in fact.entries)
    count = TableCount(fact.chips, ms, bought, frozenset(fact.entries))
    state.chips.tables[fact.table] = _round(state, ms).tables[fact.table] = count


def _round(state: State, ms: int) -> Round:
    """Give the round that a count belongs to now."""
    played = play_time.at_wall(state, ms)
    running = state.chips.round
    if running is None or played - running.began_played_ms > ROUND_MS:
        running = state.chips.round = Round(ms, ms, played, played, state.out_of_play)
    running.last_ms = ms
    running.played_ms = played
    running.out_of_play = state.out_of_play
    return running


def _chosen(state: State, fact: cf.ChipsChosen, _ms: int) -> None:
    state.chips.chosen = fact.chips


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    cf.StacksCounted: _stacks,
    cf.TableCounted: _table,
    cf.ChipsChosen: _chosen,
}
