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
_NARROW, _NARROW_SHARE = 520, 0.58


class AnswerGrid(QWidget):
    """Shows an answer; `faded` draws it as old and not to be relied on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AnswerRow, ...] = ()
        self._faded = False
        self._caption = "Next hand"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Who posts")
        theme.changed.connect(self._restyle)

    def rows(self) -> tuple[AnswerRow, ...]:
        """Give what is shown."""
        return self._rows

    def set_rows(self, rows: tuple[AnswerRow, ...], *, caption: str, faded: bool) -> None:
        """Show these rows under a caption."""
        if (rows, caption, faded) == (self._rows, self._caption, self._faded):
            return
        grown = len(rows) != len(self._rows)
        self._rows, self._caption, self._faded = rows, caption, faded
        self.setAccessibleDescription(spoken(rows))
        if grown:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a caption and a line a row."""
        height = theme.px(_CAPTION) + len(self._rows) * theme.px(_ROW)
        return QSize(theme.px(_USUAL_WIDTH), height)

    def minimumSizeHint(self) -> QSize:
        """Accept less width: names are cut."""
        return QSize(theme.px(300), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Show a row's whole name in a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            at = (event.pos().y() - theme.px(_CAPTION)) // theme.px(_ROW)
            name = self._rows[at].name if 0 <= at < len(self._rows) else ""
            QToolTip.showText(event.globalPos(), plain.tip(name), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint caption and rows."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.colours()
        painter.setFont(theme.label_font())
        painter.setPen(now.third)
        caption = QRect(theme.px(_BADGE_X), 0, self._then_x() - theme.px(_BADGE_X), theme.px(16))
        painter.drawText(caption, theme.plain_alignment(), self._caption)
        if self._then_shown() and any(row.then or row.then_name for row in self._rows):
            caption.moveLeft(self._then_x())
            painter.drawText(caption, theme.plain_alignment(), "Then")
        for number, row in enumerate(self._rows):
            top = theme.px(_CAPTION) + number * theme.px(_ROW)
            self._paint_row(painter, row, QRect(0, top, self.width(), theme.px(_ROW)))
            self._paint_then(painter, row, QRect(0, top, self.width(), theme.px(_ROW)))
        painter.end()

    def _paint_row(self, painter: QPainter, row: AnswerRow, box: QRect) -> None:
        now = theme.colours()
        middle = box.y() + box.height() / 2
        paint_part(painter, row.part, QPointF(theme.px(10), middle))
        painter.setFont(theme.font(13))
        painter.setPen(now.third if self._faded else now.second)
        label = QRect(theme.px(_LABEL_X), box.y(), theme.px(84), box.height())
        painter.drawText(label, theme.plain_alignment(), row.part.value)
        painter.setFont(theme.font(16, QFont.Weight.DemiBold))
        left = self._paint_badges(
            painter, row.badges, QPointF(theme.px(_BADGE_X), middle), small=False
        )
        left = max(left, theme.px(_NAME_X))
        right = self._amount_right()
        strong = theme.font(15, QFont.Weight.DemiBold)
        metrics = QFontMetrics(strong)
        painter.setFont(strong)
        painter.setPen(now.third if self._faded else now.text)
        amount = metrics.horizontalAdvance(row.amount) if row.amount else 0
        end = self._then_x() - theme.px(8)
        room = (right - amount - theme.px(10) if amount else end) - left
        name = metrics.elidedText(
            plain.one_line(row.name), Qt.TextElideMode.ElideRight, max(0, room)
        )
        painter.drawText(QRect(left, box.y(), room, box.height()), theme.plain_alignment(), name)
        note_x = left + metrics.horizontalAdvance(name) + theme.px(12)
        if amount:
            place = QRect(right - amount - 2, box.y(), amount + 2, box.height())
            painter.drawText(place, theme.plain_alignment(right=True), row.amount)
            note_x = right + theme.px(7)
        self._paint_note(painter, row.note, QRect(note_x, box.y(), end - note_x, box.height()))

    def _paint_note(self, painter: QPainter, note: str, place: QRect) -> None:
        if not note or place.width() <= 0:
            return
        font = theme.font(12)
        painter.setFont(font)
        painter.setPen(self._quiet())
        short = QFontMetrics(font).elidedText(note, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, theme.plain_alignment(), short)

    def _paint_then(self, painter: QPainter, row: AnswerRow, box: QRect) -> None:
        if not self._then_shown() or not (row.then or row.then_name):
            return
        left, middle = self._then_x(), box.y() + box.height() / 2
        painter.setFont(theme.font(12.5, QFont.Weight.DemiBold))
        left = self._paint_badges(painter, row.then, QPointF(left, middle), small=True)
        font = theme.font(13)
        painter.setFont(font)
        painter.setPen(self._quiet())
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

    def _quiet(self) -> QColor:
        """Give the ink of what is said beside; what is old is all in the ink of labels."""
        now = theme.colours()
        return now.third if self._faded else now.second

    def _extra(self) -> int:
        return self.width() - theme.px(_USUAL_WIDTH)

    def _then_shown(self) -> bool:
        """Tell whether there is room for the hand after."""
        return self.width() >= theme.px(_NARROW)

    def _amount_right(self) -> int:
        if not self._then_shown():
            return theme.px(_NAME_X) + round((self.width() - theme.px(_NAME_X)) * _NARROW_SHARE)
        return theme.px(_AMOUNT_RIGHT) + round(self._extra() * _AMOUNT_SHARE)

    def _then_x(self) -> int:
        if not self._then_shown():
            return self.width() + theme.px(8)
        return theme.px(_THEN_X) + round(self._extra() * _THEN_SHARE)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def spoken(rows: tuple[AnswerRow, ...]) -> str:
    """Say rows in words, for who cannot see them."""
    lines = []
    for row in rows:
        seats = ", ".join(f"seat {badge.seat}" for badge in row.badges)
        said = [row.part.value, seats, plain.one_line(row.name, 60), row.amount, row.note]
        lines.append(" ".join(word for word in said if word))
    return "; ".join(lines)
