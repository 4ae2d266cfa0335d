"""Fixed, progressive and mystery bounties, and their books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.bounty import Books, BountyKind, Envelopes, OwnBounty
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import (
    award_of,
)
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import money_view
from tdtool.tournament.refusal import Code
from tdtool.tournament.views import TaskKind
from tests.tournament.prizes.night_of import EURO, out, told

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def with_bounties(six: Evening, kind: BountyKind, own: OwnBounty = OwnBounty.HIS) -> Evening:
    entry = Price(prize=75_00, bounty=25_00)
    six.do(SetPrices(Prices(EURO, entry, bounty=kind, own_bounty=own)))
    return six


def books(evening: Evening) -> Books:
    found = bounties(evening.state)
    assert found is not None
    assert found.books.off == 0
    return found.books


def test_fixed_bounties_are_won_with_the_knockout(six: Evening) -> None:
    with_bounties(six, BountyKind.FIXED)
    assert books(six) == (150_00, 0, 150_00)
    out(six, 6, 5)
    assert told(six, TaskKind.BOUNTY) == [
        "2 bounties not named: Who knocked out T1 seat 6, T1 seat 5?"
    ]
    assert six.do(pc.NameKnockout(6, (1, 2))).told == (
        "T1 seat 6 knocked out by T1 seat 1 and T1 seat 2"
    )
    six.do(pc.NameKnockout(5, (1,)))
    six.refused(pc.NameKnockout(5, (1, 1)), Code.NOTHING_CHANGES)
    assert told(six, TaskKind.BOUNTY) == []
    assert books(six) == (150_00, 50_00, 100_00)
    assert award_of(six.state, 1).due == 37_50
    # A bounty may be paid at once, whether the table is locked or not.
    assert six.do(pc.PayPrize(1)).told == "T1 seat 1 paid €37.50"
    out(six, 4, 3, 2)
    for gone in (4, 3, 2):
        six.do(pc.NameKnockout(gone, (1,)))
    assert books(six) == (150_00, 150_00, 0)
    # The winner's own is his.
    assert award_of(six.state, 1).bounty == 37_50 + 75_00 + 25_00
    six.do(pc.PayPrize(1), "all is over")
    six.do(pc.TakeBackPayment(1))
    assert six.state.prizes.paid(1) == 37_50


def test_the_winners_own_bounty_may_go_into_the_pool(six: Evening) -> None:
    with_bounties(six, BountyKind.FIXED, OwnBounty.POOL)
    assert table_of(six.state).pool.payable == 6 * 75_00 + 25_00
    assert books(six) == (125_00, 0, 125_00)
    out(six, 6, 5, 4, 3, 2)
    for gone in range(2, 7):
        six.do(pc.NameKnockout(gone, (1,)))
    assert books(six) == (125_00, 125_00, 0)


def test_progressive_bounties_grow_in_the_order_of_the_busts(six: Evening) -> None:
    with_bounties(six, BountyKind.PROGRESSIVE)
    out(six, 2, 1)
    # Told in the wrong order, they count as they happened: 3 puts 1 out, who had put 2 out.
    six.do(pc.NameKnockout(1, (3,)))
    six.do(pc.NameKnockout(2, (1,)))
    found = bounties(six.state)
    assert found is not None
    assert found.won == {1: 12_50, 3: 18_75}
    assert found.heads[3] == 43_75
    assert books(six) == (150_00, 31_25, 118_75)
    six.do(c.TakeBackBust(2))
    assert books(six) == (150_00, 12_50, 137_50)
    six.do(c.CorrectBust(1, 4))
    assert six.state.prizes.knockouts.keys() == {4}
    six.do(c.CorrectBust(4, 3))
    assert six.state.prizes.knockouts == {}
    six.do(pc.NameKnockout(3, ()))
    assert books(six) == (150_00, 0, 150_00)


def test_knockouts_that_cannot_be(six: Evening) -> None:
    out(six, 6, 5)
    with_bounties(six, BountyKind.FIXED)
    six.refused(pc.NameKnockout(1, (2,)), Code.NOT_OUT)
    six.refused(pc.NameKnockout(6, (6,)), Code.BAD_NUMBER)
    six.refused(pc.NameKnockout(5, (6,)), Code.ALREADY_OUT)
    six.refused(pc.NameKnockout(6, (1,), envelope=5), Code.NO_BOUNTIES)
    six.refused(pc.SetEnvelopes((Envelopes(5, 1),)), Code.NO_BOUNTIES)


def test_mystery_bounties_come_out_of_envelopes(six: Evening) -> None:
    with_bounties(six, BountyKind.MYSTERY)
    six.refused(pc.SetEnvelopes((Envelopes(0, 1),)), Code.BAD_NUMBER)
    refused = six.refused(pc.SetEnvelopes((Envelopes(50_00, 2),)), Code.DOES_NOT_ADD_UP)
    assert refused == "The envelopes come to €50 less than the bounties."
    envelopes = (Envelopes(25_00, 1), Envelopes(50_00, 1), Envelopes(25_00, 3))
    assert six.do(pc.SetEnvelopes(envelopes)).told == "5 envelopes counted"
    six.refused(pc.SetEnvelopes((Envelopes(25_00, 4), envelopes[1])), Code.NOTHING_CHANGES)
    out(six, 6, 5)
    six.do(pc.NameKnockout(6, (1, 2), envelope=50_00))
    six.refused(pc.NameKnockout(5, (1,), envelope=50_00), Code.NO_BOUNTIES)
    six.do(pc.NameKnockout(6, (1,), envelope=50_00))
    six.do(pc.NameKnockout(5, (2,)))
    six.do(pc.SetEnvelopes((Envelopes(50_00, 2), Envelopes(25_00, 2))))
    assert books(six) == (150_00, 50_00, 100_00)
    assert award_of(six.state, 1).bounty == 50_00
    refused = six.refused(pc.SetEnvelopes((Envelopes(25_00, 6),)), Code.NO_BOUNTIES)
    assert refused == "1 of €50 were drawn already."


def test_a_tournament_without_bounties_has_none(six: Evening) -> None:
    assert bounties(six.state) is None
    assert money_view(six.state) is None
