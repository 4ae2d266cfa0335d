"""Before all tables play together: how hand for hand begins, and the last hands of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament.hand_for_hand.last_hands import MOST, cards
from tdtool.ui.acts import Act
from tdtool.ui.floor import together_words
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.field import Number
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.state import State


class TogetherOff(QWidget):
    """Says what begins, and begins it."""

    begin = Signal()
    called = Signal(object)
    """So many last hands are to be played; None: the desk draws the card."""

    def __init__(self) -> None:
        super().__init__()
        self.begin_button = act_button(Act.H4H_BEGIN)
        self.begin_button.set_kind(Kind.PRIMARY)
        self.hands = Number(5, 1, MOST)
        self.call_button = act_button(Act.LAST_HANDS)
        self.draw_button = act_button(Act.LAST_HANDS_DRAW)
        self._says = Paragraph()
        self._cards = Paragraph()
        self._lay_out()
        self.begin_button.clicked.connect(self.begin)
        self.call_button.clicked.connect(self.call)
        self.draw_button.clicked.connect(self.draw)
        self.hands.returnPressed.connect(self.call)

    def show_state(self, state: State) -> None:
        """Say it for this tournament."""
        self._says.setText(together_words.begins(state.house.hand_for_hand_minutes))
        low, high = cards(state)
        self._cards.setText(
            "The clock stops and every table plays so many more hands today. A player draws a "
            f"card from {low} to {high}, or the desk draws one."
        )
        self.draw_button.setText(f"Draw {low} to {high}")

    def call(self) -> None:
        """Call as many hands as the card says."""
        value = self.hands.value()
        if value is not None:
            self.called.emit(value)

    def draw(self) -> None:
        """Let the desk draw the card."""
        self.called.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter: the field has taken it."""
        event.setAccepted(event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter})

    def _lay_out(self) -> None:
        measure.wide(self.hands, 64)
        self.hands.setAccessibleName("The card: hands to play")
        first, second = QHBoxLayout(), QHBoxLayout()
        for row in (first, second):
            measure.gap(row, 10)
        first.addWidget(self.begin_button)
        first.addStretch(1)
        for part in (Label("Card", role="second"), self.hands, self.call_button, self.draw_button):
            second.addWidget(part)
        second.addStretch(1)
        column = QVBoxLayout(self)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 10)
        column.addWidget(self._says)
        column.addLayout(first)
        column.addSpacing(18)
        column.addWidget(Label("Last hands of the day", size=15, weight=QFont.Weight.DemiBold))
        column.addWidget(self._cards)
        column.addLayout(second)
        column.addStretch(1)
