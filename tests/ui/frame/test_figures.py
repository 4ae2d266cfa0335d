"""Figures as the window writes them."""

from __future__ import annotations

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.settings import NumberStyle
from tdtool.ui import figures

BB_ANTE = Ante(AnteKind.BIG_BLIND, 10_000)


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (0, "0:00"),
        (1, "0:01"),
        (30_000, "0:30"),
        (59_001, "1:00"),
        (1_062_000, "17:42"),
        (3_849_000, "1:04:09"),
        (-5, "0:00"),
    ],
)
def test_a_countdown_ends_on_nought(ms: int, text: str) -> None:
    assert figures.countdown(ms) == text


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (999, "0 s"),
        (59_999, "59 s"),
        (360_000, "6 min"),
        (7_200_000, "2 h"),
        (259_200_000, "3 days"),
    ],
)
def test_ages_are_rounded_down(ms: int, text: str) -> None:
    assert figures.age(ms) == text


@pytest.mark.parametrize(
    ("stakes", "text"),
    [
        (Stakes(5_000, 10_000, BB_ANTE), "5,000-10,000 (10,000)"),
        (Stakes(100, 200), "100-200"),
        (
            Stakes(ante=Ante(AnteKind.EACH, 100), bring_in=150, small_bet=400, big_bet=800),
            "ante 100 bring-in 150 limits 400-800",
        ),
        (Stakes(200, 400, small_bet=400, big_bet=800), "200-400 limits 400-800"),
        (Stakes(ante=Ante(AnteKind.SHORT_DECK, 500)), "ante 500"),
        (Stakes(button_post=200), "button 200"),
        (Stakes(small_bet=400, big_bet=800), "400-800"),
    ],
)
def test_stakes_in_a_line(stakes: Stakes, text: str) -> None:
    assert figures.stakes_line(stakes) == text


def test_the_ante_is_named_by_who_pays_it() -> None:
    assert figures.ante_label(Stakes(1, 2, BB_ANTE)) == "BB ante"
    assert figures.ante_label(Stakes(1, 2, Ante(AnteKind.BUTTON, 2))) == "Button ante"
    assert figures.ante_label(Stakes(1, 2, Ante(AnteKind.EACH, 2))) == "Ante"


def test_the_time_of_day_is_local() -> None:
    assert figures.time_of_day(0, 2 * 3600) == "02:00"


@pytest.mark.parametrize(
    ("style", "text"),
    [
        (NumberStyle.SYSTEM, "1,234,567"),
        (NumberStyle.COMMA, "1,234,567"),
        (NumberStyle.POINT, "1.234.567"),
        (NumberStyle.BLANK, "1\u202f234\u202f567"),
        (NumberStyle.APOSTROPHE, "1’234’567"),
    ],
)
def test_thousands_are_set_apart_as_was_chosen(style: NumberStyle, text: str) -> None:
    figures.set_number_style(style)
    try:
        assert figures.number(1_234_567) == text
        assert figures.number(999) == "999"
    finally:
        figures.set_number_style(NumberStyle.SYSTEM)
