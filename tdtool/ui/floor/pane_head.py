"""The head of the table in hand: its number, how it stands, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.lock_sign import LockSign
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Hint, Label

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QResizeEvent

    from tdtool.tournament.views import TableView

_NARROW = 430
_BOUNDLESS = 16_777_215


class PaneHead(QWidget):
    """Shows a `TableView`'s head; the number never gives way."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Label(size=20, weight=QFont.Weight.DemiBold)
        self._words = Hint((), size=13, role="second")
        self.lock_sign = LockSign()
        move = act_rows.row(Act.MOVE)
        self.move_button = ActButton(move.text, icon=move.icon, key=Act.MOVE)
        self.more = Button(icon=Icon.MORE, kind=Kind.QUIET)
        self.more.setAccessibleName("More about this table")
        self._row = QHBoxLayout(self)
        measure.gap(self._row, 14)
        self._row.addWidget(self._title)
        self._row.addWidget(self.lock_sign)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self.move_button)
        self._row.addWidget(self.more)
        self.set_low(low=False)
        theme.changed.connect(self._fit)

    def show_table(self, view: TableView, counted: str = "") -> None:
        """Name the table, say how it stands, when its chips were counted, if it is locked."""
        self._title.setText(f"Table {view.table}")
        head = f"{view.head}, chips counted {counted}" if counted else view.head
        self._words.set_wordings(_shortened(head))
        self.lock_sign.setVisible(view.locked)

    def set_low(self, *, low: bool) -> None:
        """Take less height where the pane is low."""
        above, below = (6, 2) if low else (10, 6)
        measure.edges(self._row, 20, above, 16, below)

    def below_more(self) -> QPoint:
        """Give where the menu of the table opens, on the screen."""
        return self.more.mapToGlobal(self.more.rect().bottomLeft())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave icon and key of the button out where there is little room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < theme.px(_NARROW)
        self.move_button.setMaximumWidth(self.move_button.bare_width() if narrow else _BOUNDLESS)


def _shortened(head: str) -> tuple[str, ...]:
    """Say the head of a table whole, then without what was said last: "8 of 9"."""
    parts = head.split(", ")
    return tuple(", ".join(parts[:end]) for end in range(len(parts), 0, -1))
