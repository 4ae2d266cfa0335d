"""Work for the printer: a sheet that was taken from the desk, to be drawn on any thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from tdtool.tournament.commands import RecordSheet
from tdtool.ui.printing.offer import TERMS, Offer

if TYPE_CHECKING:
    from tdtool.tournament.commands import Command

EachPage = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Work:
    """A sheet to be made: nothing in it looks at the desk again.

    `draw` writes the PDF and calls what it is given before each page; `pages` counts without
    drawing; `says` tells what is on it. `records` is noted once it has left the desk.
    """

    name: str
    draw: Callable[[IO[bytes], EachPage], None]
    pages: Callable[[], int]
    says: str = ""
    records: tuple[Command, ...] = ()


class Unclear(Exception):  # noqa: N818 - no error, a sentence for the director
    """There is nothing to print, or what was typed means nothing here; the text says why."""


def name_of(offer: Offer) -> str:
    """Name an offer."""
    return TERMS[offer].name


def recorded(offer: Offer, *, whole: bool = True) -> tuple[Command, ...]:
    """Give what is noted when all of a sheet has left the desk; nothing for a part of it."""
    sheet = TERMS[offer].sheet
    return (RecordSheet(sheet),) if whole and sheet is not None else ()


def counted(number: int, one: str, many: str = "") -> str:
    """Count things in words: "1 player", "1,045 players"."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"
