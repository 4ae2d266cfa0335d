"""Move slips: who moves where, or whom the floor sends by the button it finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.slip_page import slip_pages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


@dataclass(frozen=True, slots=True)
class PlainSlip:
    """A move whose player and seat are known; `source` is "" for a first seat.

    `entry` is his entry's number, for the code that a scanner types. `chips` are those he
    begins a round with, "" where he takes his own.
    """

    name: str
    table: str
    seat: str
    entry: int
    foot: Foot
    source: str = ""
    chips: str = ""


class SlipRow(NamedTuple):
    """With the button on this seat (in brackets where nobody sits there): that seat."""

    button: int
    seat: str
    empty: bool = False


@dataclass(frozen=True, slots=True)
class OrderSlip:
    """The next big blind of one table to the worst seat of another.

    `leaves` and `sits` are the two small tables; without `sits` any open seat will do. `known`
    names player and seats ("Oksana Wit", "36.2", "18.6") while the desk knows both buttons,
    `known_at` says as of when. `by_seat`: a stud event, which moves without the button.
    """

    source: str
    destination: str
    leaves: tuple[SlipRow, ...]
    sits: tuple[SlipRow, ...]
    foot: Foot
    known: tuple[str, str, str] | None = None
    known_at: str = ""
    rule: str = ""
    by_seat: bool = False


Slip = PlainSlip | OrderSlip


def pages(slips: Sequence[Slip], paper: Paper) -> int:
    """Count the pages that the slips take."""
    return slip_pages(len(slips), paper)


def draw(
    slips: Sequence[Slip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw slips as a PDF into a binary file, several a page, to be cut apart."""
    from tdtool.sheets.move_slip_draw import draw_slips

    draw_slips(slips, paper, out, each_page)
