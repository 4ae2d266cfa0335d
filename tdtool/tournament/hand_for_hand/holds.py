"""Whether what happened in hands played together could still have happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.hand_for_hand import facts as h

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def group_played(state: State, group: int) -> bool:
    """Tell whether a hand of hand for hand was dealt under this group."""
    return group in state.together.hands


def _begun(state: State, _fact: h.HandForHandBegun) -> bool:
    return state.together.now is None and state.together.last_hands is None


def _hand(state: State) -> int:
    now = state.together.now
    return 0 if now is None else state.together.hands[now.group].number


def _finished(state: State, fact: h.TableFinished) -> bool:
    if fact.table not in state.tables or fact.finished == (fact.table in state.together.finished):
        return False
    return _hand(state) == fact.hand if fact.hand else state.together.last_hands is not None


def _closed(state: State, fact: h.HandClosed) -> bool:
    now = state.together.now
    return now is not None and now.group == fact.group and _hand(state) == fact.hand


def _ended(state: State, _fact: h.HandForHandEnded) -> bool:
    now = state.together.now
    if now is None:
        return False
    open_hand = state.together.is_held(now.group)
    return not (open_hand and any(bust.group == now.group for bust in state.busts.values()))


def _stack(state: State, fact: h.StackGiven) -> bool:
    return fact.entry in state.busts


def _over(state: State, _fact: h.LastHandsEnded) -> bool:
    return state.together.last_hands is not None


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    h.HandForHandBegun: _begun,
    h.TableFinished: _finished,
    h.HandClosed: _closed,
    h.HandForHandEnded: _ended,
    h.StackGiven: _stack,
    h.LastHandsCalled: _begun,
    h.LastHandsEnded: _over,
}
