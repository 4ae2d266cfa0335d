"""What stands on the Floor page before there are tables, and the next steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui import figures, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.tournament.state import State

_NO_TABLES = "Tables stand here as soon as seats are drawn."
_COUNTED = (
    "This tournament runs without names, so no tables stand here. "
    "The line counts as well: out, out 3, left 27."
)


class EmptyFloor(QWidget):
    """Says what will stand on the page, or how many are left where nobody has a name.

    `first_step` brings players in, `without_names` goes to where the field is counted.
    """

    def __init__(self, first_step: QAction | None, without_names: QAction | None) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(12))
        column.addStretch(2)
        self._title = Label(size=20, weight=QFont.Weight.DemiBold)
        self._words = Paragraph(role="second")
        self._words.setWordWrap(False)
        self._first: Button | None = None
        self._count: Button | None = None
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        if first_step is not None:
            self._first = Button(kind=Kind.PRIMARY)
            self._first.follow(first_step)
            column.addWidget(self._first, 0, Qt.AlignmentFlag.AlignHCenter)
        if without_names is not None:
            self._count = Button(icon=Icon.PEOPLE)
            self._count.clicked.connect(without_names.trigger)
            column.addWidget(self._count, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.show_state(None)

    def show_state(self, state: State | None) -> None:
        """Say who waits for a seat, or how many are left; None: no tournament is open."""
        field = None if state is None else state.counted
        waiting = 0 if state is None else len(state.waiting)
        if self._first is not None:
            self._first.setVisible(field is None)
        if self._count is not None:
            self._count.setText("Run without names…" if field is None else "Count on Entries")
            self._count.set_kind(Kind.PLAIN if field is None else Kind.PRIMARY)
            self._count.setVisible(not waiting)
        if field is not None:
            left, entries = figures.number(field.left), figures.number(field.entries)
            self._title.setText(f"{left} of {entries} left")
            self._words.setText(_COUNTED)
            return
        self._title.setText("No tables yet")
        draw = keys.named(Act.DRAW_SEATS)
        who = "1 player waits" if waiting == 1 else f"{figures.number(waiting)} players wait"
        self._words.setText(f"{who} for a seat. {draw} draws seats." if waiting else _NO_TABLES)
