"""What happened in hands played together, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament.hand_for_hand import facts as h

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]


def hands(number: int) -> str:
    """Count hands: "1 hand", "5 hands"."""
    return "1 hand" if number == 1 else f"{number} hands"


def _finished(fact: h.TableFinished, _called: Called) -> str:
    what = "finished" if fact.finished else "still plays"
    hand = f"hand {fact.hand}" if fact.hand else "the last hands"
    return f"table {fact.table} {what} {hand}"


def _closed(fact: h.HandClosed, _called: Called) -> str:
    off = f", {fact.minutes} min off" if fact.minutes else ""
    return f"hand {fact.hand} closed{off}"


def _stack(fact: h.StackGiven, called: Called) -> str:
    return f"{called(fact.entry)} had {fact.stack:,}"


SAYINGS: dict[type[f.Fact], Callable[[Any, Called], str]] = {
    h.HandForHandBegun: lambda _, __: "hand for hand",
    h.TableFinished: _finished,
    h.HandClosed: _closed,
    h.HandForHandEnded: lambda fact, _: f"hand for hand ended after {hands(fact.hands)}",
    h.StackGiven: _stack,
    h.CardDrawn: lambda fact, _: f"card of {fact.low} to {fact.high} drawn: {fact.card}",
    h.LastHandsCalled: lambda fact, _: (
        f"last {fact.hands} hands called" if fact.hands > 1 else "last hand called"
    ),
    h.LastHandsEnded: lambda _, __: "last hands played",
}
COUNTED: dict[type[f.Fact], str] = {h.TableFinished: "tables ticked"}
"""What many of them are called, said once with their number."""


def simplify(kinds: dict[type[f.Fact], list[f.Fact]]) -> None:
    """Leave out what goes without saying: that the clock was stopped, set or started for it."""
    if any(kind in kinds for kind in h.FOR_ALL_TABLES):
        kinds.pop(f.ClockSet, None)
