"""The catalogue at the left of the Print page, chosen from with the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from tdtool.ui import theme
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.row_ground import paint_row_ground
from tdtool.ui.parts.writing import write
from tdtool.ui.printing.catalogue_model import (
    AGE_ROLE,
    OLD_ROLE,
    PAGES_ROLE,
    PURPOSE_ROLE,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

_LINE, _PADDING, _LEFT = 17, 8, 12
_PURPOSE_LINES = 2


class CatalogueDelegate(QStyledItemDelegate):
    """Paints a sheet: its name and pages, what it is for, when it was printed.

    `brief`: there is little room; the name, then pages and a word where it is old.
    """

    brief = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the name, two lines of purpose, and a line of age where there is one."""
        del option
        lines = 2 if self.brief else 1 + _PURPOSE_LINES + bool(index.data(AGE_ROLE))
        return QSize(theme.px(120), theme.px(_LINE * lines + 2 * _PADDING))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        now, px = theme.colours(), theme.px
        rect, state = option.rect, option.state
        painter.save()
        chosen = paint_row_ground(painter, rect, state)
        room = rect.adjusted(px(_LEFT), px(_PADDING), -px(_LEFT), -px(_PADDING))
        name = QRect(room.left(), room.top(), room.width(), px(_LINE))
        pages = str(index.data(PAGES_ROLE) or "")
        if self.brief:
            self._paint_brief(painter, name.translated(0, px(_LINE)), index, pages)
        else:
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            used = write(painter, name, pages, right=True) + px(8) if pages else 0
            self._paint_purpose(painter, name, index)
            name.setRight(name.right() - used)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold if chosen else QFont.Weight.Medium))
        painter.setPen(now.text)
        write(painter, name, str(index.data() or ""))
        painter.restore()

    def _paint_brief(self, painter: QPainter, line: QRect, index: Index, pages: str) -> None:
        old = bool(index.data(OLD_ROLE))
        painter.setFont(theme.font(12))
        painter.setPen(theme.colours().second)
        used = write(painter, line, f"{pages}," if old and pages else pages)
        if old:
            painter.setPen(theme.colours().needs_you)
            painter.setFont(theme.font(12, QFont.Weight.DemiBold))
            write(painter, line.adjusted(used + theme.px(4) if pages else 0, 0, 0, 0), "old")

    def _paint_purpose(self, painter: QPainter, name: QRect, index: Index) -> None:
        now, px = theme.colours(), theme.px
        painter.setFont(theme.font(12))
        painter.setPen(now.second)
        words = QRect(name.left(), name.bottom() + 1, name.width(), px(_LINE * _PURPOSE_LINES))
        painter.drawText(
            words,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
            str(index.data(PURPOSE_ROLE) or ""),
        )
        age = str(index.data(AGE_ROLE) or "")
        if age:
            old = bool(index.data(OLD_ROLE))
            weight = QFont.Weight.DemiBold if old else QFont.Weight.Normal
            painter.setFont(theme.font(12, weight))
            painter.setPen(now.needs_you if old else now.second)
            last = QRect(name.left(), words.bottom() + 1, name.width(), px(_LINE))
            write(painter, last, age)


class CatalogueView(PlainList):
    """The sheets there are."""

    def __init__(self) -> None:
        super().__init__()
        self._delegate = CatalogueDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName("Sheets")

    def set_brief(self, *, brief: bool) -> None:
        """Say less about each sheet where there is little room."""
        if brief != self._delegate.brief:
            self._delegate.brief = brief
            self.scheduleDelayedItemsLayout()
