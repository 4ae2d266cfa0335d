"""A question about the chosen act, and what its answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui.journal import questions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.journal.act_side import ActSide
    from tdtool.ui.journal.teller import Teller


class Asking(QObject):
    """Asks on the journal's side; `teller` gives who tells the journal that is shown."""

    ended = Signal()
    """It was answered or left: the keys go back to the list."""
    line_wanted = Signal(int)
    """The answer leads to another line."""

    def __init__(
        self, bridge: Bridge, side: ActSide, teller: Callable[[], Teller | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._side = side
        self._teller = teller
        self._line: int | None = None
        side.answered.connect(self._answer)
        side.left.connect(self._end)

    def about(self) -> int | None:
        """Give the line that is asked about, None while nothing is."""
        return self._line

    def ask(self, question: questions.Question, line: int | None) -> None:
        """Ask something about a line."""
        self._line = line
        self._side.ask(question)

    def withdraw(self) -> None:
        """Ask no more."""
        self._line = None
        self._side.withdraw()

    def _end(self) -> None:
        self.withdraw()
        self.ended.emit()

    def _answer(self, answer: questions.Answer) -> None:
        teller = self._teller()
        if isinstance(answer, questions.TakeBack) and teller is not None:
            self.ask(questions.take_back_question(teller, answer.entry), self._line)
            return
        self._end()
        if isinstance(answer, questions.GoTo):
            self.line_wanted.emit(answer.line)
        elif isinstance(answer, questions.Undo):
            done = self._bridge.undo_act(answer.action)
            if isinstance(done, Refusal):
                self._side.say(done.sentence)
        elif isinstance(answer, questions.Do):
            self._do(answer)

    def _do(self, answer: questions.Do) -> None:
        done = self._bridge.do(answer.command, quiet=True)
        if isinstance(done, Refusal):
            self._side.say(done.sentence)
        else:
            self._bridge.said.emit(done.told, Tone.KNOWN)
