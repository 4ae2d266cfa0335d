"""The buttons below an answer: close together, and words alone where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from tdtool.ui import act_rows, icons, theme
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.ring import paint_focus

if TYPE_CHECKING:
    from tdtool.ui.acts import Act
    from tdtool.ui.icons import Icon

_ICON, _ICON_GAP, _KEY_GAP = 15, 4, 5


class ActButton(Button):
    """An act with icon and key; both give way before the words do.

    `after` puts the icon behind the words, as a list that opens has it.
    """

    def __init__(
        self,
        text: str,
        *,
        icon: Icon | None = None,
        key: str | Act = "",
        kind: Kind = Kind.PLAIN,
        after: bool = False,
    ) -> None:
        self._after = after
        super().__init__(text, icon=icon, key=key, kind=kind)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_kind(self, kind: Kind) -> None:
        """Ask for more or less from now on, and for the room that takes."""
        super().set_kind(kind)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for icon, words and key."""
        width = self.bare_width()
        if self._icon is not None and self.words():
            width += theme.px(_ICON + _ICON_GAP)
        if self._key:
            width += theme.px(_KEY_GAP) + QFontMetrics(_key_font()).horizontalAdvance(self._key)
        return QSize(self._wide(width), theme.target(32))

    def minimumSizeHint(self) -> QSize:
        """Accept the words alone."""
        return QSize(self._wide(self.bare_width()), theme.target(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, then icon, words and key where there is room for all."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_surface(painter)
        words, hint = self._inks()
        whole = self.width() >= self.sizeHint().width()
        left = self._padding()
        alone = not self.words()
        if self._icon is not None and (alone or (whole and not self._after)):
            self._paint_icon(painter, left)
            left += theme.px(_ICON + (0 if alone else _ICON_GAP))
        room = QRect(left, 0, self.width() - left, self.height())
        painter.setPen(words)
        shown = self.words()
        if not whole:
            mode = Qt.TextElideMode.ElideRight
            inside = self.width() - left - self._padding() + 1
            shown = QFontMetrics(self.font()).elidedText(shown, mode, inside)
        painter.drawText(room, theme.plain_alignment(), shown)
        left += QFontMetrics(self.font()).horizontalAdvance(self.words())
        if whole and not alone and self._icon is not None and self._after:
            self._paint_icon(painter, left + theme.px(_ICON_GAP))
        if whole and self._key:
            painter.setFont(_key_font())
            painter.setPen(hint)
            room.setLeft(left + theme.px(_KEY_GAP))
            painter.drawText(room, theme.plain_alignment(), self._key)
        paint_focus(painter, self)

    def _paint_icon(self, painter: QPainter, left: int) -> None:
        if self._icon is not None:
            side = theme.px(_ICON)
            box = QRectF(left, (self.height() - side) / 2, side, side)
            icons.paint(painter, box, self._icon, self._icon_ink(self._inks()[0]))

    def _padding(self) -> int:
        return theme.px(10 if self._kind in {Kind.PRIMARY, Kind.BLOCK} else 4)

    def bare_width(self) -> int:
        """Give the width (pixels) of the words alone; of the icon where there are none."""
        words = QFontMetrics(self.font()).horizontalAdvance(self.words())
        return 2 * self._padding() + (words or theme.px(_ICON))


def _key_font() -> QFont:
    return theme.font(11)


def act_button(act: Act, kind: Kind = Kind.PLAIN) -> ActButton:
    """Make the button of an act, with its icon and key."""
    row = act_rows.row(act)
    return ActButton(row.text, icon=row.icon, key=act, kind=kind)
