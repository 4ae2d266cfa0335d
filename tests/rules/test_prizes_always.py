"""What must hold of every prize table, deal and bounty: nothing is lost, nothing is made."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.prizes import percent_text
from tdtool.rules.prizes.bounty import Books, BountyKind, Envelopes, envelopes_left, who_wins, won
from tdtool.rules.prizes.curve import curve, singles
from tdtool.rules.prizes.deal import by_chips, by_icm, can_icm, lowered
from tdtool.rules.prizes.field_share import FieldShare, fixed
from tdtool.rules.prizes.icm import MOST, icm
from tdtool.rules.prizes.percent_table import WHOLE, PercentTable, paid
from tdtool.rules.prizes.places import Band, at, bands_of, gap, reversed_at, shared, total
from tdtool.rules.prizes.pool import Price, Sold, pool
from tdtool.rules.prizes.sharing import Rest, Rounding, Way, by_weights, evenly
from tdtool.rules.prizes.suggested import FIRST_SHARES, Wanted, edges, first_share, suggested

if TYPE_CHECKING:
    from collections.abc import Sequence

MONEY = st.integers(0, 10**9)
UNITS = st.sampled_from([1, 2, 5, 20, 100, 500])
ROUNDINGS = st.builds(Rounding, UNITS, st.sampled_from(Way), st.sampled_from(Rest))
WEIGHTS = st.lists(st.integers(0, 5_000), min_size=1, max_size=40).filter(any)
STACKS = st.lists(st.integers(0, 10**7), min_size=2, max_size=6).filter(any)
PRIZES = st.lists(st.integers(0, 10**6), min_size=2, max_size=6)


@given(MONEY, WEIGHTS, ROUNDINGS)
def test_shares_come_to_the_total(total_: int, weights: list[int], rounding: Rounding) -> None:
    found = by_weights(total_, weights, rounding)
    assert len(found) == len(weights)
    if rounding.rest is not Rest.NOBODY:
        assert sum(found) == total_
    whole = sum(weights)
    held = {0 if rounding.rest in (Rest.FIRST, Rest.REMAINDERS) else len(found) - 1}
    for place, (share, weight) in enumerate(zip(found, weights, strict=True)):
        if place not in held:
            assert abs(share - Fraction(total_ * weight, whole)) <= rounding.unit
            assert share % rounding.unit == 0


@given(MONEY, st.integers(1, 30), UNITS)
def test_alike_shares_differ_by_a_unit_at_most(total_: int, number: int, unit: int) -> None:
    found = evenly(total_, number, unit)
    assert sum(found) == total_
    assert max(found[1:], default=0) - min(found[1:], default=0) <= unit
    assert sorted(found, reverse=True) == list(found)


@settings(max_examples=30)
@given(
    st.builds(
        Wanted,
        st.integers(1, 9_000),
        st.integers(1, 10**9),
        st.integers(0, 10**5),
        st.integers(100, 3_000),
        st.none() | st.integers(500, 6_000),
        st.integers(2, 10),
        UNITS,
    )
)
def test_a_suggestion_comes_to_the_pool(wanted: Wanted) -> None:
    found = suggested(wanted)
    assert total(found) == wanted.pool
    assert (gap(found), reversed_at(found)) == (None, None)
    assert found[-1].last <= max(1, -(-wanted.entries * wanted.share_paid // WHOLE))
    for band in found[1:]:
        assert band.cash % wanted.unit == 0
        assert band.cash >= wanted.lowest


def test_a_suggestion_of_nothing_is_none() -> None:
    assert suggested(Wanted(30, 0, 100)) == ()
    assert suggested(Wanted(0, 1_000, 100)) == ()


def test_fewer_are_paid_where_the_lowest_prize_would_be_too_low() -> None:
    assert [suggested(Wanted(100, 10_000, low))[-1].last for low in (100, 600, 2_500, 9_000)] == [
        15,
        13,
        3,
        1,
    ]


def test_a_table_that_the_curve_cannot_meet_pays_fewer_places() -> None:
    found = suggested(Wanted(40, 1_000, 10, first_share=300, share_paid=2_500))
    assert total(found) == 1_000
    assert reversed_at(found) is None


@pytest.mark.parametrize(
    ("places", "table", "bands"),
    [
        (4, 9, [(1, 1), (2, 2), (3, 3), (4, 4)]),
        (11, 9, [*[(n, n) for n in range(1, 10)], (10, 11)]),
        (20, 9, [*[(n, n) for n in range(1, 10)], (10, 12), (13, 20)]),
        (157, 6, [*[(n, n) for n in range(1, 7)], (7, 8), (9, 12), (13, 18), (19, 30), (31, 60),
                  (61, 157)]),
        (10, 9, [*[(n, n) for n in range(1, 10)], (10, 10)]),
    ],
)  # fmt: skip
def test_bands_end_where_tables_do(places: int, table: int, bands: list[tuple[int, int]]) -> None:
    assert edges(places, table) == tuple(bands)


def test_the_first_share_falls_with_the_places() -> None:
    assert [first_share(places) for places, _ in FIRST_SHARES] == [s for _, s in FIRST_SHARES]
    assert first_share(11) == 2_550
    assert first_share(5_000) == FIRST_SHARES[-1][1]
    assert all(a >= b for a, b in pairwise(map(first_share, range(1, 3_000))))


def test_a_curve_that_cannot_fit_gives_its_nearest_end() -> None:
    steep = curve(100, singles(3), 90, 95).prizes
    assert sum(steep) > 100
    assert curve(10_000, singles(1), 10, 500, ends_lowest=True).prizes == (Decimal(500),)


@given(STACKS, PRIZES, UNITS)
def test_a_deal_comes_to_the_prizes(stacks: list[int], prizes: list[int], unit: int) -> None:
    prizes = sorted(prizes, reverse=True)[: len(stacks)]
    for found in (by_icm(stacks, prizes, unit), by_chips(stacks, prizes, unit)):
        assert sum(found) == sum(prizes)
        ranked = sorted(zip(stacks, found, strict=True))
        assert all(a[1] - b[1] <= unit + unit for a, b in pairwise(ranked))


@given(STACKS, PRIZES)
def test_icm_gives_alike_to_the_alike(stacks: list[int], prizes: list[int]) -> None:
    prizes = sorted(prizes, reverse=True)
    worth = icm([*stacks, stacks[0]], prizes)
    assert worth[0] == worth[-1]
    paid_out = sum(prizes[: len(stacks) + 1])
    assert abs(sum(worth, Fraction(0)) - paid_out) < Fraction(1, 10**20)


def test_icm_is_counted_for_twelve() -> None:
    stacks = list(range(1_000, 13_000, 1_000))
    prizes = [400, 250, 150, 100, 60, 40]
    worth = icm(stacks, prizes)
    assert sum(by_icm(stacks, prizes)) == sum(prizes)
    assert all(lower < higher for lower, higher in pairwise(worth))
    assert can_icm(stacks)
    for wrong in ([1] * (MOST + 1), [0, 0], []):
        assert not can_icm(wrong)
        with pytest.raises(ValueError, match="1 to 12"):
            icm(wrong, prizes)


def _orders(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """Count ICM as it is defined: the chance of every order of finish by itself."""
    worth = [Fraction(0)] * len(stacks)

    def finish(left: tuple[int, ...], chance: Fraction, place: int) -> None:
        chips = sum(stacks[player] for player in left)
        for player in left:
            likely = chance * Fraction(stacks[player], chips)
            worth[player] += likely * (prizes[place] if place < len(prizes) else 0)
            finish(tuple(one for one in left if one != player), likely, place + 1)

    finish(tuple(range(len(stacks))), Fraction(1), 0)
    return worth


@given(st.lists(st.integers(1, 999), min_size=2, max_size=5), PRIZES)
def test_icm_is_what_all_orders_of_finish_come_to(stacks: list[int], prizes: list[int]) -> None:
    for one, exact in zip(icm(stacks, prizes), _orders(stacks, prizes), strict=True):
        assert abs(one - exact) < Fraction(1, 10**30)


@given(PRIZES, st.data())
def test_what_stays_to_play_for_comes_off_the_top(prizes: list[int], data: st.DataObject) -> None:
    prizes = sorted(prizes, reverse=True)
    left = data.draw(st.integers(0, sum(prizes)))
    found = lowered(prizes, left)
    assert sum(found) == sum(prizes) - left
    assert all(0 <= now <= then for now, then in zip(found, prizes, strict=True))
    assert sorted(found, reverse=True) == list(found)
    if left <= sum(prizes) - len(prizes) * prizes[-1]:
        assert found[-1] == prizes[-1]


@given(st.integers(0, 10**6), st.sampled_from(BountyKind), st.integers(1, 5), UNITS)
def test_a_bounty_is_paid_or_goes_on_a_head(
    head: int, kind: BountyKind, winners: int, unit: int
) -> None:
    found = won(kind, head, winners, unit)
    assert sum(one.cash + one.head for one in found) == head
    if kind is BountyKind.PROGRESSIVE:
        assert all(one.cash % unit == 0 and one.cash <= one.head for one in found)
    else:
        assert not any(one.head for one in found)


def test_equal_hands_share_a_bounty() -> None:
    assert [one.cash for one in won(BountyKind.FIXED, 100, 2)] == [50, 50]
    assert won(BountyKind.PROGRESSIVE, 15, unit=5) == ((5, 10),)
    stacks = {1: 500, 2: 500, 3: 200, 4: 900}
    assert who_wins(1, stacks, [(3,), (2, 4), (1,)]) == {2, 4}
    assert who_wins(4, stacks, [(3,), (1, 2)]) == frozenset()


def test_the_books_of_the_bounties_say_what_is_missing() -> None:
    left = envelopes_left([Envelopes(1_000, 2, 1), Envelopes(100, 10, 4)])
    assert left == 1_600
    assert Books(3_000, 1_400, left).off == 0
    assert Books(3_000, 1_500, left).off == 100


@given(
    st.lists(
        st.builds(Sold, st.integers(0, 900), st.builds(Price, MONEY, MONEY, MONEY, MONEY)),
        max_size=3,
    ),
    st.integers(0, WHOLE),
    MONEY,
    MONEY,
)
def test_a_pool_takes_what_was_paid(
    sold: list[Sold], held_back: int, added: int, guarantee: int
) -> None:
    found = pool(tuple(sold), held_back=held_back, added=added, guarantee=guarantee)
    taken = sum(one.number * one.price.total for one in sold)
    assert found.paid_in + found.fees + found.staff + found.bounties == taken
    assert found.payable == max(guarantee, found.paid_in - found.held_back + added)


TABLE = (Band(1, 1, 500), Band(2, 2, 300), Band(3, 5, 0, "Seat", 100), Band(6, 6, 40))


def test_places_of_a_table() -> None:
    assert total(TABLE) == 1_140
    assert at(TABLE, 4) == TABLE[2]
    assert at(TABLE, 7) is None
    assert shared(TABLE, 5, 7) == (47, 47, 46)
    assert shared(TABLE, 2, 3, unit=50) == (200, 200)
    assert bands_of([5, 3, 3, 0, 0]) == (Band(1, 1, 5), Band(2, 3, 3))
    assert gap((Band(1, 2, 5), Band(4, 4, 1))) == 3
    assert gap((Band(1, 3, 5), Band(3, 4, 1))) == 3
    assert reversed_at((Band(1, 2, 5), Band(3, 3, 6))) == 2


def test_flights_of_small_fields_leave_a_share_out() -> None:
    rule = [FieldShare(600, 899, 500), FieldShare(900, 1_199, 400)]
    assert fixed(10, rule) == (Band(1, 1, 400),)


POSTED = """
# Posted at the desk
1-4:  100
5-8:  65 35
9: 50/30/20
10-15: 50%, 30%, 20%
16+ : 62,5 12.5 x 3
"""


def test_a_payout_table_is_read() -> None:
    table = percent_text.read(POSTED.replace("/", " "), "Posted")
    assert [row[:2] for row in table.rows] == [(1, 4), (5, 8), (9, 9), (10, 15), (16, None)]
    row = table.row_for(400)
    assert row is not None
    assert row.shares == (6_250, 1_250, 1_250, 1_250)
    assert paid(row, 801, Rounding()) == (501, 100, 100, 100)
    assert percent_text.read(percent_text.written(table), "Posted") == table
    assert PercentTable("", table.rows[1:]).row_for(3) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "There is no line yet"),
        ("# nothing", "There is no line yet"),
        ("9-15 50 30 20", "Line 1: a number of entries, a colon"),
        ("9-5: 100", "Line 1: 9 to 5 is no number"),
        ("0: 100", "Line 1: 0 to 0 is no number"),
        ("9: 50 30 19.1", "Line 1: the percentages come to 99.1, not to 100."),
        ("9: 40 60", "Line 1: a higher place gets less"),
        ("1-2: 50 30 20", "Line 1: 3 places are paid, but only 2 may"),
        ("9: fifty 50", "Line 1: “fifty” is no percentage"),
        ("9: 100 0", "Line 1: a place that is paid gets more"),
        ("9: 0.01x9999 0.01", "Line 1: these are more than 9,999"),
        ("5-9: 100\n9-12: 100", "Line 2: 9 entries have a line already"),
        ("5+: 100\n9-12: 100", "Line 2: 9 entries have a line already"),
    ],
)
def test_a_payout_table_that_is_wrong_says_where(text: str, says: str) -> None:
    with pytest.raises(percent_text.PercentTextError, match="^" + says.replace(".", r"\.")):
        percent_text.read(text, "Posted")
