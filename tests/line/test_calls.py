"""Players on the clock as they are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.calls.commands import CallClock, EndCall
from tdtool.tournament.calls.state import CallResult

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

TABLE = CallClock(12)
SEAT = CallClock(12, 5)
TEN = CallClock(12, 5, seconds=10)
MINUTES = c.SetRemaining(12 * 60_000)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("clock 12.5", SEAT),
        ("12.5 clock", SEAT),
        ("12.5 on the clock", SEAT),
        ("put 12.5 on the clock", SEAT),
        ("clock kim", CallClock(12, 7)),
        ("kim weiss on the clock", CallClock(7, 4)),
        ("clock 12.5 10", TEN),
        ("clock 12.5 10 s", TEN),
        ("clock table 12", TABLE),
        ("clock 12", MINUTES),
        ("clock 17:42", c.SetRemaining(1_062_000)),
        ("clock 17.42", c.SetRemaining(1_062_000)),
        ("clock 90 s", c.SetRemaining(90_000)),
        ("clock +2", c.AddTime(120_000)),
    ],
)
def test_who_is_put_on_the_clock_or_how_long_the_level_is(
    quiet_floor: Floor, text: str, command: c.Command
) -> None:
    assert quiet_floor.first(text).act == command


def test_a_bare_number_may_be_a_table_too(quiet_floor: Floor) -> None:
    acts = [candidate.act for candidate in quiet_floor.read("clock 12").candidates]
    assert acts == [MINUTES, TABLE]
    both = [candidate.act for candidate in quiet_floor.read("clock 12.5").candidates]
    assert both == [SEAT, c.SetRemaining(725_000)]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("clock 12.5 off", CallResult.CALLED_OFF),
        ("clock off", CallResult.CALLED_OFF),
        ("12.5 acted", CallResult.ACTED),
        ("acted in time", CallResult.ACTED),
        ("clock 12 dead", CallResult.DEAD),
        ("clock 12.5 checked", CallResult.CHECKED),
    ],
)
def test_how_it_ended(floor: Floor, text: str, result: CallResult) -> None:
    floor.say("clock 12.5")
    number = 1
    if "12 dead" in text:
        floor.say("clock table 12")
        number = 2
    floor.clock.pass_(31_000 if result in {CallResult.DEAD, CallResult.CHECKED} else 5_000)
    found = floor.first(text)
    assert found.act == EndCall(number, result)
    assert floor.read(found.completion).candidates[0].act == found.act


def test_what_will_follow_is_told(floor: Floor) -> None:
    effects = [(one.label, one.text) for one in floor.say("clock 12.5 10").effects]
    assert effects == [("He has", "10 s, then 5 s are counted"), ("Rule", "TDA 2024 rule 29")]
    assert floor.first("12.5 acted").effects[0].text == "15 s"
    floor.clock.pass_(20_000)
    assert floor.first("clock 12.5 dead").effects[0].text == "TDA 2024 rule 29"
    nobody = floor.first("7.4 acted").refusal
    assert nobody is not None
    assert nobody.sentence == "No clock runs there."
    assert floor.read("acted 99").hint == "Who acted? 12.5 acted ends the clock on him."
