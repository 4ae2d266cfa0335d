"""How the parts of the page share its width: the list narrower first, then alone."""

from __future__ import annotations

from enum import Enum

from tdtool.ui import theme


class Fold(Enum):
    """How much room there is."""

    WIDE = "wide"
    NARROW = "narrow"
    SINGLE = "single"
    """The list, or what is read: one takes the other's place."""


LIST = {Fold.WIDE: 272, Fold.NARROW: 224}
"""The width of the list (pixels at 100 %)."""
_NARROW, _SINGLE = 640, 440


def fold_at(width: int) -> Fold:
    """Tell how the parts stand at a width (pixels)."""
    if width < theme.px(_SINGLE):
        return Fold.SINGLE
    return Fold.NARROW if width < theme.px(_NARROW) else Fold.WIDE
