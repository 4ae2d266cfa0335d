"""F11 with one screen and with several: where boards stand, and what they survive."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdtool.board_plan import Layout
from tdtool.settings import Settings
from tdtool.ui import house
from tdtool.ui.act_rows import ROWS, ambiguous, row
from tdtool.ui.acts import Act
from tdtool.ui.board.boards import Boards
from tdtool.ui.board.ink import NIGHT, Ink
from tdtool.ui.preferences import Preferences
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.ui.bridge import Bridge

LAPTOP = {"name": "eDP-1", "x": 0, "y": 0, "width": 1366, "height": 768}
HALL = {"name": "HDMI-1", "x": 1366, "y": 0, "width": 1920, "height": 1080}
BAR = {"name": "VGA-1", "x": 3286, "y": 0, "width": 3840, "height": 2160}
IN_HALL = [1366, 0, 1920, 1080]
IN_BAR = [3286, 0, 3840, 2160]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
MAIN, SIDE = "Board – Harbour Open", "Board – Side Event"


def played(folder: Path, repository: Path, *screens: dict[str, object]) -> dict[str, Any]:
    """Play with these screens in a process of its own; give what it saw."""
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": list(screens)}), encoding="utf-8")
    data = folder / "data"
    data.mkdir()
    run = subprocess.run(
        [sys.executable, "-m", "tests.ui.board.hall", str(data)],
        cwd=repository,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert isinstance(found, dict)
    return found


def test_three_screens_and_two_tournaments(tmp_path: Path, repository: Path) -> None:
    seen = played(tmp_path, repository, LAPTOP, HALL, BAR)
    assert sorted(seen["screens"]) == ["HDMI-1", "VGA-1", "eDP-1"]
    assert seen["open"] == [[MAIN, "HDMI-1", IN_HALL, False]]
    assert seen["desk has the keys"]
    assert seen["next"] == [[MAIN, "VGA-1", IN_BAR, False]]
    assert seen["closed"] == []
    assert seen["again"] == seen["next"]
    assert seen["one gone"] == seen["open"]
    assert seen["back"] == seen["next"]
    # The other tournament's board takes the screen that is left; moved on, it takes that over.
    assert seen["two"] == [[MAIN, "VGA-1", IN_BAR, False], [SIDE, "HDMI-1", IN_HALL, False]]
    assert seen["two, moved"] == [[SIDE, "VGA-1", IN_BAR, False]]
    assert seen["remembered"] == ["VGA-1"]
    assert seen["said"] == []
    assert seen["all closed"] == []
    both = [[MAIN, "HDMI-1", IN_HALL, False], [MAIN, "VGA-1", IN_BAR, False]]
    assert seen["both"] == both
    assert seen["seats"] == {"HDMI-1": False, "VGA-1": True}
    assert seen["nowhere to go"] == "There is no other screen for the board."
    assert seen["one of both gone"] == both[:1]
    assert seen["both again"] == both
    assert seen["one off"] == both[1:]
    assert seen["one on"] == both


def test_the_only_other_screen_goes_and_comes_back(tmp_path: Path, repository: Path) -> None:
    seen = played(tmp_path, repository, LAPTOP, HALL)
    assert seen["open"] == [[MAIN, "HDMI-1", IN_HALL, False]]
    assert seen["gone"] == []
    assert seen["said"] == ["The board’s screen is gone. F11 shows the board here."]
    assert seen["back"] == seen["open"]
    # The desk will be moved to the board's screen: the board must not cover it.
    assert seen["desk moved"] == []


@pytest.fixture
def desk(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(Settings(), tmp_path / "settings.json")


@pytest.fixture
def boards(bridge: Bridge, desk: QWidget, preferences: Preferences) -> Iterator[Boards]:
    made = Boards(bridge, desk, preferences)
    yield made
    made.close_all()


def test_one_screen_is_shared(boards: Boards, qtbot: QtBot) -> None:
    boards.toggle()
    board = boards.board()
    assert board is not None
    assert board.alone
    assert board.isFullScreen()
    with qtbot.waitSignal(board.left):
        boards.toggle()
    assert boards.board() is None


def test_there_is_no_other_screen(boards: Boards, bridge: Bridge) -> None:
    said: list[str] = []
    bridge.said.connect(lambda sentence, _tone: said.append(sentence))
    boards.next_screen()
    assert said == []
    boards.toggle()
    boards.next_screen()
    assert said == ["There is no other screen for the board."]


def test_boards_close_with_the_desk(boards: Boards, bridge: Bridge) -> None:
    boards.toggle()
    board = boards.board()
    assert board is not None
    bridge.close()
    assert not board.isVisible(), "nothing keeps the program running when its window is gone"


def test_without_a_tournament_there_is_no_board(boards: Boards, bridge: Bridge) -> None:
    bridge.show(None)
    boards.toggle()
    boards.next_screen()
    assert boards.board() is None


def test_boards_of_two_tournaments(
    boards: Boards, bridge: Bridge, tmp_path: Path, clock: desk_sample.Clock
) -> None:
    boards.toggle()
    first = boards.board()
    folder = tmp_path / "side"
    folder.mkdir()
    bridge.show(desk_sample.opened(folder, clock, "Side"))
    assert boards.board() is None
    boards.toggle()
    second = boards.board()
    assert second is not None
    assert second is not first
    assert second.desk is bridge.desk


def test_a_key_freezes_one_layout_after_the_other(boards: Boards, bridge: Bridge) -> None:
    said: list[str] = []
    bridge.said.connect(lambda sentence, _tone: said.append(sentence))
    boards.next_layout()
    assert said == []
    boards.toggle()
    board = boards.board()
    assert board is not None
    seen = []
    for _ in range(3):
        boards.next_layout()
        seen.append(board.plan.frozen)
    assert seen == [Layout.CLOCK, Layout.SEATS, None]
    assert said == [
        "The board shows: clock.",
        "The board shows: seats.",
        "The board shows: in turn.",
    ]


def test_the_seats_are_listed_only_where_they_may_come(boards: Boards) -> None:
    boards.toggle()
    board = boards.board()
    assert board is not None
    assert board.scene is not None
    boards.set_plan(replace(board.plan, frozen=Layout.SEATS))
    assert any(line.key == "what" and "Seats." in line.text for line in board.scene.lines)


def test_the_small_clock_stays_over_others_and_comes_back_where_it_was(
    boards: Boards, bridge: Bridge, clock: desk_sample.Clock
) -> None:
    boards.toggle_small_clock()
    small = boards.small_clock
    assert small is not None
    assert small.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    assert small.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)

    def shown() -> str:
        assert small is not None
        assert small.scene is not None
        return "".join(one.text for one in small.scene.lines if one.key.startswith("digit"))

    before = shown()
    clock.go(1_000)
    small.refresh()
    assert shown() != before
    small.resize(320, 200)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    small.keyPressEvent(key)
    small.refresh()
    assert small.scene is not None
    assert any(line.text == "Paused" for line in small.scene.lines)
    boards.toggle_small_clock()
    assert not small.isVisible()
    boards.toggle_small_clock()
    again = boards.small_clock
    assert again is not None
    assert (again.width(), again.height()) == (320, 200)
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    again.keyPressEvent(escape)
    assert not again.isVisible()
    boards.toggle_small_clock()
    last = boards.small_clock
    assert last is not None
    bridge.close()
    assert not last.isVisible()


def test_the_small_clock_is_dragged(boards: Boards) -> None:
    boards.toggle_small_clock()
    small = boards.small_clock
    assert small is not None
    small.move(100, 100)
    QTest.mousePress(small, LEFT, NONE, QPoint(10, 10))
    QTest.mouseMove(small, QPoint(60, 40))
    QTest.mouseRelease(small, LEFT, NONE, QPoint(60, 40))
    assert small.pos() == QPoint(150, 130)


def test_boards_take_the_houses_logo_and_colours(
    bridge: Bridge, desk: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[QImage | None] = [QImage(80, 40, QImage.Format.Format_ARGB32)]
    monkeypatch.setattr(house, "picture", lambda: kept[0])
    chosen = Preferences(Settings(), tmp_path / "settings.json")
    boards = Boards(bridge, desk, chosen)
    boards.toggle()
    first = boards.dress().logo
    assert first is not None
    chosen.set_board_accent("#b0344f")
    assert boards.dress().logo is first
    assert boards.dress().colours[Ink.FELT] != NIGHT[Ink.FELT]
    kept[0] = None
    chosen.changed.emit()
    assert boards.dress().logo is None
    boards.close_all()


def test_keys_of_the_board_are_its_own() -> None:
    assert row(Act.BOARD).keys == ("F11",)
    assert row(Act.BOARD_SCREEN).keys == ("Shift+F11",)
    assert row(Act.BOARD_LAYOUT).keys == ("Ctrl+Shift+F11",)
    acts = {Act.BOARD, Act.BOARD_SCREEN, Act.BOARD_LAYOUT, Act.BOARD_OPTIONS, Act.SMALL_CLOCK}
    assert not [pair for pair in ambiguous(ROWS) if acts & set(pair)]
