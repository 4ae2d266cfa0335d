"""What is said at the desk, and the command that Enter gives for it."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn, LookUp, Show, ShowWhoPosts
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, RulingWords, SeatAt
from tests.tournament.evening import NOON

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

# Entries 1 to 9 sit at 12.1 to 12.9, 10 to 16 at 7.1 to 7.7, 17 to 21 at 18.1 to 18.5.
SAME = HandChoice.SAME
TEN_PAST = NOON + 10 * 60_000


def given(entry: int, kind: PenaltyKind, length: int = 0, text: str = "") -> rc.WriteRuling:
    return rc.WriteRuling(RulingWords(happened=text), penalties=(NewPenalty(entry, kind, length),))


SAID: list[tuple[str, object]] = [
    ("12.5 out", c.Bust((5,))),
    ("12.5  OUT", c.Bust((5,))),
    ("out 12.5", c.Bust((5,))),
    ("12.5 is out", c.Bust((5,))),
    ("12/5 out", c.Bust((5,))),
    ("12-5 out", c.Bust((5,))),
    ("12:5 out", c.Bust((5,))),
    ("12,5 out", c.Bust((5,))),
    ("table 12 seat 5 out", c.Bust((5,))),
    ("table 12, seat 5 is out", c.Bust((5,))),
    ("t12 s5 out", c.Bust((5,))),
    ("seat 5 on 12 out", c.Bust((5,))),
    ("seat five", None),
    ("seat 5 on table 12 went out", c.Bust((5,))),
    ("12 seat 5 busted", c.Bust((5,))),
    ("12.5 x", c.Bust((5,))),
    ("12.5out", c.Bust((5,))),
    ("１２．５　out", c.Bust((5,))),
    ("١٢٫٥ out", c.Bust((5,))),
    ("12.5 14.2", c.MoveEntry(5, SeatAt(14, 2))),
    ("12.5 7.2 18.1 out", c.Bust((5, 11, 17))),
    ("12.5, 7.2 and 18.1 out", c.Bust((5, 11, 17))),
    ("12.5,7.2,18.1 out", c.Bust((5, 11, 17))),
    ("12 out 4 7", c.Bust((4, 7))),
    ("12 out 4,7", c.Bust((4, 7))),
    ("12 out 4, 7, 9", c.Bust((4, 7, 9))),
    ("12 4 7 out", c.Bust((4, 7))),
    ("12 out 4 7 same hand", c.Bust((4, 7), SAME)),
    ("12 4 and 7 out together", c.Bust((4, 7), SAME)),
    ("12.4 12.7 out same", c.Bust((4, 7), SAME)),
    ("12.4 7 same hand out", c.Bust((4, 7), SAME)),
    ("12.5 out @12:10", c.Bust((5,), happened_ms=TEN_PAST)),
    ("12.5 out @ 12:10pm", c.Bust((5,), happened_ms=TEN_PAST)),
    ("12.5 out at 12:10", c.Bust((5,), happened_ms=TEN_PAST)),
    ("12.5 out @1210", c.Bust((5,), happened_ms=TEN_PAST)),
    ("12.5 out 20 min ago", c.Bust((5,), happened_ms=TEN_PAST)),
    ("12 out 4 7 same hand @12:10", c.Bust((4, 7), SAME, happened_ms=TEN_PAST)),
    ("kim do out", c.Bust((7,))),
    ("out kim do-eul", c.Bust((7,))),
    ("doeul out", c.Bust((7,))),
    ("do kim out", c.Bust((7,))),
    ("12 kim out", c.Bust((7,))),
    ("7 kim out", c.Bust((13,))),
    ("ελενη out", c.Bust((5,))),
    ("ОЛЬХОВ out", c.Bust((4,))),
    ("小野原 out", c.Bust((9,))),
    ("يوسف out", c.Bust((8,))),
    ("zrodlo out", c.Bust((11,))),
    ("soren aero out", c.Bust((12,))),
    ("strasse out", c.Bust((18,))),
    ("dorde out", c.Bust((19,))),
    ("ngo thi lua out", c.Bust((14,))),
    ("o'brien out", c.Bust((16,))),
    ("dangelo out", c.Bust((16,))),
    ("player 17 out", c.Bust((17,))),
    ("Outi Button out", c.Bust((21,))),
    ("oksnaa out", c.Bust((10,))),
    ("siobhn rin out", c.Bust((15,))),
    ("oksana, siobhan out", c.Bust((10, 15))),
    ("oksana siobhan out same hand", c.Bust((10, 15), SAME)),
    ("12 out", c.CountHeads(12, 8)),
    ("12 has 7", c.CountHeads(12, 7)),
    ("table 12 has 7 players", c.CountHeads(12, 7)),
    ("12 is down to 7", c.CountHeads(12, 7)),
    ("12 has 7 left", c.CountHeads(12, 7)),
    ("18 is closed", c.CloseTable(18)),
    ("close table 18", c.CloseTable(18)),
    ("18 broke", c.CloseTable(18)),
    ("oksana at 7.8", c.SitsAt(10, SeatAt(7, 8))),
    ("oksana sits at 7.8", c.SitsAt(10, SeatAt(7, 8))),
    ("oksana is in 7.8", c.SitsAt(10, SeatAt(7, 8))),
    ("7.1 at 7.8", c.SitsAt(10, SeatAt(7, 8))),
    ("swap 12.3 12.4", c.SwapSeats(SeatAt(12, 3), SeatAt(12, 4))),
    ("12.3 and 12.4 swapped", c.SwapSeats(SeatAt(12, 3), SeatAt(12, 4))),
    ("swap oksana with siobhan", c.SwapSeats(SeatAt(7, 1), SeatAt(7, 6))),
    ("reentry oksana", c.ReEnter(10)),
    ("oksana re-enters", c.ReEnter(10)),
    ("12 button 3", c.GiveButton(12, 3)),
    ("button 12.3", c.GiveButton(12, 3)),
    ("12.3 button", c.GiveButton(12, 3)),
    ("button 3 on 12", c.GiveButton(12, 3)),
    ("12 button was seat 3", c.GiveButton(12, 3)),
    ("12 bb 5", c.GiveBigBlind(12, 5)),
    ("12 button 3 4,7 out", c.GiveButton(12, 3, out=(4, 7))),
    ("12 button 3 table 12 seat 4 out", c.GiveButton(12, 3, out=(4,))),
    ("table 12 button 3", c.GiveButton(12, 3)),
    ("12 big blind 5", c.GiveBigBlind(12, 5)),
    ("bb 12.5", c.GiveBigBlind(12, 5)),
    ("12 button 3 4 7 out", c.GiveButton(12, 3, out=(4, 7))),
    ("12 button 3, 4 and 7 out", c.GiveButton(12, 3, out=(4, 7))),
    ("12 4 7 out button 3", c.GiveButton(12, 3, out=(4, 7))),
    ("12 button 3 out 4 7", c.GiveButton(12, 3, out=(4, 7))),
    ("12 button 3 kim out", c.GiveButton(12, 3, out=(7,))),
    ("12 bb 5 4 7 out", c.GiveBigBlind(12, 5, out=(4, 7))),
    ("12 button 3 6 new", c.GiveButton(12, 3, not_dealt=(6,))),
    ("12 button 3 sb 4 bb 6", c.GiveButton(12, 3, small_blind=4, big_blinds=(6,))),
    ("7 button 2 8 out", c.GiveButton(7, 2, left=(8,))),
    ("12 first button 3", c.SetFirstButton(12, 3)),
    ("12 who posts", ShowWhoPosts(12)),
    ("who posts 12", ShowWhoPosts(12)),
    ("12?", ShowWhoPosts(12)),
    ("who posts at table 12?", ShowWhoPosts(12)),
    ("12 next", c.NextHand(12)),
    ("next hand 12", c.NextHand(12)),
    ("move 12.5", c.MoveEntry(5)),
    ("move 12.5 18.6", c.MoveEntry(5, SeatAt(18, 6))),
    ("move 12.5 to 18.6", c.MoveEntry(5, SeatAt(18, 6))),
    ("12.5 -> 18.6", c.MoveEntry(5, SeatAt(18, 6))),
    ("12.5 18.6", c.MoveEntry(5, SeatAt(18, 6))),
    ("oksana to 18.6", c.MoveEntry(10, SeatAt(18, 6))),
    ("move oksana to table 18", c.MoveEntry(10, SeatAt(18, 6))),
    ("move 12.5 18", c.MoveEntry(5, SeatAt(18, 6))),
    ("seat oksana", c.DrawSeats((10,))),
    ("register Ana Silva", c.RegisterAndSeat(name="Ana Silva")),
    ("late Ana Silva", c.RegisterAndSeat(name="Ana Silva")),
    ("late  José  de la  O", c.RegisterAndSeat(name="José de la O")),
    ("register Ana Silva, Bo Lind", c.Register(names=("Ana Silva", "Bo Lind"))),
    ("unregister oksana", c.Unregister(10)),
    ("open 21", c.OpenTable(21)),
    ("21 open", c.OpenTable(21)),
    ("open 21 8", c.OpenTable(21, 8)),
    ("open table 21 with 8 seats", c.OpenTable(21, 8)),
    ("lock 12", c.LockTable(12, locked=True)),
    ("lock 18.9", c.LockSeat(SeatAt(18, 9), locked=True)),
    ("lock 12.9", c.LockEntry(9, locked=True)),
    ("lock oksana", c.LockEntry(10, locked=True)),
    ("unlock 12", c.LockTable(12, locked=False)),
    ("start", c.StartClock()),
    ("start the clock", c.StartClock()),
    ("pause", c.PauseClock()),
    ("stop the clock", c.PauseClock()),
    ("clock +2", c.AddTime(120_000)),
    ("clock+2", c.AddTime(120_000)),
    ("clock -1:30", c.AddTime(-90_000)),
    ("clock +30 s", c.AddTime(30_000)),
    ("clock 17:42", c.SetRemaining(1_062_000)),
    ("clock 5", c.SetRemaining(300_000)),
    ("clock 0:05", c.SetRemaining(5_000)),
    ("level +1", c.GoToRow(4)),
    ("next level", c.GoToRow(4)),
    ("level -1", c.GoToRow(0)),
    ("level 4", c.GoToRow(5)),
    ("break", c.GoToRow(2)),
    ("draw", c.DrawSeats()),
    ("draw at 7", c.DrawSeats(table=7)),
    ("draw table 7", c.DrawSeats(table=7)),
    ("12 with 10 seats", pc.ResizeTables(10, (12,))),
    ("table 12 with 10", pc.ResizeTables(10, (12,))),
    ("all tables with 10 seats", pc.ResizeTables(10)),
    ("all 10 handed", pc.ResizeTables(10)),
    ("10-handed", pc.ResizeTables(10)),
    ("table 12 10-handed", pc.ResizeTables(10, (12,))),
    ("message Dinner is served", ec.SetMessage("Dinner is served")),
    ("board message: back at 20:00", ec.SetMessage("back at 20:00")),
    ("note 12 wants a fan", c.WriteNote("wants a fan", table=12)),
    ("note 12.5 was warned", c.WriteNote("was warned", entry=5)),
    ("note oksana: was warned", c.WriteNote("was warned", entry=10)),
    ("note The TV — is off; 5 × now", c.WriteNote("The TV — is off; 5 × now")),
    ("note 99 bottles", c.WriteNote("99 bottles")),
    ("12.7 penalty 2 rounds", given(7, PenaltyKind.ROUNDS, 2)),
    ("kim do penalty 1 round", given(7, PenaltyKind.ROUNDS, 1)),
    ("penalty 12.7 3 hands", given(7, PenaltyKind.HANDS, 3)),
    ("12.7 penalty 1 hand", given(7, PenaltyKind.HANDS, 1)),
    ("12.7 penalty 2", given(7, PenaltyKind.ROUNDS, 2)),
    ("12.7 penalty 2 rounds: threw cards", given(7, PenaltyKind.ROUNDS, 2, "threw cards")),
    ("12.7 penalty warning", given(7, PenaltyKind.WARNING)),
    ("12.7 warning", given(7, PenaltyKind.WARNING)),
    ("warn oksana", given(10, PenaltyKind.WARNING)),
    ("12.7 warning talks out of turn", given(7, PenaltyKind.WARNING, text="talks out of turn")),
    ("warning oksana: talks", given(10, PenaltyKind.WARNING, text="talks")),
    ("warning 12.7 talks", given(7, PenaltyKind.WARNING, text="talks")),
    ("kim do dq", given(7, PenaltyKind.DISQUALIFICATION)),
    ("12.7 is disqualified", given(7, PenaltyKind.DISQUALIFICATION)),
    ("dq 12.7 took chips", given(7, PenaltyKind.DISQUALIFICATION, text="took chips")),
    ("12.7 penalty", GoOn()),
    ("penalty", None),
    ("warning 12", None),
    ("12.99 dq", None),
    ("12.7 hand dealt", rc.CountHands(7)),
    ("12.7 3 hands dealt", rc.CountHands(7, 3)),
    ("kim do hands dealt 3", rc.CountHands(7, 3)),
    ("12.7 served 15", rc.SetServed(7, 15)),
    ("12.7 has missed 15 hands", rc.SetServed(7, 15)),
    ("12.7 served", GoOn()),
    ("12.7 lift the dealer was wrong", rc.LiftPenalty(7, "the dealer was wrong")),
    ("lift kim do: wrong player", rc.LiftPenalty(7, "wrong player")),
    ("12.7 lift", GoOn()),
    ("lift 12.99", None),
    ("hand dealt", None),
    ("ruling short all in", LookUp("short all in")),
    ("ruling: 12.5 out of turn", LookUp("12.5 out of turn")),
    ("rule 47-A", LookUp("47-A")),
    ("note ruling to come", c.WriteNote("ruling to come")),
    ("12", Show(12)),
    ("table 12", Show(12)),
    ("12.5", Show(12)),
    ("oksana", Show(7)),
    ("oksana in", c.Arrive(10)),
    ("tick oksana", c.Arrive(10)),
    ("checked oksana", c.CheckFloor(10)),
    ("12.5 o", c.Bust((5,))),
    ("12 button", GoOn()),
    ("12 has", GoOn()),
    ("swap 12.3", GoOn()),
    ("move", None),
    ("99 has 7", None),
]
"""The first candidate of each sentence; None where there is nothing that Enter could do."""


@pytest.mark.parametrize(("text", "act"), SAID, ids=[text for text, _ in SAID])
def test_a_sentence_is_understood(quiet_floor: Floor, text: str, act: object) -> None:
    quiet_floor.shown = None
    reading = quiet_floor.read(text)
    commands = [found for found in reading.candidates if not isinstance(found.act, GoOn)]
    if act is None:
        assert not commands
        assert reading.hint or reading.candidates
    else:
        assert reading.candidates[0].act == act


@pytest.mark.parametrize("text", [text for text, act in SAID if isinstance(act, c.Command)])
def test_what_tab_writes_means_the_same(quiet_floor: Floor, text: str) -> None:
    quiet_floor.shown = None
    for candidate in quiet_floor.read(text).candidates:
        if isinstance(candidate.act, c.Command) and candidate.completion:
            again = quiet_floor.read(candidate.completion)
            assert candidate.act in [found.act for found in again.candidates], candidate


ALONE: list[tuple[str, object]] = [
    ("5 out", c.Bust((5,))),
    ("seat 5 out", c.Bust((5,))),
    ("4 7 out", c.Bust((4, 7))),
    ("4 7 out same hand", c.Bust((4, 7), SAME)),
    ("button 3", c.GiveButton(12, 3)),
    ("bb 5", c.GiveBigBlind(12, 5)),
    ("who posts", ShowWhoPosts(12)),
    ("?", ShowWhoPosts(12)),
    ("has 7", c.CountHeads(12, 7)),
    ("next", c.NextHand(12)),
    ("lock", c.LockTable(12, locked=True)),
    ("out", c.CountHeads(12, 8)),
    ("5 warning", given(5, PenaltyKind.WARNING)),
]


@pytest.mark.parametrize(("text", "act"), ALONE, ids=[text for text, _ in ALONE])
def test_the_shown_table_need_not_be_said(quiet_floor: Floor, text: str, act: object) -> None:
    quiet_floor.shown = 12
    assert quiet_floor.first(text).act == act


def test_a_table_that_is_not_there_is_not_shown(quiet_floor: Floor) -> None:
    quiet_floor.shown = 99
    assert quiet_floor.read("who posts").hint == "At which table? 12 who posts."


@pytest.mark.parametrize("text", [text for text, _ in (*SAID, *ALONE)])
def test_reading_changes_nothing(quiet_floor: Floor, text: str) -> None:
    quiet_floor.shown = 12
    before = deepcopy(quiet_floor.state)
    seq = quiet_floor.desk.seq
    quiet_floor.read(text)
    assert quiet_floor.state == before
    assert quiet_floor.desk.seq == seq
