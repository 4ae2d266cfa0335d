"""The main sheets as whole PDFs: `python -m tests.sheets.golden_pdfs` makes them anew."""

from __future__ import annotations

import io
from pathlib import Path
from typing import IO, TYPE_CHECKING

from tdtool.sheets import (
    level_sheet,
    prize_list,
    receipt,
    ruling_slip,
    seat_cards,
    seating_list,
    sign_in,
    table_sheet,
)
from tdtool.sheets.page import Paper, PaperSize
from tests.sheets import money_sheets, people
from tests.sheets.events import EVENTS
from tests.sheets.people import FOOT

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parent / "golden"
LATIN = (
    *("Łukasz Wójtowicz", "Zoë Ångström-Lindqvist", "Ren Nakagawa", "Jan van der Berg"),
    *("Μαρία Αλεξίου", "Анна Дмитриева", "Noor Haddad", "Siobhán Ó Rinn", "Đặng Văn Bình"),
)
"""Names whose letters are all in the program's own fonts."""
LETTER, A4, A5 = Paper(), Paper(PaperSize.A4), Paper(PaperSize.A5)
LYING = Paper(PaperSize.A4, landscape=True)


def _levels(paper: Paper) -> Callable[[IO[bytes]], None]:
    return lambda out: level_sheet.draw(level_sheet.content(*EVENTS["spring_main"]), paper, out)


def _cards(out: IO[bytes]) -> None:
    seat_cards.draw(seat_cards.SeatCards(people.cards(9, LATIN), FOOT, "Sat 14 Mar"), LETTER, out)


def _seats(out: IO[bytes]) -> None:
    listed = seating_list.content_by_name(people.seated(9, LATIN), "9 players", FOOT)
    seating_list.draw(listed, A4, out)


def _sign_in(out: IO[bytes]) -> None:
    signers = [sign_in.Signer(name, f"E{at:04}", 1, at) for at, name in enumerate(LATIN, 1)]
    sign_in.draw(sign_in.by_table(signers, "9 players", FOOT), A4, out)


MAIN: dict[str, Callable[[IO[bytes]], None]] = {
    "levels_letter": _levels(LETTER),
    "levels_a4_lying": _levels(LYING),
    "seat_cards": _cards,
    "seats_by_name": _seats,
    "table_sheet": lambda out: table_sheet.draw((people.table_sheet(LATIN),), A4, out),
    "sign_in": _sign_in,
    "prizes": lambda out: prize_list.draw(money_sheets.PRIZES, LETTER, out),
    "receipt": lambda out: receipt.draw(money_sheets.receipts(LATIN)[:4], A4, out),
    "ruling_slip": lambda out: ruling_slip.draw((people.ruling_slip(LATIN[:2]),), A5, out),
}
"""Each sheet by the name of its file."""


def drawn(name: str) -> bytes:
    """Draw a sheet."""
    out = io.BytesIO()
    MAIN[name](out)
    return out.getvalue()


def main() -> None:
    """Write all of them anew."""
    for name in MAIN:
        (FOLDER / f"{name}.pdf").write_bytes(drawn(name))


if __name__ == "__main__":
    main()
