"""A structure as a table of plain words and figures: what spreadsheets and web pages show."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind
from tdtool.structures import phrases
from tdtool.structures.headings import Column
from tdtool.tournament.queries import length_text
from tdtool.tournament.structure import LengthKind, RowKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row, Structure

HEADS = {
    Column.LABEL: "Level",
    Column.GAME: "Game",
    Column.SMALL_BLIND: "Small blind",
    Column.BIG_BLIND: "Big blind",
    Column.BUTTON_POST: "Button",
    Column.ANTE: "Ante",
    Column.BIG_BLIND_ANTE: "BB ante",
    Column.BUTTON_ANTE: "Button ante",
    Column.BRING_IN: "Bring-in",
    Column.COMPLETION: "Completion",
    Column.SMALL_BET: "Small bet",
    Column.BIG_BET: "Big bet",
    Column.MINUTES: "Minutes",
    Column.COLOUR_UP: "Colour-up",
    Column.NOTE: "Note",
}
"""The columns in their order, and their heads."""
FIGURES = frozenset(HEADS) - {Column.LABEL, Column.GAME, Column.COLOUR_UP, Column.NOTE}
"""Columns that are written to the right."""
_ANTES = {
    Column.ANTE: {AnteKind.EACH, AnteKind.SHORT_DECK},
    Column.BIG_BLIND_ANTE: {AnteKind.BIG_BLIND},
    Column.BUTTON_ANTE: {AnteKind.BUTTON},
}
_ALWAYS = {Column.LABEL, Column.MINUTES}
_BREAK = "Break"


class TableRow(NamedTuple):
    """A row: its cells in the order of the columns; `is_break` where it stops play."""

    cells: tuple[str, ...]
    is_break: bool


class StructureTable(NamedTuple):
    """The table: only columns that hold something, and a row for every line of the structure."""

    columns: tuple[Column, ...]
    rows: tuple[TableRow, ...]

    @property
    def heads(self) -> tuple[str, ...]:
        """Give the heads of the columns."""
        return tuple(HEADS[column] for column in self.columns)


def table_of(structure: Structure, figure: Callable[[int], str] = str) -> StructureTable:
    """Put a structure into a table; `figure` writes amounts of chips.

    Of a level with several sets of stakes each set has a row, the later ones without a level.
    """
    made: list[tuple[dict[Column, str], bool]] = []
    for row in structure.rows:
        sets: Sequence[Stakes | None] = row.stakes or (None,)
        for place, stakes in enumerate(sets):
            made.append((_cells(row, stakes, place, figure), row.kind is not RowKind.PLAY))
    filled = {column for cells, _ in made for column, cell in cells.items() if cell}
    columns = tuple(column for column in HEADS if column in filled | _ALWAYS)
    rows = (
        TableRow(tuple(cells.get(column, "") for column in columns), is_break)
        for cells, is_break in made
    )
    return StructureTable(columns, tuple(rows))


def remarks_of(structure: Structure) -> tuple[str, ...]:
    """Say what no column does: the starting stack, and an ante that the button pays twice."""
    said = []
    if structure.starting_stack:
        said.append(f"Starting stack {structure.starting_stack:,}")
    kinds = {stakes.ante.kind for row in structure.rows for stakes in row.stakes}
    if AnteKind.SHORT_DECK in kinds:
        said.append("The button antes twice")
    return tuple(said)


def _cells(
    row: Row, stakes: Stakes | None, place: int, figure: Callable[[int], str]
) -> dict[Column, str]:
    cells = {} if stakes is None else _stakes(stakes, figure)
    if place:
        return cells
    cells[Column.LABEL] = row.label if row.kind is RowKind.PLAY else _name(row)
    cells[Column.GAME] = row.game
    cells[Column.MINUTES] = _length(row)
    cells[Column.COLOUR_UP] = " ".join(map(figure, row.colour_up))
    cells[Column.NOTE] = _note(row)
    return cells


def _name(row: Row) -> str:
    """Name what is no level; a line that stops nothing has only its note."""
    return row.label or (_BREAK if row.kind is RowKind.BREAK else "")


def _stakes(stakes: Stakes, figure: Callable[[int], str]) -> dict[Column, str]:
    amounts = {
        Column.SMALL_BLIND: stakes.small_blind,
        Column.BIG_BLIND: stakes.big_blind,
        Column.BUTTON_POST: stakes.button_post,
        Column.BRING_IN: stakes.bring_in,
        Column.COMPLETION: stakes.completion,
        Column.SMALL_BET: stakes.small_bet,
        Column.BIG_BET: stakes.big_bet,
        **{
            column: stakes.ante.amount if stakes.ante.kind in kinds else None
            for column, kinds in _ANTES.items()
        },
    }
    return {column: figure(amount) for column, amount in amounts.items() if amount}


def _length(row: Row) -> str:
    length = row.length
    if row.kind is RowKind.MARKER or length.kind is LengthKind.OPEN:
        return ""
    if length.kind is LengthKind.MINUTES:
        return str(length.value)
    return f"to {length.at}" if length.kind is LengthKind.RESUME_AT else length_text(length)


def _note(row: Row) -> str:
    """Give the note, with what it must say and does not."""
    note = row.note
    said = phrases.flags(note)
    unnamed = row.colour_up_unnamed and not phrases.mentions_colour_up(note)
    for missing, words in (
        (row.registration_ends and not said.registration_ends, "Registration ends"),
        (row.rebuys_end and not said.rebuys_end, "End of rebuys"),
        (row.add_on and not said.add_on, "Add-on"),
        (unnamed, "Colour-up"),
        (row.day_end is not None and not said.day_ends, "End of day"),
    ):
        if missing:
            note = f"{note}; {words}" if note else words
    return note
