"""The list of stacks: the cell in hand is a field that takes the digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle

from tdtool.ui import figures, theme
from tdtool.ui.days.bag_model import BAG, DEALER, PLAYER, ROW_ROLE, WORDS, BagModel, typed_in
from tdtool.ui.days.bag_typing import BagTyping, Cell
from tdtool.ui.days.side_table import SideTable
from tdtool.ui.parts.table import Table, TableDelegate

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QRect
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.tournament.values import EntryId

    Index = QModelIndex | QPersistentModelIndex

WIDTHS = (72, 0, 152, 152, 88, 264)
_NARROW_WIDTHS = (56, 0, 92, 92, 56, 0)
_NARROW = 900
"""Narrower than this (px at 100 %) what is said of a stack is left out."""
_CELLS = {PLAYER: Cell.PLAYER, DEALER: Cell.DEALER, BAG: Cell.BAG}


class BagDelegate(TableDelegate):
    """Paints the cell in hand as a field with its caret, the others as figures."""

    def __init__(self, view: Table) -> None:
        super().__init__(view)
        self.typing = BagTyping()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        row = index.data(ROW_ROLE)
        cell = _CELLS.get(index.column())
        if cell is None or not typed_in(self.typing, row.entry):
            super().paint(painter, option, index)
            return
        if cell is not self.typing.cell:
            kept = self.typing.player if cell is Cell.PLAYER else None
            if kept is None:
                super().paint(painter, option, index)
            else:
                self._surface(painter, option)
                self._figure(painter, option.rect, figures.number(kept), "text")
            return
        self._surface(painter, option)
        self._field(painter, option.rect, str(index.data() or ""))

    def _surface(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.colours().selected)

    def _figure(self, painter: QPainter, rect: QRect, text: str, role: str) -> None:
        painter.setFont(theme.font(13, QFont.Weight.DemiBold, tabular=True))
        painter.setPen(theme.colours().role(role))
        painter.drawText(
            rect.adjusted(0, 0, -theme.px(8), 0), theme.plain_alignment(right=True), text
        )

    def _field(self, painter: QPainter, rect: QRect, known: str) -> None:
        now, px = theme.colours(), theme.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(rect).adjusted(px(4), px(3), -px(1), -px(3))
        painter.setPen(QPen(now.information, 1.4))
        painter.setBrush(now.window if now.dark else now.panel)
        painter.drawRoundedRect(box, px(4), px(4))
        text = self.typing.text
        shown = figures.number(int(text)) if text and self.typing.cell is not Cell.BAG else text
        ghost = known
        if not shown and self.typing.cell is not Cell.BAG and self.typing.counted is not None:
            ghost = figures.number(self.typing.counted)
        self._figure(painter, rect, shown or ghost, "text" if shown else "third")
        if not shown:
            return
        x = rect.right() - px(8) + 2.5
        painter.setPen(QPen(now.information, px(1.5)))
        painter.drawLine(QPointF(x, box.top() + 4), QPointF(x, box.bottom() - 4))


class BagTable(SideTable):
    """The stacks; digits, letters, Left, Right and Enter are left to the panel around it."""

    def __init__(self, model: BagModel) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.delegate = BagDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName("Stacks")
        self.set_widths(WIDTHS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words out where the figures need the room."""
        super().resizeEvent(event)
        narrow = self.width() < theme.px(_NARROW)
        if narrow != self.isColumnHidden(WORDS):
            self.setColumnHidden(WORDS, narrow)
            self._model.set_short(short=narrow)
        self.set_widths(_NARROW_WIDTHS if narrow else WIDTHS)

    def show_typing(self, typing: BagTyping) -> None:
        """Show what is being typed."""
        self.delegate.typing = typing
        self.viewport().update()

    def choose(self, row: int | None) -> None:
        """Take a row in hand and bring it into sight."""
        if row is not None:
            self.take_row(row)

    def choose_entry(self, entry: EntryId) -> bool:
        """Take a player in hand; False where he is not listed."""
        row = self._model.row_of(entry)
        self.choose(row)
        return row is not None
