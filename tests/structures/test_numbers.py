"""Blinds and lengths in every way of writing them, and those that are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.figures import FigureError
from tdtool.structures.numbers import Blinds, parse_blinds, parse_minutes

DASHES = ["-", "\u2013", "\u2014", "\u2212", "\u00ad", "\u2011", "/", " - ", " \u2013 ", "\u2044"]


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
