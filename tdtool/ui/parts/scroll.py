"""A part that scrolls up and down where it is taller than what holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


class Scroll(QScrollArea):
    """Holds one part, as wide as the holder and as high as it needs, on its holder's surface."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._held = inner
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the part out at the height it has.

        Qt tells a part of one change of size when it is shown. Where it is made higher by that
        very change, its layout would stay at the height before and cut what stands in it.
        """
        super().showEvent(event)
        layout = self._held.layout()
        if layout is not None and layout.geometry() != self._held.rect():
            layout.invalidate()
            layout.activate()
