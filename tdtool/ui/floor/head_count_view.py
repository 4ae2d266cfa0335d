"""The list of a head count: a field a table, the one in hand takes the digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle

from tdtool.ui import icons, theme
from tdtool.ui.floor.head_count import Verdict, in_short
from tdtool.ui.floor.head_count_model import COUNTED, ROW_ROLE, TABLE, WORDS, HeadCountModel
from tdtool.ui.icons import Icon
from tdtool.ui.parts.table import Table, TableDelegate
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.ui.floor.head_count import CountRow

    Index = QModelIndex | QPersistentModelIndex

_WIDTHS, _NARROW_WIDTHS = (64, 64, 92, 0), (54, 48, 72, 0)
_NARROW = 360
_FIELD, _FIELD_HEIGHT, _PADDING = 56, 24, 8
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class HeadCountDelegate(TableDelegate):
    """Paints the counted figure as a field; the one of the row in hand shows its caret.

    Fonts are kept from cell to cell: a whole page of rows is painted in one frame.
    """

    def __init__(self, view: Table) -> None:
        super().__init__(view)
        theme.changed.connect(self._make_fonts)
        self._make_fonts()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        row: CountRow = index.data(ROW_ROLE)
        now = theme.colours()
        rect, state = option.rect, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, now.selected)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, now.raised)
        column = index.column()
        if column == COUNTED:
            self._paint_field(painter, rect, row, chosen=chosen)
        elif column == WORDS:
            self._paint_words(painter, rect, row, str(index.data() or ""))
        else:
            painter.setFont(self._strong if column == TABLE else self._figure)
            painter.setPen(now.text if column == TABLE else now.second)
            text = str(row.table if column == TABLE else row.expected)
            room = rect.adjusted(0, 0, -theme.px(_PADDING), 0)
            painter.drawText(room, _RIGHT, text)

    def _paint_words(self, painter: QPainter, rect: QRect, row: CountRow, words: str) -> None:
        now = theme.colours()
        px = theme.px
        right = row.verdict is Verdict.RIGHT
        left = rect.left() + px(_PADDING)
        if row.differs or right:
            box = QRectF(left, rect.top() + (rect.height() - px(15)) / 2, px(15), px(15))
            colour = now.second if right else now.needs_you
            icons.paint(painter, box, Icon.CHECK if right else Icon.WARNING, colour)
            left += px(21)
        if words:
            painter.setFont(self._words)
            painter.setPen(now.needs_you if row.differs else now.second)
            room = QRect(left, rect.top(), rect.right() - px(_PADDING) - left, rect.height())
            fits = painter.fontMetrics().horizontalAdvance(words) <= room.width()
            write(painter, room, words if fits else in_short(words))

    def _paint_field(self, painter: QPainter, rect: QRect, row: CountRow, *, chosen: bool) -> None:
        now = theme.colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = _field(rect)
        edge = now.needs_you if row.differs else now.information if chosen else now.line
        painter.setPen(QPen(edge, 1.4 if chosen or row.differs else 1))
        painter.setBrush(now.window if now.dark else now.panel)
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
        if row.typed:
            painter.setFont(self._typed)
            painter.setPen(_ink(row))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.typed)
        if chosen and not row.done:
            self._caret(painter, box, row.typed)

    def _caret(self, painter: QPainter, box: QRectF, typed: str) -> None:
        width = QFontMetrics(self._typed).horizontalAdvance(typed)
        x = box.center().x() + width / 2 + 1.5
        painter.setPen(QPen(theme.colours().information, theme.px(1.5)))
        painter.drawLine(QPointF(x, box.top() + 5), QPointF(x, box.bottom() - 5))

    def _make_fonts(self) -> None:
        self._strong = theme.font(13, QFont.Weight.DemiBold, tabular=True)
        self._figure = theme.font(13, tabular=True)
        self._words = theme.font(13)
        self._typed = theme.font(14, QFont.Weight.DemiBold, tabular=True)


class HeadCountView(Table):
    """The tables of a count; digits, letters and Enter are left to the sheet around it."""

    def __init__(self, model: HeadCountModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.setItemDelegate(HeadCountDelegate(self))
        self.setAccessibleName("Head count")
        self.set_widths(_WIDTHS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the columns together where the words need the room."""
        super().resizeEvent(event)
        self.set_widths(_NARROW_WIDTHS if self.width() < theme.px(_NARROW) else _WIDTHS)

    def table(self) -> int | None:
        """Give the table in hand."""
        return self._model.table_at(self.currentIndex().row())

    def choose(self, table: int | None) -> None:
        """Take a table in hand and bring it into sight."""
        row = None if table is None else self._model.row_of(table)
        if row is not None:
            self.take_row(row)


def _field(rect: QRect) -> QRectF:
    width, height = theme.px(_FIELD), theme.px(_FIELD_HEIGHT)
    left = rect.left() + theme.px(12)
    return QRectF(left, rect.top() + (rect.height() - height) / 2, width, height)


def _ink(row: CountRow) -> QColor:
    now = theme.colours()
    if row.differs:
        return now.needs_you
    return now.text if row.verdict is not Verdict.OPEN else now.second
