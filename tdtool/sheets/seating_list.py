"""The seating list: everybody's seat by name, or everybody's name by table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold
from tdtool.people.surname import order, surname_first
from tdtool.sheets.poured import Block, Measures, Page, poured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.sheets.page import Foot, Paper


_FIRST_CONSONANT, _CONSONANTS = 0x1100, "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
"""The first consonants of Hangul syllables, as they stand by themselves."""


class Seated(NamedTuple):
    """Who sits where; `to_come`: he is on his way there."""

    name: str
    table: int
    seat: int
    to_come: bool = False


class SeatLine(NamedTuple):
    """One line of the list: what is looked up, and what is found (`seat` is "12.5" or "5")."""

    name: str
    seat: str
    to_come: bool = False


class SeatGroup(NamedTuple):
    """Lines under one head: a letter, or a table."""

    head: str
    lines: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class SeatingList:
    """A whole list; `wall` is the large size that is read from two steps away."""

    title: str
    subtitle: str
    groups: tuple[SeatGroup, ...]
    foot: Foot
    by_table: bool = False
    wall: bool = False


class Size(NamedTuple):
    """Type and columns of a list, in points."""

    type: float
    least_column: float
    gap: float
    measures: Measures


HAND = Size(9.5, 155.0, 20.0, Measures(13.4, 17.0, 7.0))
WALL = Size(19.0, 238.0, 26.0, Measures(27.0, 34.0, 10.0))


def content_by_name(
    seated: Iterable[Seated], subtitle: str, foot: Foot, *, wall: bool = False
) -> SeatingList:
    """List everybody by name, surname first, under the letters."""
    lines = [(surname_first(one.name), one) for one in seated]
    lines.sort(key=lambda line: (order(line[0]), line[1].table, line[1].seat))
    groups = tuple(
        SeatGroup(
            letter, tuple(SeatLine(n, f"{s.table}.{s.seat}", s.to_come) for n, s in of_letter)
        )
        for letter, of_letter in groupby(lines, key=lambda line: letter_of(line[0]))
    )
    return SeatingList("Seats by name", subtitle, groups, foot, wall=wall)


def content_by_table(
    seated: Iterable[Seated], subtitle: str, foot: Foot, *, wall: bool = False
) -> SeatingList:
    """List every table with its players in the order of their seats."""
    ordered = sorted(seated, key=lambda one: (one.table, one.seat))
    groups = tuple(
        SeatGroup(
            f"Table {table}", tuple(SeatLine(o.name, str(o.seat), o.to_come) for o in of_table)
        )
        for table, of_table in groupby(ordered, key=lambda one: one.table)
    )
    return SeatingList("Seats by table", subtitle, groups, foot, by_table=True, wall=wall)


def letter_of(name: str) -> str:
    """Give the letter that a name is looked up under; figures and signs share "#"."""
    folded = fold(name).lstrip()
    if not folded[:1].isalpha():
        return "#"
    consonant = ord(folded[0]) - _FIRST_CONSONANT
    if 0 <= consonant < len(_CONSONANTS):
        return _CONSONANTS[consonant]
    # Capitals as titles have them: Georgian has others, which hardly any font holds.
    return folded[0].title()


def size(sheet: SeatingList) -> Size:
    """Give the type and columns that a list is set in."""
    return WALL if sheet.wall else HAND


def columns(sheet: SeatingList, paper: Paper) -> int:
    """Count the columns that lie side by side."""
    room = paper.width - 2 * paper.margin
    set_in = size(sheet)
    return max(1, int((room + set_in.gap) // (set_in.least_column + set_in.gap)))


FOOT_ROOM = 44.0
HEAD_ROOM, HEAD_ROOM_A5, AGAIN_ROOM = 46.0, 40.0, 20.0
"""Points from the margin to the first line: first page (A5), later pages."""
LARGE_MARGIN = 40.0


def column_heights(paper: Paper) -> tuple[float, float]:
    """Give the height of a column on the first page and on the later ones, in points."""
    first = HEAD_ROOM_A5 if paper.margin < LARGE_MARGIN else HEAD_ROOM
    room = paper.height - FOOT_ROOM - paper.margin
    return room - first, room - AGAIN_ROOM


def layout(sheet: SeatingList, paper: Paper) -> list[Page]:
    """Place every line on its page and column, without looking at a font."""
    blocks = [Block(len(group.lines), kept=sheet.by_table) for group in sheet.groups]
    return poured(blocks, column_heights(paper), columns(sheet, paper), size(sheet).measures)


def pages(sheet: SeatingList, paper: Paper) -> int:
    """Count the pages that a list takes."""
    return len(layout(sheet, paper))


def draw(
    sheet: SeatingList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw a list as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.seating_draw import draw_list

    draw_list(sheet, paper, out, each_page)
