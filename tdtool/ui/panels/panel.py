"""A panel over the page: a head, a body, one main act at its foot; Esc leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import icons, theme
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.key_label import KeyLabel
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.tab_walk import step, stops

if TYPE_CHECKING:
    from tdtool.ui.acts import Act
    from tdtool.ui.icons import Icon

_RADIUS = 8


class Panel(QWidget):
    """Something to do beside the page; the clock stays in sight and the page lives on.

    `key` is that of the act that opens it; `wanted` is the size it asks for in pixels at 100 %,
    None fills the page.
    """

    closed = Signal()
    wanted: tuple[int, int] | None = None

    def __init__(self, title: str, icon: Icon, key: Act | str = "") -> None:
        super().__init__()
        self._icon = icon
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=False)
        # It paints all of itself: the page below is not painted with each of its keys.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.title = Label(title, size=17, weight=QFont.Weight.DemiBold)
        self.title_key = KeyLabel(key)
        self.note = Label(role="second")
        self.close_button = Button(key="Esc", icon=icons.Icon.CLOSE, kind=Kind.QUIET)
        self.close_button.setAccessibleName("Close")
        self.close_button.clicked.connect(self.close_panel)
        inner = QWidget()
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.room = Room(inner)
        self.primary = Button(kind=Kind.PRIMARY, key="Enter")
        self.primary.clicked.connect(self.do_primary)
        self.others = QHBoxLayout()
        self.remark = Paragraph(role="second", size=12.5)
        self._foot_row = QHBoxLayout()
        self._foot_row.addWidget(self.primary)
        self._foot_row.addLayout(self.others)
        self._foot_row.addWidget(self.remark, 1)
        self._head_row = QHBoxLayout()
        for widget, stretch in (
            (self.title, 0),
            (self.title_key, 0),
            (self.note, 1),
            (self.close_button, 0),
        ):
            self._head_row.addWidget(widget, stretch)
        column = QVBoxLayout(self)
        column.addLayout(self._head_row)
        column.addWidget(self.room, 1)
        column.addLayout(self._foot_row)
        self._column = column
        self._restyle_frame()
        theme.changed.connect(self._restyle_frame)

    def do_primary(self) -> None:
        """Do what the panel is for; a panel without such an act leaves this alone."""

    def first_field(self) -> QWidget:
        """Give the part that gets the keys when the panel opens."""
        return self.primary if self.primary.isVisibleTo(self) else self.close_button

    def close_panel(self) -> None:
        """Leave; what was done stays done."""
        self.closed.emit()

    def place(self, area: QRect) -> None:
        """Stand in this area of the window."""
        if self.wanted is None:
            self.setGeometry(area)
            return
        margin = theme.px(16)
        width = min(theme.px(self.wanted[0]), area.width() - 2 * margin)
        height = min(theme.px(self.wanted[1]), area.height() - 2 * margin)
        left = area.left() + (area.width() - width) // 2
        top = area.top() + max(margin, (area.height() - height) // 3)
        self.setGeometry(left, top, width, height)

    def sizeHint(self) -> QSize:
        """Ask for the wanted size."""
        width, height = self.wanted or (900, 600)
        return QSize(theme.px(width), theme.px(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, framed where the page looks out beside it."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        if self.wanted is None:
            painter.fillRect(self.rect(), now.panel)
        else:
            painter.fillRect(self.rect(), now.window)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(now.line, 1))
            painter.setBrush(now.panel)
            frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(frame, theme.px(_RADIUS), theme.px(_RADIUS))
        side = theme.px(icons.SIZE)
        top = self.close_button.geometry().center().y() - side / 2
        icons.paint(painter, QRectF(theme.px(20), top, side, side), self._icon, now.accent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the corners of a frame to the page below."""
        super().resizeEvent(event)
        if self.wanted is not None:
            round_ = QPainterPath()
            round_.addRoundedRect(QRectF(self.rect()), theme.px(_RADIUS), theme.px(_RADIUS))
            self.setMask(QRegion(round_.toFillPolygon().toPolygon()))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc, do with Enter, turn pages, where the focused part has no use for it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._enter()
        elif not self.room.turn_page(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Walk within the panel: Tab does not leave it."""
        return step(self._stops(), forward=forward)

    def changeEvent(self, event: QEvent) -> None:
        """Paint anew when the colours change."""
        super().changeEvent(event)
        self.update()

    def _enter(self) -> None:
        if self.primary.isVisibleTo(self) and self.primary.isEnabled():
            self.do_primary()

    def _stops(self) -> list[QWidget]:
        among = stops(self)
        if self.close_button in among:
            among.remove(self.close_button)
            among.append(self.close_button)
        return among

    def _restyle_frame(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(20), 0, px(20), px(16))
        self._column.setSpacing(px(8))
        self._head_row.setContentsMargins(px(28), px(12), 0, px(4))
        self._head_row.setSpacing(px(10))
        self._foot_row.setContentsMargins(0, px(8), 0, 0)
        self._foot_row.setSpacing(px(12))
        self.others.setSpacing(px(4))
        self.update()
