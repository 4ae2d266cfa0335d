"""What was typed into the form becomes the right command, or a sentence that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.books import Citation
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.ruling_view import Wanted, ruling_log
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords, SeatAt
from tdtool.ui.printing.ruling_works import reader
from tdtool.ui.rulings.ruling_draft import (
    PENALTIES,
    Draft,
    DraftError,
    Filled,
    Purpose,
    Who,
    command_of,
    from_view,
    given_before,
    length_words,
    read_back,
    who_is,
)
from tests.tournament.evening import MINUTE

if TYPE_CHECKING:
    from tdtool.tournament.ruling_view import RulingView
    from tests.tournament.evening import Evening

NONE, WARNING, HANDS, ROUNDS, OUT = range(5)


def view_of(evening: Evening, number: int) -> RulingView:
    rows = ruling_log(reader(evening.desk), evening.state, Wanted())
    return next(row for row in rows if row.number == number)


@pytest.mark.parametrize(
    ("typed", "table", "seat"),
    [
        ("1.4", 1, 4),
        (" 2.3 ", 2, 3),
        ("4", 1, 4),
        ("T2 seat 1", 2, 1),
    ],
)
def test_one_player_is_named_in_many_ways(
    evening: Evening, typed: str, table: int, seat: int
) -> None:
    who = who_is(evening.desk, 1, typed)
    assert who == Who((evening.at(table, seat).id,), table)
    assert read_back(evening.desk, who).startswith(f"{table}.{seat} ")


def test_a_table_is_meant_where_a_dot_or_no_seat_says_so(evening: Evening) -> None:
    assert who_is(evening.desk, 1, "2.") == Who((), 2)
    assert who_is(evening.desk, 1, "1") == Who((), 1)
    assert who_is(evening.desk, None, "2") == Who((), 2)
    assert who_is(evening.desk, 1, "2") == Who((evening.at(1, 2).id,), 1)
    assert read_back(evening.desk, Who((), 2)) == "Table 2"
    assert not read_back(evening.desk, Who())
    assert who_is(evening.desk, 1, "  ") == Who()


def test_several_players_are_named_in_their_order(evening: Evening) -> None:
    who = who_is(evening.desk, 1, "2.3, 1.4, 2.3")
    assert who == Who((evening.at(2, 3).id, evening.at(1, 4).id), 2)
    assert read_back(evening.desk, who).count(", ") == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9.", "There is no table 9."),
        ("1.8", "Nobody has seat 1.8."),
        ("1.44", "Table 1 has seats 1 to 9, no seat 44."),
        ("zz qq", "Nobody called “zz qq” is entered."),
    ],
)
def test_nobody_is_said(evening: Evening, typed: str, said: str) -> None:
    with pytest.raises(DraftError) as found:
        who_is(evening.desk, 1, typed)
    assert str(found.value) == said


def test_a_new_ruling_takes_every_field(evening: Evening) -> None:
    rules = (Citation("TDA24", "47"),)
    draft = Draft(rule_entry="ALL-01", rules=rules)
    filled = Filled(
        "1.4", " Short all-in ", "Seat 4 is all in.\n", " call or fold ", "Call or fold.", "By 47",
        "Ines", "12:00",
    )  # fmt: skip
    command = command_of(evening.desk, draft, filled, 1)
    words = RulingWords(
        "Short all-in", "Seat 4 is all in.", "Call or fold.", "call or fold", "By 47", "Ines"
    )
    noon = evening.clock.wall_ms - MINUTE
    assert command == rc.WriteRuling(
        words, (evening.at(1, 4).id,), 1, "ALL-01", rules, happened_ms=noon
    )


@pytest.mark.parametrize(
    ("penalty", "length", "chips", "given"),
    [
        (WARNING, "7", "", NewPenalty(0, PenaltyKind.WARNING)),
        (HANDS, "3", "", NewPenalty(0, PenaltyKind.HANDS, 3)),
        (ROUNDS, " 2 ", "", NewPenalty(0, PenaltyKind.ROUNDS, 2)),
        (OUT, "2", "", NewPenalty(0, PenaltyKind.DISQUALIFICATION)),
        (OUT, "", "12.5k", NewPenalty(0, PenaltyKind.DISQUALIFICATION, 0, 12_500)),
    ],
)
def test_a_penalty_is_given_to_the_first(
    evening: Evening, penalty: int, length: str, chips: str, given: NewPenalty
) -> None:
    filled = Filled("1.4, 1.5", "Abuse", penalty=penalty, length=length, chips=chips)
    command = command_of(evening.desk, Draft(), filled, 1)
    assert isinstance(command, rc.WriteRuling)
    assert command.penalties == (given._replace(entry=evening.at(1, 4).id),)


@pytest.mark.parametrize(
    ("filled", "said"),
    [
        (Filled("2.", penalty=WARNING), "Who is given the penalty? A seat (12.5) or a name."),
        (Filled("1.4", penalty=HANDS, length="two"), "How many hands?"),
        (Filled("1.4", penalty=ROUNDS, length=""), "How many rounds?"),
        (Filled("1.4", penalty=OUT, chips="lots"), "His chips: "),
        (Filled("1.4", time="noonish"), "The time is written as 19:20 or 7:20 pm."),
    ],
)
def test_what_is_wrong_is_said(evening: Evening, filled: Filled, said: str) -> None:
    with pytest.raises(DraftError) as found:
        command_of(evening.desk, Draft(), filled, 1)
    assert str(found.value).startswith(said)


def test_a_correction_keeps_whom_and_when_though_he_moved(evening: Evening) -> None:
    entry = evening.at(1, 4).id
    evening.do(rc.WriteRuling(RulingWords("Clock", "", "", "hand dead"), (entry,)))
    at = view_of(evening, 1).at_ms
    evening.clock.pass_(25 * 60 * MINUTE)
    evening.do(c.SwapSeats(SeatAt(1, 4), SeatAt(2, 1)))
    assert evening.at(2, 1).id == entry
    draft = from_view(view_of(evening, 1), Purpose.CORRECT, 0)
    filled = Filled(draft.who, draft.title, decision="hand live", time=draft.time)
    command = command_of(evening.desk, draft, filled, 2)
    assert isinstance(command, rc.WriteRuling)
    assert (command.players, command.table) == ((entry,), 1)
    assert (command.happened_ms, command.corrects) == (at, 1)
    other = command_of(evening.desk, draft, filled._replace(who="2.2"), 2)
    assert isinstance(other, rc.WriteRuling)
    assert other.players == (evening.at(2, 2).id,)


def test_a_correction_begins_with_what_was_written(evening: Evening) -> None:
    penalties = (NewPenalty(evening.at(1, 4).id, PenaltyKind.ROUNDS, 2),)
    words = RulingWords("Abuse", "Threw his cards.", "Two rounds.", "", "Warned before.", "Ines")
    evening.do(rc.WriteRuling(words, rule_entry="PEN-07", penalties=penalties))
    draft = from_view(view_of(evening, 1), Purpose.CORRECT, 0)
    assert (draft.who, draft.title, draft.happened) == ("1.4", "Abuse", "Threw his cards.")
    assert (draft.decision, draft.said, draft.why) == ("", "Two rounds.", "Warned before.")
    assert (draft.by, draft.rule_entry) == ("Ines", "PEN-07")
    assert (PENALTIES[draft.penalty][0], draft.length) == (PenaltyKind.ROUNDS, 2)


def test_appeals_and_decisions(evening: Evening) -> None:
    evening.do(rc.WriteRuling(RulingWords("Who won?"), (evening.at(1, 4).id,)))
    view = view_of(evening, 1)
    filled = Filled("1.4", happened=" Unfair. ", decision="seat 4", why="Seen.", by="Rui")
    made = {
        purpose: command_of(evening.desk, from_view(view, purpose, 0), filled, 1)
        for purpose in (Purpose.DECIDE, Purpose.APPEAL, Purpose.OVERTURN)
    }
    assert made[Purpose.APPEAL] == rc.AppealRuling(1, "Unfair.")
    decided, overturned = made[Purpose.DECIDE], made[Purpose.OVERTURN]
    assert isinstance(decided, rc.DecideRuling)
    assert isinstance(overturned, rc.DecideAppeal)
    assert not overturned.upheld
    for words in (decided.words, overturned.words):
        assert (words.decision, words.reason, words.by) == ("seat 4", "Seen.", "Rui")


def test_what_was_given_before_is_said(evening: Evening) -> None:
    entry = evening.at(1, 4).id
    assert not given_before(evening.desk, Who((entry,), 1))
    warning = NewPenalty(entry, PenaltyKind.WARNING)
    evening.do(rc.WriteRuling(RulingWords("Abuse"), penalties=(warning,)))
    said = given_before(evening.desk, Who((entry,), 1))
    assert said == "Given before: warning (ruling 1)."
    assert not given_before(evening.desk, Who((), 1))


def test_rounds_come_to_hands() -> None:
    assert length_words(ROUNDS, "2", 9) == "9 at the table: 18 hands"
    assert not length_words(ROUNDS, "x", 9)
    assert not length_words(HANDS, "2", 9)
