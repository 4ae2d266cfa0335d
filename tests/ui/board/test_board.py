"""The board's window: what it paints when, its keys, and that it follows only its clock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QMouseEvent, QPainter, QRegion

from tdtool.board_plan import BoardPlan, Layout, ScreenId, Turn
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import queries
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import ClockState
from tdtool.ui import figures
from tdtool.ui.board import picture
from tdtool.ui.board.board import Board
from tdtool.ui.board.room import Room
from tdtool.ui.board.scene_view import until_next
from tests.ui import desk_sample
from tests.ui.board.layout_states import composed
from tests.ui.board.states import NOW

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tdtool.tournament.board_view import BoardView
    from tdtool.ui.board.scene import Scene
    from tdtool.ui.bridge import Bridge

PLAN = BoardPlan(ScreenId("HDMI-1"), turns=(Turn(Layout.CLOCK, 30),))
STALE = 64
"""A difference in lightness that only something left over makes.

Qt smooths a letter a little differently when it paints it again.
"""


@pytest.fixture
def board(bridge: Bridge, qtbot: QtBot) -> Iterator[Board]:
    made = Board(bridge, PLAN)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def texts(board: Board) -> dict[str, str]:
    assert board.scene is not None
    return {line.key: line.text for line in board.scene.lines}


def press(board: Board, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
    held = Qt.KeyboardModifier.NoModifier if modifiers is None else modifiers
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, held))


def double_click(board: Board) -> None:
    at = QPointF(board.rect().center())
    button = Qt.MouseButton.LeftButton
    kind = QEvent.Type.MouseButtonDblClick
    none = Qt.KeyboardModifier.NoModifier
    board.mouseDoubleClickEvent(QMouseEvent(kind, at, at, button, button, none))


def test_it_shows_the_clock(board: Board) -> None:
    shown = texts(board)
    assert shown["title"] == "Level14"
    assert shown["name"] == "Harbour Open"
    assert board.accessibleName() == "Board – Harbour Open"


def test_it_says_what_the_director_wrote(board: Board, qtbot: QtBot) -> None:
    desk_sample.done(board.desk, ec.SetMessage("Dinner is served"))
    qtbot.waitUntil(lambda: texts(board).get("message") == "Dinner is served")
    board.desk.undo()
    qtbot.waitUntil(lambda: texts(board).get("message") != "Dinner is served")


def test_it_follows_the_tournaments_name(board: Board, qtbot: QtBot) -> None:
    desk_sample.done(board.desk, ec.RenameTournament("Harbour Main"))
    qtbot.waitUntil(lambda: texts(board)["name"] == "Harbour Main")
    assert board.accessibleName() == "Board – Harbour Main"


def test_a_long_message_takes_turns_with_what_comes_next(
    board: Board, clock: desk_sample.Clock
) -> None:
    text = "Tables 31 to 36 break after this level: wait for your seat card before you stand up"
    desk_sample.done(board.desk, ec.SetMessage(text))
    seen = set()
    for _ in range(4):
        clock.go(4_000)
        board.refresh()
        shown = texts(board)
        seen.add(tuple(key for key in ("message", "next") if key in shown))
    assert seen == {("message",), ("next",)}


def test_a_second_paints_a_figure(board: Board, clock: desk_sample.Clock) -> None:
    before = board.scene
    assert before is not None
    clock.go(1_000)
    board.refresh()
    after = board.scene
    assert after is not None
    keys = {line.key for line in before.lines if line not in after.lines}
    assert {"digit -1", "break in"} <= keys <= {"digit -1", "digit -2", "break in", "time of day"}
    region = picture.changed(before, after)
    assert not region.contains(board.rect().center())
    assert not region.isEmpty()


def test_nothing_is_painted_while_nothing_changes(board: Board, clock: desk_sample.Clock) -> None:
    before = board.scene
    clock.go(100)
    board.refresh()
    clock.go(300)
    board.refresh()
    assert before is not None
    assert board.scene == before
    assert picture.changed(before, board.scene) == QRegion()


def test_it_keeps_time_without_the_desks_ticks(
    board: Board, bridge: Bridge, clock: desk_sample.Clock
) -> None:
    """The desk's own timer stands still here, as when it is busy."""
    bridge.blockSignals(True)  # noqa: FBT003
    at = queries.clock_view(board.desk.state, board.desk.now()).remaining
    assert at is not None
    for _ in range(90):
        clock.go(1_000)
        board.refresh()
    digits = "".join(text for key, text in texts(board).items() if key.startswith("digit"))
    assert digits == figures.countdown(at - 90_000)


def test_a_change_is_shown_at_once(board: Board, qtbot: QtBot) -> None:
    before = texts(board)["players"]
    entry = next(iter(board.desk.state.tables[1].occupants.values()))
    board.desk.do(c.Bust((entry,)))
    qtbot.waitUntil(lambda: texts(board)["players"] != before, timeout=1_000)


def test_a_move_is_shown_by_surname(board: Board, clock: desk_sample.Clock) -> None:
    state = board.desk.state
    for entry in sorted(state.awaited):
        board.desk.do(c.Arrive(entry))
    board.refresh()
    assert "what" not in texts(board)
    mover = next(iter(state.tables[2].occupants.values()))
    seat = SeatAt(1, state.tables[1].open_seats()[0])
    board.desk.do(c.MoveEntry(mover, seat))
    board.refresh()
    shown = texts(board)
    assert shown["what"].startswith("New seat.")
    assert shown["row 0 table"] == "1"
    assert shown["row 0 seat"] == str(seat.seat)
    clock.go(120_000)
    board.refresh()
    assert "what" not in texts(board)


def test_it_stays_with_its_tournament(
    board: Board, bridge: Bridge, tmp_path: Path, clock: desk_sample.Clock
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    bridge.show(desk_sample.opened(folder, clock, "Another"))
    clock.go(5_000)
    board.refresh()
    assert texts(board)["name"] == "Harbour Open"
    press(board, Qt.Key.Key_Space)
    assert queries.clock_view(board.desk.state, clock()).state is ClockState.RUNNING


def test_space_is_the_clock(board: Board) -> None:
    press(board, Qt.Key.Key_Space)
    board.refresh()
    assert texts(board)["pause"] == "Paused"
    press(board, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    board.refresh()
    assert "pause" not in texts(board)


def test_a_forgotten_pause_counts(board: Board, clock: desk_sample.Clock) -> None:
    board.desk.do(c.PauseClock())
    clock.go(125_000)
    board.refresh()
    assert texts(board)["pause"] == "Pausedfor 2:05"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_it_is_left_by_key(board: Board, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(board.left):
        press(board, key)
    assert not board.isVisible()
    # A change of its tournament finds nobody here any more.
    board.desk.do(c.PauseClock())
    board.close()


def test_other_keys_are_left_alone(board: Board) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier)
    board.keyPressEvent(event)
    assert board.isVisible()
    assert not event.isAccepted()


def test_a_hidden_board_rests(board: Board, clock: desk_sample.Clock) -> None:
    board.hide()
    before = board.scene
    clock.go(10_000)
    board.refresh()
    board.desk.do(c.PauseClock())
    assert board.scene is before
    board.show()
    board.refresh()
    assert texts(board)["pause"] == "Paused"


def test_it_fills_a_screen_or_stands_in_a_window(board: Board) -> None:
    screen = QGuiApplication.primaryScreen()
    board.show_on(screen, alone=True)
    assert board.isFullScreen()
    assert board.alone
    assert not board.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert board.cursor().shape() is Qt.CursorShape.BlankCursor
    press(board, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert not board.isFullScreen()
    assert board.isVisible()
    double_click(board)
    assert board.isFullScreen()
    double_click(board)
    assert board.cursor().shape() is not Qt.CursorShape.BlankCursor


def test_on_a_screen_of_its_own_it_takes_no_keys(board: Board) -> None:
    board.show_on(QGuiApplication.primaryScreen(), alone=False)
    assert board.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert board.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not board.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


@pytest.mark.parametrize(
    ("left", "wait"), [(5_000, 1_000), (4_999, 999), (4_001, 1), (4_000, 1_000), (1, 1)]
)
def test_it_wakes_when_the_next_figure_is_due(
    every_state: dict[str, BoardView], left: int, wait: int
) -> None:
    view = every_state["level"]
    assert until_next(replace(view.clock, remaining=left), NOW) == wait


def test_it_wakes_for_the_pause_and_the_time_of_day(every_state: dict[str, BoardView]) -> None:
    paused = replace(every_state["paused"].clock, paused_for=2_250)
    assert until_next(paused, NOW) == 750
    over = every_state["day over"].clock
    assert until_next(over, NOW._replace(wall_ms=1_000_900)) == 100


def test_it_never_lags_or_skips(board: Board, clock: desk_sample.Clock) -> None:
    """Woken late each time by a different bit, every second is shown, none twice."""
    seen = []
    for late in (0, 3, 7, 1, 12, 4, 0, 9, 2, 15):
        view = queries.clock_view(board.desk.state, board.desk.now())
        clock.go(until_next(view, board.desk.now()) + late)
        board.refresh()
        seen.append("".join(t for key, t in texts(board).items() if key.startswith("digit")))
    assert len(set(seen)) == len(seen)
    seconds = [int(text[:-3]) * 60 + int(text[-2:]) for text in seen]
    assert seconds == list(range(seconds[0], seconds[0] - len(seconds), -1))


def painted(image: QImage, scene: Scene, region: QRegion) -> None:
    painter = QPainter(image)
    painter.setClipRegion(region)
    picture.paint(painter, scene, region)
    painter.end()


def difference(one: QImage, other: QImage) -> int:
    """Give the largest difference in lightness, 0 to 255."""
    grey = QImage.Format.Format_Grayscale8
    first, second = (bytes(image.convertToFormat(grey).constBits()) for image in (one, other))
    if first == second:
        return 0
    return max(map(abs, map(int.__sub__, first, second)))


@pytest.mark.parametrize("room", [Room(1280, 720), Room(800, 600)])
def test_painting_what_changed_is_as_good_as_painting_all(
    every_state: dict[str, BoardView], lettered: QApplication, room: Room
) -> None:
    del lettered
    size = QSize(room.width, room.height)
    whole = QRegion(QRect(QPoint(), size))
    kept = QImage(size, QImage.Format.Format_RGB32)
    fresh = QImage(size, QImage.Format.Format_RGB32)
    before = picture.compose(every_state["level"], NOW, room)
    painted(kept, before, whole)
    for name, view in every_state.items():
        after = composed(name, view, room)
        painted(kept, after, picture.changed(before, after))
        painted(fresh, after, whole)
        assert difference(kept, fresh) < STALE, name
        before = after


def test_the_window_shows_what_was_composed(board: Board) -> None:
    assert board.scene is not None
    image = board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    fresh = QImage(board.size(), QImage.Format.Format_RGB32)
    painted(fresh, board.scene, QRegion(board.rect()))
    assert difference(image, fresh) < STALE
