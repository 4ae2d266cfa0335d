"""Figures in every way of writing them, and figures that are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.structures.numbers import (
    MAX_CHIPS,
    Blinds,
    FigureError,
    parse_blinds,
    parse_chips,
    parse_minutes,
)

MARKS = [",", ".", " ", "'", "\u2019", "\u00a0", "\u202f", "\u2009", "_", "\u066c", "\uff0c"]
DIGITS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "۰۱۲۳۴۵۶۷۸۹"]
DASHES = ["-", "\u2013", "\u2014", "\u2212", "\u00ad", "\u2011", "/", " - ", " \u2013 ", "\u2044"]


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
    ("text", "blinds"),
    [
        ("100/200(200)", Blinds(100, 200, 200)),
        ("100-200-200", Blinds(100, 200, 200)),
        ("100/200/25", Blinds(100, 200, 25)),
        ("300/600 + 75", Blinds(300, 600, 75)),
        ("100/200 ante 25", Blinds(100, 200, 25)),
        ("100/200 a25", Blinds(100, 200, 25)),
        ("100/200 (BBA)", Blinds(100, 200, 200)),
        ("100/200 BB ante", Blinds(100, 200, 200)),
        ("5K\u201310K (10K)", Blinds(5_000, 10_000, 10_000)),
        ("1 200 - 2 400", Blinds(1_200, 2_400)),
        ("1.000/2.500 [1.000]", Blinds(1_000, 2_500, 1_000)),
        ("100.000-200.000", Blinds(100_000, 200_000)),
        ("x/y", None),
        ("200", None),
        ("", None),
        ("1/2" * 70, None),
    ],
)
def test_blinds(text: str, blinds: Blinds | None) -> None:
    assert parse_blinds(text) == blinds


@given(st.integers(1, 10**9), st.integers(1, 10**9), st.sampled_from(DASHES))
def test_blinds_with_every_dash(small: int, big: int, dash: str) -> None:
    assert parse_blinds(f"{small:,}{dash}{big:,}") == Blinds(small, big)


def test_blinds_with_a_fraction_are_refused() -> None:
    with pytest.raises(FigureError, match="nothing is rounded"):
        parse_blinds("0.25/0.50")


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("20", 20),
        ("20 min", 20),
        ("20min.", 20),
        ("20'", 20),
        ("90 Minuten", 90),
        ("1h15", 75),
        ("1 hr 15 min", 75),
        ("2 hours", 120),
        ("1:15", 75),
        ("1:00", 60),
        ("20:00", 20),
        ("00:20:00", 20),
        ("٢٠", 20),
        ("0", 0),
    ],
)
def test_minutes(text: str, minutes: int) -> None:
    assert parse_minutes(text) == minutes


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("12.5", "nothing is rounded"),
        ("0:00:30", "seconds"),
        ("", "no length"),
        ("twenty", "no length"),
        ("-20", "no length"),
        ("99999", "longer than a week"),
        ("9" * 100, "no length"),
    ],
)
def test_refused_minutes(text: str, says: str) -> None:
    with pytest.raises(FigureError, match=says):
        parse_minutes(text)
