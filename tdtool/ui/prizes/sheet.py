"""What the sheets beside the prize table have in common: fields, a remark, one main act."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.commands import Command
    from tdtool.ui.bridge import Bridge

    Do = Callable[[Command], bool]

_TAKEN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier
"""Ctrl+Enter also where Enter begins a new line."""


class PrizeSheet(QWidget):
    """A sheet; `do` asks the desk for something and tells whether it was done.

    Enter in a field does the main act while it is possible.
    """

    def __init__(self, bridge: Bridge, do: Do, primary: str = "") -> None:
        super().__init__()
        self.bridge = bridge
        self.do = do
        self.body = QVBoxLayout()
        measure.gap(self.body, 12)
        self.remark = Paragraph(size=12.5)
        self.primary = Button(primary, kind=Kind.PRIMARY)
        self.foot = QHBoxLayout()
        measure.gap(self.foot, 8)
        self.foot.addWidget(self.primary)
        self.foot.addStretch(1)
        inside = QWidget()
        inside.setLayout(self.body)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 12)
        column.addWidget(self.area, 1)
        column.addWidget(self.remark)
        column.addLayout(self.foot)
        self.primary.clicked.connect(self.commit)

    def first_field(self) -> QWidget:
        """Give the part that has the keys first."""
        return self.primary

    @abstractmethod
    def refresh(self) -> None:
        """Show how it stands; what is typed stays."""

    def forget(self) -> None:
        """Begin anew: another tournament is shown."""

    @abstractmethod
    def commit(self) -> None:
        """Do what the sheet is for."""

    def say(self, sentence: str, role: str = "second") -> None:
        """Say how it stands below the fields."""
        self.remark.set_role(role)
        self.remark.setText(sentence)
        self.remark.setVisible(bool(sentence))

    def minimumSizeHint(self) -> QSize:
        """Accept any room: the page gives it, and what has none is scrolled to."""
        return QSize(0, self.foot.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter; everything else belongs to the page."""
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not event.modifiers() & ~_TAKEN and self.primary.isEnabled():
            self.commit()
        else:
            event.ignore()
