"""Undo and redo of everything about prizes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.rules.prizes.bounty import BountyKind, Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band, total
from tdtool.rules.prizes.pool import Price
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.table import table_of
from tests.tournament.prizes.night_of import PRICES, STACKS, fixed, out

if TYPE_CHECKING:
    from tdtool.tournament import commands as c
    from tests.tournament.evening import Evening


def test_every_act_of_prizes_can_be_undone_and_redone(three: Evening) -> None:
    acts: list[c.Command] = [
        pc.ProposeDeal(DealWay.ICM, STACKS),
        pc.SignDeal(1, signed=True),
        pc.DropDeal(),
        pc.UnlockPrizes("wrong"),
        SetPrices(replace(PRICES, entry=Price(75_00, bounty=25_00), bounty=BountyKind.MYSTERY)),
        pc.SetEnvelopes((Envelopes(50_00, 3),)),
        pc.NameKnockout(5, (1,), envelope=50_00),
        pc.PlanPrizes(fixed(Band(1, 1, 250_00), Band(2, 3, 100_00))),
        pc.LockPrizes(),
        pc.PayPrize(1),
        pc.TakeBackPayment(1),
    ]
    for act in acts:
        before = three.reopened().state
        three.do(act)
        after = three.reopened().state
        assert isinstance(three.desk.undo(), Done)
        assert three.state == before, act
        assert isinstance(three.desk.redo(), Done)
        assert three.state == after, act
    assert total(table_of(three.state).bands) == table_of(three.state).pool.payable


def test_what_others_stand_on_is_not_undone(night: Evening) -> None:
    desk = night.desk
    lock = night.do(pc.LockPrizes())
    out(night, 6, 5, 4)
    propose = night.do(pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS))
    sign = night.do(pc.SignDeal(1, signed=True))
    for action in (lock.action, propose.action):
        refused = desk.undo(action)
        assert (not isinstance(refused, Done)) == (action == propose.action)
        if isinstance(refused, Done):
            desk.redo()
    made = night.do(pc.MakeDeal(), "all agreed")
    night.do(pc.PayPrize(1))
    assert not isinstance(desk.undo(made.action), Done)
    assert isinstance(desk.undo(sign.action), Done)
    locked_again = night.do(pc.UnlockPrizes("once more"))
    assert not isinstance(desk.undo(lock.action), Done)
    assert isinstance(desk.undo(locked_again.action), Done)
