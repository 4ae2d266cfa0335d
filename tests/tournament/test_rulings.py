"""Rulings are written, decided, appealed and corrected; none is ever changed or lost."""

from __future__ import annotations

import pytest

from tdtool.desk import Done
from tdtool.rules.books import Citation
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.figure_line import FigureLine, Mark, Zone
from tdtool.tournament.fold import fold
from tdtool.tournament.hand_for_hand.commands import BeginHandForHand
from tdtool.tournament.penalty_view import earlier
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.ruling_view import (
    ERASED,
    Reader,
    RulingView,
    Wanted,
    decided_last,
    initials,
    ruling_log,
)
from tdtool.tournament.values import (
    NewPenalty,
    PenaltyKind,
    RulingState,
    RulingWords,
    SeatAt,
    Sheet,
)
from tests.tournament.evening import MINUTE, NOON, Evening

ABUSE = RulingWords(
    title="Abuse of the dealer",
    happened="Lost a pot and threw both cards at the dealer.",
    said="Two rounds. Leave the table now.",
    decision="two rounds",
    reason="Abuse is never tolerated.",
    by="Ines Moreau",
)
RULES = (Citation("TDA24", "70"), Citation("TDA24", "71-A"))
LINE = FigureLine(
    Mark(36_000, "put in"),
    (Mark(22_000, "the bet"), Mark(44_000, "smallest raise", strong=True)),
    (Zone(22_000, "call"), Zone(33_000, "raise", strong=True)),
)


def penalty(entry: int, kind: PenaltyKind, length: int = 0) -> NewPenalty:
    return NewPenalty(entry, kind, length)


def reader(evening: Evening) -> Reader:
    texts = evening.store.texts(evening.desk.id)
    return Reader(evening.state, evening.desk.names, texts, evening.desk.now())


def view(evening: Evening, number: int) -> RulingView:
    return reader(evening).view(number)


def since(evening: Evening, number: int) -> list[str]:
    return [one.said for one in reader(evening).since(number)]


def found(evening: Evening, **wanted: object) -> list[int]:
    log = ruling_log(reader(evening), evening.state, Wanted(**wanted))  # type: ignore[arg-type]
    return [one.number for one in log]


def test_a_ruling_says_everything_that_was_written(six: Evening) -> None:
    six.clock.pass_(25 * MINUTE)
    six.do(
        rc.WriteRuling(
            ABUSE,
            players=(3, 5),
            rule_entry="PEN-07",
            rules=RULES,
            penalties=(penalty(3, PenaltyKind.ROUNDS, 2),),
        )
    )
    shown = view(six, 1)
    assert (shown.title, shown.happened, shown.said) == ABUSE[:3]
    assert (shown.decision, shown.reason, shown.by, shown.initials) == (*ABUSE[3:], "IM")
    assert [(one.entry, str(one.seat), one.name) for one in shown.players] == [
        (3, "1.3", "T1 seat 3"),
        (5, "1.5", "T1 seat 5"),
    ]
    assert (shown.table, str(shown.seat), shown.where) == (1, "1.3", "1.3")
    assert (shown.level, shown.day) == ("2", 1)
    assert shown.stakes is not None
    assert shown.stakes.big_blind == 400
    assert shown.at_ms == shown.written_ms == six.clock.wall_ms
    assert (shown.rule_entry, shown.rules) == ("PEN-07", RULES)
    assert (shown.state, shown.corrects, shown.corrected_by) == (RulingState.DECIDED, None, None)
    assert [(one.said, one.hands) for one in shown.penalties] == [("2 rounds", 12)]
    assert since(six, 1) == ["2 rounds, 6 at the table when given: 12 hands"]


def test_the_hand_is_kept_where_it_is_known(six: Evening) -> None:
    words = RulingWords(title="Out of turn")
    six.do(rc.WriteRuling(words, table=1))
    six.do(c.GiveButton(1, 3))
    six.do(rc.WriteRuling(words, players=(5,)))
    six.do(rc.WriteRuling(words))
    six.do(rc.WriteRuling(words, table=1, happened_ms=six.clock.wall_ms))
    six.clock.pass_(20 * MINUTE)
    six.do(rc.WriteRuling(words, table=1))
    six.full_table(3, number=2)
    six.do(BeginHandForHand())
    six.do(c.GiveButton(1, 4))
    six.do(rc.WriteRuling(words, table=1))
    assert [view(six, number).hand for number in range(1, 7)] == [
        "",
        "button 3",
        "",
        "",
        "",
        "hand 1 of hand for hand, button 4",
    ]


def test_before_the_start_there_is_no_level(evening: Evening) -> None:
    evening.do(rc.WriteRuling(RulingWords(happened="A seat card was lost.")))
    shown = view(evening, 1)
    assert (shown.level, shown.stakes, shown.day, shown.where) == ("", None, 1, "")
    assert (shown.state, shown.title, shown.decision) == (
        RulingState.OPEN,
        "A seat card was lost.",
        "",
    )
    assert (shown.seat, shown.initials) == (None, "")


def test_the_level_is_that_of_the_time_the_floor_gave(six: Evening) -> None:
    six.clock.pass_(25 * MINUTE)
    words = RulingWords(title="Out of turn", decision="call stands")
    six.do(rc.WriteRuling(words, table=1, happened_ms=NOON + 10 * MINUTE))
    shown = view(six, 1)
    assert (shown.level, shown.at_ms, shown.where) == ("1", NOON + 10 * MINUTE, "1")
    six.do(c.PauseClock())
    six.do(rc.WriteRuling(words, table=1, happened_ms=NOON + 10 * MINUTE))
    assert (view(six, 2).level, view(six, 2).stakes) == ("", None)
    six.refused(rc.WriteRuling(words, happened_ms=NOON + 99 * MINUTE), Code.BAD_TIME)
    six.do(c.GoToRow(6))
    six.do(c.StartClock())
    six.clock.pass_(40 * MINUTE)
    six.do(rc.WriteRuling(words))
    assert (view(six, 3).level, view(six, 3).day) == ("5", 2)


def test_after_the_last_level_there_is_none(evening: Evening) -> None:
    from dataclasses import replace

    from tdtool.tournament.structure import Row, RowKind
    from tests.tournament.evening import PLAIN, minutes

    rows = (PLAIN.rows[0], Row(RowKind.BREAK, "", minutes(15)))
    evening.do(c.ChangeStructure(replace(PLAIN, rows=rows)))
    evening.do(c.StartClock())
    evening.clock.pass_(22 * MINUTE)
    evening.do(rc.WriteRuling(RulingWords(title="Late")))
    assert (view(evening, 1).level, view(evening, 1).stakes) == ("", None)


def test_open_until_it_is_decided(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Two cards exposed"), players=(2,)))
    six.refused(rc.DecideRuling(1), Code.EMPTY_TEXT)
    six.refused(rc.AppealRuling(1), Code.BAD_RULING)
    six.clock.pass_(MINUTE)
    six.do(rc.DecideRuling(1, RulingWords(decision="misdeal", by="Rui Dias"), "DEA-01", RULES))
    shown = view(six, 1)
    assert (shown.state, shown.decision, shown.title) == (
        RulingState.DECIDED,
        "misdeal",
        "Two cards exposed",
    )
    assert (shown.rule_entry, shown.rules, shown.initials) == ("DEA-01", RULES, "RD")
    assert since(six, 1) == ["Decided"]
    assert "is decided" in six.refused(rc.DecideRuling(1, ABUSE), Code.BAD_RULING)


def test_deciding_with_a_penalty_alone_keeps_what_was_written(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Phone"), players=(2,), rule_entry="ADM-06"))
    six.do(rc.DecideRuling(1, penalties=(penalty(2, PenaltyKind.WARNING),)))
    shown = view(six, 1)
    assert (shown.title, shown.rule_entry, shown.decision) == ("Phone", "ADM-06", "warning")


def test_appealed_then_overturned(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Raise", decision="call", by="A B C D"), players=(1,)))
    assert view(six, 1).initials == "ABC"
    six.do(rc.AppealRuling(1, "  I said raise.  "))
    shown = view(six, 1)
    assert (shown.state, shown.appeal) == (RulingState.APPEALED, "I said raise.")
    assert since(six, 1) == ["Appealed: I said raise."]
    six.refused(rc.AppealRuling(1), Code.BAD_RULING)
    six.refused(rc.DecideAppeal(1, upheld=False), Code.EMPTY_TEXT)
    six.do(rc.DecideAppeal(1, upheld=False, words=RulingWords(decision="raise", by="Eva Roos")))
    shown = view(six, 1)
    assert (shown.state, shown.decision, shown.by) == (
        RulingState.OVERTURNED,
        "raise",
        "Eva Roos",
    )
    assert since(six, 1) == ["Appealed: I said raise.", "Overturned by Eva Roos: raise"]


def test_appealed_then_upheld(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Raise", decision="call", by="Rui Dias")))
    six.do(rc.AppealRuling(1))
    six.do(rc.DecideAppeal(1, upheld=True))
    shown = view(six, 1)
    assert (shown.state, shown.decision, shown.by) == (RulingState.UPHELD, "call", "Rui Dias")
    assert since(six, 1) == ["Appealed", "Upheld"]


def test_the_figures_stay_until_it_is_decided_otherwise(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Chips", decision="raise"), figures=LINE))
    six.do(rc.AppealRuling(1))
    assert view(six, 1).figures == LINE
    six.do(rc.DecideAppeal(1, upheld=False, words=RulingWords(decision="call")))
    assert view(six, 1).figures is None
    six.do(rc.WriteRuling(RulingWords(title="Chips"), figures=LINE))
    six.do(rc.DecideRuling(2, RulingWords(decision="raise")))
    assert view(six, 2).figures == LINE
    six.do(rc.WriteRuling(RulingWords(title="Chips")))
    six.do(rc.DecideRuling(3, RulingWords(decision="raise"), figures=LINE))
    assert view(six, 3).figures == LINE


def test_a_correction_is_a_record_of_its_own(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Raise", decision="call"), players=(1,)))
    six.do(rc.WriteRuling(RulingWords(title="Raise", decision="raise"), players=(1,), corrects=1))
    assert (view(six, 1).corrected_by, view(six, 2).corrects) == (2, 1)
    assert (since(six, 1), since(six, 2)) == (["Corrected by ruling 2"], ["Corrects ruling 1"])
    said = six.refused(rc.WriteRuling(ABUSE, corrects=1), Code.BAD_RULING)
    assert said == "Ruling 1 was corrected by ruling 2; go on with that."
    six.refused(rc.AppealRuling(1), Code.BAD_RULING)
    six.refused(rc.WriteRuling(ABUSE, corrects=7), Code.NO_SUCH_RULING)


def test_a_corrected_penalty_stands_for_the_first_one(six: Evening) -> None:
    six.do(rc.WriteRuling(players=(2,), penalties=(penalty(2, PenaltyKind.ROUNDS, 2),)))
    six.do(rc.CountHands(2, 4))
    six.do(rc.WriteRuling(corrects=1, penalties=(penalty(2, PenaltyKind.ROUNDS, 1),)))
    old, new = view(six, 1).penalties[0], view(six, 2).penalties[0]
    assert (old.runs, new.runs, new.hands, new.served) == (False, True, 6, 4)
    assert "Replaced by another penalty" in since(six, 1)
    six.do(rc.WriteRuling(corrects=2, penalties=(penalty(2, PenaltyKind.WARNING),)))
    assert six.state.serving == {}
    assert [one.number for one in earlier(six.state, 2)] == [3]
    six.do(rc.WriteRuling(corrects=3, penalties=(penalty(2, PenaltyKind.HANDS, 1),)))
    assert [one.number for one in earlier(six.state, 2)] == [4]
    six.do(rc.BackInSeat(2))
    six.do(rc.WriteRuling(corrects=4, penalties=(penalty(2, PenaltyKind.HANDS, 2),)))
    assert view(six, 5).penalties[0].served == 0


def test_a_disqualification_is_taken_back_before_it_is_corrected(six: Evening) -> None:
    six.do(rc.WriteRuling(penalties=(penalty(2, PenaltyKind.DISQUALIFICATION),)))
    again = rc.WriteRuling(corrects=1, penalties=(penalty(2, PenaltyKind.WARNING),))
    six.refused(again, Code.DISQUALIFIED)
    six.do(c.TakeBackBust(2))
    six.do(again)
    assert view(six, 2).decision == "warning"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (rc.WriteRuling(), Code.EMPTY_TEXT),
        (rc.WriteRuling(RulingWords(said=" only this ")), Code.EMPTY_TEXT),
        (rc.WriteRuling(ABUSE, players=(99,)), Code.NO_SUCH_ENTRY),
        (rc.WriteRuling(ABUSE, table=99), Code.NO_SUCH_TABLE),
        (rc.DecideRuling(1, ABUSE), Code.NO_SUCH_RULING),
        (rc.DecideAppeal(1, upheld=True), Code.NO_SUCH_RULING),
        (c.RecordSheet(Sheet.RULING, ruling=1), Code.NO_SUCH_RULING),
    ],
)
def test_refused(six: Evening, command: c.Command, code: Code) -> None:
    six.refused(command, code)


def test_a_number_is_never_given_twice(six: Evening) -> None:
    six.do(rc.WriteRuling(players=(2,), penalties=(penalty(2, PenaltyKind.HANDS, 3),)))
    six.desk.undo()
    six.do(rc.WriteRuling(players=(2,), penalties=(penalty(2, PenaltyKind.HANDS, 3),)))
    assert (list(six.state.rulings), list(six.state.penalties)) == ([2], [2])
    assert six.state == fold(six.desk.history.records) == six.reopened().state


def test_undo_and_redo_come_to_the_same(six: Evening) -> None:
    commands: list[c.Command] = [
        rc.WriteRuling(ABUSE, players=(2,), penalties=(penalty(2, PenaltyKind.ROUNDS, 1),)),
        rc.AppealRuling(1, "why me"),
        rc.DecideAppeal(1, upheld=True),
        rc.CountHands(2),
        rc.SetServed(2, 5),
        rc.BackInSeat(2),
        rc.WriteRuling(penalties=(penalty(3, PenaltyKind.DISQUALIFICATION),)),
        rc.WriteRuling(RulingWords(title="Open")),
        rc.DecideRuling(3, RulingWords(decision="closed")),
        rc.WriteRuling(ABUSE, corrects=3, penalties=(penalty(4, PenaltyKind.HANDS, 2),)),
        rc.LiftPenalty(4, "he was right"),
    ]
    for command in commands:
        six.do(command)
        after = fold(six.desk.history.records)
        assert isinstance(six.desk.undo(), Done)
        assert isinstance(six.desk.redo(), Done)
        assert six.state == after == six.reopened().state


IN_THE_WAY: dict[str, tuple[list[c.Command], c.Command]] = {
    "written, then appealed": ([], rc.AppealRuling(1)),
    "written, then corrected": ([], rc.WriteRuling(ABUSE, corrects=1)),
    "written, then printed": ([], c.RecordSheet(Sheet.RULING, ruling=1)),
    "given, then counted": ([], rc.CountHands(2)),
    "given, then back": ([], rc.BackInSeat(2)),
}


@pytest.mark.parametrize("case", IN_THE_WAY)
def test_in_the_way_of_an_undo(six: Evening, case: str) -> None:
    before, later = IN_THE_WAY[case]
    act = six.do(rc.WriteRuling(ABUSE, penalties=(penalty(2, PenaltyKind.HANDS, 2),)))
    for command in (*before, later):
        six.do(command)
    refused = six.desk.undo(act.action)
    assert isinstance(refused, Refusal)
    assert refused.code is Code.IN_THE_WAY


def test_who_is_named_must_have_entered(six: Evening) -> None:
    entered = six.do(c.Register(names=("x",)))
    six.do(rc.WriteRuling(ABUSE, players=(7,)))
    assert isinstance(six.desk.undo(entered.action), Refusal)


def test_a_correction_stands_only_for_one_that_is_not_corrected(six: Evening) -> None:
    six.do(rc.WriteRuling(ABUSE))
    first = six.do(rc.WriteRuling(ABUSE, corrects=1))
    six.desk.undo(first.action)
    six.do(rc.WriteRuling(ABUSE, corrects=1))
    refused = six.desk.redo()
    assert isinstance(refused, Refusal)


def test_the_log_is_found_by_what_is_looked_for(six: Evening) -> None:
    six.full_table(3, number=2)
    six.do(rc.WriteRuling(ABUSE, players=(3,), rule_entry="PEN-07", rules=RULES))
    six.do(rc.WriteRuling(RulingWords(title="Odd chip", decision="seat 3"), table=2))
    six.do(rc.WriteRuling(RulingWords(title="Café talk", by="Rui Dias"), players=(8, 3)))
    assert found(six) == [3, 2, 1]
    assert ruling_log(reader(six), six.state)[0].number == 3
    assert found(six, entry=3) == [3, 1]
    assert found(six, table=2) == [3, 2]
    assert found(six, rule_entry="pen-07") == [1]
    assert found(six, rule="71-A") == [1]
    assert found(six, rule="44") == []
    assert (found(six, day=1), found(six, day=2)) == ([3, 2, 1], [])
    assert found(six, words="cafe rui") == [3]
    assert found(six, words="dealer cards") == [1]
    assert found(six, words="overturned") == []
    assert found(six, words="eed") == []


def test_a_players_history_goes_on_when_he_comes_back(six: Evening) -> None:
    six.do(rc.WriteRuling(ABUSE, players=(3,)))
    six.do(c.ReEnter(3))
    assert found(six, entry=7) == [1]


def test_who_decided_last_is_known(six: Evening) -> None:
    assert decided_last(six.state, six.desk.texts()) == ""
    for by in ("Ines Moreau", "Rui Dias", ""):
        six.do(rc.WriteRuling(RulingWords(title="Chips", decision="call", by=by)))
    assert decided_last(six.state, six.desk.texts()) == "Rui Dias"
    six.store.erase_text(six.state.rulings[2].words.by)
    assert decided_last(six.state, six.desk.texts()) == "Ines Moreau"


def test_words_that_were_erased_are_gone_and_the_record_stays(six: Evening) -> None:
    six.do(rc.WriteRuling(ABUSE, players=(3,)))
    bare = Reader(six.state, six.desk.names, {}, six.desk.now()).view(1)
    assert (bare.title, bare.happened, bare.number) == (ERASED, ERASED, 1)


def test_slips_that_were_printed_are_told(six: Evening) -> None:
    six.do(rc.WriteRuling(ABUSE, players=(3,)))
    six.do(c.RecordSheet(Sheet.RULING, ruling=1))
    six.do(c.RecordSheet(Sheet.PENALTY, ruling=1))
    assert since(six, 1) == ["Slip printed", "Penalty slip printed"]
    assert Sheet.RULING not in six.state.printed


def test_a_ruling_about_who_is_out_names_the_seat_he_lost(six: Evening) -> None:
    six.do(c.Bust((3,)))
    six.do(rc.WriteRuling(ABUSE, players=(3,)))
    assert view(six, 1).where == "1.3"


def test_what_an_act_is_called(six: Evening) -> None:
    told = [
        six.do(rc.WriteRuling(RulingWords(title="Lost card"))).told,
        six.do(rc.WriteRuling(ABUSE, table=1)).told,
        six.do(rc.WriteRuling(ABUSE, players=(3,), corrects=2)).told,
        six.do(rc.DecideRuling(1, ABUSE)).told,
        six.do(rc.AppealRuling(3)).told,
        six.do(rc.DecideAppeal(3, upheld=True)).told,
        six.do(rc.AppealRuling(1)).told,
        six.do(rc.DecideAppeal(1, upheld=False, words=ABUSE)).told,
        six.do(c.RecordSheet(Sheet.RULING, ruling=3)).told,
        six.do(c.RecordSheet(Sheet.PENALTY, ruling=3)).told,
    ]
    assert told == [
        "ruling 1",
        "ruling 2, table 1",
        "ruling 3, 1.3 T1 seat 3, corrects 2",
        "ruling 1 decided",
        "appeal against ruling 3",
        "ruling 3 upheld",
        "appeal against ruling 1",
        "ruling 1 overturned",
        "slip of ruling 3 printed",
        "penalty slip of ruling 3 printed",
    ]


def test_every_act_about_a_ruling_is_found_at_its_table_and_player(six: Evening) -> None:
    six.do(rc.WriteRuling(RulingWords(title="Raise"), players=(3,)))
    six.do(rc.DecideRuling(1, RulingWords(decision="call")))
    six.do(rc.AppealRuling(1, "no"))
    six.do(rc.DecideAppeal(1, upheld=True))
    read = Chronicle(six.desk.history, six.desk.now())
    acts = list(range(len(read) - 4, len(read)))
    assert list(read.of_entry(3))[-4:] == list(read.of_table(1))[-4:] == acts
    assert read.of_seat(SeatAt(1, 3))[-4:] == acts
    texts = six.store.texts(six.desk.id)
    assert [texts[text] for text, _ in read.texts] == ["Raise", "call", "no"]


@pytest.mark.parametrize(
    ("name", "short"), [("Ines Moreau", "IM"), ("ana", "A"), ("", ""), ("a b c d", "ABC")]
)
def test_initials(name: str, short: str) -> None:
    assert initials(name) == short
