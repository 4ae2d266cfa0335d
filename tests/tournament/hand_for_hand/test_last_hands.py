"""The last hands of a day, by a drawn card."""

from __future__ import annotations

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament import draw
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.last_hands import cards
from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.hand_for_hand.view import together_view
from tdtool.tournament.queries import clock_view
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.views import ClockState
from tests.tournament.evening import MINUTE, NOON, Evening
from tests.tournament.hand_for_hand.asked import said, shown


def test_last_hands_by_a_card_that_a_player_drew(floor: Evening) -> None:
    assert floor.do(hc.CallLastHands(5)).told == "last 5 hands called"
    assert shown(floor).mode == Mode(Joint.LAST_HANDS, 5, 3, 3, NOON)
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED
    floor.refused(hc.BeginHandForHand(), Code.HAND_FOR_HAND)
    assert floor.do(hc.FinishTables((2,))).told == "table 2 finished the last hands"
    sentence = floor.refused(hc.EndLastHands(), Code.STILL_PLAYING, house=True)
    assert sentence == "Tables 1 and 3 have not finished the last hands."
    floor.do(c.Bust((1,)))
    assert said(floor) == {1: "12th"}
    floor.do(hc.FinishTables())
    floor.do(hc.EndLastHands())
    assert together_view(floor.state, {}, floor.desk.now()) is None
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.PAUSED


def test_the_desk_draws_the_card_and_shows_how(floor: Evening) -> None:
    digest = floor.state.seal.digest
    done = floor.do(hc.CallLastHands())
    drawn = done.facts[0]
    assert isinstance(drawn, h.CardDrawn)
    assert drawn.seal.digest == digest
    assert drawn.card == draw.card(drawn.seal, drawn.draw, drawn.low, drawn.high)
    assert (drawn.low, drawn.high) == cards(floor.state) == (3, 7)
    assert 3 <= shown(floor).mode.number <= 7
    floor.desk.undo()
    assert floor.state.seal == drawn.next_seal
    again = floor.do(hc.CallLastHands(short_handed=True)).facts[0]
    assert isinstance(again, h.CardDrawn)
    assert (again.low, again.high, again.draw) == (2, 5, 2)


def test_every_card_is_drawn(floor: Evening) -> None:
    seal = floor.state.seal
    assert {draw.card(seal, number, 3, 7) for number in range(60)} == {3, 4, 5, 6, 7}


def test_last_hands_that_cannot_be(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.refused(hc.CallLastHands(3), Code.TOO_FEW)
    evening.full_table(2)
    evening.do(c.PauseClock())
    evening.refused(hc.CallLastHands(0), Code.BAD_NUMBER)
    evening.refused(hc.CallLastHands(21), Code.BAD_NUMBER)
    assert evening.do(hc.CallLastHands(1)).told == "last hand called"
    assert len(evening.do(hc.FinishTables()).facts) == 1
    action = next(action for action, _ in evening.desk.history.acts_backwards())
    evening.do(hc.EndLastHands())
    assert isinstance(evening.desk.undo(action), Done)


def test_the_last_hands_end_the_day_where_the_sheet_does(floor: Evening) -> None:
    floor.do(c.GoToRow(5))
    floor.do(hc.CallLastHands(2))
    called = next(action for action, _ in floor.desk.history.acts_backwards())
    floor.do(hc.FinishTables())
    floor.do(hc.EndLastHands())
    assert clock_view(floor.state, floor.desk.now()).state is ClockState.DAY_ENDED
    assert isinstance(floor.desk.undo(called), Refusal)
    floor.do(c.StartClock())
    assert clock_view(floor.state, floor.desk.now()).label == "5"
    floor.do(c.GoToRow(5))
    floor.do(hc.CallLastHands(2))
    floor.do(hc.FinishTables())
    floor.do(c.StartClock())
    floor.clock.pass_(40 * MINUTE)
    assert len(floor.do(hc.EndLastHands()).facts) == 1
