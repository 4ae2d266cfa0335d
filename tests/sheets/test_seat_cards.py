"""Seat cards: figures, order, names that are too long, and the code that a scanner types."""

from __future__ import annotations

import io
import re
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pytest

from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.seat_cards import SeatCard, SeatCards, by_name, by_table, draw, grid, pages
from tdtool.tournament.scan_text import scan_text
from tests.sheets.people import FOOT, NAMES, cards
from tests.sheets.printed import Printed

if TYPE_CHECKING:
    from tests.sheets.printed import Ink

LETTER = Paper()
_SYMBOLS = """
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
"""
CODE_128 = _SYMBOLS.split()
"""The symbols of Code 128 (ISO/IEC 15417), widths of bars and gaps; 103 to 105 start, 106 stops."""
START_B, CODE_C, CODE_B, STOP = 104, 99, 100, 106
DENSE = 16
"""Pixels a point that a page is looked at with."""


def printed(sheet: SeatCards, paper: Paper = LETTER) -> Printed:
    out = io.BytesIO()
    draw(sheet, paper, out)
    return Printed(out.getvalue())


def sheet(*made: SeatCard) -> SeatCards:
    return SeatCards(made or cards(16), FOOT, "Sat 14 March, 12:00")


def scanned(pdf: Printed, place: tuple[float, float]) -> str:
    """Read the code that is met on the way down from a point, as a hand scanner does."""
    picture = pdf.document[0].render(
        scale=DENSE, crop=(place[0], 792 - place[1] - 84, 612 - place[0] - 2, place[1])
    )
    pixels = bytes(picture.buffer)[DENSE * picture.n_channels :: picture.stride]
    line = [pixel < 128 for pixel in pixels]
    runs = [len(list(run)) for _, run in groupby(line)][1:-1]
    module = sum(runs) / (11 * (len(runs) - 7) // 6 + 13)
    symbols = _symbols([round(run / module) for run in runs])
    *values, check, stop = [CODE_128.index(symbol) for symbol in symbols]
    assert stop == STOP
    assert check == (values[0] + sum(n * v for n, v in enumerate(values))) % 103
    return _said(values)


def _symbols(widths: list[int]) -> list[str]:
    text = "".join(map(str, widths))
    return [*re.findall(".{6}", text[:-7]), text[-7:]]


def _said(values: list[int]) -> str:
    said, pairs = "", False
    assert values[0] == START_B
    for value in values[1:]:
        if value in {CODE_C, CODE_B} and pairs is (value == CODE_B):
            pairs = value == CODE_C
        else:
            said += f"{value:02d}" if pairs else chr(value + 32)
    return said


@pytest.mark.parametrize("entry", [1, 403, 9_999, 10_403, 999_999])
def test_the_code_is_the_entry_in_code_128_with_its_white_around_it(entry: int) -> None:
    pdf = printed(sheet(SeatCard("Kim", 12, 5, entry)))
    # The first card's corner is (36, 36); its code stands 26 points wide at the right.
    assert scanned(pdf, (36 + 270 - 18 - 13, 36 + 113 - 42)) == scan_text(entry)
    assert scan_text(entry) in pdf.text()


def test_table_and_seat_are_the_largest_type_on_a_card() -> None:
    inks = sorted(printed(sheet()).inks(), key=lambda ink: ink.bottom - ink.top)[:16]
    assert {ink.text for ink in inks} <= {"12", "13", *"123456789"}
    assert min(ink.top - ink.bottom for ink in inks) > 40


def test_a_card_says_everything() -> None:
    words = printed(sheet(SeatCard("Jan van der Berg", 12, 5, 403, "5c19", 60_000))).text()
    for said in (
        *("Spring Main Event", "Sat 14 March, 12:00", "Jan van der Berg", "TABLE", "SEAT"),
        *("60,000", "in chips", "Entry", "E0403", "Draw 5c19", "Spring Main Event, table 12"),
    ):
        assert said in words


def test_what_is_not_known_is_left_out() -> None:
    bare = SeatCards((SeatCard("Kim", 12, 5, 403),), FOOT)
    words = printed(bare).text()
    assert "in chips" not in words
    assert "Draw" not in words


def test_a_long_name_takes_two_lines_then_smaller_type_then_is_cut() -> None:
    def name_of(name: str) -> list[Ink]:
        inks = printed(sheet(SeatCard(name, 12, 5, 403))).inks()
        return [ink for ink in inks if set(ink.text) <= set("Wide…")]

    long = "Wide " * 6
    short, two, tiny = name_of("Wide Wide"), name_of(long), name_of(long * 6)
    assert len({ink.base for ink in short}) == 1
    assert len({ink.base for ink in two}) == 2
    assert len({ink.base for ink in tiny}) == 2
    assert any("…" in ink.text for ink in tiny)
    assert max(i.top - i.bottom for i in tiny) < max(i.top - i.bottom for i in two)


def test_cards_can_lie_by_table_or_by_name() -> None:
    made = (
        SeatCard("Jan van der Berg", 2, 1, 1),
        SeatCard("Kim", 1, 2, 2),
        SeatCard("Öner Abay", 1, 1, 3),
    )
    assert [card.entry for card in by_table(made)] == [3, 2, 1]
    assert [card.entry for card in by_name(made)] == [3, 2, 1]
    assert [card.entry for card in by_name(reversed(made))] == [3, 2, 1]


def test_the_foot_names_the_tables_of_a_page_that_holds_one_or_two() -> None:
    pdf = printed(sheet(*by_table(cards(27))))
    assert "Spring Main Event, table 12" in pdf.text(0)
    assert "Spring Main Event, tables 12 and 13" in pdf.text(1)
    assert "Spring Main Event, table" not in printed(sheet(*cards(90)[::9])).text(0)


@pytest.mark.parametrize(
    ("paper", "places"),
    [
        (Paper(), 8),
        (Paper(PaperSize.A4), 8),
        (Paper(PaperSize.A5), 3),
        (Paper(PaperSize.LETTER, landscape=True), 6),
        (Paper(PaperSize.A5, landscape=True), 4),
    ],
)
def test_as_many_cards_as_a_page_holds(paper: Paper, places: int) -> None:
    assert grid(paper).places == places
    made = SeatCards(cards(places + 1), FOOT)
    assert pages(made, paper) == printed(made, paper).pages == 2


def test_no_cards_are_one_empty_page() -> None:
    assert printed(SeatCards((), FOOT)).pages == pages(SeatCards((), FOOT), LETTER) == 1


def test_cards_lie_edge_to_edge_in_the_middle_of_the_page() -> None:
    lies = grid(LETTER)
    assert (lies.left, lies.top) == (36.0, 36.0)
    lines = [ink.base for ink in printed(sheet(*cards(8))).inks() if ink.text in NAMES]
    for upper, lower in pairwise(sorted(set(lines), reverse=True)):
        assert upper - lower >= 170
