"""The article: a chapter to read, with what leads somewhere reached by Tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from tdtool.ui import theme
from tdtool.ui.help.contents_list import mark_colour, marks
from tdtool.ui.help.writer import Lead, Written, write_chapter
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from tdtool.ui.help.chapter import Chapter
    from tdtool.ui.help.writer import Around

WIDEST = 640
"""No line is longer (pixels at 100 %): the eye finds the next one."""
_EMPTY = Written((), ())
_STEPS = {
    Qt.Key.Key_Up: "SliderSingleStepSub",
    Qt.Key.Key_Down: "SliderSingleStepAdd",
    Qt.Key.Key_PageUp: "SliderPageStepSub",
    Qt.Key.Key_PageDown: "SliderPageStepAdd",
    Qt.Key.Key_Home: "SliderToMinimum",
    Qt.Key.Key_End: "SliderToMaximum",
}


class Article(QTextBrowser):
    """Shows a chapter; arrows scroll, Tab goes to the next thing that leads somewhere."""

    led = Signal(object)
    """Where the reader wants to go: an Act, a Spot, or a text for the line."""
    left = Signal()
    """Left: back to the list."""
    typed = Signal(str)
    """A letter, for the search."""

    def __init__(self, around: Callable[[int, float], Around]) -> None:
        super().__init__()
        self._around = around
        self._chapter: Chapter | None = None
        self._written = _EMPTY
        self._passage = 0
        self._in_hand = -1
        self._words: tuple[str, ...] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came and went while a chapter is written would have it written again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._clicked)
        theme.changed.connect(self.write_anew)

    def chapter(self) -> Chapter | None:
        """Give the chapter that is shown."""
        return self._chapter

    def leads(self) -> tuple[Lead, ...]:
        """List what leads somewhere."""
        return self._written.leads

    def lead_in_hand(self) -> Lead | None:
        """Give the one that the keys stand on."""
        here = 0 <= self._in_hand < len(self._written.leads)
        return self._written.leads[self._in_hand] if here else None

    def show_passage(self, chapter: Chapter, passage: int, words: tuple[str, ...] = ()) -> None:
        """Show a chapter from this passage on, with these folded words marked."""
        new = chapter is not self._chapter
        self._chapter, self._passage, self._words = chapter, passage, words
        self.setAccessibleName(chapter.title)
        if new:
            self.write_anew()
        else:
            self._mark()
            self._scroll()

    def write_anew(self) -> None:
        """Write the chapter again: colours, letters, room or floor changed."""
        if self._chapter is None:
            return
        self._in_hand = -1
        self.setLineWrapColumnOrWidth(self._room())
        document = self.document()
        document.clear()
        document.setDocumentMargin(0)
        document.setDefaultFont(theme.font(13))
        around = self._around(self._room(), self.devicePixelRatioF())
        self._written = write_chapter(document, self._chapter, around)
        self._mark()
        self._scroll()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Go to the next thing that leads somewhere; beyond the last one to the next part."""
        following = self._in_hand + (1 if forward else -1)
        if self._in_hand < 0 and not forward:
            following = -1
        self._in_hand = following if 0 <= following < len(self._written.leads) else -1
        self.viewport().update()
        if self._in_hand < 0:
            return super().focusNextPrevChild(forward)
        self._show_lead(self._written.leads[self._in_hand])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, follow, copy; letters look for something, the rest is the panel's."""
        key, text = Qt.Key(event.key()), event.text()
        bare = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        lead = self.lead_in_hand()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif key in _STEPS and bare:
            bar = self.verticalScrollBar()
            bar.triggerAction(getattr(bar.SliderAction, _STEPS[key]))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and lead is not None:
            self.led.emit(lead.to)
        elif key == Qt.Key.Key_Left and bare:
            self.left.emit()
        elif bare and text.strip() and text.isprintable():
            self.typed.emit(text)
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of what was in hand."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._in_hand = -1
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap and draw for the new room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.write_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the ring around what is in hand or around all of it."""
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        lead = self.lead_in_hand()
        if lead is None:
            paint_ring(painter, QRectF(self.viewport().rect()))
            return
        for box in self.boxes(lead):
            paint_ring(painter, box.adjusted(-3, -2, 3, 2), 4)

    def boxes(self, lead: Lead) -> list[QRectF]:
        """Give where a lead stands in the viewport, a box for each line."""
        block = self.document().findBlock(lead.start)
        layout = block.layout()
        origin = self.document().documentLayout().blockBoundingRect(block).topLeft()
        origin -= QPointF(0, self.verticalScrollBar().value())
        found = []
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first = block.position() + line.textStart()
            start = max(lead.start, first)
            end = min(lead.end, first + line.textLength())
            if start < end:
                left = _x(line.cursorToX(start - block.position()))
                right = _x(line.cursorToX(end - block.position()))
                box = QRectF(left, line.y(), right - left, line.naturalTextRect().height())
                found.append(box.translated(origin))
        return found

    def _room(self) -> int:
        return max(1, min(theme.px(WIDEST), self.viewport().width() - theme.px(8)))

    def _show_lead(self, lead: Lead) -> None:
        boxes = self.boxes(lead)
        if not boxes:
            return
        bar = self.verticalScrollBar()
        margin = theme.px(24)
        low = boxes[-1].bottom() + margin - self.viewport().height()
        if boxes[0].top() < margin:
            bar.setValue(bar.value() + round(boxes[0].top()) - margin)
        elif low > 0:
            bar.setValue(bar.value() + round(low))

    def _scroll(self) -> None:
        """Bring the passage to the top."""
        starts = self._written.passages
        place = starts[self._passage] if self._passage < len(starts) else 0
        block = self.document().findBlock(place)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) if self._passage else 0)

    def _mark(self) -> None:
        """Mark the looked-for words."""
        chosen = []
        block = self.document().begin()
        while self._words and block.isValid():
            for place, length in marks(block.text(), self._words):
                one = QTextEdit.ExtraSelection()
                one.cursor = QTextCursor(block)
                one.cursor.setPosition(block.position() + place)
                one.cursor.setPosition(
                    block.position() + place + length, QTextCursor.MoveMode.KeepAnchor
                )
                one.format.setBackground(mark_colour())
                one.format.setForeground(theme.colours().text)
                chosen.append(one)
            block = block.next()
        self.setExtraSelections(chosen)

    def _clicked(self, url: QUrl) -> None:
        number = url.fragment()
        if number.isdecimal() and int(number) < len(self._written.leads):
            self.led.emit(self._written.leads[int(number)].to)


def _x(found: object) -> float:
    """Give a place on a line; Qt gives the cursor that it settled on with it."""
    return float(found[0] if isinstance(found, (tuple, list)) else found)  # type: ignore[arg-type]
