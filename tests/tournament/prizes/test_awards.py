"""Who gets what, and when it is paid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import UNNAMED
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import (
    awards,
    prizes_by_entry,
)
from tdtool.tournament.queries import money_view
from tdtool.tournament.refusal import Code
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind
from tdtool.tournament.views import TaskKind
from tests.tournament.prizes.night_of import PRICES, fixed, money, out, told

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def test_who_is_out_is_due_his_prize_until_it_is_paid(locked: Evening) -> None:
    assert money(locked) == (3, 0)
    out(locked, 6, 5, 4)
    assert awards(locked.state) == {}
    assert money(locked) == (0, 120_00)
    locked.refused(pc.PayPrize(4), Code.NOTHING_DUE)
    out(locked, 3)
    assert told(locked, TaskKind.TO_PAY) == ["1 prize not collected: 3rd T1 seat 3 120"]
    assert locked.do(pc.PayPrize(3)).told == "T1 seat 3 paid €120"
    assert told(locked, TaskKind.TO_PAY) == []
    locked.refused(pc.PayPrize(3), Code.NOTHING_DUE)
    assert locked.do(pc.TakeBackPayment(3)).told == "T1 seat 3: €120 taken back"
    locked.refused(pc.TakeBackPayment(3), Code.NOTHING_DUE)
    out(locked, 2)
    assert money_view(locked.state) is None
    assert prizes_by_entry(locked.state) == {1: 300_00, 2: 180_00, 3: 120_00}
    assert told(locked, TaskKind.TO_PAY)[0].startswith("3 prizes not collected: 1st T1 seat 1 300,")


def test_those_who_share_a_place_share_its_prizes(locked: Evening) -> None:
    locked.do(c.Bust((5, 6), HandChoice.SAME))
    locked.do(c.Bust((2, 3, 4), HandChoice.SAME))
    # Places 2 to 4 pay 180, 120 and nothing.
    assert prizes_by_entry(locked.state) == {1: 300_00, 2: 100_00, 3: 100_00, 4: 100_00}


def test_an_odd_unit_goes_to_the_larger_stack(locked: Evening) -> None:
    locked.do(pc.UnlockPrizes("test"))
    locked.do(pc.PlanPrizes(fixed(Band(1, 1, 299_99), Band(2, 2, 300_01))))
    out(locked, 6, 5, 4)
    locked.do(c.Bust((2, 3), HandChoice.SAME))
    assert prizes_by_entry(locked.state) == {1: 299_99, 2: 150_01, 3: 150_00}
    locked.do(c.TakeBackBust(2))
    locked.do(c.TakeBackBust(3))
    locked.do(c.Bust((2, 3), HandChoice.SAME, stacks=((2, 900), (3, 900))))
    assert prizes_by_entry(locked.state)[2] == 150_01


def test_a_prize_is_paid_before_the_table_is_locked_only_on_the_directors_word(
    night: Evening,
) -> None:
    out(night, 6, 5, 4, 3)
    night.refused(pc.PayPrize(3), Code.NOT_LOCKED, house=True)
    night.do(pc.PayPrize(3), "he has a train")
    night.refused(SetPrices(replace(PRICES, currency=UNNAMED)), Code.PRIZE_PAID)
    night.do(SetPrices(replace(PRICES, added=5_00)))


def test_a_bust_on_his_word_is_checked_before_it_is_paid(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    locked.do(c.ReEnter(3), override="let him")
    locked.do(c.Unregister(7), override="he has no money")
    locked.refused(pc.PayPrize(3), Code.FLOOR_TO_CHECK, house=True)


def test_the_house_decides_on_the_prize_of_the_disqualified(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    penalty = NewPenalty(3, PenaltyKind.DISQUALIFICATION)
    locked.do(rc.WriteRuling(penalties=(penalty,)))
    locked.refused(pc.PayPrize(3), Code.DISQUALIFIED, house=True)


def test_who_was_paid_is_not_brought_back_without_a_reason(locked: Evening) -> None:
    out(locked, 6, 5, 4, 3)
    locked.do(pc.PayPrize(3))
    refused = locked.refused(c.TakeBackBust(3), Code.PRIZE_PAID, house=True)
    assert refused == "T1 seat 3 was paid €120 already."
    locked.refused(c.CorrectBust(3, 2), Code.PRIZE_PAID, house=True)
    # Who went out before him would push him down a place.
    refused = locked.refused(c.TakeBackBust(5), Code.PRIZE_PAID, house=True)
    assert refused == "T1 seat 3 would have been paid too much: their places move down."
    locked.do(c.TakeBackBust(5), "he sat at another table")
    assert told(locked, TaskKind.PAID_WRONG) == ["T1 seat 3 got 120 too much: 120 was paid to him."]
    locked.do(c.CorrectBust(4, 5))


def test_who_is_paid_the_same_in_a_lower_place_stands_in_nobodys_way(locked: Evening) -> None:
    locked.do(pc.UnlockPrizes("test"))
    locked.do(pc.PlanPrizes(fixed(Band(1, 6, 100_00))))
    locked.do(pc.LockPrizes())
    out(locked, 6, 5, 4)
    locked.do(pc.PayPrize(4))
    locked.do(c.TakeBackBust(6))
    assert told(locked, TaskKind.PAID_WRONG) == []


def test_undoing_a_bust_stops_at_his_payment(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    bust = locked.do(c.Bust((3,)))
    before = locked.reopened().state
    paid = locked.do(pc.PayPrize(3))
    refused = locked.desk.undo(bust.action)
    assert not isinstance(refused, Done)
    assert "T1 seat 3 paid €120" in refused.sentence
    assert isinstance(locked.desk.undo(paid.action), Done)
    assert locked.state == before
    assert isinstance(locked.desk.redo(), Done)
    assert locked.state.prizes.paid(3) == 120_00
