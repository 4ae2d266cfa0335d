"""Words of several weights flowing over lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import LONGEST, RIGHTWARD, plain, text_width, wrap
from tdtool.sheets.reading_order import has_leftward, is_rightward

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.sheets.pen import Pen


class Phrase(NamedTuple):
    """Words in one weight; `gap` is the space before them in ems, `kept` on one line."""

    text: str
    weight: Weight = Weight.REGULAR
    gap: float = 0.28
    kept: bool = False


class Piece(NamedTuple):
    """Words at their place on a line."""

    x: float
    text: str
    weight: Weight


def flow(
    phrases: Iterable[Phrase], size: float, width: float, *, longest: int = LONGEST
) -> list[list[Piece]]:
    """Break phrases into lines of at most `width` points.

    A sentence keeps its direction on every line, also where a name begins it that has another.
    """
    lines: list[list[Piece]] = [[]]
    x = 0.0
    phrases = tuple(phrases)
    for phrase in phrases:
        gap = phrase.gap
        text = plain(phrase.text, longest)
        for word in [text] if phrase.kept else text.split(" "):
            for part in wrap(word, size, phrase.weight, width):
                long = text_width(part, size, phrase.weight)
                space = gap * size if lines[-1] else 0.0
                if lines[-1] and x + space + long > width:
                    lines.append([])
                    x = space = 0.0
                _append(lines[-1], Piece(x + space, part, phrase.weight), gap)
                x += space + long
                gap = 0.28
    if is_rightward("".join(phrase.text for phrase in phrases)):
        lines = [[_kept(piece) for piece in line] for line in lines]
    return [line for line in lines if line]


def _kept(piece: Piece) -> Piece:
    """Keep words in the direction of their sentence where some of them have the other."""
    return piece._replace(text=RIGHTWARD + piece.text) if has_leftward(piece.text) else piece


def _append(line: list[Piece], piece: Piece, gap: float) -> None:
    """Join a word to the one before where both are of one phrase, so that it reads as one."""
    if line and line[-1].weight is piece.weight and gap == 0.28:  # noqa: PLR2004 - the space
        before = line.pop()
        line.append(Piece(before.x, f"{before.text} {piece.text}", piece.weight))
    else:
        line.append(piece)


def draw_flow(
    pen: Pen, lines: list[list[Piece]], corner: tuple[float, float], size: float, leading: float
) -> float:
    """Draw lines, the first baseline's left end at a corner, and give the y after the last."""
    x, y = corner
    for line in lines:
        for piece in line:
            pen.text(x + piece.x, y, piece.text, size, piece.weight)
        y += leading
    return y
