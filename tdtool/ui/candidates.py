"""The candidates of the line: what the text may mean, and what Enter will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdtool.ui import plain, theme
from tdtool.ui.candidate_words import prospect_of, remark_of
from tdtool.ui.parts.writing import write

if TYPE_CHECKING:
    from tdtool.line.candidate import Candidate, Reading

HEIGHT = 260
_ROW, _TOP, _FOOT = 40, 12, 40
_LEFT_SHARE = 0.61
_WHERE, _SUBJECT = 16, 70
_LABEL, _TEXT = 24, 108
_HALF = 9
"""How far two lines of a row stand from its middle."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_HINT = "Up, down choose  ·  Enter does it  ·  Esc leaves, nothing done"


class Candidates(QWidget):
    """The panel above the line."""

    chosen = Signal(int)
    """A click on a candidate: its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading: Reading | None = None
        self._place = 0
        self._hovered = -1
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def show_reading(self, reading: Reading, place: int) -> None:
        """Show what a text may mean with one candidate in hand."""
        self._reading, self._place = reading, place
        current = self.current()
        if current is not None:
            said = f"{current.where} {current.subject} {current.verb}, {remark_of(current)}"
            self.setAccessibleName(plain.one_line(said))
        self.update()

    def current(self) -> Candidate | None:
        """Give the candidate in hand."""
        candidates = self._reading.candidates if self._reading is not None else ()
        return candidates[self._place] if self._place < len(candidates) else None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the candidates on the left, what follows on the right."""
        now = theme.colours()
        painter = QPainter(self)
        painter.fillRect(event.rect(), now.raised)
        painter.fillRect(QRect(0, 0, self.width(), 1), now.line)
        reading = self._reading
        if reading is None:
            return
        if not reading.candidates:
            self._paint_nothing(painter, reading)
            return
        first = self._first()
        for shown, candidate in enumerate(reading.candidates[first : first + self._room()]):
            self._paint_row(painter, self._row_rect(shown), candidate, first + shown)
        painter.setFont(theme.font(11.5))
        painter.setPen(now.second)
        more = len(reading.candidates) - first - self._room()
        hint = _HINT if more <= 0 else f"{more} more below  ·  {_HINT}"
        hint = plain.one_line(reading.hint) or hint
        foot = QRect(theme.px(16), self.height() - theme.px(_FOOT), self._split(), theme.px(36))
        _write_foot(painter, foot.adjusted(0, 0, -theme.px(24), 0), hint)
        self._paint_prospect(painter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the row under the mouse."""
        self._hover(self._place_at(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Raise no row."""
        self._hover(-1)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row under the mouse."""
        place = self._place_at(event)
        if place >= 0:
            self.chosen.emit(place)

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.update()

    def _place_at(self, event: QMouseEvent) -> int:
        count = len(self._reading.candidates) if self._reading is not None else 0
        at = event.position().toPoint()
        for shown in range(min(self._room(), count)):
            place = self._first() + shown
            if self._row_rect(shown).contains(at) and place < count:
                return place
        return -1

    def _split(self) -> int:
        return round(self.width() * _LEFT_SHARE)

    def _room(self) -> int:
        return max(1, (self.height() - theme.px(_TOP + _FOOT)) // theme.target(_ROW))

    def _first(self) -> int:
        return max(0, self._place - self._room() + 1)

    def _row_rect(self, shown: int) -> QRect:
        px = theme.px
        return QRect(0, px(_TOP) + shown * theme.target(_ROW), self._split(), theme.target(_ROW))

    def _paint_nothing(self, painter: QPainter, reading: Reading) -> None:
        painter.setFont(theme.font(13))
        painter.setPen(theme.colours().second)
        room = self.rect().adjusted(theme.px(16), theme.px(20), -theme.px(16), 0)
        text = plain.sentences(reading.hint) or "Nothing that the desk knows is called so."
        painter.drawText(room, _WRAP, text)

    def _paint_row(self, painter: QPainter, rect: QRect, candidate: Candidate, place: int) -> None:
        now = theme.colours()
        px = theme.px
        refused = candidate.refusal is not None
        if place == self._place:
            painter.fillRect(rect, theme.blended(now.information, now.raised, 0.15))
            painter.fillRect(QRect(0, rect.top(), px(3), rect.height()), now.information)
        elif place == self._hovered:
            painter.fillRect(rect, now.panel)
        ink = now.second if refused else now.text
        left, right = px(_WHERE), rect.right() - px(16)
        painter.setPen(ink)
        painter.setFont(theme.font(15, QFont.Weight.DemiBold))
        wide = max(px(_SUBJECT - _WHERE), painter.fontMetrics().horizontalAdvance(candidate.where))
        painter.drawText(QRect(left, rect.top(), wide, rect.height()), _LINE, candidate.where)
        if candidate.key_hint:
            painter.setFont(theme.font(11))
            painter.setPen(now.second)
            width = painter.fontMetrics().horizontalAdvance(candidate.key_hint)
            key = QRect(right - width, rect.top(), width, rect.height())
            painter.drawText(key, _LINE, candidate.key_hint)
            right -= width + px(16)
        if candidate.where:
            left += wide if wide == px(_SUBJECT - _WHERE) else wide + px(12)
        room = QRect(left, rect.top(), right - left, rect.height())
        self._paint_words(painter, room, candidate, ink)

    def _paint_words(
        self, painter: QPainter, room: QRect, candidate: Candidate, ink: QColor
    ) -> None:
        """Write who, what and the remark: in a line, or the remark below where it is narrow."""
        px = theme.px
        weight = QFont.Weight.DemiBold if candidate.refusal is None else QFont.Weight.Normal
        said = [
            (candidate.subject, theme.font(13, weight), 0),
            (candidate.verb, theme.font(13), px(5)),
        ]
        remark, small = remark_of(candidate), theme.font(12)
        needed = sum(QFontMetrics(font).horizontalAdvance(text) + gap for text, font, gap in said)
        beside = needed + px(12) + QFontMetrics(small).horizontalAdvance(remark) <= room.width()
        if needed > room.width():
            # A long name has the first line to itself.
            remark = ", ".join(part for part in (candidate.verb, remark) if part)
            del said[1:]
        if not beside and QFontMetrics(small).horizontalAdvance(remark) > room.width():
            # The whole sentence stands on the right.
            remark = remark.partition(":")[0]
        line = QRect(room) if beside or not remark else room.translated(0, -px(_HALF))
        painter.setPen(ink)
        for text, font, gap in said:
            if text and line.width() > gap:
                painter.setFont(font)
                line.setLeft(line.left() + gap)
                line.setLeft(line.left() + write(painter, line, text))
        below = room.translated(0, px(_HALF))
        painter.setFont(small)
        painter.setPen(theme.colours().second)
        write(painter, line.adjusted(px(12), 0, 0, 0) if beside else below, remark)

    def _paint_prospect(self, painter: QPainter) -> None:
        candidate = self.current()
        if candidate is None:
            return
        now = theme.colours()
        px = theme.px
        prospect = prospect_of(candidate)
        left, right = self._split() + px(_LABEL), self.width() - px(16)
        painter.setFont(theme.label_font())
        painter.setPen(now.second)
        painter.drawText(QRect(left, px(14), right - left, px(18)), _LINE, prospect.caption)
        top = px(40)
        for label, text, role in prospect.lines:
            indent = px(_TEXT - _LABEL) if label else 0
            painter.setFont(theme.font(13))
            painter.setPen(now.second)
            painter.drawText(QRect(left, top, indent, px(20)), _LINE, label)
            bold = role in {"needs_you", "wrong_text"}
            painter.setFont(theme.font(13, QFont.Weight.DemiBold if bold else QFont.Weight.Normal))
            painter.setPen(now.role(role))
            room = QRect(left + indent, top + px(1), right - left - indent, self.height())
            used = painter.boundingRect(QRectF(room), _WRAP, text).height()
            if top + used > self.height() - px(_FOOT):
                break
            painter.drawText(room, _WRAP, text)
            top += round(used) + px(8)
        painter.setFont(theme.font(11.5))
        painter.setPen(now.second)
        foot = QRect(left, self.height() - px(_FOOT), right - left, px(36))
        _write_foot(painter, foot, prospect.below)


_LINE = theme.plain_alignment()


def _write_foot(painter: QPainter, room: QRect, text: str) -> None:
    """Write a remark in one line, in two where the panel is narrow."""
    painter.drawText(room, int(_LINE) | int(Qt.TextFlag.TextWordWrap), plain.sentences(text))
