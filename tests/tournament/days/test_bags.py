"""Stacks in bags: two counts, numbers, what the totals come to, and the way back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.chips.commands import CountStacks, CountTable
from tdtool.tournament.chips.view import ranked_stacks
from tdtool.tournament.days.bag_view import BagState, bag_view
from tdtool.tournament.days.commands import BagStack, NameFlight, OpenBags
from tdtool.tournament.days.values import Bag, Flight, Forward
from tdtool.tournament.fold import fold
from tdtool.tournament.hand_for_hand.commands import CallLastHands, EndLastHands, FinishTables
from tdtool.tournament.refusal import Code
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import TaskKind
from tests.tournament.days.flights_of import bag, bag_all, bring, done, entry_of, refused
from tests.tournament.evening import MINUTE, PLAIN

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.tournament.days.flights_of import Flights


@pytest.fixture
def flight(flights: Flights) -> Desk:
    """Let four play a day of 80,000 chips; seats are 1 to 4 of table 1 in their order."""
    desk = flights.found("Harbour Open 1A")
    flights.enter(desk, "Kim", "Ngo", "Ola", "Pia")
    done(desk, c.OpenTable(1))
    for seat, name in enumerate(("Kim", "Ngo", "Ola", "Pia"), 1):
        done(desk, c.SeatEntry(entry_of(desk, name), SeatAt(1, seat)))
    done(desk, c.StartClock())
    return desk


def said(desk: Desk) -> list[tuple[str, str]]:
    found = tasks(desk.state, desk.names, desk.now())
    return [(task.title, task.detail) for task in found if task.kind is TaskKind.BAGS]


def test_a_stack_is_bagged_with_two_counts_and_the_next_number(flight: Desk) -> None:
    assert bag(flight, "Kim", 15_000).told == "1.1 Kim: bag 1, 15,000"
    assert bag(flight, "Ngo", 20_000, 20_500).told == "1.2 Ngo: bag 2, 20,000, dealer 20,500"
    assert bag(flight, "Ola", 30_000, number=" A\t117 ").told == "1.3 Ola: bag A 117, 30,000"
    once = done(flight, BagStack(4, 14_500, None))
    assert once.told == "1.4 Pia: bag 3, 14,500, counted once"
    rows = bag_view(flight.state).rows
    assert [row.state for row in rows] == [
        BagState.AGREES,
        BagState.DIFFERS,
        BagState.AGREES,
        BagState.ONCE,
    ]
    assert rows[1].bag == Bag("2", SeatAt(1, 2), 20_000, 20_500)
    assert [row.bag.chips for row in rows if row.bag] == [15_000, 20_500, 30_000, 14_500]


def test_a_later_count_stands_and_keeps_the_bag(flight: Desk) -> None:
    bag(flight, "Kim", 15_000)
    assert bag(flight, "Kim", 15_500).told == "1.1 Kim: bag 1, 15,500"
    assert "so already" in refused(flight, BagStack(1, 15_500, 15_500), Code.NOTHING_CHANGES)
    bag(flight, "Kim", 15_500, number="9")
    bag(flight, "Ngo", 20_000)
    assert {bag.number for bag in flight.state.days.bags.values()} == {"9", "10"}


def test_what_cannot_be_bagged_is_refused(flight: Desk) -> None:
    bag(flight, "Kim", 15_000, number="a7")
    assert "Bag A7 is that of Kim" in refused(
        flight, BagStack(2, 1_000, 1_000, "A7"), Code.BAG_TAKEN
    )
    refused(flight, BagStack(2, 0, 1_000), Code.BAD_NUMBER)
    refused(flight, BagStack(2, 1_000, -5), Code.BAD_NUMBER)
    refused(flight, BagStack(2, 10**15 + 1, None), Code.BAD_NUMBER)
    refused(flight, BagStack(2, 1_000, 1_000, "1234567890123"), Code.BAD_NUMBER)
    refused(flight, BagStack(9, 1_000, 1_000), Code.NO_SUCH_ENTRY)
    done(flight, c.Bust((2,)))
    assert refused(flight, BagStack(2, 1_000, 1_000), Code.NOT_IN_PLAY) == "Ngo has no chips."


def test_the_gap_is_shown_once_all_are_bagged_and_its_player_named(flight: Desk) -> None:
    assert said(flight) == []
    bag(flight, "Kim", 15_000)
    assert bag_view(flight.state).gap is None
    assert said(flight) == [("Bag and tag: 3 to bag", "1.2 Ngo, 1.3 Ola and 1 more")]
    bag(flight, "Ngo", 20_000, 20_500)
    bag(flight, "Ola", 30_000)
    done(flight, BagStack(4, 15_000, None))
    view = bag_view(flight.state)
    assert (view.bagged, view.expected, view.gap) == (80_500, 80_000, 500)
    assert view.explained is not None
    assert view.explained.entry == 2
    assert said(flight) == [
        ("1 counted once", "The dealer counts: 1.4 Pia"),
        (
            "Bags: 500 chips more than in play",
            "It is what the two counts of 1.2 Ngo differ by.",
        ),
    ]
    bag(flight, "Pia", 15_000)
    bag(flight, "Ola", 29_000, 28_000)
    view = bag_view(flight.state)
    assert (view.gap, view.explained) == (-1_500, None)
    assert said(flight)[0] == ("2 stacks have two counts", "Count again: 1.2 Ngo, 1.3 Ola")
    assert said(flight)[1][0] == "Bags: 1,500 chips fewer than in play"
    bag(flight, "Ngo", 20_000)
    bag(flight, "Ola", 30_000)
    assert bag_view(flight.state).explained is None
    assert said(flight) == []


def test_two_bags_that_differ_alike_explain_nothing(flight: Desk) -> None:
    bag(flight, "Kim", 15_000, 15_500)
    bag(flight, "Ngo", 20_000, 20_500)
    bag(flight, "Ola", 30_000)
    bag(flight, "Pia", 14_500)
    view = bag_view(flight.state)
    assert (view.gap, view.explained) == (500, None)


def gap_said(desk: Desk) -> str:
    return said(desk)[-1][1]


def test_a_stack_that_was_counted_otherwise_before_explains_the_gap(flight: Desk) -> None:
    done(flight, CountStacks(((1, 20_000), (2, 22_000), (3, 18_000), (4, 20_000))))
    assert [row.counted.chips for row in bag_view(flight.state).rows if row.counted] == [
        20_000,
        22_000,
        18_000,
        20_000,
    ]
    bag_all(flight, (25_000, 17_000, 13_000, 20_000))
    assert gap_said(flight) == "Look at bags that were counted in haste, and at colour-ups."
    assert bag_view(flight.state).since_counted is None
    bag(flight, "Ngo", 22_000)
    assert [row.since for row in bag_view(flight.state).rows] == [5_000, 0, -5_000, 0]
    assert said(flight) == []
    bag(flight, "Ola", 18_000)
    assert bag_view(flight.state).gap == 5_000
    assert gap_said(flight) == (
        "It is what the bag of 1.1 Kim differs from his last chip count by."
    )


def test_a_table_that_was_counted_otherwise_before_explains_the_gap(flight: Desk) -> None:
    done(flight, CountTable(1, 80_000))
    bag_all(flight, (25_000, 20_000, 20_000, 15_500))
    assert gap_said(flight) == "It is what table 1 differs from its last chip count by."
    assert bag_view(flight.state).table_since_counted == 1
    bag(flight, "Pia", 15_000)
    assert bag_view(flight.state).table_since_counted is None
    # Others sit there now, or the table is gone: its count says nothing any more.
    done(flight, c.OpenTable(2))
    done(flight, c.SitsAt(4, SeatAt(2, 1)))
    assert bag_view(flight.state).tables == {}
    done(flight, c.CloseTable(1))
    assert bag_view(flight.state).tables == {}


def test_a_count_that_was_off_before_explains_the_gap(flight: Desk) -> None:
    done(flight, CountStacks(((1, 20_000), (2, 22_000), (3, 18_000), (4, 19_500))))
    bag_all(flight, (19_000, 23_500, 17_000, 20_000))
    assert bag_view(flight.state).gap == -500
    assert gap_said(flight) == "The last chip count of the room was off by as much."


def test_a_bag_is_the_last_count_and_what_he_came_with_the_first(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    done(one, CountStacks(((1, 15_000),)))
    bag_all(one, (12_000, 28_000))
    assert [(each.entry, each.chips) for each in ranked_stacks(one.state)] == [
        (2, 28_000),
        (1, 12_000),
    ]
    day = flights.day_two()
    done(day, bring(one))
    done(day, c.Register(names=("Late",)))
    assert ranked_stacks(day.state) == []
    done(day, c.DrawSeats(open_tables=True))
    assert [each.chips for each in ranked_stacks(day.state)] == [28_000, 12_000]
    done(day, CountStacks(((2, 30_000),)))
    assert [each.chips for each in ranked_stacks(day.state)] == [30_000, 12_000]


def test_without_a_starting_stack_nobody_knows_what_the_bags_should_have(flights: Flights) -> None:
    from tests.tournament.days.flights_of import without_starting_stack

    desk = flights.found("Harbour Open 1A", without_starting_stack())
    flights.enter(desk, "Kim")
    done(desk, c.DrawSeats(open_tables=True))
    bag(desk, "Kim", 15_000)
    view = bag_view(desk.state)
    assert (view.bagged, view.expected, view.gap) == (15_000, None, None)
    assert said(desk) == []


def test_who_goes_out_or_stands_is_followed(flight: Desk) -> None:
    for name in ("Kim", "Ngo", "Ola", "Pia"):
        bag(flight, name, 20_000)
    done(flight, c.Bust((1,)))
    assert [row.entry for row in bag_view(flight.state).rows] == [2, 3, 4]
    done(flight, c.TakeBackBust(1))
    assert bag_view(flight.state).in_bags == 4
    done(flight, c.CloseTable(1))
    done(flight, BagStack(1, 19_000, None))
    assert flight.told(done(flight, BagStack(1, 18_000, 19_000)).action) == (
        "Kim: bag 1, 18,000, dealer 19,000"
    )
    assert said(flight)[0] == ("1 stack has two counts", "Count again: Kim")


def test_bags_are_opened_one_or_all(flight: Desk) -> None:
    refused(flight, OpenBags(), Code.NO_BAG)
    for name in ("Kim", "Ngo", "Ola"):
        bag(flight, name, 20_000)
    assert refused(flight, OpenBags((4,)), Code.NO_BAG) == "Pia has no bag."
    assert done(flight, OpenBags((2,))).told == "bag of Ngo opened"
    opened = done(flight, OpenBags())
    assert opened.told == "2 bags opened"
    assert not flight.state.days.bags
    assert said(flight) == []
    flight.undo(opened.action)
    assert sorted(flight.state.days.bags) == [1, 3]


def test_a_bag_whose_player_went_out_waits_for_nobody(flight: Desk) -> None:
    bag(flight, "Kim", 20_000)
    done(flight, c.Bust((1,)))
    assert flight.state.days.bags
    assert said(flight) == []


def test_undo_gives_the_very_same_state(flight: Desk) -> None:
    before = fold(flight.history.records)
    first = bag(flight, "Kim", 15_000)
    second = bag(flight, "Ngo", 20_000, number="7")
    flight.undo(second.action)
    flight.undo(first.action)
    assert flight.state == before
    flight.redo()
    assert {bag.number for bag in flight.state.days.bags.values()} == {"1"}


def test_undo_names_what_is_in_the_way(flight: Desk) -> None:
    entered = done(flight, c.RegisterAndSeat(name="Qi"))
    first = bag(flight, "Qi", 20_000)
    assert "Qi: bag 1, 20,000" in str(flight.undo(entered.action))
    opened = done(flight, OpenBags())
    assert "bag of Qi opened" in str(flight.undo(first.action))
    flight.undo(opened.action)
    again = bag(flight, "Qi", 20_000, number="9")
    bag(flight, "Ngo", 15_000, number="1")
    assert "Ngo: bag 1" in str(flight.undo(again.action))
    moved = done(flight, c.MoveEntry(4, SeatAt(1, 9)))
    bag(flight, "Pia", 15_000)
    assert "Pia: bag" in str(flight.undo(moved.action))


def test_a_tournament_is_named_a_flight_of_its_event(flight: Desk) -> None:
    named = done(flight, NameFlight(Flight(" Harbour  Open ", "1A", Forward.FIRST)))
    assert named.told == "Harbour Open: flight 1A"
    assert flight.state.days.flight == Flight("Harbour Open", "1A", Forward.FIRST)
    again = NameFlight(Flight("Harbour Open", "1A", Forward.FIRST))
    refused(flight, again, Code.NOTHING_CHANGES)
    refused(flight, NameFlight(Flight("Harbour Open", " ")), Code.EMPTY_TEXT)
    refused(flight, NameFlight(Flight("", "1A")), Code.EMPTY_TEXT)
    assert done(flight, NameFlight(None)).told == "no flight"


def test_a_day_that_is_over_asks_for_its_bags(flights: Flights) -> None:
    desk = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    assert said(desk) == [("The day is over", "Bag and tag 2 stacks.")]
    done(desk, c.Bust((1,)))
    assert said(desk) == []


def test_the_last_day_asks_for_none(flights: Flights) -> None:
    desk = flights.found("Harbour Open 1A", replace(PLAIN, rows=PLAIN.rows[:6]))
    flights.enter(desk, "Kim", "Ngo")
    done(desk, c.DrawSeats(open_tables=True))
    assert said(desk) == []
    done(desk, c.StartClock())
    assert said(desk) == []
    done(desk, c.SetRemaining(1))
    flights.evening.clock.pass_(95 * MINUTE)
    assert said(desk) == []


def test_a_day_ended_by_hand_asks_too(flights: Flights) -> None:
    desk = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    done(desk, CallLastHands(3))
    done(desk, FinishTables())
    done(desk, EndLastHands())
    assert said(desk) == [("The day is over", "Bag and tag 2 stacks.")]
