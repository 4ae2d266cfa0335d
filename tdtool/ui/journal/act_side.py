"""The side of the journal: the chosen act in full, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.journal.detail_text import DetailText
from tdtool.ui.journal.offers import Offered, Offers
from tdtool.ui.journal.question_band import QuestionBand
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.journal.act_detail import Detail
    from tdtool.ui.journal.offers import Offer
    from tdtool.ui.journal.questions import Question

_MARGIN = 20
_LOW = 360
"""Below this height (pixels at 100 %) the words would have no room beside the buttons."""


class ActSide(QWidget):
    """Shows one line in full; questions are asked above the buttons, in their place."""

    taken = Signal(object)
    """Something was asked for (`Offered`)."""
    answered = Signal(object)
    """A question was answered (`Answer`)."""
    left = Signal()
    """A question was left: nothing is done."""

    def __init__(self) -> None:
        super().__init__()
        self._caption = Caption()
        self._moment = Label(role="second", right=True)
        self.text = DetailText()
        inside = QWidget()
        self._room = QVBoxLayout(inside)
        self._room.addWidget(self.text)
        self._room.addStretch(1)
        self._scroll = Room(inside)
        self.question = QuestionBand()
        self.refusal = Paragraph(role="wrong_text")
        self.refusal.hide()
        self.offers = Offers()
        self._log = Label(size=11.5, role="third")
        self._head = QHBoxLayout()
        self._head.addWidget(self._caption, 1)
        self._head.addWidget(self._moment)
        self._foot_part = QWidget()
        self._foot = QVBoxLayout(self._foot_part)
        self._foot.addWidget(self.refusal)
        self._foot.addWidget(self.offers)
        self._below = QHBoxLayout()
        self._below.addWidget(self._log)
        self._foot.addLayout(self._below)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self._head)
        self._middle = QVBoxLayout()
        self._middle.addWidget(self._scroll)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self.question)
        self._column.addWidget(self._foot_part)
        self.offers.taken.connect(self.taken)
        self.question.answered.connect(self.answered)
        self.question.left.connect(self.left)
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_detail(self, detail: Detail | None, offers: Sequence[Offer]) -> None:
        """Show a line in full, or nothing; what was asked about another is withdrawn."""
        self._caption.setText("" if detail is None else detail.caption)
        self._moment.setText("" if detail is None else detail.moment)
        if detail != self.text.detail():
            self.text.show_detail(detail)
            self._scroll.verticalScrollBar().setValue(0)
        self.offers.offer(offers)

    def set_log(self, words: str) -> None:
        """Show the log's short hash and how long it is."""
        self._log.setText(words)

    def offered(self) -> tuple[Offered, ...]:
        """List what can be done with the line that is shown."""
        return self.offers.offered()

    def ask(self, question: Question) -> None:
        """Ask something in place of the buttons."""
        self.say("")
        self.offers.hide()
        self.question.ask(question)

    def withdraw(self) -> None:
        """Ask nothing any more; the buttons are back."""
        self.say("")
        self.question.withdraw()
        self.offers.show()

    def say(self, sentence: str) -> None:
        """Say why something was not done, "" for nothing."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and the line on its left."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().panel)
        painter.fillRect(QRect(0, 0, 1, self.height()), theme.colours().line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the buttons scroll with the words where the window is low."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low = 0 < self.height() < theme.px(_LOW)
        inside = self._foot_part.parentWidget() is self._scroll.widget()
        if low and not inside:
            self._room.insertWidget(1, self._foot_part)
        elif inside and not low:
            self._column.addWidget(self._foot_part)

    def _restyle(self) -> None:
        px = theme.px
        side = px(_MARGIN)
        self._head.setContentsMargins(side, px(14), side, px(14))
        self._head.setSpacing(px(12))
        self._middle.setContentsMargins(side, 0, px(6), px(8))
        self._room.setContentsMargins(0, 0, px(8), 0)
        self._foot.setContentsMargins(px(12), px(8), side, px(12))
        self._foot.setSpacing(px(8))
        self._below.setContentsMargins(px(8), 0, 0, 0)
        self._fit()
        self.update()
