"""How the ruling log looks: what still asks for something in amber, what counts no more dim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from tdtool.tournament.values import RulingState
from tdtool.ui import keys, plain, theme
from tdtool.ui.acts import Where
from tdtool.ui.parts.table import ROW_HEIGHT, Table
from tdtool.ui.rulings.log_model import ROW_ROLE, Column, LogModel, news_of

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tdtool.tournament.ruling_view import RulingView

    Index = QModelIndex | QPersistentModelIndex

_PADDING = 4
_WIDTHS = {
    Column.NUMBER: 30,
    Column.TIME: 46,
    Column.WHERE: 44,
    Column.TITLE: 0,
    Column.ENTRY: 62,
    Column.DECISION: 150,
    Column.BY: 30,
}
_WITH_DAY = 62
_BARE, _NARROW = 500, 330
"""Below these widths (px at 100 %) entry and initials go; then the decision stands below."""
_USUAL = 540
_TALL = 52
_DIM = frozenset({Column.NUMBER, Column.TIME, Column.ENTRY, Column.BY})
ASKS = frozenset({RulingState.OPEN, RulingState.APPEALED})


class LogDelegate(QStyledItemDelegate):
    """Paints a cell of the log."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the surface, then the cell's words."""
        row: RulingView | None = index.data(ROW_ROLE)
        if row is None:
            return
        now = theme.colours()
        px = theme.px
        rect, state = option.rect, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, now.selected)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, now.raised)
        room = rect.adjusted(px(_PADDING), 0, -px(_PADDING), 0)
        column = Column(index.column())
        text = str(index.data() or "")
        gone = row.corrected_by is not None
        if column is Column.TITLE and rect.height() >= px(_TALL):
            below = room.adjusted(0, room.height() // 2, 0, -px(4))
            self._paint_decision(painter, below, row, chosen=chosen)
            room = room.adjusted(0, px(4), 0, -room.height() // 2)
        if column is Column.DECISION:
            self._paint_decision(painter, room, row, chosen=chosen)
        else:
            ink = now.second if column in _DIM or gone else now.text
            font = theme.font(13, tabular=column in {Column.NUMBER, Column.TIME})
            font.setStrikeOut(gone and column is Column.TITLE)
            _write(painter, room, text, font, ink.name(), right=column is Column.NUMBER)
        painter.restore()

    def _paint_decision(
        self, painter: QPainter, room: QRect, row: RulingView, *, chosen: bool
    ) -> None:
        """Write the decision, and behind it what is still to be done."""
        now = theme.colours()
        news = news_of(row)
        asks = row.state in ASKS or any(one.runs for one in row.penalties)
        bold = theme.font(13, QFont.Weight.DemiBold if asks else QFont.Weight.Normal)
        used = 0
        if news:
            used = min(QFontMetrics(bold).horizontalAdvance(news) + 1, room.width())
            ink = now.second
            if asks:
                ink = now.text if chosen else now.needs_you
            right = QRect(room.right() + 1 - used, room.top(), used, room.height())
            _write(painter, right, news, bold, ink.name())
            used += theme.px(8)
        words = room.adjusted(0, 0, -used, 0)
        if words.width() > theme.px(24):
            ink = now.text if chosen else now.second
            _write(painter, words, plain.one_line(row.decision), theme.font(13), ink.name())


class LogTable(Table):
    """The log: Up and Down read, letters are the page's."""

    opened = Signal()
    """Enter, or a double click: go to the entry."""
    left = Signal()
    """Esc, or Up from the first row: back to the filter."""
    pressed_key = Signal(str)
    """A letter was typed."""
    chosen = Signal()
    """Another record is chosen."""

    def __init__(self, model: LogModel) -> None:
        super().__init__()
        self._log = model
        self._letters = ""
        self._days = False
        self.setModel(model)
        self.setItemDelegate(LogDelegate(self))
        self.setAccessibleName("Rulings, newest first")
        self.horizontalHeader().setStretchLastSection(False)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.setProperty("ground", "window")
        self.setProperty("close", "true")
        self.selectionModel().currentRowChanged.connect(self.chosen)
        self.fit()
        theme.changed.connect(self.fit)

    def set_letters(self, letters: str) -> None:
        """Take these letters as commands; others open the line."""
        self._letters = letters

    def show_days(self, *, days: bool) -> None:
        """Leave room for the day before the time."""
        if days != self._days:
            self._days = days
            self.fit()

    def row(self) -> RulingView | None:
        """Give the chosen record, None while there is none."""
        return self._log.row_at(self.currentIndex().row())

    def choose(self, number: int) -> bool:
        """Choose a record by its number; tell whether it is shown."""
        row = self._log.row_of(number)
        if row is None:
            return False
        self.choose_row(row)
        return True

    def choose_row(self, row: int) -> None:
        """Choose a row and bring it into sight."""
        index = self._log.index(row, Column.TITLE)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters of the page; the arrows move; the rest goes on."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, letter = event.key(), keys.usual(event, Where.RULINGS).casefold()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and bare:
            self.opened.emit()
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and self.currentIndex().row() <= 0):
            self.left.emit()
        elif letter and letter in self._letters:
            self.pressed_key.emit(letter)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the entry of the record under the mouse."""
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
        bare, narrow = room < _BARE, room < _NARROW
        self.setColumnHidden(Column.ENTRY, bare)
        self.setColumnHidden(Column.BY, bare)
        self.setColumnHidden(Column.DECISION, narrow)
        widths = dict(_WIDTHS)
        if self._days:
            widths[Column.TIME] = _WITH_DAY
        if bare:
            widths[Column.DECISION] = 130
        # What was decided is read as often as what it is about: both share what is over.
        widths[Column.DECISION] += max(0, round(room - _USUAL) // 2)
        self.set_widths(tuple(widths[column] for column in Column))
        self.verticalHeader().setDefaultSectionSize(theme.target(_TALL if narrow else ROW_HEIGHT))


def _write(  # noqa: PLR0913 - a line, where and how
    painter: QPainter, room: QRect, text: str, font: QFont, ink: str, *, right: bool = False
) -> None:
    """Write a line; what has no room is left out word by word."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(room, theme.plain_alignment(right=right), shortened(text, font, room.width()))


def shortened(text: str, font: QFont, width: int) -> str:
    """Shorten a line to whole words; all of it stands in the record beside it."""
    metrics = QFontMetrics(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    words = text.split()
    while words and metrics.horizontalAdvance(f"{' '.join(words)} …") > width:
        words.pop()
    if words:
        return f"{' '.join(words)} …"
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
