"""What a calculator answers: what to say, the working line by line, readings side by side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.books import NO_BOOK, Citation, written_out

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.stakes import Betting
    from tdtool.tournament.figure_line import FigureLine


class Line(NamedTuple):
    """One line of a working: its number or letter, what it counts, the rule, the amount.

    `sums`: a rule is drawn above it. `main`: it is the result.
    """

    text: str
    value: str = ""
    number: str = ""
    source: str = ""
    sums: bool = False
    main: bool = False
    quiet: bool = False


class Said(NamedTuple):
    """Some words in a cell, and their role in the scheme."""

    text: str
    role: str = "text"


class Column(NamedTuple):
    """One reading: its title, what it rests on, and a cell for each row.

    `in_force`: this event reads it so. Cells are lines of words.
    """

    title: str
    note: str
    cells: tuple[tuple[Said, ...], ...]
    in_force: bool = False


class Grid(NamedTuple):
    """Readings side by side; `rows` name whom or what each row is about, with a second line."""

    rows: tuple[tuple[str, str], ...]
    columns: tuple[Column, ...]
    head: str = ""
    large: bool = False
    """The cells are single figures, written large."""


class Tick(NamedTuple):
    """A mark on a bar: what it says and where it stands, in chips."""

    text: str
    at: int


class Bar(NamedTuple):
    """Amounts on a line from 0 to `end` chips.

    Filled from `start` to `filled`; `point` is a dot. Ticks `above` and `below` carry words.
    """

    title: str
    note: str
    end: int
    start: int
    filled: int
    above: tuple[Tick, ...] = ()
    below: tuple[Tick, ...] = ()
    point: int | None = None
    accent: bool = False


@dataclass(frozen=True, slots=True)
class TableSeen:
    """The round as it stands on the table, for its picture; amounts in chips.

    `seats` is how many there are; `chips` lie in front of them, those of `dead` seats are
    counted but were not posted. `folded` are out of the hand, `next_seat` is to act. `total`
    is everything on the table.
    """

    seats: int
    chips: Mapping[int, int] = field(default_factory=dict)
    dead: frozenset[int] = frozenset()
    folded: frozenset[int] = frozenset()
    empty: frozenset[int] = frozenset()
    small_blind: int | None = None
    big_blind: int | None = None
    next_seat: int | None = None
    total: int = 0


@dataclass(frozen=True, slots=True)
class Worked:
    """An answer.

    `sentence` is for the table, `figures` the same in digits, `decision` a few words for the
    log. `played` shows what was put in so far, `lines` how the answer is worked out.
    `source` is the rule it rests on. `moves` are what the seat to act may type next.
    """

    sentence: str
    figures: str = ""
    decision: str = ""
    source: Citation = NO_BOOK
    played: tuple[Line, ...] = ()
    lines: tuple[Line, ...] = ()
    lines_title: str = "How it is worked out"
    bar: Bar | None = None
    grid: Grid | None = None
    notes: tuple[str, ...] = ()
    table: TableSeen | None = None
    betting: Betting | None = None
    highest: int = 0
    """The bet to be called, where a round was typed."""
    least: int | None = None
    """The smallest raise of the next player."""
    slip: FigureLine | None = None
    """What is drawn on the slip of the ruling."""

    @property
    def rule(self) -> str:
        """Write the rule out: "TDA 2024 rule 47-A"."""
        return written_out(*self.source)


def small_rule(source: Citation) -> str:
    """Write a rule's number behind a line: "54-B"; "" where there is none."""
    return source.number
