"""A refusal in its place: the sentence, and for house matters the way to do it anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import icons, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.commands import Command
    from tdtool.tournament.refusal import Refusal


class RefusalBar(QWidget):
    """Shows why something was not done; hidden while there is nothing to say."""

    overridden = Signal(object, str)
    """Do it anyway: the command and the director's reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._command: Command | None = None
        self._sentence = Paragraph(role="wrong_text")
        self.anyway = Button("Do it anyway…", kind=Kind.DANGER)
        self.reason = Field()
        self.reason.setPlaceholderText("reason, then Enter")
        self.reason.setAccessibleName("Reason for doing it anyway")
        row = QHBoxLayout(self)
        measure.edges(row, 24, 0, 0, 0)
        measure.gap(row, 8)
        row.addWidget(self._sentence, 3)
        row.addWidget(self.anyway)
        row.addWidget(self.reason, 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.anyway.clicked.connect(self._ask_reason)
        self.reason.returnPressed.connect(self._override)
        self.clear()

    def text(self) -> str:
        """Give the sentence that is shown."""
        return self._sentence.text()

    def clear(self) -> None:
        """Say nothing."""
        self._command = None
        self._sentence.setText("")
        self.reason.clear()
        self.reason.hide()
        self.hide()

    def say(self, sentence: str) -> None:
        """Say what is wrong with what stands there."""
        self._sentence.setText(sentence)
        self.anyway.hide()
        self.reason.hide()
        self.setVisible(bool(sentence))

    def refuse(self, refusal: Refusal, command: Command | None) -> None:
        """Say why the desk did not do it."""
        self.say(refusal.sentence)
        self._command = command
        self.anyway.setVisible(refusal.house and command is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape give the reason up first."""
        if event.key() == Qt.Key.Key_Escape and self.reason.isVisible():
            self.reason.hide()
            self.anyway.show()
            self.anyway.setFocus()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.reason.hasFocus():
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark before the sentence."""
        del event
        painter = QPainter(self)
        side = theme.px(16)
        box = QRectF(0, (self.height() - side) / 2, side, side)
        icons.paint(painter, box, Icon.WARNING, theme.colours().wrong_text)
        painter.end()

    def _ask_reason(self) -> None:
        self.anyway.hide()
        self.reason.show()
        self.reason.setFocus()

    def _override(self) -> None:
        reason = self.reason.text().strip()
        if self._command is not None and reason:
            self.overridden.emit(self._command, reason)
