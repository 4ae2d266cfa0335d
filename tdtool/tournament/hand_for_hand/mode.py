"""Which hands all tables play together now, in short: for the strip, the board and To do."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.hand_for_hand.playing import playing_tables

if TYPE_CHECKING:
    from tdtool.tournament.state import State


class Joint(StrEnum):
    """Which hands all tables play together."""

    HAND_FOR_HAND = "hand_for_hand"
    LAST_HANDS = "last_hands"


class Mode(NamedTuple):
    """Hands played together, in short.

    `number` is the hand of hand for hand, or how many last hands each table plays;
    `playing` tables of `tables` have not finished.
    """

    joint: Joint
    number: int
    playing: int
    tables: int
    since_ms: int


def is_together(state: State) -> bool:
    """Tell whether all tables play their hands together now."""
    return state.together.now is not None or state.together.last_hands is not None


def mode(state: State) -> Mode | None:
    """Tell which hands all tables play together now; None where they play by themselves."""
    now, last = state.together.now, state.together.last_hands
    tables = playing_tables(state) if is_together(state) else ()
    playing = sum(number not in state.together.finished for number in tables)
    if now is not None:
        number = state.together.hands[now.group].number
        return Mode(Joint.HAND_FOR_HAND, number, playing, len(tables), now.began_ms)
    if last is not None:
        return Mode(Joint.LAST_HANDS, last.hands, playing, len(tables), last.called_ms)
    return None
