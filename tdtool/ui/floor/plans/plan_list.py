"""A list of moves: where from, who, where to, and a line that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from tdtool.ui import theme
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.row_ground import paint_row_ground
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.ui.floor.plans.plan_rows import PlanRow

    Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 30
_TOP = QModelIndex()
_LINE, _EDGE, _LEAD, _BELOW = 34, 12, 56, 8
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class PlanModel(QAbstractListModel):
    """The rows of a plan."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PlanRow, ...] = ()

    def rows(self) -> tuple[PlanRow, ...]:
        """Give all rows."""
        return self._rows

    def set_rows(self, rows: tuple[PlanRow, ...]) -> None:
        """Become these rows."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row's record, or its words for who cannot see."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            to = f"to {row.target}" if row.target else ""
            return ", ".join(part for part in (row.lead, row.name, to, row.detail) if part)
        return None


class _Delegate(QStyledItemDelegate):
    """Paints a row: figures in columns, the reason wrapped below."""

    def __init__(self, view: PlanList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the height the reason needs at this width."""
        del option
        row: PlanRow = index.data(ROW_ROLE)
        width = self._view.viewport().width()
        height = theme.target(_LINE)
        if row.detail:
            room = QRect(0, 0, width - theme.px(_LEAD + 2 * _EDGE), 10_000)
            metrics = QFontMetrics(_detail_font())
            height += metrics.boundingRect(room, _WRAP, row.detail).height() + theme.px(_BELOW - 2)
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row: PlanRow = index.data(ROW_ROLE)
        now, px = theme.colours(), theme.px
        rect, state = QRect(option.rect), option.state
        painter.save()
        paint_row_ground(painter, rect, state)
        line = QRect(rect.left() + px(_EDGE), rect.top(), rect.width() - px(2 * _EDGE), px(_LINE))
        painter.setFont(theme.font(13))
        painter.setPen(now.second)
        lead = QRect(line.left(), line.top(), px(_LEAD - 8), line.height())
        painter.drawText(lead, theme.plain_alignment(), row.lead)
        right = self._paint_target(painter, line, row)
        name = QRect(line.left() + px(_LEAD), line.top(), 0, line.height())
        name.setRight(right - px(10))
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        painter.setPen(now.text)
        write(painter, name, row.name)
        if row.detail:
            words = QRect(name.left(), rect.top() + px(_LINE - 5), 0, rect.height())
            words.setRight(rect.right() - px(_EDGE))
            painter.setFont(_detail_font())
            painter.setPen(now.second)
            painter.drawText(words, _WRAP, row.detail)
        painter.restore()

    def _paint_target(self, painter: QPainter, line: QRect, row: PlanRow) -> int:
        """Write where he goes at the right; give where it begins."""
        if not row.target:
            return line.right()
        target = f"→ {row.target}"
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(theme.colours().text)
        painter.drawText(line, theme.plain_alignment(right=True), target)
        return line.right() - painter.fontMetrics().horizontalAdvance(target)


class PlanList(PlainList):
    """The list; Up and Down choose, everything else is left to the pane."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName("Moves")
        self.setResizeMode(self.ResizeMode.Adjust)

    def row(self) -> PlanRow | None:
        """Give the row in hand."""
        found: PlanRow | None = self.currentIndex().data(ROW_ROLE)
        return found

    def choose(self, place: int) -> None:
        """Take a row in hand, the last one where there are fewer."""
        count = self.model().rowCount()
        if count:
            self.setCurrentIndex(self.model().index(min(max(place, 0), count - 1), 0))


def _detail_font() -> QFont:
    return theme.font(12)
