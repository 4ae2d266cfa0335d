"""The clocks that run on players, below the strip: they take no keys, a click shows the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tdtool.tournament import clock
from tdtool.tournament.calls.view import call_views
from tdtool.ui import plain, theme
from tdtool.ui.parts.ring import RADIUS
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from tdtool.tournament.calls.view import CallView
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.window import Window

MOST = 4
"""Clocks that are shown; the others wait until one of these has ended."""
_ROW, _EDGE = 48, 8


class CallClocks(QWidget):
    """One row a clock: seconds, seat and name, and how much is gone; hidden without any."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._bridge: Bridge = window.bridge
        self._shown: tuple[tuple[CallView, int], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        theme.changed.connect(self.update)

    def views(self) -> tuple[CallView, ...]:
        """Give the clocks that are shown."""
        return tuple(view for view, _ in self._shown)

    def tall(self) -> int:
        """Give the height that the rows need (pixels), 0 without any."""
        count = len(self._shown)
        return theme.px(_ROW * count + _EDGE) if count else 0

    def look(self) -> bool:
        """Read the clocks anew; tells whether the height changed."""
        shown: tuple[tuple[CallView, int], ...] = ()
        if self._bridge.is_open and self._bridge.desk.state.calls.open:
            desk = self._bridge.desk
            views = call_views(desk.state, desk.names, desk.now())
            shown = tuple((view, seconds(view)) for view in views[:MOST])
        before, tall = self._shown, self.tall()
        self._shown = shown
        if [_looks(one) for one in before] != [_looks(one) for one in shown]:
            self.setVisible(bool(shown))
            self.setAccessibleName("; ".join(f"{view.place} {left} s" for view, left in shown))
            self.update()
        return self.tall() != tall

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), now.window)
        painter.fillRect(QRect(0, 0, 1, self.height()), now.line)
        for place, (view, left) in enumerate(self._shown):
            top = px(_EDGE + _ROW * place)
            row = QRect(px(8), top, self.width() - px(16), px(_ROW - 6))
            _paint(painter, row, view, left)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the table of a clock."""
        place = (int(event.position().y()) - theme.px(_EDGE)) // theme.px(_ROW)
        if event.button() is Qt.MouseButton.LeftButton and 0 <= place < len(self._shown):
            self._bridge.table_wanted.emit(self._shown[place][0].table)


def seconds(view: CallView) -> int:
    """Give the seconds that are left, as they are counted: the last one is 1."""
    return -(-view.left // clock.SECOND)


def _looks(one: tuple[CallView, int]) -> tuple[object, ...]:
    view, left = one
    return view.call, left, view.counting, view.name


def _paint(painter: QPainter, row: QRect, view: CallView, left: int) -> None:
    now, px = theme.colours(), theme.px
    ink = now.needs_you if left and not view.counting else now.wrong_text
    frame = QRectF(row).adjusted(0.75, 0.75, -0.75, -0.75)
    painter.setPen(Qt.PenStyle.NoPen if left else QPen(now.wrong, 1.5))
    painter.setBrush(now.raised)
    painter.drawRoundedRect(frame, px(RADIUS), px(RADIUS))
    painter.setPen(ink)
    painter.setFont(theme.font(22, QFont.Weight.Bold, tabular=True))
    digits = QRect(row.left() + px(12), row.top(), px(52), row.height())
    painter.drawText(digits, theme.plain_alignment(), digits_of(left))
    words = QRect(digits.right() + px(8), row.top() + px(5), 0, px(18))
    words.setRight(row.right() - px(10))
    painter.setPen(now.text)
    painter.setFont(theme.font(13, QFont.Weight.DemiBold))
    write(painter, words, plain.one_line(view.name) or "On the clock")
    words.translate(0, px(17))
    painter.setFont(theme.font(12))
    painter.setPen(now.second if left else now.wrong_text)
    where = f"table {view.place}" if view.seat is None else f"seat {view.place}"
    write(painter, words, where if left else f"{where}: time is up")
    if left:
        bar = QRect(row.left() + px(6), row.bottom() - px(2), row.width() - px(12), px(2))
        bar.setWidth(bar.width() * view.left // view.length)
        painter.fillRect(bar, ink)


def digits_of(left: int) -> str:
    """Write seconds as a countdown: "0:23"."""
    return f"{left // 60}:{left % 60:02}"
