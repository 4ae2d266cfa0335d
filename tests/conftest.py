"""The test bench: no user data touched, nothing on the screen, nothing left over."""

from __future__ import annotations

import gc
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests.extent import FULL, examples, has_its_turn
from tests.fresh_home import move_into_fresh_home

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from tests.tournament.days.flights_of import Flights

REPOSITORY = Path(__file__).resolve().parents[1]

move_into_fresh_home()

settings.register_profile(
    "desk",
    deadline=None,
    max_examples=examples(200),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.register_profile("deep", settings.get_profile("desk"), max_examples=5_000)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


class _Heard(logging.Handler):
    """Keeps the log records of the program and of Python's warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what `python -m tests.full` alone runs, and what has its turn at other changes."""
    wanted: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        too_much = not FULL and item.get_closest_marker("full")
        (left if too_much or not has_its_turn(item.nodeid) else wanted).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = wanted


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Fail a test that makes log records nobody expected, or none where some were."""
    heard = _Heard()
    loggers = [logging.getLogger(name) for name in ("tdtool", "py.warnings")]
    for logger in loggers:
        logger.addHandler(heard)
    try:
        result = yield
    finally:
        for logger in loggers:
            logger.removeHandler(heard)
    expected = item.get_closest_marker("expects_log") is not None
    if heard.records and not expected:
        said = "; ".join(f"{record.name}: {record.getMessage()}" for record in heard.records)
        pytest.fail(f"unexpected log records: {said}")
    if expected and not heard.records:
        pytest.fail("this test expects log records at WARNING or above, and there were none")
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, Any, Any]:
    """Fail a test of the window that leaves windows behind, or a file of tests that leaves more.

    To find running timers and threads every object there is has to be looked at, so that is
    done once a file.
    """
    result = yield
    if "qapp" not in getattr(item, "fixturenames", ()):
        return result
    is_last = nextitem is None or nextitem.path != item.path
    if _windows() or (is_last and _running()):
        # What hangs in a dead reference cycle was let go of all the same.
        gc.collect()
        if left := [*_windows(), *_running()]:
            said = ", ".join(map(repr, left))
            for thing in left:
                thing.deleteLater()
            pytest.fail(f"left behind: {said}")
    return result


def _windows() -> list[Any]:
    """List the top-level widgets that still live.

    A window that serves several tests carries the property `outlives_test`.
    """
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.parent() is None and not widget.property("outlives_test")
    ]


def _running() -> list[Any]:
    """List the timers and threads that still run."""
    from PySide6.QtCore import QObject, QThread, QTimer
    from shiboken6 import isValid

    left: list[Any] = []
    for thing in gc.get_objects():
        if isinstance(thing, QObject) and isValid(thing):
            timer = isinstance(thing, QTimer) and thing.isActive()
            thread = isinstance(thing, QThread) and thing.isRunning()
            if (timer and not _kept(thing)) or (thread and thing is not QThread.currentThread()):
                left.append(thing)
    return left


def _kept(thing: Any) -> bool:
    while thing is not None:
        if thing.property("outlives_test"):
            return True
        thing = thing.parent()
    return False


@pytest.fixture(scope="session")
def repository() -> Path:
    """Return the folder of the checkout."""
    return REPOSITORY


@pytest.fixture(scope="session")
def shared_dir() -> Path:
    """Return the folder of published figures and cases beside the checkout, if there is one."""
    named = os.environ.get("TDTOOL_SHARED")
    shared = Path(named) if named else REPOSITORY.parent / "shared"
    if not shared.is_dir():
        pytest.skip(f"the published cases are not here: no folder {shared} (TDTOOL_SHARED)")
    return shared


@pytest.fixture
def flights(tmp_path: Path) -> Iterator[Flights]:
    """Open a file for the flights of an event."""
    from tests.tournament.days.flights_of import Flights

    made = Flights(tmp_path)
    yield made
    made.evening.store.close()
