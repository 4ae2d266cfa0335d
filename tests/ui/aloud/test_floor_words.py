"""What the floor is told of tables, the money and the hands that all play together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.places import Band
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.prizes import commands as pc
from tdtool.ui.aloud.floor_due import floor_due
from tests.tournament.prizes.night_of import PRICES, fixed

if TYPE_CHECKING:
    from tests.ui.aloud.conftest import Watched

PLAY = 4
"""The row after registration has ended."""


def said(watched: Watched) -> dict[object, str]:
    evening = watched.evening
    due = floor_due(evening.state, evening.desk.names, evening.clock())
    return {one.key[0]: one.words() for one in due if one.words is not None}


def two_tables(watched: Watched, second: int) -> None:
    watched.evening.full_table(second, 2)
    watched.evening.do(c.StartClock())
    watched.evening.do(c.GoToRow(PLAY))


def test_an_order_is_called_at_its_table(watched: Watched) -> None:
    two_tables(watched, 9)
    watched.evening.do(plc.Balance())
    assert said(watched)["order"] == (
        "Table 2, please: the next big blind of 2 to table 1, the worst seat there."
    )


def test_the_final_table_and_where_its_players_go(watched: Watched) -> None:
    two_tables(watched, 4)
    watched.evening.do(c.Bust((watched.evening.at(2, 1).id,)))
    assert said(watched)["redraw"].startswith("Final table: 9 are left. Dealers, finish the hand")
    watched.evening.do(plc.Redraw(final=True))
    found = said(watched)
    assert "redraw" not in found
    assert found["closed"].endswith(
        "is broken. Players, take your chips and your slip to your new seat."
    )


def test_a_table_that_breaks(watched: Watched) -> None:
    watched.evening.full_table(3, 3)
    two_tables(watched, 3)
    watched.evening.do(plc.BreakTables((3,)), "the room closes")
    assert said(watched)["closed"].startswith("Table 3 is broken.")


def test_each_hand_of_hand_for_hand(watched: Watched) -> None:
    two_tables(watched, 6)
    watched.evening.do(hc.BeginHandForHand())
    assert list(said(watched)) == ["hand for hand"]
    watched.evening.do(hc.FinishTables())
    watched.evening.do(hc.CloseHand())
    assert said(watched)["hand"] == (
        "All tables are done. Hand 2: dealers, deal one hand and stop."
    )
    watched.evening.do(hc.EndHandForHand())
    watched.evening.do(hc.CallLastHands(1))
    assert said(watched)["last hands"].startswith("Every table plays one more hand today")


def test_the_bubble_and_the_money(watched: Watched) -> None:
    evening = watched.evening
    evening.do(SetPrices(PRICES))
    evening.do(pc.PlanPrizes(fixed(Band(1, 1, 400_00), Band(2, 2, 200_00))))
    evening.do(pc.LockPrizes(), "nobody else comes")
    evening.do(c.StartClock())
    assert {"bubble", "in the money"}.isdisjoint(said(watched))
    for seat in (1, 2, 3):
        evening.do(c.Bust((evening.at(1, seat).id,)))
    assert said(watched)["bubble"] == "One more player out, and all 2 who are left are paid."
    evening.do(c.Bust((evening.at(1, 4).id,)))
    assert said(watched)["in the money"] == ("Congratulations: you are in the money, all 2 of you.")
