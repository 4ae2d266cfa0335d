"""The rows of an answer, painted: part, seat, name, chips, and the hand after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.floor.chips_icon import paint_badge, paint_part

if TYPE_CHECKING:
    from tdtool.ui.floor.answer_rows import AnswerRow, Badge

_USUAL_WIDTH = 594
_CAPTION, _ROW = 20, 32
_LABEL_X, _BADGE_X, _NAME_X, _AMOUNT_RIGHT, _THEN_X = 28, 112, 152, 326, 448
_BADGE_WIDTH, _BADGE_HEIGHT = 30, 26
_THEN_WIDTH, _THEN_HEIGHT = 24, 22
_AMOUNT_SHARE, _THEN_SHARE = 0.25, 0.45
_THEN_SEATS, _NOTE_ROOM = 58, 124
"""What the hand after takes without its names, and a remark behind chips."""
_NO_THEN, _NARROW, _NARROWEST = 520, 470, 340
"""Narrower than these: no hand after; remarks on a line of their own; short labels."""
_NARROW_SHARE = 0.58
_SHORT_LABEL, _CLOSE_ROW, _REMARK = 48, 29, 17


class AnswerGrid(QWidget):
    """Shows an answer; `faded` draws it as old and not to be relied on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AnswerRow, ...] = ()
        self._faded = False
        self._caption = "Next hand"
        self._beside = ""
        self._named = True
        """Whether the hand after has its names: they go where a name would be cut."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName("Who posts")
        theme.changed.connect(self._restyle)

    def rows(self) -> tuple[AnswerRow, ...]:
        """Give what is shown."""
        return self._rows

    def set_rows(
        self, rows: tuple[AnswerRow, ...], *, caption: str, faded: bool, beside: str = ""
    ) -> None:
        """Show these rows under a caption; `beside` stands there where the grid is narrow."""
        shown = (self._rows, self._caption, self._faded, self._beside)
        if (rows, caption, faded, beside) == shown:
            return
        self._rows, self._caption, self._faded, self._beside = rows, caption, faded, beside
        self.setAccessibleDescription(spoken(rows))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Say that remarks take a line of their own where there is no room beside."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell how high caption and rows are at a width."""
        return theme.px(_CAPTION) + sum(self._row_height(row, width) for row in self._rows)

    def sizeHint(self) -> QSize:
        """Ask for a caption and a line a row."""
        width = theme.px(_USUAL_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Accept less width: names are cut."""
        return QSize(theme.px(220), 0)

    def event(self, event: QEvent) -> bool:
        """Show a row's whole name in a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            boxes = zip(self._rows, self._boxes(), strict=True)
            name = next((row.name for row, box in boxes if box.contains(event.pos())), "")
            QToolTip.showText(event.globalPos(), plain.tip(name), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint caption and rows."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._named = self._names_fit()
        self._paint_captions(painter)
        narrow = _is_narrow(self.width())
        for row, box in zip(self._rows, self._boxes(), strict=True):
            if narrow:
                self._paint_narrow(painter, row, box)
            else:
                self._paint_row(painter, row, box)
                self._paint_then(painter, row, box)
        painter.end()

    def _paint_captions(self, painter: QPainter) -> None:
        now = theme.colours()
        font = theme.label_font()
        painter.setFont(font)
        painter.setPen(now.third)
        left = self._badge_x()
        caption = QRect(left, 0, self._then_x() - left, theme.px(16))
        painter.drawText(caption, theme.plain_alignment(), self._caption)
        if self._then_shown() and any(row.then or row.then_name for row in self._rows):
            caption.moveLeft(self._then_x())
            painter.drawText(caption, theme.plain_alignment(), "Then")
        if self._beside and _is_narrow(self.width()):
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            taken = QFontMetrics(font).horizontalAdvance(self._caption.upper())
            caption.setLeft(left + taken + theme.px(10))
            painter.drawText(caption, theme.plain_alignment(), self._beside)

    def _paint_head(self, painter: QPainter, row: AnswerRow, box: QRect, label: str) -> int:
        """Paint sign, label and seats; give where the name begins."""
        now = theme.colours()
        middle = box.y() + box.height() / 2
        paint_part(painter, row.part, QPointF(theme.px(10), middle))
        painter.setFont(theme.font(13))
        painter.setPen(now.third if self._faded else now.second)
        left = theme.px(_LABEL_X)
        place = QRect(left, box.y(), self._badge_x() - left, box.height())
        painter.drawText(place, theme.plain_alignment(), label)
        painter.setFont(theme.font(16, QFont.Weight.DemiBold))
        start = QPointF(self._badge_x(), middle)
        return max(self._paint_badges(painter, row.badges, start, small=False), self._name_x())

    def _paint_row(self, painter: QPainter, row: AnswerRow, box: QRect) -> None:
        left = self._paint_head(painter, row, box, row.part.value)
        right, end = self._amount_right(), self._then_x() - theme.px(8)
        metrics = QFontMetrics(_strong())
        amount = metrics.horizontalAdvance(row.amount) if row.amount else 0
        room = (right - amount - theme.px(10) if amount else end) - left
        name = self._paint_name(painter, row.name, QRect(left, box.y(), room, box.height()))
        note_x = left + metrics.horizontalAdvance(name) + theme.px(12)
        if amount:
            place = QRect(right - amount - 2, box.y(), amount + 2, box.height())
            painter.drawText(place, theme.plain_alignment(right=True), row.amount)
            note_x = right + theme.px(7)
        self._paint_note(painter, row.note, QRect(note_x, box.y(), end - note_x, box.height()))

    def _paint_narrow(self, painter: QPainter, row: AnswerRow, box: QRect) -> None:
        """Paint a row whose chips and remark may stand below the name."""
        upper = QRect(box.x(), box.y(), box.width(), theme.px(_CLOSE_ROW))
        short = box.width() < theme.px(_NARROWEST)
        left = self._paint_head(painter, row, upper, _label(row, short=short))
        amount_below, note_below = _is_below(row, box.width(), left)
        right = box.width()
        if row.amount and not amount_below:
            painter.setFont(_strong())
            painter.setPen(self._ink())
            painter.drawText(upper, theme.plain_alignment(right=True), row.amount)
            right -= QFontMetrics(_strong()).horizontalAdvance(row.amount) + theme.px(10)
        name = self._paint_name(
            painter, row.name, QRect(left, box.y(), right - left, upper.height())
        )
        if row.note and not note_below:
            left += QFontMetrics(_strong()).horizontalAdvance(name) + theme.px(12)
            self._paint_note(painter, row.note, QRect(left, box.y(), right - left, upper.height()))
            return
        below = ", ".join(filter(None, [row.amount if amount_below else "", row.note]))
        taken = QFontMetrics(_quiet()).horizontalAdvance(below)
        at = left if left + taken <= box.width() else self._badge_x()
        place = QRect(at, upper.bottom() - theme.px(2), box.width() - at, theme.px(_REMARK))
        self._paint_note(painter, below, place)

    def _paint_name(self, painter: QPainter, name: str, place: QRect) -> str:
        """Paint a name, cut to its room; give it as it was painted."""
        font = _strong()
        painter.setFont(font)
        painter.setPen(self._ink())
        short = QFontMetrics(font).elidedText(
            plain.one_line(name), Qt.TextElideMode.ElideRight, max(0, place.width())
        )
        painter.drawText(place, theme.plain_alignment(), short)
        return short

    def _paint_note(self, painter: QPainter, note: str, place: QRect) -> None:
        if not note or place.width() <= 0:
            return
        font = _quiet()
        painter.setFont(font)
        painter.setPen(self._soft_ink())
        short = QFontMetrics(font).elidedText(note, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, theme.plain_alignment(), short)

    def _paint_then(self, painter: QPainter, row: AnswerRow, box: QRect) -> None:
        if not self._then_shown() or not (row.then or row.then_name):
            return
        left, middle = self._then_x(), box.y() + box.height() / 2
        painter.setFont(theme.font(12.5, QFont.Weight.DemiBold))
        left = self._paint_badges(painter, row.then, QPointF(left, middle), small=True)
        if not self._named:
            return
        font = theme.font(13)
        painter.setFont(font)
        painter.setPen(self._soft_ink())
        place = QRect(left, box.y(), self.width() - left, box.height())
        short = QFontMetrics(font).elidedText(
            plain.one_line(row.then_name), Qt.TextElideMode.ElideRight, max(0, place.width())
        )
        painter.drawText(place, theme.plain_alignment(), short)

    def _paint_badges(
        self, painter: QPainter, badges: tuple[Badge, ...], start: QPointF, *, small: bool
    ) -> int:
        """Paint seats in a row and give where what follows begins."""
        width = theme.px(_THEN_WIDTH if small else _BADGE_WIDTH)
        height = theme.px(_THEN_HEIGHT if small else _BADGE_HEIGHT)
        left = round(start.x())
        for badge in badges:
            box = QRectF(left, start.y() - height / 2, width, height)
            paint_badge(painter, box, badge, quiet=small or self._faded)
            left += width + theme.px(4)
        return left + theme.px(2 if small else 6)

    def _soft_ink(self) -> QColor:
        """Give the ink of what is said beside; what is old is all in the ink of labels."""
        now = theme.colours()
        return now.third if self._faded else now.second

    def _ink(self) -> QColor:
        now = theme.colours()
        return now.third if self._faded else now.text

    def _boxes(self) -> list[QRect]:
        """Give each row's place."""
        boxes, top = [], theme.px(_CAPTION)
        for row in self._rows:
            height = self._row_height(row, self.width())
            boxes.append(QRect(0, top, self.width(), height))
            top += height
        return boxes

    def _row_height(self, row: AnswerRow, width: int) -> int:
        if not _is_narrow(width):
            return theme.px(_ROW)
        left = _badge_x(width) + len(row.badges) * theme.px(_BADGE_WIDTH + 4) + theme.px(6)
        below = any(_is_below(row, width, max(left, _badge_x(width) + theme.px(40))))
        return theme.px(_CLOSE_ROW) + (theme.px(_REMARK) if below else 0)

    def _names_fit(self) -> bool:
        """Tell whether names have room beside the chips, those of the hand after among them."""
        self._named = True
        strong, plain_font = QFontMetrics(_strong()), QFontMetrics(theme.font(13))
        for row in self._rows:
            amount = strong.horizontalAdvance(row.amount) + theme.px(2) if row.amount else 0
            end = self._amount_right() - amount if amount else self._then_x()
            badges = max(1, len(row.badges)) * theme.px(_BADGE_WIDTH + 4) + theme.px(6)
            name = strong.horizontalAdvance(plain.one_line(row.name)) + theme.px(10)
            then = len(row.then) * theme.px(_THEN_WIDTH + 4) + theme.px(2)
            then += plain_font.horizontalAdvance(plain.one_line(row.then_name))
            if self._badge_x() + badges + name > end or self._then_x() + then > self.width():
                return False
            note = QFontMetrics(_quiet()).horizontalAdvance(row.note) + theme.px(15)
            if amount and row.note and self._amount_right() + note > self._then_x():
                return False
        return True

    def _extra(self) -> int:
        return self.width() - theme.px(_USUAL_WIDTH)

    def _then_shown(self) -> bool:
        """Tell whether there is room for the hand after."""
        return self.width() >= theme.px(_NO_THEN)

    def _badge_x(self) -> int:
        return _badge_x(self.width())

    def _name_x(self) -> int:
        return self._badge_x() + theme.px(_NAME_X - _BADGE_X)

    def _amount_right(self) -> int:
        if not self._then_shown():
            return theme.px(_NAME_X) + round((self.width() - theme.px(_NAME_X)) * _NARROW_SHARE)
        if not self._named:
            return self._then_x() - theme.px(_NOTE_ROOM)
        return theme.px(_AMOUNT_RIGHT) + round(self._extra() * _AMOUNT_SHARE)

    def _then_x(self) -> int:
        if not self._then_shown():
            return self.width() + theme.px(8)
        if not self._named:
            return self.width() - theme.px(_THEN_SEATS)
        return theme.px(_THEN_X) + round(self._extra() * _THEN_SHARE)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def _strong() -> QFont:
    return theme.font(15, QFont.Weight.DemiBold)


def _quiet() -> QFont:
    return theme.font(12)


def _is_narrow(width: int) -> bool:
    return width < theme.px(_NARROW)


def _badge_x(width: int) -> int:
    short = width < theme.px(_NARROWEST)
    return theme.px(_LABEL_X + _SHORT_LABEL if short else _BADGE_X)


def _label(row: AnswerRow, *, short: bool) -> str:
    return row.part.value.split()[0] if short else row.part.value


def _is_below(row: AnswerRow, width: int, left: int) -> tuple[bool, bool]:
    """Tell whether a narrow row's chips, and its remark, stand below the name."""
    taken = left + QFontMetrics(_strong()).horizontalAdvance(plain.one_line(row.name))
    amount = bool(row.amount)
    if amount:
        taken += theme.px(10) + QFontMetrics(_strong()).horizontalAdvance(row.amount)
    amount_below = amount and taken > width
    taken += theme.px(12) + QFontMetrics(_quiet()).horizontalAdvance(row.note)
    return amount_below, bool(row.note) and (amount or taken > width)


def spoken(rows: tuple[AnswerRow, ...]) -> str:
    """Say rows in words, for who cannot see them."""
    lines = []
    for row in rows:
        seats = ", ".join(f"seat {badge.seat}" for badge in row.badges)
        said = [row.part.value, seats, plain.one_line(row.name, 60), row.amount, row.note]
        lines.append(" ".join(word for word in said if word))
    return "; ".join(lines)
