"""Start a window and tell how long it took: `python -m tests.bench.start_probe NS bare|tdtool DB`.

NS is the monotonic clock (nanoseconds) when the process was asked for. Prints one JSON
object: seconds since then and resident memory in MB, at the
first paint and, for tdtool, when the last tournament is shown and a key was answered.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path


def since_start() -> float:
    """Give the seconds since this process was asked for."""
    return (time.monotonic_ns() - int(sys.argv[1])) / 1_000_000_000


def megabytes() -> float:
    """Give the resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def bare() -> dict[str, float]:
    """Show a window of PySide6 with nothing in it."""
    from PySide6.QtWidgets import QApplication, QWidget

    qt = QApplication(["bare"])
    window = QWidget()
    window.resize(1366, 768)
    window.show()
    qt.processEvents()
    window.repaint()
    return {"paint": since_start(), "memory": megabytes()}


def tdtool(database: Path) -> dict[str, float]:
    """Start the program as `tdtool --db` does and press a key once the tournament is shown."""
    from tdtool.app import App  # isort: skip (the program comes before Qt there too)
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    qt = QApplication(["tdtool"])
    app = App(database)
    qt.aboutToQuit.connect(app.leave)
    app.show()
    qt.sendPostedEvents()
    app.shell.repaint()
    told = {"paint": since_start(), "memory": megabytes()}
    until = time.monotonic() + 20
    while not app.is_furnished and time.monotonic() < until:
        # Waiting as the program does: its thread has the interpreter to itself.
        qt.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    told |= _answered(qt, app)
    app.shell.close()
    app.leave()
    return told


def _answered(qt: object, app: object) -> dict[str, float]:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tdtool.app import App

    assert isinstance(qt, QApplication)
    assert isinstance(app, App)
    qt.processEvents()
    QTest.keyClick(app.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    focus = QApplication.focusWidget()
    QTest.keyClicks(focus or app.window, "2.5 out")
    qt.processEvents()
    app.window.repaint()
    assert app.read("2.5 out").candidates
    told = {"shown": since_start(), "shown_memory": megabytes()}
    for key in (Qt.Key.Key_2, Qt.Key.Key_1):
        QTest.keyClick(app.window, Qt.Key.Key_Escape)
        QTest.keyClick(app.window, key, Qt.KeyboardModifier.ControlModifier)
        qt.processEvents()
        app.window.repaint()
    return told | {"pages_memory": megabytes()}


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(json.dumps(bare() if sys.argv[2] == "bare" else tdtool(Path(sys.argv[3]))))
