"""What stands on the page while nobody is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament.counted.commands import CountField
from tdtool.tournament.refusal import Refusal
from tdtool.ui import theme
from tdtool.ui.entries.field_row import CountField as Entered
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.ui.bridge import Bridge

_WIDTH = 96


class Nobody(QWidget):
    """What stands on the page before there are entries, and the next steps.

    A number of entries makes it a tournament without names.
    """

    counted = Signal()
    """The field is counted: the tournament runs without names."""

    def __init__(self, bridge: Bridge, bring_in: QAction | None) -> None:
        super().__init__()
        self._bridge = bridge
        self.number = Entered()
        self.number.setAccessibleName("How many have entered")
        self.number.setPlaceholderText("43")
        self.without_button = Button("Run without names", icon=Icon.PEOPLE)
        self.problem = Paragraph(role="needs_you", size=12.5)
        self.problem.setWordWrap(False)
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(12))
        column.addStretch(2)
        title = Label("Nobody is entered yet", size=20, weight=QFont.Weight.DemiBold)
        words = _sentence("Every player stands here, from his entry to his place.")
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(words, 0, Qt.AlignmentFlag.AlignHCenter)
        if bring_in is not None:
            button = Button(icon=Icon.PASTE)
            button.follow(bring_in)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(theme.px(24))
        without = _sentence("Or keep no names: say how many entered, and count who goes out.")
        column.addWidget(without, 0, Qt.AlignmentFlag.AlignHCenter)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._row.addWidget(self.number)
        self._row.addWidget(self.without_button)
        self._row.addStretch(1)
        column.addLayout(self._row)
        column.addWidget(self.problem, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.number.returnPressed.connect(self.begin)
        self.number.given_up.connect(self.number.clear)
        self.number.stepped.connect(self._step)
        self.without_button.clicked.connect(self.begin)
        self._restyle()
        theme.changed.connect(self._restyle)

    def begin(self) -> None:
        """Run without names, with as many entries as are typed."""
        number = self.number.number()
        if number is None:
            self._say("How many have entered? Type a number.")
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        done = self._bridge.do(CountField(number), quiet=True)
        if isinstance(done, Refusal):
            self._say(done.sentence)
            return
        self._say("")
        self.number.clear()
        self.counted.emit()

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.number.set_wrong(wrong=bool(sentence))

    def _step(self, step: int) -> None:
        self.number.setText(str(max(0, (self.number.number() or 0) + step)))

    def _restyle(self) -> None:
        self._row.setSpacing(theme.px(8))
        self.number.setFixedWidth(theme.px(_WIDTH))


def _sentence(text: str) -> Paragraph:
    words = Paragraph(text, role="second")
    words.setWordWrap(False)
    return words
