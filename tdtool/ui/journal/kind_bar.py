"""Which kinds of acts are shown: side by side where there is room, else one button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.tournament.act_sorts import CANCELLED, Kind, mask_of
from tdtool.ui import theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.button import Kind as ButtonKind
from tdtool.ui.parts.menu import Menu
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

_CHOICES: tuple[tuple[str, int], ...] = (
    ("All", 0),
    ("Out", mask_of(Kind.BUST)),
    ("Seats", mask_of(Kind.MOVE)),
    ("Entries", mask_of(Kind.ENTRY)),
    ("Hands", mask_of(Kind.HAND)),
    ("Clock", mask_of(Kind.CLOCK)),
    ("Tables", mask_of(Kind.TABLE)),
    ("Rulings", mask_of(Kind.RULING)),
    ("Prizes", mask_of(Kind.PRIZE)),
    ("Notes", mask_of(Kind.NOTE)),
    ("Printed", mask_of(Kind.PRINT)),
    ("Undone", mask_of(Kind.UNDO) | CANCELLED),
)
_PADDING = 5
"""The kinds stand close together: there are many."""


class KindBar(QWidget):
    """The switch between kinds; Left and Right choose."""

    chosen = Signal()
    """Other kinds are to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.segments = Segments([word for word, _ in _CHOICES], padding=_PADDING)
        self.segments.setAccessibleName("Shown")
        self.button = Button(_CHOICES[0][0], icon=Icon.CHEVRON_DOWN, kind=ButtonKind.BLOCK)
        self._menu = Menu(self)
        for place, (word, _) in enumerate(_CHOICES):
            self._menu.addAction(word).setData(place)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.segments)
        row.addWidget(self.button)
        row.addStretch(1)
        self.button.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.segments.chosen.connect(self._chosen)
        self.button.clicked.connect(self._open)
        self._menu.triggered.connect(self._picked)

    def bits(self) -> int:
        """Give the bits of the kinds that are shown, 0 for all."""
        return _CHOICES[self.segments.index()][1]

    def show_all(self) -> None:
        """Show every kind."""
        self.segments.set_index(0)

    def minimumSizeHint(self) -> QSize:
        """Accept the width of the one button."""
        return QSize(self.button.sizeHint().width(), theme.target(32))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= self.segments.sizeHint().width()
        self.segments.setVisible(wide)
        self.button.setVisible(not wide)

    def _chosen(self, place: int) -> None:
        self.button.setText(_CHOICES[place][0])
        self.chosen.emit()

    def _open(self) -> None:
        self._menu.open_at(self.button.mapToGlobal(self.button.rect().bottomLeft()))
        self._menu.setFocus(Qt.FocusReason.PopupFocusReason)

    def _picked(self, action: QAction) -> None:
        self.segments.set_index(int(action.data()))
