"""What the sheets beside the list have in common: head, body, what Enter does, its button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

_HANDLED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier

_KEYS = ("Enter", "Esc")


class SideSheet(QWidget):
    """A sheet in the column beside the list: Enter does it, Esc leaves."""

    wanted = Signal()
    """Enter, or the button: it is to be done."""
    finished = Signal()
    """It is done or left: the keys go back to the list."""

    def __init__(self, title: str = "", do: str = "Do it") -> None:
        super().__init__()
        self.title = Label(title, size=15, weight=QFont.Weight.DemiBold)
        self.body = QVBoxLayout()
        self.problem = Paragraph(role="needs_you", size=12.5)
        self.do_button = Button(do, key=_KEYS[0], kind=Kind.PRIMARY)
        self.leave_button = Button("Leave", key=_KEYS[1], kind=Kind.QUIET)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.do_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.leave_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self.body)
        self._column.addWidget(self.problem)
        self._column.addLayout(self._foot)
        self._column.addStretch(1)
        self.do_button.clicked.connect(self.wanted)
        self.leave_button.clicked.connect(self.finished)
        self.say_problem("")
        self._restyle_sheet()
        theme.changed.connect(self._restyle_sheet)

    def first_field(self) -> QWidget:
        """Give the part that has the keys first."""
        return self.do_button

    def say_problem(self, sentence: str) -> None:
        """Say why it cannot be done so, or nothing."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def minimumSizeHint(self) -> QSize:
        """Accept any width: the column gives it."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the keys out where the buttons have no room for them."""
        super().resizeEvent(event)
        self.fit_foot()

    def fit_foot(self) -> None:
        """Show the keys on the buttons as far as there is room."""
        both = (self.do_button, self.leave_button)
        for button, key in zip(both, _KEYS, strict=True):
            button.set_key(key)
        room = self.width() - theme.px(16 + 8)
        for button in reversed(both):
            if sum(one.sizeHint().width() for one in both) > room:
                button.set_key("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter, leave with Esc; letters that go astray do nothing."""
        key = event.key()
        if event.modifiers() & ~_HANDLED or key == Qt.Key.Key_Space:
            event.ignore()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.wanted.emit()
        elif key == Qt.Key.Key_Escape:
            self.finished.emit()

    def _restyle_sheet(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(8), 0, px(8), 0)
        self._column.setSpacing(px(10))
        self.body.setSpacing(px(8))
        self._foot.setSpacing(px(8))
