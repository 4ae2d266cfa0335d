"""What goes wrong is said and kept; the program goes on."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from tdtool.app import HELP, App, StoreShelf
from tdtool.store.log import Store
from tdtool.ui.acts import Act
from tdtool.ui.mishap import SENTENCE, Mishaps, keep_log
from tdtool.ui.shelf import ShelfError
from tdtool.ui.start_page import StartPage
from tdtool.ui.trouble_page import TroublePage
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

NESTED = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
import sys
from PySide6.QtWidgets import QApplication, QWidget
from tdtool.ui.acts import Act
from tdtool.ui.mishap import Mishaps
from tdtool.ui.steady import steady
app = QApplication([])
class Outer(QWidget):
    def event(self, event):
        return super().event(event)
    def paintEvent(self, event):
        list(zip((1,), (), strict=True))
Outer.__module__ = "tdtool.ui.sample"
steady()
heard = []
mishaps = Mishaps()
mishaps.happened.connect(heard.append)
mishaps.listen()
window = QWidget()
outer = Outer(window)
outer.resize(50, 50)
window.show()
app.processEvents()
assert heard, "the error was not heard"
print("alive")
"""


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    del qtbot
    made = App(tmp_path / "desk.sqlite3")
    yield made
    made.shell.close()
    made.leave()
    made.shell.deleteLater()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opened(app: App, qtbot: QtBot) -> None:
    with qtbot.waitSignal(app.furnished, timeout=20_000):
        app.show()


def test_an_error_in_a_paint_within_a_call_of_qt_ends_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NESTED], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr


@pytest.mark.expects_log
def test_an_error_is_said_once_and_written_down(caplog: pytest.LogCaptureFixture) -> None:
    mishaps = Mishaps()
    heard: list[str] = []
    mishaps.happened.connect(heard.append)
    mishaps.listen()
    try:
        error = ValueError("odd")
        sys.excepthook(ValueError, error, None)
    finally:
        mishaps.leave()
    assert heard == [SENTENCE]
    assert "odd" in caplog.text


@pytest.mark.expects_log
def test_an_error_in_a_thread_is_said_too(qtbot: QtBot) -> None:
    mishaps = Mishaps()
    mishaps.listen()
    try:
        with qtbot.waitSignal(mishaps.happened):
            thread = threading.Thread(target=int, args=("odd",))
            thread.start()
            thread.join()
    finally:
        mishaps.leave()


def test_the_log_is_kept_in_a_file(tmp_path: Path) -> None:
    logger = logging.getLogger("tdtool")
    before = list(logger.handlers)
    logger.handlers.clear()
    try:
        keep_log(tmp_path / "tdtool.log")
        keep_log(tmp_path / "tdtool.log")
        assert len(logger.handlers) == 2
        assert not (tmp_path / "tdtool.log").exists()
    finally:
        for handler in logger.handlers:
            handler.close()
        logger.handlers[:] = before


def test_the_first_start_offers_what_there_is_to_do(app: App, qtbot: QtBot) -> None:
    opened(app, qtbot)
    page = app.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    assert page.new_button.isEnabled()
    page.sample_button.click()
    assert app.window.bridge.is_open
    assert app.window.bridge.desk.state.name.startswith("Sample")
    assert app.preferences.settings.tournament == app.window.bridge.desk.id


def test_a_file_that_is_in_use_is_said_and_can_be_tried_again(
    app: App, qtbot: QtBot, tmp_path: Path
) -> None:
    other = Store.open(tmp_path / "desk.sqlite3")
    opened(app, qtbot)
    page = app.window.pages.currentWidget()
    assert isinstance(page, TroublePage)
    assert "open in another tdtool" in page.sentence.text()
    assert page.help.text() == HELP
    other.close()
    page.again_button.click()
    qtbot.waitUntil(lambda: isinstance(app.window.pages.currentWidget(), StartPage), timeout=20_000)


def test_a_file_that_is_none_is_left_alone(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    other = tmp_path / "desk.sqlite3"
    other.write_bytes(b"no database at all" * 100)
    opened(app, qtbot)
    assert isinstance(app.window.pages.currentWidget(), TroublePage)
    assert other.read_bytes() == b"no database at all" * 100


def test_the_tournament_shown_last_is_shown_again(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    clock = desk_sample.Clock()
    store = Store.open(tmp_path / "desk.sqlite3")
    first = desk_sample.opened_in(store, clock, "Harbour Open")
    clock.go(60_000)
    desk_sample.opened_in(store, clock, "Club Night")
    store.close()
    app.preferences.set_tournament(first.id)
    opened(app, qtbot)
    assert app.window.bridge.desk.state.name == "Harbour Open"


def test_without_a_wish_the_one_touched_last_is_shown(stage: Stage) -> None:
    assert stage.shelf.last(None) is None
    desk_sample.opened_in(stage.store, stage.clock, "Harbour Open")
    stage.clock.go(60_000)
    later = desk_sample.opened_in(stage.store, stage.clock, "Club Night")
    found = stage.shelf.last("no such id")
    assert found is not None
    assert found.id == later.id


def test_a_tournament_that_is_gone_is_said(stage: Stage) -> None:
    stage.program.tournaments.open_one("no such id")
    assert "not in the file" in stage.window.toast.text()
    assert stage.bridge.desk is stage.desk


def test_a_shelf_that_was_closed_says_so(tmp_path: Path) -> None:
    shelf = StoreShelf(Store.open(tmp_path / "desk.sqlite3"))
    shelf.close()
    with pytest.raises(ShelfError):
        shelf.heads()


def test_closing_while_the_file_is_opened_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    made = App(tmp_path / "desk.sqlite3")
    made.show()
    made.open_file()
    made.shell.close()
    made.leave()
    assert threading.active_count() == 1
    assert not made.is_furnished
    made.shell.deleteLater()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert Store.open(tmp_path / "desk.sqlite3").tournaments() == ()


def test_the_window_comes_back_where_it_was(app: App, qtbot: QtBot) -> None:
    opened(app, qtbot)
    assert app.window.window() is app.shell
    assert app.window.size() == app.shell.size()
    app.shell.resize(1000, 700)
    assert app.window.size() == app.shell.size()
    app.shell.close()
    kept = app.preferences.settings.window
    assert kept
    app.shell.resize(900, 600)
    app.shell.take_place("no place at all")
    app.shell.take_place(kept)
    assert app.shell.height() == 700


def test_the_line_reads_the_tournament_that_is_shown(app: App, qtbot: QtBot) -> None:
    opened(app, qtbot)
    with pytest.raises(LookupError):
        app.read("2.5 out")
    app.window.actions_table[Act.SAMPLE].trigger()
    assert app.read("2.5 out").candidates


def test_settings_that_cannot_be_kept_are_said(stage: Stage, tmp_path: Path) -> None:
    blocked = tmp_path / "settings.json"
    blocked.unlink(missing_ok=True)
    blocked.mkdir()
    stage.preferences.step_size(1)
    assert stage.window.toast.text().startswith("The settings cannot be kept in ")
    assert stage.preferences.settings.font_percent == 110


def test_the_start_page_opens_by_keys(stage: Stage, qtbot: QtBot) -> None:
    del qtbot
    stage.start()
    stage.settle()
    page = stage.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    assert isinstance(page.list, QWidget)
    assert page.list.hasFocus()
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert stage.bridge.desk.state.name == "Club Night"
