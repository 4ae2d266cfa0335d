"""The sentence that gives the reason, with the name of its rule, as plain text that wraps."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import plain, theme
from tdtool.ui.parts.writing import broken, write_lines

_LONGEST = 600
_LINE = 18


class WhyText(QWidget):
    """Writes "Why  sentence  rule" over as many lines as are needed, at most `most_lines`."""

    def __init__(
        self, parent: QWidget | None = None, *, head: str = "Why", most_lines: int = 4
    ) -> None:
        super().__init__(parent)
        self._head = head
        self._most = most_lines
        self._sentence = ""
        self._rule = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._restyle)

    def text(self) -> str:
        """Give sentence and rule as they are shown."""
        return f"{self._sentence} {self._rule}".strip()

    def set_reason(self, sentence: str, rule: str = "", book: str = "") -> None:
        """Show this reason; under the mouse it says what the `book` says."""
        self.setToolTip(plain.tip(book))
        made = (plain.sentences(sentence, _LONGEST), plain.one_line(rule))
        if made == (self._sentence, self._rule):
            self.update()
            return
        self._sentence, self._rule = made
        self.setAccessibleName(f"{self._head} {self.text()}".strip())
        self.setAccessibleDescription(book)
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Tell how high the sentence is at a width."""
        lines = 0 if not self.text() else min(self._most, self._lay_out(width).lineCount())
        return lines * theme.px(_LINE)

    def hasHeightForWidth(self) -> bool:
        """Say that the height follows from the width."""
        return True

    def sizeHint(self) -> QSize:
        """Ask for the height of the width there is."""
        width = self.width() if self.width() > theme.px(200) else theme.px(594)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Ask for one line at least."""
        return QSize(theme.px(200), theme.px(_LINE) if self.text() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the lines."""
        del event
        painter = QPainter(self)
        painter.setPen(theme.colours().second)
        layout = self._lay_out(self.width())
        cut = layout.lineCount() > self._most
        write_lines(painter, layout, QPoint(), theme.px(_LINE), self._most - cut)
        if cut:
            self._draw_cut(painter, layout, self._most - 1)
        painter.end()

    def _draw_cut(self, painter: QPainter, layout: QTextLayout, number: int) -> None:
        """Write the last line with the sign that more follows."""
        rest = layout.text()[layout.lineAt(number).textStart() :]
        painter.setFont(theme.font(13))
        short = painter.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, self.width())
        line = QRect(0, number * theme.px(_LINE), self.width(), theme.px(_LINE))
        painter.drawText(line, theme.plain_alignment(), short)

    def _lay_out(self, width: int) -> QTextLayout:
        head = f"{self._head}\u2002" if self._head else ""
        text = f"{head}{self._sentence}" + (f" {self._rule}" if self._rule else "")
        return broken(text, theme.font(13), width, self._formats(len(head), len(text)))

    def _formats(self, head: int, end: int) -> list[QTextLayout.FormatRange]:
        strong = QTextCharFormat()
        strong.setFont(theme.font(13, QFont.Weight.DemiBold))
        strong.setForeground(theme.colours().text)
        named = QTextCharFormat()
        if self.toolTip():
            named.setForeground(theme.colours().information)
            named.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        else:
            named.setForeground(theme.colours().text)
        made = []
        for start, stop, look in ((0, head, strong), (end - len(self._rule), end, named)):
            span = QTextLayout.FormatRange()
            span.start, span.length, span.format = start, stop - start, look
            made.append(span)
        return made

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
