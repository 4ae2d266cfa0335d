"""Two columns of a panel: what is asked on the left, what it comes to on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

LEFT_WIDTH = 348
_GAP = 24
_LEAST_RIGHT, _LEAST_HEIGHT = 460, 220
_BOUNDLESS = 16_777_215


class TwoColumns(QWidget):
    """Stands side by side, or one under the other where the room is narrow."""

    def __init__(self, left: QWidget, right: QVBoxLayout, left_width: int = LEFT_WIDTH) -> None:
        super().__init__()
        self._left_width = left_width
        self._left = left
        self._right = QWidget()
        self._right.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(left)
        self._box.addWidget(self._right, 1)
        self._fit()
        theme.changed.connect(self._fit)

    def is_narrow(self) -> bool:
        """Tell whether one column stands under the other."""
        return self._box.direction() == QBoxLayout.Direction.TopToBottom

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = theme.px
        narrow = 0 < self.width() < px(self._left_width + _GAP + _LEAST_RIGHT)
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._box.setSpacing(px(_GAP))
        self._left.setMinimumWidth(0 if narrow else px(self._left_width))
        self._left.setMaximumWidth(_BOUNDLESS if narrow else px(self._left_width))
        self._right.setMinimumHeight(px(_LEAST_HEIGHT) if narrow else 0)
