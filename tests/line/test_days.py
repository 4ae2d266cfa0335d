"""What is said of stacks in bags, and what will follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.tournament.days.commands import BagStack, NameFlight, OpenBags
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.refusal import Code

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

SAME, APART = (45_000, 45_000), (45_000, 44_500)


@pytest.mark.parametrize(
    ("text", "counts", "number"),
    [
        ("bag 12.5 45000", SAME, ""),
        ("bag 12.5 45,000", SAME, ""),
        ("bag 12.5 45 000", SAME, ""),
        ("12.5 bag 45k", SAME, ""),
        ("bag table 12 seat 5 45.000", SAME, ""),
        ("bagged 12.5 45000 44500", APART, ""),
        ("bag 12.5 45,000 44,500", APART, ""),
        ("bag 12.5 45000/44500 #A117", APART, "A117"),
        ("bag 12.5 player 45000 dealer 44500", APART, ""),
        ("bag 12.5 #9 45000", SAME, "9"),
    ],
)
def test_a_stack_is_bagged(
    quiet_floor: Floor, text: str, counts: tuple[int, int], number: str
) -> None:
    found = quiet_floor.first(text)
    entry = quiet_floor.entry(12, 5)
    assert found.act == BagStack(entry, *counts, number)
    assert found.where == "12.5"
    again = quiet_floor.first(found.completion)
    assert again.act == found.act


def test_a_name_and_the_table_that_is_shown_do_too(quiet_floor: Floor) -> None:
    oksana = quiet_floor.entry(7, 1)
    assert quiet_floor.first("bag oksana 45000").act == BagStack(oksana, *SAME)
    assert quiet_floor.first("oksana bag 45000").act == BagStack(oksana, *SAME)
    quiet_floor.shown = 12
    assert quiet_floor.first("bag 5 45000").act == BagStack(quiet_floor.entry(12, 5), *SAME)
    quiet_floor.shown = None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("bag", "Whose stack? bag 12.5 45000; "),
        ("bag 5 45000", "Whose stack? "),
        ("bag 12.5 some", "bag 12.5 45000; bag 12.5 45000 44500 where"),
        ("bag 12.5 1.5", '"1.5" is no whole number of chips'),
        ("bag zzqx 5", "Nobody called “zzqx” is entered."),
        ("bag 99.1 5", "There is no table 99."),
        ("bag open zzqx", "Nobody called “zzqx” is entered."),
        ("bag 5 open", "Whose bag? "),
    ],
)
def test_what_is_missing_is_said(quiet_floor: Floor, text: str, hint: str) -> None:
    read = quiet_floor.read(text)
    assert not read.candidates
    assert read.hint.startswith(hint)


def test_it_goes_on_while_it_is_typed(quiet_floor: Floor) -> None:
    found = quiet_floor.first("bag 12.5")
    assert found.act == GoOn()
    assert found.completion == "bag 12.5 "


def test_what_follows_is_shown_before_enter(floor: Floor) -> None:
    entry = floor.entry(12, 5)
    said = [(one.label, one.text) for one in floor.first("bag 12.5 45000 44500").effects]
    assert said == [
        ("Bag", "1"),
        ("Counts", "they differ: count again"),
        ("Bags", "1 of 21, 44,500 chips"),
    ]
    floor.say("bag 12.5 45000 44500")
    said = [(one.label, one.text) for one in floor.first("bag 12.5 45000").effects]
    assert said == [("Bag", "1, it held 44,500"), ("Bags", "1 of 21, 45,000 chips")]
    floor.say("bag 12.5 45000")
    assert floor.first("bag 12.5 open").act == OpenBags((entry,))
    everything = floor.first("bags open")
    assert everything.act == OpenBags()
    assert [one.text for one in everything.effects] == ["0 of 21, 0 chips"]
    floor.say("bags open")
    refusal = floor.first("bags open").refusal
    assert refusal is not None
    assert refusal.code is Code.NO_BAG


@pytest.mark.parametrize(
    ("text", "flight"),
    [
        ("flight 1A of Harbour Open", Flight("Harbour Open", "1A")),
        ("flight 1A of Harbour Open, first stack", Flight("Harbour Open", "1A", Forward.FIRST)),
        ("flight 2 of Open last stack forward", Flight("Open", "2", Forward.LAST)),
        ("flight none", None),
    ],
)
def test_a_tournament_is_named_a_flight(
    quiet_floor: Floor, text: str, flight: Flight | None
) -> None:
    found = quiet_floor.first(text)
    assert found.act == NameFlight(flight)
    assert quiet_floor.first(found.completion).act == found.act
    assert quiet_floor.read("flight 1A").hint.startswith("Which one, of which event?")


def test_the_last_bag_tells_the_gap(floor: Floor) -> None:
    playing = [entry for entry in floor.desk.state.entries.values() if entry.seat is not None]
    for entry in playing:
        floor.say(f"bag {entry.seat} 20000")
    last = playing[-1].seat
    over = floor.first(f"bag {last} 20500").effects[-1]
    assert over.label == "Gap"
    assert over.text.endswith("than in play")
