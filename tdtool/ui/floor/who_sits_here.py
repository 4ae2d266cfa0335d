"""The sheet that says who sits in a seat, also where the desk has somebody else there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from tdtool.tournament.commands import Command, DisputeSeat, SitsAt, TakeBackBust
from tdtool.tournament.values import SeatAt
from tdtool.ui import plain
from tdtool.ui.floor.candidate_list import CandidateList
from tdtool.ui.floor.newcomers import newcomers, seat_command
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import Sheet, fixed, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge

_STAY = ("The earlier slip stays", "The newcomer stays")
_NAME = 32


class WhoSitsHere(Sheet):
    """A seat, a name typed loosely, and for two in one seat which of them keeps it."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Who sits here?", "He sits there", parent)
        self.row = SeatRow("Seat")
        self.who = text_field("name, or a seat: 7.5", "Who sits there", 190)
        self.found = CandidateList()
        self.stays = Segments(_STAY, wraps=True)
        self._two = Paragraph(role="needs_you")
        self.hint("digits choose the seat, Tab goes on to the name")
        self._make_body()
        self.row.changed.connect(self._seat_changed)
        self.who.textChanged.connect(self._search)
        self.who.installEventFilter(self)
        self.found.chosen.connect(self.look_again)
        self.stays.chosen.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Offer every seat; where none was chosen the first open or promised one is taken."""
        table, desk = self.table, self.bridge.desk
        names = {seat: desk.name(entry) for seat, entry in table.occupants.items()}
        self.row.set_seats(table.seats, names)
        awaited = [s for s, entry in table.occupants.items() if entry in desk.state.awaited]
        self.row.choose(seats[:1] or table.open_seats()[:1] or sorted(awaited)[:1])
        self.stays.set_index(0)
        self.who.clear()
        self._search()

    def first_focus(self) -> QWidget:
        """Type the name first where the seat is known."""
        return self.who if self.row.one() is not None else self.row

    def press_seat(self, seat: int) -> None:
        """Take a seat that was clicked on the picture."""
        self.row.press(seat)

    def digit(self, digit: int) -> None:
        """Take a digit that no field had a use for as the seat."""
        self.row.setFocus()
        self.row.type_digit(digit)

    def command(self) -> Command | str:
        """Say who sits there."""
        seat, one = self.row.one(), self.found.one()
        if seat is None:
            return "In which seat?"
        if one is None:
            return "Nobody is called so." if self.who.text().strip() else "Who sits there?"
        stays = self.stays.index() == 1
        at = SeatAt(self.number, seat)
        return seat_command(self.bridge.desk, one.entry, at, stays=stays)

    def told(self, command: Command) -> str:
        """Say what becomes of both."""
        desk = self.bridge.desk
        if isinstance(command, DisputeSeat):
            other = plain.one_line(desk.name(command.other), _NAME)
            holder = desk.state.occupant(command.seat)
            name = "" if holder is None else plain.one_line(desk.name(holder.id), _NAME)
            stays, stands = (other, name) if command.other_stays else (name, other)
            return f"{stays} keeps {command.seat}; {stands} stands, To do draws him a seat."
        if isinstance(command, TakeBackBust):
            return f"{desk.name(command.entry)} is not out: he sits at {command.seat}."
        if isinstance(command, SitsAt):
            return f"{desk.name(command.entry)} sits at {command.seat} now."
        return ""

    def look_again(self) -> None:
        """Ask who keeps the seat where two have it, then say what Enter would do."""
        seat, one = self.row.one(), self.found.one()
        holder = None
        if seat is not None and self.number in self.bridge.desk.state.tables:
            holder = self.bridge.desk.state.occupant(SeatAt(self.number, seat))
        two = holder is not None and one is not None and holder.id != one.entry
        if two and holder is not None:
            name = plain.one_line(self.bridge.desk.name(holder.id), 24)
            self._two.setText(f"{name} has seat {seat}: two for one")
        self._two.setVisible(two)
        self.stays.setVisible(two)
        super().look_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose among the candidates with Up and Down while the field has the keys."""
        if watched is self.who and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and event.type() is QEvent.Type.KeyPress:
                self.found.step(step)
                return True
        return super().eventFilter(watched, event)

    def _seat_changed(self) -> None:
        self.look_again()
        if self.row.hasFocus() and self.row.one() is not None and self.table.seats < 10:  # noqa: PLR2004 - one digit names every seat
            self.who.setFocus()

    def _search(self) -> None:
        if self.number in self.bridge.desk.state.tables:
            found = newcomers(self.bridge.desk, self.who.text(), self.number)
            typed = bool(self.who.text().strip())
            self.found.set_candidates(found, "Nobody is called so." if typed else "Type a name.")
            self.look_again()

    def _make_body(self) -> None:
        seat = QHBoxLayout()
        measure.gap(seat, 10)
        seat.addWidget(fixed(Label("Seat", role="second")))
        seat.addWidget(self.row, 1)
        first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        first.addLayout(seat, 1)
        first.addWidget(self.who)
        second = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        second.addWidget(self._two, 1)
        second.addWidget(self.stays)
        self._lines = (first, second)
        for line in self._lines:
            measure.gap(line, 10)
            self.body.addLayout(line)
        self.body.addWidget(self.found)
        measure.gap(self.body, 6)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the name below the seats, and who stays below who has the seat."""
        directions = QBoxLayout.Direction
        for line in self._lines:
            line.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
