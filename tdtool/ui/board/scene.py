"""A picture of the board as data: filled grounds and fitted lines of text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from tdtool.ui.board import lettering
from tdtool.ui.board.ink import Ink
from tdtool.ui.board.lettering import Face, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.board.logo import Logo

_GAP = 0.42
"""Space between two runs, in heights of a digit."""
_LOW = frozenset("gjpqyQ,;()[]{}|/@$_")
_PLAIN_SIGNS = frozenset("–…·×")
_ROUND = 1.04
"""How far round figures reach over the flat ones."""
_ONE_LINE, _TWO_LINES, _TWO_LEAST = 0.72, 0.68, 0.7
"""A name that would be smaller than this share on one line goes on two of that size."""
_PLAIN_ABOVE, _PLAIN_BELOW, _FLAT_BELOW = 1.12, 0.32, 0.06
_TALL_ABOVE, _TALL_BELOW = 1.5, 0.55
"""How far ink reaches above and below the line, in heights of a digit."""


class Side(Enum):
    """Where a line stands in its place."""

    LEFT = 0
    CENTRE = 1
    RIGHT = 2


class Run(NamedTuple):
    """Text in one ink and weight; `size` and `gap` (before it) in shares of the line's.

    `drops` above 0: left out where room is short, the highest first. `elides`: may be cut.
    """

    text: str
    ink: Ink = Ink.TEXT
    weight: int = lettering.BOLD
    size: float = 1.0
    gap: float = _GAP
    drops: int = 0
    elides: bool = False
    style: Style = Style.WORDS

    def face(self, cap: float) -> Face:
        """Give its font in a line whose digits are `cap` pixels high."""
        return Face(lettering.size_for(cap * self.size), self.weight, self.style)

    def width(self, cap: float) -> float:
        """Give its width in such a line."""
        return lettering.width(self.text, self.face(cap))


Runs = tuple[Run, ...]


class Piece(NamedTuple):
    """A run, or one of its running figures, as it is painted; `x` is relative to its line."""

    x: float
    text: str
    face: Face
    ink: Ink


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text in its place; `rect` holds all its ink, `cap` is the height of a digit."""

    key: str
    x: float
    base: float
    cap: float
    pieces: tuple[Piece, ...]
    rect: QRectF

    @property
    def right(self) -> float:
        """Give where the line ends."""
        return self.rect.right()

    @property
    def text(self) -> str:
        """Give what the line says."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled rectangle, its corners rounded by `radius` pixels."""

    key: str
    rect: QRectF
    ink: Ink
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that fills a rectangle."""

    key: str
    rect: QRectF
    logo: Logo


Part = Fill | Line | Picture


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the board at one moment, grounds first; equal scenes need no repaint."""

    fills: tuple[Fill, ...]
    lines: tuple[Line, ...]
    pictures: tuple[Picture, ...] = ()


class Parts(NamedTuple):
    """What a part of the board adds to it."""

    fills: list[Fill]
    lines: list[Line]
    pictures: tuple[Picture, ...] = ()


class Place(NamedTuple):
    """Where a line may stand: from `x` for `width`, on `base`, its digits at most `cap` high.

    It shrinks to the share `least` before anything of it is left out.
    """

    x: float
    base: float
    width: float
    cap: float
    side: Side = Side.LEFT
    least: float = 0.8


def line(key: str, runs: Sequence[Run], place: Place) -> Line:
    """Fit runs into a place: shrink a little, leave out, cut, shrink more; in this order."""
    kept = [run for run in runs if run.text]
    cap = place.cap
    while kept:
        share = place.width / max(1.0, _width(kept, place.cap))
        if share >= place.least:
            cap = place.cap * min(1.0, share)
            break
        drops = max(run.drops for run in kept)
        if drops == 0:
            cap = place.cap * place.least
            kept = _cut(kept, cap, place.width)
            cap *= min(1.0, place.width / max(1.0, _width(kept, cap)))
            break
        kept = [run for run in kept if run.drops < drops]
    while cap > 1 and _width(kept, cap) > place.width:
        # Small letters are cut wider than large ones.
        cap = max(1.0, cap * 0.99 - 0.1)
    return _placed(key, kept, place, cap)


def measure(runs: Sequence[Run], cap: float) -> float:
    """Give the width of runs whose digits are `cap` pixels high."""
    return _width([run for run in runs if run.text], cap)


def name_lines(key: str, runs: Runs, place: Place) -> list[Line]:
    """Write somebody's name, the last of the runs, smaller or on two lines where it is long.

    The two lines stand as high as the one would.
    """
    *before, name = runs
    if place.width >= measure(runs, place.cap) * _ONE_LINE or " " not in name.text:
        return [line(key, runs, place._replace(least=min(_ONE_LINE, place.least)))]
    one, other = halves(name.text)
    cap = place.cap * _TWO_LINES
    indent = measure(before, cap) + cap * name.gap if before else 0.0
    half = place._replace(cap=cap, least=_TWO_LEAST)
    upper = half._replace(base=place.base - place.cap * 0.72)
    lower = half._replace(base=place.base + place.cap * 0.34)
    if place.side is not Side.CENTRE and before:
        shift = indent if place.side is Side.LEFT else 0.0
        lower = lower._replace(x=lower.x + shift, width=lower.width - indent)
    return [
        line(key, (*before, name._replace(text=one)), upper),
        line(f"{key} 2", (name._replace(text=other),), lower),
    ]


def halves(text: str) -> tuple[str, str]:
    """Break a text at the blank nearest to its middle; one word stands alone."""
    blanks = [at for at, sign in enumerate(text) if sign == " "]
    if not blanks:
        return text, ""
    at = min(blanks, key=lambda place: abs(place - len(text) / 2))
    return text[:at], text[at + 1 :]


def digits(key: str, text: str, ink: Ink, place: Place) -> list[Line]:
    """Place a countdown figure by figure, so that only those that change are painted."""
    face = Face(lettering.size_for(place.cap), style=Style.RUNNING)
    wide = lettering.width(text, face)
    if wide > place.width:
        face = face._replace(size=max(1, int(face.size * place.width / wide)))
        wide = lettering.width(text, face)
    cap = face.size * lettering.CAP
    base = place.base - (place.cap - cap) / 2
    x = place.x + (place.width - wide) * place.side.value / 2
    found = []
    for number, sign in enumerate(text):
        cell = lettering.cell(sign, face)
        rect = QRectF(x, base - cap * _ROUND, cell, cap * (2 * _ROUND - 1))
        piece = Piece(_inset(sign, face), sign, face, ink)
        found.append(Line(f"{key} {number - len(text)}", x, base, cap, (piece,), rect))
        x += cell
    return found


def _inset(sign: str, face: Face) -> float:
    """Give the space left of a figure that stands in the middle of its cell."""
    return (lettering.cell(sign, face) - lettering.metrics(face).horizontalAdvance(sign)) / 2


def _width(runs: Sequence[Run], cap: float) -> float:
    wide = 0.0
    for number, run in enumerate(runs):
        wide += run.width(cap)
        wide += cap * run.gap if number else 0.0
    return wide


def _cut(runs: list[Run], cap: float, width: float) -> list[Run]:
    """Cut what may be cut so that the rest has its room."""
    for number, run in enumerate(runs):
        if not run.elides:
            continue
        over = _width(runs, cap) - width
        if over <= 0:
            break
        room = max(0.0, run.width(cap) - over)
        cut = lettering.metrics(run.face(cap)).elidedText(
            run.text, Qt.TextElideMode.ElideRight, room
        )
        runs[number] = run._replace(text=cut or "…")
    return runs


def _placed(key: str, runs: Sequence[Run], place: Place, cap: float) -> Line:
    pieces: list[Piece] = []
    x = 0.0
    for number, run in enumerate(runs):
        x += cap * run.gap if number else 0.0
        pieces += _pieces(run, cap, x)
        x += run.width(cap)
    left = place.x + (place.width - x) * place.side.value / 2
    tallest = max((run.size for run in runs), default=1.0) * cap
    above, below = _reach("".join(run.text for run in runs))
    rect = QRectF(left, place.base - tallest * above, x, tallest * (above + below))
    return Line(key, left, place.base, cap, tuple(pieces), rect)


def _pieces(run: Run, cap: float, x: float) -> list[Piece]:
    face = run.face(cap)
    if run.style is not Style.RUNNING:
        return [Piece(x, run.text, face, run.ink)]
    found = []
    for sign in run.text:
        found.append(Piece(x + _inset(sign, face), sign, face, run.ink))
        x += lettering.cell(sign, face)
    return found


def _reach(text: str) -> tuple[float, float]:
    """Tell how far the ink of a text reaches above and below its line."""
    if not all(sign.isascii() or sign in _PLAIN_SIGNS for sign in text):
        return _TALL_ABOVE, _TALL_BELOW
    return _PLAIN_ABOVE, _PLAIN_BELOW if _LOW.intersection(text) else _FLAT_BELOW


def origin(one: Line, piece: Piece) -> QPointF:
    """Give the point where a piece is painted."""
    return QPointF(one.x + piece.x, one.base)
