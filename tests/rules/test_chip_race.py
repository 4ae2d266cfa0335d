"""Colouring up: the worked cases by their name, starting stacks, and what must always hold."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules import chip_race
from tdtool.rules.cards import Card, Suit, read_card
from tdtool.rules.chip_race import (
    NeverOut,
    Race,
    Racer,
    Rounding,
    chips_to_give,
    exchange,
    habits,
    race,
    rounded,
    say_race,
    value,
)
from tdtool.rules.house import ROBERTS_11, TDA_2024
from tests.rules.tables import DATA

if TYPE_CHECKING:
    from collections.abc import Sequence

FACTS = json.loads((DATA / "chip_race.json").read_text(encoding="utf-8"))
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in FACTS["vectors"]}
RACES = [
    (case["id"], rounding)
    for case in CASES.values()
    if "draw" in case
    for rounding in case["expect"]
]


def racers(case: dict[str, Any]) -> dict[int, Racer]:
    return {
        int(seat): Racer(
            count * case["old"],
            tuple(read_card(card) for card in case["draw"][seat]),
            int(seat) in case.get("whole_stack", []),
        )
        for seat, count in case["odd_chips_by_seat"].items()
    }


def test_the_table_of_cases_is_whole() -> None:
    assert len(CASES) == 14
    assert len({name for name, _ in RACES}) == 9


@pytest.mark.parametrize(("name", "rounding"), RACES)
def test_races(name: str, rounding: str) -> None:
    case = CASES[name]
    never_out = NeverOut.FROM_RACE if name == "never-out-first" else NeverOut.FROM_BANK
    found = race(racers(case), case["new"], Rounding(rounding), never_out)
    expected = case["expect"][rounding]
    assert found == Race(
        expected["odd_value"],
        expected["chips_to_give"],
        tuple(expected["winners"]),
        expected["bank_extra"],
        expected["change_in_total"],
    )


def test_two_at_once() -> None:
    case = CASES["two-at-once"]
    stacks = {
        int(seat): {int(chip): count for chip, count in stack.items()}
        for seat, stack in case["stacks"].items()
    }
    found = {seat: exchange(stack, {100, 500}, 1_000) for seat, stack in stacks.items()}
    assert found[1].odd == {500: 1, 100: 3}
    assert found[2].odd == {500: 1, 100: 4}
    assert found[3].odd == {500: 1, 100: 2}
    assert [found[seat].odd_value for seat in (1, 2, 3)] == [800, 900, 700]
    assert [seat for seat in found if found[seat].out_of_chips] == [3]
    total = sum(one.odd_value for one in found.values())
    assert total == case["expect"]["odd_total"]
    assert chips_to_give(total, 1_000, Rounding.DOWN) == case["expect"]["chips_down"]
    assert chips_to_give(total, 1_000, Rounding.HALF_UP) == case["expect"]["chips_half_up"]


@pytest.mark.parametrize(
    ("name", "rounding"), [("round-up-all", Rounding.UP), ("round-nearest", Rounding.HALF_UP)]
)
def test_rooms_without_a_race(name: str, rounding: Rounding) -> None:
    case = CASES[name]
    odd = {int(seat): worth for seat, worth in case["odd_values"].items()}
    found = rounded(odd, 100, rounding)
    assert found == {int(s): n for s, n in case["expect"]["chips_by_seat"].items()}
    change = 100 * sum(found.values()) - sum(odd.values())
    assert change == case["expect"]["change_in_total"]


def test_non_divisible() -> None:
    found = exchange({10: 7}, {10}, 25)
    assert (found.chips, found.odd, found.odd_value) == ({25: 2}, {10: 2}, 20)
    assert exchange({5: 4, 10: 3}, {5, 10}, 25) == ({25: 2}, {})
    assert exchange({10: 3, 100: 1}, {10}, 25) == ({100: 1}, {10: 3})


@given(
    st.dictionaries(st.integers(1, 10), st.integers(1, 3), min_size=1), st.sampled_from(Rounding)
)
def test_invariant(counts: dict[int, int], rounding: Rounding) -> None:
    cards = iter([Card(rank, suit) for suit in Suit for rank in range(2, 15)])
    table = {
        seat: Racer(25 * count, tuple(next(cards) for _ in range(count)))
        for seat, count in counts.items()
    }
    found = race(table, 100, rounding)
    assert found.chips <= len(counts)
    assert len(set(found.winners)) == len(found.winners) == found.chips
    assert found.change == 100 * found.chips - found.odd_value


@given(
    st.dictionaries(st.sampled_from([5, 10, 25, 100, 500]), st.integers(0, 40)),
    st.sets(st.sampled_from([5, 10, 25]), min_size=1),
    st.sampled_from([25, 100, 500]),
)
def test_exchange_keeps_the_value(stack: dict[int, int], removed: set[int], new: int) -> None:
    removed.discard(new)
    found = exchange(stack, removed, new)
    assert value(found.chips) + found.odd_value == value(stack)
    assert set(found.odd) <= removed
    assert not removed.intersection(found.chips)


@pytest.mark.parametrize("chips", FACTS["starting_sets"])
def test_starting_stacks(chips: dict[str, Any]) -> None:
    stack = {int(chip): count for chip, count in chips["chips"].items()}
    assert value(stack) == chips["stack"]
    smallest, following = sorted(stack)[:2]
    found = exchange(stack, {smallest}, following)
    assert value(found.chips) + found.odd_value == chips["stack"]


def test_a_bank_for_twenty_players() -> None:
    bank = {int(chip): count for chip, count in FACTS["bank"]["chips"].items()}
    per_player = {25: 8, 100: 8, 500: 4, 1_000: 7}
    assert value(per_player) == 10_000
    assert all(bank[chip] >= 20 * count for chip, count in per_player.items())


@pytest.mark.parametrize(
    ("odd", "new", "rounding", "chips"),
    [
        pytest.param(225, 100, Rounding.UP, 3, id="S7 rounded up"),
        pytest.param(225, 100, Rounding.HALF_UP, 2, id="S7 half up"),
        pytest.param(225, 100, Rounding.DOWN, 2, id="S7 down"),
        pytest.param(75, 25, Rounding.DOWN, 3, id="S8"),
        pytest.param(45, 25, Rounding.HALF_UP, 2, id="S9"),
        pytest.param(150, 100, Rounding.MORE_THAN_HALF_UP, 1, id="half is not more"),
    ],
)
def test_how_many_chips(odd: int, new: int, rounding: Rounding, chips: int) -> None:
    assert chips_to_give(odd, new, rounding) == chips


def test_s8_one_chip_a_player() -> None:
    cards = [read_card(card) for card in ("As", "Kd", "Qh", "Jc", "9s", "4d")]
    odd = (4, 4, 4, 1, 1, 1)
    table = {n + 1: Racer(5 * odd[n], (cards[n],)) for n in range(6)}
    assert race(table, 25).winners == (1, 2, 3)


def hand(*cards: str) -> tuple[Card, ...]:
    return tuple(map(read_card, cards))


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({2: Racer(100, hand("Ks"))}, "Seat 2 has 100 in odd chips: change up a 100 first."),
        ({2: Racer(25)}, "Seat 2 has odd chips but no card."),
    ],
)
def test_races_that_are_refused(table: dict[int, Racer], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        race(table, 100)


def test_who_has_no_odd_chips_is_not_in_the_race() -> None:
    found = race({1: Racer(0), 2: Racer(75, hand("2c"))}, 100, Rounding.HALF_UP)
    assert found.winners == (2,)


def test_habits_of_the_books() -> None:
    assert habits(TDA_2024) == (Rounding.DOWN, NeverOut.FROM_BANK)
    assert habits(ROBERTS_11) == (Rounding.HALF_UP, NeverOut.FROM_RACE)
    assert chip_race.source(TDA_2024) == ("TDA24", "24")


@pytest.mark.parametrize(
    ("winners", "extra", "said"),
    [
        ((4, 1), 0, "Seats 4 and 1 get a 100 each."),
        ((3,), 0, "Seat 3 gets a 100."),
        ((1, 5), 1, "Seat 1 gets a 100; seat 5 gets a 100 from the bank, to stay in."),
        ((5,), 1, "Seat 5 gets a 100 from the bank, to stay in."),
        ((), 0, "The odd chips are taken off without a new one."),
    ],
)
def test_what_is_said(winners: Sequence[int], extra: int, said: str) -> None:
    assert say_race(Race(0, 0, tuple(winners), extra, 0), 100) == said
