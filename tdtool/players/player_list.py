"""From a text to names: how it is laid out is guessed, and can be said better."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from tdtool.people import folding
from tdtool.players.headings import Part, is_heading, parts_of

MAX_LINES = 20_000
"""No list may be longer."""
MAX_COLUMNS = 300
"""No list may be wider."""
LONGEST_NAME = 200
"""Characters that are kept of a name."""
SEPARATORS = ("\t", ";", ",")
"""What may part the columns, the surest first; "" is one name a line."""

_SAMPLE = 200
_ALONE = ""
_NUMBERED = re.compile(r"^\s*(?:#\s*)?\d{1,5}\s*(?:[.):\-–]\s+|\t+\s*)(?=\D)")
_BULLET = re.compile(r"^\s*[-*•·–]\s+")
_QUOTED = re.compile(r'"((?:[^"]|"")*)"')
"""A cell as CSV quotes it whole; a nickname in quotes within a name is none."""
_MOST = 0.8
"""The share of lines that decides how all are read."""


class PlayersError(ValueError):
    """A list that cannot be read; its text is one sentence for the director."""


class Layout(NamedTuple):
    """How a list is laid out: what parts its columns, whether it has a head, what they hold."""

    separator: str
    heading: bool
    parts: tuple[Part, ...]


class Listed(NamedTuple):
    """One player of a list: its line (from 1), the name, and the line that had it before."""

    line: int
    name: str
    repeats: int | None


@dataclass(frozen=True, slots=True)
class PlayerList:
    """A list as read. `heads` are the words over the columns, empty where it has none.

    `sample` is its first row; `nameless` are the lines (from 1) that hold something but no name.
    """

    layout: Layout
    heads: tuple[str, ...]
    sample: tuple[str, ...]
    players: tuple[Listed, ...]
    nameless: tuple[int, ...]


def read_players(
    text: str,
    *,
    separator: str | None = None,
    heading: bool | None = None,
    parts: tuple[Part, ...] | None = None,
) -> PlayerList:
    """Read a list of players; what is not said about its layout is guessed.

    Raises PlayersError for a list that is too long or cannot be parted.
    """
    lines = text.lstrip("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        raise PlayersError(
            f"The list has {len(lines):,} lines; {MAX_LINES:,} are the most that are read."
        )
    mark = guessed_separator(lines) if separator is None else separator
    rows = _rows(lines, mark)
    filled = [cells for _, cells in rows if any(cells)]
    headed = bool(filled) and is_heading(filled[0]) if heading is None else heading
    width = max((len(cells) for cells in filled), default=0)
    head = filled[0] if headed and filled else ()
    columns = _fitted(parts or _guessed_parts(lines, filled, mark, head), width)
    found = _players(rows, columns, skip_first=headed)
    layout = Layout(mark, headed, columns)
    return PlayerList(layout, head, filled[0] if filled else (), *found)


def guessed_separator(lines: list[str]) -> str:
    """Guess what parts the columns: the mark that parts most lines into equally many."""
    sample = [line for line in lines if line.strip()][:_SAMPLE]
    for mark in SEPARATORS:
        counts = Counter(len(cells) for _, cells in _rows(sample, mark))
        columns, often = counts.most_common(1)[0] if counts else (1, 0)
        if columns > 1 and often >= _MOST * counts.total():
            return mark
    return _ALONE


def _rows(lines: list[str], mark: str) -> list[tuple[int, tuple[str, ...]]]:
    """Part lines into cells; each with its line, from 1."""
    if mark == _ALONE:
        return [(number, (_bare(line),)) for number, line in enumerate(lines, 1)]
    reader = csv.reader(io.StringIO("\n".join(lines)), delimiter=mark, skipinitialspace=True)
    rows = []
    before = 0
    try:
        for cells in reader:
            if len(cells) > MAX_COLUMNS:
                raise PlayersError(
                    f"Line {before + 1} has {len(cells):,} columns; {MAX_COLUMNS} are the most"
                    " that are read."
                )
            rows.append((before + 1, tuple(cell.strip() for cell in cells)))
            before = reader.line_num
    except csv.Error as error:
        raise PlayersError(f"Line {before + 1} cannot be parted into columns: {error}.") from None
    return rows


def _bare(line: str) -> str:
    bare = _BULLET.sub("", _NUMBERED.sub("", line)).strip()
    quoted = _QUOTED.fullmatch(bare)
    return quoted[1].replace('""', '"').strip() if quoted else bare


def _guessed_parts(
    lines: list[str], rows: list[tuple[str, ...]], mark: str, head: tuple[str, ...]
) -> tuple[Part, ...]:
    if head and (set(parts_of(head)) - {Part.OTHER}):
        return parts_of(head)
    width = max((len(cells) for cells in rows), default=0)
    lettered = [column for column in range(width) if _is_lettered(rows, column)]
    parts = [Part.OTHER] * width
    if len(lettered) >= 2 and _are_single_words(rows, lettered[:2]):  # noqa: PLR2004 - a pair
        turned = mark == "," and _says_last_first(lines)
        first, last = reversed(lettered[:2]) if turned else lettered[:2]
        parts[first], parts[last] = Part.FIRST, Part.LAST
    elif lettered:
        parts[lettered[0]] = Part.NAME
    return tuple(parts)


def _is_lettered(rows: list[tuple[str, ...]], column: int) -> bool:
    cells = [row[column] for row in rows[:_SAMPLE] if column < len(row) and row[column]]
    named = [cell for cell in cells if any(map(str.isalpha, cell)) and "@" not in cell]
    return bool(cells) and len(named) >= _MOST * len(cells)


def _are_single_words(rows: list[tuple[str, ...]], columns: list[int]) -> bool:
    """Tell whether both columns hold parts of names: a whole name has a space in it."""
    first = [row[columns[0]] for row in rows[:_SAMPLE] if columns[0] < len(row)]
    spaced = sum(" " in cell for cell in first)
    return spaced * 2 <= len(first)


def _says_last_first(lines: list[str]) -> bool:
    sample = [line for line in lines if line.strip()][:_SAMPLE]
    spaced = sum(", " in line for line in sample)
    return bool(sample) and spaced >= _MOST * len(sample)


def _fitted(parts: tuple[Part, ...], width: int) -> tuple[Part, ...]:
    return (*parts, *([Part.OTHER] * width))[:width]


def _players(
    rows: list[tuple[int, tuple[str, ...]]], parts: tuple[Part, ...], *, skip_first: bool
) -> tuple[tuple[Listed, ...], tuple[int, ...]]:
    players: list[Listed] = []
    nameless: list[int] = []
    seen: dict[str, int] = {}
    skipped = not skip_first
    for line, cells in rows:
        if not any(cells):
            continue
        if not skipped:
            skipped = True
            continue
        name = clean_name(_name(cells, parts))
        if not name:
            nameless.append(line)
            continue
        key = folding.key(name)
        players.append(Listed(line, name, seen.get(key)))
        seen.setdefault(key, line)
    return tuple(players), tuple(nameless)


def _name(cells: tuple[str, ...], parts: tuple[Part, ...]) -> str:
    by_part = {part: cell for cell, part in zip(cells, parts, strict=False)}
    if Part.NAME in by_part:
        return by_part[Part.NAME]
    return f"{by_part.get(Part.FIRST, '')} {by_part.get(Part.LAST, '')}"


def clean_name(name: str) -> str:
    """Bring a name to one line without control signs; nothing else is changed."""
    bounded = name[: LONGEST_NAME * 2]
    kept = "".join(_clean(sign) for sign in bounded)
    return " ".join(kept.split())[:LONGEST_NAME]


def _clean(sign: str) -> str:
    category = unicodedata.category(sign)
    if category in {"Cc", "Zl", "Zp"}:
        return " "
    return "\N{REPLACEMENT CHARACTER}" if category == "Cs" else sign
