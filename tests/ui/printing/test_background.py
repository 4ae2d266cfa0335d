"""Work beside the window: results come back, what is not wanted ends, errors are told."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QThread

from tdtool.ui.printing.background import Background, Result

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tdtool.ui.printing.work import EachPage


@pytest.fixture
def background(qapp: object) -> Iterator[Background]:
    del qapp
    holder = QObject()
    made = Background(holder)
    yield made
    made.stop()


def test_the_result_comes_back_to_the_windows_thread(background: Background, qtbot: QtBot) -> None:
    window = threading.current_thread()
    threads: list[threading.Thread] = []
    results: list[int | None] = []

    def work(each: EachPage) -> int:
        each()
        threads.append(threading.current_thread())
        return 7

    def done(result: Result[int]) -> None:
        threads.append(threading.current_thread())
        results.append(result.value)

    background.start(work, done)
    assert background.is_busy()
    qtbot.waitUntil(lambda: bool(results))
    assert results == [7]
    assert threads[0] is not window
    assert threads[1] is window
    assert not background.is_busy()


def test_new_work_takes_the_place_of_the_old(background: Background, qtbot: QtBot) -> None:
    ended = threading.Event()
    results: list[str | None] = []

    def endless(each: EachPage) -> str:
        try:
            while True:
                each()
        finally:
            ended.set()

    def take(result: Result[str]) -> None:
        results.append(result.value)

    background.start(endless, take)
    background.start(lambda _: "second", take)
    qtbot.waitUntil(lambda: bool(results))
    assert results == ["second"]
    assert ended.wait(5)


def test_work_that_is_stopped_tells_nothing(background: Background, qtbot: QtBot) -> None:
    results: list[object] = []
    background.start(lambda _: 1, results.append)
    background.stop()
    assert not background.is_busy()
    qtbot.wait(60)
    assert results == []


def test_an_error_is_the_result(background: Background, qtbot: QtBot) -> None:
    results: list[Result[int]] = []

    def wrong(each: EachPage) -> int:
        each()
        raise OSError("the disk is full")

    background.start(wrong, results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert results[0].value is None
    assert str(results[0].error) == "the disk is full"


def test_no_thread_of_qt_is_left_running(background: Background, qtbot: QtBot) -> None:
    results: list[object] = []
    background.start(lambda _: 1, results.append)
    assert not background.findChildren(QThread)
    qtbot.waitUntil(lambda: bool(results))
