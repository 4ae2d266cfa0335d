"""Deals: by chips, ICM and hand, checked to the unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.deal import DealWay
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import (
    prizes_by_entry,
)
from tdtool.tournament.refusal import Code
from tdtool.tournament.views import TaskKind
from tests.tournament.prizes.night_of import PRICES, STACKS, out, told

if TYPE_CHECKING:
    from pathlib import Path

    from tests.tournament.evening import Evening


def test_a_deal_holds_when_all_have_signed(three: Evening) -> None:
    deal = pc.ProposeDeal(DealWay.ICM, STACKS, unit=100)
    assert three.do(deal).told == "deal proposed among 3"
    assert told(three, TaskKind.DEAL) == [
        "3 signatures missing: T1 seat 1, T1 seat 2, T1 seat 3 have not signed the deal."
    ]
    three.do(pc.SignDeal(1, signed=True))
    three.refused(pc.SignDeal(1, signed=True), Code.NOTHING_CHANGES)
    three.refused(pc.SignDeal(4, signed=True), Code.NO_DEAL)
    refused = three.refused(pc.MakeDeal(), Code.NOT_SIGNED, house=True)
    assert refused == "T1 seat 2 and 1 more have not signed the deal."
    three.do(pc.SignDeal(2, signed=True))
    three.do(pc.SignDeal(2, signed=False))
    three.do(pc.SignDeal(2, signed=True))
    assert three.refused(pc.MakeDeal(), Code.NOT_SIGNED, house=True).startswith("T1 seat 3 has")
    three.do(pc.SignDeal(3, signed=True))
    assert told(three, TaskKind.DEAL) == [
        "All have signed the deal: It does not hold before it is recorded."
    ]
    assert three.do(pc.MakeDeal()).told == "deal made among 3"
    assert told(three, TaskKind.DEAL) == []
    shares = prizes_by_entry(three.state)
    assert sum(shares.values()) == 600_00
    assert shares[1] > shares[2] > shares[3] > 120_00
    for refused_now in (pc.MakeDeal(), pc.DropDeal(), deal, pc.SignDeal(1, signed=False)):
        three.refused(refused_now, Code.NO_DEAL)
    three.do(pc.PayPrize(2))
    three.refused(c.TakeBackBust(4), Code.PRIZE_PAID, house=True)
    out(three, 3, 2)
    assert prizes_by_entry(three.state) == shares


def test_the_winner_gets_what_was_left_to_play_for(three: Evening) -> None:
    three.refused(
        pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS, left=59_99), Code.TOO_LITTLE_LEFT, house=True
    )
    three.do(pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS, left=60_00))
    shares = dict(three.state.prizes.deal.shares) if three.state.prizes.deal else {}
    assert shares == {1: 210_00, 2: 180_00, 3: 150_00}
    three.do(pc.MakeDeal(), "they shook hands")
    out(three, 1, 3)
    assert prizes_by_entry(three.state) == {2: 240_00, 1: 210_00, 3: 150_00}


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (pc.ProposeDeal(DealWay.ICM, STACKS[:2]), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.ICM, ((1, 0), (2, 0), (3, 0))), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.ICM, STACKS, left=600_01), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.BY_HAND, STACKS), Code.BAD_NUMBER),
        (
            pc.ProposeDeal(
                DealWay.BY_HAND, STACKS, amounts=((1, 300_00), (2, 200_00), (3, 100_01))
            ),
            Code.DOES_NOT_ADD_UP,
        ),
        (
            pc.ProposeDeal(DealWay.BY_HAND, STACKS, amounts=((1, 300_00), (2, 200_00), (3, 99_99))),
            Code.DOES_NOT_ADD_UP,
        ),
    ],
)
def test_deals_that_cannot_be(three: Evening, deal: pc.ProposeDeal, code: Code) -> None:
    three.refused(deal, code)


def test_a_deal_by_hand_comes_to_the_prizes(three: Evening) -> None:
    amounts = ((1, 250_00), (2, 200_00), (3, 150_00))
    three.do(pc.ProposeDeal(DealWay.BY_HAND, STACKS, amounts=amounts))
    out(three, 3)
    assert told(three, TaskKind.DEAL) == [
        "The proposed deal is old: Players or prizes have changed since; work it out anew."
    ]
    three.refused(pc.MakeDeal(), Code.NO_DEAL)
    assert three.do(pc.DropDeal()).told == "deal put away"
    three.refused(pc.DropDeal(), Code.NO_DEAL)


def test_a_deal_needs_players_and_a_locked_table(night: Evening, tmp_path: Path) -> None:
    del tmp_path
    everybody = tuple((entry, 1_000) for entry in range(1, 7))
    night.refused(pc.ProposeDeal(DealWay.ICM, everybody), Code.NOT_LOCKED, house=True)
    out(night, 6, 5, 4, 3, 2)
    night.refused(pc.ProposeDeal(DealWay.ICM, ((1, 1_000),)), Code.TOO_FEW)


def test_icm_is_for_twelve_at_most(evening: Evening) -> None:
    evening.do(SetPrices(PRICES))
    evening.players(13)
    stacks = tuple((entry, 1_000) for entry in range(1, 14))
    evening.refused(pc.ProposeDeal(DealWay.ICM, stacks), Code.BAD_NUMBER)
