"""The part of `fold` that takes in players on the clock; it is called from there alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.calls import facts as cl
from tdtool.tournament.calls.state import Call, Calls

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _called(state: State, fact: cl.ClockCalled, _ms: int) -> None:
    call = Call(
        fact.call, fact.table, fact.seat, fact.entry, fact.seconds, fact.countdown, fact.began
    )
    state.calls = Calls(fact.call, {**state.calls.open, fact.call: call})


def _ended(state: State, fact: cl.CallEnded, _ms: int) -> None:
    left = {number: call for number, call in state.calls.open.items() if number != fact.call}
    state.calls = Calls(state.calls.made, left)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    cl.ClockCalled: _called,
    cl.CallEnded: _ended,
}
