"""The board's letters: Inter at any size, told by the height of a digit."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from tdtool.ui import fonts

CAP = 0.7275
"""Height of a digit or capital of Inter as a share of its size."""
PLAIN, SEMIBOLD, BOLD = 500, 600, 700
_WEIGHT, _OPTICAL = QFont.Tag("wght"), QFont.Tag("opsz")
_OPTICAL_SIZES = (14, 32)
_SPACING = 104
_TRACKING = 0.96


class Style(Enum):
    """How a text is set."""

    WORDS = 0
    LABEL = 1
    """Capitals, a little spaced."""
    RUNNING = 2
    """Figures that change: each in a cell of its own, all cells equally wide."""


class Face(NamedTuple):
    """A font: `size` in pixels, `weight` from 100 to 900, and how the text is set."""

    size: int
    weight: int = BOLD
    style: Style = Style.WORDS


def size_for(cap: float) -> int:
    """Give the size in pixels whose digits are `cap` pixels high, rounded down."""
    return max(1, int(cap / CAP))


@lru_cache(maxsize=512)
def font(face: Face) -> QFont:
    """Make a font."""
    made = fonts.face()
    made.setPixelSize(face.size)
    # Inter is one variable face: Qt would draw it regular and, from bold on, smear it.
    made.setWeight(QFont.Weight.DemiBold if face.weight >= SEMIBOLD else QFont.Weight.Medium)
    made.setVariableAxis(_WEIGHT, face.weight)
    low, high = _OPTICAL_SIZES
    made.setVariableAxis(_OPTICAL, min(high, max(low, face.size)))
    if face.style is Style.LABEL:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SPACING)
    elif face.style is Style.RUNNING:
        # Raises the colon, which stands alone in its cell, between the figures.
        made.setFeature(QFont.Tag("case"), 1)
    return made


@lru_cache(maxsize=512)
def metrics(face: Face) -> QFontMetricsF:
    """Give the measures of a font."""
    return QFontMetricsF(font(face))


@lru_cache(maxsize=4096)
def width(text: str, face: Face) -> float:
    """Give the width of a text in pixels."""
    if face.style is Style.RUNNING:
        return sum(cell(sign, face) for sign in text)
    return metrics(face).horizontalAdvance(text)


def cell(sign: str, face: Face) -> float:
    """Give the width of the cell of one sign of running figures."""
    return _cell("0" if sign.isdigit() else sign, face)


@lru_cache(maxsize=512)
def _cell(sign: str, face: Face) -> float:
    # A little closer than the font sets them: at this size its figures fall apart.
    return metrics(face).horizontalAdvance(sign) * _TRACKING
