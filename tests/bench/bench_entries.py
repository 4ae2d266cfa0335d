"""The Entries page at festival scale: filter, sort, repaint, choose, a bust on the screen."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from tdtool.desk import Desk
    from tdtool.ui.entries.entries_page import EntriesPage

ENTRIES = 10_000
OUT = 1_500
FRAME = 16.0
"""One frame of a 60 Hz screen (ms)."""
BOUND = 50.0
"""Filter and sort (ms)."""
TIMES = 30
TYPED = ("ma", "lin", "kim w", "12.5", "7", "ł", "xyzzy", "")


def rows() -> list[Row]:
    """Measure what the page does between a key and the picture, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    from tdtool.ui import fonts
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.entries_page import EntriesPage
    from tests.ui import desk_sample

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    fonts.load_rest()
    bridge = Bridge()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        desk = _festival(Path(folder), clock)
        bridge.show(desk)
        page = EntriesPage(bridge)
        page.resize(1536, 976)
        page.show()
        page.grab()
        found = [
            _filtered(page),
            _sorted(page),
            _scrolled(page),
            _walked(page),
            _chosen(page),
            _changed(page, desk),
            _anew(page),
        ]
        bridge.close()
        page.deleteLater()
        app.processEvents()
    return found


def _festival(folder: Path, clock: Callable[[], object]) -> Desk:
    from tdtool.tournament import commands as c
    from tests.ui import desk_sample
    from tests.ui.entries.club import NAMES

    assert isinstance(clock, desk_sample.Clock)
    desk = desk_sample.opened(folder, clock)
    firsts = [name.split()[0] for name in NAMES]
    lasts = [name.split()[-1] for name in NAMES]
    many = len(firsts)
    names = [
        f"{firsts[number % many]} {lasts[number // many % many]} {number // many**2 or ''}".strip()
        for number in range(ENTRIES)
    ]
    desk_sample.done(desk, c.Register(names=tuple(names)))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    desk_sample.done(desk, c.StartClock())
    clock.go(60_000)
    desk_sample.done(desk, c.Bust(tuple(range(3, ENTRIES, ENTRIES // OUT))))
    desk_sample.done(desk, c.Register(names=("Waiting One", "Waiting Two")))
    return desk


def _times(act: Callable[[int], None], times: int = TIMES) -> list[float]:
    taken = []
    for number in range(times):
        begun = time.perf_counter()
        act(number)
        taken.append((time.perf_counter() - begun) * 1000)
    return taken


def _slowest(taken: Sequence[float], kinds: int) -> float:
    """Give the median of the kind that takes longest; the kinds come in turns."""
    return max(statistics.median(taken[kind::kinds]) for kind in range(kinds))


def _row(name: str, taken: Sequence[float], bound: float) -> Row:
    return Row(name, statistics.median(taken), bound, "ms")


def _paint(widget: QWidget) -> None:
    """Paint a widget whole, into a picture: offscreen nothing else would be drawn."""
    widget.grab()


def _filtered(page: EntriesPage) -> Row:
    def type_(number: int) -> None:
        page.filter.set_text(TYPED[number % len(TYPED)])

    slowest = _slowest(_times(type_, 5 * len(TYPED)), len(TYPED))
    return Row(f"entries filtered, the slowest key ({ENTRIES:,})", slowest, BOUND, "ms")


def _sorted(page: EntriesPage) -> Row:
    from tdtool.ui.entries.entries_model import Column

    page.filter.set_text("")

    def sort(number: int) -> None:
        page.view.head.asked.emit(list(Column)[number % len(Column)])

    slowest = _slowest(_times(sort, 5 * len(Column)), len(Column))
    return Row(f"entries sorted, the slowest column ({ENTRIES:,})", slowest, BOUND, "ms")


def _scrolled(page: EntriesPage) -> Row:
    viewport, bar = page.view.viewport(), page.view.verticalScrollBar()
    page.filter.set_text("a")

    def scroll(number: int) -> None:
        bar.setValue(number * 1_237 % max(1, bar.maximum()))
        _paint(viewport)

    return _row("entries repainted, scrolled, letters marked", _times(scroll), FRAME)


def _walked(page: EntriesPage) -> Row:
    page.filter.set_text("")

    def walk(number: int) -> None:
        page.view.choose(2 + number * 7)
        _paint(page.view.viewport())
        _paint(page.side)

    return _row("another entry, list and what can be done", _times(walk), 2 * FRAME)


def _chosen(page: EntriesPage) -> Row:
    def choose(number: int) -> None:
        if number % 2:
            page.view.choose(2)
        else:
            page.view.selectAll()
            assert len(page.view.selected()) > ENTRIES

    taken = _times(choose, 10)[::2]
    page.view.choose(2)
    return _row(f"all {ENTRIES:,} chosen, what can be done", taken, 2 * BOUND)


def _changed(page: EntriesPage, desk: Desk) -> Row:
    from tdtool.desk import Change

    def bust(number: int) -> None:
        page.take(Change(entries=frozenset({number + 1})))
        _paint(page.view.viewport())

    assert desk.state.busts
    return _row("a bust shown in the list", _times(bust), BOUND)


def _anew(page: EntriesPage) -> Row:
    def refresh(number: int) -> None:
        del number
        page.refresh()
        _paint(page.view.viewport())

    return _row(f"all entries shown anew ({ENTRIES:,})", _times(refresh, 7), 200.0)
