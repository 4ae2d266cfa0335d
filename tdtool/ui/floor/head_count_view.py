"""The list of a head count: a field a table, the one in hand takes the digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle

from tdtool.ui import theme
from tdtool.ui.floor.head_count import Verdict
from tdtool.ui.floor.head_count_model import COUNTED, ROW_ROLE, HeadCountModel
from tdtool.ui.parts.table import Table, TableDelegate

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.ui.floor.head_count import CountRow

    Index = QModelIndex | QPersistentModelIndex

_WIDTHS = (64, 64, 92, 0)
_FIELD, _FIELD_HEIGHT = 56, 24


class HeadCountDelegate(TableDelegate):
    """Paints the counted figure as a field; the one of the row in hand shows its caret."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        if index.column() != COUNTED:
            super().paint(painter, option, index)
            return
        row: CountRow = index.data(ROW_ROLE)
        now = theme.colours()
        rect, state = option.rect, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, now.selected)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, now.raised)
        box = _field(rect)
        edge = now.needs_you if row.differs else now.information if chosen else now.line
        painter.setPen(QPen(edge, 1.4 if chosen or row.differs else 1))
        painter.setBrush(now.window if now.dark else now.panel)
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
        font = theme.font(14, QFont.Weight.DemiBold, tabular=True)
        painter.setFont(font)
        painter.setPen(_ink(row))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.typed)
        if chosen and not row.done:
            self._caret(painter, box, row.typed)
        painter.restore()

    def _caret(self, painter: QPainter, box: QRectF, typed: str) -> None:
        x = box.center().x() + painter.fontMetrics().horizontalAdvance(typed) / 2 + 1.5
        painter.setPen(QPen(theme.colours().information, theme.px(1.5)))
        painter.drawLine(
            QRectF(x, box.top() + 5, 0, 0).topLeft(), QRectF(x, box.bottom() - 5, 0, 0).topLeft()
        )


class HeadCountView(Table):
    """The tables of a count; digits, letters and Enter are left to the sheet around it."""

    def __init__(self, model: HeadCountModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.setItemDelegate(HeadCountDelegate(self))
        self.setAccessibleName("Head count")
        self.set_widths(_WIDTHS)

    def table(self) -> int | None:
        """Give the table in hand."""
        return self._model.table_at(self.currentIndex().row())

    def choose(self, table: int | None) -> None:
        """Take a table in hand and bring it into sight."""
        row = None if table is None else self._model.row_of(table)
        selection = self.selectionModel()
        if row is None or selection is None:
            return
        index = self._model.index(row, 0)
        flags = QItemSelectionModel.SelectionFlag
        selection.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)


def _field(rect: QRect) -> QRectF:
    width, height = theme.px(_FIELD), theme.px(_FIELD_HEIGHT)
    left = rect.left() + theme.px(12)
    return QRectF(left, rect.top() + (rect.height() - height) / 2, width, height)


def _ink(row: CountRow) -> object:
    now = theme.colours()
    if row.differs:
        return now.needs_you
    return now.text if row.verdict is not Verdict.OPEN else now.second
