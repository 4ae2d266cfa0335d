"""A head count of all tables: what the desk has, what was counted, and what follows."""

from __future__ import annotations

import re
from enum import Enum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import positions
from tdtool.tournament.commands import Arrive, CountHeads

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import EntryId

MOST = 12
"""No table has more players."""


class Verdict(Enum):
    """What the count of a table comes to."""

    OPEN = auto()
    """Not counted yet."""
    RIGHT = auto()
    FEWER = auto()
    """Fewer than the desk has: they are named later."""
    STILL_IN = auto()
    """Of those reported out and not named yet, some are still in."""
    MORE = auto()
    """More than the desk knows: somebody has to say who sits there."""


class CountRow(NamedTuple):
    """One table of the count.

    `seated` are the players whom the desk has there, `missing` of them are reported out and
    not named; `way` are those on their way to it. `typed` are the digits as they stand,
    `done` tells that they were confirmed.
    """

    table: int
    seated: int
    missing: int
    way: tuple[EntryId, ...]
    typed: str = ""
    done: bool = False

    @property
    def expected(self) -> int:
        """Give how many play there as far as the desk knows."""
        return self.seated - self.missing

    @property
    def counted(self) -> int | None:
        """Give what was counted, None while nothing was confirmed."""
        return int(self.typed) if self.done and self.typed else None

    @property
    def verdict(self) -> Verdict:
        """Tell what the count comes to."""
        counted = self.counted
        if counted is None:
            return Verdict.OPEN
        if counted == self.expected:
            return Verdict.RIGHT
        if counted > self.seated:
            return Verdict.MORE
        return Verdict.FEWER if counted < self.expected else Verdict.STILL_IN

    @property
    def differs(self) -> bool:
        """Tell whether the count is another than the desk's."""
        return self.verdict not in {Verdict.OPEN, Verdict.RIGHT}


class Figures(NamedTuple):
    """The count in figures: tables, tables counted, those that differ, heads of both sides."""

    tables: int
    counted: int
    differ: int
    heads: int
    expected: int
    """What the desk has at the tables that were counted."""


NO_ROWS: Mapping[int, CountRow] = MappingProxyType({})


class HeadCount:
    """The counts of all tables, by the number of the table; nothing is written by it."""

    def __init__(self, rows: Mapping[int, CountRow] = NO_ROWS) -> None:
        self._rows = dict(rows)

    def follow(self, state: State) -> None:
        """Take what the desk has now; what was counted stays."""
        rows: dict[int, CountRow] = {}
        for number in sorted(state.tables):
            now = _row(state, state.tables[number])
            before = self._rows.get(number)
            rows[number] = now if before is None else _kept(now, before)
        self._rows = rows

    def row(self, table: int) -> CountRow | None:
        """Give a table's row, None where it is not open."""
        return self._rows.get(table)

    def order(self) -> list[int]:
        """List the tables: those that differ first, then the others by number."""
        differ = {number for number, row in self._rows.items() if row.done and row.differs}
        return [*sorted(differ), *(number for number in self._rows if number not in differ)]

    def type_digit(self, table: int, digit: int) -> None:
        """Take a digit: 1 then 0 is ten; one too many starts anew."""
        row = self._rows[table]
        before = "" if row.done else row.typed
        both = f"{before}{digit}".lstrip("0") or "0"
        typed = both if int(both) <= MOST else str(digit)
        self._rows[table] = row._replace(typed=typed, done=False)

    def erase(self, table: int) -> None:
        """Count a table as not counted."""
        self._rows[table] = self._rows[table]._replace(typed="", done=False)

    def settle(self, table: int) -> None:
        """Confirm what was typed; nothing typed means that the desk is right."""
        row = self._rows[table]
        typed = row.typed or str(row.expected)
        self._rows[table] = row._replace(typed=typed, done=True)

    def rest_right(self) -> int:
        """Take the desk's figure for every table that was not counted; gives how many."""
        rest = [number for number, row in self._rows.items() if not row.done and not row.typed]
        for number in rest:
            self.settle(number)
        return len(rest)

    def clear(self) -> None:
        """Start anew."""
        for number in self._rows:
            self.erase(number)

    def next_open(self, table: int) -> int | None:
        """Find the next table that was not counted, round to the first; None where all were."""
        waiting = [number for number, row in self._rows.items() if not row.done]
        return next((number for number in waiting if number > table), next(iter(waiting), None))

    def more(self) -> list[int]:
        """List the tables with more players than the desk knows."""
        return [number for number, row in self._rows.items() if row.verdict is Verdict.MORE]

    def commands(self) -> tuple[CountHeads, ...]:
        """Give the counts that change what the desk has, by the number of the table."""
        told = {Verdict.FEWER, Verdict.STILL_IN}
        return tuple(
            CountHeads(number, row.counted or 0)
            for number, row in self._rows.items()
            if row.verdict in told
        )

    def arrivals(self, table: int) -> tuple[Arrive, ...]:
        """Tick those on the way to a table where that accounts for every head too many."""
        row = self._rows[table]
        counted = row.counted or 0
        if row.verdict is not Verdict.MORE or counted != row.expected + len(row.way):
            return ()
        return tuple(Arrive(entry) for entry in row.way)

    def figures(self) -> Figures:
        """Give the count in figures."""
        counted = differ = heads = expected = 0
        for row in self._rows.values():
            if row.done and row.typed:
                number = int(row.typed)
                counted += 1
                heads += number
                expected += row.expected
                differ += number != row.expected
        return Figures(len(self._rows), counted, differ, heads, expected)


def words(row: CountRow, on_the_way: Iterable[str] = ()) -> str:
    """Say what a count comes to; `on_the_way` are the names of those on their way there."""
    counted = row.counted
    verdict = row.verdict
    if counted is None:
        return "" if not row.missing else f"{row.missing} to name already"
    if verdict is Verdict.FEWER:
        fewer = row.expected - counted
        return f"{fewer} fewer: {row.seated - counted} to name"
    if verdict is Verdict.STILL_IN:
        back = counted - row.expected
        left = row.seated - counted
        return f"{back} more: {left} to name, not {row.missing}"
    if verdict is Verdict.MORE:
        names = ", ".join(on_the_way)
        extra = counted - row.seated
        if names:
            return f"{extra} more; on the way: {names}"
        return f"{extra} more than the desk knows"
    return ""


def in_short(said: str) -> str:
    """Shorten the words of a count to their beginning: "1 fewer", "2 more", "2 to name"."""
    return re.split(r"[:;]| than | already", said, maxsplit=1)[0]


def _row(state: State, table: Table) -> CountRow:
    seats = positions.on_the_way(state, table)
    way = tuple(table.occupants[seat] for seat in seats)
    return CountRow(table.number, len(table.occupants) - len(way), table.missing, way)


def _kept(now: CountRow, before: CountRow) -> CountRow:
    return now._replace(typed=before.typed, done=before.done)
