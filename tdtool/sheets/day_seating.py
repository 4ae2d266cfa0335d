"""Who begins a later day: stack, where it comes from, the seat that was drawn for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.people.surname import order, surname_first

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.sheets.page import Foot, Paper

ROW = 15.0
HEAD_ROOM = 20.0
"""Points for the heads of the columns."""
FOOT_ROOM = 44.0
FIRST_TOP, FIRST_TOP_A5, AGAIN_TOP = 46.0, 40.0, 20.0
"""Points from the margin to the heads of the columns: first page (A5), later pages."""
LARGE_MARGIN = 40.0


class DayPlayer(NamedTuple):
    """One player of the day: `came` says from where, "" for a late entry; `seat` may be ""."""

    name: str
    chips: int
    came: str = ""
    seat: str = ""
    place: tuple[int, int] = (0, 0)
    """Table and seat for the order."""


class DayLine(NamedTuple):
    """One line as it is printed."""

    name: str
    came: str
    chips: str
    seat: str


@dataclass(frozen=True, slots=True)
class DaySeating:
    """The whole list; `subtitle` says how many players and chips there are."""

    title: str
    subtitle: str
    lines: tuple[DayLine, ...]
    foot: Foot


def content(
    players: Iterable[DayPlayer],
    title: str,
    subtitle: str,
    foot: Foot,
    key: Callable[[DayPlayer], object],
) -> DaySeating:
    """Put the list together in the order of a key: `by_name`, `by_chips` or `by_seat`."""
    ordered = sorted(players, key=key)  # type: ignore[arg-type]
    lines = (
        DayLine(surname_first(one.name), one.came, f"{one.chips:,}", one.seat) for one in ordered
    )
    return DaySeating(title, subtitle, tuple(lines), foot)


def by_name(player: DayPlayer) -> object:
    """Look players up by their surnames."""
    return order(surname_first(player.name)), player.place


def by_chips(player: DayPlayer) -> object:
    """Put the largest stack first."""
    return -player.chips, order(surname_first(player.name)), player.place


def by_seat(player: DayPlayer) -> object:
    """Go from table to table; who has no seat yet comes last."""
    return player.place == (0, 0), player.place, order(surname_first(player.name))


def top(paper: Paper, *, first: bool) -> float:
    """Give where the body of a page begins, from the top of the paper."""
    head = FIRST_TOP_A5 if paper.margin < LARGE_MARGIN else FIRST_TOP
    return paper.margin + (head if first else AGAIN_TOP)


def rows_on(paper: Paper, *, first: bool) -> int:
    """Count the lines that a page holds."""
    return max(1, int((paper.height - FOOT_ROOM - top(paper, first=first) - HEAD_ROOM) // ROW))


def layout(sheet: DaySeating, paper: Paper) -> list[tuple[DayLine, ...]]:
    """Put the lines on their pages."""
    first, again = rows_on(paper, first=True), rows_on(paper, first=False)
    rest = sheet.lines[first:]
    later = [rest[start : start + again] for start in range(0, len(rest), again)]
    return [sheet.lines[:first], *later]


def pages(sheet: DaySeating, paper: Paper) -> int:
    """Count the pages that the list takes."""
    return len(layout(sheet, paper))


def draw(
    sheet: DaySeating, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the list as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.day_seating_draw import draw_list

    draw_list(sheet, paper, out, each_page)
