"""Reports of busts: which hand, reported twice, taken on somebody's word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import GoOn, Show
from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.refusal import Code
from tdtool.tournament.state import Status
from tdtool.tournament.values import HandChoice, SeatAt

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor


def test_the_hand_is_unknown_first(floor: Floor) -> None:
    found = floor.read("12.5 out").candidates
    assert [candidate.act for candidate in found] == [c.Bust((5,)), c.ReEnter(5)]
    assert found[0].remark == "hand unknown"
    assert (found[0].where, found[0].subject, found[0].verb) == ("12.5", "Ελένη Καρά", "is out")


def test_a_fresh_button_is_offered_second(floor: Floor) -> None:
    floor.say("12 button 3")
    found = floor.read("12.5 out").candidates
    assert [candidate.act for candidate in found[:2]] == [
        c.Bust((5,)),
        c.Bust((5,), HandChoice.LAST),
    ]
    assert found[1].remark == "in the hand with button 3"


def test_a_button_that_play_has_passed_is_not_offered(floor: Floor) -> None:
    floor.say("12 button 3")
    floor.pass_minutes(6)
    acts = [found.act for found in floor.read("12.5 out").candidates]
    assert [act for act in acts if isinstance(act, c.Bust)] == [c.Bust((5,))]


def test_a_newcomer_was_not_in_the_last_hand(floor: Floor) -> None:
    floor.say("7 button 3")
    floor.say("late Zoë Novák")
    zoe = len(floor.state.entries)
    floor.do(c.SitsAt(zoe, SeatAt(7, 8)))
    assert [found.act for found in floor.read("7.8 out").candidates] == [
        c.Bust((zoe,)),
        c.ReEnter(zoe),
    ]


def test_the_same_hand_is_offered_after_a_recent_bust_at_the_table(floor: Floor) -> None:
    floor.say("12.1 out")
    floor.pass_minutes(2)
    found = floor.read("12.5 out").candidates
    assert found[1].act == c.Bust((5,), HandChoice.SAME, same_as=1)
    assert found[1].remark == "in the same hand as 12.1 Jan Havlíň"
    assert not any(
        getattr(other.act, "same_as", None) for other in floor.read("7.1 out").candidates
    )
    floor.pass_minutes(20)
    assert len(floor.read("12.5 out").candidates) == 2


def test_same_hand_as_a_bust_that_is_named(floor: Floor) -> None:
    floor.say("12.1 out")
    floor.say("12.2 out")
    for text in ("12.5 out same hand as 12.1", "ελενη out same hand as havlin"):
        assert floor.first(text).act == c.Bust((5,), HandChoice.SAME, same_as=1)


def test_same_hand_without_another_bust_asks_for_one(floor: Floor) -> None:
    found = floor.first("12.5 out same hand")
    assert found.act == GoOn()
    assert found.completion == "12.5 out same hand as "
    assert found.key_hint == "Tab"


def test_the_last_hand_may_be_said(floor: Floor) -> None:
    assert floor.first("12.5 out last hand").refusal is not None
    floor.say("12 button 3")
    assert floor.say("12.5 out last hand").act == c.Bust((5,), HandChoice.LAST)


def test_one_hand_for_several_who_are_of_one_name(floor: Floor) -> None:
    floor.say("12.1 out")
    found = floor.read("kim out same hand as 12.1").candidates
    assert found[0].act == c.Bust((7,), HandChoice.SAME, same_as=1)
    assert found[1].refusal is not None


def test_all_who_may_be_meant_are_named_with_their_seats(floor: Floor) -> None:
    found = floor.read("kim out").candidates
    assert [(one.where, one.subject) for one in found] == [
        ("12.7", "Kim Do-eul"),
        ("7.4", "Kim Weiss"),
    ]
    assert [one.completion for one in found] == ["12.7 out", "7.4 out"]


def test_players_in_play_come_first_for_out_and_last_for_back(floor: Floor) -> None:
    floor.say("12.7 out")
    assert [one.subject for one in floor.read("kim out").candidates] == ["Kim Weiss", "Kim Do-eul"]
    assert [one.subject for one in floor.read("kim back").candidates][:1] == ["Kim Do-eul"]


def test_several_names_with_one_that_may_be_two(floor: Floor) -> None:
    acts = [found.act for found in floor.read("kim, oksana out").candidates]
    assert acts[0] == c.Bust((7, 10))
    assert c.Bust((13, 10)) in acts
    assert floor.first("kim, kim out").act == c.Bust((7, 13))


def test_a_bust_reported_twice_when_the_seat_is_open(floor: Floor) -> None:
    floor.say("12.5 out")
    floor.pass_minutes(3)
    reading = floor.read("12.5 out")
    assert reading.hint == "Nobody has seat 12.5."
    assert [found.act for found in reading.candidates] == [Show(12)]
    assert reading.candidates[0].verb == "was out already"
    assert reading.candidates[0].remark == "left this seat 12:30: nothing more to write"


def test_a_bust_reported_twice_when_the_seat_is_refilled(floor: Floor) -> None:
    floor.say("12.5 out")
    floor.say("move 7.1 12.5")
    floor.pass_minutes(2)
    reading = floor.read("12.5 out")
    assert reading.hint == "Oksana Wit has 12.5 now; Ελένη Καρά left it 12:30. Which?"
    assert [found.act for found in reading.candidates] == [c.Bust((10,)), Show(12)]
    assert reading.candidates[0].remark == "on his way to this seat since 2 min"
    floor.say("12.5 in")
    assert floor.first("12.5 out").remark == "2 min ago Ελένη Καρά sat here"
    floor.pass_minutes(20)
    assert floor.read("12.5 out").hint == ""


def test_a_player_who_moved_is_still_meant_by_his_old_seat(floor: Floor) -> None:
    floor.say("oksana at 7.9")
    found = floor.first("7.1 out")
    assert found.act == c.Bust((10,))
    assert (found.where, found.remark) == ("7.9", "left 7.1 at 12:30")


def test_nobody_ever_sat_there(floor: Floor) -> None:
    assert floor.read("7.9 out").hint == "Nobody has seat 7.9."
    assert floor.read("7.10 out").hint == "Table 7 has seats 1 to 9, no seat 10."
    assert floor.read("8.1 out").hint == "There is no table 8."
    floor.say("18 is closed")
    assert floor.read("18.1 out").hint == "Table 18 is closed."


def test_an_unregistered_player_is_not_said_to_be_out(floor: Floor) -> None:
    floor.do(c.Unregister(10), override="a mistake")
    assert floor.read("7.1 out").candidates == ()


def test_who_is_out_already_is_refused_with_his_name(floor: Floor) -> None:
    floor.say("12.5 out")
    found = floor.first("ελενη out")
    assert found.refusal is not None
    assert found.refusal.code is Code.ALREADY_OUT
    assert found.refusal.sentence == "Ελένη Καρά is out already."
    assert found.remark == "went out of 12.5 at 12:30"


def test_the_report_to_be_named_later(floor: Floor) -> None:
    floor.say("12 out")
    assert floor.table(12).missing == 1
    found = floor.first("12 out")
    assert found.act == c.CountHeads(12, 7)
    floor.say("12.5 out")
    assert floor.table(12).missing == 0


def test_who_knocked_him_out_is_kept(floor: Floor) -> None:
    table = floor.table(12).occupants
    found = floor.first("12.5 out by 12.1 and 12.2 10 min ago")
    assert isinstance(found.act, c.Bust)
    assert (found.act.entries, found.act.by) == ((table[5],), (table[1], table[2]))
    assert found.completion.startswith("12.5 out by 12.1 and 12.2")
    assert found.remark.startswith("by ")
    assert "Knocked out by" in {effect.label for effect in found.effects}
    for typed, hint in (
        ("12.5 out by", "Out by whom? 12.5 out by 12.3."),
        ("12.5 out by 99.1", "There is no table 99."),
    ):
        reading = floor.read(typed)
        assert (reading.candidates, reading.hint) == ((), hint)


def test_a_bust_taken_back_says_whose_place_and_prize_change(floor: Floor) -> None:
    bands = (Band(1, 1, 9_000), Band(2, floor.desk.state.in_play - 1, 700))
    floor.desk.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))
    floor.say("12.5 out by 12.1")
    alone = {one.label: one.text for one in floor.first("12.5 back").effects}
    assert alone["Places"] == "no other place changes"
    assert alone["Knocked out by"].endswith(": struck out")
    floor.say("12.4 out")
    floor.say("12.2 out")
    back = {one.label: one.text for one in floor.first("12.5 back").effects}
    assert back["Places"] == "2 who went out after him: a place further down"
    assert back["Money"].endswith("700 → 0")
    was = {one.label: one.text for one in floor.first("12.4 was 12.1").effects}
    assert was["Places"] == "no other place changes"


def test_an_empty_table_has_nobody_to_count_out(floor: Floor) -> None:
    floor.say("open 30")
    assert [found.act for found in floor.read("30 out").candidates] == [GoOn()]


def test_the_same_player_twice_in_one_report(floor: Floor) -> None:
    assert floor.read("oksana, oksana out").hint == "The same player stands there twice."
    assert floor.first("12.5 12.5 out").act == c.Bust((5,))


def test_nobody_busts_by_a_key_that_was_meant_otherwise(floor: Floor) -> None:
    found = floor.read("oksana back").candidates
    assert found[0].refusal is not None
    assert not any(isinstance(one.act, c.ReEnter) for one in found)
    assert found[1].act == GoOn()
    assert found[1].completion == "reentry Oksana Wit"


def test_a_wrong_bust_is_put_right(floor: Floor) -> None:
    floor.say("12.5 out")
    assert floor.first("12.5 was 12.6").act == c.CorrectBust(5, 6)
    assert floor.first("ελενη was kim").act == c.CorrectBust(5, 7)
    assert floor.first("12.5 was").completion == "12.5 was "
    assert floor.read("12.7 was 12.6").hint == "Nobody went out of 12.7."
    assert floor.read("12.5 was nobody").hint == "Nobody called “nobody” is entered."
    floor.say("12.5 was 12.6")
    assert floor.state.entries[6].status is Status.OUT


def test_back_offers_the_old_seat_then_the_reentry(floor: Floor) -> None:
    floor.say("12.5 out")
    for text in ("12.5 back", "ελενη back", "12.5 not out", "ελενη is back"):
        acts = [found.act for found in floor.read(text).candidates]
        assert acts == [c.TakeBackBust(5), c.ReEnter(5)], text
    assert floor.first("ελενη back 7.9").act == c.TakeBackBust(5, SeatAt(7, 9))
    assert floor.read("12.4 back").hint == "Nobody went out of 12.4."


def test_back_asks_where_he_sits_when_his_seat_is_taken(floor: Floor) -> None:
    floor.say("7.5 out")
    floor.do(c.SitsAt(10, SeatAt(7, 5)))
    acts = [found.act for found in floor.read("7.5 back").candidates]
    assert acts[:3] == [
        c.TakeBackBust(14),
        c.TakeBackBust(14, never_left=True),
        c.TakeBackBust(14, SeatAt(7, 1)),
    ]
    stays = floor.read("7.5 back").candidates[1]
    assert stays.verb == "still sits in 7.5"
    assert stays.remark == "Oksana Wit is drawn another seat"
    assert floor.first(stays.completion).act == stays.act
    assert floor.first("ngo thi lua back 7.5").act == stays.act


def test_out_before_he_moved(floor: Floor) -> None:
    """FLOOR: by the seat he left, or as the second choice by his name."""
    floor.do(c.MoveEntry(14, SeatAt(18, 9)))
    left = floor.first("7.5 out")
    assert left.act == c.Bust((14,), before_moving=True)
    assert left.remark == "in the last hand of table 7; 18.9 is open again"
    assert ("Seat", "18.9 is open again: take the slip back") in [
        (effect.label, effect.text) for effect in left.effects
    ]
    named = [one.act for one in floor.read("18.9 out").candidates]
    assert named[:2] == [c.Bust((14,)), c.Bust((14,), before_moving=True)]
    floor.say("7.5 out")
    assert floor.state.busts[14].origin == SeatAt(7, 5)
    assert 9 in floor.table(18).open_seats()


def test_the_floor_confirms_what_was_taken_on_his_word(floor: Floor) -> None:
    assert floor.read("checked").hint == "Nothing waits for the floor to check."
    floor.say("reentry oksana")
    assert floor.first("checked").act == c.CheckFloor(10)
    assert floor.say("checked oksana").act == c.CheckFloor(10)
    assert floor.first("checked oksana").refusal is not None


def test_reentry_at_the_desk_is_one_act(floor: Floor) -> None:
    found = floor.first("reentry oksana")
    assert found.remark == "out on his word, the floor checks"
    assert [effect.text for effect in found.effects if effect.label == "To do"] == [
        "floor to check: out on his word"
    ]


def test_out_before_he_moved_from_a_table_that_is_gone(floor: Floor) -> None:
    floor.say("18 is closed")
    floor.say("draw")
    entry = floor.state.entries[17]
    found = next(
        one
        for one in floor.read("player 17 out").candidates
        if one.act == c.Bust((17,), before_moving=True)
    )
    assert found.effects[1].text == f"{entry.seat} is open again: take the slip back"
