"""A tournament that is run without names: counts in the place of entries."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.desk import Done
from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import total
from tdtool.rules.prizes.pool import Price, Sold
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.counted import commands as cc
from tdtool.tournament.counted.state import Counted
from tdtool.tournament.course import course
from tdtool.tournament.days import commands as dc
from tdtool.tournament.days.values import Forward
from tdtool.tournament.end_estimate import winner
from tdtool.tournament.fold import fold
from tdtool.tournament.level_plan import level_plan
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.intake import entered, prices_of
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.paper_age import paper_age
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.redraw import redraw_due
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import average_stack, chips_in_play, entries_counted, strip
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import Sheet
from tests.extent import examples
from tests.tournament.evening import MINUTE, Evening

PRICES = Prices(entry=Price(prize=20, fee=5), reentry=Price(prize=10))
REBUY = Extra(Price(prize=10), 5_000, most=2)
ADD_ON = Extra(Price(prize=15), 10_000)


@pytest.fixture
def bar(evening: Evening) -> Evening:
    """43 have entered at 25, nobody is out; rebuys and add-ons are sold; the clock runs."""
    evening.do(mc.SetPrices(PRICES))
    evening.do(mc.SetTerms(Terms(REBUY, ADD_ON)))
    evening.do(cc.CountField(43))
    evening.do(c.StartClock())
    return evening


def field(evening: Evening) -> Counted:
    found = evening.state.counted
    assert found is not None
    return found


def test_counts_stand_for_entries(bar: Evening) -> None:
    bar.do(cc.ChangeField(again=2))
    bar.do(cc.ChangeField(out=16))
    shown = strip(bar.state, bar.desk.now())
    assert (shown.players_left, shown.entries) == (29, 45)
    assert (bar.state.out, entries_counted(bar.state)) == (16, 45)
    assert chips_in_play(bar.state) == 45 * 20_000
    assert (average_stack(bar.state), shown.average_big_blinds) == (31_034, 155)
    assert entered(bar.state)[:2] == (43, 2)


def test_what_was_sold_counts_in_pool_and_chips(bar: Evening) -> None:
    bar.do(cc.ChangeField(rebuys=3))
    bar.do(cc.CountField(add_ons=30, again=4))
    assert entered(bar.state).extras == (Sold(3, REBUY.price), Sold(30, ADD_ON.price))
    assert table_of(bar.state).pool.payable == 39 * 20 + 4 * 10 + 3 * 10 + 30 * 15
    assert chips_in_play(bar.state) == 43 * 20_000 + 3 * 5_000 + 30 * 10_000


def test_the_next_prize_follows_from_who_is_left(bar: Evening) -> None:
    bar.do(mc.SetTerms(Terms()))
    bar.clock.pass_(60 * MINUTE)
    bar.do(pc.LockPrizes())
    places = table_of(bar.state).places
    bar.do(cc.CountField(left=places + 2))
    money = strip(bar.state, bar.desk.now()).money
    assert money is not None
    assert (money.to_go, money.next_out) == (2, 0)
    bar.do(cc.ChangeField(out=2))
    money = strip(bar.state, bar.desk.now()).money
    assert money is not None
    assert money.to_go == 0
    assert money.next_out == table_of(bar.state).bands[-1].cash > 0
    bar.do(cc.ChangeField(out=-1))
    bar.do(cc.ChangeField(entered=1))
    assert any(
        task.title == "The prizes are not the pool" for task in tasks(bar.state, {}, bar.desk.now())
    )


def test_the_prize_list_grows_old_by_what_is_sold(bar: Evening) -> None:
    bar.do(c.RecordSheet(Sheet.PRIZES))
    out = bar.do(cc.ChangeField(out=1))
    bar.do(cc.CountField(left=30))
    age = paper_age(bar.desk.history, Sheet.PRIZES)
    assert age is not None
    assert not age.old
    bar.desk.undo(out.action)
    bar.do(cc.ChangeField(rebuys=1))
    bar.do(cc.CountField(add_ons=3))
    age = paper_age(bar.desk.history, Sheet.PRIZES)
    assert age is not None
    assert age.old == "prizes have changed 2 times"


def test_the_end_is_estimated_from_the_count(bar: Evening) -> None:
    now, structure = bar.desk.now(), bar.state.structure
    played = course(bar.desk.history.records, bar.desk.history.is_gone)
    plan = level_plan(structure, bar.state.clock, played, now)
    found = winner(bar.state, structure, plan, now)
    assert not isinstance(found, str)
    assert found.chips == 860_000


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (cc.CountField(0), "How many have entered? There has to be one at least."),
        (cc.CountField(1_000_000), "More than 999,999 is too much."),
        (cc.CountField(again=-1), "There cannot be fewer re-entries than none."),
        (cc.CountField(again=43), "Of 43 entries 43 cannot be re-entries."),
        (cc.CountField(left=44), "44 cannot be left: 43 have entered."),
        (cc.ChangeField(out=-1), "44 cannot be left: 43 have entered."),
        (cc.ChangeField(out=43), "Somebody has to be left: the last player is not out."),
        (cc.ChangeField(rebuys=-1), "There cannot be fewer rebuys than none."),
    ],
)
def test_counts_that_cannot_be(bar: Evening, command: c.Command, said: str) -> None:
    before = bar.desk.seq
    assert bar.refused(command, Code.BAD_NUMBER) == said
    assert bar.desk.seq == before


def test_chips_beyond_all_measure_are_not_sold(bar: Evening) -> None:
    bar.do(mc.SetTerms(Terms(add_on=Extra(Price(prize=1), MAX_CHIPS))))
    said = bar.refused(cc.CountField(add_ons=2), Code.BAD_NUMBER)
    assert said == "2 add-ons are more chips than there can be."


def test_what_is_known_is_not_written_again(bar: Evening) -> None:
    bar.refused(cc.CountField(43, left=43), Code.NOTHING_CHANGES)
    bar.refused(cc.ChangeField(), Code.NOTHING_CHANGES)


def test_more_than_each_may_have_is_a_house_matter(bar: Evening) -> None:
    said = bar.refused(cc.CountField(rebuys=87), Code.SALES_USED, house=True)
    assert said == "43 entries may have 86 rebuys, not 87."
    bar.do(cc.CountField(rebuys=87), override="He asked nicely")
    assert field(bar).rebuys == 87
    bar.do(ec.ChangeReentries(0))
    bar.refused(cc.ChangeField(again=1), Code.REENTRIES_USED, house=True)


def test_what_is_not_sold_is_not_counted(bar: Evening) -> None:
    bar.do(cc.ChangeField(rebuys=2))
    said = bar.refused(mc.SetTerms(Terms(add_on=ADD_ON)), Code.NOT_SOLD)
    assert said.startswith("2 rebuys and 0 add-ons are counted already")
    bar.do(cc.ChangeField(rebuys=-2))
    bar.do(mc.SetTerms(Terms(add_on=ADD_ON)))
    assert bar.refused(cc.ChangeField(rebuys=1), Code.BAD_NUMBER) == (
        "There are no rebuys in this tournament: say first what one costs."
    )


def test_the_entries_are_counted_first(evening: Evening) -> None:
    evening.refused(cc.CountField(left=27), Code.BAD_NUMBER)
    evening.refused(cc.ChangeField(out=1), Code.BAD_NUMBER)
    evening.refused(cc.ForgetField(), Code.NOTHING_CHANGES)


def test_names_and_counts_do_not_mix(bar: Evening) -> None:
    said = bar.refused(c.Register(names=("Kim",)), Code.WITHOUT_NAMES)
    assert said == ("This tournament runs without names, 43 are counted: go over to names first.")
    bar.refused(c.RegisterAndSeat(name="Kim"), Code.WITHOUT_NAMES)
    bar.refused(pc.ProposeDeal(DealWay.ICM, ()), Code.WITHOUT_NAMES)
    bar.do(cc.ForgetField())
    assert (bar.state.counted, bar.state.in_play, bar.state.seated, bar.state.again) == (
        None,
        0,
        0,
        0,
    )
    bar.do(c.Register(names=("Kim",)))
    assert bar.refused(cc.CountField(43), Code.NAMES_ENTERED).startswith("1 player is entered")
    bar.do(c.Register(names=("Jan",)))
    assert bar.refused(cc.ChangeField(out=1), Code.NAMES_ENTERED).startswith("2 players are")
    bar.do(c.Unregister(1))
    bar.do(c.Unregister(2))
    bar.do(cc.CountField(40))
    assert strip(bar.state, bar.desk.now()).entries == 40


def test_flights_without_names_are_not_brought_together(bar: Evening, tmp_path: Path) -> None:
    bar.do(cc.ChangeField(out=40))
    end = bar.desk.flight_end()
    assert end.unbagged == (None, None, None)
    (tmp_path / "other").mkdir()
    other = Evening(tmp_path / "other")
    bring = dc.BringTogether((end,), Forward.BEST)
    assert other.refused(bring, Code.NO_BAG).endswith("3 players in play have no bag.")
    other.do(cc.CountField(5))
    other.refused(bring, Code.WITHOUT_NAMES)
    other.store.close()


def test_nobody_is_bagged_or_drawn_anew_by_count(bar: Evening) -> None:
    bar.do(c.OpenTable(1))
    bar.do(c.OpenTable(2))
    bar.do(plc.ChangePlans(replace(bar.state.plans.settings, redraw_at=(27, 18))))
    bar.do(cc.CountField(left=20))
    bar.do(c.GoToRow(5))
    bar.clock.pass_(30 * MINUTE)
    assert tasks(bar.state, {}, bar.desk.now()) == ()
    assert redraw_due(bar.state) is None


def test_undo_takes_one_change_out_of_the_middle(bar: Evening) -> None:
    three = bar.do(cc.ChangeField(out=3))
    bar.do(cc.ChangeField(out=1))
    assert field(bar).left == 39
    assert isinstance(bar.desk.undo(three.action), Done)
    assert field(bar).left == 42
    counted = bar.do(cc.CountField(left=27))
    one = bar.do(cc.ChangeField(entered=1))
    assert field(bar) == Counted(44, out=16)
    assert isinstance(bar.desk.undo(one.action), Done)
    assert isinstance(bar.desk.undo(counted.action), Done)
    assert field(bar).left == 42
    assert isinstance(bar.desk.redo(), Done)
    assert field(bar).left == 27


def test_who_was_seen_to_be_left_stays_so(bar: Evening) -> None:
    before = bar.do(cc.ChangeField(out=3))
    bar.do(cc.CountField(left=27))
    assert isinstance(bar.desk.undo(before.action), Done)
    assert field(bar).left == 27


def test_undo_says_what_is_in_the_way(bar: Evening) -> None:
    done = bar.do(cc.ChangeField(entered=7))
    bar.do(cc.CountField(left=45))
    refusal = bar.desk.undo(done.action)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == "In the way: counted: 45 left."
    gone = bar.do(cc.ForgetField())
    bar.do(c.Register(names=("Kim",)))
    assert isinstance(bar.desk.undo(gone.action), Refusal)
    bar.do(c.Unregister(1))
    bar.do(cc.CountField(5))
    bar.do(cc.ChangeField(out=1))
    first = bar.desk.undoable()
    assert first is not None


def test_undo_of_the_first_count_is_refused_where_others_followed(evening: Evening) -> None:
    first = evening.do(cc.CountField(43))
    evening.do(cc.ChangeField(out=1))
    evening.do(cc.CountField(left=30))
    forgotten = evening.do(cc.ForgetField())
    refusal = evening.desk.undo(first.action)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == ("In the way: 1 out; counted: 30 left; names instead of counts.")
    evening.do(c.Register(names=("Kim",)))
    evening.do(c.Unregister(1))
    again = evening.do(cc.CountField(20))
    assert isinstance(evening.desk.undo(forgotten.action), Refusal)
    assert isinstance(evening.desk.undo(again.action), Done)


def test_terms_cannot_go_from_under_a_count(evening: Evening) -> None:
    sold = evening.do(mc.SetTerms(Terms(REBUY)))
    evening.do(cc.CountField(10, rebuys=2))
    assert isinstance(evening.desk.undo(sold.action), Refusal)
    none = evening.do(cc.CountField(rebuys=0))
    evening.do(mc.SetTerms(Terms()))
    assert isinstance(evening.desk.undo(none.action), Refusal)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (cc.CountField(44, 3, 30), "counted: 44 entries, 30 left, 3 re-entries"),
        (cc.CountField(rebuys=1, add_ons=2), "counted: 1 rebuy, 2 add-ons"),
        (cc.CountField(left=1), "counted: 1 left"),
        (cc.ChangeField(out=3), "3 out"),
        (cc.ChangeField(entered=2, again=1), "2 entered, 1 re-entry"),
        (cc.ChangeField(entered=2, out=1), "2 entered, 1 out"),
        (cc.ChangeField(entered=-2), "2 fewer entered"),
        (cc.ChangeField(add_ons=2, rebuys=1), "1 rebuy, 2 add-ons"),
        (cc.ForgetField(), "names instead of counts"),
    ],
)
def test_what_was_counted_is_told(bar: Evening, command: c.Command, told: str) -> None:
    assert bar.do(command).told == told


def test_what_is_taken_off_is_told(bar: Evening) -> None:
    bar.do(cc.ChangeField(out=3, rebuys=2))
    assert bar.do(cc.ChangeField(out=-2, rebuys=-1)).told == "taken off: 1 rebuy, 2 back in"


def test_a_flight_of_names_cannot_come_before_counts_that_followed(evening: Evening) -> None:
    """A registration that is redone in front of counts is in their way."""
    done = evening.do(c.Register(names=("Kim",)))
    evening.do(c.Unregister(1))
    evening.do(cc.CountField(9))
    assert isinstance(evening.desk.undo(done.action), Refusal)


SMALL = st.integers(-3, 6)
SAID = st.none() | st.integers(-1, 12)
COUNTS = st.one_of(
    st.builds(cc.CountField, st.none() | st.integers(0, 30), SAID, SAID, SAID, SAID),
    st.builds(cc.ChangeField, SMALL, SMALL, SMALL, SMALL, SMALL),
    st.sampled_from(
        [
            cc.ForgetField(),
            c.Register(names=("Kim",)),
            c.Unregister(1),
            mc.SetTerms(Terms()),
            mc.SetTerms(Terms(REBUY, ADD_ON)),
        ]
    ),
)
UNDOES = st.tuples(COUNTS, st.integers(0, 9))


@settings(max_examples=examples(25), deadline=None)
@given(st.lists(UNDOES, max_size=25))
def test_whatever_is_counted(steps: list[tuple[c.Command, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        evening.do(mc.SetPrices(PRICES))
        for command, back in steps:
            evening.desk.do(command)
            _holds(evening)
            _undone_and_redone(evening, back)
            _holds(evening)
        assert fold(evening.desk.history.records) == evening.state == evening.reopened().state
        evening.store.close()


def _holds(evening: Evening) -> None:
    state = evening.state
    found = state.counted
    shown = strip(state, evening.desk.now())
    table = table_of(state)
    if not table.problem:
        assert total(table.bands) == table.pool.payable
    if found is None:
        return
    assert 1 <= found.left <= found.entries
    assert 0 <= found.again < found.entries
    assert min(found.out, found.rebuys, found.add_ons) >= 0
    assert (shown.players_left, shown.entries) == (found.left, found.entries)
    prices = prices_of(state)
    entries = found.first * prices.entry.prize + found.again * prices.again.prize
    assert table.pool.paid_in == entries + found.rebuys * 10 + found.add_ons * 15
    assert chips_in_play(state) == (
        found.entries * 20_000 + found.rebuys * 5_000 + found.add_ons * 10_000
    )


def _undone_and_redone(evening: Evening, back: int) -> None:
    """Undo an act some way back; where that may be, redoing it gives the very same state."""
    acts = [action for action, _ in evening.desk.history.acts_backwards()]
    before = evening.state
    action = acts[min(back, len(acts) - 1)]
    if evening.desk.history.is_gone(action) or isinstance(evening.desk.undo(action), Refusal):
        return
    if back % 2:
        assert isinstance(evening.desk.redo(), Done)
        assert evening.state == before
