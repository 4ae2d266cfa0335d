"""Penalties: how long they are, how they are served, where they follow the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.penalty_view import (
    HAND_MS,
    Back,
    PenaltyView,
    Round,
    earlier,
    killed_seats,
    penalty_view,
    rounds,
    running,
)
from tdtool.tournament.play_time import so_far, when_played
from tdtool.tournament.queries import average_stack, chips_in_play
from tdtool.tournament.refusal import Code
from tdtool.tournament.ruling_view import Reader
from tdtool.tournament.standings import places
from tdtool.tournament.state import Penalty
from tdtool.tournament.table_view import table_view
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import NewPenalty, PenaltyEnd, PenaltyKind, SeatAt
from tdtool.tournament.views import TaskKind, Tone
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening

if TYPE_CHECKING:
    from pathlib import Path

DQ = PenaltyKind.DISQUALIFICATION


def give(
    evening: Evening, entry: int, kind: PenaltyKind, length: int = 0, chips: int | None = None
) -> str:
    return evening.do(
        rc.WriteRuling(penalties=(NewPenalty(entry, kind, length, chips),)), override="said so"
    ).told


def shown(evening: Evening, number: int = 1) -> PenaltyView:
    penalty = evening.state.penalties[number]
    return penalty_view(evening.state, evening.desk.names, penalty, evening.desk.now())


def served(evening: Evening, number: int = 1) -> tuple[int, int]:
    return evening.state.penalties[number].served, evening.state.penalties[number].left


def test_a_round_is_as_many_hands_as_players_at_the_table(evening: Evening) -> None:
    """TDA24 71-A: nine at the table, two rounds are eighteen hands (betting vector S3)."""
    evening.full_table(9)
    give(evening, 4, PenaltyKind.ROUNDS, 2)
    one = shown(evening)
    assert (one.players, one.hands, one.left, one.said) == (9, 18, 18, "2 rounds")
    assert one.rounds == (Round(9, 0), Round(9, 0))
    evening.do(c.Bust((1, 2)))
    evening.do(rc.CountHands(4, 10))
    assert shown(evening).rounds == (Round(9, 9), Round(9, 1))
    assert shown(evening).left == 8


def test_missed_hands_are_one_row(six: Evening) -> None:
    give(six, 4, PenaltyKind.HANDS, 3)
    assert (shown(six).hands, shown(six).rounds) == (3, (Round(3, 0),))
    assert shown(six).said == "3 hands"


def test_a_warning_has_no_hands(six: Evening) -> None:
    give(six, 4, PenaltyKind.WARNING, 5)
    one = shown(six)
    assert (one.hands, one.left, one.rounds, one.runs, one.back) == (0, 0, (), False, None)
    six.refused(rc.CountHands(4), Code.NO_PENALTY)
    six.refused(rc.BackInSeat(4), Code.NO_PENALTY)


def test_without_a_table_a_round_is_a_full_tables(six: Evening) -> None:
    six.do(c.Register(names=("x",)))
    give(six, 7, PenaltyKind.ROUNDS, 1)
    assert shown(six).hands == 9


def test_who_is_on_his_way_counts_at_his_table(six: Evening) -> None:
    six.do(c.RegisterAndSeat(name="x"))
    give(six, 7, PenaltyKind.ROUNDS, 1)
    assert shown(six).hands == 7


@pytest.mark.parametrize(
    ("kind", "length"),
    [
        (PenaltyKind.HANDS, 0),
        (PenaltyKind.HANDS, 201),
        (PenaltyKind.ROUNDS, -1),
        (PenaltyKind.ROUNDS, 21),
    ],
)
def test_too_short_or_too_long(six: Evening, kind: PenaltyKind, length: int) -> None:
    six.refused(rc.WriteRuling(penalties=(NewPenalty(2, kind, length),)), Code.BAD_NUMBER)


def test_one_penalty_a_player_at_once(six: Evening) -> None:
    two = (NewPenalty(2, PenaltyKind.WARNING), NewPenalty(2, PenaltyKind.HANDS, 1))
    six.refused(rc.WriteRuling(penalties=two), Code.NOTHING_CHANGES)
    six.refused(rc.WriteRuling(penalties=(NewPenalty(99, DQ),)), Code.NO_SUCH_ENTRY)


def test_hands_stepped_at_the_table_serve_it(six: Evening) -> None:
    six.do(c.GiveButton(1, 3))
    give(six, 4, PenaltyKind.HANDS, 3)
    six.do(c.NextHand(1))
    six.do(c.NextHand(1))
    assert served(six) == (2, 1)
    assert (shown(six).stepped, len(six.state.penalties[1].counts)) == (True, 1)
    six.desk.undo()
    assert served(six) == (1, 2)
    six.do(rc.CountHands(4))
    six.do(c.NextHand(1))
    six.do(c.NextHand(1))
    assert served(six) == (3, 0)
    assert shown(six).runs
    reader = Reader(six.state, six.desk.names, {}, six.desk.now())
    assert [one.said for one in reader.since(1)] == [
        "3 hands",
        "1 hand dealt, stepped at the table",
        "2 hands dealt, counted at the table",
        "3 hands dealt, stepped at the table",
    ]


def test_ticks_and_the_whole_count(six: Evening) -> None:
    give(six, 4, PenaltyKind.ROUNDS, 1)
    assert six.do(rc.CountHands(4)).told == "T1 seat 4: 5 hands left"
    assert six.do(rc.CountHands(4, 4)).told == "T1 seat 4: 1 hand left"
    assert "has 1 hand left" in six.refused(rc.CountHands(4, 2), Code.BAD_NUMBER)
    six.refused(rc.CountHands(4, 0), Code.BAD_NUMBER)
    assert six.do(rc.SetServed(4, 2)).told == "T1 seat 4: 4 hands left"
    six.refused(rc.SetServed(4, 2), Code.NOTHING_CHANGES)
    six.refused(rc.SetServed(4, -1), Code.BAD_NUMBER)
    said = six.refused(rc.SetServed(4, 7), Code.BAD_NUMBER)
    assert said == "T1 seat 4 misses 6 hands in all, not 7."
    six.do(rc.SetServed(4, 6))
    six.refused(rc.CountHands(4), Code.NOTHING_CHANGES)
    six.do(rc.SetServed(4, 5))
    assert served(six) == (5, 1)


def test_a_second_penalty_is_served_after_the_first(six: Evening) -> None:
    give(six, 4, PenaltyKind.HANDS, 1)
    give(six, 4, PenaltyKind.HANDS, 2)
    waiting = tasks(six.state, six.desk.names, six.desk.now())
    assert [(one.detail, one.left) for one in waiting] == [("1 of 1 hand left, then 2 more", 3)]
    six.do(rc.CountHands(4))
    six.do(rc.CountHands(4))
    assert (served(six, 1), served(six, 2)) == ((1, 0), (1, 1))
    assert len(running(six.state, six.desk.names, six.desk.now())) == 2
    six.do(rc.LiftPenalty(4, "a mistake"))
    assert six.state.serving == {}


def test_back_in_his_seat_or_let_off(six: Evening) -> None:
    give(six, 4, PenaltyKind.HANDS, 2)
    assert six.do(rc.BackInSeat(4)).told == "T1 seat 4 is back from his penalty"
    assert (shown(six).end, shown(six).runs) == (PenaltyEnd.BACK, False)
    give(six, 5, PenaltyKind.HANDS, 1)
    six.do(rc.CountHands(5))
    six.do(rc.BackInSeat(5))
    give(six, 4, PenaltyKind.HANDS, 2)
    six.refused(rc.LiftPenalty(4, "  "), Code.EMPTY_TEXT)
    done = six.do(rc.LiftPenalty(4, "the dealer was wrong"))
    assert done.told == "T1 seat 4: penalty lifted"
    texts = six.store.texts(six.desk.id)
    reader = Reader(six.state, six.desk.names, texts, six.desk.now())
    last = [[one.said for one in reader.since(number)][-1] for number in (1, 2, 3)]
    assert last == [
        "Back in his seat, 2 hands left uncounted",
        "Back in his seat",
        "Lifted: the dealer was wrong",
    ]
    act = Chronicle(six.desk.history, six.desk.now())
    reason = act.act(len(act) - 1).reason
    assert reason is not None
    assert texts[reason] == "the dealer was wrong"
    replaced = rc.WriteRuling(corrects=3, penalties=(NewPenalty(4, PenaltyKind.HANDS, 9),))
    six.do(replaced)
    assert shown(six, 4).served == 0


def test_it_follows_the_player(six: Evening) -> None:
    six.full_table(3, number=2)
    give(six, 4, PenaltyKind.HANDS, 5)
    six.do(c.MoveEntry(4, SeatAt(2, 7)))
    assert killed_seats(six.state, six.table(2)) == ()
    for entry in (4, 7, 8, 9):
        six.do(c.Arrive(entry))
    assert (killed_seats(six.state, six.table(1)), killed_seats(six.state, six.table(2))) == (
        (),
        (7,),
    )
    six.do(c.SetFirstButton(2, 1))
    six.do(c.NextHand(2))
    assert served(six) == (1, 4)
    assert (str(shown(six).seat), str(shown(six).given_at)) == ("2.7", "1.4")
    waiting = [one for one in tasks(six.state, six.desk.names, six.desk.now()) if one.left]
    assert [(one.kind, one.title, one.detail) for one in waiting] == [
        (TaskKind.PENALTY, "Penalty: T1 seat 4, 2.7", "4 of 5 hands left")
    ]
    six.do(rc.CountHands(4, 4))
    waiting = list(tasks(six.state, six.desk.names, six.desk.now()))
    assert waiting[-1].detail == "All hands are missed: he may come back."
    six.do(c.CloseTable(2))
    assert tasks(six.state, six.desk.names, six.desk.now())[-1].title == "Penalty: T1 seat 4"


def test_it_waits_for_who_comes_back(six: Evening) -> None:
    give(six, 4, PenaltyKind.HANDS, 5)
    six.do(c.Bust((4,)))
    assert running(six.state, six.desk.names, six.desk.now()) == ()
    six.do(c.ReEnter(4))
    assert [one.entry for one in running(six.state, six.desk.names, six.desk.now())] == [7]
    six.do(rc.CountHands(7))
    assert served(six) == (1, 4)
    assert [one.number for one in earlier(six.state, 7)] == [1]
    assert earlier(six.state, 7, before=1) == ()


def test_who_is_out_may_be_warned_but_serves_only_when_back(six: Evening) -> None:
    six.do(c.Bust((4,)))
    give(six, 4, PenaltyKind.WARNING)
    hands = rc.WriteRuling(penalties=(NewPenalty(4, PenaltyKind.HANDS, 2),))
    six.refused(hands, Code.ALREADY_OUT, house=True)
    six.refused(rc.WriteRuling(penalties=(NewPenalty(4, DQ),)), Code.ALREADY_OUT)
    six.do(hands, override="he comes back")
    assert not shown(six, 2).runs


def test_he_is_dealt_in_posts_and_his_hand_is_killed(six: Evening) -> None:
    """TDA24 71-C."""
    six.do(c.GiveButton(1, 3))
    before = table_view(six.state, 1, six.desk.names, six.desk.now())
    give(six, 4, PenaltyKind.HANDS, 2)
    after = table_view(six.state, 1, six.desk.names, six.desk.now())
    assert (after.answer, after.posts) == (before.answer, before.posts)
    assert after.why == (
        f"{before.why} T1 seat 4 is on penalty: dealt in, the blinds and antes are posted, "
        "the hand is killed."
    )
    word = after.seats[3].word
    assert word is not None
    assert (word.text, word.tone) == ("penalty, 2 left", Tone.NEEDS_YOU)
    six.do(rc.CountHands(4, 2))
    assert table_view(six.state, 1, six.desk.names, six.desk.now()).why == before.why


def test_disqualified_his_chips_leave_play_and_places_follow(six: Evening) -> None:
    """TDA24 71-D."""
    six.do(c.Bust((1,)))
    assert give(six, 4, DQ, chips=50_000) == "1.4 T1 seat 4: disqualified (ruling 1)"
    assert chips_in_play(six.state) == 70_000
    assert {entry: str(place) for entry, place in places(six.state).items()} == {
        1: "6th",
        4: "5th",
    }
    word = table_view(six.state, 1, six.desk.names, six.desk.now()).seats[3].word
    assert word is not None
    assert word.text == "T1 seat 4 disqualified, 5th"
    assert not six.state.serving
    six.refused(c.ReEnter(4), Code.DISQUALIFIED, house=True)
    six.refused(c.CorrectBust(4, 2), Code.DISQUALIFIED)
    six.do(c.TakeBackBust(4))
    assert chips_in_play(six.state) == 120_000
    assert shown(six).end is PenaltyEnd.LIFTED
    assert earlier(six.state, 4) == ()


def test_uncounted_chips_leave_the_average_as_it_was(six: Evening) -> None:
    six.do(c.Bust((1,)))
    before = average_stack(six.state)
    give(six, 4, DQ)
    assert average_stack(six.state) == before == 24_000
    give(six, 5, DQ, chips=9_999_999)
    assert chips_in_play(six.state) == 0


def test_two_are_disqualified_at_once(six: Evening) -> None:
    six.do(c.CloseTable(1))
    six.do(c.OpenTable(2))
    six.do(c.SitsAt(1, SeatAt(2, 1)))
    six.do(rc.WriteRuling(penalties=(NewPenalty(1, DQ), NewPenalty(2, DQ))))
    busts = six.state.busts
    assert (busts[1].hand, busts[2].hand, busts[2].seat) == (1, 0, None)
    assert busts[1].group != busts[2].group


def test_who_cannot_be_disqualified(evening: Evening) -> None:
    evening.full_table(2)
    both = rc.WriteRuling(penalties=(NewPenalty(1, DQ), NewPenalty(2, DQ)))
    evening.refused(both, Code.LAST_PLAYER)
    evening.do(c.Register(names=("x",)))
    evening.refused(rc.WriteRuling(penalties=(NewPenalty(3, DQ),)), Code.NOT_IN_PLAY)
    less = rc.WriteRuling(penalties=(NewPenalty(1, DQ, chips=-1),))
    evening.refused(less, Code.BAD_NUMBER)


def test_the_clock_proposes_when_he_may_be_back(six: Evening) -> None:
    give(six, 4, PenaltyKind.ROUNDS, 1)
    assert shown(six).back == Back(6 * HAND_MS, six.clock.wall_ms + 6 * HAND_MS, 0)
    six.clock.pass_(5 * MINUTE)
    assert shown(six).back == Back(7 * MINUTE, NOON + 12 * MINUTE, 2)
    six.do(rc.CountHands(4, 5))
    assert shown(six).back == Back(MINUTE, NOON + 6 * MINUTE, 0)
    six.clock.pass_(3 * MINUTE)
    assert shown(six).back == Back(0, NOON + 8 * MINUTE, 1)
    assert tasks(six.state, six.desk.names, six.desk.now())[0].back_ms == NOON + 8 * MINUTE
    six.do(c.PauseClock())
    assert shown(six).back == Back(0, None, 1)


@pytest.mark.parametrize(("minutes", "each"), [(0, HAND_MS // 4), (60, 3 * HAND_MS)])
def test_a_pace_nobody_deals_at_is_not_believed(six: Evening, minutes: int, each: int) -> None:
    give(six, 4, PenaltyKind.HANDS, 5)
    six.clock.pass_(minutes * MINUTE)
    six.do(rc.CountHands(4, 4))
    back = shown(six).back
    assert back is not None
    assert back.in_ms == each


def test_play_time_leaves_out_breaks_and_pauses(six: Evening) -> None:
    def played() -> int:
        return so_far(six.state, six.desk.now()) // MINUTE

    six.clock.pass_(35 * MINUTE)
    assert played() == 35
    six.do(c.PauseClock())
    six.clock.pass_(10 * MINUTE)
    assert played() == 35
    six.do(c.StartClock())
    six.clock.pass_(15 * MINUTE)
    assert played() == 40
    now = six.desk.now()
    assert when_played(six.state, now, 3 * MINUTE) == now.wall_ms + 8 * MINUTE
    six.do(c.ChangeStructure(PLAIN))
    assert played() == 40
    six.clock.pass_(600 * MINUTE)
    assert played() == 80
    assert when_played(six.state, six.desk.now(), MINUTE) is None


def test_play_time_ends_with_the_last_level(six: Evening) -> None:
    assert so_far(six.state, six.desk.now()) == 0
    six.do(c.GoToRow(6))
    six.do(c.PauseClock())
    six.do(c.StartClock())
    now = six.desk.now()
    assert when_played(six.state, now, 30 * MINUTE) is None
    six.clock.pass_(90 * MINUTE)
    assert so_far(six.state, six.desk.now()) == 20 * MINUTE


def test_a_level_without_a_countdown_is_played_until_it_is_ended(tmp_path: Path) -> None:
    from dataclasses import replace

    from tdtool.tournament.structure import Length, LengthKind, Row, RowKind

    hands = replace(PLAIN.rows[1], length=Length(LengthKind.HANDS, 8))
    rows = (PLAIN.rows[0], hands, Row(RowKind.BREAK, ""))
    evening = Evening(tmp_path, replace(PLAIN, rows=rows))
    assert so_far(evening.state, evening.desk.now()) == 0
    assert when_played(evening.state, evening.desk.now(), 1) is None
    evening.do(c.StartClock())
    now = evening.desk.now()
    assert when_played(evening.state, now, 50 * MINUTE) == now.wall_ms + 50 * MINUTE
    evening.clock.pass_(70 * MINUTE)
    assert so_far(evening.state, evening.desk.now()) == 70 * MINUTE
    evening.do(c.GoToRow(2))
    evening.clock.pass_(70 * MINUTE)
    assert so_far(evening.state, evening.desk.now()) == 70 * MINUTE
    assert when_played(evening.state, evening.desk.now(), 1) is None
    evening.store.close()


@given(
    st.sampled_from([PenaltyKind.HANDS, PenaltyKind.ROUNDS]),
    st.integers(1, 20),
    st.integers(2, 10),
    st.data(),
)
def test_the_rows_hold_every_hand_once(
    kind: PenaltyKind, length: int, players: int, data: st.DataObject
) -> None:
    hands = length * players if kind is PenaltyKind.ROUNDS else length
    done = data.draw(st.integers(0, hands))
    penalty = Penalty(1, 1, 1, None, kind, length, players, hands, 0, 0, 0, done)
    rows = rounds(penalty)
    assert sum(row.hands for row in rows) == hands
    assert sum(row.served for row in rows) == done
    assert len(rows) == (length if kind is PenaltyKind.ROUNDS else 1)
    full = [row.served == row.hands for row in rows]
    assert full == sorted(full, reverse=True)
