"""How To do looks: boxes to tick, headings in amber, one row at a time in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate

from tdtool.tournament.views import TaskKind
from tdtool.ui import act_rows, figures, icons, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.parts.rows_menu import RowsMenu
from tdtool.ui.parts.tick import BOX, paint_box
from tdtool.ui.parts.writing import write
from tdtool.ui.todo_model import ROW_ROLE
from tdtool.ui.todo_rows import RowKind, TodoRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

_LEFT, _TEXT, _UNDER_HEAD = 16, 44, 38
_HEAD_HEIGHT, _FIRST_HEAD_HEIGHT, _ROW_HEIGHT = 40, 32, 40
_APART, _WITHIN = 6, 6
"""Above a task, and between its words and its edges."""
_OFFER = 22
"""The height of a line that says what can be done (px at 100 %)."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class TodoDelegate(QStyledItemDelegate):
    """Paints a row of To do."""

    def __init__(self, view: QListView, now_ms: Callable[[], int]) -> None:
        super().__init__(view)
        self._view = view
        self._now_ms = now_ms

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the height a row's words need."""
        row: TodoRow = index.data(ROW_ROLE)
        del option
        width = self._view.viewport().width()
        if row.kind is RowKind.HEAD:
            height = _FIRST_HEAD_HEIGHT if index.row() == 0 else _HEAD_HEIGHT
            return QSize(width, theme.px(height))
        if row.kind is RowKind.TICK:
            return QSize(width, theme.target(_ROW_HEIGHT))
        if row.kind is RowKind.PERSON:
            return QSize(width, theme.target(_ROW_HEIGHT))
        title = _height(row.title, _title_font(), width)
        detail = _height(row.detail, _detail_font(), width)
        if row.kind is RowKind.NOTE:
            return QSize(width, theme.px(_APART) + theme.px(2 * _WITHIN) + title)
        do = theme.target(_OFFER) * (bool(row.do) + bool(row.keys) + bool(row.who))
        above = theme.px(_APART) if index.row() else 0
        return QSize(width, above + theme.px(2 * _WITHIN + 2) + title + detail + do)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        row: TodoRow = index.data(ROW_ROLE)
        now = theme.colours()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, state = QRect(option.rect), option.state
        if row.kind is RowKind.TASK and index.row():
            rect.setTop(rect.top() + theme.px(_APART))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if row.kind is not RowKind.HEAD:
            if chosen or state & QStyle.StateFlag.State_MouseOver:
                painter.fillRect(rect, now.selected if chosen else now.raised)
            if chosen and state & QStyle.StateFlag.State_HasFocus:
                paint_ring(painter, QRectF(rect), 4)
        if row.kind is RowKind.HEAD:
            self._paint_head(painter, rect, row)
        elif row.kind in {RowKind.TASK, RowKind.NOTE}:
            self._paint_task(painter, rect, row)
        else:
            self._paint_person(painter, rect, row)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRect, row: TodoRow) -> None:
        px = theme.px
        line = QRect(rect)
        line.setTop(rect.bottom() - px(31))
        self._paint_icon(painter, line, row)
        painter.setFont(_title_font())
        painter.setPen(theme.colours().text)
        words = line.adjusted(px(_UNDER_HEAD), 0, -px(16), 0)
        painter.drawText(words, theme.plain_alignment(), row.title)
        if row.do:
            painter.setFont(theme.font(11))
            painter.setPen(theme.colours().third)
            painter.drawText(words, theme.plain_alignment(right=True), row.do)

    def _paint_icon(self, painter: QPainter, line: QRect, row: TodoRow) -> None:
        if row.icon is None:
            return
        side = theme.px(16)
        box = QRectF(line.left() + theme.px(_LEFT), line.center().y() - side / 2, side, side)
        now = theme.colours()
        quiet = row.kind is RowKind.NOTE
        icons.paint(painter, box, row.icon, now.third if quiet else now.needs_you)

    def _paint_person(self, painter: QPainter, rect: QRect, row: TodoRow) -> None:
        now = theme.colours()
        px = theme.px
        left = px(_UNDER_HEAD)
        if row.kind is RowKind.TICK:
            left = px(_TEXT)
            paint_box(painter, _box(rect), ticked=False)
        right = rect.right() - px(16)
        target = f"→ {row.target}" if row.target else ""
        if target:
            painter.setFont(theme.font(15, QFont.Weight.DemiBold))
            painter.setPen(now.text)
            room = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
            painter.drawText(room, theme.plain_alignment(right=True), target)
            right -= painter.fontMetrics().horizontalAdvance(target) + px(8)
        name = QRect(rect.left() + left, rect.top() + px(3), right - rect.left() - left, px(18))
        painter.setFont(theme.font(13))
        painter.setPen(now.text)
        write(painter, name, row.title)
        under = name.translated(0, px(17))
        painter.setFont(_detail_font())
        painter.setPen(now.second)
        write(painter, under, f"{row.detail}, {self._age(row)}")

    def _paint_task(self, painter: QPainter, rect: QRect, row: TodoRow) -> None:
        now = theme.colours()
        px = theme.px
        line = QRect(rect.left(), rect.top() + px(_WITHIN), rect.width(), px(18))
        self._paint_icon(painter, line, row)
        width = rect.width()
        words = rect.adjusted(px(_UNDER_HEAD), px(_WITHIN), -px(16), 0)
        quiet = row.kind is RowKind.NOTE
        painter.setFont(_detail_font() if quiet else _title_font())
        painter.setPen(now.second if quiet else now.text)
        painter.drawText(words, _WRAP, row.title)
        words.setTop(words.top() + _height(row.title, _title_font(), width) + px(2))
        painter.setFont(_detail_font())
        painter.setPen(now.second)
        painter.drawText(words, _WRAP, row.detail)
        words.setTop(words.top() + _height(row.detail, _detail_font(), width) + px(3))
        if row.who:
            self._paint_who(painter, words, row)
            words.setTop(words.top() + theme.target(_OFFER))
        if row.do:
            self._paint_offer(painter, words, row.do, "Enter")
        for key in row.keys:
            if key is row.keys[0]:
                words.setTop(words.top() + theme.target(_OFFER))
            used = self._paint_offer(painter, words, key.word, keys.shown(key.act))
            words.setLeft(words.left() + used + px(16))

    def _paint_who(self, painter: QPainter, words: QRect, row: TodoRow) -> None:
        """Write who goes, and where to, on one line."""
        now = theme.colours()
        room = QRect(words.left(), words.top(), words.width(), theme.px(18))
        target = f"→ {row.target}"
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        painter.setPen(now.text)
        painter.drawText(room, theme.plain_alignment(right=True), target)
        room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(target) - theme.px(8))
        painter.setFont(theme.font(13, QFont.Weight.Medium))
        write(painter, room, row.who)

    def _paint_offer(self, painter: QPainter, words: QRect, word: str, key: str) -> int:
        """Write what can be done and its key; give the width of both."""
        px = theme.px
        words = words.adjusted(0, (theme.target(_OFFER) - px(_OFFER)) // 2, 0, 0)
        painter.setFont(_title_font())
        painter.setPen(theme.colours().text)
        painter.drawText(words, _WRAP, word)
        width = painter.fontMetrics().horizontalAdvance(word) + px(8)
        painter.setFont(theme.font(11))
        painter.setPen(theme.colours().third)
        painter.drawText(words.adjusted(width, px(2), 0, 0), _WRAP, key)
        return width + painter.fontMetrics().horizontalAdvance(key)

    def _age(self, row: TodoRow) -> str:
        return "" if row.task is None else figures.age(self._now_ms() - row.task.since_ms)


class TodoView(QListView):
    """The list: Up and Down choose, Enter does, letters and digits are left to the line."""

    done = Signal(object)
    """The row that Enter, a tick or a double click was for (TodoRow)."""
    keyed = Signal(object, object)
    """The row (TodoRow) that a key was for, and its `Act`."""
    dropped = Signal(object)
    """The row that Del was for (TodoRow)."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__()
        self.setItemDelegate(TodoDelegate(self, now_ms))
        self.setProperty("ring", "row")
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName("To do")
        self.menu = RowsMenu(self, self.offered)
        self.menu.picked.connect(self._picked)
        theme.changed.connect(self._restyle)

    def offered(self) -> list[Choice]:
        """List what can be done with the row in hand."""
        row = self.currentIndex().data(ROW_ROLE)
        if not isinstance(row, TodoRow) or row.kind is RowKind.HEAD:
            return []
        do = row.do or {RowKind.TICK: "Tick it", RowKind.PERSON: "Say where he sits…"}.get(row.kind)
        found = [Choice(do, Act.TICK, Icon.CHECK, "Enter")] if do else []
        found += [
            Choice(key.word, key.act, act_rows.row(key.act).icon, keys.shown(key.act))
            for key in row.keys
        ]
        if row.task is not None and row.task.kind is TaskKind.OFF:
            drop = act_rows.row(Act.TODO_DROP)
            found.append(Choice(drop.text, drop.act, drop.icon, keys.shown(drop.act)))
        return found

    def _picked(self, choice: Choice) -> None:
        index = self.currentIndex()
        if choice.what is Act.TICK:
            self._do(index)
        elif choice.what is Act.TODO_DROP:
            self._drop(index)
        else:
            self.keyed.emit(index.data(ROW_ROLE), choice.what)

    def choose_first(self) -> None:
        """Choose the first row that can be, unless one is chosen."""
        if self.currentIndex().isValid():
            self.setCurrentIndex(self.currentIndex())
            return
        model = self.model()
        for place in range(model.rowCount()):
            index = model.index(place, 0)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled:
                self.setCurrentIndex(index)
                return

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys go: a row is always chosen."""
        super().focusInEvent(event)
        self.choose_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do a row with Enter; leave what is typed to the line."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._do(self.currentIndex())
        elif keys.is_key(event, Act.TODO_DROP):
            self._drop(self.currentIndex())
        elif self._key(event):
            event.accept()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick a box, or press what a row offers."""
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return
        act = self._act_at(index, at)
        if act is not None:
            self.keyed.emit(index.data(ROW_ROLE), act)
        elif self._pressed(index, at):
            self._do(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do a row."""
        super().mouseDoubleClickEvent(event)
        index = self.indexAt(event.position().toPoint())
        row: TodoRow | None = index.data(ROW_ROLE)
        if row is not None and row.kind is RowKind.PERSON:
            self._do(index)

    def _pressed(self, index: Index, at: QPoint) -> bool:
        row: TodoRow = index.data(ROW_ROLE)
        rect = self.visualRect(index)
        if row.kind is RowKind.TICK:
            return _box(rect).adjusted(-8, -8, 8, 8).contains(at)
        offers = theme.px(10) + theme.target(_OFFER) * (1 + bool(row.keys))
        return row.kind is RowKind.TASK and bool(row.do) and at.y() > rect.bottom() - offers

    def _act_at(self, index: Index, at: QPoint) -> Act | None:
        """Give the act that a row offers there, None where nothing is."""
        row: TodoRow = index.data(ROW_ROLE)
        rect = self.visualRect(index)
        if (
            row.kind is not RowKind.TASK
            or not row.keys
            or at.y() < rect.bottom() - theme.target(_OFFER) - theme.px(_WITHIN)
        ):
            return None
        left = rect.left() + theme.px(_UNDER_HEAD)
        words, letters = QFontMetrics(_title_font()), QFontMetrics(theme.font(11))
        for key in row.keys:
            width = words.horizontalAdvance(key.word)
            width += letters.horizontalAdvance(keys.shown(key.act))
            left += width + theme.px(24)
            if at.x() < left:
                return key.act
        return row.keys[-1].act

    def _key(self, event: QKeyEvent) -> bool:
        """Do what a key does with the row in hand; tell whether it does something."""
        row = self.currentIndex().data(ROW_ROLE)
        offered = row.keys if isinstance(row, TodoRow) else ()
        act = next((key.act for key in offered if keys.is_key(event, key.act)), None)
        if act is None:
            return False
        self.keyed.emit(row, act)
        return True

    def _do(self, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, TodoRow) and row.kind is not RowKind.HEAD:
            self.done.emit(row)

    def _drop(self, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, TodoRow):
            self.dropped.emit(row)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


def _title_font() -> QFont:
    return theme.font(13, QFont.Weight.DemiBold)


def _detail_font() -> QFont:
    return theme.font(12)


def _box(rect: QRect) -> QRectF:
    side = theme.px(BOX)
    top = rect.top() + (rect.height() - side) / 2
    return QRectF(rect.left() + theme.px(_LEFT), top, side, side)


def _height(text: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, width - theme.px(_UNDER_HEAD + 16), 10_000)
    return QFontMetrics(font).boundingRect(room, _WRAP, text).height()
