"""Suggested structures: amounts of the set, steps within bounds, an end about on time."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.stakes import AnteKind, Betting
from tdtool.structures.error import StructureError
from tdtool.structures.forced_bets import Form, forced_bets, stud_bets
from tdtool.structures.suggested import Suggestion, Wish, suggested
from tdtool.tournament import commands as c
from tdtool.tournament import end_estimate
from tdtool.tournament.chip_plan import figures, payable
from tdtool.tournament.course import Course
from tdtool.tournament.end_estimate import LIKELY
from tdtool.tournament.level_plan import level_plan
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_warning import Weight
from tests.extent import examples
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.structure import Structure

WISHES = st.builds(
    Wish,
    players=st.integers(9, 500),
    stack=st.sampled_from([1_000, 1_500, 5_000, 10_000, 20_000, 25_000, 30_000, 60_000]),
    minutes=st.integers(4, 24).map(lambda halves: 30 * halves),
    form=st.sampled_from(Form),
)


def units(structure: Structure) -> list[int]:
    levels = [row.stakes[0] for row in structure.rows if row.kind is RowKind.PLAY]
    return [one.big_blind or one.small_bet or 0 for one in levels]


def blinds(made: Suggestion) -> list[str]:
    found = []
    for row in made.structure.rows:
        if row.stakes:
            found.append(f"{row.stakes[0].small_blind}-{row.stakes[0].big_blind}")
        else:
            found.append("-".join(["break", *map(str, row.colour_up)]))
    return found


def test_an_evening_for_twenty_with_a_set_of_a_club() -> None:
    made = suggested(Wish(20, 10_000, 240, chips=(25, 100, 500, 1_000, 5_000)))
    assert blinds(made) == [
        "75-150",
        "100-200",
        "150-300",
        "200-400",
        "300-600",
        "break-25",
        "400-800",
        "600-1200",
        "800-1600",
        "1000-2000",
        "1500-3000",
        "break-100-500",
        "2000-4000",
        "3000-6000",
        "4000-8000",
        "5000-10000",
        "6000-12000",
    ]
    assert made.ends_minutes == 240
    assert made.structure.rows[made.ends_row].label == "12"
    assert made.structure.rows[5].registration_ends
    assert made.structure.rows[0].length.value == 20


@settings(max_examples=examples(40), deadline=None)
@given(WISHES)
def test_a_suggestion_can_be_played(wish: Wish) -> None:
    made = suggested(wish)
    structure = made.structure
    # Amounts are made of the chips that are in play, and rise within sensible bounds.
    gone: set[int] = set()
    chips = (1, 5, 25, 100, 500, *(10**n * k for n in range(3, 9) for k in (1, 5)), 25_000)
    for row in structure.rows:
        for stakes in row.stakes:
            left = [chip for chip in chips if chip > max(gone, default=0)]
            assert all(payable(amount, left) for amount in figures(stakes))
        gone |= set(row.colour_up)
    rising = [after / before for before, after in pairwise(units(structure))]
    assert all(1.14 < step < 2.06 for step in rising)
    # Nothing in it is odd enough to be said to a director.
    assert [one.text for one in warnings(structure) if one.weight is not Weight.NOTE] == []
    # It ends where the chips are worth about forty big blinds.
    total = wish.players * wish.stack
    levels = [at for at, row in enumerate(structure.rows) if row.kind is RowKind.PLAY]
    ends = levels.index(made.ends_row)
    assert units(structure)[ends] * LIKELY >= total
    assert ends == 0 or units(structure)[ends - 1] * LIKELY < total


@settings(max_examples=examples(40), deadline=None)
@given(WISHES)
def test_it_ends_about_on_time(wish: Wish) -> None:
    made = suggested(wish)
    length = made.structure.rows[0].length.value or 0
    assert abs(made.ends_minutes - wish.minutes) <= max(length, wish.minutes * 0.15)


def test_the_estimate_of_the_desk_says_the_same(tmp_path: Path) -> None:
    made = suggested(Wish(18, 20_000, 300))
    evening = Evening(tmp_path, made.structure)
    evening.players(18)
    evening.do(c.StartClock())
    now = evening.clock()
    plan = level_plan(made.structure, evening.state.clock, Course({}), now)
    found = end_estimate.winner(evening.state, made.structure, plan, now)
    assert not isinstance(found, str)
    assert found.likely_ms is not None
    assert found.likely_ms - now.wall_ms == made.ends_minutes * MINUTE
    evening.store.close()


def test_a_level_length_that_is_wished_is_kept_though_it_ends_early() -> None:
    made = suggested(Wish(45, 30_000, 600, 20))
    assert {row.length.value for row in made.structure.rows if row.stakes} == {20}
    assert made.ends_minutes < 600


def test_while_it_is_played_all_levels_are_higher() -> None:
    made = suggested(Wish(170, 60_000, 240, registers=False, above=10_000))
    rising = units(made.structure)
    assert rising[0] > 10_000
    assert rising[0] <= 2.05 * 10_000
    assert abs(made.ends_minutes - 240) <= (made.structure.rows[0].length.value or 0)
    assert not any(row.registration_ends for row in made.structure.rows)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish(1, 10_000, 240), "For 2 to 100,000 players."),
        (Wish(10, 0, 240), "A starting stack has chips."),
        (Wish(10, 10_000, 5), "From 10 minutes to 100 hours."),
        (Wish(10, 10_000, 240, 0), "A level lasts a minute at least"),
        (Wish(10, 10_000, 240, chips=(7,)), "These chips make no usual blinds."),
        (Wish(10, 10_000, 60, above=3_000), "it is ending"),
        (Wish(10_000, 5_000, 60, 60), "too few usual blinds"),
    ],
)
def test_what_cannot_be_played_is_said(wish: Wish, why: str) -> None:
    with pytest.raises(StructureError, match=why):
        suggested(wish)


def test_forced_bets_are_in_proportion() -> None:
    (limit,) = forced_bets(Form.LIMIT, 400, 100)
    assert (limit.small_blind, limit.big_blind, limit.small_bet, limit.big_bet) == (
        200,
        400,
        400,
        800,
    )
    assert (limit.betting, limit.ante.kind) == (Betting.FIXED_LIMIT, AnteKind.NONE)
    (stud,) = forced_bets(Form.STUD, 600, 100)
    assert (stud.small_blind, stud.ante.amount, stud.bring_in, stud.big_bet) == (
        None,
        100,
        200,
        1_200,
    )
    (mixed,) = forced_bets(Form.MIXED, 600, 100)
    assert (mixed.small_blind, mixed.ante.kind, mixed.bring_in) == (300, AnteKind.EACH, 200)
    assert forced_bets(Form.NO_LIMIT, 200, 25)[0].ante.amount == 200
    assert forced_bets(Form.NO_ANTE, 200, 25)[0].ante.amount == 0
    assert forced_bets(Form.POT_LIMIT, 200, 25)[0].betting is Betting.POT_LIMIT


@settings(max_examples=examples(60))
@given(st.integers(1, 400), st.sampled_from([1, 5, 25, 100, 1_000]))
def test_stud_bets_are_whole_chips_in_order(bets: int, chip: int) -> None:
    ante, bring_in = stud_bets(bets * chip, chip)
    assert ante % chip == 0
    assert bring_in % chip == 0
    assert chip <= ante <= bring_in <= bets * chip
