"""The page of keys: the table of actions, as people read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.label import Caption, Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.act_rows import Row

_HEADS = {
    Where.WINDOW: "Anywhere",
    Where.LINE: "In the line",
    Where.TO_DO: "In To do",
    Where.FLOOR: "On the Floor page",
    Where.HEAD_COUNT: "While heads are counted",
    Where.ENTRIES: "On the Entries page",
    Where.LEVELS: "On the Levels page",
    Where.PRINTING: "On the Print page",
    Where.JOURNAL: "In the Journal",
    Where.WHO_POSTS: "In Who posts?",
    Where.PANEL: "In a panel",
}
_LEFT = (Where.WINDOW,)
_RIGHT = tuple(place for place in _HEADS if place not in _LEFT)


class KeysPanel(Panel):
    """All keys that do something in this version, by where they work."""

    def __init__(self, works: Callable[[Act], bool]) -> None:
        super().__init__("Keys", Icon.KEYBOARD, "Shift+F1")
        self.note.setText("Letters and digits open the line where no list has the keys.")
        self.primary.hide()
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 0, theme.px(8), 0)
        columns.setSpacing(theme.px(24))
        for places, key_width, share in ((_LEFT, 136, 58), (_RIGHT, 48, 42)):
            column = QVBoxLayout()
            column.setSpacing(theme.px(16))
            for place in places:
                rows = [row for row in shown_rows(works) if row.where is place]
                if rows:
                    column.addLayout(_group(_HEADS[place], rows, key_width))
            column.addStretch(1)
            columns.addLayout(column, share)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self.body.addWidget(area, 1)
        self._area = area

    def first_field(self) -> QWidget:
        """Let the arrows scroll."""
        return self._area


def shown_rows(works: Callable[[Act], bool]) -> tuple[Row, ...]:
    """List the acts with a key that do something: connected ones, and those parts read."""
    return tuple(row for row in act_rows.ROWS if row.keys and (works(row.act) or not row.shortcut))


def _group(head: str, rows: list[Row], key_width: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.px(16))
    grid.setVerticalSpacing(theme.px(5))
    grid.setColumnStretch(2, 1)
    grid.addWidget(Caption(head), 0, 0, 1, 3)
    for number, row in enumerate(rows, 1):
        keys = "  ".join(act_rows.shown_key(key) for key in row.keys)
        key = Label(keys, weight=QFont.Weight.DemiBold)
        key.setMinimumWidth(theme.px(key_width))
        grid.addWidget(key, number, 0)
        grid.addWidget(Label(row.text.rstrip("…")), number, 1)
        grid.addWidget(Label(row.tip, role="third", size=12), number, 2)
    return grid
