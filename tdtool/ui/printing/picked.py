"""What a director types to print some of it: tables, seats, codes of seat cards, names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.people.folding import fold
from tdtool.tournament.scan_text import scanned_entry
from tdtool.tournament.values import SeatAt
from tdtool.ui import plain
from tdtool.ui.printing.work import Unclear

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId

_TABLES = re.compile(r"(\d{1,4})(?:\s*[-\u2013]\s*(\d{1,4}))?")
_SEAT = re.compile(r"(\d{1,4})\.(\d{1,2})")
_ORDER = re.compile(r"(\d{1,4})\s*(?:to|>|\u2192|->)\s*(\d{1,4})", re.IGNORECASE)
_NUMBERS = re.compile(r"(\d{1,5})(?:\s*[-\u2013]\s*(\d{1,5}))?")
_MOST_PARTS = 200


def parts(text: str) -> list[str]:
    """Split what was typed at commas and semicolons."""
    found = [part.strip() for part in re.split(r"[,;\n]", text[:2000]) if part.strip()]
    return found[:_MOST_PARTS]


def picked_tables(text: str, state: State) -> tuple[int, ...]:
    """Give the tables that were typed, all where nothing was; raises Unclear."""
    wanted = parts(text)
    if not wanted:
        return tuple(sorted(state.tables))
    found: dict[int, None] = {}
    for part in wanted:
        tables = tables_of(part, state)
        if tables is None:
            raise Unclear(f"{_quoted(part)} is no table. Type numbers, as 12, 14-18.")
        found.update(dict.fromkeys(tables))
    return tuple(found)


def tables_of(part: str, state: State) -> list[int] | None:
    """Read "12" or "14-18"; None where it is neither. Raises Unclear for a table that is not."""
    said = _TABLES.fullmatch(part)
    if said is None:
        return None
    first, last = int(said[1]), int(said[2] or said[1])
    found = [table for table in sorted(state.tables) if first <= table <= last]
    if not found:
        there = f"are no tables {first} to {last}" if last != first else f"is no table {first}"
        raise Unclear(f"There {there}.")
    return found


def picked_entries(text: str, desk: Desk, among: tuple[EntryId, ...]) -> tuple[EntryId, ...]:
    """Give the entries that were typed, all of `among` where nothing was; raises Unclear."""
    wanted = parts(text)
    if not wanted:
        return among
    found: dict[EntryId, None] = {}
    for part in wanted:
        found.update(dict.fromkeys(_entries_of(part, desk, among)))
    if not found:
        raise Unclear(f"Nobody here sits at {_quoted(text.strip())}.")
    return tuple(found)


def _entries_of(part: str, desk: Desk, among: tuple[EntryId, ...]) -> list[EntryId]:
    state = desk.state
    code = scanned_entry(part)
    if code is not None:
        if code not in among:
            raise Unclear(f"Nobody here has the code {part.upper()}.")
        return [code]
    seat = _SEAT.fullmatch(part)
    if seat is not None:
        entry = state.occupant(SeatAt(int(seat[1]), int(seat[2])))
        if entry is None or entry.id not in among:
            raise Unclear(f"Nobody here has seat {part}.")
        return [entry.id]
    tables = tables_of(part, state)
    if tables is not None:
        there = set(tables)
        return [e for e in among if (s := state.entries[e].seat) is not None and s.table in there]
    words = fold(part).split()
    named = [e for e in among if all(word in fold(desk.name(e)) for word in words)]
    if not words or not named:
        raise Unclear(f"Nobody here is called {_quoted(part)}.")
    return named


def numbers_of(part: str) -> tuple[int, int] | None:
    """Read "17" or "12-14" as the first and the last number; None where it is neither."""
    said = _NUMBERS.fullmatch(part)
    return None if said is None else (int(said[1]), int(said[2] or said[1]))


def picked_order(part: str) -> tuple[int, int] | None:
    """Read a balance order, "26 to 7"; None where it is none."""
    said = _ORDER.fullmatch(part)
    return None if said is None else (int(said[1]), int(said[2]))


def _quoted(text: str) -> str:
    return f"“{plain.one_line(text, 40)}”"
