"""A part that is as high as what it holds needs at the width it is given."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import theme

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
"""How a text that wraps is drawn."""
_USUAL, _LEAST = 240, 120


class Flowing(QWidget):
    """Says how high it is for a width; any width is accepted.

    Qt's classes cannot be `ABC`s as well: that a part has its own `tall` is for mypy to see.
    """

    def __init__(self) -> None:
        super().__init__()
        # Not Fixed: its limit would be the height at the width of before, and cut what wraps anew.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._kept_heights: dict[int, int] = {}
        theme.changed.connect(self.flow)

    @abstractmethod
    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""

    def heightForWidth(self, width: int) -> int:
        """Give the height for a width (pixels); a layout asks many times."""
        if width not in self._kept_heights:
            self._kept_heights[width] = self.tall(width)
        return self._kept_heights[width]

    def hasHeightForWidth(self) -> bool:
        """Be as high as the width asks for."""
        return True

    def sizeHint(self) -> QSize:
        """Ask for the height at the width there is."""
        width = max(self.width(), theme.px(_USUAL))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Accept any width."""
        width = max(self.width(), theme.px(_LEAST))
        return QSize(theme.px(_LEAST), self.heightForWidth(width))

    def flow(self) -> None:
        """Ask for room anew: what it holds, or the size of text, has changed."""
        self._kept_heights.clear()
        self.updateGeometry()
        self.update()


def text_height(text: str, font: QFont, width: int) -> int:
    """Give the height of a text that wraps at a width (pixels)."""
    room = QRect(0, 0, max(1, width), 100_000)
    return QFontMetrics(font).boundingRect(room, WRAP, text).height()
