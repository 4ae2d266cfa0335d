"""The part of `fold` that takes in hands played together; it is called from there alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.state import HandForHand, JointHand, LastHands

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def spend(state: State, fact: Fact) -> None:
    """Note what stays spent when a card counts no more: the seed that was shown."""
    if isinstance(fact, h.CardDrawn):
        state.draws = fact.draw
        state.seal = fact.next_seal


def _now(state: State) -> HandForHand:
    return cast("HandForHand", state.together.now)


def _dealt(state: State, group: int, number: int, ms: int) -> None:
    """Let a hand begin at all tables."""
    state.groups = max(state.groups, group)
    before = {table.number: table.hand for table in state.tables.values()}
    hands = {**state.together.hands, group: JointHand(number, ms)}
    now = _now(state)._replace(group=group, before=before, finished=frozenset())
    now = now._replace(hands=(*now.hands, group))
    state.together = replace(state.together, now=now, hands=hands)


def _begun(state: State, fact: h.HandForHandBegun, ms: int) -> None:
    now = HandForHand(ms, fact.stopped, fact.group, (), {})
    state.together = replace(state.together, now=now)
    _dealt(state, fact.group, 1, ms)


def _finished(state: State, fact: h.TableFinished, _ms: int) -> None:
    table = frozenset({fact.table})
    ticked = state.together.finished
    ticked = ticked | table if fact.finished else ticked - table
    if fact.hand:
        state.together = replace(state.together, now=_now(state)._replace(finished=ticked))
        return
    last = cast("LastHands", state.together.last_hands)
    state.together = replace(state.together, last_hands=last._replace(finished=ticked))


def _closed(state: State, fact: h.HandClosed, ms: int) -> None:
    together = state.together
    hand = together.hands[fact.group]
    closed = hand._replace(ranks=fact.ranks, closed_ms=ms, minutes=fact.minutes)
    for number, before in _now(state).before.items():
        table = state.tables.get(number)
        # A hand was played that the desk knows nothing of: what it knew before is old now.
        if table is not None and table.hand == before:
            table.hand += 1
    state.together = replace(together, hands={**together.hands, fact.group: closed})
    if fact.following is not None:
        _dealt(state, fact.following, fact.hand + 1, ms)


def _ended(state: State, _fact: h.HandForHandEnded, _ms: int) -> None:
    together = state.together
    hands = {group: hand for group, hand in together.hands.items() if hand.closed_ms is not None}
    state.together = replace(together, now=None, hands=hands)


def _stack(state: State, fact: h.StackGiven, _ms: int) -> None:
    state.busts[fact.entry].stack = fact.stack


def _called(state: State, fact: h.LastHandsCalled, ms: int) -> None:
    last = LastHands(fact.hands, ms, fact.stopped)
    state.together = replace(state.together, last_hands=last)


def _over(state: State, _fact: h.LastHandsEnded, _ms: int) -> None:
    state.together = replace(state.together, last_hands=None)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    h.HandForHandBegun: _begun,
    h.TableFinished: _finished,
    h.HandClosed: _closed,
    h.HandForHandEnded: _ended,
    h.StackGiven: _stack,
    h.CardDrawn: lambda state, fact, _: spend(state, fact),
    h.LastHandsCalled: _called,
    h.LastHandsEnded: _over,
}
