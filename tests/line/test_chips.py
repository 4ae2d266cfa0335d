"""What is said of chips, and what will follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.values import SeatAt
from tests.line.test_effects import told

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

KIM = 7
"""Kim Do-eul of 12.7; Kim Weiss sits at 7.4."""


@pytest.mark.parametrize(
    ("text", "entry", "chips"),
    [
        ("12.5 45000", 5, 45_000),
        ("12.5 45k", 5, 45_000),
        ("12.5 45,000", 5, 45_000),
        ("12.5 1.2m", 5, 1_200_000),
        ("12.5 has 45k", 5, 45_000),
        ("12.5 has 45.5k chips", 5, 45_500),
        ("12.5 chips 80", 5, 80),
        ("seat 5 on 12 stack 12.500", 5, 12_500),
        ("table 12 seat 5 45000 in chips", 5, 45_000),
        ("kim do 45k", KIM, 45_000),
        ("kim do-eul has 45000", KIM, 45_000),
        ("chip count kim do 4500", KIM, 4_500),
        ("小野原 20500", 9, 20_500),
        ("player 17 45k", 17, 45_000),
        ("chips player 17 45k", 17, 45_000),
    ],
)
def test_a_players_stack(floor: Floor, text: str, entry: int, chips: int) -> None:
    assert floor.first(text).act == cc.CountStacks(((entry, chips),))


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("12 chips 412k", 412_000),
        ("12 has 180000", 180_000),
        ("chips 12 9k", 9_000),
        ("12 45000", 45_000),
    ],
)
def test_a_table_as_a_whole(floor: Floor, text: str, chips: int) -> None:
    assert floor.first(text).act == cc.CountTable(12, chips)


def test_the_table_that_is_shown_and_all_its_stacks_in_a_row(floor: Floor) -> None:
    stacks = (10_000, 20_500, 7_000, 12_000, 900)
    entries = [floor.entry(18, seat) for seat in range(1, 6)]
    counted = cc.CountStacks(tuple(zip(entries, stacks, strict=True)))
    assert floor.first("18 chips 10k 20.5k 7000 12,000 900 chips").act == counted
    four = floor.read("18 chips 10k 20500 7k 12k")
    assert four.hint == "4 stacks, but 5 players sit at table 18."
    floor.shown = 18
    assert floor.first("chips 10k 20.5k 7000 12000 900").act == counted
    floor.do(c.OpenTable(111))
    floor.do(c.MoveEntry(entries[0], SeatAt(111, 1)))
    floor.do(c.MoveEntry(entries[1], SeatAt(111, 2)))
    said = floor.first("111 chips 10k 20k").act
    assert said == cc.CountStacks(((entries[0], 10_000), (entries[1], 20_000)))


def test_two_of_a_name_are_offered(floor: Floor) -> None:
    acts = [one.act for one in floor.read("kim 45k").candidates]
    assert acts == [
        cc.CountStacks(((KIM, 45_000),)),
        cc.CountStacks(((floor.entry(7, 4), 45_000),)),
    ]


def test_heads_are_still_heads_and_seats_still_seats(floor: Floor) -> None:
    assert floor.first("12 has 7").act == c.CountHeads(12, 7)
    assert floor.first("12 count 8").act == c.CountHeads(12, 8)
    assert isinstance(floor.first("12.5 12.6 out").act, c.Bust)
    assert not isinstance(floor.first("12.5 7").act, cc.CountStacks)
    assert isinstance(floor.first("12 button 3").act, c.GiveButton)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("chips", "Whose chips? 12.5 45000, kim 45k, 12 chips 412k."),
        ("chips 45k", "Whose chips? 12.5 45000, kim 45k, 12 chips 412k."),
        ("99 chips 45k", "There is no table 99."),
        ("12.5 chips 45k 30k", "One player has one stack: 12.5 45000."),
        ("nemo chips 45k", "Nobody called “nemo” is entered."),
        ("12.5 7.2 chips 45k", "One player at a time, please."),
    ],
)
def test_what_is_missing_is_said(floor: Floor, text: str, hint: str) -> None:
    assert floor.read(text).hint == hint


def test_what_follows_is_told(floor: Floor) -> None:
    assert told(floor, "12.5 45000") == {"Stack": "112 big blinds"}
    floor.say("12.5 45000")
    effects = told(floor, "12.5 40k")
    assert effects == {
        "Stack": "100 big blinds",
        "Before": "45,000 at 12:30",
        "Still to count": "20",
    }
    assert told(floor, "12 chips 180k") == {"Average": "20,000 here", "Still to count": "12"}
    floor.shown = 18
    assert told(floor, "chips 20k 20k 20k 20k 20k")["Average"] == "20,000 here"
    floor.say("12 chips 180k")
    floor.say("7 chips 140k")
    assert told(floor, "18 chips 100k")["Still to count"] == "nobody: all have been counted"


def test_looking_changes_no_count(floor: Floor) -> None:
    floor.say("12.5 45000")
    before = floor.state.chips.round
    assert before is not None
    stacks = dict(before.stacks)
    floor.first("12.6 46000")
    assert floor.state.chips.round == before
    assert before.stacks == stacks


def test_what_leaves_play_with_a_disqualified_player_is_his_last_count(floor: Floor) -> None:
    assert told(floor, "12.5 dq")["Chips"].endswith("the average, as nobody counted them")
    floor.say("12.5 45000")
    assert told(floor, "12.5 dq")["Chips"] == "45,000 leave play: as counted at 12:30"
    floor.say("12.5 dq")
    assert floor.state.out_of_play == 45_000
