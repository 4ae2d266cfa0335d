"""One calculator at work: its questions, and the answer that follows each key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts import measure
from tdtool.ui.parts.room import Room
from tdtool.ui.rulings.answer_view import AnswerView
from tdtool.ui.rulings.ask_form import AskForm
from tdtool.ui.rulings.calculators.asks import Unclear
from tdtool.ui.rulings.entry_view import WIDEST

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.ui.rulings.calculators.asks import Calculator
    from tdtool.ui.rulings.calculators.worked import Worked
    from tdtool.ui.rulings.memory import Memory

_WIDE = 620
"""From this width on (pixels at 100 %) the answer stands beside the questions."""
_FORM = 364
_LOW = 420


class CalculatorPane(QWidget):
    """Shows calculators one at a time; each keeps its fields while others are shown.

    `whole`: it has the page to itself, with the sentence on felt and the table drawn.
    """

    answered = Signal()
    """Another answer, or none, is shown."""
    left = Signal()
    """Esc on an empty field."""

    def __init__(self, memory: Memory, *, whole: bool) -> None:
        super().__init__()
        self._memory = memory
        self._whole = whole
        self._forms: dict[str, AskForm] = {}
        self._form: AskForm | None = None
        self.answer = AnswerView(whole=whole)
        self.asking = QWidget()
        self._asked = QVBoxLayout(self.asking)
        self._beside = QWidget()
        self._firsts, self._rests = QVBoxLayout(), QVBoxLayout()
        self._asked.addLayout(self._firsts)
        self._asked.addLayout(self._rests)
        self._asked.addStretch(1)
        self._besides = QVBoxLayout(self._beside)
        self.left_room = Room(self.asking)
        self.right_room = Room(self._beside)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.left_room)
        self._row.addWidget(self.right_room, 1)
        self._stands: tuple[bool, bool] | None = None
        self.answer.copied.connect(self.copy)
        theme.changed.connect(self._fit)
        self._fit()

    def calculator(self) -> Calculator | None:
        """Give the calculator that is shown."""
        return None if self._form is None else self._form.calculator

    def worked(self) -> Worked | None:
        """Give the answer that is shown, None while something is missing."""
        return self.answer.worked()

    def form(self) -> AskForm | None:
        """Give the questions that are shown."""
        return self._form

    def show_calculator(self, calculator: Calculator | None) -> None:
        """Show a calculator, or none."""
        if calculator is None:
            self._show_form(None)
            self.answer.show_missing("")
            return
        if calculator.id not in self._forms:
            made = AskForm(calculator, self._memory, picture=self._whole)
            made.changed.connect(self.work)
            made.left.connect(self.left)
            made.hide()
            made.rest.hide()
            self._firsts.addWidget(made)
            self._rests.addWidget(made.rest)
            self._forms[calculator.id] = made
        self._show_form(self._forms[calculator.id])
        self.refresh()
        self.answered.emit()

    def refresh(self) -> None:
        """Take in what the event says now, and what was typed elsewhere."""
        if self._form is not None:
            self._memory.look()
            self._form.fill()
            self.work()

    def work(self) -> None:
        """Answer what is asked now."""
        form = self._form
        if form is None:
            return
        try:
            worked = form.calculator.work(self._memory.given(form.calculator))
        except Unclear as problem:
            form.mark("" if problem.missing else problem.name)
            form.show_worked(None)
            self.answer.show_unclear(problem)
        else:
            form.mark("")
            form.show_worked(worked)
            self.answer.show_worked(worked, self._level())
        self.answered.emit()

    def begin(self) -> None:
        """Give the keys to the first question."""
        if self._form is not None:
            self._form.first_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def copy(self) -> str:
        """Copy what is to be said; give it, "" where nothing is."""
        worked = self.worked()
        if worked is None:
            return ""
        QGuiApplication.clipboard().setText(worked.sentence)
        return worked.sentence

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages; Esc leads back; the rest is the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not (self.left_room.turn_page(event) or self.right_room.turn_page(event)):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the answer beside the questions, or below them."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, and the line between questions and answer."""
        painter = QPainter(self)
        now = theme.colours()
        painter.fillRect(event.rect(), now.panel if self._whole else now.window)
        if self._stands is not None and self._stands[0]:
            left = self.right_room.x() - 1
            painter.fillRect(QRect(left, 0, 1, self.height()), now.line)

    def _level(self) -> str:
        """Name the level, where the blinds shown are its own."""
        form, scene = self._form, self._memory.scene
        if form is None or "blinds" not in form.fields or not scene.level:
            return ""
        blinds = next(ask for ask in form.calculator.asks if ask.name == "blinds")
        own = blinds.start is not None and form.fields["blinds"].text() == blinds.start(scene)
        return scene.level if own else ""

    def _show_form(self, form: AskForm | None) -> None:
        self._form = form
        for one in self._forms.values():
            one.setVisible(one is form)
            one.rest.setVisible(one is form)

    def _fit(self) -> None:
        px = theme.px
        wide = self._whole and self.width() >= px(_WIDE)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1 if wide else 0)
        if wide:
            self.left_room.setFixedWidth(min(px(_FORM), self.width() // 2))
        else:
            self.left_room.setMinimumWidth(0)
            self.left_room.setMaximumWidth(16_777_215)
        self._beside.setMaximumWidth(px(WIDEST))
        for column in (self._asked, self._besides):
            measure.edges(column, 16, 12, 16, 12)
            measure.gap(column, 14)
        low = not wide and self.height() < px(_LOW)
        if (wide, low) == self._stands:
            return
        self._stands = wide, low
        if wide:
            self._besides.addWidget(self.answer)
            # Below the table there is room; the working has more of it then.
            self._asked.insertWidget(2, self.answer.bar)
        else:
            # In a low room the answer follows the first question, so that both are in sight.
            self._asked.insertWidget(1 if low else 2, self.answer)
            self.answer.take_bar()
        self.right_room.setVisible(wide)
        self.update()
