"""The sheet on which the director puts button and blinds himself, for a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule
from tdtool.tournament import positions
from tdtool.tournament.commands import Command, SetHand
from tdtool.tournament.hands import answer_of
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import Sheet, fixed, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge


class SetByHand(Sheet):
    """Button, small blinds and big blinds of the next hand, and why (TDA24 34-A)."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "The next hand by hand", "Put it there", parent)
        self.button = SeatRow("Button")
        self.small = SeatRow("Small blind", several=True)
        self.big = SeatRow("Big blind", several=True)
        self.waits = SeatRow("Waits", several=True)
        self.reason = text_field("why, for the record", "Reason")
        self._labels: dict[str, Label] = {}
        self.hint("an empty seat may hold the button or the small blind")
        self._make_body()
        for row in (self.button, self.small, self.big, self.waits):
            row.changed.connect(self.look_again)
        self.reason.textChanged.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Start from the answer that stands, where there is one."""
        desk, table = self.bridge.desk, self.table
        now = desk.now()
        names = {seat: desk.name(entry) for seat, entry in table.occupants.items()}
        here = set(positions.occupied(desk.state, table))
        empty = [seat for seat in range(1, table.seats + 1) if seat not in here]
        self.button.set_seats(table.seats, names)
        self.small.set_seats(table.seats, names)
        self.big.set_seats(table.seats, names, empty)
        self.waits.set_seats(table.seats, names, empty)
        answer = answer_of(desk.state, table, now)
        spot = Positions(0, None, (), ()) if answer is None else answer.positions
        self.button.choose(seats[:1] or [spot.button])
        self.small.choose(spot.small_blinds or (spot.small_blind or 0,))
        self.big.choose(spot.big_blinds)
        self.waits.choose(spot.waits)
        self.reason.clear()

    def first_focus(self) -> QWidget:
        """Type the button's seat first."""
        return self.button

    def press_seat(self, seat: int) -> None:
        """Take a clicked seat for the row that has the keys."""
        rows = (self.small, self.big, self.waits)
        next((row for row in rows if row.hasFocus()), self.button).press(seat)

    def command(self) -> Command | str:
        """Say where everything is put."""
        button = self.button.one()
        if button is None:
            return "Which seat has the button?"
        reason = self.reason.text().strip()
        state = self.bridge.desk.state
        waits = self.waits.chosen()
        dealt = set(positions.occupied(state, self.table)) - set(waits)
        small = self.small.chosen()
        position = small[0] if small and state.house.button_rule is not ButtonRule.MOVING else None
        posting = tuple(seat for seat in small if seat in dealt)
        spot = Positions(button, position, posting, self.big.chosen(), waits)
        if not reason:
            refused = self.bridge.desk.can(SetHand(self.number, spot, "?"))
            return refused.sentence if refused is not None else "Write why, then Enter."
        return SetHand(self.number, spot, reason)

    def told(self, command: Command) -> str:
        """Say that the hands after it go on from there."""
        del command
        return "The next hand is put as above; the hands after it go on from there."

    def _make_body(self) -> None:
        grid = QGridLayout()
        measure.gap(grid, 12, 5)
        rows = (
            ("Button", self.button),
            ("Small blind", self.small),
            ("Big blind", self.big),
            ("Waits", self.waits),
            ("Reason", self.reason),
        )
        for number, (label, part) in enumerate(rows):
            self._labels[label] = fixed(Label(label, role="second"))
            grid.addWidget(self._labels[label], number, 0)
            grid.addWidget(part, number, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        measure.gap(self.body, 4)

    def set_narrow(self, *, narrow: bool) -> None:
        """Shorten the labels to their first word, or write them whole."""
        for whole, label in self._labels.items():
            label.setText(whole.split()[0] if narrow else whole)
