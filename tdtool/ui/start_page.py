"""The page before there is a tournament: a new one, the sample, or one of those there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.open_tournament import HeadsModel
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.plain_list import PlainList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.tournament.values import Now
    from tdtool.ui.actions import Actions
    from tdtool.ui.shelf import Head

_WIDTH, _LEAST, _MARGIN = 800, 240, 16
_ROW = 50
_MOST = 6


class StartPage(QWidget):
    """Enter on the list opens a tournament, on a button presses it."""

    chosen = Signal(str)
    """The id of a tournament."""

    def __init__(self, acts: Actions, heads: Sequence[Head], now: Now) -> None:
        super().__init__()
        shown = list(heads)[:_MOST]
        self._model = HeadsModel(shown, now, "")
        self.list = PlainList()
        self.list.setParent(self)
        self.list.setVisible(bool(shown))
        self.list.setModel(self._model)
        self.list.setAccessibleName("Tournaments")
        self.list.doubleClicked.connect(self._open)
        self.new_button = Button(kind=Kind.PRIMARY, icon=Icon.PLUS, key=Act.NEW_TOURNAMENT)
        self.new_button.follow(acts[Act.NEW_TOURNAMENT])
        self.sample_button = Button(icon=Icon.CARDS)
        self.sample_button.follow(acts[Act.SAMPLE])
        self.file_button = Button(icon=Icon.OPEN, key=Act.OPEN_FILE)
        self.file_button.follow(acts[Act.OPEN_FILE])
        self.who_button = Button(icon=Icon.QUESTION, key=Act.WHO_POSTS)
        self.who_button.follow(acts[Act.WHO_POSTS])
        self._rows = max(1, len(shown))
        self._inner = QWidget()
        self._inner.setLayout(self._column(bool(shown)))
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self._inner)
        row.addStretch(1)
        self._fit()
        theme.changed.connect(self._fit)
        self.setFocusProxy(self.list if shown else self.new_button)
        if shown:
            self.list.setCurrentIndex(self._model.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the tournament in hand with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.list.hasFocus():
            self._open()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface."""
        QPainter(self).fillRect(event.rect(), theme.colours().window)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = theme.px
        room = self.width() - 2 * px(_MARGIN)
        self._inner.setFixedWidth(max(px(_LEAST), min(px(_WIDTH), room)))
        wide = room >= px(_WIDTH) or not self.width()
        directions = QBoxLayout.Direction
        self._buttons.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._buttons.setSpacing(px(8 if wide else 0))
        self.list.setMinimumHeight(px(_ROW + 4))
        self.list.setMaximumHeight(px(_ROW) * self._rows + px(4))

    def _column(self, some: bool) -> QVBoxLayout:  # noqa: FBT001 - are there tournaments
        column = QVBoxLayout()
        column.setSpacing(theme.px(8))
        column.addStretch(2)
        title = "Which tournament?" if some else "No tournament yet"
        column.addWidget(Label(title, size=24, weight=QFont.Weight.DemiBold))
        words = (
            "Enter opens the one in hand. Every act of it is kept."
            if some
            else "Set one up from a structure: ready-made, a file, or pasted. It takes a minute."
        )
        column.addWidget(Paragraph(words))
        column.addSpacing(theme.px(8))
        if some:
            column.addWidget(Caption("Touched last"))
            column.addWidget(self.list, 10)
            column.addSpacing(theme.px(8))
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        buttons = (self.new_button, self.sample_button, self.file_button, self.who_button)
        for button in buttons:
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons.addStretch(1)
        column.addLayout(self._buttons)
        column.addStretch(3)
        return column

    def _open(self) -> None:
        head = self._model.head(self.list.currentIndex().row())
        if head is not None:
            self.chosen.emit(head.id)
