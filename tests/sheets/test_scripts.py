"""A page of two hundred names in twenty scripts: none of them a box, and missing ones are named."""

from __future__ import annotations

import io
import unicodedata

import pypdfium2
import pytest

from tdtool.sheets import fonts, seating_list
from tdtool.sheets.faces import Weight
from tdtool.sheets.page import Paper, PaperSize
from tests.sheets.people import FOOT
from tests.sheets.printed import Printed
from tests.sheets.scripts import ALL, NAMES

FROM_THE_SYSTEM = {
    **dict.fromkeys(("Armenian", "Georgian", "Lao", "Tifinagh", "Syllabics"), "DejaVu Sans"),
    **dict.fromkeys(("Han", "Hiragana", "Katakana", "Hangul"), "WenQuanYi Micro Hei"),
}
"""Scripts whose font is none of the program's own packages."""


def test_there_are_two_hundred_names_in_twenty_scripts() -> None:
    assert len(NAMES) == 20
    assert len(set(ALL)) == 200


@pytest.mark.parametrize("script", NAMES)
def test_no_name_is_a_box(script: str) -> None:
    for name in NAMES[script]:
        for weight in (Weight.REGULAR, Weight.BOLD):
            for run in fonts.set_text(fonts.plain(name), weight, 14).runs:
                if script in FROM_THE_SYSTEM and run.boxed:
                    pytest.skip(f"the system has no font for {script}: {FROM_THE_SYSTEM[script]}")
                assert not run.boxed, name
                assert all(glyph.number for glyph in run.glyphs), name
                assert len(run.glyphs) or not run.text.strip(), name


def test_a_page_of_all_of_them_has_every_name(script_page: Printed) -> None:
    signs = set(unicodedata.normalize("NFC", script_page.text()))
    for name in ALL:
        letters = {one for one in unicodedata.normalize("NFC", name) if one.isalpha()}
        assert letters <= signs, name
    assert "…" not in signs
    assert "\u25a1" not in signs
    assert script_page.all_embedded()


@pytest.fixture(scope="module")
def script_page() -> Printed:
    seated = [seating_list.Seated(name, at // 9 + 1, at % 9 + 1) for at, name in enumerate(ALL)]
    out = io.BytesIO()
    sheet = seating_list.content_by_name(seated, "200 players", FOOT)
    seating_list.draw(sheet, Paper(PaperSize.A4), out)
    return Printed(out.getvalue())


def test_a_script_without_a_font_is_named_by_the_sheet(script_page: Printed) -> None:
    assert "Keywords" not in script_page.document.get_metadata_dict(skip_empty=True)
    codes = range(0x1000, 0x12000)
    letter = next(
        chr(code)
        for code in codes
        if unicodedata.category(chr(code)) == "Lo" and not fonts.covered(chr(code))
    )
    out = io.BytesIO()
    sheet = seating_list.content_by_name([seating_list.Seated(letter * 3, 1, 1)], "", FOOT)
    seating_list.draw(sheet, Paper(PaperSize.A4), out)
    about = pypdfium2.PdfDocument(out.getvalue()).get_metadata_dict()
    assert about["Keywords"] == fonts.script_of(letter)
    assert about["Keywords"]


@pytest.mark.parametrize(
    ("sign", "script"),
    [
        ("\u0d9a", "Sinhala"),
        ("\u1200", "Ethiopic"),
        ("\u1000", "Myanmar"),
        ("\u0a95", "Gujarati"),
        ("😀", "other signs"),
        ("\u0378", ""),
    ],
)
def test_scripts_have_names(sign: str, script: str) -> None:
    assert fonts.script_of(sign) == script
