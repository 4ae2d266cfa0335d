"""A floor to type at: three tables, names of many scripts, on a real desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.reading import read
from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.line.candidate import Candidate, Reading

TABLES: dict[int, tuple[str, ...]] = {
    12: (
        "Jan Havlíň",
        "Bo Lindqvarn",
        "Carolina Peñal",
        "Давид Ольхов",
        "Ελένη Καρά",
        "Françoise Ébrard",
        "Kim Do-eul",
        "يوسف الزهروني",
        "小野原 灯乃",
    ),
    7: (
        "Oksana Wit",
        "Łukasz Żródło",
        "Søren Ærø",
        "Kim Weiss",
        "Ngô Thị Lụa",
        "Siobhán Ó Rinn",
        "D’Angelo O'Brien",
    ),
    18: ("Player 17", "Ana Straße", "Đorđe Đilas", "Mark Back", "Outi Button"),
}
"""Names by table, from seat 1 on."""


class Floor(Evening):
    """An evening with people at tables 7, 12 and 18; it is 12:30 there and the clock runs."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.shown: int | None = None
        self.floor = ""
        for number, names in TABLES.items():
            self.do(c.OpenTable(number))
            first = len(self.state.entries) + 1
            self.do(c.Register(names=names))
            for seat in range(1, len(names) + 1):
                self.do(c.SeatEntry(first + seat - 1, SeatAt(number, seat)))
        self.do(c.StartClock())
        self.pass_minutes(30)

    def pass_minutes(self, count: int) -> None:
        self.clock.pass_(count * MINUTE)

    def read(self, text: str) -> Reading:
        return read(text, self.desk, self.shown, self.floor)

    def first(self, text: str) -> Candidate:
        reading = self.read(text)
        assert reading.candidates, reading
        return reading.candidates[0]

    def entry(self, table: int, seat: int) -> int:
        return self.at(table, seat).id

    def say(self, text: str) -> Candidate:
        """Type a sentence and press Enter."""
        candidate = self.first(text)
        assert isinstance(candidate.act, c.Command), candidate
        assert candidate.refusal is None, candidate.refusal
        self.do(candidate.act)
        return candidate
