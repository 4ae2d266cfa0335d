"""A question in one line at the foot of the page: what Enter will do, and Esc to leave it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

HEIGHT = 48


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: its words, and what it does; what it gives back is said if it went wrong."""

    words: str
    act: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Typed:
    """A question with a field: its name, what stands in it first, and what is read back.

    `read` gives the sentence of what Enter will do and whether that can be done; `act` does
    it with what was typed, and gives back why it could not.
    """

    name: str
    text: str
    read: Callable[[str], tuple[str, bool]]
    act: Callable[[str], str]
    words: str = "Do it"


class AskBar(QWidget):
    """Asks one thing at a time; it is hidden while nothing is asked.

    `answered` comes when the question is over, with True if something was done.
    """

    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._choices: tuple[Choice, ...] = ()
        self._typed: Typed | None = None
        self.words = Label(weight=QFont.Weight.DemiBold)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.field = Field()
        self.field.textEdited.connect(self._read)
        self.buttons = [
            Button(kind=Kind.PRIMARY, key="Enter"),
            Button(),
            Button(),
        ]
        self.leave_button = Button("Leave", key="Esc", kind=Kind.QUIET)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.field)
        self._row.addWidget(self.words, 1)
        for button in (*self.buttons, self.leave_button):
            self._row.addWidget(button)
        self.buttons[0].clicked.connect(self._first)
        self.buttons[1].clicked.connect(self._second)
        self.buttons[2].clicked.connect(self._third)
        self.leave_button.clicked.connect(self.leave)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        theme.changed.connect(self._restyle)
        self._restyle()

    def ask(self, words: str, *choices: Choice) -> None:
        """Ask something with up to three answers; Enter is the first."""
        self._choices, self._typed = choices, None
        self.field.hide()
        self._show(words, [choice.words for choice in choices])
        self.buttons[0].setEnabled(True)
        self.setAccessibleName(words)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_for(self, typed: Typed) -> None:
        """Ask for something that is typed."""
        self._choices, self._typed = (), typed
        self.field.setAccessibleName(typed.name)
        self.field.setPlaceholderText(typed.name)
        self.field.setText(typed.text)
        self.field.show()
        self._show("", [typed.words])
        self._read(typed.text)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def say(self, sentence: str) -> None:
        """Say what is wrong; the question stays."""
        self.words.set_role("wrong_text")
        self.words.setText(sentence)

    def tell(self, sentence: str) -> None:
        """Say a sentence that asks nothing; Enter or Esc leave it."""
        self.ask(sentence, Choice("All right", _nothing))

    def leave(self) -> None:
        """Leave the question; nothing is done."""
        self._over(done=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter, leave with Esc; Space goes on to the clock."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._first()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, so that the question stands out from the page."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colours().raised)
        painter.fillRect(0, 0, self.width(), 1, theme.colours().line)

    def _show(self, words: str, answers: list[str]) -> None:
        self.words.set_role("text")
        self.words.setText(words)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(answers))
            button.setText(answers[place] if place < len(answers) else "")
        self.show()

    def _read(self, text: str) -> None:
        if self._typed is not None:
            words, ready = self._typed.read(text)
            self.words.set_role("text" if ready else "second")
            self.words.setText(words)
            self.buttons[0].setEnabled(ready)

    def _first(self) -> None:
        self._answer(0)

    def _second(self) -> None:
        self._answer(1)

    def _third(self) -> None:
        self._answer(2)

    def _answer(self, place: int) -> None:
        if self._typed is not None:
            if not self.buttons[0].isEnabled():
                return
            wrong = self._typed.act(self.field.text())
        elif place < len(self._choices):
            wrong = self._choices[place].act()
        else:
            return
        if wrong:
            self.say(wrong)
        else:
            self._over(done=True)

    def _over(self, *, done: bool) -> None:
        self.hide()
        self._choices, self._typed = (), None
        self.answered.emit(done)

    def _restyle(self) -> None:
        self.setFixedHeight(theme.px(HEIGHT))
        self._row.setContentsMargins(theme.px(16), 0, theme.px(8), 0)
        self._row.setSpacing(theme.px(8))
        self.field.setFixedWidth(theme.px(120))


def _nothing() -> str:
    return ""
