"""The structure as phones show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.players_page.writing import stakes_words
from tdtool.tournament import clock, queries
from tdtool.tournament.board_view import break_name
from tdtool.tournament.structure import LengthKind, RowKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.players_page.writing import Writing
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Row, Structure


def levels(state: State, writing: Writing) -> dict[str, object]:
    """Write the whole structure: a row for each of its rows, so that their places agree."""
    structure = state.structure
    stack = structure.starting_stack
    return {
        "stack": "" if stack is None else writing.number(stack),
        "rows": [
            _row(structure, place, queries.event_day(state, place), writing)
            for place in range(len(structure.rows))
        ],
    }


def _row(structure: Structure, place: int, day: int, writing: Writing) -> dict[str, object]:
    row = structure.rows[place]
    label = row.label
    if row.kind is RowKind.BREAK:
        label = break_name(structure, place)
    sets = [stakes_words(one, writing) for one in row.stakes]
    bigs = [one.big_blind for one in row.stakes if one.big_blind]
    return {
        "kind": row.kind.value,
        "label": label,
        "day": day,
        "length": _length(row),
        "game": row.game,
        "sets": [list(one) for one in sets],
        "big": bigs[0] if bigs else 0,
        "notes": list(_notes(row, writing)),
        "ends": clock.ends_day(row),
        "starts": structure.days[day].starts if day < len(structure.days) else "",
    }


def _length(row: Row) -> str:
    length = row.length
    if row.kind is RowKind.MARKER or length.kind is LengthKind.OPEN:
        return ""
    if length.kind is LengthKind.MINUTES:
        return f"{length.value} min"
    if length.kind is LengthKind.RESUME_AT:
        return f"until {length.at}"
    return queries.length_text(length)


def _notes(row: Row, writing: Writing) -> Iterator[str]:
    if row.kind is RowKind.MARKER and row.note:
        yield row.note
    if row.colour_up:
        chips = [writing.number(chip) for chip in row.colour_up]
        listed = chips[0] if len(chips) == 1 else f"{', '.join(chips[:-1])} and {chips[-1]}"
        yield f"{listed} chips leave play"
    if row.registration_ends:
        yield "Registration ends"
    if row.rebuys_end:
        yield "Rebuys end"
    if row.add_on:
        yield "Add-on"
