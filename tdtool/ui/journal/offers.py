"""What can be done with a line of the journal, as buttons that wrap."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.parts.button import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from tdtool.ui.acts import Act
    from tdtool.ui.icons import Icon


class Offered(Enum):
    """What can be asked for, by its letter in the list."""

    UNDO = "u"
    REDO = "r"
    TAKE_BACK = "t"
    WAS_ANOTHER = "w"
    HISTORY = "h"
    TABLE = "enter"


class Offer(NamedTuple):
    """One thing that can be done, with its words and key."""

    what: Offered
    words: str
    key: Act
    icon: Icon


class Offers(QWidget):
    """The offers side by side, in as many rows as they need."""

    taken = Signal(object)
    """What was pressed (`Offered`)."""

    def __init__(self) -> None:
        super().__init__()
        self._offers: tuple[Offer, ...] = ()
        self.buttons: dict[Offered, Button] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for number, what in enumerate(Offered):
            button = Button(kind=Kind.PLAIN, parent=self)
            button.hide()
            self._group.addButton(button, number)
            self.buttons[what] = button
        self._group.idClicked.connect(self._pressed)
        theme.changed.connect(self._place)

    def offer(self, offers: Sequence[Offer]) -> None:
        """Offer these and nothing else."""
        self._offers = tuple(offers)
        offered = {offer.what: offer for offer in offers}
        for what, button in self.buttons.items():
            one = offered.get(what)
            button.setVisible(one is not None)
            if one is not None:
                button.setText(one.words)
                button.set_key(one.key)
                button.set_icon(one.icon)
        self._place()

    def offers(self) -> tuple[Offer, ...]:
        """Give the offers, as they were made."""
        return self._offers

    def offered(self) -> tuple[Offered, ...]:
        """List what is offered."""
        return tuple(offer.what for offer in self._offers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap for the width there is."""
        super().resizeEvent(event)
        self._place()

    def _pressed(self, number: int) -> None:
        self.taken.emit(tuple(Offered)[number])

    def _place(self) -> None:
        left, top, gap, height = 0, 0, theme.px(4), theme.target(32)
        for offer in self._offers:
            button = self.buttons[offer.what]
            width = min(button.sizeHint().width(), max(1, self.width()))
            if left and left + width > self.width():
                left, top = 0, top + height
            button.setGeometry(QRect(left, top, width, height))
            left += width + gap
        self.setFixedHeight(top + height if self._offers else 0)
