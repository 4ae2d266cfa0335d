"""Penalties as they are said at the desk, and what Enter will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.refusal import Code
from tdtool.tournament.values import PenaltyKind
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor


def told(floor: Floor, text: str) -> dict[str, str]:
    return {effect.label: effect.text for effect in floor.first(text).effects}


def said(floor: Floor, text: str) -> list[str]:
    return [f"{one.where} {one.subject} {one.verb}" for one in floor.read(text).candidates]


def hints(floor: Floor, *texts: str) -> list[str]:
    return [floor.read(text).hint for text in texts]


def test_a_penalty_tells_its_hands_and_what_came_before(floor: Floor) -> None:
    assert told(floor, "12.7 penalty 2 rounds") == {
        "Ruling log": "number 1",
        "Kim Do-eul": "misses 18 hands: 2 times the 9 at his table",
        "Meanwhile": "he is dealt in and posts, his hand is killed",
    }
    assert told(floor, "12.7 penalty 1 hand")["Kim Do-eul"] == "misses 1 hand"
    floor.say("12.7 warning")
    floor.pass_minutes(10)
    before = [one for one in floor.first("12.7 penalty 3 hands").effects if one.label == "Before"]
    assert [(one.text, one.tone) for one in before] == [("warning at 12:30", Tone.NEEDS_YOU)]
    floor.say("12.7 penalty 3 hands")
    assert told(floor, "12.7 warning")["Before"] == "warning at 12:30 and 3 hands at 12:40"


def test_nothing_is_given_before_it_is_chosen(floor: Floor) -> None:
    assert said(floor, "12.7 penalty") == [
        " Kim Do-eul misses",
        "12.7 Kim Do-eul is warned",
        "12.7 Kim Do-eul misses 1 round",
        "12.7 Kim Do-eul misses 2 rounds",
    ]
    first, *rest = floor.read("12.7 penalty").candidates
    assert (first.key_hint, first.completion) == ("Tab", "12.7 penalty ")
    assert isinstance(first.act, GoOn)
    assert all(one.key_hint == "" for one in rest)


def test_a_bare_number_may_be_rounds_or_hands(floor: Floor) -> None:
    assert said(floor, "kim do penalty 2")[:2] == [
        "12.7 Kim Do-eul misses 2 rounds",
        "12.7 Kim Do-eul misses 2 hands",
    ]


def test_several_are_penalised_in_one_ruling(floor: Floor) -> None:
    assert said(floor, "12.6 12.7 warning") == ["12.6 Françoise Ébrard and Kim Do-eul are warned"]
    assert said(floor, "12.6 12.7 12.6 penalty 1 hand") == [
        "12.6 Françoise Ébrard and Kim Do-eul miss 1 hand"
    ]
    floor.say("12.6 12.7 penalty 1 round")
    assert [one.hands for one in floor.state.penalties.values()] == [9, 9]
    assert len(floor.state.rulings) == 1


def test_several_who_may_be_meant_are_offered(floor: Floor) -> None:
    assert said(floor, "kim dq")[:2] == [
        "12.7 Kim Do-eul is disqualified",
        "7.4 Kim Weiss is disqualified",
    ]


def test_a_disqualification_tells_place_and_chips(floor: Floor) -> None:
    assert told(floor, "12.7 dq") == {
        "Place": "21st, 20 left",
        "Ruling log": "number 1",
        "Chips": "20,000 leave play: the average, as nobody counted them",
        "Table 12": "8 of 9",
    }
    floor.say("12.7 dq threw chips")
    refusal = floor.first("kim do dq").refusal
    assert refusal is not None
    assert refusal.code is Code.ALREADY_OUT


def test_hands_are_counted_until_he_may_come_back(floor: Floor) -> None:
    floor.say("12.7 penalty 3 hands")
    assert said(floor, "12.7 hand dealt") == ["12.7 Kim Do-eul has missed 1 hand more"]
    assert floor.first("12.7 hand dealt").remark == "3 hands left now"
    assert told(floor, "12.7 hand dealt") == {"Penalty": "2 hands left"}
    assert floor.say("hand dealt").act == rc.CountHands(7, 1)
    assert floor.say("12 2 hands dealt").act == rc.CountHands(7, 2)
    assert told(floor, "12.7 served 2") == {"Penalty": "1 hand left"}
    floor.say("12.7 served 2")
    assert told(floor, "12.7 served 3") == {"Penalty": "all are missed: he may come back"}
    assert said(floor, "12.7 served") == ["12.7 Kim Do-eul has missed"]
    refusal = floor.first("12.7 2 hands dealt").refusal
    assert refusal is not None
    assert refusal.sentence == "Kim Do-eul has 1 hand left to miss."


def test_back_means_back_from_his_penalty_while_he_serves_one(floor: Floor) -> None:
    floor.say("12.7 penalty 3 hands")
    assert told(floor, "kim do back") == {"Penalty": "he plays again, 3 hands left not counted"}
    assert floor.first("12.7 back in seat").act == rc.BackInSeat(7)
    assert floor.first("12.7 back").remark == "3 hands left now"
    floor.say("12.7 served 3")
    assert told(floor, "12.7 back") == {"Penalty": "he plays again"}
    floor.say("12.7 back")
    assert floor.read("12.7 back").hint == "Nobody went out of 12.7."


def test_lifting_needs_a_reason(floor: Floor) -> None:
    floor.say("12.7 penalty 3 hands")
    first = floor.first("12.7 lift")
    assert (first.key_hint, first.remark) == ("Tab", "go on typing: and why")
    assert told(floor, "12.7 lift it was seat 6") == {
        "Penalty": "he plays at once, 3 hands left not counted"
    }
    long = "he was right " * 9
    assert floor.first(f"12.7 lift {long}").remark.endswith("…")
    floor.say("lift kim do: it was seat 6")
    assert not floor.state.serving


def test_the_words_are_kept_as_they_were_typed(floor: Floor) -> None:
    floor.say("12.7 penalty 1 round: Threw — both cards; at 12.6!")
    ruling = floor.state.rulings[1]
    texts = floor.store.texts(floor.desk.id)
    assert texts[ruling.words.happened] == "Threw — both cards; at 12.6!"
    assert [floor.state.penalties[1].kind] == [PenaltyKind.ROUNDS]


def decided(floor: Floor, text: str) -> tuple[str, str]:
    act = floor.first(text).act
    assert isinstance(act, rc.WriteRuling)
    return act.words.happened, act.words.by


def test_who_decides_is_filled_in(floor: Floor) -> None:
    assert decided(floor, "12.7 warning talks") == ("talks", "")
    assert floor.first("12.7 warning talks").remark == "talks"
    floor.floor = "Ines Moreau"
    assert decided(floor, "12.7 warning talks") == ("talks", "Ines Moreau")
    assert floor.first("12.7 warning talks").remark == "talks; decided by Ines Moreau"
    assert floor.first("12.7 dq").remark == "decided by Ines Moreau"
    floor.say("12.7 penalty 2 rounds threw his cards, by Rui Duarte")
    texts = floor.desk.texts()
    assert texts[floor.state.rulings[1].words.by] == "Rui Duarte"
    assert texts[floor.state.rulings[1].words.happened] == "threw his cards"
    # Who decided last in this event is who decides next.
    assert decided(floor, "12.6 warning") == ("", "Rui Duarte")


@pytest.mark.parametrize(
    ("typed", "happened", "by"),
    [
        ("12.7 warning by Eva Roos", "", "Eva Roos"),
        ("warning kim by Eva Roos", "", "Eva Roos"),
        ("warning 12.7 talks; by J. Ø. Åse", "talks", "J. Ø. Åse"),
        ("12.7 dq took chips (by Eva)", "took chips", "Eva"),
        ("kim do penalty 2 rounds: abuse, decided by Eva", "abuse", "Eva"),
        ("12.7 warning distracted by phone", "distracted by phone", "Ines Moreau"),
        ("12.7 warning hit by seat 4", "hit by seat 4", "Ines Moreau"),
        (
            "12.7 warning late, by the time he sat down it was over",
            "late, by the time he sat down it was over",
            "Ines Moreau",
        ),
        ("12.7 warning by", "by", "Ines Moreau"),
    ],
)
def test_another_may_be_named(quiet_floor: Floor, typed: str, happened: str, by: str) -> None:
    quiet_floor.floor = "Ines Moreau"
    assert decided(quiet_floor, typed) == (happened, by)
    completion = quiet_floor.first(typed).completion
    assert decided(quiet_floor, completion) == (happened, by)
    quiet_floor.floor = ""


def test_what_is_missing_is_asked_for(floor: Floor) -> None:
    who = "Who? A seat (12.5 warning) or a name (kim warning)."
    assert hints(floor, "penalty", "warning", "12 dq") == [who, who, who]
    assert hints(floor, "zzzz warning", "12.99 dq", "12.5 @ warning") == [
        "Nobody called “zzzz” is entered.",
        "Table 12 has seats 1 to 9, no seat 99.",
        "“@” makes no sense here.",
    ]
    assert hints(floor, "hand dealt", "12.99 hand dealt", "12.5 12.6 lift why") == [
        "Nobody there has hands to miss.",
        "Table 12 has seats 1 to 9, no seat 99.",
        "One player at a time, please.",
    ]
    floor.say("12.7 penalty 3 hands")
    assert hints(floor, "7 hands dealt 1") == ["Nobody there has hands to miss."]
    refusal = floor.first("12.6 hand dealt").refusal
    assert refusal is not None
    assert refusal.code is Code.NO_PENALTY


def test_the_seat_of_the_shown_table_need_not_be_said(floor: Floor) -> None:
    floor.shown = 12
    floor.say("7 penalty 3 hands")
    assert floor.say("7 hand dealt").act == rc.CountHands(7, 1)
