"""A chip as it is drawn: a disc in the colour that the set has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from tdtool.tournament.chips.chip_set import ChipColour
from tdtool.ui import figures, plain, theme
from tdtool.ui.parts.menu import Menu
from tdtool.ui.parts.ring import paint_focus

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent

HUES = {
    ChipColour.WHITE: "#C9CED4",
    ChipColour.RED: "#C2452E",
    ChipColour.GREEN: "#2E8B57",
    ChipColour.BLACK: "#33383E",
    ChipColour.PURPLE: "#7B4FA3",
    ChipColour.YELLOW: "#D9A514",
    ChipColour.ORANGE: "#C46A1C",
    ChipColour.BLUE: "#3B6FD0",
    ChipColour.PINK: "#B0467E",
    ChipColour.GREY: "#7C8894",
    ChipColour.BROWN: "#8A6D3B",
    ChipColour.TURQUOISE: "#2A8F9E",
}
DISC = 15
"""Pixels across at 100 %."""


def paint_disc(painter: QPainter, middle: QPointF, colour: ChipColour) -> None:
    """Draw a chip."""
    hue = QColor(HUES[colour])
    radius = theme.px(DISC) / 2
    painter.setPen(QPen(theme.blended(theme.colours().text, hue, 0.35), 1))
    painter.setBrush(hue)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 150), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.6, radius * 0.6)


class DiscButton(QAbstractButton):
    """A chip that asks for another colour, or to leave the set, when it is pressed."""

    coloured = Signal(object)
    """The `ChipColour` that was chosen."""
    removed = Signal()
    """Its value does not belong to the set."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = ChipColour.GREY
        self._value = 0
        self._remove: QAction | None = None
        self._menu = Menu(self)
        self._of: dict[QAction, ChipColour] = {}
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.ask)
        self._menu.triggered.connect(self._picked)

    def show_chip(self, value: int, colour: ChipColour) -> None:
        """Show the chip of a value."""
        self._value, self._colour = value, colour
        words = f"Colour of the {figures.number(value)}s: {colour}"
        self.setAccessibleName(words)
        self.setToolTip(plain.tip(words))
        self.update()

    def ask(self) -> None:
        """Offer all colours."""
        self._menu.clear()
        self._of = {self._menu.addAction(colour.capitalize()): colour for colour in ChipColour}
        self._menu.addSeparator()
        self._remove = self._menu.addAction(f"No {figures.number(self._value)}s in the set")
        self._menu.open_at(self.mapToGlobal(self.rect().bottomLeft()))

    def menu(self) -> Menu:
        """Give the menu of colours."""
        return self._menu

    def sizeHint(self) -> QSize:
        """Ask for the disc and the ring of the focus."""
        side = theme.px(DISC + 8)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chip, and the ring while it has the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, QPointF(self.rect().center()) + QPointF(0.5, 0.5), self._colour)
        paint_focus(painter, self)
        painter.end()

    def _picked(self, action: QAction) -> None:
        if action is self._remove:
            self.removed.emit()
        else:
            self.coloured.emit(self._of[action])
