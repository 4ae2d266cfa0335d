"""Tables without a grid: a line under the head, quiet rows, figures on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QTableView,
)

from tdtool.ui import icons, theme
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.parts.tick import paint_box
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

COLOUR_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The role of a cell's colour in the scheme, "second" for one."""
BOLD_ROLE = COLOUR_ROLE + 1
ICON_ROLE = COLOUR_ROLE + 2
"""The icon before a cell's words."""
SURFACE_ROLE = COLOUR_ROLE + 3
"""The role of the surface below a cell."""
TICK_ROLE = COLOUR_ROLE + 4
"""True or False where a cell is a box to tick."""
ROW_HEIGHT = 30
_PADDING = 8
_HYPHEN = "\u2010"
"""Among figures of equal width the plain hyphen would be as wide as a figure."""


class TableDelegate(QStyledItemDelegate):
    """Paints a cell: plain text, cut to its room, in the colour it asks for."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw surface, icon or box, and words."""
        now = theme.colours()
        px = theme.px
        rect, state = option.rect, option.state
        painter.save()
        surface = index.data(SURFACE_ROLE)
        if surface:
            painter.fillRect(rect, now.role(surface))
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, now.selected)
        elif state & QStyle.StateFlag.State_MouseOver and not surface:
            painter.fillRect(rect, now.raised)
        room = QRect(rect).adjusted(px(_PADDING), 0, -px(_PADDING), 0)
        ticked = index.data(TICK_ROLE)
        if ticked is not None:
            side = px(16)
            box = QRectF(room.left(), rect.top() + (rect.height() - side) / 2, side, side)
            paint_box(painter, box, ticked=bool(ticked))
            room.setLeft(room.left() + side + px(8))
        colour = now.role(index.data(COLOUR_ROLE) or "text")
        icon = index.data(ICON_ROLE)
        if icon is not None:
            side = px(15)
            box = QRectF(room.left(), rect.top() + (rect.height() - side) / 2, side, side)
            # What comes through Qt is the icon's name, no longer the icon.
            icons.paint(painter, box, icons.Icon(icon), colour)
            room.setLeft(room.left() + side + px(6))
        weight = QFont.Weight.DemiBold if index.data(BOLD_ROLE) else QFont.Weight.Normal
        right = index.data(Qt.ItemDataRole.TextAlignmentRole) == Qt.AlignmentFlag.AlignRight
        painter.setFont(theme.font(13, weight, tabular=right))
        painter.setPen(colour)
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        write(painter, room, text.replace("-", _HYPHEN) if right else text, right=right)
        painter.restore()


class Table(QTableView):
    """A table whose letters, Space and Enter are left to whoever it stands in."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(TableDelegate(self))
        self.setProperty("ring", "row")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setDefaultAlignment(theme.plain_alignment())
        self._widths: tuple[int, ...] = ()
        self._restyle()
        theme.changed.connect(self._restyle)

    def set_widths(self, widths: tuple[int, ...]) -> None:
        """Give the columns these widths in pixels at 100 %; 0 takes what is left."""
        if widths != self._widths:
            self._widths = widths
            self._restyle()

    def take_row(self, row: int) -> None:
        """Take a row in hand, the only one chosen, and bring it into sight."""
        index = self.model().index(row, 0)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, and the focus ring around the one in hand."""
        super().paintEvent(event)
        if not self.hasFocus():
            return
        rect = self.visualRect(self.currentIndex())
        if rect.isEmpty():
            rect = self.viewport().rect()
        rect.setLeft(0)
        rect.setRight(self.viewport().width() - 1)
        paint_ring(QPainter(self.viewport()), QRectF(rect), 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows; leave everything else."""
        typed = event.text().isprintable() and bool(event.text())
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
        if typed or enter:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        px = theme.px
        self.setFont(theme.font(13))
        head = self.horizontalHeader()
        head.setFont(theme.label_font())
        # With a style sheet its viewport keeps the size it was first shown in.
        head.viewport().setFont(theme.label_font())
        head.setFixedHeight(px(32))
        self.verticalHeader().setDefaultSectionSize(theme.target(ROW_HEIGHT))
        if self.model() is None:
            return
        for column, width in enumerate(self._widths):
            if width:
                head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                head.resizeSection(column, px(width))
            else:
                head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.viewport().update()
