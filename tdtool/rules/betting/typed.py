"""A betting round as it is typed: "4 r 25k, 6 c, 9 a 33k, 1 f".

A seat, then f fold, k check, c call, b bet, r raise to, a all in; amounts are totals, and
25k is 25,000. What was posted may be typed too: "1 sb, 2 bb", "2 sb dead", "3 bb 600" for
a short one. `check` says whether it can have been played so.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.rules.betting.round import Action, Move, Posted, PostKind
from tdtool.rules.betting.standing import RoundError
from tdtool.rules.figures import FIGURE, FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import quoted

LONGEST = 1_000
"""Signs of a typed round that are read."""
MOVES = {
    Move.FOLD: "f fold folds",
    Move.CHECK: "k x check checks",
    Move.CALL: "c call calls",
    Move.BET: "b bet bets",
    Move.RAISE: "r raise raises to",
    Move.ALL_IN: "a all-in allin shoves",
}
BLINDS = {"sb": PostKind.SMALL_BLIND, "bb": PostKind.BIG_BLIND}
SIZED = frozenset({Move.BET, Move.RAISE})
_SAID = {word: move for move, words in MOVES.items() for word in words.split()}
_BARE = "|".join(word for word, move in _SAID.items() if move in {*MOVES} - SIZED - {Move.ALL_IN})
_PIECE = re.compile(
    rf"[\s,;.]*(?:seat\s*|s)?(?P<seat>\d{{1,2}})\s*(?:(?P<bare>{_BARE})(?![a-z-])"
    r"|(?P<word>all[ -]?in|[a-z]+)(?![a-z-])"
    rf"(?:\s*(?:to\s*)?(?P<figure>(?:{FIGURE})(?!\d|\s*[a-z])|dead(?![a-z])))?)"
)
_END = re.compile(r"[\s,;.]*")


class Typed(NamedTuple):
    """What was typed: the actions in order, and the blinds where they were said."""

    actions: tuple[Action, ...]
    small_blind: int | None = None
    big_blind: int | None = None
    small_chips: int | None = None
    """What the small blind put in where it is not the whole one; 0: nobody posts it."""
    big_chips: int | None = None

    def posted(self, small: int, big: int) -> tuple[Posted, ...]:
        """Give what was posted at these blinds (chips), as far as seats were said."""
        found = []
        if self.small_blind is not None:
            chips = small if self.small_chips is None else self.small_chips
            found.append(Posted(self.small_blind, PostKind.SMALL_BLIND, chips, small))
        if self.big_blind is not None:
            chips = big if self.big_chips is None else self.big_chips
            found.append(Posted(self.big_blind, PostKind.BIG_BLIND, chips, big))
        return tuple(found)


def read_round(text: str) -> Typed:
    """Read a typed round; an empty text is one in which nothing has happened yet.

    Raises RoundError, in a sentence, with the piece that is not understood.
    """
    if len(text) > LONGEST:
        raise RoundError("That round is too long to read.")
    plain = ascii_figure(text).casefold()
    typed = Typed(())
    place = 0
    while not _END.fullmatch(plain, place):
        piece = _PIECE.match(plain, place)
        if piece is None:
            raise RoundError(_unread(plain[place:]))
        typed = _take(typed, piece)
        place = piece.end()
    return typed


def order_of(typed: Typed, first: int | None = None) -> tuple[int, ...]:
    """Give the order of action of a round of which only the typed seats are known.

    All seats that were typed, clockwise from `first`, by default the first that acted.
    """
    said = {action.seat for action in typed.actions}
    said |= {seat for seat in (typed.small_blind, typed.big_blind) if seat is not None}
    if typed.small_chips == 0:
        said.discard(typed.small_blind or 0)
    ring = sorted(said)
    start = first if first is not None or not typed.actions else typed.actions[0].seat
    if start is None:
        start = (typed.big_blind or 0) + 1
    return tuple([s for s in ring if s >= start] + [s for s in ring if s < start])


def _take(typed: Typed, piece: re.Match[str]) -> Typed:
    seat, word, figure = int(piece["seat"]), piece["bare"] or piece["word"], piece["figure"]
    chips = None if figure in (None, "dead") else _chips(figure)
    kind = BLINDS.get(word)
    if kind is not None:
        chips = 0 if figure == "dead" else chips
        if kind is PostKind.SMALL_BLIND:
            return typed._replace(small_blind=seat, small_chips=chips)
        return typed._replace(big_blind=seat, big_chips=chips)
    move = _SAID.get(word.replace(" ", "-"))
    if move is None or figure == "dead":
        raise RoundError(_unread(piece[0]))
    if move in SIZED and chips is None:
        raise RoundError(f"What does seat {seat} make it? Write {seat} {word} 600.")
    return typed._replace(actions=(*typed.actions, Action(seat, move, chips)))


def _chips(figure: str) -> int:
    try:
        return parse_chips(figure)
    except FigureError as problem:
        raise RoundError(f"The round cannot be read: {problem}.") from problem


def _unread(rest: str) -> str:
    piece = re.split(r"[,;]", rest.strip())[0]
    return f"{quoted(piece)} is no action: write the seat, then f, k, c, b, r or a, as 4 r 25k."
