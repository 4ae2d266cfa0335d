"""Every sheet of every sample tournament: whole, well set, and all it must say is on it."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import pytest

from tdtool.sheets.page import PORTRAIT, PaperSize
from tdtool.ui.printing.offer import Offer
from tests.extent import FULL
from tests.samples.events import SAMPLES, stages
from tests.samples.prints import PAPERS, Print, made, prints
from tests.samples.said import said
from tests.sheets.printed import Printed, pack
from tests.sheets.test_paper_lists import apart

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.samples.events import Stage

LARGE = 60
"""Pages of which only the first two and the last are looked at sign by sign."""
NOTHING = {
    "middle": {Offer.PAYOUT_SLIPS, Offer.DEAL, Offer.DAY_SEATING},
    "late": set[Offer](),
    "day two": set[Offer](),
}
"""Sheets for which there is nothing yet, and a sentence says so."""
BARE = {
    *NOTHING["middle"],
    *(Offer.CARD, Offer.SEAT_CARDS, Offer.SEATING, Offer.DRAW_PROOF, Offer.MOVES),
    *(Offer.BREAKS, Offer.STANDINGS, Offer.BAG_SHEETS, Offer.BAG_LABELS, Offer.CHIP_COUNTS),
    *(Offer.RULINGS, Offer.PENALTIES, Offer.RULING_LOG, Offer.PRIZES, Offer.RECEIPTS),
    Offer.CASH_UP,
}
"""The same where nobody was entered."""
FLIGHT = {Offer.PRIZES, Offer.PAYOUT_SLIPS, Offer.DEAL}
"""The same at the end of a flight, where nothing was sold."""
SEATS = {Offer.PAYOUT_SLIPS}
"""The same while the seats of a satellite are played for."""
CASES = (
    [(sample, size) for sample in SAMPLES for size in PAPERS] if FULL else [("horse", PAPERS[0])]
)


@pytest.mark.parametrize(("sample", "size"), CASES)
def test_every_sheet_is_whole_and_says_all_it_must(
    tmp_path: Path, sample: str, size: PaperSize
) -> None:
    for stage in stages(tmp_path, sample):
        without, there = set[Offer](), set[Offer]()
        for one in chosen(stage, sample, size):
            found = made(stage, one)
            if isinstance(found, str):
                assert found.endswith((".", "?")), (one.label, found)
                without.add(one.offer)
            else:
                there.add(one.offer)
                check(stage, one, *found)
        assert without - there == nothing(sample, stage), stage.name


def nothing(sample: str, stage: Stage) -> set[Offer]:
    """Say which sheets have nothing to print at a moment."""
    if sample == "nobody":
        return BARE
    if sample == "flights" and stage.name == "late":
        return FLIGHT
    if sample == "satellite" and stage.name == "late":
        return SEATS
    return NOTHING[stage.name]


def chosen(stage: Stage, sample: str, size: PaperSize) -> Iterator[Print]:
    """Leave out the options of what is very long, or of what is looked at in every check."""
    whole = FULL and sample != "ten thousand"
    for one in prints(stage, size):
        if whole or not (one.choice.lying or one.choice.kind or one.choice.size):
            yield one


def check(stage: Stage, one: Print, pdf: bytes, counted: int) -> None:
    """Read a print back and compare it with what it must be."""
    page = Printed(pdf)
    told = f"{stage.desk.state.name}, {stage.name}, {one.label}"
    wide, high = PORTRAIT[one.choice.paper]
    size = (high, wide) if one.choice.lying else (wide, high)
    assert page.pages == counted, told
    assert {tuple(map(round, each)) for each in page.sizes} == {tuple(map(round, size))}, told
    assert page.all_embedded(), told
    text = page.text()
    assert "\u25a1" not in text, told
    assert "…" not in text or one.offer is Offer.CARD, told
    packed = pack(unicodedata.normalize("NFC", text))
    signs = set(packed)
    for words in said(stage, one):
        wanted = pack(unicodedata.normalize("NFC", words))
        leftward = any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in wanted)
        there = set(wanted) <= signs if leftward else wanted in packed
        assert there, (told, words)
    _look(page, told)


def _look(page: Printed, told: str) -> None:
    """Look where the ink is: inside the page, and nowhere over other ink."""
    shown = page
    if page.pages > LARGE:
        shown = Printed(_some(page))
    inks = list(shown.inks())
    for ink in inks:
        wide, high = shown.sizes[ink.page]
        assert ink.left >= 14, (told, ink)
        assert ink.right <= wide - 14, (told, ink)
        assert ink.bottom >= 13, (told, ink)
        assert ink.top <= high - 14, (told, ink)
    assert not apart(shown), told


def _some(page: Printed) -> bytes:
    """Give the first two pages and the last one as a file of their own."""
    import io

    import pypdfium2

    few = pypdfium2.PdfDocument.new()
    few.import_pages(page.document, [0, 1, page.pages - 1])
    out = io.BytesIO()
    few.save(out)
    return out.getvalue()
