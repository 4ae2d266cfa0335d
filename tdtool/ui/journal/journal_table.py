"""How the journal's list looks: an icon for the kind, what counts no more struck out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from tdtool.ui import icons, keys, plain, theme
from tdtool.ui.acts import Where
from tdtool.ui.journal.journal_model import ROW_ROLE, Column, JournalModel, cell
from tdtool.ui.parts.table import ROW_HEIGHT, Table

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.ui.journal.journal_row import JournalRow

    Index = QModelIndex | QPersistentModelIndex

_PADDING, _ICON, _GAP = 8, 15, 7
_TIME, _TIME_WITH_DAY, _LEVEL, _WHERE = 76, 112, 56, 76
_NARROW, _NARROWER, _NARROWEST = 500, 380, 330
"""Below these widths (px at 100 %) the tables, then the level, are left to the side; then the
time stands under the words."""
_TALL = 46


class JournalDelegate(QStyledItemDelegate):
    """Paints a cell of the journal."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the surface, then the cell's words."""
        row: JournalRow | None = index.data(ROW_ROLE)
        if row is None:
            return
        now = theme.colours()
        rect, state = option.rect, option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, now.selected)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, now.raised)
        room = rect.adjusted(theme.px(_PADDING), 0, -theme.px(_PADDING), 0)
        column = Column(index.column())
        if column is Column.WORDS:
            self._paint_words(painter, self._above_time(painter, room, row), row)
        else:
            ink = now.third if row.after or column is Column.LEVEL else now.second
            if state & QStyle.StateFlag.State_Selected and not row.after:
                ink = now.second
            _write(painter, room, cell(row, column), ink, theme.font(13))
        painter.restore()

    def _above_time(self, painter: QPainter, room: QRect, row: JournalRow) -> QRect:
        """Write the time under the words where it has no column; give the room for the words."""
        px = theme.px
        if room.height() < px(_TALL):
            return room
        below = room.adjusted(px(_ICON + _GAP), room.height() - px(21), 0, -px(4))
        ink = theme.colours().second
        _write(painter, below, f"{row.day} {row.time}".lstrip(), ink, theme.font(12))
        return room.adjusted(0, px(3), 0, -px(19))

    def _paint_words(self, painter: QPainter, room: QRect, row: JournalRow) -> None:
        now = theme.colours()
        px = theme.px
        side = px(_ICON)
        ink = now.third if row.after else now.second
        if row.began:
            ink = now.accent
        box = QRectF(room.left(), room.center().y() - side / 2 + 0.5, side, side)
        icons.paint(painter, box, row.icon, ink)
        words = room.adjusted(side + px(_GAP), 0, 0, 0)
        if row.began:
            _write(
                painter,
                words,
                plain.begun(row.words),
                now.text,
                theme.font(13, QFont.Weight.DemiBold),
            )
            return
        font = theme.font(13)
        if not row.after:
            _write(painter, words, plain.begun(row.words), now.text, font)
            return
        after = QFontMetrics(theme.font(12)).horizontalAdvance(row.after) + px(10)
        struck = words.adjusted(0, 0, -after, 0)
        font.setStrikeOut(True)
        shown = _write(painter, struck, plain.begun(row.words), now.third, font)
        width = painter.fontMetrics().horizontalAdvance(shown)
        painter.setFont(theme.font(12))
        painter.setPen(now.needs_you)
        beside = words.adjusted(width + px(10), 0, 0, 0)
        painter.drawText(beside, theme.plain_alignment(), row.after)


class JournalTable(Table):
    """The list: Down and Up choose, letters are commands of the page."""

    opened = Signal()
    """Enter or a double click: go to the table."""
    left = Signal()
    """Esc, or Up from the first row: back to the filter."""
    pressed_key = Signal(str)
    """A letter was typed."""
    chosen = Signal()
    """Another line is chosen."""

    def __init__(self, model: JournalModel) -> None:
        super().__init__()
        self._lines = model
        self._days = False
        self._letters = ""
        self.setModel(model)
        self.setItemDelegate(JournalDelegate(self))
        self.setAccessibleName("What happened, newest first")
        self.horizontalHeader().setStretchLastSection(False)
        self.setProperty("ground", "window")
        self.selectionModel().currentRowChanged.connect(self.chosen)
        self.fit()
        theme.changed.connect(self.fit)

    def set_letters(self, letters: str) -> None:
        """Take these letters as commands; others open the line."""
        self._letters = letters

    def show_days(self, *, days: bool) -> None:
        """Leave room for the day beside the time."""
        if days != self._days:
            self._days = days
            self.fit()

    def row_height(self) -> int:
        """Give the height of a row in pixels."""
        return self.verticalHeader().defaultSectionSize()

    def line(self) -> int | None:
        """Give the chosen line, None while there is none."""
        return self._lines.line_at(self.currentIndex().row())

    def choose(self, line: int) -> bool:
        """Choose a line and bring it into sight; tell whether it is shown."""
        row = self._lines.row_of(line)
        if row is None:
            return False
        self.choose_row(row)
        return True

    def choose_row(self, row: int) -> None:
        """Choose a row and bring it into sight."""
        index = self._lines.index(row, Column.WORDS)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters of the page; the arrows move; the rest goes on."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, letter = event.key(), keys.usual(event, Where.JOURNAL).casefold()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and bare:
            self.opened.emit()
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and self.currentIndex().row() <= 0):
            self.left.emit()
        elif letter and letter in self._letters:
            self.pressed_key.emit(letter)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the table."""
        super().mouseDoubleClickEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out columns where there is little room."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the columns their widths for the room there is."""
        room = self.viewport().width() / max(0.01, theme.px(100) / 100)
        self.setColumnHidden(Column.WHERE, room < _NARROW)
        self.setColumnHidden(Column.LEVEL, room < _NARROWER)
        self.setColumnHidden(Column.TIME, room < _NARROWEST)
        time = _TIME_WITH_DAY if self._days else _TIME
        self.set_widths((time, _LEVEL, 0, _WHERE))
        tall = _TALL if room < _NARROWEST else ROW_HEIGHT
        self.verticalHeader().setDefaultSectionSize(theme.target(tall))


_MOST_KEPT = 2_000
_cuts: dict[tuple[str, int, int, int, float], str] = {}
"""Texts as they were cut, by all that decides it; to shape them is half of a painting."""


def _write(painter: QPainter, room: QRect, text: str, ink: QColor, font: QFont) -> str:
    """Write a line cut to its room; give what is left of it."""
    painter.setFont(font)
    painter.setPen(ink)
    ratio = painter.device().devicePixelRatio()
    key = (text, room.width(), font.pixelSize(), int(font.weight()), ratio)
    shown = _cuts.get(key)
    if shown is None:
        if len(_cuts) >= _MOST_KEPT:
            _cuts.clear()
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        _cuts[key] = shown
    painter.drawText(room, theme.plain_alignment(), shown)
    return shown
