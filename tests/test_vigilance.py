"""The test bench itself: what it lets pass, and what it does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

CASES = """
import logging, os, threading, warnings
from pathlib import Path
import pytest
from PySide6.QtCore import QObject, QThread, QTimer, qWarning
from PySide6.QtWidgets import QLabel, QWidget

KEPT = []

def test_clean(qtbot):
    label = QLabel("x")
    qtbot.addWidget(label)
    label.show()
    QTimer.singleShot(0, label.update)
    timer = QTimer(label)
    timer.start(1000)

def test_dead_cycle(qapp):
    window = QWidget()
    window.itself = window
    timer = QTimer()
    timer.itself = timer
    timer.start(1000)

def test_window_left(qapp):
    KEPT.append(QWidget())

def test_window_that_may_stay(qapp):
    window = QWidget()
    window.setProperty("outlives_test", True)
    timer = QTimer(window)
    timer.start(1000)
    KEPT.append(window)

def test_qt_warning(qapp):
    qWarning("odd")

def test_python_warning():
    warnings.warn("odd", stacklevel=1)

def test_log():
    logging.getLogger("tdtool.desk").warning("odd")

def test_log_of_others():
    logging.getLogger("somebody").warning("odd")

def test_log_below_warning():
    logging.getLogger("tdtool.desk").info("fine")

@pytest.mark.expects_log
def test_expected_log():
    logging.getLogger("tdtool.desk").error("as asked")

@pytest.mark.expects_log
def test_expected_log_missing():
    pass

def test_home_is_another():
    assert str(Path.home()) != os.environ["REAL_HOME"]
    assert not list(Path.home().glob("Documents"))

def test_exception_in_slot(qtbot):
    def fall():
        raise ValueError("odd")
    QTimer.singleShot(0, fall)
    qtbot.wait(10)
"""

LEFT_RUNNING = {
    "own_slot": """
from PySide6.QtCore import QTimer

def test_kept_by_its_own_slot(qapp):
    timer = QTimer()
    timer.timeout.connect(lambda: timer)
    timer.start(1000)
""",
    "timer": """
from PySide6.QtCore import QTimer
KEPT = []

def test_timer_left(qapp):
    timer = QTimer()
    timer.start(1000)
    KEPT.append(timer)

def test_of_the_same_file_that_is_told(qapp):
    pass
""",
}
"""What still runs is found when the last test of its file is over."""

PASSES = {
    "test_clean",
    "test_dead_cycle",
    "test_window_that_may_stay",
    "test_log_of_others",
    "test_log_below_warning",
    "test_expected_log",
    "test_home_is_another",
}


@pytest.fixture(scope="module")
def outcomes(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Run the cases under this test bench, and collect each outcome's test names."""
    folder = tmp_path_factory.mktemp("cases")
    (folder / "test_cases.py").write_text(CASES)
    for name, text in LEFT_RUNNING.items():
        (folder / f"test_{name}.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    command += ["-c", str(repository / "pyproject.toml"), "--rootdir", str(folder), "-rA", "-q"]
    run = subprocess.run(
        [*command, "-p", "no:xdist", str(folder)],
        cwd=repository,
        env=_environment(folder),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    found: dict[str, set[str]] = {}
    for outcome, name in re.findall(r"^(PASSED|FAILED|ERROR) .*::(\w+)", run.stdout, re.MULTILINE):
        found.setdefault(outcome, set()).add(name)
    return found


def _environment(home: Path) -> dict[str, str]:
    return os.environ | {"REAL_HOME": str(home), "HOME": str(home)}


def test_clean_tests_pass(outcomes: dict[str, set[str]]) -> None:
    assert outcomes["PASSED"] - outcomes["ERROR"] == PASSES | {"test_timer_left"}


def test_odd_messages_fail_a_test(outcomes: dict[str, set[str]]) -> None:
    assert outcomes["FAILED"] == {
        "test_qt_warning",
        "test_python_warning",
        "test_log",
        "test_expected_log_missing",
        "test_exception_in_slot",
    }


def test_left_over_windows_and_timers_are_an_error(outcomes: dict[str, set[str]]) -> None:
    assert outcomes["ERROR"] == {
        "test_kept_by_its_own_slot",
        "test_window_left",
        "test_of_the_same_file_that_is_told",
    }
