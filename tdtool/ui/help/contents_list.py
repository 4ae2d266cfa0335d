"""The list of chapters and of what was found, with the found words marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate

from tdtool.people.folding import fold
from tdtool.ui import icons, theme
from tdtool.ui.help.contents_model import LINE_ROLE, ContentsModel, Line
from tdtool.ui.parts.row_ground import paint_row_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

_ROW, _ICON_LEFT, _TEXT_LEFT, _SIDE = 32, 12, 40, 12
_ABOVE, _BETWEEN = 9, 3
_SNIPPET_LINES = 3
MARK_SHARE = 0.30
"""How much of the information colour lies under a found word."""


def mark_colour() -> QColor:
    """Give the surface of a found word."""
    now = theme.colours()
    return theme.blended(now.information, now.panel, MARK_SHARE)


def marks(text: str, words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Find where the looked-for words begin words of a text: places and lengths."""
    folded = fold(text)
    if len(folded) != len(text):
        return []
    spots = []
    for word in words:
        place = folded.find(word)
        while place >= 0:
            if place == 0 or not folded[place - 1].isalnum():
                spots.append((place, len(word)))
            place = folded.find(word, place + 1)
    return spots


class ContentsDelegate(QStyledItemDelegate):
    """Paints a chapter with its icon, or a found passage in a few lines."""

    def __init__(self, view: QListView, model: ContentsModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the height of what is shown."""
        del option
        line: Line = index.data(LINE_ROLE)
        width = self._view.viewport().width()
        if line.icon is not None:
            room = QRect(0, 0, width, 0).adjusted(theme.px(_TEXT_LEFT), 0, -theme.px(_SIDE), 0)
            font = theme.font(13, QFont.Weight.DemiBold)
            tall = self._write_marked(None, room, line.title, font, theme.colours().text, 2)
            return QSize(width, max(theme.target(_ROW), tall + theme.px(_ABOVE)))
        tall = 2 * theme.px(_ABOVE) + self._paint_found(None, QRect(0, 0, width, 0), line)
        return QSize(width, tall)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        theme.colours()
        line: Line = index.data(LINE_ROLE)
        rect, state = QRect(option.rect), option.state
        painter.save()
        chosen = paint_row_ground(painter, rect, state)
        if line.icon is None:
            self._paint_found(painter, rect.adjusted(0, theme.px(_ABOVE), 0, 0), line)
        else:
            self._paint_chapter(painter, rect, line, chosen=chosen)
        painter.restore()

    def _paint_chapter(self, painter: QPainter, rect: QRect, line: Line, *, chosen: bool) -> None:
        now = theme.colours()
        side = theme.px(icons.SIZE)
        box = QRectF(rect.left() + theme.px(_ICON_LEFT), 0, side, side)
        box.moveTop(rect.top() + (rect.height() - side) / 2)
        if line.icon is not None:
            icons.paint(painter, box, line.icon, now.accent if chosen else now.second)
        room = rect.adjusted(theme.px(_TEXT_LEFT), 0, -theme.px(_SIDE), 0)
        font = theme.font(13, QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        tall = self._write_marked(None, room, line.title, font, now.text, 2)
        room.setTop(rect.top() + (rect.height() - tall) // 2)
        self._write_marked(painter, room, line.title, font, now.text, 2)

    def _paint_found(self, painter: QPainter | None, rect: QRect, line: Line) -> int:
        """Write title, sentence and chapter from the top; returns their height (pixels)."""
        now = theme.colours()
        room = rect.adjusted(theme.px(_SIDE), 0, -theme.px(_SIDE), 0)
        top = room.top()
        pieces = (
            (line.title, theme.font(13, QFont.Weight.DemiBold), now.text, 2),
            (line.snippet, theme.font(12), now.second, _SNIPPET_LINES),
            (line.chapter, theme.font(11), now.second, 2),
        )
        for text, font, ink, lines in pieces:
            if text:
                place = QRect(room.left(), top, room.width(), 0)
                top += self._write_marked(painter, place, text, font, ink, lines)
                top += theme.px(_BETWEEN)
        return top - room.top() - theme.px(_BETWEEN)

    def _write_marked(  # noqa: PLR0913, PLR0917 - what is written, where and how
        self,
        painter: QPainter | None,
        room: QRect,
        text: str,
        font: QFont,
        ink: QColor,
        most: int,
    ) -> int:
        """Write a text that wraps into at most so many lines; returns its height (pixels)."""
        metrics = QFontMetrics(font)
        shown = _fitting(text, font, room.width(), most)
        layout = QTextLayout(shown, font)
        formats = []
        for place, length in marks(shown, self._model.words):
            part = QTextLayout.FormatRange()
            part.start, part.length = place, length
            part.format = QTextCharFormat()
            part.format.setBackground(mark_colour())
            part.format.setForeground(theme.colours().text)
            formats.append(part)
        layout.setFormats(formats)
        lines = _lay_out(layout, room.width(), metrics.height())
        if painter is not None:
            painter.setPen(ink)
            layout.draw(painter, QPointF(room.left(), room.top()))
        return lines * metrics.height()


class ContentsList(QListView):
    """Up and Down choose, Enter or Right reads on, letters go back to the search."""

    opened = Signal()
    """The article should have the keys."""
    left = Signal()
    """Up from the first row: back to the search."""
    typed = Signal(str)
    """A letter, for the search."""

    def __init__(self, model: ContentsModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(ContentsDelegate(self, model))
        self.setProperty("ring", "row")
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Chapters")
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def choose(self, row: int) -> None:
        """Choose a row."""
        index = self.model().index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, read on, or go back to the search; Space and Esc are left to others."""
        key, text = event.key(), event.text()
        bare = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right}:
            self.opened.emit()
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left.emit()
        elif bare and text.strip() and text.isprintable():
            self.typed.emit(text)
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Escape}:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _fitting(text: str, font: QFont, width: int, most: int) -> str:
    """Cut a text to what stands in so many lines, with an ellipsis."""
    layout = QTextLayout(text, font)
    lines = _lay_out(layout, width, 1)
    if lines <= most:
        return text
    last = layout.lineAt(most - 1)
    rest = text[last.textStart() :]
    end = QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, max(1, width))
    return text[: last.textStart()] + end


def _lay_out(layout: QTextLayout, width: int, height: int) -> int:
    layout.beginLayout()
    count = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, count * height))
        count += 1
    layout.endLayout()
    return count
