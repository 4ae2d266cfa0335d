"""The sheet that opens a table: who waits, who is pulled, and the first button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tdtool.line.spoken import listed
from tdtool.tournament.commands import Command, OpenTable
from tdtool.tournament.plans.new_table import due_to_go, pulls
from tdtool.tournament.seating import longest_waiting
from tdtool.tournament.tables import FEWEST_SEATS, MOST_SEATS, MOST_TABLES
from tdtool.ui import plain, theme
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.opening import free_number, named_seats
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import Sheet, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Number
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.values import EntryId, SeatAt
    from tdtool.ui.bridge import Bridge

_DRAW, _NOBODY = range(2)
_NAME = 24


class OpenTableSheet(Sheet):
    """Stands in the table's place; nothing is opened before Enter."""

    opened = Signal(int)
    """A table was opened: its number."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Open a table", "Open it", parent)
        self.table_number = Number(1, 1, MOST_TABLES)
        self.seats = Number(9, FEWEST_SEATS, MOST_SEATS)
        self.waiting = Segments(("Draw seats for who waits", "Nobody yet"), wraps=True)
        self.pulled = text_field("3.5 7.2: table and seat", "Who is pulled", 260)
        self.take_known = ActButton("Take those known")
        self.button = SeatRow("The first button")
        self._advice = Paragraph()
        self._names = Paragraph(role="text")
        self._button_note = Paragraph("That seat, else the next one with a player.")
        self._known: tuple[SeatAt, ...] = ()
        self.hint("Tab goes on, Enter opens it")
        self._make_body()
        self.table_number.changed.connect(self.look_again)
        self.seats.changed.connect(self._seats_changed)
        self.waiting.chosen.connect(self._waiting_changed)
        self.pulled.textChanged.connect(self.look_again)
        self.button.changed.connect(self.look_again)
        self.take_known.clicked.connect(self._take_known)

    def begin(self) -> None:
        """Start anew with the next number, the event's seats and the dealer's right."""
        self.open_for(free_number(self.bridge.desk.state))

    def start(self, seats: tuple[int, ...]) -> None:
        """Fill in what is usual."""
        del seats
        state = self.bridge.desk.state
        self.table_number.set_value(self.number)
        self.seats.set_value(state.seats_per_table)
        self.waiting.set_index(_DRAW)
        self.waiting.setEnabled(bool(self._loose()))
        self.pulled.clear()
        self._offer_button()
        self.button.choose([state.seats_per_table])
        self._advise()

    def first_focus(self) -> QWidget:
        """Type the number first."""
        self.table_number.selectAll()
        return self.table_number

    def digit(self, digit: int) -> None:
        """Take a digit that no field had a use for as the first button's seat."""
        self.button.setFocus()
        self.button.type_digit(digit)

    def is_there(self) -> bool:
        """Say yes: the table of this sheet is still to come."""
        return True

    def command(self) -> Command | str:
        """Open it with everybody who goes there, and its first button, by one act."""
        number, seats = self.table_number.value(), self.seats.value()
        if number is None:
            return f"Tables are numbered 1 to {MOST_TABLES:,}."
        if seats is None:
            return f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats."
        pulled = self._pulled()
        if isinstance(pulled, str):
            return pulled
        drawn = self._drawn(len(pulled), seats)
        return OpenTable(number, seats, (*pulled.values(), *drawn), self.button.one())

    def told(self, command: Command) -> str:
        """Say who goes there."""
        del command
        pulled, seats = self._pulled(), self.seats.value() or 0
        count = 0 if isinstance(pulled, str) else len(pulled)
        parts = [f"{count} pulled"] if count else []
        drawn, loose = len(self._drawn(count, seats)), self._drawn_most()
        if drawn:
            of = "" if drawn == loose else f" of {loose:,}"
            parts.append("1 who waits" if loose == 1 else f"{drawn}{of} who wait")
        number = self.table_number.value()
        return f"Table {number}: {' and '.join(parts) or 'nobody yet'}"

    def look_again(self) -> None:
        """Name who is pulled, then say what Enter would do."""
        pulled = self._pulled()
        names = []
        if not isinstance(pulled, str):
            for seat, entry in pulled.items():
                name = plain.isolated(self.bridge.desk.name(entry), _NAME)
                names.append(f"{name} ({seat})")
        drawn = "is drawn a seat there" if len(names) == 1 else "are drawn seats there"
        self._names.setText(f"{listed(names, 9)} {drawn}." if names else "")
        self._names.setVisible(bool(names))
        super().look_again()

    def settled(self, command: Command) -> Refusal | None:
        """Show the table that was opened."""
        if isinstance(command, OpenTable):
            self.opened.emit(command.table)
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().panel)
        painter.end()

    def _pulled(self) -> dict[SeatAt, EntryId] | str:
        """Find who is pulled by the seats that are typed, or say what is wrong with them."""
        seats = named_seats(self.pulled.text())
        if isinstance(seats, str):
            return seats
        found = {}
        for seat in seats:
            holder = self.bridge.desk.state.occupant(seat)
            if holder is None:
                return f"Nobody has seat {seat}."
            found[seat] = holder.id
        room = self.seats.value() or 0
        if len(seats) > room:
            return f"{len(seats)} are pulled, and the table has {room} seats."
        return found

    def _drawn(self, pulled: int, seats: int) -> list[EntryId]:
        """List who waits and has room beside those pulled, who waits longest first."""
        wanted = self.waiting.index() == _DRAW
        return self._loose()[: max(0, seats - pulled)] if wanted else []

    def _loose(self) -> list[EntryId]:
        return longest_waiting(self.bridge.desk.state)

    def _drawn_most(self) -> int:
        return len(self._loose()) if self.waiting.index() == _DRAW else 0

    def _advise(self) -> None:
        """Say whom it takes to be even with the other tables, and who of them is known."""
        state = self.bridge.desk.state
        loose, seats = self._drawn_most(), self.seats.value() or state.seats_per_table
        wanted = pulls(state, loose, seats)
        now = self.bridge.desk.now()
        self._known = due_to_go(state, now, [pull.table for pull in wanted])
        self.take_known.setVisible(bool(self._known))
        waits = "Nobody waits for a seat."
        if self._loose():
            count = len(self._loose())
            waits = "1 player waits for a seat." if count == 1 else f"{count} wait for a seat."
        if not wanted:
            self._advice.setText(f"{waits} Nobody has to be pulled.")
            return
        tables = listed([str(pull.table) for pull in wanted], 12)
        word = "table" if len(wanted) == 1 else "tables"
        more = ""
        if self._known:
            who = ", ".join(map(str, self._known))
            more = f" Known now: {who}."
        self._advice.setText(
            f"{waits} To be even with the others: the next big blind of {word} {tables}.{more}"
        )

    def _take_known(self) -> None:
        self.pulled.setText(" ".join(map(str, self._known)))
        self.pulled.setFocus()

    def _waiting_changed(self) -> None:
        self._advise()
        self.look_again()

    def _seats_changed(self) -> None:
        last = self.button.one() == self.button.seats()
        self._offer_button()
        if last or self.button.one() is None:
            self.button.choose([self.button.seats()])
        self._advise()
        self.look_again()

    def _offer_button(self) -> None:
        self.button.set_seats(self.seats.value() or self.bridge.desk.state.seats_per_table, {})

    def _make_body(self) -> None:
        for number in (self.table_number, self.seats):
            measure.wide(number, 72)
        self.table_number.setAccessibleName("Number of the table")
        self.seats.setAccessibleName("Seats")
        self.table_number.returnPressed.connect(self.commit)
        self.seats.returnPressed.connect(self.commit)
        with_seats = (Label("with", role="second"), self.seats, Label("seats", role="second"))
        rows = (
            ("Table", _side_by_side(self.table_number, *with_seats)),
            ("Who waits", self.waiting),
            ("Who is pulled", _side_by_side(self.pulled, self.take_known)),
            ("", self._names),
            ("", self._advice),
            ("First button", self.button),
            ("", self._button_note),
        )
        self._rows = [
            (Label(label, role="second", weight=QFont.Weight.Medium) if label else None, part)
            for label, part in rows
        ]
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.set_narrow(narrow=False)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put each label over its part, or before it."""
        measure.gap(self._grid, 16, 4 if narrow else 10)
        for row, (label, part) in enumerate(self._rows):
            if narrow:
                self._grid.addWidget(part, 2 * row + 1, 0, 1, 2)
            else:
                self._grid.addWidget(part, row, 1)
            if label is not None and narrow:
                self._grid.addWidget(label, 2 * row, 0, 1, 2)
            elif label is not None:
                self._grid.addWidget(label, row, 0)


def _side_by_side(*parts: QWidget) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    measure.edges(row, 0, 0, 0, 0)
    measure.gap(row, 10)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return made
