"""The list of entries: title, why it was found, id and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate

from tdtool.rulebook.marks import Marked
from tdtool.ui import plain, theme
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.rulings.hits_model import ROW_ROLE, HitsModel, Offered
from tdtool.ui.rulings.marked_text import Frame, Laid, height_of, lay_out, paint

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    Index = QModelIndex | QPersistentModelIndex

LEFT = 16
_RIGHT, _TOP, _FOOT = 12, 9, 8
_GAP = 2
_TITLE_LINES, _WHY_LINES = 2, 2
_HOUSE = "house"


def cited_in(row: Offered, metrics: QFontMetrics, width: int) -> str:
    """Write id and rules as far as they have room; asked-for numbers first, the rest counted."""
    id_ = plain.one_line(row.entry.id, 24)
    rules = [says.cited for says in row.entry.books if says.rules]
    asked = [number for number in row.numbers if number not in {*rules, row.entry.id}]
    parts = [plain.one_line(part, 60) for part in (*asked, *rules)]
    for shown in range(len(parts), -1, -1):
        more = len(parts) - shown
        said = ", ".join([*parts[:shown], *([f"+{more}"] if more else [])])
        text = f"{id_}  ·  {said}" if said else id_
        if metrics.horizontalAdvance(text) <= width:
            return text
    return id_


class HitDelegate(QStyledItemDelegate):
    """Paints an entry of the list; how one is broken into lines is kept while it is offered."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: dict[tuple[int, int, int], tuple[Laid, Laid]] = {}
        self._tall: dict[tuple[int, int], int] = {}
        self._frames = _frames(0)
        theme.changed.connect(self.forget)

    def forget(self) -> None:
        """Break every entry anew: others are offered, or the letters have changed."""
        self._kept.clear()
        self._tall.clear()
        self._frames = _frames(0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for the lines that title and reason take."""
        del option
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else theme.px(272)
        key = (index.row(), width)
        if key not in self._tall:
            row: Offered | None = index.data(ROW_ROLE)
            self._tall[key] = 0 if row is None else self._height(row, width)
        return QSize(width, self._tall[key])

    def _height(self, row: Offered, width: int) -> int:
        px = theme.px
        # Few of a library are painted; breaking all of its texts would take a tenth of a second.
        title, why = (height_of(*text) for text in self._texts(row, self._room(width)))
        tall = px(_TOP) + title + px(_GAP) + why + px(_GAP)
        below = QFontMetrics(self._frames[-1].font).height()
        return round(tall) + below + px(_FOOT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the surface, then title, reason and rules."""
        row: Offered | None = index.data(ROW_ROLE)
        if row is None:
            return
        now = theme.colours()
        px = theme.px
        rect, state = option.rect, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = now.window
        if chosen:
            ground = now.selected
        elif state & QStyle.StateFlag.State_MouseOver:
            ground = now.raised
        painter.fillRect(rect, ground)
        title, why = self._laid(index, rect.width())
        at = QPointF(rect.left() + px(LEFT), rect.top() + px(_TOP))
        paint(painter, title, at, now.text, ground)
        at.setY(at.y() + title.height + px(_GAP))
        paint(painter, why, at, now.second, ground)
        top = round(at.y() + why.height) + px(_GAP)
        below = QRect(round(at.x()), top, self._room(rect.width()), rect.bottom() - top - px(4))
        self._paint_rules(painter, below, row, plain_ground=ground is now.window)
        painter.restore()

    def _paint_rules(
        self, painter: QPainter, room: QRect, row: Offered, *, plain_ground: bool
    ) -> None:
        now = theme.colours()
        painter.setFont(theme.font(11.5))
        metrics = painter.fontMetrics()
        if row.entry.house:
            wide = metrics.horizontalAdvance(_HOUSE)
            painter.setPen(now.accent)
            painter.drawText(room, theme.plain_alignment(right=True), _HOUSE)
            room = room.adjusted(0, 0, -wide - theme.px(8), 0)
        painter.setPen(now.third if plain_ground else now.second)
        text = cited_in(row, metrics, room.width())
        painter.drawText(room, theme.plain_alignment(), text)

    def _laid(self, index: Index, width: int) -> tuple[Laid, Laid]:
        key = (index.row(), width, theme.px(100))
        if key not in self._kept:
            self._kept[key] = self._broken(index.data(ROW_ROLE), self._room(width))
        return self._kept[key]

    def _broken(self, row: Offered, room: int) -> tuple[Laid, Laid]:
        title, why = self._texts(row, room)
        return lay_out(*title), lay_out(*why)

    def _texts(self, row: Offered, room: int) -> tuple[tuple[Marked, Frame], tuple[Marked, Frame]]:
        """Give title and reason, each with the frame it is broken in."""
        if self._frames[0].width != room:
            self._frames = _frames(room)
        title, reason, _ = self._frames
        # A sentence that only repeats the title is no reason.
        why = row.why if row.why.text != row.title.text else Marked(row.entry.say)
        return (row.title, title), (why, reason)

    def _room(self, width: int) -> int:
        return max(1, width - theme.px(LEFT) - theme.px(_RIGHT))


def _frames(room: int) -> tuple[Frame, Frame, Frame]:
    """Give what title, reason and rules are written in, in a room of this width (pixels)."""
    leading = theme.px(1)
    return (
        Frame(theme.font(13, QFont.Weight.Medium), room, _TITLE_LINES, leading),
        Frame(theme.font(12.5), room, _WHY_LINES, leading),
        Frame(theme.font(11.5), room, 1),
    )


class HitsView(QListView):
    """The offered entries; Up and Down choose, letters and Esc are left to the page."""

    chosen = QtSignal()
    """Another entry is chosen."""
    opened = QtSignal()
    """Enter or a double click: read it."""

    def __init__(self, model: HitsModel) -> None:
        super().__init__()
        self._hits = model
        self.setModel(model)
        delegate = HitDelegate(self)
        self.setItemDelegate(delegate)
        model.modelReset.connect(delegate.forget)
        self.setAccessibleName("Rulings that fit, the likeliest first")
        self.setProperty("ring", "row")
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(self.chosen)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def row(self) -> Offered | None:
        """Give the chosen entry, None while there is none."""
        return self._hits.row_at(self.currentIndex().row())

    def choose(self, row: int) -> None:
        """Choose a row and bring it into sight."""
        index = self._hits.index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def step(self, step: int) -> None:
        """Choose the next entry, or the one before."""
        row = self.currentIndex().row() + step
        self.choose(max(0, min(row, self._hits.rowCount() - 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows; leave everything else."""
        typed = event.text().isprintable() and bool(event.text())
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self.opened.emit()
        elif typed or event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Escape}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Read the entry under the mouse."""
        super().mouseDoubleClickEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break titles and reasons anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: object) -> None:
        """Draw the rows, and the ring around the one in hand."""
        super().paintEvent(event)  # type: ignore[arg-type]
        rect = self.visualRect(self.currentIndex())
        if self.hasFocus():
            ring = QRectF(rect if not rect.isEmpty() else self.viewport().rect())
            paint_ring(QPainter(self.viewport()), ring, 4)
