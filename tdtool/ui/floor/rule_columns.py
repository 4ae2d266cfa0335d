"""The answers of several rules side by side, painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdtool.ui import icons, plain, theme
from tdtool.ui.floor.chips_icon import paint_badge
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.ui.floor.rule_answer import RuleAnswer, ShortRow

_GAP = 10
_TITLE, _SOURCE = 24, 20
_THEN, _USUAL_ROWS = 44, 4
_NARROW, _SHORT_LABEL = 172, 44
"""In columns narrower than this only the first word of a label stands."""
_BADGE_WIDTH, _BADGE_HEIGHT = 28, 24
_WHY_LINE = 16


class RuleColumns(QWidget):
    """One column a rule; a filled blue number differs from the event's own rule.

    `compact` is for narrow columns: closer rows, smaller labels, no sentences. `set_low`
    leaves sentences, then the hand after out where the room is low.
    """

    def __init__(self, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._compact = compact
        self._row_height = 28 if compact else 30
        self._label = 66 if compact else 74
        self._most = 0 if compact else 4
        self._then = True
        self._columns: tuple[RuleAnswer, ...] = ()
        self._hint = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("The rules side by side")
        theme.changed.connect(self.updateGeometry)

    def columns(self) -> tuple[RuleAnswer, ...]:
        """Give what is shown."""
        return self._columns

    def set_columns(self, columns: tuple[RuleAnswer, ...]) -> None:
        """Show these answers."""
        if columns == self._columns:
            return
        self._columns = columns
        self.setAccessibleDescription("; ".join(map(spoken, columns)))
        self.updateGeometry()
        self.update()

    def set_low(self, step: int) -> None:
        """Take less height: 0 all of it, 1 without sentences, 2 without the hand after too."""
        if self._compact:
            return
        wanted = ((30, 4, True), (28, 0, True), (25, 0, False))[step]
        if wanted != (self._row_height, self._most, self._then):
            self._row_height, self._most, self._then = wanted
            self.updateGeometry()
            self.update()

    def set_hint(self, text: str) -> None:
        """Say what will stand here while there is nothing."""
        self._hint = text
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for head, rows, the hand after and the sentence."""
        rows = max((len(column.rows) for column in self._columns), default=_USUAL_ROWS)
        height = theme.px(_TITLE + (_SOURCE if self._has_sources() else 0)) + (
            rows + self._then
        ) * theme.px(self._row_height)
        return QSize(
            theme.px(594), height + theme.px(self._most * _WHY_LINE + (6 if self._most else 0))
        )

    def minimumSizeHint(self) -> QSize:
        """Accept less width: names are cut."""
        return QSize(theme.px(330), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Say what the book says about the rule under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            at = event.pos().x() * len(self._columns) // max(1, self.width())
            book = self._columns[at].book if 0 <= at < len(self._columns) else ""
            QToolTip.showText(event.globalPos(), plain.tip(book), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the columns."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._columns:
            self._line(painter, self._hint, QRect(0, 0, self.width(), theme.px(40)), size=13)
            return
        gap = theme.px(_GAP)
        width = (self.width() + gap) // len(self._columns) - gap
        for number, column in enumerate(self._columns):
            left = number * (width + gap)
            self._paint_column(painter, column, QRect(left, 0, width, self.height()))
        painter.end()

    def _paint_column(self, painter: QPainter, column: RuleAnswer, box: QRect) -> None:
        self._paint_title(painter, column, box)
        top = box.y() + theme.px(_TITLE)
        if self._has_sources():
            source = QRect(box.x(), top, box.width(), theme.px(_SOURCE))
            self._line(painter, column.source, source, size=12, underlined=bool(column.book))
            top += theme.px(_SOURCE)
        step = theme.px(self._row())
        for row in column.rows:
            self._paint_row(painter, row, QRect(box.x(), top, box.width(), step))
            top += step
        rows = max(len(other.rows) for other in self._columns)
        top += (rows - len(column.rows)) * step
        if column.then and self._then:
            self._paint_then(painter, column.then, QRect(box.x(), top, box.width(), step))
        top += step + theme.px(4)
        self._paint_why(painter, column.why, QRect(box.x(), top, box.width(), 0))

    def is_long(self) -> bool:
        """Tell whether there is a row more than usual: somebody waits."""
        return any(len(column.rows) > _USUAL_ROWS for column in self._columns)

    def _row(self) -> int:
        return self._row_height if self._has_sources() else self._row_height - 3

    def _has_sources(self) -> bool:
        """Tell whether the sources have room: a row for who waits takes it where it is low."""
        return self._then or not self.is_long()

    def _paint_then(self, painter: QPainter, then: str, box: QRect) -> None:
        if self._compact:
            self._line(painter, f"Then {then}", box, size=12)
            return
        self._line(painter, "Then", box, size=12.5)
        left = box.x() + theme.px(_THEN)
        place = QRect(left, box.y(), box.right() - left, box.height())
        self._line(painter, then, place, size=12)

    def _paint_title(self, painter: QPainter, column: RuleAnswer, box: QRect) -> None:
        now = theme.colours()
        font = theme.font(15, QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(now.text)
        place = QRect(box.x(), box.y(), box.width(), theme.px(_TITLE))
        painter.drawText(place, theme.plain_alignment(), column.title)
        if not column.own:
            return
        left = box.x() + QFontMetrics(font).horizontalAdvance(column.title) + theme.px(10)
        side = theme.px(14)
        tick = QRectF(left, place.center().y() - side / 2 + 1, side, side)
        icons.paint(painter, tick, Icon.CHECK, now.accent)
        painter.setFont(theme.font(12, QFont.Weight.DemiBold))
        painter.setPen(now.accent)
        place.setLeft(left + side + theme.px(3))
        words = "this event"
        if QFontMetrics(painter.font()).horizontalAdvance(words) <= place.width():
            painter.drawText(place, theme.plain_alignment(), words)

    def _paint_row(self, painter: QPainter, row: ShortRow, box: QRect) -> None:
        narrow = box.width() < theme.px(_NARROW)
        width = theme.px(_SHORT_LABEL if narrow else self._label)
        word = row.part.value.split()[0] if narrow else row.part.value
        label = QRect(box.x(), box.y(), width, box.height())
        self._line(painter, word, label, size=12 if self._compact else 12.5)
        left = box.x() + width
        painter.setFont(theme.font(14, QFont.Weight.DemiBold))
        width = theme.px(_BADGE_WIDTH - (4 if self._compact else 0))
        height = min(theme.px(_BADGE_HEIGHT), box.height() - 2)
        for badge in row.badges:
            place = QRectF(left, box.y() + (box.height() - height) / 2, width, height)
            paint_badge(painter, place, badge)
            left += width + theme.px(4)
        left += theme.px(4) if row.badges else 0
        weight = QFont.Weight.DemiBold if len(row.badges) == 1 else QFont.Weight.Medium
        font = theme.font(13, weight)
        painter.setFont(font)
        painter.setPen(theme.colours().text)
        room = max(0, box.right() - left)
        short = QFontMetrics(font).elidedText(
            plain.one_line(row.text), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(QRect(left, box.y(), room, box.height()), theme.plain_alignment(), short)

    def _line(
        self, painter: QPainter, text: str, box: QRect, *, size: float, underlined: bool = False
    ) -> None:
        font = theme.font(size)
        font.setUnderline(underlined)
        painter.setFont(font)
        painter.setPen(theme.colours().second)
        short = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, theme.plain_alignment(), short)

    def _paint_why(self, painter: QPainter, why: str, box: QRect) -> None:
        most = min(self._most, (self.height() - box.y()) // theme.px(_WHY_LINE))
        if most <= 0:
            return
        layout = QTextLayout(plain.sentences(why, 400).replace("\n", " "), theme.font(12.5))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        painter.setPen(theme.colours().second)
        for number in range(most):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(box.width())
            line.setPosition(QPointF(0, number * theme.px(_WHY_LINE)))
        layout.endLayout()
        last = layout.lineCount() - 1
        for number in range(last + 1):
            line = layout.lineAt(number)
            rest = layout.text()[line.textStart() :]
            if number == last and line.textStart() + line.textLength() < len(layout.text()):
                top = box.y() + number * theme.px(_WHY_LINE)
                place = QRect(box.x(), top, box.width(), theme.px(_WHY_LINE))
                self._line(painter, rest, place, size=12.5)
            else:
                line.draw(painter, QPointF(box.topLeft()))


def spoken(column: RuleAnswer) -> str:
    """Say a column in words, for who cannot see it."""
    rows = [
        f"{row.part.value} {', '.join(str(badge.seat) for badge in row.badges)}"
        f" {plain.one_line(row.text, 60)}"
        for row in column.rows
    ]
    return f"{column.title}: {', '.join(rows)}. {plain.one_line(column.why, 400)}"
