"""The sheet that sends a player to another seat, or says where he really sits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QWidget

from tdtool.line.tokens import Kind, scan
from tdtool.tournament.commands import Command, MoveEntry, SitsAt, SwapSeats
from tdtool.tournament.values import SeatAt
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import Sheet, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Hint
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge

MOVE, SITS_AT, SWAP = range(3)
_POINT = ("Enter the table and the seat with a point", "table, point, seat")


class OtherSeat(Sheet):
    """Who moves, sits elsewhere or swaps, and the other seat."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Another seat", "Do it", parent)
        self.row = SeatRow("Who")
        words = ("Is sent to", "Already sits at", "Swaps seats with")
        self.mode = Segments(words, wraps=True)
        self.where = text_field("drawn, or 18.6", "The other seat", 150)
        self.hint("digits choose who, Tab goes on to where")
        self._make_body()
        self.row.changed.connect(self.look_again)
        self.mode.chosen.connect(self._mode_changed)
        self.where.textChanged.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Offer the players of the table."""
        desk, table = self.bridge.desk, self.table
        names = {seat: desk.name(entry) for seat, entry in table.occupants.items()}
        empty = [seat for seat in range(1, table.seats + 1) if seat not in names]
        self.row.set_seats(table.seats, names, empty)
        self.row.choose(seats[:1])
        self.where.clear()

    def open_as(self, mode: int, number: int, seat: int) -> None:
        """Start anew for a seat, in one of the three ways."""
        self.mode.set_index(mode)
        self.open_for(number, (seat,))

    def first_focus(self) -> QWidget:
        """Type who first, then where."""
        return self.where if self.row.one() is not None else self.row

    def press_seat(self, seat: int) -> None:
        """Take a clicked seat: who, then (for a swap) with whom."""
        if self.row.one() is not None and self.row.one() != seat and self.mode.index() != MOVE:
            self.where.setText(f"{self.number}.{seat}")
        else:
            self.row.press(seat)

    def command(self) -> Command | str:
        """Say who goes where."""
        seat = self.row.one()
        entry = None if seat is None else self.table.occupants.get(seat)
        if seat is None or entry is None:
            return "Who? Choose his seat."
        where = self._where()
        mode = self.mode.index()
        if isinstance(where, str):
            return where
        if mode == MOVE:
            return MoveEntry(entry, where)
        if where is None:
            return "Which seat? Write it as 18.6."
        if mode == SITS_AT:
            return SitsAt(entry, where)
        return SwapSeats(SeatAt(self.number, seat), where)

    def told(self, command: Command) -> str:
        """Say what becomes of it."""
        desk = self.bridge.desk
        if isinstance(command, MoveEntry):
            name = desk.name(command.entry)
            if command.seat is None:
                return f"{name} is drawn a seat at the shortest table and is on his way."
            return f"{name} is on his way to {command.seat}."
        if isinstance(command, SitsAt):
            return f"{desk.name(command.entry)} sits at {command.seat} now."
        if isinstance(command, SwapSeats):
            return f"{command.one} and {command.other} are swapped."
        return ""

    def _where(self) -> SeatAt | str | None:
        text = self.where.text().strip()
        if not text:
            return None
        found = scan(text)
        if len(found) == 1 and found[0].kind is Kind.SEAT:
            return SeatAt(found[0].a, found[0].b)
        if len(found) == 1 and found[0].kind is Kind.NUMBER:
            return SeatAt(self.number, found[0].a)
        return "A seat is written as 18.6: table, point, seat."

    def _mode_changed(self) -> None:
        move = self.mode.index() == MOVE
        self.where.setPlaceholderText("drawn, or 18.6" if move else "18.6, or 6 for this table")
        self.look_again()

    def _make_body(self) -> None:
        self.body.addWidget(self.row)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        measure.gap(self._line, 10)
        self._line.addWidget(self.mode)
        self._line.addWidget(self.where)
        self._line.addWidget(Hint(_POINT, size=12), 1)
        self.body.addLayout(self._line)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the other seat below the three ways, or beside them."""
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
