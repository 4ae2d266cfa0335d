"""The sign-in sheet: who is entered, each with a line to sign on, or lines alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.people.surname import order, surname_first
from tdtool.sheets.poured import Block, Measures, Page, poured
from tdtool.sheets.seating_list import column_heights, letter_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.sheets.page import Foot, Paper

PLAYERS = "Players"
MEASURES = Measures(25.0, 27.0, 9.0)
"""Heights of a line to sign on, of a head, and of the space before it."""
LEAST_COLUMN, GAP = 340.0, 28.0
MANY = 60
"""From so many on names stand under their letters."""


class Signer(NamedTuple):
    """Who signs; `mark` is his entry's code, `table` and `seat` 0 while he has no seat."""

    name: str
    mark: str
    table: int = 0
    seat: int = 0


class SignLine(NamedTuple):
    """One line: the name ("" to be written), the entry's code, the seat."""

    name: str
    mark: str = ""
    seat: str = ""


class SignGroup(NamedTuple):
    """Lines under one head: a letter, or a table."""

    head: str
    lines: tuple[SignLine, ...]


@dataclass(frozen=True, slots=True)
class SignInSheet:
    """The whole list; `kept`: a group is not torn apart where a column holds it."""

    subtitle: str
    groups: tuple[SignGroup, ...]
    foot: Foot
    kept: bool = False


def by_name(signers: Iterable[Signer], subtitle: str, foot: Foot) -> SignInSheet:
    """List everybody by name, surname first, many under the letters."""
    lines = [(surname_first(one.name), one) for one in signers]
    lines.sort(key=lambda line: (order(line[0]), line[1].mark))
    many = len(lines) >= MANY
    groups = tuple(
        SignGroup(head, tuple(SignLine(name, one.mark, _seat(one)) for name, one in of_head))
        for head, of_head in groupby(lines, lambda line: letter_of(line[0]) if many else PLAYERS)
    )
    return SignInSheet(subtitle, groups, foot)


def by_table(signers: Iterable[Signer], subtitle: str, foot: Foot) -> SignInSheet:
    """List every table in the order of its seats; who has no seat yet comes last."""
    ordered = sorted(signers, key=lambda one: (one.table == 0, one.table, one.seat, one.mark))
    groups = tuple(
        SignGroup(
            f"Table {table}" if table else "Without a seat",
            tuple(SignLine(one.name, one.mark, _seat(one)) for one in of_table),
        )
        for table, of_table in groupby(ordered, key=lambda one: one.table)
    )
    return SignInSheet(subtitle, groups, foot, kept=True)


def blank(subtitle: str, foot: Foot, paper: Paper) -> SignInSheet:
    """Give a page of lines for names that are not known yet."""
    high = column_heights(paper)[0] - MEASURES.head
    lines = max(1, int(high // MEASURES.line)) * columns(paper)
    return SignInSheet(subtitle, (SignGroup(PLAYERS, (SignLine(""),) * lines),), foot)


def _seat(one: Signer) -> str:
    return f"{one.table}.{one.seat}" if one.table else ""


def columns(paper: Paper) -> int:
    """Count the columns that lie side by side."""
    return max(1, int((paper.width - 2 * paper.margin + GAP) // (LEAST_COLUMN + GAP)))


def layout(sheet: SignInSheet, paper: Paper) -> list[Page]:
    """Place every line on its page and column, without looking at a font."""
    blocks = [Block(len(group.lines), kept=sheet.kept) for group in sheet.groups]
    return poured(blocks, column_heights(paper), columns(paper), MEASURES)


def pages(sheet: SignInSheet, paper: Paper) -> int:
    """Count the pages that the list takes."""
    return len(layout(sheet, paper))


def draw(
    sheet: SignInSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the list as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.sign_in_draw import draw_list

    draw_list(sheet, paper, out, each_page)
