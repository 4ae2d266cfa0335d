"""Which tables are shown, in words that are switches."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.floor.tiles_model import Showing
from tdtool.ui.parts.ring import RADIUS, paint_focus

_WORDS = {
    Showing.ALL: "All",
    Showing.NEEDS_YOU: "Needs you",
    Showing.BUTTON_KNOWN: "Button known",
}
_SHORT = {**_WORDS, Showing.BUTTON_KNOWN: "Known"}
"""Where the column is narrow beside the size of text."""
_PADDING = 8


class FilterBar(QWidget):
    """All, Needs you (with how many), Button known; arrows and the mouse choose."""

    chosen = Signal(object)
    """Another choice: the `Showing`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = Showing.ALL
        self._needing = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._say()
        theme.changed.connect(self.updateGeometry)

    def showing(self) -> Showing:
        """Tell which tables are shown."""
        return self._showing

    def set_needing(self, count: int) -> None:
        """Write how many tables need a person."""
        if count != self._needing:
            self._needing = count
            self._say()
            self.updateGeometry()
            self.update()

    def choose(self, showing: Showing) -> None:
        """Show these tables."""
        if showing is not self._showing:
            self._showing = showing
            self._say()
            self.update()
            self.chosen.emit(showing)

    def sizeHint(self) -> QSize:
        """Ask for the words in a row."""
        return QSize(sum(room.width() for room in self._rooms_for(_WORDS)), theme.target(26))

    def minimumSizeHint(self) -> QSize:
        """Accept less: the last word is cut."""
        return QSize(theme.px(120), theme.target(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the words, the chosen one on a raised ground."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(_font())
        words = self._words()
        for showing, room in zip(Showing, self._rooms_for(words), strict=True):
            here = showing is self._showing
            if here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(now.raised)
                painter.drawRoundedRect(QRectF(room), theme.px(RADIUS), theme.px(RADIUS))
            painter.setFont(_font())
            painter.setPen(now.text if here else now.second)
            word = QRect(room).adjusted(theme.px(_PADDING), 0, 0, 0)
            word.setRight(min(word.right(), self.width()))
            short = metrics.elidedText(
                words[showing], Qt.TextElideMode.ElideRight, max(0, word.width())
            )
            painter.drawText(word, theme.plain_alignment(), short)
            if showing is Showing.NEEDS_YOU and self._needing:
                painter.setPen(now.needs_you)
                word.setLeft(word.left() + metrics.horizontalAdvance(words[showing]) + theme.px(6))
                painter.drawText(word, theme.plain_alignment(), str(self._needing))
        paint_focus(painter, self)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        for showing, room in zip(Showing, self._rooms(), strict=True):
            if room.left() <= event.position().x() <= room.right():
                self.choose(showing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        choices = list(Showing)
        at = choices.index(self._showing) + step
        if step and 0 <= at < len(choices):
            self.choose(choices[at])
        elif not step:
            event.ignore()

    def _words(self) -> dict[Showing, str]:
        """Give the words; the short ones where the long ones have no room."""
        long = sum(room.width() for room in self._rooms_for(_WORDS))
        return _SHORT if 0 < self.width() < long else _WORDS

    def _rooms(self) -> list[QRect]:
        return self._rooms_for(self._words())

    def _rooms_for(self, words: dict[Showing, str]) -> list[QRect]:
        metrics = QFontMetrics(_font())
        rooms, left = [], 0
        for showing in Showing:
            width = metrics.horizontalAdvance(words[showing]) + 2 * theme.px(_PADDING)
            if showing is Showing.NEEDS_YOU and self._needing:
                width += theme.px(6) + metrics.horizontalAdvance(str(self._needing))
            rooms.append(QRect(left, 0, width, self.height() or theme.target(26)))
            left += width
        return rooms

    def _say(self) -> None:
        count = f" {self._needing}" if self._showing is Showing.NEEDS_YOU else ""
        self.setAccessibleName(f"Shown: {_WORDS[self._showing]}{count}")


def _font() -> QFont:
    return theme.font(12.5, QFont.Weight.Medium)
