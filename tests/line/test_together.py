"""What is said of hand for hand and of the last hands, and what will follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.places import Band
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan

if TYPE_CHECKING:
    from tdtool.tournament import commands as c
    from tests.line.floor_of_names import Floor

BEGIN = hc.BeginHandForHand()
ALL = hc.FinishTables()
CLOSE = hc.CloseHand()
END = hc.EndHandForHand()


@pytest.fixture
def joint(floor: Floor) -> Floor:
    floor.say("h4h")
    return floor


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("h4h", BEGIN),
        ("hand for hand", BEGIN),
        ("hand-for-hand", BEGIN),
        ("h4h begins", BEGIN),
        ("last hands 5", hc.CallLastHands(5)),
        ("last hands", hc.CallLastHands()),
        ("h4h 12 done", hc.FinishTables((12,))),
    ],
)
def test_before_it_begins(floor: Floor, text: str, command: c.Command) -> None:
    assert floor.first(text).act == command


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("h4h", ALL),
        ("h4h all done", ALL),
        ("all done", ALL),
        ("h4h 12 done", hc.FinishTables((12,))),
        ("12 done", hc.FinishTables((12,))),
        ("12, 7 done", hc.FinishTables((12, 7))),
        ("h4h 12 plays", hc.FinishTables((12,), finished=False)),
        ("12 not done", hc.FinishTables((12,), finished=False)),
        ("h4h close", CLOSE),
        ("h4h next", CLOSE),
        ("h4h end", END),
        ("h4h over", END),
    ],
)
def test_while_it_runs(joint: Floor, text: str, command: c.Command) -> None:
    assert joint.first(text).act == command


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("h4h 99 done", "There is no table 99."),
        ("h4h gibberish", "h4h begins it, h4h 12 done ticks"),
        ("done", "Which table is done?"),
        ("last hands 3 4", "How many? last hands 5"),
    ],
)
def test_what_is_missing_is_asked_for(joint: Floor, text: str, hint: str) -> None:
    reading = joint.read(text)
    assert reading.candidates == ()
    assert reading.hint.startswith(hint)


def test_tables_are_done_only_in_a_hand_together(floor: Floor) -> None:
    refusal = floor.first("12 done").refusal
    assert refusal is not None
    assert refusal.sentence.startswith("Tables are ticked in hand for hand")


def test_what_follows_is_said(floor: Floor) -> None:
    def said(text: str) -> dict[str, str]:
        return {one.label: one.text for one in floor.first(text).effects}

    assert said("h4h")["Hand 1"] == "the hands being played now count already"
    assert said("last hands 1")["Each table"] == "plays 1 hand more today"
    assert said("last hands")["Card"] == "3 to 7, drawn when you press Enter"
    assert "Each table" not in said("last hands")
    floor.say("h4h")
    assert said("h4h all done") == {"Tables": "all have finished"}
    assert said("12 done")["Tables"].endswith("still to finish")
    floor.say("h4h all done")
    assert said("h4h close")["Out"] == "nobody on this hand"
    bands = (Band(1, floor.desk.state.in_play, 700),)
    floor.desk.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))
    assert said("12.5 out")["Place"].startswith("when the hand is closed")
    floor.say("12.5 out")
    floor.say("12.4 out")
    assert any(text.endswith("700 each") for text in said("h4h close").values())
    assert [one.act for one in floor.read("h4h").candidates] == [CLOSE, END]
    assert said("h4h end")["Hand for hand"] == "ends after 1 hand"
    floor.say("h4h end")
    floor.say("last hands 2")
    over = [ALL, hc.EndLastHands()]
    assert [one.act for one in floor.read("last hands").candidates] == over
    floor.say("all done")
    assert said("last hands over")["Today"] == "all tables have played"
