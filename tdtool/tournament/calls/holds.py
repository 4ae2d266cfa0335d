"""Whether what happened with players on the clock could still have happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.calls import facts as cl

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _called(state: State, fact: cl.ClockCalled) -> bool:
    return fact.table in state.tables and (fact.entry is None or fact.entry in state.entries)


def _ended(state: State, fact: cl.CallEnded) -> bool:
    return fact.call in state.calls.open


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    cl.ClockCalled: _called,
    cl.CallEnded: _ended,
}
