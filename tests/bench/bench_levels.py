"""The Levels page with a hundred rows: from a key to the picture, and while the clock runs."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.structure import Structure
    from tdtool.ui.levels.levels_page import LevelsPage

ROWS = 100
BOUND = 16.0
"""One frame of a 60 Hz screen (ms)."""
TIMES = 30


def rows() -> list[Row]:
    """Measure what the page does between a key and the picture, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    from tdtool.ui import fonts
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.levels_page import LevelsPage
    from tests.ui import desk_sample
    from tests.ui.levels import harbour

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    fonts.load_rest()
    bridge = Bridge()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        desk = harbour.founded(Path(folder), clock, hundred())
        bridge.show(desk)
        page = LevelsPage(bridge)
        page.resize(1248, 664)
        page.show()
        page.setFocus()
        page.grab()
        found = [
            _scroll(page),
            _typed(page),
            _side(page),
            _arrow(page),
            _written(page),
            _tick(page),
        ]
        bridge.close()
        page.deleteLater()
        app.processEvents()
    return found


def hundred() -> Structure:
    """Make a structure of a hundred rows: levels, breaks, colour-ups, ends of days."""
    from tdtool.tournament import structure_edit as edit
    from tests.ui.levels import harbour

    made = harbour.structure()
    while len(made.rows) < ROWS:
        made = edit.with_level(made, len(made.rows) - 1)
        if len(made.rows) % 5 == 0:
            made = edit.with_break(made, len(made.rows) - 1)
    return replace(made, rows=made.rows[:ROWS])


def _median(act: Callable[[int], None], times: int = TIMES) -> float:
    taken = []
    for number in range(times):
        begun = time.perf_counter()
        act(number)
        taken.append((time.perf_counter() - begun) * 1000)
    return statistics.median(taken)


def _scroll(page: LevelsPage) -> Row:
    bar = page.view.verticalScrollBar()

    def scroll(number: int) -> None:
        bar.setValue(number * 137 % max(1, bar.maximum()))
        page.view.viewport().grab()

    return Row(f"levels repainted, scrolled ({ROWS} rows)", _median(scroll), BOUND, "ms")


def _typed(page: LevelsPage) -> Row:
    """Measure a key: the draft, the warnings, the times, the side, and the page painted."""
    from tdtool.ui.levels.lines import Col

    page.view.go_to_row(19, Col.SMALL_BLIND)
    page.view.open_field("8")

    def type_(number: int) -> None:
        page.view.field.setText("8" + "0" * (number % 6))
        page.view.field.textEdited.emit(page.view.field.text())
        page.view.viewport().grab()

    row = Row("a key typed into a cell, painted", _median(type_), BOUND, "ms")
    page.view.close_field()
    page.editing.drop()
    return row


def _side(page: LevelsPage) -> Row:
    """Measure the second column, which follows when nobody has typed for a moment."""

    def look(number: int) -> None:
        page.view.go_to_row(20, None)
        page.view.fill(str(9_000 + 1_000 * (number % 3)))
        page.side.refresh()
        page.side.grab()

    row = Row("figures, chips and things to look at, painted", _median(look), 2 * BOUND, "ms")
    page.editing.drop()
    return row


def _arrow(page: LevelsPage) -> Row:
    from tdtool.ui.levels.lines import Col

    def move(number: int) -> None:
        page.view.go_to_row(20 + number, Col.BIG_BLIND)
        page.view.viewport().grab()

    return Row("another cell in hand, painted", _median(move), BOUND, "ms")


def _written(page: LevelsPage) -> Row:
    """Measure leaving a row: the command to the disk, and the page painted."""
    from tdtool.ui.levels.lines import Col

    def leave(number: int) -> None:
        page.view.go_to_row(20, Col.SMALL_BLIND)
        page.view.fill(str(11_000 + 1_000 * (number % 3)))
        page.view.go_to_row(22, Col.SMALL_BLIND)
        page.view.viewport().grab()

    return Row("a row left: written down and painted", _median(leave), 50.0, "ms")


def _tick(page: LevelsPage) -> Row:
    def tick(number: int) -> None:
        del number
        page.model.tick()
        page.clock.refresh()

    return Row("the clock looked at (8 times a second)", _median(tick), 2.0, "ms")
