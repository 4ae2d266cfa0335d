"""One tournament's journal as it is read: its acts, its words, and what finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, standings
from tdtool.tournament.chronicle import Chronicle
from tdtool.ui.journal.finder import Finder
from tdtool.ui.journal.journal_row import JournalRow, journal_row
from tdtool.ui.journal.teller import Teller
from tdtool.ui.journal.times import day

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.desk import Desk
    from tdtool.tournament.values import TextId
    from tdtool.ui.journal.finder import Scope

    Texts = Callable[[], Mapping[TextId, str]]

_AT_ONCE = 1_500
"""Busts whose places are worked out at once; with more it is done after the painting."""
_RECORDS, _NAMES = 1_500, 500
"""How much is put into the index in one step of idle time."""


class Book:
    """Follows one desk; `texts` reads the free texts of its tournament by id."""

    def __init__(self, desk: Desk, texts: Texts) -> None:
        self.desk = desk
        self._texts = texts
        self.chronicle = Chronicle(desk.history, desk.now())
        self.teller = Teller(desk, self.chronicle, {})
        self.finder = Finder(desk, self.chronicle, {})
        self._clock_row = self._row()
        self._read_texts()
        self._settle_places()

    def take_in(self) -> None:
        """Read what was written since, and let the clock go on."""
        self.chronicle.take_in(self.desk.now())
        self._clock_row = self._row()
        self._read_texts()
        self._settle_places()

    def level_passed(self) -> bool:
        """Tell whether another level or break has come since the journal was read."""
        return self._row() != self._clock_row

    def find(self, text: str, kinds: int, scope: Scope) -> list[int]:
        """List the lines that fit, newest first."""
        return self.finder.find(text, kinds, scope)

    def describe(self, line: int) -> JournalRow:
        """Describe a line for the list."""
        return journal_row(self.teller, line)

    def places_wait(self) -> bool:
        """Tell whether the places have to be worked out anew."""
        return self._places_seq != self.desk.seq

    def work_out_places(self) -> None:
        """Work out everybody's place as it is now."""
        self.teller.places = standings.places(self.desk.state)
        self._places_seq = self.desk.seq

    def prepare(self) -> bool:
        """Get a little more ready for looking things up; tell whether all is."""
        return self.chronicle.index_more(_RECORDS) and self.finder.prepare(_NAMES)

    def several_days(self) -> bool:
        """Tell whether anything happened on another day than today."""
        now = self.desk.now()
        return bool(day(self.chronicle.walls[0], now.utc_offset, now.wall_ms))

    _places_seq = -1
    _seen = 0

    def _settle_places(self) -> None:
        if len(self.desk.state.busts) <= _AT_ONCE:
            self.work_out_places()

    def _read_texts(self) -> None:
        """Read the free texts where one has come that is not known yet."""
        known, texts = self.teller.texts, self.chronicle.texts
        if any(text not in known for text, _ in texts[self._seen :]):
            self.teller.texts = self.finder.texts = self._texts()
        self._seen = len(texts)

    def _row(self) -> tuple[int, bool]:
        state = self.desk.state
        if state.clock is None:
            return -1, False
        reading = clock.read(state.structure, state.clock, self.desk.now())
        return reading.row, reading.day_ended or reading.finished
