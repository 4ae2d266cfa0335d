"""The worked cases of busts taken back and of bounties, by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.bounty import BountyKind, Envelopes
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans.balance import balance_plan
from tdtool.tournament.prizes import commands as pzc
from tdtool.tournament.prizes.bounties import Bounties, bounties
from tdtool.tournament.standings import places
from tdtool.tournament.values import SeatAt
from tests.tournament.plans.floor_of import Floor, Laid, full
from tests.tournament.plans.test_cases import CASES, number

if TYPE_CHECKING:
    from tdtool.tournament.values import EntryId


def place(made: Floor, entry: EntryId) -> int | None:
    found = places(made.state).get(entry)
    return None if found is None else found.first


def test_elm_06_a_bust_taken_back_moves_later_places_up() -> None:
    case = CASES["ELM-06"]
    made = Floor({1: full(9), 2: full(7), 3: full(7), 4: full(7)})
    a7, b2, c4 = (made.at(*at).id for at in ((1, 7), (2, 2), (3, 4)))
    for entry in (a7, b2, c4):
        made.do(c.Bust((entry,)))
    before = case["event"]["places_before"]
    assert (place(made, a7), place(made, b2), place(made, c4)) == tuple(before.values())
    made.do(c.TakeBackBust(a7))
    table, seat = case["expect"]["seat"]["a7"]
    assert made.state.entries[a7].seat == SeatAt(number(table), seat)
    after = case["expect"]["places_after"]
    assert (place(made, b2), place(made, c4)) == (after["b2"], after["c4"])
    assert place(made, a7) is None


def refilled() -> tuple[Floor, EntryId, EntryId]:
    """Lay ELM-07: a7 went out of 1.7, which z of table 2 was sent to."""
    made = Floor({1: full(9), 2: Laid((1, 2, 3, 4, 5, 6, 7, 8))})
    a7, z = made.at(1, 7).id, made.at(2, 8).id
    made.do(c.Bust((a7,)))
    made.do(c.MoveEntry(z, SeatAt(1, 7)))
    made.do(c.Arrive(z))
    return made, a7, z


def allowed(of: str) -> set[SeatAt]:
    found = CASES["ELM-07"]["expect"][of]["allowed_to"]
    return {SeatAt(number(table), seat) for table, seat in found}


def test_elm_07_he_still_sits_in_the_chair_that_was_given_away() -> None:
    made, a7, z = refilled()
    made.do(c.TakeBackBust(a7, never_left=True))
    assert made.state.entries[a7].seat == SeatAt(1, 7)
    assert made.state.entries[z].seat in allowed("if_still_in_his_chair")


def test_elm_07_he_stood_up_and_is_drawn_a_seat() -> None:
    made, a7, z = refilled()
    made.do(c.TakeBackBust(a7))
    assert made.state.entries[a7].seat in allowed("if_he_stood_up")
    # The move made since stays, and 9 and 8 are within one.
    assert made.state.entries[z].seat == SeatAt(1, 7)
    assert made.sizes() == {1: 9, 2: 8}
    assert balance_plan(made.state, made.now) == ()


def knocked_out(kind: BountyKind, bounty: int, unit: int = 1) -> Floor:
    """Lay a table whose entries have this bounty each."""
    made = Floor({1: full(9)})
    made.do(SetPrices(Prices(entry=Price(prize=10, bounty=bounty), bounty=kind, bounty_unit=unit)))
    return made


def knock(made: Floor, out: EntryId, *by: EntryId, envelope: int | None = None) -> Bounties:
    made.do(c.Bust((out,)))
    made.do(pzc.NameKnockout(out, by, envelope))
    found = bounties(made.state)
    assert found is not None
    assert found.books.off == 0
    return found


def test_bty_01_half_is_paid_and_half_goes_on_the_head() -> None:
    event, expect = CASES["BTY-01"]["event"], CASES["BTY-01"]["expect"]
    assert event["bounty_out"] == event["winner_bounty"]
    found = knock(knocked_out(BountyKind.PROGRESSIVE, event["bounty_out"]), 2, 1)
    assert (found.won[1], found.heads[1]) == (expect["paid"], expect["winner_bounty"])


def test_bty_02_the_odd_unit_goes_to_the_head() -> None:
    event, expect = CASES["BTY-02"]["event"], CASES["BTY-02"]["expect"]
    found = knock(knocked_out(BountyKind.PROGRESSIVE, event["bounty_out"], event["unit"]), 2, 1)
    # Here every head begins with the same: 15 on the winner's, in the case 20.
    assert found.won[1] == expect["paid"]
    grown = found.heads[1] - event["bounty_out"]
    assert grown == expect["winner_bounty"] - event["winner_bounty"]


def test_bty_04_equal_hands_split_a_bounty_and_an_envelope() -> None:
    event, expect = CASES["BTY-04"]["event"], CASES["BTY-04"]["expect"]
    each = tuple(expect["paid"].values())
    found = knock(knocked_out(BountyKind.FIXED, event["bounty_out"]), 9, 1, 2)
    assert (found.won[1], found.won[2]) == each
    made = knocked_out(BountyKind.MYSTERY, event["bounty_out"])
    made.do(pzc.SetEnvelopes((Envelopes(event["bounty_out"], 9),)))
    found = knock(made, 9, 1, 2, envelope=event["bounty_out"])
    assert (found.won[1], found.won[2]) == each
