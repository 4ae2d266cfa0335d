from __future__ import annotations

import io
import subprocess
import sys
import time
import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.sheets import fonts
from tdtool.sheets.faces import Face, Weight
from tdtool.sheets.font_files import packaged, system_folders
from tdtool.sheets.pen import Align, Pen
from tests.sheets.printed import Printed, pack

if TYPE_CHECKING:
    from pathlib import Path

NAMES = {
    "Latin": "Żółć Đặng Þór İpek Nguyễn Straße",
    "Greek": "Γιάννης Παπαδόπουλος",
    "Cyrillic": "Щербаков Љубиша Ґалаґан",
    "Armenian": "Արամ Խաչատրյան",
    "Georgian": "ნინო ბერიძე",
    "Hebrew": "דוד בן-גוריון",
    "Arabic": "محمد بن سلمان",
    "Persian": "پژمان گچ‌پژ",
    "Devanagari": "राजेश कुमार",
    "Bengali": "রহিম উদ্দিন",
    "Tamil": "முருகன்",
    "Telugu": "రాజేష్",
    "Thai": "สมชาย ใจดี",
    "Lao": "ສົມສັກ",
    "Khmer": "សុខា",
    "Amharic": "አበበ ቢቂላ",
    "Han": "王偉 张伟",
    "Kana": "さくら タロウ",
    "Hangul": "김민준",
    "Emoji": "😀 Kim 👨‍👩‍👧",
    "Signs": "♠♥♦♣ → – — ’ “x” €",
}


def drawn(*texts: str, weight: Weight = Weight.REGULAR) -> Printed:
    out = io.BytesIO()
    pen = Pen(out, 600, 40 + 20 * len(texts), "Names")
    for i, text in enumerate(texts):
        pen.text(20, 30 + 20 * i, text, 12, weight, max_width=560)
    pen.save()
    return Printed(out.getvalue())


@pytest.mark.parametrize("script", NAMES)
def test_every_character_is_covered_or_visibly_a_box(script: str) -> None:
    text = fonts.plain(NAMES[script])
    box = fonts.chain().face_for(ord(fonts.MISSING))
    assert box is not None
    for run in fonts.set_text(text, Weight.BOLD, 14).runs:
        box_number = run.cut.nominal(ord(fonts.MISSING))
        for glyph in run.glyphs:
            assert glyph.number != 0, "a missing glyph would print as nothing or as itself"
        for char in run.text:
            if not fonts.covered(char):
                assert next(g for g in run.glyphs if g.text == char).number == box_number


@pytest.mark.parametrize("weight", Weight)
def test_names_of_all_scripts_are_on_the_page_with_their_text(weight: Weight) -> None:
    pdf = drawn(*NAMES.values(), weight=weight)
    packed = pdf.packed()
    for script in ("Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Han", "Signs"):
        assert pack(unicodedata.normalize("NFC", NAMES[script])) in packed, script
    for script, name in NAMES.items():
        letters = {c for c in name if unicodedata.category(c) == "Lo"}
        assert letters <= set(packed), script
    assert pdf.all_embedded()


def test_a_box_is_ink() -> None:
    missing = next(
        chr(code)
        for code in range(0x1000, 0xA000)
        if unicodedata.category(chr(code)) == "Lo" and not fonts.covered(chr(code))
    )
    inks = list(drawn(f"A{missing}B").inks())
    assert any(missing in ink.text for ink in inks)
    [box] = [ink for ink in inks if missing in ink.text]
    assert box.right - box.left > 5


def test_weights_are_different_outlines_and_names() -> None:
    face = fonts.chain().first()
    names = {face.cut(weight, 14).name for weight in Weight}
    assert len(names) == len(Weight)
    widths = [fonts.text_width("Spring Main Event", 20, weight) for weight in Weight]
    assert widths == sorted(set(widths))
    regular, bold = drawn("Hm"), drawn("Hm", weight=Weight.BOLD)
    assert regular.fonts() != bold.fonts()


def test_all_tabular_figures_are_equally_wide() -> None:
    widths = {
        round(fonts.text_width(digit * 3, 10, weight, tabular=True), 6)
        for digit in "0123456789"
        for weight in [Weight.REGULAR]
    }
    assert len(widths) == 1
    assert fonts.text_width("111", 10, Weight.REGULAR) < widths.pop()


@pytest.mark.parametrize("text", ["", " ", "\ufe00", "\u200d\u200d", "\x00"])
def test_a_name_of_nothing_visible_is_no_ink(text: str) -> None:
    assert not list(drawn(text).inks())


def test_control_characters_and_turning_marks_are_made_harmless() -> None:
    assert fonts.plain("a\x00b\r\n\tc\u2028d") == "a b c d"
    assert fonts.plain("\u202eevil\u202c \u2066x\u2069\ufeff\u00ad") == "evil x"
    assert fonts.plain("  \n ") == ""
    assert fonts.plain("\ud800x") == "x"


def test_marks_beyond_a_few_on_one_letter_are_left_out() -> None:
    assert len(fonts.plain("Z" + "\u0301" * 500)) <= 1 + fonts.MOST_MARKS
    assert fonts.plain("e\u0302\u0323") == "\u1ec7"
    assert fonts.plain("o\u0323\u0300") == "\u1ecd\u0300"


def test_five_thousand_characters_are_cut_fast() -> None:
    start = time.process_time()
    for name in ("A" * 5000, "م" * 5000, "王" * 5000, "x\u0301" * 2500, "😀" * 5000):
        short = fonts.fit(name, 12, Weight.REGULAR, 100)
        assert short.endswith("…")
        assert fonts.text_width(short, 12, Weight.REGULAR) <= 100
    assert time.process_time() - start < 1.0


def test_wrapped_lines_fit_and_lose_nothing() -> None:
    text = "Balance moves are chosen by position " + "x" * 120
    lines = fonts.wrap(text, 9, Weight.REGULAR, 100)
    assert all(fonts.text_width(line, 9, Weight.REGULAR) <= 100 for line in lines)
    assert pack("".join(lines)) == pack(text)


@given(
    st.text(max_size=60) | st.text("\u05d0\u0627\U00018cd6a1() -\u0301\u200d\ufe0f", max_size=20),
    st.floats(1, 400),
    st.sampled_from(Weight),
)
def test_any_text_is_set_within_its_width(text: str, width: float, weight: Weight) -> None:
    short = fonts.fit(text, 12, weight, width)
    shown = fonts.text_width(short, 12, weight)
    assert shown <= width or short == "…" or not fonts.plain(text)
    for run in fonts.set_text(fonts.plain(text), weight, 14).runs:
        assert all(glyph.number != 0 for glyph in run.glyphs)


def test_aligned_text_ends_where_it_should() -> None:
    out = io.BytesIO()
    pen = Pen(out, 300, 100, "Align")
    pen.text(200, 30, "12,000", 14, align=Align.RIGHT, tabular=True)
    pen.text(200, 60, "HIH", 14, align=Align.CENTRE)
    pen.save()
    right, centre = Printed(out.getvalue()).inks()
    assert 197 < right.right <= 200
    assert abs((centre.left + centre.right) / 2 - 200) < 0.5


def test_fonts_with_postscript_outlines_are_told_apart(tmp_path: Path) -> None:
    files = [file for folder in system_folders() for file in sorted(folder.rglob("*.otf"))]
    if not files:
        pytest.skip("no font with PostScript outlines on this system")
    assert Face(files[0]).has_postscript_outlines
    assert not Face(next(packaged())).has_postscript_outlines
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"\x00\x01\x00\x00 no font at all")
    with pytest.raises(ValueError, match="holds no outlines"):
        Face(broken)


def test_the_command_names_the_font_of_each_script() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "tdtool.sheets.fonts"], capture_output=True, text=True, check=True
    )
    assert [line.split()[0] for line in answer.stdout.splitlines()][:3] == [
        *("Latin", "Greek", "Cyrillic")
    ]
    assert "Inter" in answer.stdout


@pytest.mark.parametrize("tabular", [True, False])
@pytest.mark.parametrize("room", range(40, 130, 7))
def test_figures_are_set_smaller_rather_than_cut(room: int, *, tabular: bool) -> None:
    """Large type is cut narrower than small: it is measured again where it becomes small."""
    out = io.BytesIO()
    pen = Pen(out, 300, 100, "Figures")
    text = "57,142,857"
    width = pen.text(10, 50, text, 40, Weight.BOLD, max_width=room, smallest=5, tabular=tabular)
    pen.save()
    assert Printed(out.getvalue()).text().strip() == text
    assert width <= room
