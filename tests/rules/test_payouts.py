"""The worked cases of payouts, each by its id; where a setting decides, with both."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.rules.prizes.bounty import BountyKind, OwnBounty, own_bounty, who_wins, won
from tdtool.rules.prizes.curve import curve, singles
from tdtool.rules.prizes.deal import by_chips, by_icm, least_left, lowered
from tdtool.rules.prizes.field_share import FieldShare, fixed
from tdtool.rules.prizes.icm import icm
from tdtool.rules.prizes.percent_table import places_paid
from tdtool.rules.prizes.places import Band, bands_of, cash_at, gap, reversed_at, shared, total
from tdtool.rules.prizes.pool import Price, Sold, pool
from tdtool.rules.prizes.satellite import seats
from tdtool.rules.prizes.sharing import Rest, Rounding, Way, by_weights
from tdtool.rules.prizes.suggested import Wanted, suggested

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

FILE = Path(__file__).with_name("data") / "payouts.json"
FACTS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"), parse_float=Decimal)
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in FACTS["vectors"]}

Case = dict[str, Any]


def shares(percent: Iterable[Decimal | int]) -> tuple[int, ...]:
    return tuple(int(one * 100) for one in percent)


def bands(rows: Iterable[list[int]]) -> tuple[Band, ...]:
    return tuple(Band(first, last, cash) for first, last, cash in rows)


def _percent(given: Case, expect: Case) -> None:
    for rest in Rest:
        rounding = Rounding(given["unit"], rest=rest)
        assert (
            list(by_weights(given["pool"], shares(given["percent"]), rounding))
            == (expect["prizes"])
        )


def _bounty_in_the_pool(given: Case, expect: Case) -> None:
    price = Price(prize=given["buy_in"] - given["bounty"], bounty=given["bounty"])
    found = pool((Sold(given["entries"], price),))
    in_pool, heads = own_bounty(OwnBounty.POOL, given["entries"], given["bounty"])
    money = found.payable + in_pool
    assert (money, heads) == (expect["pool"], expect["bounties_paid"])
    assert own_bounty(OwnBounty.HIS, given["entries"], given["bounty"]) == (0, given["entries"])
    percent = shares(given["percent"])
    assert by_weights(money, percent, Rounding(1, Way.NEAREST)) == tuple(expect["prizes"])
    assert by_weights(money, percent, Rounding(1, Way.DOWN)) == (407, 218)


def _floor(given: Case, expect: Case) -> None:
    assert given["mode"] == "floor_rest_first"
    found = by_weights(given["pool"], shares(given["percent"]), Rounding(given["unit"]))
    assert (list(found), sum(found)) == (expect["prizes"], expect["sum"])
    last = by_weights(
        given["pool"], shares(given["percent"]), Rounding(given["unit"], rest=Rest.LAST)
    )
    assert (sum(last), last[0]) == (expect["sum"], 1625)


def _unit_of_twenty(given: Case, expect: Case) -> None:
    money, percent, unit = given["pool"], shares(given["percent"]), given["unit"]
    assert list(by_weights(money, percent, Rounding(unit))) == expect["floor_rest_first"]
    open_ = by_weights(money, percent, Rounding(unit, Way.NEAREST, Rest.NOBODY))
    assert (list(open_), sum(open_)) == (expect["nearest"], expect["nearest_sum"])
    for rest in (Rest.FIRST, Rest.LAST, Rest.REMAINDERS):
        assert sum(by_weights(money, percent, Rounding(unit, Way.NEAREST, rest))) == money


def _two_places(given: Case, expect: Case) -> None:
    first = given["first_share_bps"]
    found = by_weights(given["pool_cents"], (first, 10_000 - first), Rounding(given["unit_cents"]))
    assert list(found) == expect["prizes_cents"]


def _fifteen_percent(given: list[Case], expect: list[Case]) -> None:
    for one, places in zip(given, expect, strict=True):
        assert places_paid(one["entries"], 1_500) == places["places"]
    assert places_paid(456, 1_000) == 46


def _posted_list(given: Case, expect: Case) -> None:
    posted = bands(expect["bands"])
    assert (posted[-1].last, gap(posted), reversed_at(posted)) == (expect["places"], None, None)
    money = given["entries"] * given["net_per_entry"]
    assert (total(posted), money) == (expect["sum"], expect["net_pool"])
    assert total(posted) - money == expect["rounding_residue"]
    assert places_paid(given["entries"], 1_500) == expect["places"]
    ours = suggested(Wanted(given["entries"], money, posted[-1].cash, final_table=6))
    _near(ours, posted)


def _near(ours: tuple[Band, ...], posted: tuple[Band, ...]) -> None:
    """Tell that a suggestion is within a tenth of a posted list for the four best places."""
    for place in range(1, 5):
        theirs = cash_at(posted, place)
        assert abs(cash_at(ours, place) - theirs) * 10 <= theirs


def _two_years(given: Case, expect: Case) -> None:
    older, newer = bands_of(expect["2023"]), bands_of(expect["2024"])
    assert all(cash_at(newer, place) < cash_at(older, place) for place in range(1, 10))
    lower = bands(expect["2024_bands"])
    assert gap((*newer, *lower)) == reversed_at((*newer, *lower)) is None
    money = given["entries"] * 890
    ours = suggested(Wanted(given["entries"], money, 1_600))
    _near(ours, older)
    flatter = suggested(
        Wanted(given["entries"], money, 2_000, first_share=cash_at(newer, 1) * 10_000 // money)
    )
    assert total(ours) == total(flatter) == money
    assert [cash_at(flatter, place) < cash_at(ours, place) for place in (1, 2, 250)] == [
        True,
        True,
        False,
    ]


def _rest_to_the_last(given: Case, expect: Case) -> None:
    first = [Band(place, place, cash) for place, cash in enumerate(expect["first"], 1)]
    posted = (*first, *bands(expect["bands"]))
    money = given["entries"] * given["net_per_entry"]
    assert total(posted) == money == expect["pool"] == expect["sum"]
    assert (posted[-1].last, gap(posted), reversed_at(posted)) == (expect["places"], None, None)
    assert posted[-2].cash - posted[-1].cash == 10


def _icm(given: Case, expect: Case) -> None:
    found = icm(given["stacks"], given["prizes"])
    assert [round(float(one), 4) for one in found] == [float(one) for one in expect["equity"]]
    for exact, one in zip(expect.get("equity_exact", ()), found, strict=False):
        assert abs(Fraction(exact) - one) < Fraction(1, 10**30)
    cents = by_icm(given["stacks"], [prize * 100 for prize in given["prizes"]])
    assert sum(cents) == sum(given["prizes"]) * 100
    for cent, published in zip(cents, expect.get("published", ()), strict=False):
        assert abs(cent - published * 100) <= 1


def _chip_deal(given: Case, expect: Case) -> None:
    lowest = given["next_prize"] * 100
    prizes = [(given["pool"] * 100 - 4 * lowest), *[lowest] * 4]
    found = by_chips(given["stacks"], prizes)
    assert [Decimal(one) / 100 for one in found] == expect["largest_remainder_cents"]
    assert sum(found) == expect["sum"] * 100
    assert sum(expect["published"]) == expect["published_sum"] != expect["sum"]


def _play_for(given: Case, expect: Case) -> None:
    prizes = given["remaining"]
    least = least_left(prizes, given["min_percent_left"])
    assert least == expect["min_play_for"]
    assert sum(lowered(prizes, least)) == expect["to_share"]
    assert all(left >= least for left in expect["accept_play_for"])
    assert all(left < least for left in expect["refuse_play_for"])


def _progressive(given: Case, expect: Case) -> None:
    (one,) = won(BountyKind.PROGRESSIVE, given["bounty"])
    assert (one.cash, given["bounty"] + one.head) == (expect["cash"], expect["own_head_after"])


def _progressive_twice(given: Case, expect: Case) -> None:
    start: int = given["start_cents"]
    heads = dict.fromkeys("ABC", start)
    cash: dict[str, int] = {}
    for winner, out in given["events"]:
        (one,) = won(BountyKind.PROGRESSIVE, heads.pop(out), 1)
        cash[winner] = one.cash
        heads[winner] += one.head
        if winner == "A":
            assert heads["A"] == expect["heads_cents"]["A_before"]
    assert cash == expect["cash_cents"]
    assert heads == {"C": expect["heads_cents"]["C"]}
    # With whole coins as the smallest amount the odd coin goes on the head.
    (coin,) = won(BountyKind.PROGRESSIVE, start, unit=100)
    assert coin == (1_200, 1_300)


def _side_pot(given: Case, expect: Case) -> None:
    number = {player: place for place, player in enumerate(given["all_in"])}
    stacks = {number[player]: chips for player, chips in given["stacks"].items()}
    hands = [[number[player]] for player in given["best_hands"]]
    assert who_wins(number[expect["busted"]], stacks, hands) == {number[expect["bounty_to"]]}


def _seats(given: Case, expect: Case) -> None:
    found = seats(given["pool"], given["seat"], "Main Event")
    assert found[0] == (1, expect["seats"], 0, "Main Event", given["seat"])
    rest = [(band.first, band.cash) for band in found[1:]]
    cash = expect["cash_next_place"]
    assert rest == ([(expect["place_of_cash"], cash)] if cash else [])
    assert total(found) == given["pool"]


def _bubble(given: Case, expect: Case) -> None:
    table = (Band(1, 14, 400), Band(15, 15, given["prizes"][0]))
    first, last = given["places"]
    assert list(shared(table, first, last, given["unit"])) == expect["each"]
    # Ranked by their stacks instead, each has the prize of his own place.
    assert [cash_at(table, place) for place in given["places"]] == given["prizes"]


def _same_table(given: Case, expect: Case) -> None:
    table = bands_of(given["prizes"])
    order = sorted(given["starting_stacks"], key=given["starting_stacks"].get, reverse=True)
    assert {name: cash_at(table, place) for place, name in enumerate(order, 1)} == expect
    assert shared(table, 1, 2) == (1_100, 1_100)


def _buy_in(given: Case, expect: Case) -> None:
    price = Price(prize=334, fee=40, staff=26)
    found = pool((Sold(given["entries"], price),))
    assert price.total == given["buy_in"]
    assert {"pool": found.payable, "house": found.fees, "staff": found.staff} == expect


def _held_back(given: Case, expect: Case) -> None:
    found = pool((Sold(1, Price(given["pool"])),), held_back=given["staff_percent"] * 100)
    assert {"staff": found.held_back, "payable": found.payable} == expect


def _curve(given: Case, expect: Case) -> None:
    places = singles(given["winners"])
    found = curve(given["total"], places, given["min"], given["first"])
    assert round(found.exponent, 6) == expect["alpha"]
    assert [round(one, 2) for one in found.prizes] == expect["curve"]
    # Bent so that it ends on the lowest prize, it comes to the same total.
    bent = curve(given["total"], places, given["min"], given["first"], ends_lowest=True)
    assert (bent.prizes[0], bent.prizes[-1]) == (given["first"], given["min"])
    assert abs(sum(bent.prizes) - given["total"]) < Decimal("0.000001")


def _flight(given: Case, expect: Case) -> None:
    rule = [FieldShare(int(a * 100), int(b * 100), cash) for a, b, cash in given["rule"]]
    found = fixed(given["field"], rule)
    assert [list(band[:3]) for band in found] == expect["bands"]
    assert found[0].first - 1 == expect["advance_up_to"]
    assert total(found) == expect["cost"]


CHECKS: dict[str, Callable[[Any, Any], None]] = {
    "pct-8-no-bounty": _percent,
    "pct-8-bounty": _bounty_in_the_pool,
    "pct-100": _percent,
    "pct-unit5-floor": _floor,
    "pct-unit20": _unit_of_twenty,
    "mtt-150-two-places": _two_places,
    "wsop-places-15pct": _fifteen_percent,
    "wsop2023-dealers-choice": _posted_list,
    "wsop2023-vs-2024-1k": _two_years,
    "wsop2005-main": _rest_to_the_last,
    "icm-3": _icm,
    "icm-4": _icm,
    "icm-zero-stack": _icm,
    "chip-deal-betmgm": _chip_deal,
    "deal-play-for": _play_for,
    "pko-first": _progressive,
    "pko-odd": _progressive_twice,
    "bounty-side-pot": _side_pot,
    "satellite-2000": _seats,
    "satellite-exact": _seats,
    "tie-bubble": _bubble,
    "tie-same-table": _same_table,
    "buyin-split": _buy_in,
    "staff-withheld": _held_back,
    "musco-curve": _curve,
    "apt-flight-fixed": _flight,
}


def test_every_case_has_its_check() -> None:
    assert len(CASES) == 26
    assert CASES.keys() == CHECKS.keys()


@pytest.mark.parametrize("case", CASES)
def test_case(case: str) -> None:
    CHECKS[case](CASES[case]["input"], CASES[case]["expect"])


def test_a_posted_list_falls_from_place_to_place() -> None:
    for table in FACTS["tables"]:
        for row in table["rows"]:
            assert all(upper >= lower for upper, lower in pairwise(row["percent"]))
