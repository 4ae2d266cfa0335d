"""Figures in every way of writing them, and figures that are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.figures import MAX_CHIPS, FigureError, parse_chips
from tdtool.rules.quoting import quoted

MARKS = [",", ".", " ", "'", "\u2019", "\u00a0", "\u202f", "\u2009", "_", "\u066c", "\uff0c"]
DIGITS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "۰۱۲۳۴۵۶۷۸۹"]


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("1,500", 1_500),
        ("1.000.000", 1_000_000),
        ("1 200", 1_200),
        ("1.5K", 1_500),
        ("1,5k", 1_500),
        ("15k", 15_000),
        ("2.5M", 2_500_000),
        ("0.5k", 500),
        ("1.5 M", 1_500_000),
        ("1,500,000,", 1_500_000),
        ("T10000", 10_000),
        ("$25", 25),
        ("25\u20ac", 25),
        ("100.00", 100),
        ("1,000.00", 1_000),
        ("1.000,00", 1_000),
        ("1,000.5K", 1_000_500),
        ("1,00,000", 100_000),
        ("12,34,56,789", 123_456_789),
        ("007", 7),
        ("0", 0),
        ("2,000,000,000", 2_000_000_000),
        ("2147483648", 2**31),
        ("9,007,199,254,740", 9_007_199_254_740),
        ("1,000,000,000,000,000", MAX_CHIPS),
    ],
)
def test_figure(text: str, chips: int) -> None:
    assert parse_chips(text) == chips


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("0.25", "nothing is rounded"),
        ("12.5", "nothing is rounded"),
        (".5", "nothing is rounded"),
        ("1.2345k", "nothing is rounded"),
        ("1,000.50", "nothing is rounded"),
        ("0.500", "nothing is rounded"),
        ("1.500K", "two ways"),
        ("1,250M", "two ways"),
        ("-5", "negative"),
        ("\u2212500", "negative"),
        ("", "missing"),
        ("   ", "missing"),
        ("$", "missing"),
        ("abc", "not a figure"),
        ("12,34,5", "not a figure"),
        ("1,000.000,5", "not a figure"),
        ("1e6", "not a figure"),
        ("NaN", "not a figure"),
        ("100/200", "not a figure"),
        ("1,000,000,000,000,001", "more than 1,000,000,000,000,000 chips"),
        ("9" * 61, "too long"),
        ("²", "not a figure"),
    ],
)
def test_refused_figure(text: str, says: str) -> None:
    with pytest.raises(FigureError, match=says):
        parse_chips(text)


@given(st.integers(0, MAX_CHIPS), st.sampled_from(MARKS), st.sampled_from(DIGITS))
def test_every_mark_and_every_script_reads_back(chips: int, mark: str, digits: str) -> None:
    text = f"{chips:,}".replace(",", mark).translate(str.maketrans("0123456789", digits))
    assert parse_chips(text) == chips


@given(st.integers(1, 999_999), st.integers(0, 99), st.sampled_from("kK"))
def test_thousands_written_short(whole: int, hundredths: int, suffix: str) -> None:
    assert parse_chips(f"{whole}.{hundredths:02}{suffix}") == whole * 1000 + hundredths * 10


@given(st.text(max_size=70))
def test_any_text_is_a_figure_or_a_reason(text: str) -> None:
    reason, chips = "", 0
    try:
        chips = parse_chips(text)
    except FigureError as problem:
        reason = str(problem)
    assert 0 <= chips <= MAX_CHIPS
    assert "\n" not in reason


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a\x00b\nc", '"a b c"'),
        ("\ud800x", '"\ufffdx"'),
        ("x" * 50, f'"{"x" * 39}…"'),
    ],
)
def test_foreign_text_is_quoted_short_and_plain(text: str, said: str) -> None:
    assert quoted(text) == said
