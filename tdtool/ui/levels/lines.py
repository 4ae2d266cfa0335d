"""The lines of the spreadsheet: a structure's rows, and what ends with them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.structure import DayEndKind, LengthKind, RowKind

if TYPE_CHECKING:
    from tdtool.tournament.structure import DayEnd, Row, Structure
    from tdtool.tournament.structure_queries import Columns


class LineKind(StrEnum):
    """What a line of the spreadsheet is."""

    LEVEL = "level"
    SET = "set"
    """One more set of stakes of the level above it."""
    BREAK = "break"
    MARKER = "marker"
    ENDS = "ends"
    """Registration, rebuys or the like end with the row above it."""
    DAY_END = "day_end"


class Line(NamedTuple):
    """One line: its kind, the row (index) it belongs to, and the set of stakes it shows."""

    kind: LineKind
    row: int
    stake_set: int = 0

    @property
    def has_stakes(self) -> bool:
        """Tell whether the line holds figures of stakes."""
        return self.kind in {LineKind.LEVEL, LineKind.SET}

    @property
    def is_row(self) -> bool:
        """Tell whether the line is the row itself, not something that ends with it."""
        return self.kind in {LineKind.LEVEL, LineKind.BREAK, LineKind.MARKER}


class Col(StrEnum):
    """The columns, in their order; a structure shows those that it needs."""

    LEVEL = "level"
    STARTS = "starts"
    MINUTES = "minutes"
    GAME = "game"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BUTTON_POST = "button_post"
    ANTE = "ante"
    BRING_IN = "bring_in"
    COMPLETION = "completion"
    SMALL_BET = "small_bet"
    BIG_BET = "big_bet"
    STEP = "step"
    NOTE = "note"


FIGURES = (
    Col.SMALL_BLIND,
    Col.BIG_BLIND,
    Col.BUTTON_POST,
    Col.ANTE,
    Col.BRING_IN,
    Col.COMPLETION,
    Col.SMALL_BET,
    Col.BIG_BET,
)
"""The columns that hold chips."""
WORDS = {
    Col.LEVEL: "Level",
    Col.STARTS: "Starts",
    Col.MINUTES: "Min",
    Col.GAME: "Game",
    Col.SMALL_BLIND: "Small blind",
    Col.BIG_BLIND: "Big blind",
    Col.BUTTON_POST: "Button",
    Col.ANTE: "Ante",
    Col.BRING_IN: "Bring-in",
    Col.COMPLETION: "Completes",
    Col.SMALL_BET: "Small bet",
    Col.BIG_BET: "Big bet",
    Col.STEP: "Step",
    Col.NOTE: "",
}
"""The head of each column."""
SHORT_WORDS = WORDS | {
    Col.LEVEL: "Lvl",
    Col.STARTS: "Time",
    Col.SMALL_BLIND: "SB",
    Col.BIG_BLIND: "BB",
    Col.COMPLETION: "Compl.",
    Col.SMALL_BET: "Bet",
}
"""The heads where many columns share the room."""


def lines_of(structure: Structure) -> tuple[Line, ...]:
    """Lay a structure out in lines."""
    found: list[Line] = []
    for at, row in enumerate(structure.rows):
        found += _lines_of_row(at, row)
    return tuple(found)


def _lines_of_row(at: int, row: Row) -> list[Line]:
    if is_end_of_day(row):
        return [Line(LineKind.DAY_END, at)]
    kinds = {
        RowKind.PLAY: LineKind.LEVEL,
        RowKind.BREAK: LineKind.BREAK,
        RowKind.MARKER: LineKind.MARKER,
    }
    found = [Line(kinds[row.kind], at)]
    found += [Line(LineKind.SET, at, place) for place in range(1, len(row.stakes))]
    if row.kind is not RowKind.MARKER and ends(row):
        found.append(Line(LineKind.ENDS, at))
    if row.day_end is not None:
        found.append(Line(LineKind.DAY_END, at))
    return found


def is_end_of_day(row: Row) -> bool:
    """Tell whether a row is nothing but the end of a day: a break of no length."""
    return (
        row.kind is RowKind.BREAK and row.day_end is not None and row.length.kind is LengthKind.OPEN
    )


def ends(row: Row) -> str:
    """Say what ends or is offered when a row ends: "Registration ends", "" where nothing is."""
    parts = []
    if row.registration_ends and row.rebuys_end:
        parts.append("registration and rebuys end")
    elif row.registration_ends:
        parts.append("registration ends")
    elif row.rebuys_end:
        parts.append("rebuys end")
    if row.add_on:
        parts.append("add-on")
    if row.lammers_due:
        parts.append("rebuy buttons are due")
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def day_end_words(end: DayEnd) -> str:
    """Say what ends a day beside its last level: "at 16 players", "at 12.5 % of the field"."""
    if end.value is None or end.kind is DayEndKind.LEVEL:
        return ""
    if end.kind is DayEndKind.PLAYERS:
        return f"or at {end.value} players"
    whole, tenths = divmod(end.value, 10)
    share = f"{whole}.{tenths}" if tenths else str(whole)
    return f"or at {share} % of the field"


def columns_for(structure: Structure, needs: Columns) -> tuple[Col, ...]:
    """Choose the columns that a structure needs; every one can be edited but the last two."""
    blinds = needs.small_blind or needs.big_blind or not (needs.limits or needs.ante)
    wanted = {
        Col.GAME: needs.game or bool(needs.groups) or _has_sets(structure),
        Col.SMALL_BLIND: blinds,
        Col.BIG_BLIND: blinds,
        Col.BUTTON_POST: needs.button_post,
        Col.BRING_IN: needs.bring_in,
        Col.COMPLETION: needs.completion,
        Col.SMALL_BET: needs.limits,
        Col.BIG_BET: needs.limits,
    }
    return tuple(col for col in Col if wanted.get(col, True))


def _has_sets(structure: Structure) -> bool:
    return any(len(row.stakes) > 1 for row in structure.rows)
