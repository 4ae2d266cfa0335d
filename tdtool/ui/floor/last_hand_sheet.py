"""The sheet that says where the button or the big blind was in the last hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.line.what_if import after
from tdtool.rules.button.check import BadQuestion
from tdtool.rules.button.question import GameForm
from tdtool.tournament import positions
from tdtool.tournament.commands import Command, GiveBigBlind, GiveButton, SetFirstButton
from tdtool.tournament.hands import answer_of
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures
from tdtool.ui.floor.said import Said, answer_to, last_hand, next_text, read_back
from tdtool.ui.floor.seat_row import Look, SeatRow
from tdtool.ui.floor.sheet import Sheet
from tdtool.ui.floor.sitting import seated_lately
from tdtool.ui.parts import measure
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge

_BUTTON, _BIG_BLIND, _FIRST_HAND = range(3)
_JUST_NOW_MS = 4 * 60_000
"""Who left within this time is taken to have been in the last hand."""


class LastHandSheet(Sheet):
    """Button or big blind of the last hand, who was in it, and who came after it."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Last hand", "Take it", parent)
        words = ("Button was on", "Big blind was on", "First hand: button on")
        self.mode = Segments(words, wraps=True)
        self.seat = SeatRow("Seat")
        self.out = SeatRow("Went out in that hand", look=Look.OUT, several=True)
        self.left = SeatRow("Was in it and left since", several=True)
        self.new = SeatRow("Came after it", several=True)
        self.hint("B changes the question, X who went out")
        self._make_body()
        self.mode.chosen.connect(self._mode_changed)
        for row in (self.seat, self.out, self.left, self.new):
            row.changed.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Offer the seats; who just left or came is marked already."""
        desk, table = self.bridge.desk, self.table
        names = {seat: desk.name(entry) for seat, entry in table.occupants.items()}
        here = set(positions.occupied(desk.state, table))
        everywhere = range(1, table.seats + 1)
        self.seat.set_seats(table.seats, names)
        self.seat.choose(seats[:1])
        self.out.set_seats(table.seats, names, [seat for seat in everywhere if seat not in here])
        self.out.choose(())
        gone = {
            seat: f"{desk.name(entry)}, {self._time(ms)}"
            for seat, (entry, ms) in table.departed.items()
        }
        never = [seat for seat in everywhere if seat in here and seat not in gone]
        self.left.set_seats(table.seats, gone, never)
        self.new.set_seats(table.seats, names, [seat for seat in everywhere if seat not in here])
        since = desk.now().wall_ms - _JUST_NOW_MS
        recent = [seat for seat, (_, ms) in table.departed.items() if ms >= since]
        self.left.choose(sorted(recent))
        self.new.choose(seated_lately(desk.state, table, desk.now().wall_ms))
        if self.mode.index() != _BUTTON:
            self.mode.set_index(_BUTTON)

    def open_first(self, number: int, seat: int) -> None:
        """Ask for the button of the table's first hand."""
        self.open_for(number, (seat,))
        self.mode.set_index(_FIRST_HAND)

    def first_focus(self) -> QWidget:
        """Type the button's seat first."""
        return self.seat

    def press_seat(self, seat: int) -> None:
        """Take a clicked seat: the first is the button, later ones went out."""
        if self.seat.one() is None or self.seat.one() == seat or self.mode.index() == _FIRST_HAND:
            self.seat.press(seat)
        else:
            self.out.press(seat)

    def letter(self, letter: str) -> bool:
        """Ask for the other position with B, for who went out with X."""
        if letter == "b":
            self.mode.set_index((self.mode.index() + 1) % 3)
            self.seat.setFocus()
        elif letter == "x" and self.out.isVisible():
            (self.seat if self.out.hasFocus() else self.out).setFocus()
        else:
            return False
        return True

    def out_seats(self) -> frozenset[int]:
        """Give the seats that went out in that hand."""
        return frozenset(self.out.chosen()) if self.mode.index() != _FIRST_HAND else frozenset()

    def said(self) -> Said:
        """Put together what is said."""
        seat = self.seat.one()
        by_button = self.mode.index() == _BUTTON
        return Said(
            max_seats=self.table.seats,
            seated=frozenset(positions.occupied(self.bridge.desk.state, self.table)),
            button=seat if by_button else None,
            big_blind=None if by_button else seat,
            out=frozenset(self.out.chosen()),
            left=frozenset(self.left.chosen()),
            new=frozenset(self.new.chosen()),
        )

    def command(self) -> Command | str:
        """Say the last hand, or the first button."""
        seat = self.seat.one()
        mode = self.mode.index()
        if seat is None:
            return {
                _BUTTON: "Which seat had the button?",
                _BIG_BLIND: "Which seat had the big blind?",
                _FIRST_HAND: "Which seat gets the first button?",
            }[mode]
        if mode == _FIRST_HAND:
            return SetFirstButton(self.number, seat)
        occupants = self.table.occupants
        out = tuple(occupants[gone] for gone in self.out.chosen() if gone in occupants)
        left, new = self.left.chosen(), self.new.chosen()
        if mode == _BUTTON:
            return GiveButton(self.number, seat, left, out, not_dealt=new)
        return GiveBigBlind(self.number, seat, left, out, new)

    def told(self, command: Command) -> str:
        """Read the last hand back and say the next one."""
        desk = self.bridge.desk
        if isinstance(command, SetFirstButton):
            return self._first_text(command)
        house, now = desk.state.house, desk.now()
        form = positions.form(positions.stakes_of(desk.state, now))
        said = self.said()
        try:
            last = last_hand(said, house.button_rule, form)
            answer = answer_to(said, house.button_rule, house.button_settings(), form).answer
        except BadQuestion as error:
            return str(error)
        if form is GameForm.STUD and said.button is not None:
            # What is known then is the hand with blinds before the stud round (TDA24 11-B).
            return f"The button waits on {said.button}. Next: {next_text(answer)}."
        return read_back(last, answer)

    def _first_text(self, command: SetFirstButton) -> str:
        """Say the first hand, as far as somebody sits there."""
        desk, now = self.bridge.desk, self.bridge.desk.now()
        facts = desk.preview(command)
        if isinstance(facts, Refusal):
            return ""
        then = after(desk.state, facts, now.wall_ms)
        answer = answer_of(then, then.tables[self.number], now)
        if answer is None:
            return f"First hand: button {command.seat}, or the next player who comes."
        return f"First hand: {next_text(answer)}."

    def _time(self, ms: int) -> str:
        return figures.time_of_day(ms, self.bridge.desk.now().utc_offset)

    def _mode_changed(self) -> None:
        first = self.mode.index() == _FIRST_HAND
        for part in self._only_last:
            part.setVisible(not first)
        self.look_again()

    def _make_body(self) -> None:
        self.body.addWidget(self.mode)
        self._grid = QGridLayout()
        measure.gap(self._grid, 24, 8)
        self._blocks = (
            self._block("Seat", self.seat),
            self._block("Went out in that hand", self.out, "X"),
            self._block("Was in it and left since", self.left),
            self._block("Came after it", self.new),
        )
        self._only_last = self._blocks[1:]
        self.body.addLayout(self._grid)
        self.set_narrow(narrow=False)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the rows of seats below each other, or two by two."""
        for number, block in enumerate(self._blocks):
            at = (number, 0) if narrow else (number // 2, number % 2)
            self._grid.addWidget(block, *at)

    def _block(self, label: str, row: SeatRow, key: str = "") -> QWidget:
        block = QWidget()
        column = self.labelled(label, row, key)
        column.setContentsMargins(0, 0, 0, 0)
        block.setLayout(column)
        return block
