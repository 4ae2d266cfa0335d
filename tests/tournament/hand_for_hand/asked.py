"""What tests of hand for hand ask of an evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.house import HouseRules, SameHandBusts
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.view import TogetherView, together_view
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.queries import clock_view
from tdtool.tournament.standings import places
from tdtool.tournament.structure import Row, Structure
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from tdtool.desk import Done
    from tdtool.rules.prizes.places import Band


def paid(evening: Evening, *bands: Band) -> None:
    evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))


def house_ranks(evening: Evening, ranks: SameHandBusts) -> None:
    """Set how busts at different tables rank; a house that ties says nothing new."""
    if ranks is not evening.state.house.hand_for_hand_busts:
        evening.do(c.ChangeHouseRules(HouseRules(hand_for_hand_busts=ranks)))


def left(evening: Evening) -> float:
    remaining = clock_view(evening.state, evening.desk.now()).remaining
    return (remaining or 0) / MINUTE


def said(evening: Evening) -> dict[int, str]:
    return {entry: str(place) for entry, place in places(evening.state).items()}


def shown(evening: Evening) -> TogetherView:
    found = together_view(evening.state, evening.desk.names, evening.desk.now())
    assert found is not None
    return found


def hand(evening: Evening) -> Done:
    """Let all tables finish, and close the hand."""
    evening.do(hc.FinishTables())
    return evening.do(hc.CloseHand())


def ends(*rows: Row) -> Structure:
    return Structure("Ends", rows, starting_stack=20_000)
