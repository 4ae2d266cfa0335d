"""An evening of 180 players on 20 tables, from first start to winner, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament.queries import clock_view
from tdtool.tournament.state import Status
from tdtool.tournament.tasks import tasks
from tdtool.tournament.views import ClockState, TaskKind
from tests.extent import FULL
from tests.tournament.evening import Clock
from tests.ui.evening.director import CONTROL, SHIFT, Director

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

PLAYERS = 180
_AT_ONCE = 4 if FULL else 7
"""Players who are out in one sentence at most, towards the end."""
NAMES = [f"Player {number:03}" for number in range(1, PLAYERS + 1)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "first"
    made.mkdir()
    return made


@pytest.fixture
def director(qapp: QApplication, folder: Path) -> Iterator[Director]:
    del qapp
    made = Director(folder, Clock())
    yield made
    made.current.leave()


def set_up(director: Director) -> None:
    """From nothing to a running clock."""
    director.press(Qt.Key.Key_N, CONTROL | SHIFT)
    director.type("Friday Deep")
    director.press(Qt.Key.Key_Return)
    assert director.bridge.is_open
    director.press(Qt.Key.Key_I, CONTROL)
    director.paste("\n".join(NAMES))
    director.press(Qt.Key.Key_Return, CONTROL)
    assert len(director.state.entries) == PLAYERS
    director.press(Qt.Key.Key_D, CONTROL)
    director.press(Qt.Key.Key_Return)
    assert len(director.state.tables) == PLAYERS // 9
    director.press(Qt.Key.Key_Return)
    director.press(Qt.Key.Key_Space)
    assert clock_view(director.state, director.desk.now()).state is ClockState.RUNNING
    director.agree()


def test_the_whole_evening(director: Director, tmp_path: Path) -> None:
    keys_to_start = _start(director)
    assert keys_to_start < 60
    _late_entries_and_reentries(director)
    _batch_reports(director)
    _mistakes(director)
    director = _forgotten_pause_and_crash(director, tmp_path)
    _a_table_closed_after_the_fact(director)
    _a_break_extended(director)
    _to_the_winner(director)


def _start(director: Director) -> int:
    set_up(director)
    return director.keys


def _late_entries_and_reentries(director: Director) -> None:
    director.wait(7)
    director.say("late Ana Silva")
    assert director.state.entries[PLAYERS + 1].late
    assert director.state.entries[PLAYERS + 1].status is Status.WAITING
    director.say("1.1 out")
    director.say("seat ana silva 1.1")
    director.say("ana silva in")
    assert director.seat_of("Ana Silva") == "1.1"
    first_out = director.state.entries[next(iter(director.state.busts))]
    name = director.desk.name(first_out.id)
    assert director.placed(name) == "181st"
    director.say("2.1 out")
    director.say(f"reentry {name}", anyway="the house allows one")
    again = director.state.entries[PLAYERS + 2]
    assert (again.number, again.awaited) == (2, True)
    assert director.placed(name) == ""
    director.say(f"{name} in")


def _batch_reports(director: Director) -> None:
    director.wait(4)
    left = director.state.in_play
    director.say("12.5 14.2 9.9 out")
    assert director.state.in_play == left - 3
    director.say("4 out 4 7 same hand")
    groups = {director.state.busts[entry].group for entry in list(director.state.busts)[-2:]}
    assert len(groups) == 1
    director.say("8 has 7")
    assert director.state.tables[8].missing == 2
    kinds = [task.kind for task in tasks(director.state, director.desk.names, director.desk.now())]
    assert TaskKind.NAME_REPORT in kinds
    director.say("8.3 8.6 out")
    assert director.state.tables[8].missing == 0
    director.say("6 button 3")
    director.say("6.5 out", down=1)
    bust = list(director.state.busts.values())[-1]
    position = director.state.tables[6].position
    assert position is not None
    assert bust.hand == position.hand


def _mistakes(director: Director) -> None:
    right = director.state.tables[12].occupants[6]
    wrong = list(director.state.busts)[-1]
    director.say("12.7 out")
    wrong = list(director.state.busts)[-1]
    director.say("12.7 was 12.6")
    assert director.state.entries[wrong].status is Status.SEATED
    assert director.state.entries[right].status is Status.OUT
    already = director.refused(f"{director.desk.name(right)} out")
    assert "out already" in already
    name = director.desk.name(right)
    director.say(f"{name} back")
    assert director.state.entries[right].status is Status.SEATED
    before = director.state.in_play
    director.say("15.2 out")
    director.press(Qt.Key.Key_Z, CONTROL)
    assert director.state.in_play == before
    director.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert director.state.in_play == before - 1
    director.agree()


def _forgotten_pause_and_crash(director: Director, tmp_path: Path) -> Director:
    left = clock_view(director.state, director.desk.now()).remaining
    assert left is not None
    director.press(Qt.Key.Key_Escape)
    director.press(Qt.Key.Key_Space, CONTROL)
    director.wait(3)
    view = clock_view(director.state, director.desk.now())
    assert (view.state, view.remaining) == (ClockState.PAUSED, left)
    words = director.window.strip.words()
    assert words is not None
    assert "PAUSED" in " ".join(words.face.block)
    director.press(Qt.Key.Key_Space, CONTROL)
    director.wait(1)
    again = director.killed(tmp_path / "second")
    director.current = again
    view = clock_view(again.state, again.desk.now())
    assert (view.state, view.remaining) == (ClockState.RUNNING, left - 60_000)
    return again


def _a_table_closed_after_the_fact(director: Director) -> None:
    for seat in (1, 2, 3, 4, 5, 6):
        if seat in director.state.tables[20].occupants:
            director.say(f"20.{seat} out")
    standing = len(director.state.tables[20].occupants)
    director.say("20 is closed")
    assert len(director.state.standing) == standing
    director.say("draw")
    assert not director.state.standing
    for entry in sorted(director.state.awaited):
        director.say(f"{director.desk.name(entry)} in")


def _a_break_extended(director: Director) -> None:
    view = clock_view(director.state, director.desk.now())
    assert view.break_in is not None
    director.wait(view.break_in / 60_000 + 1)
    view = clock_view(director.state, director.desk.now())
    assert view.on_break
    left = view.remaining
    assert left is not None
    director.say("clock +5")
    assert clock_view(director.state, director.desk.now()).remaining == left + 5 * 60_000


def _to_the_winner(director: Director) -> None:
    while director.state.in_play > 1:
        director.wait(2)
        number, table = max(director.state.tables.items(), key=lambda item: len(item[1].occupants))
        seats = sorted(table.occupants)
        if len(director.state.tables) > 1 and len(table.occupants) <= 4:
            director.say(f"{number} is closed")
            director.say("draw")
            for entry in sorted(director.state.awaited):
                director.say(f"{director.desk.name(entry)} in")
            continue
        batch = " ".join(f"{number}.{seat}" for seat in seats[: max(1, len(seats) - 1)][:_AT_ONCE])
        director.say(f"{batch} out")
    assert director.state.in_play == 1
    director.agree()
    winner = next(e for e in director.state.entries.values() if e.status is Status.SEATED)
    assert director.placed(director.desk.name(winner.id)) == "1st"
    assert director.store.log(director.desk.id).verify() is None
