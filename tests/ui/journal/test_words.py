"""What each act is called in the list, and what is said of it in full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.books import Citation
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.history import History
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import (
    ClockAct,
    DrawPolicy,
    HandChoice,
    NewPenalty,
    PenaltyKind,
    RulingWords,
    SeatAt,
    Sheet,
)
from tdtool.ui import figures
from tdtool.ui.journal import level_words, times
from tdtool.ui.journal.act_detail import detail_of
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tdtool.ui.journal.teller import Teller
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from pathlib import Path

ANSWER = (
    "The answer for the next hand of table 1, dead button: button 4, small blind 5, big blind 6."
)
ANYWAY = "The house refuses this (already seated); it was done anyway. "

SAID: dict[str, tuple[list[c.Command], c.Command, str, str]] = {
    "out earlier": (
        [],
        c.Bust((3,), happened_ms=NOON + 10_000),
        "1.3 T1 seat 3 out, 9th",
        "T1 seat 3 went out of seat 1.3. It happened at 12:00:10.",
    ),
    "out in one hand, stacks asked": (
        [],
        c.Bust((3, 4), hand=HandChoice.SAME, stacks=((3, 9_000), (4, 1_000))),
        "1.3 T1 seat 3 out, 8th, 1.4 T1 seat 4 out, 9th",
        (
            "T1 seat 3 went out of seat 1.3. In the same hand as T1 seat 4. "
            "He had 9,000 at the start of the hand. T1 seat 4 went out of seat 1.4. "
            "He had 1,000 at the start of the hand."
        ),
    ),
    "many out": (
        [],
        c.Bust((1, 2, 3, 4)),
        "4 players out",
        "4 players out.",
    ),
    "counted": (
        [],
        c.CountHeads(1, 4),
        "table 1 has 4, 2 to name",
        "4 were counted at table 1; 2 to be named.",
    ),
    "counted, all there": (
        [c.CountHeads(1, 4)],
        c.CountHeads(1, 6),
        "table 1 has 6",
        "6 were counted at table 1; nobody is missing.",
    ),
    "names a report": (
        [c.CountHeads(1, 5)],
        c.Bust((3,)),
        "1.3 T1 seat 3 out, 9th",
        "T1 seat 3 went out of seat 1.3. It names an open report of the table.",
    ),
    "ruling with a penalty": (
        [],
        rc.WriteRuling(
            RulingWords("Abuse", "He threw his cards.", "Leave now.", "two rounds", "TDA", "Ines"),
            rule_entry="PEN-07",
            rules=(Citation("TDA24", "70"),),
            penalties=(NewPenalty(3, PenaltyKind.ROUNDS, 2),),
        ),
        "1.3 T1 seat 3: 2 rounds (ruling 1): Abuse",
        (
            "Ruling 1 was written down at table 1. About 1.3 T1 seat 3. About: Abuse "
            "What happened: He threw his cards. Said to the player: Leave now. "
            "Decided: two rounds Why: TDA By: Ines It rests on PEN-07, TDA 2024 rule 70. "
            "1.3 T1 seat 3: 2 rounds, with ruling 1. 6 were at his table: he misses 12 hands."
        ),
    ),
    "disqualified": (
        [],
        rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.DISQUALIFICATION, 0, 5_000),)),
        "1.3 T1 seat 3: disqualified (ruling 1), 9th",
        (
            "Ruling 1 was written down at table 1. About 1.3 T1 seat 3. "
            "1.3 T1 seat 3: disqualified, with ruling 1. 5,000 chips left play with him. "
            "He had 5,000 at the start of the hand."
        ),
    ),
    "ruling about nobody": (
        [],
        rc.WriteRuling(RulingWords(happened="A card on the floor."), happened_ms=NOON + 10_000),
        "ruling 1: A card on the floor.",
        "Ruling 1 was written down. It happened at 12:00:10. What happened: A card on the floor.",
    ),
    "ruling corrected": (
        [rc.WriteRuling(RulingWords("Raise"))],
        rc.WriteRuling(RulingWords(decision="raise"), table=1, corrects=1),
        "ruling 2, table 1, corrects 1: raise",
        "Ruling 2 was written down at table 1; it stands for ruling 1. Decided: raise",
    ),
    "ruling decided": (
        [rc.WriteRuling(RulingWords("Raise"))],
        rc.DecideRuling(1, RulingWords(decision="a call")),
        "ruling 1 decided: a call",
        "Ruling 1, open until then, was decided. Decided: a call",
    ),
    "appeal": (
        [rc.WriteRuling(RulingWords(decision="raise"))],
        rc.AppealRuling(1, "I said call."),
        "appeal against ruling 1: I said call.",
        "Ruling 1 was appealed. He says: I said call.",
    ),
    "appeal decided": (
        [rc.WriteRuling(RulingWords(decision="raise")), rc.AppealRuling(1)],
        rc.DecideAppeal(1, upheld=True),
        "ruling 1 upheld",
        "Ruling 1 was upheld.",
    ),
    "hands counted": (
        [rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.HANDS, 2),))],
        rc.CountHands(3),
        "T1 seat 3: 1 hand left",
        "T1 seat 3: 1 hand left.",
    ),
    "penalty lifted": (
        [rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.HANDS, 2),))],
        rc.LiftPenalty(3, "the dealer was wrong"),
        "T1 seat 3: penalty lifted: the dealer was wrong",
        "T1 seat 3: penalty lifted. 2 hands left.",
    ),
    "back from a penalty": (
        [rc.WriteRuling(penalties=(NewPenalty(3, PenaltyKind.HANDS, 1),)), rc.CountHands(3)],
        rc.BackInSeat(3),
        "T1 seat 3 is back from his penalty",
        "T1 seat 3 is back from his penalty.",
    ),
    "slip printed": (
        [rc.WriteRuling(RulingWords("Raise"))],
        c.RecordSheet(Sheet.RULING, ruling=1),
        "slip of ruling 1 printed",
        "Slip of ruling 1 printed.",
    ),
    "another was out": (
        [c.Bust((3,))],
        c.CorrectBust(3, 4),
        "1.4 T1 seat 4 out, not 1.3 T1 seat 3, 9th",
        "Not T1 seat 3 (seat 1.3) went out but T1 seat 4 (seat 1.4): same time, same hand.",
    ),
    "back": (
        [c.Bust((3,))],
        c.TakeBackBust(3),
        "T1 seat 3 is back in 1.3",
        "T1 seat 3 never went out; he sits in 1.3.",
    ),
    "re-entered on his word": (
        [],
        c.ReEnter(3),
        "1.3 T1 seat 3 out on his word, re-enters, drew 2.9",
        (
            "T1 seat 3 went out of seat 1.3. Taken on his word: the floor checks. "
            "T1 seat 3 entered: entry 10, his 2nd, late. T1 seat 3 drew 2.9. "
            "Draw 1: 1 drew from 9 open seats, the shortest table first. He is on his way. ..."
        ),
    ),
    "re-entered": (
        [c.Bust((3,))],
        c.ReEnter(3),
        "T1 seat 3 re-entered, drew 2.9",
        "T1 seat 3 entered: entry 10, his 2nd, late. T1 seat 3 drew 2.9. ...",
    ),
    "checked": ([c.ReEnter(3)], c.CheckFloor(3), "T1 seat 3 checked", "T1 seat 3 checked."),
    "registered": (
        [],
        c.Register(names=("Kim",)),
        "Kim registered late",
        "Kim entered: entry 10, late.",
    ),
    "registered, many": (
        [],
        c.Register(names=("a", "b", "c", "d")),
        "4 players registered",
        "4 players registered.",
    ),
    "unregistered": (
        [],
        c.Unregister(3),
        "T1 seat 3 unregistered",
        "T1 seat 3 was taken out as if he had never entered; seat 1.3 is open again.",
    ),
    "unregistered without a seat": (
        [c.Register(names=("Kim",))],
        c.Unregister(10),
        "Kim unregistered",
        "Kim was taken out as if he had never entered.",
    ),
    "drawn, all seats alike": (
        [c.Register(names=("Kim", "Ngo"))],
        c.DrawSeats(policy=DrawPolicy.UNIFORM),
        "2 seats drawn",
        (
            "Kim drew 2.9. Ngo drew 1.8. Draw 1: 2 drew from 9 open seats, all open seats alike. "
            "They are on their way. ..."
        ),
    ),
    "seated": (
        [c.Register(names=("Kim",))],
        c.SeatEntry(10, SeatAt(2, 9)),
        "Kim seated at 2.9",
        "Kim was seated in seat 2.9; on his way.",
    ),
    "moved": (
        [],
        c.MoveEntry(3, SeatAt(2, 9)),
        "T1 seat 3 moves to 2.9 from 1.3",
        "T1 seat 3 was sent to seat 2.9, from 1.3; on his way.",
    ),
    "found elsewhere": (
        [],
        c.SitsAt(3, SeatAt(2, 9)),
        "T1 seat 3 sits at 2.9 from 1.3",
        "T1 seat 3 was found in seat 2.9, from 1.3.",
    ),
    "arrived": (
        [c.MoveEntry(3, SeatAt(2, 9))],
        c.Arrive(3),
        "T1 seat 3 is at 2.9",
        "T1 seat 3 is at 2.9.",
    ),
    "swapped": (
        [],
        c.SwapSeats(SeatAt(1, 3), SeatAt(1, 4)),
        "T1 seat 3 and T1 seat 4 swapped",
        "T1 seat 3 sits in 1.4, T1 seat 4 in 1.3.",
    ),
    "two for a seat": (
        [],
        c.DisputeSeat(SeatAt(1, 3), 4),
        "two for 1.3: T1 seat 3 stays, T1 seat 4 stands",
        (
            "Two came to seat 1.3: T1 seat 3 stays, T1 seat 4 (was in 1.4) stands until a seat is "
            "drawn."
        ),
    ),
    "two for a seat, one had none": (
        [c.Register(names=("Kim",))],
        c.DisputeSeat(SeatAt(1, 3), 10),
        "two for 1.3: T1 seat 3 stays, Kim stands",
        "Two came to seat 1.3: T1 seat 3 stays, Kim stands until a seat is drawn.",
    ),
    "table opened": ([], c.OpenTable(7), "table 7 opened", "Table 7 was opened with 9 seats."),
    "table closed": (
        [],
        c.CloseTable(2),
        "table 2 closed, 3 to be found",
        "Table 2 was closed; to be found: T2 seat 1, T2 seat 2, T2 seat 3.",
    ),
    "empty table closed": (
        [c.OpenTable(7)],
        c.CloseTable(7),
        "table 7 closed",
        "Table 7 was closed; nobody had a seat there.",
    ),
    "locked": ([], c.LockTable(2, locked=True), "table 2 locked", "Table 2 locked."),
    "button": (
        [],
        c.GiveButton(1, 3, left=(9,)),
        "table 1 button 3",
        (
            "Last hand of table 1: button 3, big blind 5 (the button was named). "
            "Dealt in: 1, 2, 3, 4, 5, 6, 9. Gone since: 9. " + ANSWER
        ),
    ),
    "big blind": (
        [],
        c.GiveBigBlind(1, 5),
        "table 1 big blind 5",
        (
            "Last hand of table 1: button 3, big blind 5 (the big blind was named). "
            "Dealt in: 1, 2, 3, 4, 5, 6. " + ANSWER
        ),
    ),
    "button and blinds": (
        [],
        c.GiveButton(1, 3, small_blind=4, big_blinds=(5,)),
        "table 1 button 3",
        (
            "Last hand of table 1: button 3, big blind 5 (both were named). "
            "Dealt in: 1, 2, 3, 4, 5, 6. " + ANSWER
        ),
    ),
    "next hand": (
        [c.GiveButton(1, 3)],
        c.NextHand(1),
        "table 1 next hand: button 4, big blind 6",
        "Next hand of table 1, dead button: button 4, small blind 5, big blind 6.",
    ),
    "no small blind": (
        [c.GiveButton(1, 3), c.Bust((5,), hand=HandChoice.LAST)],
        c.NextHand(1),
        "table 1 next hand: button 4, big blind 6",
        (
            "Next hand of table 1, dead button: button 4, small blind 5, posted by nobody, "
            "big blind 6."
        ),
    ),
    "card": (
        [c.GiveButton(1, 3)],
        c.RecordAnswer(1),
        "table 1 card: button 4, big blind 6",
        (
            "The answer for the next hand of table 1, dead button: button 4, small blind 5, "
            "big blind 6."
        ),
    ),
    "paused": (
        [],
        c.PauseClock(),
        "clock paused at 19:00, level 1",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 19:00 left, standing. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "runs on": (
        [c.PauseClock()],
        c.StartClock(),
        "clock runs on at 19:00",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 19:00 left, running. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "time taken off": (
        [],
        c.AddTime(-2 * MINUTE),
        "clock corrected by −2:00, 17:00 left",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 17:00 left, running. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "set": (
        [],
        c.SetRemaining(5 * MINUTE),
        "clock set to 5:00, level 1",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 5:00 left, running. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "to a level": (
        [],
        c.GoToRow(4),
        "went to level 3, 300-600 (600)",
        (
            "The clock from 12:01:00: level 3, 300-600 (600), 20:00 left, running. "
            "Before that it stood on another level with 19:00 left."
        ),
    ),
    "to a break": (
        [],
        c.GoToRow(2),
        "went to break",
        (
            "The clock from 12:01:00: break, 15:00 left, running. "
            "Before that it stood on another level with 19:00 left."
        ),
    ),
    "ran on": (
        [c.PauseClock()],
        c.RanSince(NOON + MINUTE),
        "clock ran on since 12:01:00",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 19:00 left, running. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "held": (
        [],
        c.HoldAt(0, 4 * MINUTE),
        "clock held at 4:00, level 1",
        (
            "The clock from 12:01:00: level 1, 100-200 (200), 4:00 left, standing. "
            "Before that it stood on the same level with 19:00 left."
        ),
    ),
    "levels changed": (
        [],
        c.ChangeStructure(replace(PLAIN, name="Shorter")),
        "levels changed",
        (
            "The levels are now those of Shorter, 5 levels. "
            "The clock kept its place: level 1, 19:00 left, running."
        ),
    ),
    "house rules": (
        [],
        c.ChangeHouseRules(HouseRules(button_rule=ButtonRule.MOVING)),
        "house rules changed",
        "House rules changed. button rule: dead → moving",
    ),
    "printed": ([], c.RecordSheet(Sheet.SEAT_CARDS), "seat cards printed", "Seat cards printed."),
    "printed of a table": (
        [],
        c.RecordSheet(Sheet.TABLES, 2),
        "tables of table 2 printed",
        "Tables of table 2 printed.",
    ),
    "note": ([], c.WriteNote("all quiet"), "note: all quiet", "all quiet"),
    "board": (
        [],
        ec.SetMessage("Dinner is served"),
        "board: Dinner is served",
        "The board says: Dinner is served",
    ),
    "off the board": (
        [ec.SetMessage("x")],
        ec.SetMessage(""),
        "message off the board",
        "The board's message was taken off.",
    ),
    "renamed": (
        [ec.RenameTournament("Harbour Main")],
        ec.RenameTournament("Harbour Cup"),
        "now called Harbour Cup",
        "Harbour Main is called Harbour Cup from here on.",
    ),
    "renamed for the first time": (
        [],
        ec.RenameTournament("Harbour Cup"),
        "now called Harbour Cup",
        "Harbour Open is called Harbour Cup from here on.",
    ),
    "re-entries": (
        [],
        ec.ChangeReentries(2),
        "2 re-entries each",
        "Players re-enter 2 times at most from here on.",
    ),
    "first button": (
        [],
        c.SetFirstButton(1, 4),
        "table 1 first button 4",
        "Table 1's first hand: the button on seat 4, else on the next player.",
    ),
    "out before he moved": (
        [c.MoveEntry(3, SeatAt(2, 5))],
        c.Bust((3,), before_moving=True),
        "1.3 T1 seat 3 out before he moved, 2.5 open again, 9th",
        "T1 seat 3 went out of seat 1.3 before he moved; seat 2.5 is open again.",
    ),
    "note on a table": (
        [],
        c.WriteNote("loud", table=2),
        "note on table 2: loud",
        "loud",
    ),
}


def told(evening: Evening, command: c.Command) -> tuple[str, str]:
    """Do it, and give its line and what was written."""
    evening.do(command, override="said so")
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    number = len(book.chronicle) - 1
    act = book.chronicle.act(number)
    return plain(book.teller.of(act)), plain(" ".join(sentences(book.teller, act, 30)))


@pytest.mark.parametrize("case", SAID)
def test_line_and_sentences(evening: Evening, case: str) -> None:
    before, command, line, full = SAID[case]
    for one in before:
        evening.do(one, override="said so")
    said, written = told(evening, command)
    assert said.removesuffix(", anyway: said so") == line
    if full.endswith(" ..."):
        assert written.startswith(full.removesuffix(" ..."))
        assert "Its seed: " in written
        assert "The next draw is sealed: the seed's SHA-256 begins " in written
    else:
        assert written.removeprefix(ANYWAY) == full


def test_setting_up_is_told_with_its_seal(evening: Evening) -> None:
    book = Book(evening.desk, dict)
    act = book.chronicle.act(0)
    written = plain(" ".join(sentences(book.teller, act, 30)))
    assert written.startswith(
        "Harbour Open was set up with Plain, 5 levels. "
        "9 seats a table; players re-enter as often as they like. The first draw is sealed"
    )


@pytest.mark.parametrize(
    ("reentries", "said"), [(0, "players re-enter not at all"), (2, "re-enter 2 times at most")]
)
def test_re_entries_of_a_tournament(tmp_path: Path, reentries: int, said: str) -> None:
    evening = Evening(tmp_path, reentries=reentries)
    book = Book(evening.desk, dict)
    assert said in plain(" ".join(sentences(book.teller, book.chronicle.act(0), 30)))
    evening.store.close()


def test_a_hand_put_by_hand(evening: Evening) -> None:
    evening.do(c.GiveButton(1, 3))
    stepped = evening.desk.preview(c.NextHand(1))
    assert isinstance(stepped, tuple)
    assert isinstance(stepped[0], hf.HandStepped)
    line, full = told(evening, c.SetHand(1, stepped[0].positions, "a wrong button stands"))
    assert line == "table 1 set by hand: button 4, because a wrong button stands"
    assert full == ("The director put table 1's next hand: button 4, small blind 5, big blind 6.")


def test_moving_button_has_several_blinds(tmp_path: Path) -> None:
    evening = Evening(tmp_path, house=HouseRules(button_rule=ButtonRule.MOVING))
    evening.full_table(6)
    evening.do(c.StartClock())
    evening.do(c.GiveButton(1, 3))
    evening.do(c.Bust((4,), hand=HandChoice.LAST))
    line, full = told(evening, c.NextHand(1))
    assert line == "table 1 next hand: button 5, big blind 6 and 1"
    assert full == (
        "Next hand of table 1, moving button: button 5, small blind 5, big blind 6 and 1."
    )
    evening.store.close()


def test_who_waits_is_told(tmp_path: Path) -> None:
    evening = Evening(tmp_path, house=HouseRules(button_rule=ButtonRule.SIMPLIFIED))
    evening.full_table(6)
    evening.do(c.Bust((5,)))
    evening.do(c.StartClock())
    evening.do(c.GiveButton(1, 3))
    evening.do(c.RegisterAndSeat(name="Kim"))
    evening.do(c.SitsAt(7, SeatAt(1, 5)))
    _, full = told(evening, c.NextHand(1))
    assert full.endswith("5 waits.")
    evening.store.close()


def test_house_rules_are_compared_with_those_before(evening: Evening) -> None:
    evening.do(c.ChangeHouseRules(HouseRules(button_rule=ButtonRule.MOVING)))
    evening.do(c.ChangeHouseRules(HouseRules(button_rule=ButtonRule.SIMPLIFIED)))
    evening.desk.undo()
    _, full = told(evening, c.ChangeHouseRules(HouseRules()))
    assert full == "House rules changed. button rule: moving → dead"


def test_a_level_without_a_countdown_and_several_sets(tmp_path: Path) -> None:
    hands = replace(level(2, 400), length=Length(LengthKind.HANDS, 8))
    mixed = replace(level(3, 600), stakes=(*level(3, 600).stakes, *level(3, 800).stakes))
    nameless = Row(RowKind.PLAY, "", Length(LengthKind.MINUTES, 20))
    evening = Evening(tmp_path, Structure("x", (level(1, 200), hands, mixed, nameless)))
    evening.do(c.StartClock())
    line, full = told(evening, c.GoToRow(1))
    assert line == "went to level 2, 200-400 (400)"
    assert "level 2, 200-400 (400), no countdown, running" in full
    line, full = told(evening, c.PauseClock())
    assert line == "clock paused, level 2"
    assert full.endswith("Before that it stood on the same level with no countdown.")
    assert told(evening, c.GoToRow(2))[0] == "went to level 3, 2 sets of stakes"
    assert told(evening, c.StartClock())[0] == "clock runs on at 20:00"
    evening.clock.pass_(20 * MINUTE)
    book = Book(evening.desk, dict)
    assert book.describe(book.chronicle.lines()[-1]).words == "Level began"
    assert level_words.label(nameless) == "level"
    evening.store.close()


def test_levels_go_on_and_the_day_ends(tmp_path: Path) -> None:
    again = replace(level(1, 200), continues=True)
    evening = Evening(tmp_path, Structure("x", (level(1, 200), again, *PLAIN.rows[5:])))
    evening.do(c.StartClock())
    evening.clock.pass_(200 * MINUTE)
    evening.do(c.StartClock())
    evening.clock.pass_(200 * MINUTE)
    book = Book(evening.desk, dict)
    assert [book.describe(line).words for line in book.chronicle.lines()[2:]] == [
        "Level 1, 100-200 (200), went on",
        "Level 4, 400-800 (800), began",
        "The day ended with level 4",
        "clock started: level 5, 500-1,000 (1,000)",
        "The last level ended, level 5",
    ]
    evening.store.close()


def test_a_level_that_is_gone(evening: Evening) -> None:
    """A cancelled clock act may name a level that the structure has no more."""
    went = evening.do(c.GoToRow(6))
    evening.desk.undo(went.action)
    short = Structure("x", PLAIN.rows[:3])
    evening.do(c.ChangeStructure(short))
    book = Book(evening.desk, dict)
    number = book.chronicle.index_of(went.action)
    assert number is not None
    act = book.chronicle.act(number)
    assert book.teller.of(act) == "went to another level"
    assert "a level that is gone, 20:00 left, running" in " ".join(sentences(book.teller, act, 9))


def test_cancelled_clock_acts_say_what_they_set(evening: Evening) -> None:
    added = evening.do(c.AddTime(MINUTE))
    evening.desk.undo(added.action)
    started = evening.do(c.PauseClock())
    evening.desk.undo(started.action)
    book = Book(evening.desk, dict)
    said = [book.describe(line) for line in book.chronicle.lines()[-4:]]
    assert [(row.words, row.after) for row in said] == [
        ("clock corrected, 20:00 left", "undone 12:01"),
        ("undone: clock corrected, 20:00 left", ""),
        ("clock paused at 19:00, level 1", "undone 12:01"),
        ("undone: clock paused at 19:00, level 1", ""),
    ]


def test_undo_of_an_undo_in_full(evening: Evening) -> None:
    evening.do(c.Bust((3,)))
    evening.desk.undo()
    evening.desk.redo()
    book = Book(evening.desk, dict)
    last = len(book.chronicle) - 1
    undone, redone = book.chronicle.act(last - 1), book.chronicle.act(last)
    assert sentences(book.teller, undone, 9) == ["The act of 12:01:00 counts no more."]
    assert sentences(book.teller, redone, 9) == ["The act of 12:01:00 counts again."]


def test_a_log_with_acts_that_nobody_knows(evening: Evening) -> None:
    """Facts that undo nothing, or that this program has no words for, are shown all the same."""
    records = list(evening.desk.history.records)
    seq = len(records)
    strange: list[f.Fact] = [
        f.Undone("never"),
        f.Redone("never"),
        f.ClockSet(ClockAct.EDIT, records[-1].fact.anchor),  # type: ignore[attr-defined]
        f.Fact(),
        f.BustTakenBack(3, None),
        f.Busted(3, None, 0, 99, NOON),
    ]
    records += [f.Recorded(seq + n, f"x{n}", NOON, fact) for n, fact in enumerate(strange, 1)]
    chronicle = Chronicle(History(records[:seq]), evening.desk.now())
    history = chronicle._history  # noqa: SLF001 - a log no desk writes
    history.records.extend(records[seq:])
    chronicle.take_in(evening.desk.now())
    teller = Teller(evening.desk, chronicle, {})
    acts = [chronicle.act(seq_) for seq_ in range(len(chronicle) - 6, len(chronicle))]
    assert [plain(teller.of(act)) for act in acts] == [
        "undone: an act",
        "done again: an act",
        "levels changed",
        "something that this program has no words for",
        "T1 seat 3 is back",
        "T1 seat 3 out, taken back",
    ]
    assert [plain(" ".join(sentences(teller, act, 9))) for act in acts] == [
        "An act was cancelled.",
        "An act counts again.",
        (
            "The clock from 12:00:00: level 1, 100-200 (200), 20:00 left, running. "
            "Before that it stood on the same level with 20:00 left."
        ),
        "",
        "T1 seat 3 never went out; he stands without a seat.",
        "T1 seat 3 went out without a seat.",
    ]


def test_history_of_one_among_many(evening: Evening) -> None:
    names = tuple(f"New {number}" for number in range(1, 31))
    evening.do(c.Register(names=names))
    evening.do(c.DrawSeats(open_tables=True))
    book = Book(evening.desk, dict)
    last = len(book.chronicle) - 1
    detail = detail_of(book.teller, last, 30)
    written = [plain(line.text) for line in detail.sections[0].lines]
    seat = evening.state.entries[30].seat
    assert written[0] == "Table 3 was opened with 9 seats."
    assert f"New 21 drew {seat}." in written
    assert "and 18 more" in written
    people = next(section for section in detail.sections if section.title == "Now")
    assert [plain(line.text) for line in people.lines] == [f"New 21: on his way to {seat}"]
    registered = detail_of(book.teller, last - 1, 30)
    assert [plain(line.text) for line in registered.sections[0].lines] == [
        "30 players registered.",
        "New 21 entered: entry 30, late.",
    ]
    assert [section.title for section in detail_of(book.teller, last).sections] == [
        "What was written",
        "Level then",
    ]


def test_how_people_stand(evening: Evening) -> None:
    evening.do(c.Register(names=("Kim",)))
    evening.do(c.Bust((3,)))
    evening.do(c.ReEnter(3))
    evening.do(c.Unregister(4), override="said so")
    evening.do(c.CloseTable(2))
    book = Book(evening.desk, dict)
    from tdtool.ui.journal.act_detail import standing

    said = [standing(book.teller, evening.state, entry) for entry in (1, 3, 4, 7, 10, 99)]
    assert said == [
        "sits in 1.1",
        "out, re-entered as entry 11",
        "not entered",
        "stands without a seat",
        "waits for a seat",
        "not entered",
    ]


DAY = 24 * 60 * MINUTE


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        (0, ""),
        (DAY, "Fri"),
        (6 * DAY, "Sun"),
        (7 * DAY, "7 Mar"),
        (365 * DAY, "14 Mar 2025"),
        (-DAY, "15 Mar"),
    ],
)
def test_days(ago: int, said: str) -> None:
    assert times.day(NOON - ago, 0, NOON) == said
    assert times.moment(NOON - ago, 0, NOON) == f"{said} 12:00:00".lstrip()


def test_times_follow_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert times.second_of_day(NOON + 8_000, 3600) == "13:00:08"
    monkeypatch.setattr(figures, "time_of_day", lambda _wall, _offset: "7:35 PM")
    assert times.second_of_day(NOON + 8_000, 0) == "7:35:08 PM"
