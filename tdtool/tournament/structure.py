"""A blind structure as real sheets have it: levels, breaks, markers, and all their oddities."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tdtool.rules.stakes import Betting, Stakes


class RowKind(StrEnum):
    """What a row of a structure is."""

    PLAY = "play"
    BREAK = "break"
    MARKER = "marker"
    """A line that stops nothing: registration ends, a colour-up during play."""


class LengthKind(StrEnum):
    """How the length of a row is given."""

    MINUTES = "minutes"
    HANDS = "hands"
    ORBITS = "orbits"
    RESUME_AT = "resume_at"
    """A break that ends at a clock time."""
    OPEN = "open"
    """No length: the director ends it."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a row lasts: `value` minutes, hands or orbits, or `at` as "HH:MM"."""

    kind: LengthKind
    value: int | None = None
    at: str | None = None


OPEN_LENGTH = Length(LengthKind.OPEN)


class DayEndKind(StrEnum):
    """What ends a day of play."""

    LEVEL = "level"
    PLAYERS = "players"
    PERCENT = "percent"


@dataclass(frozen=True, slots=True)
class DayEnd:
    """A day ends after this row, or earlier at `value` players left or per mille of the field."""

    kind: DayEndKind = DayEndKind.LEVEL
    value: int | None = None
    """Players left, or per mille of the entries; None for the end of the row."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a structure as printed.

    `label` is what the sheet prints ("14", "1A", "final"), kept even where it is odd;
    `stakes` holds one set or, in mixed events, several (none on breaks and markers);
    `colour_up` lists the chip denominations that leave play here; `clock_time` and
    `note` are what the sheet says.
    """

    kind: RowKind
    label: str = ""
    length: Length = OPEN_LENGTH
    stakes: tuple[Stakes, ...] = ()
    game: str = ""
    colour_up: tuple[int, ...] = ()
    colour_up_unnamed: bool = False
    """The sheet says that chips are removed, but not which."""
    registration_ends: bool = False
    rebuys_end: bool = False
    add_on: bool = False
    day_end: DayEnd | None = None
    clock_time: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Structure:
    """A whole structure: its head, its rows, and the remarks of its sheet."""

    name: str
    rows: tuple[Row, ...]
    starting_stack: int | None = None
    seats_per_table: int | None = None
    game: str = ""
    betting: Betting | None = None
    betting_text: str = ""
    """The sheet's own words where they name more than one kind of betting."""
    games: tuple[str, ...] = ()
    rotation: str = ""
    remarks: tuple[tuple[str, str], ...] = ()
    """(subject, text) in the sheet's words: registration, rebuys, ante, house rules, ..."""
