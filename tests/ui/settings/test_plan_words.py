"""What is typed about plans, read and written back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.tournament.plans.settings import Format, PlanSettings, SizeFrom
from tdtool.ui.settings import plan_words
from tdtool.ui.settings.plan_words import FieldError
from tdtool.ui.settings.seating_fields import read, shown_of
from tests.extent import examples

LEVELS = frozenset(("19", "20", "Turbo"))


@pytest.mark.parametrize(
    ("typed", "order", "written"),
    [
        ("", (), ""),
        ("40-38, 9 7", (40, 39, 38, 9, 7), "40-38, 9, 7"),
        ("1 – 3;5", (1, 2, 3, 5), "1-3, 5"),
        ("8,7,5", (8, 7, 5), "8, 7, 5"),
    ],
)
def test_a_breaking_order(typed: str, order: tuple[int, ...], written: str) -> None:
    assert plan_words.read_order(typed) == order
    assert plan_words.written_order(order) == written


def test_redraws_and_sizes() -> None:
    assert plan_words.read_points("9, 24 16 24") == (24, 16, 9)
    sizes = (SizeFrom(8, 2), SizeFrom(6, level="Turbo"))
    assert plan_words.read_sizes("8 seats from day 2; 6-handed from level Turbo", LEVELS) != ()
    assert plan_words.read_sizes(plan_words.written_sizes(sizes), LEVELS) == sizes
    assert plan_words.read_sizes(" ", LEVELS) == ()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: plan_words.read_order("7, x"), "“x” is no table"),
        (lambda: plan_words.read_points(""), "At which numbers"),
        (lambda: plan_words.read_points("nine"), "“nine” is no number of players"),
        (lambda: plan_words.read_sizes("8 soon", LEVELS), "“8 soon” makes no sense"),
        (lambda: plan_words.read_sizes("8 from level 99", LEVELS), "There is no level 99."),
        (lambda: plan_words.read_number("ten", "Seats to win"), "Seats to win: “ten” is no number"),
    ],
)
def test_what_makes_no_sense_is_said(wrong: object, said: str) -> None:
    assert callable(wrong)
    with pytest.raises(FieldError, match=said):
        wrong()


@given(
    st.lists(st.integers(1, 60), unique=True, max_size=12),
    st.none() | st.lists(st.integers(1, 500), max_size=4),
    st.none() | st.integers(1, 200),
    st.sampled_from(Format),
)
@settings(max_examples=examples(200))
def test_what_is_written_reads_back(
    order: list[int], points: list[int] | None, seats: int | None, form: Format
) -> None:
    wanted = PlanSettings(
        breaking_order=tuple(order),
        redraw_at=None if points is None else tuple(sorted(set(points), reverse=True)),
        prize_seats=seats,
        form=form,
        sizes=(SizeFrom(8, 2),),
        halt_at=None if seats is None else 3,
    )
    assert read(shown_of(wanted), LEVELS) == wanted
