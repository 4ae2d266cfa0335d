"""A line of plain text cut into the cells of its table."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.structures.headings import OPTIONAL, STAKES, Column
from tdtool.structures.numbers import parse_blinds, parse_minutes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_NARROW = "\u00a0\u2000-\u200a\u202f\u205f\u3000"
_GROUP_BLANK = re.compile(rf"(?<=\d)[{_NARROW}](?=\d{{3}}(?!\d))")
_BLANKS = re.compile(r" {2,}")
_FEWEST_CELLS = 3
_MOST_WORDS = 40
_MOST_SEAMS = 6
_MOST_TIMES = 10
"""A big blind is at most so many small ones, where a line can be read in several ways."""
LONGEST_LEVEL = 240
"""A longer level is not read into figures that can be read in several ways."""
_ANTES = frozenset({Column.ANTE, Column.BIG_BLIND_ANTE, Column.BUTTON_ANTE})

_FIGURE = r"\d[\d,.']*(?:[kKmM](?![a-zA-Z]))?"
_TIGHT = re.compile(rf"(?P<left>{_FIGURE})\s*/\s*(?={_FIGURE})")
_DASHED = re.compile(rf"(?P<left>{_FIGURE})\s+-\s+(?P<right>{_FIGURE})")
_PAREN = re.compile(rf"(?<=[\dkKmM])\s*\(\s*(?P<inside>{_FIGURE}|bba?)\s*\)", re.IGNORECASE)
_PLUS = re.compile(rf"(?<=[\dkKmM])\s*\+\s*(?={_FIGURE})")
_ANTE_WORD = re.compile(
    rf"(?<=[\dkKmM])\s+(?:bba|(?:bb[ -])?(?:ante|a))[: ]\s*(?P<ante>{_FIGURE})", re.IGNORECASE
)
_MINUTES = re.compile(r"(?<=\d) ?(?:minutes|minuten|mins?)\b\.?", re.IGNORECASE)
_LEVEL = re.compile(
    r"^\s*(?:level|lvl|lv|l|round|stufe|niveau)\.?:?\s*(?=\d|final|last|end)", re.IGNORECASE
)
_LABEL_MARK = re.compile(r"^\s*(\d{1,3}[a-zA-Z]?|final|finale|last|end)[.:)]\s+", re.IGNORECASE)
_PAIR = re.compile(
    r"(?<![\d,.'])(?P<left>\d{1,3}(?: \d{3}){0,5})(?: ?/ ?|-)"
    r"(?P<right>\d{1,3}(?: \d{3}){0,5})(?!\d)"
)
_INSIDE = re.compile(r"(?<=\()\d{1,3}(?: \d{3})+(?=\))")


def grouped(line: str) -> str:
    """Take out the narrow and no-break blanks between groups of three digits."""
    return _GROUP_BLANK.sub("", line)


def cut(line: str) -> list[str]:
    """Cut a line at tabs, bars, semicolons or wide gaps; one cell where it has none of them."""
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
    if _dash_parts_blinds(line) if dashes_join is None else dashes_join:
        line = _DASHED.sub(r"\g<left>-\g<right>", line)
    line = _INSIDE.sub(lambda match: match[0].replace(" ", ""), _PAIR.sub(_paired, line))
    line = _TIGHT.sub(r"\g<left>/", line)
    line = _PAREN.sub(r"(\g<inside>)", line)
    line = _PLUS.sub("+", line)
    line = _ANTE_WORD.sub(r"+\g<ante>", line)
    return _MINUTES.sub("min", line).split()


def _paired(match: re.Match[str]) -> str:
    """Join the blanks in two blinds that are written with them, as far as it makes sense."""
    left, right = match["left"].split(" "), match["right"].split(" ")
    if len(left) + len(right) == 2:  # noqa: PLR2004
        return match[0]
    best, text = 0, match[0]
    for start in range(len(left)):
        for end in range(len(right), 0, -1):
            small, big = int("".join(left[start:])), int("".join(right[:end]))
            leading = [*left[:start], *left[start : start + 1], *right[end:]]
            likeness = (
                0
                if any(len(one) > 1 and one[0] == "0" for one in leading)
                else (likely(small, big, None))
            )
            if likeness > best:
                best = likeness
                text = " ".join([*left[:start], f"{small}/{big}", *right[end:]])
    return text


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
    end are a note. Fewer: cells that a line may leave out are empty. Of several ways the
    one with the likeliest blinds is taken; a line that fits as it stands is never bent.
    """
    width = len(columns)
    if len(words) > width and not any(map(is_figure, words[width:])):
        start = width - 1 if columns[-1:] == (Column.NOTE,) else width
        return [*words[:start], " ".join(words[start:])]
    ways = [(-1, words)] if len(words) == width else []
    if ways and _likeness(words, columns):
        return words
    for missing in range(sum(optional in columns for optional in OPTIONAL) + 1):
        kept = _without(columns, missing)
        for cells in _joined(words, len(kept)):
            full = _spread(cells, kept, width)
            likeness = _likeness(full, columns)
            if likeness:
                ways.append((10 * likeness - 2 * missing, full))
            elif len(words) == len(cells):
                ways.append((-1 - missing, full))
    return max(ways, key=lambda way: way[0])[1] if ways else None


def _without(columns: Sequence[Column | None], missing: int) -> list[int]:
    """Give the places of the columns that remain when a line leaves out the likeliest ones."""
    left_out = [columns.index(optional) for optional in OPTIONAL if optional in columns][:missing]
    return [at for at in range(len(columns)) if at not in left_out]


def _spread(cells: list[str], kept: list[int], width: int) -> list[str]:
    """Put cells at the places they are for, with empty ones between."""
    full = [""] * width
    for at, cell in zip(kept, cells, strict=True):
        full[at] = cell
    return full


def _joined(words: list[str], width: int) -> Iterator[list[str]]:
    """Give the ways to join groups of three digits until so many words remain."""
    yield from (cells for cells in joinings(words) if len(cells) == width)


def joinings(words: Sequence[str]) -> Iterator[list[str]]:
    """Give the ways to join words that may be the next three digits of the word before.

    A group that begins with a zero ("000") belongs to the word before it in every way.
    """
    seams = [
        at
        for at in range(1, min(len(words), _MOST_WORDS))
        if re.fullmatch(r"\d{3}(?:[-/(+]\S*)?", words[at])
        and re.search(r"(?:^|[-/(+])\d{1,3}$", words[at - 1])
    ]
    forced = [at for at in seams if words[at].startswith("0")]
    free = [at for at in seams if at not in forced][:_MOST_SEAMS]
    for count in range(len(free) + 1):
        for chosen in combinations(free, count):
            yield joined_at(words, (*forced, *chosen))


def joined_at(words: Sequence[str], seams: Sequence[int]) -> list[str]:
    """Join words to the ones before them."""
    cells: list[str] = []
    for at, word in enumerate(words):
        if at in seams:
            cells[-1] += word
        else:
            cells.append(word)
    return cells


def _likeness(cells: list[str], columns: Sequence[Column | None]) -> int:
    """Tell how much the figures of a line look like a level: 0 not at all, 3 very much."""
    chips: dict[Column, int] = {}
    ante: int | None = None
    for cell, column in zip(cells, columns, strict=True):
        try:
            if column is Column.BLINDS:
                blinds = parse_blinds(cell)
                if blinds is None:
                    return 0
                chips[Column.SMALL_BLIND], chips[Column.BIG_BLIND] = blinds.small, blinds.big
            elif column is Column.MINUTES and is_figure(cell):
                if parse_minutes(cell) > LONGEST_LEVEL:
                    return 0
            elif column in _ANTES and is_figure(cell):
                ante = parse_chips(cell)
            elif column in STAKES and column is not Column.LIMITS and is_figure(cell):
                chips[column] = parse_chips(cell)
        except FigureError:
            return 0
        if re.fullmatch(r"0\d\d", cell):
            return 0
    return likely(chips.get(Column.SMALL_BLIND), chips.get(Column.BIG_BLIND), ante)


def likely(small: int | None, big: int | None, ante: int | None) -> int:
    """Tell how much blinds and ante look like those of a level: 0 not at all, 3 very much."""
    if small is None or big is None:
        return 1
    if not small <= big <= _MOST_TIMES * small or (ante or 0) > big:
        return 0
    return 1 + (big == 2 * small) + (ante in {None, small, big})
