"""Figures that matter, side by side as far as there is room: a caption over each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Caption, Label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_GAP, _LINE = 40, 8


class Figure(QWidget):
    """One figure under its caption."""

    def __init__(self, caption: str) -> None:
        super().__init__()
        self._caption = caption
        self.value = Label(size=20, weight=QFont.Weight.DemiBold)
        self.beside = Label(role="second", size=12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 2)
        column.addWidget(Caption(caption))
        column.addWidget(self.value)
        column.addWidget(self.beside)

    def show_figure(self, value: str, beside: str = "", role: str = "text") -> None:
        """Show a figure, what is said below it, and in which colour."""
        self.value.set_role(role)
        self.value.setText(value)
        self.beside.setText(beside)
        self.setAccessibleName(f"{self._caption}: {value} {beside}".strip())


class Totals(QWidget):
    """Several figures, in one line or in as many as they need."""

    def __init__(self, captions: tuple[str, ...]) -> None:
        super().__init__()
        self.figures = tuple(Figure(caption) for caption in captions)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        measure.gap(self._grid, _GAP, _LINE)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.arrange()

    def arrange(self) -> None:
        """Put the figures in as many columns as there is room for."""
        gap = theme.px(_GAP)
        widest = max(figure.sizeHint().width() for figure in self.figures)
        needed = sum(figure.sizeHint().width() + gap for figure in self.figures) - gap
        columns = len(self.figures)
        if 0 < self.width() < needed:
            columns = min(columns - 1, max(1, (self.width() + gap) // (widest + gap)))
        if columns == self._columns:
            return
        self._columns = columns
        for place, figure in enumerate(self.figures):
            self._grid.addWidget(figure, place // columns, place % columns)
        for column in range(len(self.figures) + 1):
            self._grid.setColumnStretch(column, int(column == columns))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self.arrange()
