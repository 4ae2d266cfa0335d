"""Figures that matter, side by side: a caption over each."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Caption, Label


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
    """Several figures in a row."""

    def __init__(self, captions: tuple[str, ...]) -> None:
        super().__init__()
        self.figures = tuple(Figure(caption) for caption in captions)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        measure.gap(row, 40)
        for figure in self.figures:
            row.addWidget(figure)
        row.addStretch(1)
