"""Buttons: one filled accent a page, plain words with an icon for the rest, keys beside them."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tdtool.ui import icons, keys, plain, theme
from tdtool.ui.parts.ring import RADIUS, paint_focus

if TYPE_CHECKING:
    from tdtool.ui.acts import Act
    from tdtool.ui.icons import Icon


class Kind(Enum):
    """How much a button asks for."""

    PRIMARY = auto()
    """The page's one main act: filled accent."""
    PLAIN = auto()
    """Any other act: words with an icon."""
    QUIET = auto()
    """Something beside the point: words in the second colour."""
    DANGER = auto()
    """Something that is hard to mend: red words, never a red block."""
    BLOCK = auto()
    """An act with a surface of its own, as the clock's start and pause."""


class Button(QAbstractButton):
    """A button with an icon, words and the key that does the same.

    `key` is written as it is; an `Act` shows the key that is bound to it.
    """

    def __init__(
        self,
        text: str = "",
        *,
        icon: Icon | None = None,
        key: str | Act = "",
        kind: Kind = Kind.PLAIN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._keyed = key
        self._key = keys.beside(key)
        self._kind = kind
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._restyle()
        theme.changed.connect(self._restyle)
        keys.changed.connect(self._bound)

    def setText(self, text: str) -> None:
        """Show these words, plain."""
        super().setText(plain.one_line(text).replace("&", "&&"))
        self.setAccessibleName(plain.one_line(text))
        self.updateGeometry()

    def words(self) -> str:
        """Give the words as they are shown."""
        return self.text().replace("&&", "&")

    def set_icon(self, icon: Icon | None) -> None:
        """Show this icon before the words."""
        if icon is not self._icon:
            self._icon = icon
            self.updateGeometry()
            self.update()

    def set_key(self, key: str | Act) -> None:
        """Show this key, or that of an act, after the words."""
        self._keyed = key
        shown = keys.beside(key)
        if shown != self._key:
            self._key = shown
            self.updateGeometry()
            self.update()

    def key(self) -> str:
        """Give the key that does the same."""
        return self._key

    def kind(self) -> Kind:
        """Tell how much it asks for."""
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Ask for more or less from now on."""
        if kind is not self._kind:
            self._kind = kind
            self.update()

    def follow(self, action: QAction) -> None:
        """Do what an action does, and be enabled and explained as it is."""
        self.clicked.connect(action.trigger)
        self._take(action)
        action.changed.connect(self._followed_changed)
        self._followed = action

    def sizeHint(self) -> QSize:
        """Ask for icon, words and key in one line."""
        width = self._padding() * 2 + QFontMetrics(self.font()).horizontalAdvance(self.words())
        if self._icon is not None:
            width += theme.px(icons.SIZE) + (theme.px(8) if self.text() else 0)
        if self._key:
            width += theme.px(8) + QFontMetrics(_key_font()).horizontalAdvance(self._key)
        return QSize(self._wide(width), theme.target(32))

    def _wide(self, width: int) -> int:
        """Give a target wide enough for a finger, where fingers press it."""
        return max(width, theme.px(theme.TARGET)) if theme.is_touch() else width

    def minimumSizeHint(self) -> QSize:
        """Never ask for less than the whole: a cut button says nothing."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, then icon, words and key from the left."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_surface(painter)
        words, hint = self._inks()
        left = self._padding()
        if not self.text() and not self._key:
            left = (self.width() - theme.px(icons.SIZE)) // 2
        elif self._icon is None and not self._key and self.width() <= theme.px(theme.TARGET):
            # A single sign stands in the middle of what a finger presses.
            words_wide = QFontMetrics(self.font()).horizontalAdvance(self.words())
            left = max(left, (self.width() - words_wide) // 2)
        if self._icon is not None:
            side = theme.px(icons.SIZE)
            box = QRectF(left, (self.height() - side) / 2, side, side)
            icons.paint(painter, box, self._icon, self._icon_ink(words))
            left += side + theme.px(8)
        painter.setPen(words)
        metrics = QFontMetrics(self.font())
        room = QRect(left, 0, self.width() - left, self.height())
        painter.drawText(room, theme.plain_alignment(), self.words())
        if self._key:
            left += metrics.horizontalAdvance(self.words()) + theme.px(8)
            painter.setFont(_key_font())
            painter.setPen(hint)
            room.setLeft(left)
            painter.drawText(room, theme.plain_alignment(), self._key)
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
        """Let Enter press the button; Space belongs to the clock."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _bound(self) -> None:
        self.set_key(self._keyed)

    def _followed_changed(self) -> None:
        self._take(self._followed)

    def _take(self, action: QAction) -> None:
        self.setText(action.text().replace("&&", "&"))
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip())
        self.update()

    def _padding(self) -> int:
        return theme.px(12 if self._kind in {Kind.PRIMARY, Kind.BLOCK} else 8)

    def _paint_surface(self, painter: QPainter) -> None:
        now = theme.colours()
        fill: QColor | None = None
        hovered = self.underMouse() and self.isEnabled()
        if self._kind is Kind.PRIMARY:
            fill = now.accent if self.isEnabled() else now.raised
            if hovered or self.isDown():
                fill = theme.blended(now.text, now.accent, 0.12)
        elif self._kind is Kind.BLOCK:
            fill = theme.blended(now.text, now.raised, 0.06) if hovered else now.raised
        elif hovered or self.isDown():
            fill = now.raised
        if fill is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            inset = theme.px(3) if self._kind is Kind.PRIMARY and self.hasFocus() else 0
            surface = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(surface, theme.px(RADIUS), theme.px(RADIUS))

    def _inks(self) -> tuple[QColor, QColor]:
        now = theme.colours()
        if not self.isEnabled():
            ink = now.second if self._kind in {Kind.PRIMARY, Kind.BLOCK} else now.third
            return ink, ink
        if self._kind is Kind.PRIMARY:
            return now.on_accent, theme.blended(now.on_accent, now.accent, 0.9)
        if self._kind is Kind.DANGER:
            return now.wrong_text, now.third
        hint = now.second if self.underMouse() else now.third
        return (now.second, hint) if self._kind is Kind.QUIET else (now.text, hint)

    def _icon_ink(self, words: QColor) -> QColor:
        plain_kind = self._kind is Kind.PLAIN and self.isEnabled()
        return theme.colours().second if plain_kind and self.text() else words

    def _restyle(self) -> None:
        self.setFont(theme.font(13, QFont.Weight.DemiBold))
        self.updateGeometry()
        self.update()


def _key_font() -> QFont:
    return theme.font(11)
