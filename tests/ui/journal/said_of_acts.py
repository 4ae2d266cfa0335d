"""Acts as the journal says them: what came before, the act, its line, the whole of it."""

from __future__ import annotations

from dataclasses import replace

from tdtool.rules.books import Citation
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.values import (
    DrawPolicy,
    HandChoice,
    NewPenalty,
    PenaltyKind,
    RulingWords,
    SeatAt,
    Sheet,
)
from tests.tournament.evening import MINUTE, NOON, PLAIN

ANSWER = (
    "The answer for the next hand of table 1, dead button: button 4, small blind 5, big blind 6."
)


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
