"""How the next day is set up: its name, the level it begins with, seats a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import clock
from tdtool.tournament.days.flight_end import next_row
from tdtool.tournament.days.next_day import opening
from tdtool.tournament.structure import RowKind
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field, Number, captioned
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.tournament.commands import OpenTournament
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now

_MOST_SEATS = 12
_AROUND = 1
"""Levels before and after the expected one that can be chosen."""


class DayForm(QWidget):
    """Three fields; what is expected stands in them."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.name = Field()
        self.level = Segments(("–",))
        self.seats = Number(9, 2, _MOST_SEATS)
        self._state: State | None = None
        self._rows: tuple[int, ...] = ()
        self._day = 2
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 10)
        column.addLayout(captioned("Name of the next day", self.name))
        row = QHBoxLayout()
        measure.gap(row, 16)
        row.addLayout(captioned("First level", self.level))
        row.addStretch(1)
        row.addLayout(captioned("Seats a table", self.seats))
        column.addLayout(row)
        measure.wide(self.seats, 96)
        self.name.textChanged.connect(self.changed)
        self.level.chosen.connect(self.changed)
        self.seats.changed.connect(self.changed)

    def expect(self, state: State, row: int | None, day: int) -> None:
        """Put in what is expected of the day after a flight; `row` is its first level.

        What was typed is kept while the flight and its day stay the same.
        """
        if self._state is state and self._day == day:
            return
        self._state, self._day = state, day
        flight = state.days.flight
        event = state.name if flight is None else flight.event
        self.name.setText(f"{event} Day {day}")
        self.seats.set_value(state.seats_per_table)
        self._rows = _levels_around(state, row)
        labels = [state.structure.rows[at].label or "–" for at in self._rows]
        self.level.set_words(labels or ("–",))
        if row in self._rows:
            self.level.set_index(self._rows.index(row))
        self.changed.emit()

    def first_row(self) -> int | None:
        """Give the row (index) of the flight's structure that the day begins with."""
        return self._rows[self.level.index()] if self.level.index() < len(self._rows) else None

    def command(self) -> OpenTournament | None:
        """Give what sets the day up, None while something is missing."""
        seats, row = self.seats.value(), self.first_row()
        if self._state is None or seats is None or row is None or not self.name.text().strip():
            return None
        return opening(self._state, self.name.text().strip(), row, seats, self._day)


def earliest(states: list[State], now: Now) -> int | None:
    """Find the level (row) that the next day begins with: the earliest that a flight reached."""
    rows = [row for row in (next_row(state, now) for state in states) if row is not None]
    return min(rows, default=None)


def _levels_around(state: State, row: int | None) -> tuple[int, ...]:
    """List the levels near the expected one, by their rows."""
    rows = state.structure.rows
    levels = [at for at, one in enumerate(rows) if one.kind is RowKind.PLAY]
    if row is None:
        row = clock.level_row(state.structure, 0)
    if row not in levels:
        return ()
    place = levels.index(row)
    return tuple(levels[max(0, place - _AROUND) : place + _AROUND + 1])
