"""Carrying a player with the mouse or a finger, from a seat or from who waits, to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent

from tdtool.ui import plain, theme
from tdtool.ui.floor.carry_view import Carried, CarryView
from tdtool.ui.floor.drop import Target, drop_on

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.values import EntryId
    from tdtool.ui.floor.floor_page import FloorPage

OPENS_MS = 500
"""So long the pointer rests over a tile before its table opens."""
_SCROLL_MS, _EDGE, _STEP = 40, 28, 14
_NAME = 60


class Carrying(QObject):
    """Follows the widget that a player was lifted from until he is dropped, or Esc leaves him."""

    def __init__(self, page: FloorPage) -> None:
        super().__init__(page)
        self._page = page
        self._source: QWidget | None = None
        self._entry: EntryId = 0
        self._at = QPoint()
        self._target: Target | None = None
        self._view: CarryView | None = None
        self._opens = QTimer(self)
        self._opens.setSingleShot(True)
        self._opens.setInterval(OPENS_MS)
        self._opens.timeout.connect(self._open_table)
        self._scrolls = QTimer(self)
        self._scrolls.setInterval(_SCROLL_MS)
        self._scrolls.timeout.connect(self._scroll)

    @property
    def is_on(self) -> bool:
        """Tell whether somebody is carried."""
        return self._source is not None

    def shown(self) -> Carried | None:
        """Give what is seen of it."""
        return None if self._view is None else self._view.carried()

    def begin(self, entry: EntryId, source: QWidget, at: QPoint) -> None:
        """Lift a player; `at` is the pointer on the screen, `source` hears of its ways."""
        if self.is_on or entry not in self._page.desk.state.entries:
            return
        self._entry, self._source = entry, source
        self._view = self._view or CarryView(self._page.window())
        source.installEventFilter(self)
        source.setFocus(Qt.FocusReason.MouseFocusReason)
        self._move(at)

    def end(self) -> None:
        """Leave him where he is."""
        source, self._source = self._source, None
        self._opens.stop()
        self._scrolls.stop()
        self._target = None
        if source is not None:
            source.removeEventFilter(self)
        if self._view is not None:
            self._view.show_carried(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer, drop, or leave."""
        del watched
        kind = event.type()
        if isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseMove:
            self._move(event.globalPosition().toPoint())
        elif isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseButtonRelease:
            self._move(event.globalPosition().toPoint())
            self._drop()
        elif isinstance(event, QMouseEvent):
            self.end()
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.end()
        else:
            if kind in {QEvent.Type.Hide, QEvent.Type.WindowDeactivate}:
                self.end()
            return False
        return True

    def follow(self) -> None:
        """Say anew what dropping does: the tournament has changed."""
        if self.is_on:
            if self._entry in self._page.desk.state.entries:
                self._move(self._at)
            else:
                self.end()

    def _move(self, at: QPoint) -> None:
        self._at = at
        target, aim = self._aim(at)
        if target != self._target:
            self._target = target
            self._opens.stop()
            if target is not None and not target.seat and target.table != self._page.table():
                self._opens.start()
        self._scroll_near_edges()
        desk = self._page.desk
        drop = drop_on(desk, self._entry, target)
        name = plain.one_line(desk.name(self._entry), _NAME)
        if self._view is not None:
            window = self._page.window()
            here = window.mapFromGlobal(at)
            seat = target is not None and bool(target.seat)
            self._view.show_carried(Carried(name, drop.sentence, drop.tone, here, aim, seat))

    def _drop(self) -> None:
        target, entry = self._target, self._entry
        self.end()
        drop = drop_on(self._page.desk, entry, target)
        if drop.command is not None:
            self._page.pane.do(drop.command)

    def _aim(self, at: QPoint) -> tuple[Target | None, QRectF]:
        """Find what lies under the pointer, and its box in the window."""
        page, picture = self._page, self._page.pane.picture
        window = page.window()
        inside = picture.mapFromGlobal(at)
        table = page.pane.number()
        if table is not None and picture.isVisible() and picture.rect().contains(inside):
            seat = picture.seat_at(inside.toPointF())
            middle = None if seat is None else picture.seat_point(seat)
            if seat is not None and middle is not None:
                half = picture.seat_size() / 2 + theme.px(6)
                centre = picture.mapTo(window, middle)
                box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
                return Target(table, seat), box
        tiles = page.tiles.view
        spot = tiles.viewport().mapFromGlobal(at)
        if tiles.viewport().rect().contains(spot):
            index = tiles.indexAt(spot)
            tile = page.tiles.model.tile_at(index.row()) if index.isValid() else None
            if tile is not None:
                rect = tiles.visualRect(index)
                corner = tiles.viewport().mapTo(window, rect.topLeft())
                return Target(tile.table), QRectF(corner.toPointF(), rect.size().toSizeF())
        return None, QRectF()

    def _open_table(self) -> None:
        """Show the table whose tile the pointer rests on, so that a seat can be chosen."""
        if self._target is not None and self.is_on:
            self._page.show_for_drop(self._target.table)
            self._move(self._at)

    def _scroll_near_edges(self) -> None:
        near = self._scroll_step() != 0
        if near and not self._scrolls.isActive():
            self._scrolls.start()
        elif not near:
            self._scrolls.stop()

    def _scroll_step(self) -> int:
        view = self._page.tiles.view.viewport()
        spot = view.mapFromGlobal(self._at)
        if not view.rect().adjusted(0, -_EDGE, 0, _EDGE).contains(spot):
            return 0
        if spot.y() < _EDGE:
            return -_STEP
        return _STEP if spot.y() > view.height() - _EDGE else 0

    def _scroll(self) -> None:
        bar = self._page.tiles.view.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + self._scroll_step())
        if bar.value() == before:
            self._scrolls.stop()
        else:
            self._move(self._at)


def is_drag(start: QPoint, now: QPoint) -> bool:
    """Tell whether the pointer has gone so far that something is carried."""
    return (now - start).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
