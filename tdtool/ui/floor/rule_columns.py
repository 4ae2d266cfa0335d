"""The answers of several rules side by side, painted."""

from __future__ import annotations

from functools import reduce
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdtool.ui import icons, plain, theme
from tdtool.ui.floor.chips_icon import paint_badge
from tdtool.ui.icons import Icon
from tdtool.ui.parts.writing import broken, lines_height, write_lines

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout

    from tdtool.rules.button.question import ButtonRule
    from tdtool.ui.floor.rule_answer import RuleAnswer, ShortRow

_GAP = 10
_TITLE, _ROW, _CLOSE_ROW = 24, 30, 25
_LINE, _SENTENCE = 17, 16
_NARROW, _SHORT_LABEL = 172, 44
"""In columns narrower than this only the first word of a label stands."""
_STACKED = 125
"""In columns narrower than this a rule stands below the other."""
_BADGE_WIDTH, _BADGE_HEIGHT = 28, 24
_SIZES = (13, 11)
"""The size of a name, and the one it shrinks to where a column is narrow."""


class _Heights(NamedTuple):
    """How high the parts of a column are, in pixels; alike for columns side by side."""

    source: int
    rows: tuple[int, ...]
    then: int
    why: int

    def most(self, other: _Heights) -> _Heights:
        """Give the larger of each."""
        rows = zip_longest(self.rows, other.rows, fillvalue=0)
        return _Heights(
            max(self.source, other.source),
            tuple(max(pair) for pair in rows),
            max(self.then, other.then),
            max(self.why, other.why),
        )

    def all(self) -> int:
        """Give the height of a column without its title."""
        return self.source + sum(self.rows) + self.then + self.why


class RuleColumns(QWidget):
    """One column a rule; a filled blue number differs from the event's own rule.

    `compact` is for narrow columns: closer rows, smaller labels, no sentences. Where three
    have no room side by side one stands below the other, that of `set_first` on top.
    """

    def __init__(self, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._compact = compact
        self._low = False
        self._label = 66 if compact else 74
        self._columns: tuple[RuleAnswer, ...] = ()
        self._kept: dict[int, list[_Heights]] = {}
        self._first: ButtonRule | None = None
        self._hint = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName("The rules side by side")
        theme.changed.connect(self._measure_anew)

    def columns(self) -> tuple[RuleAnswer, ...]:
        """Give what is shown."""
        return self._columns

    def set_columns(self, columns: tuple[RuleAnswer, ...]) -> None:
        """Show these answers."""
        if columns == self._columns:
            return
        self._columns = columns
        self.setAccessibleDescription("; ".join(map(spoken, columns)))
        self._measure_anew()

    def set_first(self, rule: ButtonRule) -> None:
        """Put this rule on top where one stands below the other."""
        if rule is not self._first:
            self._first = rule
            self.update()

    def set_low(self, *, low: bool) -> None:
        """Move rows together, and what is read after them below them: the seats are seen first."""
        if low != self._low:
            self._low = low
            self._measure_anew()

    def set_hint(self, text: str) -> None:
        """Say what will stand here while there is nothing."""
        self._hint = text
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Say that lines break where columns are narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell how high the columns are at a width."""
        if not self._columns:
            return lines_height(broken(self._hint, theme.font(13), width), theme.px(_LINE))
        heights = self._heights(width)
        high = [theme.px(_TITLE) + one.all() for one in heights]
        if self._is_stacked(width):
            return sum(high) + theme.px(_GAP) * (len(high) - 1)
        return max(high)

    def sizeHint(self) -> QSize:
        """Ask for three columns side by side."""
        width = theme.px(594)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Accept less width."""
        return QSize(theme.px(220), 0)

    def event(self, event: QEvent) -> bool:
        """Say what the book says about the rule under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            boxes = self._boxes()
            book = next((one.book for one, box, _ in boxes if box.contains(event.pos())), "")
            QToolTip.showText(event.globalPos(), plain.tip(book), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the columns."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._columns:
            self._lines(painter, broken(self._hint, theme.font(13), self.width()), QPoint())
        for column, box, heights in self._boxes():
            self._paint_column(painter, column, box, heights)
        painter.end()

    def _boxes(self) -> list[tuple[RuleAnswer, QRect, _Heights]]:
        """Give each column's place and the heights of its parts."""
        gap = theme.px(_GAP)
        stacked = self._is_stacked(self.width())
        wide = self.width() if stacked else self._column_width(self.width())
        shown = list(zip(self._columns, self._heights(self.width()), strict=True))
        if stacked:
            shown.sort(key=lambda pair: pair[0].rule is not self._first)
        boxes, left, top = [], 0, 0
        for column, heights in shown:
            box = QRect(left, top, wide, theme.px(_TITLE) + heights.all())
            boxes.append((column, box, heights))
            if stacked:
                top += box.height() + gap
            else:
                left += wide + gap
        return boxes

    def _column_width(self, width: int) -> int:
        gap = theme.px(_GAP)
        return (width + gap) // max(1, len(self._columns)) - gap

    def _is_stacked(self, width: int) -> bool:
        return self._column_width(width) < theme.px(_STACKED)

    def _measure_anew(self) -> None:
        self._kept.clear()
        self.updateGeometry()
        self.update()

    def _heights(self, width: int) -> list[_Heights]:
        """Give the heights of each column's parts; a layout asks many times."""
        if width not in self._kept:
            self._kept[width] = self._measured_at(width)
        return self._kept[width]

    def _measured_at(self, width: int) -> list[_Heights]:
        stacked = self._is_stacked(width)
        wide = width if stacked else self._column_width(width)
        each = [self._measured(column, wide) for column in self._columns]
        if stacked or not each:
            return each
        return [reduce(_Heights.most, each)] * len(each)

    def _measured(self, column: RuleAnswer, width: int) -> _Heights:
        line = theme.px(_LINE)
        then = self._then_layout(column, width)
        why = 0 if self._compact else lines_height(_why_layout(column, width), theme.px(_SENTENCE))
        return _Heights(
            lines_height(broken(column.source, theme.font(12), width), line) + theme.px(3),
            tuple(self._row_height(row, width) for row in column.rows),
            lines_height(then, line) + theme.px(4) if column.then else 0,
            why + theme.px(4) if why else 0,
        )

    def _row_height(self, row: ShortRow, width: int) -> int:
        step = theme.px(_CLOSE_ROW if self._low or self._compact else _ROW)
        return step + (theme.px(_LINE) if self._font_of(row, width) is None else 0)

    def _paint_column(
        self, painter: QPainter, column: RuleAnswer, box: QRect, heights: _Heights
    ) -> None:
        self._paint_title(painter, column, box)
        at = QPoint(box.x(), box.y() + theme.px(_TITLE))
        if not self._low:
            at = self._paint_source(painter, column, at, box.width(), heights)
        for number, high in enumerate(heights.rows):
            if number < len(column.rows):
                row = column.rows[number]
                self._paint_row(painter, row, QRect(at.x(), at.y(), box.width(), high))
            at += QPoint(0, high)
        if column.then:
            self._lines(painter, self._then_layout(column, box.width()), at)
        at += QPoint(0, heights.then)
        if self._low:
            at = self._paint_source(painter, column, at, box.width(), heights)
        if heights.why:
            self._lines(painter, _why_layout(column, box.width()), at, _SENTENCE)

    def _paint_source(
        self, painter: QPainter, column: RuleAnswer, at: QPoint, width: int, heights: _Heights
    ) -> QPoint:
        """Write where the rule stands; give where what follows begins."""
        font = theme.font(12)
        font.setUnderline(bool(column.book))
        self._lines(painter, broken(column.source, font, width), at)
        return at + QPoint(0, heights.source)

    def _lines(
        self, painter: QPainter, layout: QTextLayout, at: QPoint, line: float = _LINE
    ) -> None:
        painter.setPen(theme.colours().second)
        write_lines(painter, layout, at, theme.px(line))

    def _then_layout(self, column: RuleAnswer, width: int) -> QTextLayout:
        return broken(f"Then {column.then}", theme.font(12), width)

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
        fitting = self._font_of(row, box.width())
        upper = QRect(box)
        if fitting is None:
            upper.setHeight(box.height() - theme.px(_LINE))
        label_width = self._label_width(box.width())
        word = row.part.value.split()[0] if self._is_narrow(box.width()) else row.part.value
        painter.setFont(theme.font(12 if self._compact else 12.5))
        painter.setPen(theme.colours().second)
        label = QRect(box.x(), box.y(), label_width, upper.height())
        painter.drawText(label, theme.plain_alignment(), word)
        left = box.x() + label_width
        painter.setFont(theme.font(14, QFont.Weight.DemiBold))
        width = self._badge_width(box.width())
        height = min(theme.px(_BADGE_HEIGHT), upper.height() - 2)
        for badge in row.badges:
            place = QRectF(left, box.y() + (upper.height() - height) / 2, width, height)
            paint_badge(painter, place, badge)
            left += width + theme.px(4)
        self._paint_text(painter, row, box, QPoint(left, upper.height()), fitting)

    def _paint_text(
        self, painter: QPainter, row: ShortRow, box: QRect, at: QPoint, fitting: QFont | None
    ) -> None:
        """Write a row's name or remark beside its seats, or below them."""
        font = fitting or theme.font(_SIZES[1], _weight(row))
        place = QRect(box.x(), box.y() + at.y(), box.width(), theme.px(_LINE))
        if fitting is not None:
            left = at.x() + (theme.px(4) if row.badges else 0)
            place = QRect(left, box.y(), box.right() + 1 - left, at.y())
        painter.setFont(font)
        painter.setPen(theme.colours().text)
        short = QFontMetrics(font).elidedText(
            plain.one_line(row.text), Qt.TextElideMode.ElideRight, max(0, place.width())
        )
        painter.drawText(place, theme.plain_alignment(), short)

    def _font_of(self, row: ShortRow, width: int) -> QFont | None:
        """Give the largest font in which a row's text has room beside its seats, if any."""
        taken = self._label_width(width)
        taken += len(row.badges) * (self._badge_width(width) + theme.px(4)) + theme.px(4)
        text = plain.one_line(row.text)
        for size in _SIZES:
            font = theme.font(size, _weight(row))
            if taken + QFontMetrics(font).horizontalAdvance(text) <= width:
                return font
        return None

    def _is_narrow(self, width: int) -> bool:
        return width < theme.px(_NARROW)

    def _label_width(self, width: int) -> int:
        return theme.px(_SHORT_LABEL if self._is_narrow(width) else self._label)

    def _badge_width(self, width: int) -> int:
        """Give the width of a seat in a column so wide."""
        close = self._compact or self._is_narrow(width)
        return theme.px(_BADGE_WIDTH - (4 if close else 0))


def _weight(row: ShortRow) -> QFont.Weight:
    return QFont.Weight.DemiBold if len(row.badges) == 1 else QFont.Weight.Medium


def _why_layout(column: RuleAnswer, width: int) -> QTextLayout:
    return broken(plain.sentences(column.why, 400), theme.font(12.5), width)


def spoken(column: RuleAnswer) -> str:
    """Say a column in words, for who cannot see it."""
    rows = [
        f"{row.part.value} {', '.join(str(badge.seat) for badge in row.badges)}"
        f" {plain.one_line(row.text, 60)}"
        for row in column.rows
    ]
    return f"{column.title}: {', '.join(rows)}. {plain.one_line(column.why, 400)}"
