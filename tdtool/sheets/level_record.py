"""What a level sheet says, apart from how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sheets.letterhead import NO_HOUSE, Letterhead

if TYPE_CHECKING:
    from datetime import date, datetime, time


@dataclass(frozen=True, slots=True)
class SideNote:
    """A fact beside the levels: its subject, its figure, and a sentence or two."""

    label: str
    value: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class SheetHead:
    """What the structure itself does not say: the event, the room, the times.

    Empty fields are taken from the structure or left out. `starts` is the clock time of
    the first level; without it the times printed in the structure are shown, or with
    `elapsed` the time since the first card. `later_starts` are those of the following
    days. `row_times` are the minutes after midnight at which each row of the structure really
    began and ended, or will (None: not known); they go before all other times.
    `notes` are further facts for the side: the button rule, day 2, ...
    """

    title: str = ""
    subtitle: str = ""
    room: str = ""
    day: date | None = None
    starts: time | None = None
    later_starts: tuple[time, ...] = ()
    row_times: tuple[tuple[int | None, int | None], ...] = ()
    elapsed: bool = False
    notes: tuple[SideNote, ...] = ()
    printed: datetime | None = None
    log_hash: str = ""
    house: Letterhead = NO_HOUSE


class Mode(Enum):
    """How the cells of a column are set."""

    FIGURE = "figure"
    STRONG = "strong"
    WORD = "word"
    REMARK = "remark"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table; `group` is the heading above several columns, or empty."""

    title: str
    mode: Mode = Mode.FIGURE
    group: str = ""
    is_big_blind_again: bool = False
    """An ante that always equals the big blind: a sheet short of space says it once."""


@dataclass(frozen=True, slots=True)
class LevelLine:
    """One level: its label, a mark that points to a footnote, one cell a column, its start."""

    label: str
    cells: tuple[str, ...]
    mark: str = ""
    starts: str = ""


class BarKind(Enum):
    """What divides the levels."""

    BREAK = "break"
    MARKER = "marker"
    REGISTRATION = "registration"
    """The one heavy line of a sheet."""
    DAY_END = "day end"
    DAY = "day"
    """The head of a day."""


class Detail(NamedTuple):
    """What happens in a break: plain words, and what matters in strong type after them."""

    words: str
    strong: str = ""


@dataclass(frozen=True, slots=True)
class BarLine:
    """A line across the table: strong words, how long it lasts, then its details."""

    kind: BarKind
    lead: str
    length: str = ""
    details: tuple[Detail, ...] = ()
    starts: str = ""


Line = LevelLine | BarLine


@dataclass(frozen=True, slots=True)
class LevelSheet:
    """A whole level sheet."""

    title: str
    subtitle: str
    room: str
    when: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    notes: tuple[SideNote, ...] = ()
    footnotes: tuple[tuple[str, str], ...] = ()
    games_head: str = ""
    games: tuple[str, ...] = ()
    printed: datetime | None = None
    log_hash: str = ""
    house: Letterhead = NO_HOUSE

    @property
    def levels(self) -> int:
        """Count the levels."""
        return sum(isinstance(line, LevelLine) for line in self.lines)

    @property
    def has_starts(self) -> bool:
        """Tell whether any line has a time."""
        return any(line.starts for line in self.lines)
