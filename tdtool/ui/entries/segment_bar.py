"""Which entries are shown, in words with their counts."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import figures, theme
from tdtool.ui.entries.entries_model import Segment
from tdtool.ui.parts.ring import RADIUS, paint_focus

HEIGHT = 32
_PADDING, _GAP = 12, 6
_LEAST_PADDING = 6


class SegmentBar(QWidget):
    """All, Seated, Out, Waiting, Late, each with its count; arrows and the mouse choose."""

    chosen = Signal(object)
    """Another choice: the `Segment`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._segment = Segment.ALL
        self._counts = dict.fromkeys(Segment, 0)
        self._started = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._say()
        theme.changed.connect(self.updateGeometry)

    def segment(self) -> Segment:
        """Tell which entries are shown."""
        return self._segment

    def set_counts(self, counts: dict[Segment, int], *, started: bool) -> None:
        """Write how many there are of each; who waits after the start is an alternate."""
        if (counts, started) != (self._counts, self._started):
            self._counts, self._started = dict(counts), started
            self._say()
            self.updateGeometry()
            self.update()

    def choose(self, segment: Segment) -> None:
        """Show these entries."""
        if segment is not self._segment:
            self._segment = segment
            self._say()
            self.update()
            self.chosen.emit(segment)

    def word(self, segment: Segment) -> str:
        """Name a segment."""
        if segment is Segment.WAITING and self._started:
            return "Alternates"
        return segment.value.capitalize()

    def sizeHint(self) -> QSize:
        """Ask for the words and counts in a row."""
        return QSize(self._width(_PADDING), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept them close together, with the one count of the choice."""
        return QSize(self._width(_LEAST_PADDING, counted=False), theme.px(HEIGHT))

    def close_width(self) -> int:
        """Give the width at which all counts are still there."""
        return self._width(_LEAST_PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough, the choice on its own surface, words and counts."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
        painter.drawRoundedRect(QRectF(self.rect()), px(RADIUS), px(RADIUS))
        counted = self._counted()
        for segment, room in zip(Segment, self._rooms(), strict=True):
            here = segment is self._segment
            if here:
                painter.setPen(now.line)
                painter.setBrush(now.window if now.dark else now.panel)
                painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            font = _font(here=here)
            painter.setFont(font)
            painter.setPen(now.text if here else now.second)
            word = self.word(segment)
            count = figures.number(self._counts[segment]) if counted or here else ""
            metrics = QFontMetrics(font)
            wide = metrics.horizontalAdvance(word)
            used = wide
            if count:
                used += px(_GAP) + QFontMetrics(_font(here=False)).horizontalAdvance(count)
            at = room.adjusted((room.width() - used) // 2, 0, 0, 0)
            painter.drawText(at, theme.plain_alignment(), word)
            painter.setFont(_font(here=False))
            painter.setPen(now.second)
            at.setLeft(at.left() + wide + px(_GAP))
            painter.drawText(at, theme.plain_alignment(), count)
        paint_focus(painter, self)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        for segment, room in zip(Segment, self._rooms(), strict=True):
            if room.left() <= event.position().x() <= room.right():
                self.choose(segment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        choices = list(Segment)
        at = choices.index(self._segment) + step
        if step and 0 <= at < len(choices):
            self.choose(choices[at])
        elif not step:
            event.ignore()

    def _counted(self) -> bool:
        """Tell whether there is room for all counts."""
        return self.width() >= self.close_width()

    def _width(self, padding: int, *, counted: bool = True) -> int:
        return sum(self._widths(padding, counted=counted)) + theme.px(4)

    def _widths(self, padding: int, *, counted: bool) -> list[int]:
        metrics = QFontMetrics(_font(here=True))
        widths = []
        for segment in Segment:
            wide = metrics.horizontalAdvance(self.word(segment)) + theme.px(2 * padding)
            if counted or segment is self._segment:
                count = figures.number(self._counts[segment])
                wide += metrics.horizontalAdvance(count) + theme.px(_GAP)
            widths.append(wide)
        return widths

    def _rooms(self) -> list[QRect]:
        least = self._widths(_LEAST_PADDING, counted=self._counted())
        spare = max(0, self.width() - theme.px(4) - sum(least))
        rooms, left = [], theme.px(2)
        for place, width in enumerate(least):
            wide = width + spare // len(least) + (place < spare % len(least))
            rooms.append(QRect(left, theme.px(2), wide, self.height() - theme.px(4)))
            left += wide
        return rooms

    def _say(self) -> None:
        count = figures.number(self._counts[self._segment])
        self.setAccessibleName(f"Shown: {self.word(self._segment)} {count}")


def _font(*, here: bool) -> QFont:
    return theme.font(13, QFont.Weight.DemiBold if here else QFont.Weight.Medium)
