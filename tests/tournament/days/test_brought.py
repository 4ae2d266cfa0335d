"""The day after the flights: who begins it, with what, and what it knows of its logs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Desk
from tdtool.rules.prizes.pool import Price, Sold
from tdtool.tournament import commands as c
from tdtool.tournament import draw, queries
from tdtool.tournament import facts as f
from tdtool.tournament.board_view import board_view, field_of
from tdtool.tournament.days import brought
from tdtool.tournament.days.commands import BagStack, BringTogether, NameFlight
from tdtool.tournament.days.facts import BagsBrought
from tdtool.tournament.days.flight_end import flight_end, next_row
from tdtool.tournament.days.next_day import opening, preparations, refusal
from tdtool.tournament.days.rest import registration_ended_before, structure_from
from tdtool.tournament.days.values import Flight, Forward, WhyLeft
from tdtool.tournament.days.went_on import WentOn, went_on
from tdtool.tournament.event_commands import ChangeReentries
from tdtool.tournament.fold import fold
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.intake import entered
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.prizes.commands import PlanPrizes
from tdtool.tournament.prizes.plan import PrizePlan
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.registration_end import is_named, is_over
from tdtool.tournament.values import SeatAt
from tests.tournament.days.flights_of import bag, bag_all, bring, done, ends, entry_of, refused
from tests.tournament.evening import MINUTE, PLAIN

if TYPE_CHECKING:
    from tests.tournament.days.flights_of import Flights

Two = tuple[Desk, Desk]


def stacks(desk: Desk) -> dict[str, int]:
    return {
        desk.name(entry): queries.starting_chips(desk.state, entry) for entry in desk.state.waiting
    }


def test_everybody_goes_forward_once_with_the_best_stack(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    told = done(day, bring(*two)).told
    assert told == "2 flights brought together: 4 bags, 85,000 chips"
    assert stacks(day) == {"Ngo": 20_000, "Ola": 25_000, "Pia": 10_000, "Kim": 30_000}
    found = day.state.days.brought
    assert found is not None
    assert [(one.why, one.bag.chips) for one in found.left] == [(WhyLeft.RULE, 15_000)]
    assert {day.name(one.entry): one.number for one in found.carried.values()} == {
        "Ngo": 1,
        "Ola": 1,
        "Pia": 1,
        "Kim": 2,
    }


def test_the_log_names_the_logs_it_came_from(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    done(day, bring(*two))
    found = day.state.days.brought
    assert found is not None
    for origin, flight in zip(found.origins, two, strict=True):
        log = flights.evening.store.log(origin.tournament)
        assert (origin.name, origin.seq, origin.digest) == (
            flight.state.name,
            log.last_seq,
            log.digest,
        )
    read = Desk(
        flights.evening.store.log(day.id),
        flights.evening.store.names(),
        day.now,
        lambda n: b"x" * n,
    )
    assert read.state == day.state


def test_figures_go_on_where_the_flights_ended(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    done(day, bring(*two))
    assert queries.chips_in_play(day.state) == 0
    done(day, c.DrawSeats(open_tables=True))
    assert queries.chips_in_play(day.state) == 85_000
    assert queries.average_stack(day.state) == 21_250
    assert queries.entries_counted(day.state) == 5
    assert queries.strip(day.state, day.now()).day == "Day 2"
    assert board_view(day.state, field_of(day.state, day.names), day.now()).day == 2
    count = entered(day.state)
    assert (count.all, count.again) == (5, 0)
    done(day, c.StartClock())
    done(day, c.Bust((entry_of(day, "Ngo"),)))
    assert queries.chips_in_play(day.state) == 85_000
    assert queries.entries_counted(day.state) == 5


def test_without_a_starting_stack_the_bags_alone_are_counted(flights: Flights, two: Two) -> None:
    day = flights.found("Harbour Open Day 2", replace(PLAIN, starting_stack=None))
    done(day, bring(*two))
    assert queries.chips_in_play(day.state) is None
    done(day, c.DrawSeats(open_tables=True))
    assert queries.chips_in_play(day.state) == 85_000
    done(day, c.RegisterAndSeat(name="Late"))
    assert queries.chips_in_play(day.state) is None
    assert queries.starting_chips(day.state, entry_of(day, "Late")) == 0


def test_the_redraw_of_the_day_can_be_repeated_by_anyone(flights: Flights, two: Two) -> None:
    day = flights.day_two(seats=8)
    sealed = day.state.seal.digest
    done(day, bring(*two))
    facts = done(day, c.DrawSeats(open_tables=True)).facts
    drawn = next(fact for fact in facts if isinstance(fact, f.SeatsDrawn))
    assert drawn.seal.digest == sealed
    assert draw.repeat(drawn) == drawn.seats
    assert [fact.seats for fact in facts if isinstance(fact, f.TableOpened)] == [8]
    assert len({day.state.entries[one].seat for one in day.state.entries}) == 4


def test_undo_gives_the_very_same_state(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    before = fold(day.history.records)
    act = done(day, bring(*two)).action
    drawn = done(day, c.DrawSeats(open_tables=True)).action
    assert "seats drawn" in str(day.undo(act))
    day.undo(drawn)
    done_ = day.undo(act)
    assert not isinstance(done_, Refusal)
    # The seed of the draw was shown, so it stays spent.
    assert replace(day.state, draws=0, seal=before.seal) == before
    done(day, bring(two[1], two[0], forward=Forward.FIRST))
    assert stacks(day)["Kim"] == 30_000


def test_undo_of_an_earlier_act_names_it(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    flights.enter(day, "Kim")
    gone = done(day, c.Unregister(1)).action
    done(day, bring(*two))
    assert "2 flights brought together" in str(day.undo(gone))


def test_who_may_not_be_brought(flights: Flights, two: Two) -> None:
    one, other = two
    day = flights.day_two()
    refused(day, BringTogether((), Forward.BEST), Code.NOBODY)
    refused(day, bring(one, one), Code.NOTHING_CHANGES)
    ngo, kim = flights.people["Ngo"], flights.people["Kim"]
    both = ends(one, other)
    refused(day, BringTogether(both, Forward.BEST, ((ngo, 1),)), Code.NO_BAG)
    refused(day, BringTogether(both, Forward.BEST, (("nobody", None),)), Code.NO_BAG)
    refused(day, BringTogether(both, Forward.BEST, same=((ngo, kim), (kim, ngo))), Code.BAD_NUMBER)
    twice = refused(
        day, BringTogether(both, Forward.BEST, same=((ngo, kim),)), Code.ALREADY_ENTERED
    )
    assert twice == "Harbour Open 1A: one person cannot have two bags there."
    alone = tuple((flights.people[name], None) for name in ("Kim", "Ngo", "Ola"))
    refused(day, BringTogether(ends(one), Forward.BEST, alone), Code.NOBODY)
    done(day, bring(one, other))
    assert "all of them at once" in refused(day, bring(one, other), Code.NOTHING_CHANGES)
    again = flights.day_two()
    done(again, c.StartClock())
    refused(again, bring(one, other), Code.PLAY_HAS_BEGUN)


def test_nobody_is_left_behind_without_a_bag(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo", "Ola")
    done(one, c.CloseTable(1))
    bag(one, "Kim", 15_000)
    day = flights.day_two()
    assert refused(day, bring(one), Code.NO_BAG) == (
        "Harbour Open 1A: 2 players in play have no bag."
    )
    done(one, c.OpenTable(2))
    done(one, c.SeatEntry(entry_of(one, "Ngo"), SeatAt(2, 5)))
    assert "have no bag, the first at 2.5." in refused(day, bring(one), Code.NO_BAG)
    done(one, c.Bust((entry_of(one, "Ola"),)))
    assert refused(day, bring(one), Code.NO_BAG) == (
        "Harbour Open 1A: one player in play has no bag, at 2.5."
    )


def test_counts_that_differ_need_a_reason(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    bag(one, "Kim", 15_000, 15_500)
    done(one, BagStack(entry_of(one, "Ngo"), 24_500, None))
    day = flights.day_two()
    sentence = refused(day, bring(one), Code.COUNTS_DIFFER, house=True)
    assert sentence == "Harbour Open 1A: bag 1 was counted differently, and 1 more."
    bag(one, "Kim", 15_500)
    sentence = refused(day, bring(one), Code.COUNTS_DIFFER, house=True)
    assert sentence == "Harbour Open 1A: bag 2 was counted once."
    done(day, bring(one), override="His dealer is gone; the camera showed it.")
    assert stacks(day) == {"Kim": 15_500, "Ngo": 24_500}


def test_entries_join_the_later_day(flights: Flights, two: Two) -> None:
    day = flights.found("Harbour Open Day 2", PLAIN, reentries=1)
    done(day, bring(*two))
    done(day, c.DrawSeats(open_tables=True))
    done(day, c.RegisterAndSeat(name="Late"))
    assert queries.starting_chips(day.state, entry_of(day, "Late")) == 20_000
    done(day, c.StartClock())
    assert queries.chips_in_play(day.state) == 105_000
    assert queries.entries_counted(day.state) == 6
    done(day, c.Bust((entry_of(day, "Kim"),)))
    sentence = refused(day, c.ReEnter(entry_of(day, "Kim")), Code.REENTRIES_USED, house=True)
    assert sentence == "The limit of 1 is used up: Kim."
    done(day, c.Bust((entry_of(day, "Ngo"),)))
    done(day, c.ReEnter(entry_of(day, "Ngo")))
    assert (entered(day.state).all, entered(day.state).again) == (7, 1)
    assert "came with a stack" in refused(
        day, c.Unregister(entry_of(day, "Ola")), Code.ALREADY_ENTERED
    )


def test_who_lost_his_stacks_may_enter_the_later_day_as_often_as_is_left(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    done(one, c.Bust((entry_of(one, "Kim"),)))
    done(one, c.ReEnter(entry_of(one, "Kim")), "he stood in line")
    done(one, c.Bust((entry_of(one, "Kim"),)))
    bag(one, "Ngo", 60_000)
    day = flights.found("Harbour Open Day 2", PLAIN, reentries=1)
    done(day, bring(one))
    kim = flights.people["Kim"]
    sentence = refused(day, c.RegisterAndSeat(kim), Code.REENTRIES_USED, house=True)
    assert "2 times in the flights" in sentence
    done(day, ChangeReentries(2))
    done(day, c.RegisterAndSeat(kim))
    assert day.state.entries[entry_of(day, "Kim")].number == 3
    assert (entered(day.state).all, entered(day.state).again) == (4, 2)


def test_who_entered_the_later_day_already_is_named(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    flights.enter(day, "Kim")
    sentence = refused(day, bring(*two), Code.ALREADY_ENTERED)
    assert sentence.startswith("Kim is entered here already")
    none = ((flights.people["Kim"], None),)
    done(day, BringTogether(ends(*two), Forward.BEST, none))
    assert sorted(stacks(day).values()) == [10_000, 20_000, 20_000, 25_000]


def test_merges_form_a_graph(flights: Flights, two: Two) -> None:
    """1A and 1B meet on Day 2, 1D goes its own way, both meet on Day 3."""
    day = flights.day_two()
    done(day, bring(*two))
    done(day, c.DrawSeats(open_tables=True))
    done(day, c.StartClock())
    done(day, c.Bust((entry_of(day, "Pia"),)))
    bag_all(day, (20_000, 25_000, 40_000))
    last = flights.flight("Harbour Open 1D", "Qi", "Pia")
    bag_all(last, (18_000, 22_000))
    three = flights.found("Harbour Open Day 3", structure_from(PLAIN, 6, 2))
    done(three, bring(day, last))
    found = three.state.days.brought
    assert found is not None
    assert found.day == 3
    assert {three.name(one.entry): one.number for one in found.carried.values()} == {
        "Ngo": 1,
        "Ola": 1,
        "Kim": 2,
        "Qi": 1,
        "Pia": 2,
    }
    assert found.entries == 7
    assert dict(found.gone) == {}
    assert brought.gone(day.state) == {}


def test_what_was_sold_in_the_flights_makes_the_pool(flights: Flights) -> None:
    prices = Prices(entry=Price(prize=10_000, fee=1_000))
    one = flights.found("Harbour Open 1A")
    done(one, mc.SetPrices(prices))
    done(one, mc.SetTerms(Terms(rebuy=Extra(Price(prize=5_000), 10_000))))
    flights.enter(one, "Kim", "Ngo")
    done(one, c.DrawSeats(open_tables=True))
    done(one, mc.Rebuy(1))
    done(one, c.StartClock())
    bag_all(one, (30_000, 20_000))
    day = flights.day_two()
    done(day, mc.SetPrices(prices))
    done(day, bring(one))
    assert entered(day.state).extras == (Sold(1, Price(prize=5_000)),)
    assert entered(day.state).all == 2


def test_needs_and_numbers_of_the_flights_stay(flights: Flights, two: Two) -> None:
    from tdtool.tournament.plans.commands import NeedAccess

    done(two[0], NeedAccess(entry_of(two[0], "Ola"), needed=True))
    day = flights.day_two()
    done(day, bring(*two))
    assert day.state.entries[entry_of(day, "Ola")].access


def test_registration_that_ended_in_the_flights_stays_ended(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    assert not is_named(day.state)
    command = replace(bring(*two), registration_over=True)
    done(day, command)
    assert is_named(day.state)
    assert is_over(day.state, day.now())
    refused(day, c.Register(names=("Late",)), Code.REGISTRATION_ENDED, house=True)


@pytest.mark.parametrize(
    ("played", "row", "label"), [(0, 0, "1"), (30, 1, "2"), (95, 6, "5"), (45, 4, "3")]
)
def test_the_next_day_begins_with_the_level_after_the_last(
    flights: Flights, played: int, row: int, label: str
) -> None:
    desk = flights.found("Harbour Open 1A")
    flights.enter(desk, "Kim", "Ngo")
    done(desk, c.DrawSeats(open_tables=True))
    done(desk, c.StartClock())
    flights.evening.clock.pass_(played * MINUTE)
    assert next_row(desk.state, desk.now()) == row
    rest = structure_from(PLAIN, row, 1)
    assert rest.rows[0].label == label
    assert registration_ended_before(PLAIN, row) == (row > 3)


def test_after_the_last_level_there_is_no_next_one(flights: Flights) -> None:
    desk = flights.found("Harbour Open 1A", structure_from(PLAIN, 6, 1))
    flights.enter(desk, "Kim", "Ngo")
    done(desk, c.DrawSeats(open_tables=True))
    done(desk, c.StartClock())
    flights.evening.clock.pass_(30 * MINUTE)
    assert next_row(desk.state, desk.now()) is None


def test_the_end_of_a_flight_counts_everybody_once(flights: Flights) -> None:
    desk = flights.found("Harbour Open 1A")
    flights.enter(desk, "Kim", "Ngo", "Ola")
    done(desk, c.Unregister(2))
    done(desk, c.DrawSeats(open_tables=True))
    end = desk.flight_end()
    assert [number for _, number in end.entered] == [1, 1]
    assert (end.entries, end.chips, end.total, end.day) == (2, 40_000, 0, 1)
    assert len(end.unbagged) == 2
    assert end == flight_end(desk.state, end.origin, desk.now())
    facts = [record.fact for record in desk.history.records]
    assert not any(isinstance(fact, BagsBrought) for fact in facts)


def test_the_next_day_is_set_up_as_the_flight_was(two: Two) -> None:
    one = two[0]
    assert preparations(one.state, 2, 6, one.now()) == ()
    done(one, NameFlight(Flight("Harbour Open", "1A")))
    prices, plan = Prices(entry=Price(prize=100)), PrizePlan(share_paid=2_000)
    settings = PlanSettings(keep_apart=True)
    commands = (mc.SetPrices(prices), PlanPrizes(plan), ChangePlans(settings))
    for command in commands:
        done(one, command)
    named = NameFlight(Flight("Harbour Open", "Day 2"))
    assert preparations(one.state, 2, 6, one.now()) == (named, *commands)
    day = opening(one.state, "Harbour Open Day 2", 6, 8, 2)
    assert (day.structure, day.seats_per_table) == (structure_from(PLAIN, 6, 2), 8)
    assert (day.house, day.reentries) == (one.state.house, one.state.reentries)


def test_what_stands_in_the_way_is_told_before_it_is_set_up(flights: Flights, two: Two) -> None:
    command = opening(two[0].state, "Harbour Open Day 2", 6, 9, 2)
    now, entropy = two[0].now(), flights.evening.random.randbytes
    assert refusal(command, bring(*two), now, entropy) is None
    nameless = refusal(replace(command, name=" "), bring(*two), now, entropy)
    assert nameless is not None
    assert nameless.code is Code.EMPTY_TEXT
    nobody = refusal(command, BringTogether((), Forward.BEST), now, entropy)
    assert nobody is not None
    assert nobody.code is Code.NOBODY


def test_a_flight_that_went_on_is_known_and_whether_it_changed(flights: Flights, two: Two) -> None:
    one, other = two
    day = flights.day_two()
    done(day, bring(one))
    found = day.state.days.brought
    assert found is not None
    assert went_on(other.flight_end(), "Day 2", found) is None
    assert went_on(one.flight_end(), "Day 2", found) == WentOn("Day 2", changed=False)
    bag(one, "Ngo", 21_000)
    assert went_on(one.flight_end(), "Day 2", found) == WentOn("Day 2", changed=True)


def test_an_entry_says_what_it_came_with(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    assert brought.came_from(day.state, 1) == ""
    done(two[0], c.CloseTable(1))
    done(two[0], BagStack(entry_of(two[0], "Ola"), 26_000, 26_000))
    done(day, bring(*two))
    done(day, c.Register(names=("Late",)))
    said = {day.name(one): brought.came_from(day.state, one) for one in day.state.entries}
    assert said["Ola"] == "Came with 26,000 in bag 3 from Harbour Open 1A."
    assert said["Kim"].startswith("Came with 30,000 in bag 2 from Harbour Open 1B, 1.")
    assert said["Late"] == ""
