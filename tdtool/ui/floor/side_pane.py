"""What stands in the table's place: a title, what is said of the whole beside it, a way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.parts.button import Button, Kind

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge

_NARROW = 430
"""Narrower than this (px at 100 %) what is said of the whole stands below the title."""


class SidePane(QWidget):
    """Who makes one puts its parts into `_column`, below the top that `_lay_top` makes."""

    left = Signal()
    """Back to the table."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, gap: float = 8) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._gap_of_parts = gap
        self._whole: QWidget | None = None
        self.refusal = RefusalBar()
        self.leave_button = Button("Leave", key="Esc", kind=Kind.QUIET)
        self._top = QGridLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().panel)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what is said of the whole beside the title, or below it."""
        super().resizeEvent(event)
        self._fit()

    def _lay_top(self, title: QWidget, whole: QWidget | None = None) -> None:
        """Put the title, what is said of the whole, and the way out at the top."""
        self._whole = whole
        self._top.setColumnStretch(0 if whole is None else 1, 1)
        self._top.addWidget(title, 0, 0)
        self._top.addWidget(self.leave_button, 0, 2)

    def _is_narrow(self) -> bool:
        return self.width() < theme.px(_NARROW)

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(20), px(10), px(16), px(14))
        self._column.setSpacing(px(self._gap_of_parts))
        self._top.setHorizontalSpacing(px(14))
        self._top.setVerticalSpacing(px(4))
        self._fit()
        self.update()

    def _fit(self) -> None:
        if self._whole is None:
            return
        if self._is_narrow():
            self._top.addWidget(self._whole, 1, 0, 1, 3)
        else:
            self._top.addWidget(self._whole, 0, 1)
