"""The board's room: every measure is a share of its height."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from tdtool.ui.board.logo import Logo

_NARROW = 1.5
_UPRIGHT = 0.8


class Room(NamedTuple):
    """A board of this size in pixels, with the house's logo where it has one.

    `plate` tells that the logo needs one behind it.
    """

    width: int
    height: int
    logo: Logo | None = None
    plate: bool = False

    @property
    def unit(self) -> float:
        """Give a hundredth of the height; less where the board is higher than wide."""
        return min(self.height, self.width * _UPRIGHT) / 100

    @property
    def narrow(self) -> bool:
        """Tell whether the side figures must become one row (under 3 : 2)."""
        return self.width < self.height * _NARROW

    @property
    def upright(self) -> bool:
        """Tell whether the board stands upright, as on a turned screen."""
        return self.width < self.height

    @property
    def edge(self) -> float:
        """Give the margin left and right."""
        return self.unit * (4.0 if self.narrow else 5.0)

    @property
    def inner(self) -> float:
        """Give the width between the margins."""
        return self.width - 2 * self.edge

    def y(self, share: float) -> float:
        """Give the height of a share (percent) from the top."""
        return self.height * share / 100

    def cap(self, share: float) -> float:
        """Give the height of a digit, in percent of the height of the room."""
        return self.unit * share

    def band(self, top: float, bottom: float) -> QRectF:
        """Give a band over the whole width, between two shares of the height."""
        return QRectF(0, self.y(top), self.width, self.y(bottom) - self.y(top))
