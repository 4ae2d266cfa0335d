"""What the figures of a question tell: an all-in that is no full raise, a call that is too small.

People describe a hand in figures, "bet 500, all in 700, can I raise"; the library says it in
words. Only what follows from the figures for certain is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORT_ALL_IN, UNDERCALL, UNDER_RAISE = "short all-in", "undercall", "under-raise"
ONE_CHIP = "oversized chip"
PUT_IN = "put in"
ACTS = ("all-in", "raise", "bet", "call", PUT_IN)
"""The acts that a figure belongs to, as the groups of synonyms name them."""
PUTS = frozenset(
    ("put", "throw", "toss", "drop", "slide", "push", "slam", "fling", "chuck", "flick", "plunk")
)
"""Words that name the last of these acts when a figure follows."""
BETS = frozenset(("all-in", "raise", "bet"))
OPENS = frozenset(("face", "open"))
"""Words whose figure is a bet that was there: facing 800, a 400 open."""
ONE = frozenset(("a", "an", "singl", "lone"))
"""Words before the figure of one chip: a 500."""
FACED = frozenset(("over", "on", "into", "against", "at", *OPENS))
"""Words before a bet that was there already, wherever it is told: over a bet of 800."""
NOTES = frozenset(("bill", "note", "banknot", "dollar", "euro"))
"""Words behind a figure of money that is no chip: a 100 bill."""
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
    """An act, how much it came to in chips, and the pieces it is written in.

    `faced`: it was there before the others. `single`: it is told as one chip.
    """

    act: str
    chips: int
    first: int
    last: int
    faced: bool = False
    single: bool = False


class Told(NamedTuple):
    """What an act is by its figure, as the group of synonyms names it."""

    name: str
    act: Act


def told(pieces: Sequence[Piece]) -> list[Told]:
    """Tell what follows from the figures; nothing where nothing does."""
    big_blind, told_so = _acts(pieces)
    acts = sorted(told_so, key=lambda act: not act.faced)
    singles = [act for act in acts if act.act == PUT_IN and act.single]
    found: dict[str, Told] = {}
    for place, one in enumerate(acts):
        before = [act.chips for act in acts[:place] if act.act in BETS]
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
    if len(singles) == 1 and UNDERCALL not in found:
        found.setdefault(ONE_CHIP, Told(ONE_CHIP, singles[0]))
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
            elif piece.stem in OPENS:
                act, first = "bet", place
            if piece.stem == "blind":
                stakes = _STAKES
        elif stakes:
            big_blind, stakes = piece.figure, stakes - 1
        elif act and place - first <= _REACH:
            faced, single = _faced(pieces, first), _single(pieces, place)
            acts.append(Act(act, piece.figure, first, place, faced, single))
            act = ""
        elif (bet := _bet_behind(pieces, place)) and _faced(pieces, place):
            acts.append(Act(bet, piece.figure, place, place + 1, faced=True))
    return big_blind, acts


def _bet_behind(pieces: Sequence[Piece], place: int) -> str:
    """Give what a figure stands before, "" where that is no bet: an 800 bet, a 400 open."""
    behind = _behind(pieces, place)
    return "bet" if behind.stem in OPENS else behind.act if behind.act in BETS else ""


def _behind(pieces: Sequence[Piece], place: int) -> Piece:
    return pieces[place + 1] if place + 1 < len(pieces) else Piece("")


def _faced(pieces: Sequence[Piece], first: int) -> bool:
    """Tell whether a bet is told as one that was there: over an 800 bet, facing 800."""
    return any(piece.stem in FACED for piece in pieces[max(0, first - 2) : first + 1])


def _single(pieces: Sequence[Piece], place: int) -> bool:
    """Tell whether a figure is one chip, and none comes with it: a 500, not a 500 and a 100."""
    before = pieces[place - 1].stem if place else ""
    behind = _behind(pieces, place)
    more = behind.stem == "and" and any(
        piece.figure is not None for piece in pieces[place + 2 : place + 4]
    )
    return before in ONE and behind.act not in BETS and behind.stem not in NOTES and not more
