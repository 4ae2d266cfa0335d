"""Prizes and bounties as they are said at the desk, and what Enter will do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.bounty import BountyKind
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.refusal import Code

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

PRICES = Prices(Currency("EUR", "€", 2), Price(90_00, bounty=10_00), bounty=BountyKind.PROGRESSIVE)
BANDS = (Band(1, 1, 100_00), Band(2, 18, 100_00), Band(19, 20, 45_00))


@pytest.fixture
def priced(floor: Floor) -> Floor:
    """Play for 1,890.00 with 21 entries; 20 places are paid."""
    floor.do(SetPrices(PRICES))
    floor.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=BANDS)))
    floor.pass_minutes(60)
    floor.do(pc.LockPrizes())
    return floor


def effects(floor: Floor, text: str) -> dict[str, str]:
    return {effect.label: effect.text for effect in floor.first(text).effects}


def said(floor: Floor, text: str) -> list[str]:
    return [f"{one.subject} {one.verb} {one.remark}" for one in floor.read(text).candidates]


def test_a_bust_says_what_the_place_brings(priced: Floor) -> None:
    assert effects(priced, "12.5 out")["Prize"] == "none"
    priced.say("12.5 out")
    assert effects(priced, "12.1 out")["Prize"] == "€45"


def test_before_the_money_a_bust_says_how_far_it_is(floor: Floor) -> None:
    assert "Prize" not in effects(floor, "12.5 out")
    floor.do(SetPrices(replace(PRICES, entry=Price(100_00))))
    floor.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=(Band(1, 1, 2_100_00),))))
    floor.do(pc.LockPrizes(), "so that they know")
    assert effects(floor, "12.5 out")["Prize"] == "none; 19 to the money"


def test_who_is_paid_is_named_or_counted(priced: Floor) -> None:
    assert priced.read("paid").hint.startswith("Nobody waits for his prize.")
    assert priced.read("paid 20").hint == "Nobody has won anything for place 20."
    assert priced.read("paid zzqx").hint == "Nobody called “zzqx” is entered."
    assert priced.read("paid kim, oksana").hint == "One player at a time, please."
    assert priced.read("paid #").hint.startswith("“#” makes no sense here.")
    for text in ("12.5 out", "12.1 out", "12.2 out"):
        priced.say(text)
    assert said(priced, "paid") == [
        "Bo Lindqvarn is paid €45 19th",
        "Jan Havlíň is paid €45 20th",
    ]
    assert said(priced, "paid 20") == ["Jan Havlíň is paid €45 20th"]
    assert effects(priced, "paid 20") == {"Paid": "all that is due to him"}
    assert said(priced, "bo paid")[0] == "Bo Lindqvarn is paid €45 19th"
    priced.say("paid 20")
    refusal = priced.first("jan paid").refusal
    assert refusal is not None
    assert refusal.code is Code.NOTHING_DUE
    refusal = priced.first("oksana paid").refusal
    assert refusal is not None
    assert refusal.sentence == "Oksana Wit has nothing to get."


def test_bounties_are_named_by_who_won_them(priced: Floor) -> None:
    priced.say("12.5 out")
    assert said(priced, "12.5 by 12.6") == ["Ελένη Καρά was knocked out by Françoise Ébrard "]
    assert effects(priced, "12.5 out by 12.6 and 12.7") == {
        "Françoise Ébrard": "€2.50, €2.50 on his head",
        "Kim Do-eul": "€2.50, €2.50 on his head",
    }
    priced.say("12.5 by 12.6")
    assert said(priced, "12.6 by oksana")[0].startswith("Françoise Ébrard is out by Oksana Wit,")
    priced.say("12.6 out")
    assert effects(priced, "12.6 by oksana")["Oksana Wit"] == "€7.50, €7.50 on his head"
    priced.say("12.6 by oksana")
    priced.do(pc.PayPrize(priced.entry(7, 1)))
    priced.say("12.7 out")
    priced.say("12.7 by oksana")
    assert effects(priced, "oksana paid")["Paid"].endswith("€7.50 was paid before")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("12.5 by", "Out by whom? 12.5 out by 12.3."),
        ("by oksana", "Who by whom? 12.5 out by 12.3, kim by oksana and bo."),
        ("12.5 by zzqx", "Nobody called “zzqx” is entered."),
        ("zzqx by 12.5", "Nobody called “zzqx” is entered."),
    ],
)
def test_what_is_missing_is_said(priced: Floor, text: str, hint: str) -> None:
    reading = priced.read(text)
    assert (reading.candidates, reading.hint) == ((), hint)


def test_a_bounty_of_nobody_changes_no_head(floor: Floor) -> None:
    floor.do(SetPrices(replace(PRICES, entry=Price(5), reentry=Price(5, bounty=1))))
    floor.do(c.Bust((5,)))
    assert floor.first("12.5 by 12.6").effects == ()
