"""How a house rule looks in its row: what it means, what is played, what the books say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from tdtool.rules.house_words import SETTINGS
from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.settings import house_values
from tdtool.ui.settings.house_model import CELL_ROLE, HERE, SETTING, Cell

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

PADDING, ABOVE, ARROW = 8, 9, 22
"""Room beside and above the words of a cell, and for an arrow beside the value in hand."""
_BETWEEN, _BAR, _ARROW_SIDE = 3, 3, 16
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_ENDLESS = 10_000


class HousePainter(QStyledItemDelegate):
    """Paints the cells and tells how high they need to be; `narrow` has no preset columns."""

    narrow = False

    def height(self, index: Index, width: int) -> int:
        """Tell how high a cell of this width (pixels) is, everything in it shown."""
        inner = width - 2 * theme.px(PADDING)
        cell: Cell = index.data(CELL_ROLE)
        tall = 2 * theme.px(ABOVE)
        if index.column() == SETTING:
            tall += self._title_height(cell, inner)
            tall += _wrapped(cell.under, _small(), inner)
            if self.narrow:
                tall += theme.px(_BETWEEN) + _wrapped(self._books(index), _small(), inner)
            return tall + theme.px(_BETWEEN)
        if index.column() == HERE:
            inner -= 2 * theme.px(ARROW)
            tall += _wrapped(cell.text, _value(strong=True), inner)
            if cell.under:
                tall += theme.px(_BETWEEN) + _wrapped(cell.under, _small(), inner)
            return tall
        return tall + _wrapped(cell.text, _book(), inner)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the height of the words in the width there is."""
        return QSize(option.rect.width(), self.height(index, option.rect.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the surface and the words of a cell."""
        now = theme.colours()
        cell: Cell = index.data(CELL_ROLE)
        rect = QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, now.selected)
        elif cell.base or (hovered and index.column() > HERE):
            painter.fillRect(rect, now.raised)
        room = rect.adjusted(theme.px(PADDING), theme.px(ABOVE), -theme.px(PADDING), 0)
        if index.column() == SETTING:
            self._paint_setting(painter, room, cell, index)
        elif index.column() == HERE:
            if cell.waits:
                bar = QRect(rect.left(), rect.top(), theme.px(_BAR), rect.height())
                painter.fillRect(bar, now.accent)
            self._paint_here(painter, room, cell, chosen=chosen)
        else:
            quiet = now.second if chosen or cell.base or hovered else now.third
            _write(painter, room, cell.text, _book(), now.text if cell.strong else quiet)
        painter.restore()

    def _paint_setting(self, painter: QPainter, room: QRect, cell: Cell, index: Index) -> None:
        now = theme.colours()
        taken = _write(painter, room, cell.text, _title(), now.text)
        if cell.source:
            self._paint_source(painter, room, cell)
        room = room.adjusted(0, max(taken, self._title_height(cell, room.width())), 0, 0)
        room.setTop(room.top() + theme.px(_BETWEEN))
        taken = _write(painter, room, cell.under, _small(), now.second)
        if self.narrow:
            room.setTop(room.top() + taken + theme.px(_BETWEEN))
            _write(painter, room, self._books(index), _small(), now.second)

    def _paint_source(self, painter: QPainter, room: QRect, cell: Cell) -> None:
        """Write the rule's number after the title, or below it where there is no room."""
        title = QFontMetrics(_title()).horizontalAdvance(cell.text)
        place = QRect(room)
        if self._source_fits(cell, room.width()):
            place.setLeft(room.left() + title + theme.px(PADDING))
            place.setTop(room.top() + theme.px(2))
        else:
            place.setTop(room.top() + _wrapped(cell.text, _title(), room.width()))
        _write(painter, place, cell.source, theme.font(11), theme.colours().second)

    def _paint_here(self, painter: QPainter, room: QRect, cell: Cell, *, chosen: bool) -> None:
        now = theme.colours()
        px = theme.px
        if chosen:
            for icon, right in ((Icon.CHEVRON_LEFT, ARROW), (Icon.CHEVRON_RIGHT, 0)):
                left = room.right() + 1 - px(right + _ARROW_SIDE)
                box = QRectF(left, room.top(), px(_ARROW_SIDE), px(_ARROW_SIDE))
                icons.paint(painter, box, icon, now.text)
        room = room.adjusted(0, 0, -2 * px(ARROW), 0)
        strong = cell.strong or cell.waits
        taken = _write(painter, room, cell.text, _value(strong=strong), now.text)
        if cell.under:
            room.setTop(room.top() + taken + px(_BETWEEN))
            ink = now.text if chosen else now.needs_you if cell.waits else now.information
            _write(painter, room, cell.under, _small(), ink)

    def _title_height(self, cell: Cell, width: int) -> int:
        tall = _wrapped(cell.text, _title(), width)
        below = cell.source and not self._source_fits(cell, width)
        return tall + (QFontMetrics(theme.font(11)).height() if below else 0)

    def _source_fits(self, cell: Cell, width: int) -> bool:
        title = QFontMetrics(_title()).horizontalAdvance(cell.text)
        source = QFontMetrics(theme.font(11)).horizontalAdvance(cell.source)
        return title + theme.px(PADDING) + source <= width

    def _books(self, index: Index) -> str:
        return house_values.books_line(SETTINGS[index.row()])


def _title() -> QFont:
    return theme.font(13, QFont.Weight.DemiBold)


def _value(*, strong: bool) -> QFont:
    return theme.font(13, QFont.Weight.DemiBold if strong else QFont.Weight.Normal)


def _small() -> QFont:
    return theme.font(12)


def _book() -> QFont:
    return theme.font(12.5)


def _wrapped(text: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, max(1, width), _ENDLESS)
    return QFontMetrics(font).boundingRect(room, _WRAP, text).height()


def _write(painter: QPainter, room: QRect, text: str, font: QFont, ink: QColor) -> int:
    """Write words that wrap; returns the height they took (pixels)."""
    painter.setFont(font)
    painter.setPen(ink)
    tall = _wrapped(text, font, room.width())
    painter.drawText(QRect(room.left(), room.top(), room.width(), tall), _WRAP, text)
    return tall
