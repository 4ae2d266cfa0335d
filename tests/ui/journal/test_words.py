"""What each act is called in the list, and what is said of it in full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.history import History
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import (
    ClockAct,
    HandChoice,
    SeatAt,
)
from tdtool.ui import figures
from tdtool.ui.journal import level_words, times
from tdtool.ui.journal.act_detail import detail_of
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tdtool.ui.journal.teller import Teller
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level
from tests.ui.journal.conftest import plain
from tests.ui.journal.said_of_acts import SAID

if TYPE_CHECKING:
    from pathlib import Path


ANYWAY = "The house refuses this (already seated); it was done anyway. "


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


def test_what_was_undone_is_told_with_the_names_of_that_time(evening: Evening) -> None:
    evening.do(c.Register(names=("Ana Silva",)))
    evening.desk.undo()
    evening.do(c.Register(names=("Kim Park",)))
    book = Book(evening.desk, dict)
    undone, anew = len(book.chronicle) - 3, len(book.chronicle) - 1
    assert plain(book.teller.words(undone)) == "Ana Silva registered late"
    assert plain(book.teller.words(anew)) == "Kim Park registered late"
    detail = detail_of(book.teller, undone)
    assert "Ana Silva" in plain(detail.sections[0].lines[0].text)
    assert "Kim Park" not in plain(detail.spoken())
