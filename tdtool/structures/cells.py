"""A line of plain text cut into the cells of its table."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from tdtool.structures.headings import OPTIONAL, STAKES, Column
from tdtool.structures.numbers import FigureError, ascii_figure, parse_blinds, parse_chips

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_NARROW = "\u00a0\u2000-\u200a\u202f\u205f\u3000"
_GROUP_BLANK = re.compile(rf"(?<=\d)[{_NARROW}](?=\d{{3}}(?!\d))")
_BLANKS = re.compile(r" {2,}")
_FEWEST_CELLS = 3
_MOST_MERGED = 12

_FIGURE = r"\d[\d,.']*(?:[kKmM](?![a-zA-Z]))?"
_TIGHT = re.compile(rf"(?P<left>{_FIGURE})\s*/\s*(?={_FIGURE})")
_DASHED = re.compile(rf"(?P<left>{_FIGURE})\s+-\s+(?P<right>{_FIGURE})")
_PAREN = re.compile(rf"(?<=[\dkKmM])\s*\(\s*(?P<inside>{_FIGURE}|bba?)\s*\)", re.IGNORECASE)
_PLUS = re.compile(rf"(?<=[\dkKmM])\s*\+\s*(?={_FIGURE})")
_ANTE_WORD = re.compile(
    rf"(?<=[\dkKmM])\s+(?:bba|(?:bb[ -])?(?:ante|a))[: ]\s*(?P<ante>{_FIGURE})", re.IGNORECASE
)
_MINUTES = re.compile(r"(?<=\d) ?(?:minutes|minuten|mins?)\b\.?", re.IGNORECASE)
_LEVEL = re.compile(r"^\s*(?:level|lvl|lv|l|round|stufe|niveau)\.?:?\s*(?=\d)", re.IGNORECASE)
_LABEL_MARK = re.compile(r"^\s*(\d{1,3}[a-zA-Z]?)[.:)]\s+")


def cut(line: str) -> list[str]:
    """Cut a line at tabs, bars, semicolons or wide gaps; one cell where it has none of them."""
    line = _GROUP_BLANK.sub("", line)
    for mark in ("\t", "|", ";"):
        if line.count(mark) > (mark != "\t"):
            cells = [cell.strip() for cell in line.split(mark)]
            return cells if mark == "\t" else _without_frame(cells)
    cells = _BLANKS.split(line.strip())
    return cells if len(cells) >= _FEWEST_CELLS else [line.strip()]


def _without_frame(cells: list[str]) -> list[str]:
    """Leave out the empty cells outside the bars of a framed table."""
    first = 1 if cells and not cells[0] else 0
    last = len(cells) - 1 if cells and not cells[-1] else len(cells)
    return cells[first:last]


def words_of(line: str, *, dashes_join: bool | None) -> list[str]:
    """Cut a line at single blanks, keeping "100 / 200 (25)" and "20 min" in one piece.

    `dashes_join`: a dash between blanks parts two blinds (else it stands for an empty
    cell); None: tell from the line itself. The word "level" before a number is left out.
    """
    line = _LABEL_MARK.sub(r"\1 ", ascii_figure(_LEVEL.sub("", line)))
    line = _TIGHT.sub(r"\g<left>/", line)
    if _dash_parts_blinds(line) if dashes_join is None else dashes_join:
        line = _DASHED.sub(r"\g<left>-\g<right>", line)
    line = _PAREN.sub(r"(\g<inside>)", line)
    line = _PLUS.sub("+", line)
    line = _ANTE_WORD.sub(r"+\g<ante>", line)
    return _MINUTES.sub("min", line).split()


def _dash_parts_blinds(line: str) -> bool:
    """Tell whether the one dash of a line without headings stands between two blinds."""
    match = _DASHED.search(line)
    if not match or line.count(" - ") > 1:
        return False
    before = line[: match.end("left")].split()
    try:
        left, right = parse_chips(match["left"]), parse_chips(match["right"])
    except FigureError:
        return False
    return len(before) <= 2 and left <= right  # noqa: PLR2004


def is_figure(cell: str) -> bool:
    """Tell whether a cell begins like a figure."""
    return re.match(r"[$\u20ac\u00a3]?\d", ascii_figure(cell)) is not None


def fitted(words: list[str], columns: Sequence[Column | None]) -> list[str] | None:
    """Fit the words of a line into the columns of its table; None where they do not fit.

    More words than columns: figures written with blanks ("1 200") are joined, words at the
    end are a note. Fewer: cells that a line may leave out are empty.
    """
    while words and len(words) > len(columns) and not any(map(is_figure, words[len(columns) :])):
        if columns and columns[-1] is Column.NOTE:
            words = [*words[: len(columns) - 1], " ".join(words[len(columns) - 1 :])]
        else:
            return [*words[: len(columns)], " ".join(words[len(columns) :])]
    if len(words) > len(columns):
        return next(_joined(words, columns), None)
    missing = len(columns) - len(words)
    left_out: set[int] = set()
    for optional in OPTIONAL:
        if len(left_out) < missing and optional in columns:
            left_out.add(columns.index(optional))
    if len(left_out) < missing:
        return None
    rest = iter(words)
    return ["" if at in left_out else next(rest) for at in range(len(columns))]


def _joined(words: list[str], columns: Sequence[Column | None]) -> Iterator[list[str]]:
    """Give the ways to join groups of three digits so that a line fits, sensible blinds only."""
    seams = [
        at
        for at in range(1, len(words))
        if re.fullmatch(r"\d{3}(?:[-/(+]\S*)?", words[at])
        and re.search(r"(?:^|\D)\d{1,3}$", words[at - 1])
    ]
    surplus = len(words) - len(columns)
    if len(seams) > _MOST_MERGED:
        return
    for chosen in combinations(seams, surplus):
        cells: list[str] = []
        for at, word in enumerate(words):
            if at in chosen:
                cells[-1] += word
            else:
                cells.append(word)
        if _sensible(cells, columns):
            yield cells


def _sensible(cells: list[str], columns: Sequence[Column | None]) -> bool:
    """Tell whether the blinds of a line look like blinds: the big one one to ten times as big."""
    chips: dict[Column, int] = {}
    for cell, column in zip(cells, columns, strict=True):
        try:
            if column is Column.BLINDS:
                blinds = parse_blinds(cell)
                if blinds is None:
                    return False
                chips[Column.SMALL_BLIND], chips[Column.BIG_BLIND] = blinds.small, blinds.big
            elif column in STAKES and column is not Column.LIMITS and is_figure(cell):
                chips[column] = parse_chips(cell)
        except FigureError:
            return False
    small, big = chips.get(Column.SMALL_BLIND), chips.get(Column.BIG_BLIND)
    return small is None or big is None or small <= big <= 10 * small
