"""A list of words to choose from with the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate

from tdtool.ui import theme
from tdtool.ui.parts.row_ground import paint_row_ground
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

DETAIL_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""What is said under a row's words, in the second colour."""
_ROW, _TALL_ROW = 36, 48


class PlainListDelegate(QStyledItemDelegate):
    """Paints a row: words, and what is said under them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for 36 px, 48 with a second line."""
        del option
        tall = index.data(DETAIL_ROLE) is not None
        return QSize(theme.px(80), theme.target(_TALL_ROW if tall else _ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        now = theme.colours()
        px = theme.px
        rect, state = option.rect, option.state
        painter.save()
        chosen = paint_row_ground(painter, rect, state)
        room = rect.adjusted(px(12), 0, -px(12), 0)
        detail = index.data(DETAIL_ROLE)
        if detail is not None:
            room.setHeight(rect.height() // 2 + px(3))
        painter.setFont(theme.font(13, QFont.Weight.DemiBold if chosen else QFont.Weight.Medium))
        painter.setPen(now.text)
        write(painter, room, str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
        if detail is not None:
            room.moveTop(room.top() + px(19))
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            write(painter, room, str(detail))
        painter.restore()


class PlainList(QListView):
    """A list; letters, Space, Enter and Esc are left to whoever it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(PlainListDelegate(self))
        self.setProperty("ring", "row")
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows; leave everything else."""
        typed = event.text().isprintable() and bool(event.text())
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
        if typed or enter:
            event.ignore()
        else:
            super().keyPressEvent(event)
