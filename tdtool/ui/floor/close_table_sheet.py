"""The sheet that says that a table is gone, and who has to be found then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QWidget

from tdtool.tournament.commands import CloseTable, Command, DrawSeats
from tdtool.tournament.refusal import Refusal
from tdtool.ui import plain
from tdtool.ui.floor.sheet import Sheet, fixed
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.state import Table
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_FIND, _DRAW = range(2)
_NAME = 26


class CloseTableSheet(Sheet):
    """After the fact: its players sit elsewhere already; or they are drawn seats now."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "The table is closed", "Close it", parent)
        self.players = Paragraph(role="text")
        self.missing = Paragraph(role="needs_you")
        words = ("They sit elsewhere: find them", "Draw seats for them")
        self.how = Segments(words, wraps=True)
        self._standing: tuple[EntryId, ...] = ()
        self._how_label = fixed(Label("Its players", role="second"))
        self._make_body()
        self.how.chosen.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Name who still has a seat there."""
        del seats
        self.how.set_index(_FIND)

    def first_focus(self) -> QWidget:
        """Give the keys to the button where nobody is left there, else to the choice."""
        return self.how if self.table.occupants else self.do_button

    def look_again(self) -> None:
        """Name who has to be found, then say what Enter would do."""
        desk = self.bridge.desk
        if self.number in desk.state.tables:
            table = self.table
            self.players.setText(_players(desk, table))
            for part in (self._how_label, self.how):
                part.setVisible(bool(table.occupants))
            self.missing.setVisible(bool(table.missing))
            self.missing.setText(_missing(table.missing))
        super().look_again()

    def command(self) -> Command | str:
        """Close it."""
        count = len(self.table.occupants)
        if self.how.index() == _DRAW and _open_elsewhere(self.bridge.desk, self.number) < count:
            return "Too few open seats at the other tables: open one first (O)."
        return CloseTable(self.number)

    def told(self, command: Command) -> str:
        """Say what stands in To do then."""
        del command
        count = len(self.table.occupants)
        if not count:
            return f"Table {self.number} is gone; nobody had a seat there."
        who = "1 player" if count == 1 else f"{count} players"
        if self.how.index() == _DRAW:
            return f"{who} drawn to the shortest tables; To do ticks them."
        return f"{who} to find; To do lists them, or type: name at 7.6."

    def settled(self, command: Command) -> Refusal | None:
        """Draw seats for those who stand now, where that was asked for."""
        del command
        standing = self._standing
        if self.how.index() == _DRAW and standing:
            done = self.bridge.do(DrawSeats(standing))
            return done if isinstance(done, Refusal) else None
        return None

    def commit(self) -> None:
        """Remember who sits there before they stand."""
        if self.number in self.bridge.desk.state.tables:
            self._standing = tuple(self.table.occupants.values())
        super().commit()

    def _make_body(self) -> None:
        self.body.addWidget(self.players)
        self.body.addWidget(self.missing)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        measure.gap(self._line, 10)
        self._line.addWidget(self._how_label)
        self._line.addWidget(self.how)
        self._line.addStretch(1)
        self.body.addLayout(self._line)

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the two ways below their label, or beside it."""
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)


def _players(desk: Desk, table: Table) -> str:
    names = [
        f"{seat} {plain.isolated(desk.name(entry), _NAME)}"
        for seat, entry in sorted(table.occupants.items())
    ]
    if not names:
        return "Nobody has a seat here."
    return f"Still at table {table.number}: {', '.join(names)}."


def _missing(count: int) -> str:
    who = "1 player of them is" if count == 1 else f"{count} players of them are"
    return f"{who} out and not named yet: name them first (X), or when the others are found."


def _open_elsewhere(desk: Desk, number: int) -> int:
    tables = desk.state.tables.values()
    return sum(len(t.open_seats()) for t in tables if t.number != number and not t.locked)
