"""The line on moves, breaks and redraws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.line.plan_effects import plan_effects
from tdtool.tournament import commands as c
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.values import Seal, SeatAt

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

SEAL = Seal("", "")


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("balance", plc.Balance((Flow(12, 18),))),
        ("balance 18", plc.Balance((Flow(12, 18),))),
        ("balance 12 18", plc.Balance((Flow(12, 18),))),
        ("rebalance 12 to 7", plc.Balance((Flow(12, 7),))),
        ("break 18", plc.BreakTables((18,))),
        ("table 18 breaks", plc.BreakTables((18,))),
        ("break tables 18 7", plc.BreakTables((18, 7))),
        ("break", c.GoToRow(2)),
        ("redraw", plc.Redraw()),
        ("redraw everybody", plc.Redraw()),
        ("final table", plc.Redraw(final=True)),
    ],
)
def test_plans_are_asked_for(quiet_floor: Floor, text: str, act: c.Command) -> None:
    found = quiet_floor.read(text).candidates
    assert found, text
    assert found[0].act == act


def test_after_the_fact_a_table_is_closed(quiet_floor: Floor) -> None:
    assert quiet_floor.read("18 broke").candidates[0].act == c.CloseTable(18)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("balance 99", "There is no table 99."),
        ("balance 7", "Table 7 is not short."),
        ("balance 7 12 18", "From one table to one other, please: balance 26 7."),
        ("break 99", "There is no table 99."),
    ],
)
def test_what_is_missing_is_said(quiet_floor: Floor, text: str, hint: str) -> None:
    reading = quiet_floor.read(text)
    assert not [one for one in reading.candidates if not isinstance(one.act, GoOn)]
    assert reading.hint == hint


def test_every_move_can_be_done_by_itself(floor: Floor) -> None:
    for seat in (4, 5):
        floor.do(c.Bust((floor.at(18, seat).id,)))
    found = floor.read("balance").candidates
    assert found[0].act == plc.Balance()
    assert found[0].subject == "All tables"
    assert {one.act for one in found[1:3]} == {plc.Balance((Flow(12, 18),))}
    floor.do(c.GiveButton(12, 3))
    floor.do(c.GiveButton(18, 1))
    named = floor.read("balance 18").candidates[0]
    assert (named.where, named.subject) == ("12.6", "Françoise Ébrard")
    assert named.verb == "moves to 18.4"
    assert named.remark.startswith("Button on 12 was seat 3")
    assert [effect.label for effect in named.effects][:2] == ["Big blind", "Seat"]
    floor.do(plc.Balance())
    assert floor.read("balance").hint == "The tables are level."


def test_a_break_that_is_due_is_offered_beside_the_clocks(floor: Floor) -> None:
    floor.do(plc.ChangePlans(PlanSettings(break_while_registering=True)))
    for seat in range(1, 8):
        floor.do(c.Bust((floor.at(7, seat).id,)))
    acts = [one.act for one in floor.read("break").candidates]
    assert acts == [c.GoToRow(2), plc.BreakTables()]
    (broken,) = [one for one in floor.read("break 18").candidates if one.act != GoOn()]
    assert (broken.subject, broken.verb) == ("Table 18", "breaks")
    assert broken.remark == "5 players draw seats"


def test_what_a_plan_changes_is_told() -> None:
    reckoned = pf.MoveReckoned(1, SeatAt(1, 1), SeatAt(2, 1), None, None, -2, 8, ())
    said = {
        pf.MoveOrdered(1, 26, 7): "next big blind of 26 to table 7, worst seat on arrival",
        reckoned: "pays a quarter of an orbit later",
        pf.ButtonDrawn(1, SEAL, SEAL, 4, (1, 2), 2): "drawn when you press Enter",
        pf.ByesDrawn(1, SEAL, SEAL, (1, 2, 3), (1,)): "1, drawn when you press Enter",
    }
    for fact, text in said.items():
        assert [effect.text for effect in plan_effects(fact)] == [text]
    (told,) = plan_effects(pf.PlansSet(PlanSettings()))
    assert (told.label, told.text) == ("Plans", "made so from now on")
    assert (
        plan_effects(pf.MoveReckoned(1, SeatAt(1, 1), SeatAt(2, 1), None, None, None, None, ()))
        == []
    )
