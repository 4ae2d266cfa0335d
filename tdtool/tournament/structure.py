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


class RotationKind(StrEnum):
    """What makes the game of a mixed event change."""

    HANDS = "hands"
    ORBITS = "orbits"
    LEVELS = "levels"
    CHOICE = "choice"
    """A player chooses; the choice is played for `count` orbits."""


@dataclass(frozen=True, slots=True)
class Rotation:
    """The game changes every `count` hands, orbits or levels, or by choice."""

    kind: RotationKind
    count: int = 1


@dataclass(frozen=True, slots=True)
class Lammers:
    """Rebuy buttons handed out at the start: how many, chips each, and when they are due."""

    count: int
    worth: int
    use_by: str = ""


@dataclass(frozen=True, slots=True)
class DayPlan:
    """A day of the event in the sheet's words: its name, what is played, when it starts."""

    name: str
    play: str = ""
    starts: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a structure as printed.

    `label` is what the sheet prints ("14", "1A", "final"), kept even where it is odd;
    `stakes` holds one set or, in mixed events, several (none on breaks and markers);
    `colour_up` lists the chip denominations that leave play here; `clock_time` and
    `note` are what the sheet says. A flag takes effect when the row ends. An ante with
    a kind but the amount 0 is one whose amount the sheet does not give. A marker has an
    open length. A level that is interrupted (a break after 100 minutes, a day that ends
    inside a level) is two rows of which the second `continues` the first.
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
    lammers_due: bool = False
    continues: bool = False
    """The level above goes on after an interruption, or is played again."""
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
    """The sheet's own words about the rotation."""
    rotates: Rotation | None = None
    year: int | None = None
    days: tuple[DayPlan, ...] = ()
    redraws: tuple[int, ...] = ()
    """Players left at which all seats are drawn anew."""
    lammers: Lammers | None = None
    money: tuple[tuple[str, int], ...] = ()
    """(what, amount) as printed, in whole units of the currency: buy_in, prize, fee, ..."""
    remarks: tuple[tuple[str, str], ...] = ()
    """(subject, text) in the sheet's words: registration, rebuys, ante, house rules, ..."""
    comments: tuple[str, ...] = ()
    """What whoever made the file says about it; shown by the checks, never printed."""
