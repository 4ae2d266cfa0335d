"""People's text is bounded and harmless before it is laid out."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from tdtool.ui import plain


@given(st.text(max_size=400))
def test_a_line_is_one_line_and_bounded(text: str) -> None:
    line = plain.one_line(text, 60)
    assert len(line) <= 60
    assert not any(unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} for sign in line)
    assert plain.one_line(line, 60) == line


def test_what_turns_the_writing_is_taken_out() -> None:
    assert plain.one_line("a\u202eb\u2066c") == "abc"
    assert plain.isolated("نور") == "\u2068نور\u2069"


def test_an_isolated_name_stays_isolated_in_its_sentence() -> None:
    said = f"12.5 {plain.isolated('يوسف 34')} out"
    assert plain.one_line(said) == said
    assert plain.sentences(said) == said
    assert plain.one_line(f"a\u2069{said}") == "a12.5 يوسف 34 out"
    assert plain.one_line(f"\u2068{said}") == "12.5 يوسف 34 out"
    assert plain.one_line(said, 9) == "12.5 يوس…"
    long = plain.sentences(plain.isolated("ي" * 60))
    assert long == f"\u2068{'ي' * 46}…\u2069"


def test_a_sentence_keeps_its_direction_whoever_it_is_about() -> None:
    assert plain.is_right_to_left("نور حداد, 12")
    assert not plain.is_right_to_left("12.5 نور حداد out")
    assert not plain.is_right_to_left("Тарас")


def test_joiners_stay() -> None:
    assert plain.one_line("می\u200cخواهم") == "می\u200cخواهم"


def test_a_long_word_cannot_widen_a_paragraph() -> None:
    assert max(map(len, plain.sentences("x" * 5_000).split())) <= 49


def test_a_tip_shows_markup_as_it_is() -> None:
    assert plain.tip("<b>x</b> & y") == "<qt>&lt;b&gt;x&lt;/b&gt; &amp; y</qt>"
    assert plain.tip("") == ""
