"""Button and blinds of a table, from what the floor says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.button.answer import Positions, What
from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament import positions
from tdtool.tournament.hands import answer_of
from tdtool.tournament.queries import tile
from tdtool.tournament.refusal import Code
from tdtool.tournament.structure import Row, RowKind, Structure
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import HandChoice, SeatAt, Source
from tdtool.tournament.views import Age, SeatState, TableView, Tone, Word
from tests.tournament.evening import MINUTE, Evening, level, minutes

if TYPE_CHECKING:
    from pathlib import Path


def view(evening: Evening, number: int = 1, rule: ButtonRule | None = None) -> TableView:
    return table_view(evening.state, number, evening.desk.names, evening.desk.now(), rule)


def next_positions(
    evening: Evening, number: int = 1
) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    answer = view(evening, number).answer
    assert answer is not None
    spot = answer.positions
    return spot.button, spot.small_blinds, spot.big_blinds


def test_unknown_until_somebody_says(six: Evening) -> None:
    shown = view(six)
    assert (shown.position.age, shown.answer, shown.posts, shown.why) == (
        Age.UNKNOWN,
        None,
        (),
        "",
    )
    six.refused(c.NextHand(1), Code.POSITION_UNKNOWN)
    six.refused(c.RecordAnswer(1), Code.POSITION_UNKNOWN)
    six.refused(c.NextHand(4), Code.NO_SUCH_TABLE)
    six.refused(c.RecordAnswer(4), Code.NO_SUCH_TABLE)


def test_the_button_was_on_6_and_1_went_out(six: Evening) -> None:
    """Seed case 1: the small blind goes out, TDA24 32."""
    six.do(c.GiveButton(1, 6, out=(1,)))
    assert next_positions(six) == (1, (2,), (3,))
    shown = view(six)
    assert shown.answer is not None
    assert shown.answer.button_empty
    assert shown.then is not None
    assert shown.then.positions.button == 2
    assert {post.seat: post.total for post in shown.posts} == {2: 100, 3: 400}
    assert "32" in shown.rule
    assert "T1 seat 1" in shown.why
    assert shown.head == "5 of 9, seat 1 went out just now"
    word = shown.seats[0].word
    assert word is not None
    assert (word.text, word.tone) == ("T1 seat 1 out, 6th", Tone.NEW)


def test_the_big_blind_alone_is_enough(six: Evening) -> None:
    six.do(c.GiveBigBlind(1, 2, out=(1,)))
    assert next_positions(six) == (1, (2,), (3,))
    position = six.table().position
    assert position is not None
    assert position.source is Source.BIG_BLIND
    six.refused(c.GiveBigBlind(1, 9), Code.BAD_POSITION)
    six.refused(c.GiveBigBlind(2, 1), Code.NO_SUCH_TABLE)


def test_busts_reported_before_the_button_was_asked_for(six: Evening) -> None:
    six.do(c.Bust((1,)))
    six.do(c.GiveButton(1, 6, left=(1,)))
    assert next_positions(six) == (1, (2,), (3,))


def test_irregular_last_hand_is_given_whole(six: Evening) -> None:
    six.do(c.GiveButton(1, 6, small_blind=1, big_blinds=(3,)))
    assert next_positions(six) == (1, (3,), (4,))
    position = six.table().position
    assert position is not None
    assert position.source is Source.BOTH


def test_somebody_who_came_after_that_hand_is_an_arrival(six: Evening) -> None:
    six.do(c.RegisterAndSeat(name="late"))
    six.do(c.SitsAt(7, SeatAt(1, 9)))
    six.do(c.GiveButton(1, 6, not_dealt=(9,)))
    answer = view(six).answer
    assert answer is not None
    assert answer.positions.button == 1
    assert 9 in answer.dealt_in


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.GiveButton(1, 11), Code.BAD_POSITION),
        (c.GiveButton(1, 3, left=(0,)), Code.NO_SUCH_SEAT),
        (c.GiveButton(1, 3, not_dealt=(10,)), Code.NO_SUCH_SEAT),
        (c.GiveButton(1, 3, out=(99,)), Code.NO_SUCH_ENTRY),
        (c.GiveButton(1, 3, out=(1, 2, 3, 4, 5, 6)), Code.LAST_PLAYER),
        (c.GiveButton(1, 3, small_blind=4, big_blinds=(3,)), Code.BAD_POSITION),
        (c.GiveButton(7, 3), Code.NO_SUCH_TABLE),
        (c.SetFirstButton(7, 3), Code.NO_SUCH_TABLE),
        (c.SetFirstButton(1, 10), Code.NO_SUCH_SEAT),
        (c.SetHand(7, Positions(1, 2, (2,), (3,)), "x"), Code.NO_SUCH_TABLE),
        (c.SetHand(1, Positions(1, 2, (2,), (3,)), " "), Code.EMPTY_TEXT),
        (c.SetHand(1, Positions(1, 2, (2,), (9,)), "x"), Code.BAD_POSITION),
    ],
)
def test_what_cannot_be_said(six: Evening, command: c.Command, code: Code) -> None:
    before = six.desk.seq
    six.refused(command, code)
    assert six.desk.seq == before


def test_out_must_sit_at_that_table(six: Evening) -> None:
    six.full_table(2, number=2)
    said = six.refused(c.GiveButton(1, 3, out=(7,)), Code.BAD_POSITION)
    assert said == "T2 seat 1 does not sit at table 1."


def test_an_open_report_is_named_with_the_button(six: Evening) -> None:
    six.do(c.CountHeads(1, 5))
    six.do(c.GiveButton(1, 6, out=(1, 2)))
    assert six.table().missing == 0


def test_stepping_hand_by_hand(six: Evening) -> None:
    six.do(c.SetFirstButton(1, 3))
    assert next_positions(six) == (3, (4,), (5,))
    six.do(c.NextHand(1))
    assert next_positions(six) == (4, (5,), (6,))
    six.do(c.NextHand(1))
    assert next_positions(six) == (5, (6,), (1,))
    six.do(c.Bust((6,), hand=HandChoice.LAST))
    assert next_positions(six) == (5, (), (1,)) or next_positions(six)[2] == (1,)
    six.do(c.RecordAnswer(1))
    assert six.reopened().state == six.state


def test_a_first_button_waits_for_two_players(evening: Evening) -> None:
    """Named before the start it stands however long that takes; then play makes it old."""
    evening.do(c.OpenTable(1))
    evening.do(c.SetFirstButton(1, 3))
    assert evening.refused(c.SetFirstButton(1, 3), Code.NOTHING_CHANGES) == (
        "Table 1 begins with the button on 3 already."
    )
    shown = view(evening).position
    assert (shown.age, shown.first, shown.last) == (Age.UNKNOWN, 3, None)
    evening.refused(c.NextHand(1), Code.POSITION_UNKNOWN)
    evening.do(c.Register(names=("a", "b", "c")))
    evening.do(c.SeatEntry(1, SeatAt(1, 1)))
    assert view(evening).answer is None
    evening.do(c.SeatEntry(2, SeatAt(1, 5)))
    evening.clock.pass_(90 * MINUTE)
    assert view(evening).position.age is Age.KNOWN
    assert next_positions(evening) == (5, (5,), (1,))
    assert tile(evening.state, evening.table(), evening.desk.now()).word == Word(
        "first button 3", Tone.KNOWN
    )
    evening.do(c.StartClock())
    evening.clock.pass_(5 * MINUTE)
    assert view(evening).position.age is Age.STALE
    assert tile(evening.state, evening.table(), evening.desk.now()).word is None
    evening.do(c.NextHand(1), "they waited for a third")
    assert view(evening).position.first is None
    assert next_positions(evening) == (1, (1,), (5,))


def test_a_new_first_button_takes_the_place_of_what_was_known(six: Evening) -> None:
    six.do(c.GiveButton(1, 6))
    six.do(c.SetFirstButton(1, 2))
    assert six.table().position is None
    assert next_positions(six) == (2, (3,), (4,))
    six.do(c.Bust((1,)))
    assert view(six).position.age is Age.STALE
    six.do(c.GiveButton(1, 3))
    assert six.table().first_button is None
    assert next_positions(six) == (4, (5,), (6,))
    six.do(c.SetFirstButton(1, 2))
    shown = view(six, rule=ButtonRule.MOVING).answer
    assert shown is not None
    assert shown.rule is ButtonRule.MOVING
    assert six.reopened().state == six.state


def test_put_by_hand_stands_and_the_next_hand_goes_on_from_it(six: Evening) -> None:
    six.do(c.GiveButton(1, 1))
    put = Positions(4, 5, (5,), (6,))
    six.do(c.SetHand(1, put, "wrong button found after the flop"))
    shown = view(six)
    assert shown.answer is not None
    assert shown.answer.positions == put
    assert shown.answer.reason.events[0].what is What.SET_BY_HAND
    assert shown.position.by_hand
    assert view(six, rule=ButtonRule.SIMPLIFIED).answer != shown.answer
    six.do(c.NextHand(1))
    assert next_positions(six) == (5, (6,), (1,))


def test_put_by_hand_and_then_somebody_goes(six: Evening) -> None:
    put = Positions(4, 5, (5,), (6,))
    six.do(c.SetHand(1, put, "first hand"))
    six.do(c.Bust((1,), hand=HandChoice.LAST))
    assert next_positions(six) == (5, (6,), (2,))


def test_a_position_fades(six: Evening) -> None:
    six.do(c.GiveButton(1, 1))
    assert view(six).position.age is Age.KNOWN
    six.clock.pass_(5 * MINUTE)
    assert view(six).position.age is Age.STALE
    six.refused(c.NextHand(1), Code.POSITION_UNKNOWN, house=True)
    six.do(c.NextHand(1), override="nothing was dealt meanwhile")
    six.clock.pass_(16 * MINUTE)
    assert view(six).position.age is Age.UNKNOWN
    assert view(six).answer is None


def test_a_bust_in_an_unknown_hand_makes_it_stale(six: Evening) -> None:
    six.do(c.GiveButton(1, 1))
    six.do(c.Bust((5,)))
    assert view(six).position.age is Age.STALE


@pytest.mark.parametrize("stop", ["pause", "break", "before the start"])
def test_no_hands_no_age(evening: Evening, stop: str) -> None:
    evening.full_table(6)
    if stop != "before the start":
        evening.do(c.StartClock())
        evening.clock.pass_(39 * MINUTE if stop == "break" else 10 * MINUTE)
    evening.do(c.GiveButton(1, 1))
    if stop == "pause":
        evening.do(c.PauseClock())
    evening.clock.pass_(14 * MINUTE)
    assert view(evening).position.age is Age.KNOWN
    if stop != "break":
        evening.do(c.StartClock())
    evening.clock.pass_(3 * MINUTE)
    assert view(evening).position.age is Age.KNOWN
    evening.clock.pass_(3 * MINUTE)
    assert view(evening).position.age is Age.STALE


def test_a_table_opened_in_the_break_has_not_begun(six: Evening) -> None:
    six.clock.pass_(41 * MINUTE)
    six.do(c.OpenTable(2, entries=(2, 3, 4), first_button=9))
    six.clock.pass_(MINUTE)
    for entry in (2, 3, 4):
        assert view(six, 2).position.age is Age.UNKNOWN or entry == 4
        six.do(c.Arrive(entry))
    six.clock.pass_(14 * MINUTE)
    assert view(six, 2).position.age is Age.KNOWN
    seats = sorted(six.table(2).occupants)
    assert next_positions(six, 2)[0] == seats[0] if 9 not in seats else 9
    six.clock.pass_(5 * MINUTE)
    assert view(six, 2).position.age is Age.STALE


def test_at_the_end_of_the_day_the_last_hand_stays_known(six: Evening) -> None:
    six.clock.pass_(94 * MINUTE)
    six.do(c.GiveButton(1, 1))
    six.clock.pass_(60 * MINUTE)
    assert view(six).position.age is Age.KNOWN


def test_who_is_on_the_way_is_not_counted(six: Evening) -> None:
    six.do(c.RegisterAndSeat(name="late"))
    late = six.state.entries[7].seat
    assert late is not None
    six.do(c.GiveButton(1, 1))
    shown = view(six)
    assert shown.not_counted == (late.seat,)
    seat = shown.seats[late.seat - 1]
    assert (seat.state, seat.word and seat.word.text) == (SeatState.ON_THE_WAY, "on the way")
    assert shown.answer is not None
    assert late.seat not in shown.answer.dealt_in
    six.do(c.Arrive(7))
    shown = view(six)
    assert shown.answer is not None
    assert late.seat in (*shown.answer.dealt_in, *shown.answer.positions.waits)


def test_who_left_and_came_back_is_an_arrival(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.GiveButton(1, 6))
    six.do(c.SitsAt(2, SeatAt(2, 1)))
    six.do(c.SitsAt(2, SeatAt(1, 2)))
    question = positions.question(six.state, six.table(), six.desk.now())
    assert question is not None
    assert question.newcomers == question.gone == frozenset({2})


def test_words_beside_seats(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.MoveEntry(1, SeatAt(2, 3)))
    six.do(c.LockEntry(2, locked=True))
    six.do(c.LockSeat(SeatAt(1, 9), locked=True))
    shown = view(six)
    assert [seat.word and seat.word.text for seat in shown.seats[:3]] == [
        "T1 seat 1 left",
        "locked",
        None,
    ]
    assert shown.seats[8].state is SeatState.LOCKED
    word = view(six, 2).seats[2].word
    assert word is not None
    assert word.text == "from 1.1"
    six.clock.pass_(3 * MINUTE)
    assert view(six).seats[0].word is None


def test_heads_of_tables(six: Evening) -> None:
    six.do(c.Bust((1,)))
    six.do(c.CountHeads(1, 4))
    six.clock.pass_(2 * MINUTE)
    assert view(six).head == "5 of 9, 1 out, not named, seat 1 went out 2 min ago"
    six.clock.pass_(90 * MINUTE)
    assert view(six).head == "5 of 9, 1 out, not named"


def test_too_few_for_a_hand(six: Evening) -> None:
    six.do(c.GiveButton(1, 1))
    six.do(c.Bust((2, 3, 4, 5, 6), hand=HandChoice.LAST))
    assert answer_of(six.state, six.table(), six.desk.now()) is None


def mixed() -> Structure:
    stud = Stakes(small_bet=100, big_bet=200, ante=Ante(AnteKind.EACH, 25), bring_in=50)
    short = Stakes(ante=Ante(AnteKind.SHORT_DECK, 100))
    rows = (
        level(1, 200),
        Row(RowKind.PLAY, "2", minutes(20), (stud,)),
        Row(RowKind.PLAY, "3", minutes(20), (short,)),
        Row(RowKind.PLAY, "4", minutes(20), ()),
        Row(RowKind.PLAY, "5", minutes(20), (stud, Stakes(100, 200))),
    )
    return Structure("Mixed", rows, starting_stack=10_000)


def test_stud_round_leaves_the_button_and_short_deck_has_no_blinds(tmp_path: Path) -> None:
    """TDA24 11-B; WSOP26 IX."""
    evening = Evening(tmp_path, mixed())
    evening.full_table(6)
    evening.do(c.StartClock())
    evening.do(c.GiveButton(1, 6))
    evening.do(c.GoToRow(1))
    answer = view(evening).answer
    assert answer is not None
    assert (answer.form, answer.positions.button) == (GameForm.STUD, 1)
    evening.do(c.NextHand(1))
    answer = view(evening).answer
    assert answer is not None
    assert answer.positions.button == 1
    evening.do(c.SetHand(1, Positions(3, None, (), ()), "moved in error"))
    assert view(evening).answer is not None
    evening.do(c.GoToRow(2))
    evening.do(c.GiveButton(1, 6))
    answer = view(evening).answer
    assert answer is not None
    assert (answer.form, answer.positions.button) == (GameForm.SHORT_DECK, 1)
    assert {post.seat: post.total for post in view(evening).posts}[1] == 200
    evening.do(c.GoToRow(3))
    assert view(evening).posts == ()
    evening.do(c.GoToRow(4))
    assert positions.stakes_of(evening.state, evening.desk.now()).big_blind == 200
    evening.store.close()


def test_stakes_after_the_last_level() -> None:
    structure = Structure("x", (level(1, 200), Row(RowKind.BREAK, "", minutes(5))))
    from tdtool.tournament import clock

    assert clock.level_row(structure, 1) is None


def test_moving_rule_gives_the_small_blind_no_position(tmp_path: Path) -> None:
    evening = Evening(tmp_path, house=HouseRules(button_rule=ButtonRule.MOVING))
    evening.full_table(6)
    evening.do(c.GiveButton(1, 6, out=(1,), small_blind=1, big_blinds=(2,)))
    assert next_positions(evening) == (2, (2,), (3, 4))
    evening.do(c.NextHand(1))
    assert next_positions(evening) == (3, (3, 4), (5,))
    evening.store.close()
