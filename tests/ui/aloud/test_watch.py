"""Each thing is told once, when it happens: not after undo, a restart, a closed lid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.sound.cue import Cue
from tdtool.tournament import commands as c
from tdtool.tournament.calls.commands import CallClock, EndCall
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.hand_for_hand.commands import BeginHandForHand, CallLastHands
from tdtool.tournament.values import SeatAt
from tests.ui.aloud.conftest import MARKS, Watched

if TYPE_CHECKING:
    from pathlib import Path

MINUTE = 60
LEVEL = 20 * MINUTE


def test_a_whole_evening_is_told_once(watched: Watched) -> None:
    """Levels of 20 minutes: 1, 2, break of 15, 3, 4 (the day ends), 5."""
    assert watched.run(5) == []
    watched.evening.do(c.StartClock())
    assert watched.run(LEVEL - 1) == ["row 0", "warning 0 120", "warning 0 30"]
    assert watched.run(LEVEL) == ["row 1", "warning 1 120", "warning 1 30"]
    assert watched.run(15 * MINUTE) == ["row 2", "warning 2 120", "warning 2 30"]
    assert watched.run(LEVEL) == ["row 4", "warning 4 120", "warning 4 30"]
    assert watched.run(LEVEL + 60) == ["row 5", "warning 5 120", "warning 5 30", "over 5"]
    cues = {one.cue for one in watched.told}
    assert cues == {Cue.LEVEL, Cue.WARNING, Cue.BREAK, Cue.BREAK_OVER}
    assert all(one.sentence for one in watched.told)


def test_at_the_second_it_happens(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(LEVEL - 120.25)
    assert watched.names() == ["row 0"]
    assert watched.run(0.25) == ["warning 0 120"]
    watched.run(119.75)
    assert watched.run(0.25) == ["row 1"]


def test_corrections_and_undo_repeat_nothing(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(LEVEL - 20)
    told = watched.names()
    watched.evening.do(c.AddTime(30_000))
    assert watched.run(40) == []
    watched.evening.do(c.SetRemaining(LEVEL * 1000))
    assert watched.run(10) == []
    went = watched.evening.do(c.GoToRow(1))
    assert watched.run(3) == ["row 1"]
    watched.evening.desk.undo(went.action)
    assert watched.run(3) == []
    watched.evening.desk.redo()
    assert watched.run(30) == []
    assert watched.names() == [*told, "row 1"]


def test_what_was_put_back_by_more_than_a_minute_comes_again(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(LEVEL - 20)
    watched.evening.do(c.AddTime(10 * MINUTE * 1000))
    assert watched.run(61) == []
    assert watched.run(9 * MINUTE) == ["warning 0 120", "warning 0 30"]


def test_a_pause_is_no_beginning(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(10)
    watched.evening.do(c.PauseClock())
    watched.run(90)
    watched.evening.do(c.StartClock())
    assert watched.run(90) == []
    watched.evening.do(c.PauseClock())
    watched.evening.do(c.GoToRow(1))
    assert watched.run(10) == []
    watched.evening.do(c.StartClock())
    assert watched.run(1) == ["row 1"]


def test_what_passed_in_sleep_is_never_told(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(10)
    assert watched.sleep(LEVEL + 60) == []
    assert watched.sleep(20 * MINUTE) == []
    assert watched.run(13.5 * MINUTE) == ["warning 2 120", "warning 2 30"]
    assert watched.sleep(3 * LEVEL) == []
    assert watched.run(10) == []


def test_a_start_of_the_program_tells_nothing(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(LEVEL - 29)
    watched.again()
    assert watched.run(20) == []
    watched.evening.do(c.SetRemaining(29_000))
    assert watched.run(3) == []
    assert watched.run(30) == ["row 1"]
    watched.evening.clock.reboot(2_000)
    watched.again()
    assert watched.run(10) == []


def test_a_level_is_worded_with_its_stakes(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    watched.run(LEVEL + 1)
    sentences = [one.sentence for one in watched.told]
    assert sentences == [
        "Shuffle up and deal. Level 1 begins. Blinds 100-200, big-blind ante 200.",
        "2 minutes left in level 1. Then blinds 200-400, big-blind ante 400.",
        "30 seconds left in level 1. Then blinds 200-400, big-blind ante 400.",
        "Level 2 begins. Blinds 200-400, big-blind ante 400.",
    ]


def test_breaks_registration_and_the_day_are_worded(watched: Watched) -> None:
    watched.evening.do(c.StartClock())
    for row in (2, 4, 5):
        watched.evening.do(c.GoToRow(row))
        watched.run(1)
    watched.evening.do(c.SetRemaining(121_000))
    watched.run(125)
    sentences = [one.sentence for one in watched.told]
    assert sentences == [
        (
            "Break of 15 minutes. Play goes on at 12:15."
            " Then level 3: blinds 300-600, big-blind ante 600."
        ),
        (
            "The break is over, please take your seats. Level 3 begins."
            " Blinds 300-600, big-blind ante 600. Registration is closed."
        ),
        "Level 4 begins. Blinds 400-800, big-blind ante 800.",
        "2 minutes left in level 4, the last of the day.",
        "30 seconds left in level 4, the last of the day.",
        "The level is over, and so is the day: finish this hand, then bag your chips.",
    ]


def test_a_player_on_the_clock_is_called_counted_and_over(watched: Watched) -> None:
    watched.evening.do(CallClock(1, 5))
    assert watched.run(24) == ["call 1"]
    counted = [f"count 1 {second}" for second in (5, 4, 3, 2, 1)]
    assert watched.run(8) == [*counted, "time up 1"]
    assert watched.run(60) == []
    assert [one.sentence for one in watched.told if one.sentence] == [
        (
            "Table 1, seat 5, T1 seat 5: you are on the clock."
            " You have 25 seconds, then a countdown of 5."
        ),
        (
            "Time is up at table 1, seat 5, T1 seat 5. Facing a bet his hand is dead; otherwise he"
            " has checked. TDA 2024 rule 29."
        ),
    ]
    watched.evening.do(EndCall(1, CallResult.DEAD))
    watched.evening.do(CallClock(1))
    watched.run(3)
    watched.evening.do(EndCall(2, CallResult.ACTED))
    assert watched.run(40) == []
    watched.evening.do(CallClock(1))
    watched.run(1)
    assert watched.sleep(120) == []


def test_several_clocks_are_counted_each_by_itself(watched: Watched) -> None:
    watched.evening.do(CallClock(1, 1))
    watched.run(1)
    watched.evening.do(CallClock(1, 2))
    keys = watched.run(32)
    assert [key for key in keys if key.startswith("time up")] == ["time up 1", "time up 2"]
    assert len([key for key in keys if key.startswith("count")]) == 10


def test_a_short_table_is_told_once_it_stands(watched: Watched) -> None:
    evening = watched.evening
    evening.full_table(9, 2)
    evening.do(c.StartClock())
    evening.do(c.GoToRow(4))
    watched.run(5)
    assert [key for key in watched.names() if key.startswith("short")] == ["short 1"]
    sentence = next(one.sentence for one in watched.told if one.key[0] == "short")
    assert sentence == (
        "Table 1 is short by 3. Floor to table 1: next big blind of 2 moves to table 1."
    )
    out = evening.do(c.Bust((evening.at(1, 1).id,)))
    watched.run(3)
    evening.desk.undo(out.action)
    assert [key for key in watched.run(10) if key.startswith("short")] == []


def test_a_wrong_bust_that_is_undone_at_once_is_not_told(watched: Watched) -> None:
    evening = watched.evening
    evening.full_table(8, 2)
    evening.do(c.StartClock())
    evening.do(c.GoToRow(4))
    evening.do(c.Register(names=("Late",)), "a guest")
    evening.do(c.SeatEntry(evening.state.last_entry, SeatAt(1, 7)))
    watched.run(60)
    watched.told.clear()
    out = evening.do(c.Bust((evening.at(1, 1).id,)))
    watched.run(1)
    evening.desk.undo(out.action)
    assert watched.run(5) == []


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (BeginHandForHand(), "We play hand for hand."),
        (CallLastHands(3), "Every table plays 3 more hands today, then bag your chips."),
    ],
)
def test_hands_played_together(watched: Watched, command: c.Command, sentence: str) -> None:
    watched.evening.full_table(6, 2)
    watched.evening.do(c.StartClock())
    watched.run(3)
    watched.told.clear()
    watched.evening.do(command)
    watched.run(3)
    assert [one.sentence.startswith(sentence) for one in watched.told] == [True]
    assert watched.run(60) == []


def test_the_winner(watched: Watched) -> None:
    evening = watched.evening
    evening.do(c.StartClock())
    watched.run(5)
    for seat in (1, 2, 3, 4, 5):
        evening.do(c.Bust((evening.at(1, seat).id,)))
    watched.run(3)
    assert watched.told[-1].sentence == "The winner of Harbour Open is T1 seat 6. Congratulations!"


def test_with_several_open_each_is_named(tmp_path: Path) -> None:
    watched = Watched(tmp_path)
    watched.evening.do(c.StartClock())
    (only,) = watched.watch.look(MARKS, named=True)
    assert only.spoken == f"Harbour Open: {only.sentence}"
    watched.evening.store.close()
