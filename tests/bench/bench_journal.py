"""The journal of a festival: opening it, filtering it, reading it, an act that comes."""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.values import Sheet
from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tdtool.ui.journal.offers import Offered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId, SeatAt
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.journal.journal_page import JournalPage
    from tests.ui.desk_sample import Clock

ENTRIES, FACTS = 10_000, 60_000
FRAME, FILTER, OPEN = 16.0, 50.0, 100.0
"""Bounds in milliseconds."""
TIMES = 25
TYPED = ("kim", "player 12", "12.5", "out", "19:4", "level 3", "12", "note dealer", "paused")


def rows() -> list[Row]:
    """Measure what the page does between a key and the picture, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    from tdtool.app import keep_what_stands
    from tdtool.ui import fonts
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.immortal import keep_singletons
    from tests.ui import desk_sample

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    keep_singletons()
    fonts.load()
    bridge = Bridge()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        desk = desk_sample.opened(Path(folder), clock)
        desk_sample.done(desk, c.Register(names=desk_sample.names(ENTRIES)))
        desk_sample.done(desk, c.DrawSeats(open_tables=True))
        desk_sample.done(desk, c.StartClock())
        _live_on(desk, clock)
        bridge.show(desk)
        keep_what_stands()  # as the program does some seconds after a tournament is shown
        found = _measure(bridge)
        bridge.close()
        bridge.deleteLater()
        app.processEvents()
    return found


def _measure(bridge: Bridge) -> list[Row]:
    from tdtool.ui.journal.journal_page import JournalPage

    texts = {f"text {number}": f"The dealer was told {number} times" for number in range(FACTS)}
    opened: list[float] = []
    for _ in range(3):
        page = JournalPage(bridge, lambda: texts)
        page.resize(982, 664)
        opened.append(_ms(_open, page))
        if len(opened) < 3:
            page.deleteLater()
    steps = _steps(page)
    found = [
        Row(f"journal opened ({FACTS:,} facts)", min(opened), OPEN, "ms"),
        Row("journal: longest step of idle time", max(steps), FRAME, "ms"),
        *_filters(page),
        _scrolled(page),
        _read(page),
        _came(page, bridge.desk),
        *_asked(page),
    ]
    page.deleteLater()
    return found


def _open(page: JournalPage) -> None:
    page.show()
    page.grab()


def _steps(page: JournalPage) -> list[float]:
    """Let the page get ready as it does while nothing else is to be done."""
    taken: list[float] = []
    done = False

    def step() -> None:
        nonlocal done
        done = page.prepare()

    while not done:
        taken.append(_ms(step))
    return taken


def _filters(page: JournalPage) -> list[Row]:
    def type_(text: str) -> None:
        page.filter.field.setText(text)

    slowest = 0.0
    for text in TYPED:
        type_("")
        slowest = max(slowest, statistics.median([_again(page, text) for _ in range(5)]))
    type_("")
    kinds = []
    for place in range(1, 10):
        kinds.append(_ms(page.kinds.segments.set_index, place))
        page.kinds.segments.set_index(0)
    scopes = [_ms(page.show_table, number) for number in range(1, 20)]
    scopes += [_ms(page.show_entry, number) for number in range(1, 20)]
    page.filter.scope_left.emit()
    return [
        Row("journal: slowest of nine filters typed", slowest, FILTER, "ms"),
        Row("journal: slowest of nine kinds", max(kinds), FILTER, "ms"),
        Row("journal: history of a table or player, slowest", max(scopes), FILTER, "ms"),
    ]


def _again(page: JournalPage, text: str) -> float:
    page.filter.field.setText("")
    return _ms(page.filter.field.setText, text)


def _scrolled(page: JournalPage) -> Row:
    bar = page.table.verticalScrollBar()

    def scroll(number: int) -> None:
        bar.setValue(number * 7_919 % max(1, bar.maximum()))
        page.table.viewport().grab()

    return Row("journal: list repainted, scrolled", _median(scroll), FRAME, "ms")


def _read(page: JournalPage) -> Row:
    page.table.choose_row(5_000)

    def down(number: int) -> None:
        page.table.choose_row(5_000 + number)
        page.table.viewport().grab()
        page.side.grab()

    return Row("journal: the next line read, list and side", _median(down), FRAME, "ms")


def _came(page: JournalPage, desk: Desk) -> Row:
    """Measure from the change that the desk tells to the painted list."""
    page.table.choose_row(3)
    wall = desk.now().wall_ms

    def come(number: int) -> None:
        desk.history.add(
            [f.Recorded(desk.seq + 1, f"new {number}", wall, f.TableLocked(1, locked=True))]
        )
        page.refresh()
        page.table.viewport().grab()

    return Row("journal: an act that comes, shown", _median(come), FRAME, "ms")


def _asked(page: JournalPage) -> list[Row]:
    """Measure from the key to the question: what would follow is worked out for it."""
    late: list[float] = []
    back: list[float] = []
    page.kinds.segments.set_index(1)
    for row in range(60):
        page.table.choose_row(row)
        if Offered.TAKE_BACK in page.side.offered() and len(late) < 5:
            late.append(_ms(page.side.taken.emit, Offered.UNDO))
            page.side.left.emit()
            back.append(_ms(page.side.taken.emit, Offered.TAKE_BACK))
            page.side.left.emit()
    return [
        Row("journal: asked to undo a late bust", statistics.median(late), OPEN, "ms"),
        Row("journal: asked to take a bust back", statistics.median(back), OPEN, "ms"),
    ]


def _ms(act: Callable[..., object], *given: object) -> float:
    begun = time.perf_counter()
    act(*given)
    return (time.perf_counter() - begun) * 1_000


def _median(act: Callable[[int], None]) -> float:
    return statistics.median([_ms(act, number) for number in range(TIMES)])


def _live_on(desk: Desk, clock: Clock) -> None:
    """Let an evening of eight hours pass, one act a fact, without the disk."""
    chance = random.Random(1)
    seats = {entry.id: entry.seat for entry in desk.state.entries.values()}
    count = FACTS - desk.seq
    step = 8 * 3_600_000 // count
    wall = clock.wall_ms
    records = []
    for number, fact in enumerate(_facts(chance, seats, count)):
        wall += step
        records.append(f.Recorded(desk.seq + 1 + number, f"act {number}", wall, fact))
    desk.history.add(records)
    clock.go(wall - clock.wall_ms)


def _facts(
    chance: random.Random, seats: dict[EntryId, SeatAt | None], count: int
) -> Iterator[f.Fact]:
    playing = list(seats)
    for number in range(count):
        entry = playing[chance.randrange(len(playing))]
        seat = seats[entry]
        assert seat is not None
        kind = chance.random()
        if kind < 0.2 and len(playing) > 100:
            playing.remove(entry)
            yield f.Busted(entry, seat, number, number, number)
        elif kind < 0.5:
            yield f.Arrived(entry, seat)
        elif kind < 0.8:
            yield f.HeadsCounted(seat.table, 9, 0)
        elif kind < 0.85:
            yield f.SheetPrinted(Sheet.LEVELS)
        else:
            yield f.Noted(f"text {number}", seat.table, entry)
