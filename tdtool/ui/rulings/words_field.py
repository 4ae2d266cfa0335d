"""A field for a text of a few lines: as high as what stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPlainTextEdit

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

_LONGEST = 4_000
_MOST = 4
_AROUND = 16
"""What stands above and below the lines (pixels at 100 %)."""


class WordsField(QPlainTextEdit):
    """Tab goes on, Esc and Ctrl+Enter are the form's; with `one_line` Enter is, too."""

    def __init__(self, hint: str = "", *, lines: int = 1, one_line: bool = False) -> None:
        super().__init__()
        self._lines = lines
        self._one_line = one_line
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self._restyle()
        self.textChanged.connect(self._grow)
        theme.changed.connect(self._restyle)

    def text(self) -> str:
        """Give what is typed, bounded."""
        typed = self.toPlainText()[:_LONGEST]
        return " ".join(typed.split()) if self._one_line else typed

    def setText(self, text: str) -> None:
        """Put a text in."""
        self.setPlainText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc and Ctrl+Enter to the form."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape or (enter and (control or self._one_line)):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Be as high as the lines, within bounds."""
        lines = round(self.document().documentLayout().documentSize().height())
        lines = min(max(self._lines, lines), _MOST)
        tall = lines * QFontMetrics(self.font()).lineSpacing() + theme.px(_AROUND)
        if tall != self.height():
            self.setFixedHeight(tall)

    def _restyle(self) -> None:
        self.setFont(theme.font(13))
        self._grow()
