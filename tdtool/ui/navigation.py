"""The navigation: the pages that exist, with their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from tdtool.ui import act_rows, icons, keys, theme
from tdtool.ui.parts.ring import paint_focus

if TYPE_CHECKING:
    from tdtool.ui.acts import Act

WIDTH = 136
_ROW_HEIGHT, _TALL_HEIGHT, _LEAST_HEIGHT = 40, 48, 24
_LOW = 38
"""Below this height a tall row has room for its name alone."""
_ICON_LEFT, _TEXT_LEFT, _RIGHT = 16, 43, 8


class NavigationItem(QAbstractButton):
    """One page in the navigation; `tall` has its key below its name."""

    def __init__(self, act: Act, action: QAction, *, tall: bool) -> None:
        super().__init__()
        row = act_rows.row(act)
        self._row = row
        self._tall = tall
        self._here = False
        self.setAccessibleName(row.text)
        self.setToolTip(action.toolTip())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.clicked.connect(action.trigger)
        theme.changed.connect(self.updateGeometry)
        keys.changed.connect(self.update)

    def set_here(self, *, here: bool) -> None:
        """Mark the page as the one in sight."""
        if here != self._here:
            self._here = here
            self.update()

    def is_here(self) -> bool:
        """Tell whether this page is in sight."""
        return self._here

    def sizeHint(self) -> QSize:
        """Ask for a row of 40 px, 48 with the key below."""
        return QSize(theme.px(WIDTH), theme.target(_TALL_HEIGHT if self._tall else _ROW_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept a lower row where the window is low: what is there stays in reach."""
        return QSize(0, theme.px(_LEAST_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark, the icon, the name and the key."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        lit = self._here or self.underMouse()
        if lit:
            painter.fillRect(self.rect(), now.raised)
        if self._here:
            painter.fillRect(QRect(0, 0, px(3), self.height()), now.accent)
        side = px(icons.SIZE)
        top = (self.height() - side) / 2
        if self._row.icon is not None:
            ink = now.accent if self._here else now.second
            icons.paint(painter, QRectF(px(_ICON_LEFT), top, side, side), self._row.icon, ink)
        painter.setFont(
            theme.font(13, QFont.Weight.DemiBold if self._here else QFont.Weight.Normal)
        )
        painter.setPen(now.text if lit else now.second)
        words = QRect(px(_TEXT_LEFT), 0, self.width() - px(_TEXT_LEFT), self.height())
        shown = keys.shown(self._row.act)
        beside = QRect(words).adjusted(0, 0, -px(_RIGHT), 0)
        low = self.height() < px(_LOW)
        if self._tall and not low:
            words.setBottom(self.height() // 2 + px(5))
            beside.setTop(self.height() // 2 - px(2))
        painter.drawText(words, theme.plain_alignment(), self._row.text)
        if not (self._tall and low):
            painter.setFont(theme.font(11))
            painter.setPen(now.second if lit else now.third)
            painter.drawText(beside, theme.plain_alignment(right=not self._tall), shown)
        paint_focus(painter, self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise under the mouse."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Sink again."""
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go there with Enter; Space belongs to the clock."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            event.ignore()


class Navigation(QWidget):
    """The pages from the top, what belongs to any page at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[Act, NavigationItem] = {}
        self._below_acts: dict[Act, QAction] = {}
        self._pages = QVBoxLayout()
        self._pages.setSpacing(0)
        self._below = QVBoxLayout()
        self._below.setSpacing(0)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(self._pages)
        column.addStretch(1)
        column.addLayout(self._below)
        self._restyle()
        theme.changed.connect(self._restyle)

    def add_page(self, act: Act, action: QAction) -> None:
        """Add a page at the top."""
        self._add(act, action, self._pages, tall=False)

    def add_below(self, act: Act, action: QAction) -> None:
        """Add something that belongs to any page at the bottom."""
        self._add(act, action, self._below, tall=True)
        self._below_acts[act] = action
        action.changed.connect(self.show_possible)

    def set_here(self, act: Act, *, here: bool) -> None:
        """Mark a page as in sight or not."""
        self._items[act].set_here(here=here)

    def item(self, act: Act) -> NavigationItem:
        """Give the row of a page."""
        return self._items[act]

    def show_possible(self) -> None:
        """Leave out at the bottom what cannot be asked for now: no row does nothing."""
        for act, action in self._below_acts.items():
            self._items[act].setVisible(action.isEnabled())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and the line on its right."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().window)
        painter.fillRect(QRect(self.width() - 1, 0, 1, self.height()), theme.colours().line)

    def _add(self, act: Act, action: QAction, column: QVBoxLayout, *, tall: bool) -> None:
        item = NavigationItem(act, action, tall=tall)
        self._items[act] = item
        column.addWidget(item)

    def _restyle(self) -> None:
        self.setFixedWidth(theme.px(WIDTH))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, theme.px(8), 1, theme.px(8))
        self.update()
