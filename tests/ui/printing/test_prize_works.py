"""What prize lists, payout slips and deal sheets take from the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.bounty import BountyKind
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.values import Sheet
from tdtool.ui.printing.offer import Offer
from tests.tournament.evening import MINUTE, Evening
from tests.ui.printing.at_the_desk import printed, unclear, work

if TYPE_CHECKING:
    from pathlib import Path

EURO = Currency("EUR", "€", 2)
PRICES = Prices(EURO, Price(75_00, bounty=25_00), bounty=BountyKind.FIXED)
BANDS = (Band(1, 1, 150_00, "Main Event seat", 50_00), Band(2, 3, 125_00))


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Six players at 100.00, three of whom are paid; registration is over."""
    made = Evening(tmp_path)
    made.full_table(6)
    made.do(SetPrices(PRICES))
    made.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=BANDS)))
    made.do(c.StartClock())
    made.clock.pass_(60 * MINUTE)
    return made


def test_a_prize_list_says_whether_it_is_final(evening: Evening) -> None:
    made = work(evening.desk, Offer.PRIZES)
    assert made.records == (c.RecordSheet(Sheet.PRIZES),)
    text = printed(made)
    for words in ("6 entries, €450 in all", "Main Event seat", "€150", "2-3", "€125", "So far:"):
        assert words in text, words
    evening.do(pc.LockPrizes())
    assert "So far" not in printed(work(evening.desk, Offer.PRIZES))


def test_without_prizes_there_is_no_list(tmp_path: Path) -> None:
    bare = Evening(tmp_path)
    bare.full_table(6)
    assert unclear(bare.desk, Offer.PRIZES).startswith("There are no prizes yet.")
    assert unclear(bare.desk, Offer.PAYOUT_SLIPS) == "Nobody has won anything yet."
    assert unclear(bare.desk, Offer.DEAL).startswith("No deal is proposed.")


def test_slips_are_of_those_who_wait(evening: Evening) -> None:
    evening.do(pc.LockPrizes())
    evening.do(c.Bust((6, 5, 4, 3, 2)))
    evening.do(pc.NameKnockout(6, (3,)))
    evening.do(pc.PayPrize(2))
    made = work(evening.desk, Offer.PAYOUT_SLIPS)
    assert (made.says, made.records) == ("2 slips.", (c.RecordSheet(Sheet.PAYOUT_SLIPS),))
    text = printed(made)
    for words in ("T1 seat 3", "3rd of 6", "out 13:00, seat 1.3", "€150", "Bounties", "€25"):
        assert words in text, words
    assert "Main Event seat" in text
    paid = work(evening.desk, Offer.PAYOUT_SLIPS, "T1 seat 2")
    assert paid.records == ()
    text = printed(paid)
    for words in ("2nd of 6", "€125", "13:00"):
        assert words in text, words


def test_what_was_paid_before_is_taken_off(evening: Evening) -> None:
    evening.do(pc.LockPrizes())
    evening.do(c.Bust((6,)))
    evening.do(pc.NameKnockout(6, (3,)))
    evening.do(pc.PayPrize(3))
    evening.do(c.Bust((5, 4, 3)))
    text = printed(work(evening.desk, Offer.PAYOUT_SLIPS))
    for words in ("Prize", "€125", "Bounties", "Paid before", "−€25"):
        assert words in text, words
    evening.do(pc.PayPrize(3))
    assert unclear(evening.desk, Offer.PAYOUT_SLIPS).startswith("Everybody has got his prize")


def test_a_deal_sheet_has_a_line_for_each_to_sign(evening: Evening) -> None:
    evening.do(pc.LockPrizes())
    evening.do(c.Bust((6, 5, 4)))
    stacks = ((1, 60_000), (2, 40_000), (3, 20_000))
    evening.do(pc.ProposeDeal(DealWay.CHIP_CHOP, stacks, left=40_00, unit=100))
    made = work(evening.desk, Offer.DEAL)
    assert (made.says, made.records) == ("3 players.", (c.RecordSheet(Sheet.DEAL),))
    text = printed(made)
    for words in ("Places 1-3: €400", "60,000", "Together", "€40 stays to play for"):
        assert words in text, words
    amounts = ((1, 150_00), (2, 130_00), (3, 120_00))
    evening.do(pc.ProposeDeal(DealWay.BY_HAND, stacks, amounts=amounts))
    assert "as the players have agreed" in printed(work(evening.desk, Offer.DEAL))
