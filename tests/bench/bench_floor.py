"""The Floor page at festival scale: repainting tiles, another table, a bust on the screen."""

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
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.floor.floor_page import FloorPage

TABLES = 1_112
MANY = 2_300
SEATS = 9
BOUND = 16.0
"""One frame of a 60 Hz screen (ms)."""
TIMES = 40


def rows() -> list[Row]:
    """Measure what the page does between a key and the picture, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    from tdtool.ui import fonts
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.floor_page import FloorPage
    from tests.ui import desk_sample

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    fonts.load()
    fonts.load_rest()
    bridge = Bridge()
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        bridge.show(desk_sample.in_play(Path(folder), clock, TABLES * SEATS))
        page = FloorPage(bridge)
        page.resize(1536, 976)
        page.show()
        page.grab()
        found = [
            _tiles(page, TABLES),
            _switch(page),
            _bust(page),
            _ages(page),
            _panel(bridge),
            _glow(page),
            _history(page),
            *_count(page),
            _many(),
        ]
        bridge.close()
        page.deleteLater()
        app.processEvents()
    return found


def _median(act: Callable[[int], None], times: int = TIMES) -> float:
    taken = []
    for number in range(times):
        begun = time.perf_counter()
        act(number)
        taken.append((time.perf_counter() - begun) * 1000)
    return statistics.median(taken)


def _paint(widget: QWidget) -> None:
    """Paint a widget whole, into a picture: offscreen nothing else would be drawn."""
    widget.grab()


def _tiles(page: FloorPage, count: int) -> Row:
    viewport = page.tiles.view.viewport()
    bar = page.tiles.view.verticalScrollBar()

    def scroll(number: int) -> None:
        bar.setValue(number * 137 % max(1, bar.maximum()))
        _paint(viewport)

    return Row(f"tiles repainted, scrolled ({count:,} tables)", _median(scroll), BOUND, "ms")


def _switch(page: FloorPage) -> Row:
    def switch(number: int) -> None:
        page.show_table(number * 17 % TABLES + 1)
        _paint(page.pane)
        _paint(page.tiles.view.viewport())

    return Row("another table, tiles and picture", _median(switch), BOUND, "ms")


def _bust(page: FloorPage) -> Row:
    """Measure from the change that the desk tells to the painted page."""
    from tdtool.desk import Change

    def bust(number: int) -> None:
        table = page.table()
        page.take(Change(tables=frozenset({table or 1, number + 1}), entries=frozenset({number})))
        _paint(page.pane)
        _paint(page.tiles.view.viewport())

    return Row("a bust shown on the page", _median(bust), BOUND, "ms")


def _ages(page: FloorPage) -> Row:
    def refresh(number: int) -> None:
        del number
        page.tiles.age()
        _paint(page.tiles.view.viewport())

    return Row("ages looked at anew (every 5 s)", _median(refresh), BOUND, "ms")


def _glow(page: FloorPage) -> Row:
    """Measure a frame while what changed glows, on the table and on every tile in sight."""

    def frame(number: int) -> None:
        page.tiles.view.glow(page.tiles.view.in_sight())
        page.pane.picture.glow({number % SEATS + 1})
        _paint(page.pane.picture)
        _paint(page.tiles.view.viewport())

    return Row("a frame of what glows", _median(frame), BOUND, "ms")


def _history(page: FloorPage) -> Row:
    history = page.pane.sheets.history

    def show(number: int) -> None:
        page.show_table(number * 17 % TABLES + 1)
        history.open_for(page.table() or 1)
        _paint(history)

    row = Row("the last acts of another table", _median(show), BOUND, "ms")
    page.show_table(1)
    return row


def _count(page: FloorPage) -> list[Row]:
    from tdtool.ui.acts import Act

    page.act(Act.HEAD_COUNT)
    pane = page.head_count

    def key(number: int) -> None:
        pane.take_digit(number % SEATS + 1)
        _paint(pane.view)

    def enter(number: int) -> None:
        pane.take_digit(SEATS if number % 4 else SEATS - 1)
        pane.settle()
        _paint(pane.view)

    rows = [
        Row(f"a digit of the head count ({TABLES:,} tables)", _median(key), BOUND, "ms"),
        Row("Enter in the head count, the next table", _median(enter), BOUND, "ms"),
    ]
    pane.left.emit()
    return rows


def _panel(bridge: object) -> Row:
    from PySide6.QtCore import QRect

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.whoposts.who_posts import WhoPosts

    assert isinstance(bridge, Bridge)
    panel = WhoPosts(bridge, 20)
    panel.place(QRect(0, 0, 982, 664))
    panel.show()

    def press(number: int) -> None:
        panel.hand.button_row.press(number % SEATS + 1)
        _paint(panel)

    row = Row("who posts under three rules, a key to the picture", _median(press), BOUND, "ms")
    panel.deleteLater()
    return row


def _many() -> Row:
    from tdtool.tournament.views import SeatState, TileView
    from tdtool.ui.floor.tiles_model import Order, Showing, TilesModel
    from tdtool.ui.floor.tiles_view import TilesView

    model = TilesModel()
    seats = (SeatState.SEATED,) * SEATS
    model.set_tiles(
        TileView(number, seats, SEATS, None, locked=False) for number in range(1, MANY + 1)
    )
    view = TilesView(model)
    view.resize(560, 976)
    view.show()

    def change(number: int) -> None:
        model.sort_by(Order.PLAYERS if number % 2 else Order.NUMBER)
        model.show(Showing.NEEDS_YOU if number % 3 == 0 else Showing.ALL)
        _paint(view.viewport())

    row = Row(f"filter and sort, repainted ({MANY:,} tables)", _median(change), BOUND, "ms")
    view.deleteLater()
    return row
