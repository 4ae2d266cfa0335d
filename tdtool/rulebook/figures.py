"""What the figures of a question tell: an all-in that is no full raise, a call that is too small.

People describe a hand in figures, "bet 500, all in 700, can I raise"; the library says it in
words. Only what follows from the figures for certain is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORT_ALL_IN, UNDERCALL, UNDER_RAISE = "short all-in", "undercall", "under-raise"
PUT_IN = "put in"
ACTS = ("all-in", "raise", "bet", "call", PUT_IN)
"""The acts that a figure belongs to, as the groups of synonyms name them."""
PUTS = frozenset(("put", "throw", "toss", "drop", "slide", "push"))
"""Words that name the last of these acts when a figure follows."""
NOT_CHIPS = frozenset(
    ("seat", "table", "level", "chair", "player", "rule", "hand", "card", "street", "day")
)
"""Words whose figures are not chips: seat 9."""
_REACH = 4
"""Words that may stand between an act and its figure."""
_STAKES = 2


class Piece(NamedTuple):
    """A word or an expression of a question: its stem, the act that it names, its figure."""

    stem: str
    act: str = ""
    figure: int | None = None


class Act(NamedTuple):
    """An act, how much it came to in chips, and the pieces it is written in."""

    act: str
    chips: int
    first: int
    last: int


class Told(NamedTuple):
    """What an act is by its figure, as the group of synonyms names it."""

    name: str
    act: Act


def told(pieces: Sequence[Piece]) -> list[Told]:
    """Tell what follows from the figures; nothing where nothing does."""
    big_blind, acts = _acts(pieces)
    found: dict[str, Told] = {}
    for place, one in enumerate(acts):
        before = [act.chips for act in acts[:place] if act.act in {"bet", "raise", "all-in"}]
        name = ""
        if one.act == "all-in":
            bets = [act.chips for act in acts if act.act in {"bet", "raise"}]
            name = SHORT_ALL_IN if _is_short(one.chips, bets, big_blind) else ""
        elif one.act == "raise":
            name = UNDER_RAISE if _is_short(one.chips, before, big_blind) else ""
        elif one.act in {"call", PUT_IN} and before and one.chips < max(before):
            name = UNDERCALL
        if name:
            found.setdefault(name, Told(name, one))
    return list(found.values())


def _is_short(chips: int, bets: Sequence[int], big_blind: int) -> bool:
    """Tell whether an amount adds less to the bet below it than that bet added itself."""
    steps = sorted({0, big_blind, *(bet for bet in bets if bet < chips)})
    return len(steps) > 1 and chips - steps[-1] < steps[-1] - steps[-2]


def _acts(pieces: Sequence[Piece]) -> tuple[int, list[Act]]:
    """Give the big blind, or 0, and each figure with the act it belongs to, in their order."""
    big_blind, acts = 0, []
    act, first, stakes = "", 0, 0
    for place, piece in enumerate(pieces):
        if piece.figure is None:
            if piece.act or piece.stem in NOT_CHIPS:
                act, first = piece.act, place
            if piece.stem == "blind":
                stakes = _STAKES
        elif stakes:
            big_blind, stakes = piece.figure, stakes - 1
        elif act and place - first <= _REACH:
            acts.append(Act(act, piece.figure, first, place))
            act = ""
    return big_blind, acts
