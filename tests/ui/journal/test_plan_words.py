"""What is said in full of moves, draws, breaks and tables that stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.question import LastHand
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.values import Seal, SeatAt
from tdtool.ui.journal.sentences import of_fact
from tdtool.ui.journal.teller import Teller
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tests.tournament.evening import Evening

SEAL, NEXT = Seal("ab" * 32, "cd" * 32), Seal("", "0123456789abcdef" * 4)
HAND = LastHand(3, 4, (5,), (3, 4, 5, 6))
SEED = f"Draw 2; its seed: {'ab' * 32} The next draw is sealed: the seed's SHA-256 begins"
SAID: dict[f.Fact, str] = {
    pf.MoveReckoned(1, SeatAt(1, 6), SeatAt(2, 4), HAND, HAND, -2, 8, (2,)): (
        "T1 seat 1 was due the big blind of table 1 (button 3, big blind 5)."
        " Seat 2.4 posts it soonest there (button 3, big blind 5): TDA 2024 11-A."
        " Passed over, because locked: T1 seat 2. He pays a quarter of an orbit later."
    ),
    pf.MoveReckoned(1, SeatAt(1, 6), SeatAt(2, 4), None, None, None, None, ()): (
        "T1 seat 1 fills 2.4, the seat that opened last (TDA 2024 11-A)."
    ),
    pf.MoveReckoned(
        1, SeatAt(1, 6), SeatAt(2, 4), HAND._replace(big_blinds=()), HAND, None, None, ()
    ): (
        "T1 seat 1 was due the big blind of table 1 (button 3)."
        " Seat 2.4 posts it soonest there (button 3, big blind 5): TDA 2024 11-A."
    ),
    pf.MoveOrdered(1, 26, 7): (
        "Order 1: the next big blind of table 26 to table 7, to the worst seat on arrival."
    ),
    pf.OrderWithdrawn(1, 26, 7): "Order from 26 to 7 withdrawn.",
    pf.MoverDrawn(2, SEAL, NEXT, 1, (1, 2, 3), 2): (
        f"T1 seat 2 of table 1 was drawn to go, among 3. {SEED} 0123456789abcdef."
    ),
    pf.ButtonDrawn(2, SEAL, NEXT, 1, (1, 2, 3), 2): (
        f"The first button of table 1 was drawn: seat 2, of 1, 2, 3. {SEED} 0123456789abcdef."
    ),
    pf.ByesDrawn(2, SEAL, NEXT, (1, 2, 3), (2,)): (
        f"Byes, of 3 players: T1 seat 2. {SEED} 0123456789abcdef."
    ),
    pf.Redrawn(Occasion.FINAL, 9, (1, 2), (1,)): (
        "9 players were drawn anew for the final table, to table 1."
    ),
    pf.Redrawn(Occasion.POINT, 16, (1, 2), (1, 2)): (
        "16 players were drawn anew at a number of players that the event names, to tables 1, 2."
    ),
    pf.SuggestionLeft(Suggested.BALANCE, 7, 5): "Table 7 was left short, with 5 players.",
    pf.SuggestionLeft(Suggested.HALT, 7, 1): "Table 7 was let play on, with 1 player.",
    pf.TableHalted(7, halted=True): "Table 7 stands until it is level again (TDA 2024 11-D).",
    pf.TableHalted(7, halted=False): "Table 7 plays on.",
    pf.KeptApart(1, 2, apart=True): "T1 seat 1 and T1 seat 2 kept apart.",
}


def test_each_fact_is_said_in_full(evening: Evening) -> None:
    desk = evening.desk
    chronicle = Chronicle(desk.history, desk.now())
    teller = Teller(desk, chronicle, {})
    act = chronicle.act(len(chronicle) - 1)
    for fact, said in SAID.items():
        assert plain(" ".join(of_fact(teller, fact, act))) == said


def test_a_break_is_one_line(evening: Evening) -> None:
    evening.full_table(1, number=4)
    evening.do(plc.BreakTables((4,)), override="the light is broken")
    desk = evening.desk
    chronicle = Chronicle(desk.history, desk.now())
    teller = Teller(desk, chronicle, {})
    said = plain(teller.words(len(chronicle) - 1))
    assert said.startswith("table 4 breaks, 1 player draws a seat, anyway: ")
    evening.do(c.Bust((1,)))
