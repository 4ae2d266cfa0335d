"""Players on the clock in a few words, for the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.calls import facts as cl
from tdtool.tournament.calls.state import CallResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

RESULTS = {
    CallResult.ACTED: "acted in time",
    CallResult.DEAD: "time is up, the hand is dead",
    CallResult.CHECKED: "time is up, checked",
    CallResult.CALLED_OFF: "clock called off",
}
"""How each result is said."""


def _who(fact: cl.ClockCalled | cl.CallEnded, called: Callable[[EntryId], str]) -> str:
    if fact.entry is None:
        return f"table {fact.table}"
    return f"{called(fact.entry)}, {fact.seat}"


def _ended(fact: cl.CallEnded, called: Callable[[EntryId], str]) -> str:
    left = f" with {fact.left} s left" if fact.left else ""
    return f"{_who(fact, called)}: {RESULTS[fact.result]}{left}"


SAYINGS: dict[type[Fact], Callable[[Any, Callable[[EntryId], str]], str]] = {
    cl.ClockCalled: lambda fact, called: (
        f"{_who(fact, called)}: on the clock, {fact.seconds} + {fact.countdown} s"
    ),
    cl.CallEnded: _ended,
}
