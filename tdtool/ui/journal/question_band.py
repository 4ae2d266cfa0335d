"""A question in its place: what follows, what may be answered, Enter and Esc."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.journal.questions import Do, GoTo, TakeBack, Undo
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.plain_list import DETAIL_ROLE, PlainList

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.ui.journal.questions import Question

_ROW, _TALL_ROW = 36, 48
_MOST_SEEN = 220
_VERBS = {Undo: "Undo it", Do: "Do it", GoTo: "Go there", TakeBack: "Take back…"}


class QuestionBand(QWidget):
    """Shows one question; hidden while nothing is asked."""

    answered = Signal(object)
    """The chosen `Answer`."""
    left = Signal()
    """Esc, or Leave: nothing is done."""

    def __init__(self) -> None:
        super().__init__()
        self._question: Question | None = None
        self._title = Paragraph(role="text", size=13.5, weight=QFont.Weight.DemiBold)
        self._lines = Paragraph(role="second")
        self._choices = QStandardItemModel(self)
        self.list = PlainList()
        self.list.setModel(self._choices)
        self.list.setAccessibleName("Answers")
        self.do_button = Button(key="Enter", kind=Kind.PRIMARY)
        self.leave_button = Button("Leave", key="Esc", kind=Kind.QUIET)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.do_button)
        self._foot.addWidget(self.leave_button)
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._lines)
        self._column.addWidget(self.list)
        self._column.addLayout(self._foot)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.do_button.clicked.connect(self._do)
        self.leave_button.clicked.connect(self.left)
        self.list.doubleClicked.connect(self._do)
        self.list.selectionModel().currentChanged.connect(self._name_do)
        self._restyle()
        theme.changed.connect(self._restyle)
        self.hide()

    def question(self) -> Question | None:
        """Give what is asked, None while nothing is."""
        return self._question

    def ask(self, question: Question) -> None:
        """Ask this, the first answer chosen."""
        self._question = question
        self._title.setText(question.title)
        self._title.set_role("needs_you" if question.hindered else "text")
        self._lines.setText("\n".join(question.lines))
        self._lines.setVisible(bool(question.lines))
        self._choices.clear()
        for choice in question.choices:
            item = QStandardItem(choice.words)
            item.setData(choice.detail or None, DETAIL_ROLE)
            self._choices.appendRow(item)
        several = len(question.choices) > 1 or question.hindered
        self.list.setVisible(several and bool(question.choices))
        self.do_button.setVisible(bool(question.choices))
        self._fit()
        self.show()
        if question.choices:
            self.list.setCurrentIndex(self._choices.index(0, 0))
        self._name_do()
        first = self.list if several and question.choices else self.do_button
        (first if question.choices else self.leave_button).setFocus()

    def withdraw(self) -> None:
        """Ask nothing any more."""
        self._question = None
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer with Enter, leave with Esc; the rest goes on."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._do()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the band over the side in a colour of its own."""
        now = theme.colours()
        QPainter(self).fillRect(event.rect(), theme.blended(now.needs_you, now.panel, 0.06))

    def _name_do(self) -> None:
        """Name the button by what it would do."""
        question = self._question
        row = max(0, self.list.currentIndex().row())
        if question is not None and row < len(question.choices):
            choice = question.choices[row]
            alone = self.list.isHidden()
            self.do_button.setText(choice.words if alone else _VERBS[type(choice.answer)])

    def _do(self) -> None:
        question = self._question
        row = max(0, self.list.currentIndex().row())
        if question is not None and row < len(question.choices):
            self.answered.emit(question.choices[row].answer)
        elif question is not None:
            self.left.emit()

    def _fit(self) -> None:
        px = theme.px
        heights = 0
        for row in range(self._choices.rowCount()):
            tall = self._choices.item(row).data(DETAIL_ROLE) is not None
            heights += px(_TALL_ROW if tall else _ROW)
        self.list.setFixedHeight(min(heights, px(_MOST_SEEN)) + 2)

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(20), px(12), px(20), px(12))
        self._column.setSpacing(px(8))
        self._foot.setSpacing(px(8))
        self._fit()
        self.update()
