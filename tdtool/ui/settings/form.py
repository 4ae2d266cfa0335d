"""Settings one below the other: the name of each, its choices, what it is for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts.label import Label, Paragraph

_LABEL = 132


class Form(QWidget):
    """Rows that grow with the text; a layout names its own parts."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[Label] = []
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)

    def add(
        self, name: str, part: QWidget | QHBoxLayout, what: str, *, is_tall: bool = False
    ) -> None:
        """Put a row below the others; the name of a tall one stands at its top."""
        row = 2 * len(self._labels)
        label = Label(name)
        self._labels.append(label)
        top = Qt.AlignmentFlag.AlignTop if is_tall else Qt.AlignmentFlag(0)
        self._grid.addWidget(label, row, 0, top)
        if isinstance(part, QWidget):
            part.setAccessibleName(name)
            part.setAccessibleDescription(what)
            self._grid.addWidget(part, row, 1, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addLayout(part, row, 1)
        self._grid.addWidget(Paragraph(what, size=12), row + 1, 1, Qt.AlignmentFlag.AlignTop)

    def end(self) -> None:
        """Leave the room below the last row empty, and space the rows."""
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        theme.changed.connect(self._respace)
        self._respace()

    def _respace(self) -> None:
        px = theme.px
        self._grid.setContentsMargins(0, px(8), 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(4))
        for place, label in enumerate(self._labels):
            label.setFixedWidth(px(_LABEL))
            self._grid.setRowMinimumHeight(2 * place, px(32))
            self._grid.setRowMinimumHeight(2 * place + 1, px(32))
