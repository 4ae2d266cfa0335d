"""The line on what is kept: seats, reach, pairs, feature tables, seats won, sizes to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings, SizeFrom
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.tournament import commands as c
    from tests.line.floor_of_names import Floor

KIM, OKSANA, SOREN, BO = 7, 10, 12, 2
OPEN = SeatAt(7, 8)
SIZES = PlanSettings(sizes=(SizeFrom(8, level="2"),))


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("reserve 7.8 oksana", plc.ReserveSeat(OPEN, OKSANA)),
        ("7.8 kept for oksana", plc.ReserveSeat(OPEN, OKSANA)),
        ("7.8 is reserved for 12.2", plc.ReserveSeat(OPEN, BO)),
        ("release 7.8", plc.ReserveSeat(OPEN, None)),
        ("oksana needs access", plc.NeedAccess(OKSANA, needed=True)),
        ("no access oksana", plc.NeedAccess(OKSANA, needed=False)),
        ("access 7.8", plc.MarkSeat(OPEN, accessible=True)),
        ("7.8 not reachable", plc.MarkSeat(OPEN, accessible=False)),
        ("access 7.1", plc.NeedAccess(OKSANA, needed=True)),
        ("apart oksana and bo", plc.KeepApart(OKSANA, BO, apart=True)),
        ("7.1 and 12.2 not apart", plc.KeepApart(OKSANA, BO, apart=False)),
        ("feature 12", plc.FeatureTable(12, feature=True)),
        ("12 is the feature table", plc.FeatureTable(12, feature=True)),
        ("no feature 12", plc.FeatureTable(12, feature=False)),
        ("oksana wins a seat", plc.WinSeat(OKSANA)),
        ("7.1 wins 61000", plc.WinSeat(OKSANA, 61_000)),
        ("all with 8 seats from level 2", plc.ChangePlans(SIZES)),
        ("6 seats from day 2", plc.ChangePlans(PlanSettings(sizes=(SizeFrom(6, 2),)))),
    ],
)
def test_it_is_said(quiet_floor: Floor, text: str, act: c.Command) -> None:
    found = quiet_floor.read(text).candidates
    assert found, text
    assert found[0].act == act
    assert found[0].effects or found[0].refusal


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("reserve oksana", "Which seat for whom? reserve 12.5 kim."),
        ("reserve 99.1 oksana", "There is no table 99."),
        ("reserve 7.8 nobody here", "Nobody called “nobody here” is entered."),
        ("reserve 7.8 7.1 12.2", "One player at a time, please."),
        ("release", "Which seat? release 12.5."),
        ("release 7.19", "Table 7 has seats 1 to 9, no seat 19."),
        ("access", "Who needs a seat within reach? access kim, access 12.5."),
        ("access 99.1", "There is no table 99."),
        ("apart oksana", "Two players, please: apart kim and lee."),
        ("apart 7.1 and oksana", "Two players, please: apart kim and lee."),
        ("apart 7.1 and 7.9", "Nobody has seat 7.9."),
        ("feature", "Which table? feature 12."),
        ("feature 99", "There is no table 99."),
        ("feature 7 12", "One table at a time, please."),
        ("wins", "Who has won a seat? 12.5 wins 60000."),
        ("7.9 wins", "Nobody has seat 7.9."),
        ("from level 2", "How many seats from which level? All with 8 seats from level 2."),
        ("8 seats from day soon", "From which day? All with 8 seats from day 2."),
        ("8 seats from level 99", "There is no level 99."),
    ],
)
def test_what_is_missing_is_said(quiet_floor: Floor, text: str, hint: str) -> None:
    reading = quiet_floor.read(text)
    assert reading.hint == hint
    assert all(isinstance(one.act, GoOn) for one in reading.candidates)


def test_a_seat_without_a_name_goes_on(quiet_floor: Floor) -> None:
    (found,) = quiet_floor.read("reserve 7.8").candidates
    assert isinstance(found.act, GoOn)
    assert found.completion == "reserve 7.8 "


def test_pairs_are_kept_apart_only_where_draws_do_so(floor: Floor) -> None:
    refused = floor.read("apart oksana and bo").candidates[0].refusal
    assert refused is not None
    assert refused.house
    floor.do(plc.ChangePlans(PlanSettings(keep_apart=True)))
    said = floor.read("apart oksana and bo").candidates[0]
    assert said.refusal is None
    assert said.verb == "are kept apart in draws"


def test_a_seat_won_says_what_leaves_play(floor: Floor) -> None:
    settings = PlanSettings(form=Format.SATELLITE, prize_seats=3, milestone=50_000)
    floor.do(plc.ChangePlans(settings))
    said = floor.read("oksana wins").candidates[0]
    assert said.remark == "50,000 chips leave play"
    assert ("Left", "20 players") in [(one.label, one.text) for one in said.effects]
    assert any(one.label == "Seat" for one in said.effects)
