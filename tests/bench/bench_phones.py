"""The players' page under 300 phones for a minute, while players go out at the desk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.bench.row import Row

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

    from tdtool.desk import Desk
    from tdtool.ui.players_page.players_page import PlayersPage

PHONES, SECONDS = 300, 60
ENTRIES = 10_000
BUST_EVERY = 0.2
"""Seconds between two busts at the desk: far more than there are."""
HERE = "127.0.0.1"


def rows() -> list[Row]:
    """Measure what the phones meet, what a bust takes meanwhile, and what telling costs."""
    from PySide6.QtWidgets import QApplication

    from tdtool.settings import Settings
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.players_page.players_page import PlayersPage
    from tdtool.ui.preferences import Preferences
    from tests.ui import desk_sample

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        clock = desk_sample.Clock()
        desk = desk_sample.in_play(Path(folder), clock, ENTRIES)
        settings = Settings(players_page=True, players_page_port=_free_port())
        preferences = Preferences(settings, Path(folder) / "settings.json")
        bridge = Bridge()
        page = PlayersPage(bridge, preferences, lambda: (desk,), clock, lambda: (HERE,))
        bridge.show(desk)
        _until(app, page, desk)
        try:
            busts, met = _minute(app, page, desk)
            telling = _telling(desk)
        finally:
            bridge.close()
    for error in met["errors"][:10]:
        print(error, file=sys.stderr)
    took: Sequence[float] = sorted(met["took"])
    print(f"{len(took):,} requests, {met['anew']:,} of them new", file=sys.stderr)
    name = f"{PHONES} phones, {SECONDS} s"
    return [
        Row(f"{name}: errors", len(met["errors"]), 0),
        Row(f"{name}: an answer, middle", _share(took, 0.5), 50, "ms"),
        Row(f"{name}: an answer, p99", _share(took, 0.99), 50, "ms"),
        Row("a bust to disk meanwhile, middle", _share(busts, 0.5), 15, "ms"),
        Row("a bust to disk meanwhile, p99", _share(busts, 0.99), 15, "ms"),
        Row("telling the page of a bust, 10,000 entries", telling, 10, "ms"),
    ]


def _share(sorted_: Sequence[float], share: float) -> float:
    return sorted_[min(len(sorted_) - 1, int(len(sorted_) * share))]


def _free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind((HERE, 0))
        return int(free.getsockname()[1])


def _until(app: QApplication, page: PlayersPage, desk: Desk) -> None:
    """Let the page be told everything, the seat of the last player too."""
    end = time.monotonic() + 60
    heard = False
    while not heard:
        assert time.monotonic() < end, page.sentence
        app.processEvents()
        if page.stands:
            phone = HTTPConnection(page.address())
            code = page.address_of(desk.id).rsplit("/", 1)[1]
            phone.request("GET", f"/{code}/seat?q={max(desk.state.entries)}")
            heard = b'"table"' in phone.getresponse().read()
            phone.close()


def _minute(
    app: QApplication, page: PlayersPage, desk: Desk
) -> tuple[Sequence[float], dict[str, Any]]:
    """Let players go out as long as the phones ask; the event loop goes on between."""
    from PySide6.QtCore import QEventLoop

    from tdtool.tournament import commands as c
    from tdtool.tournament.refusal import Refusal

    host, port = page.address().split(":")
    code = page.address_of(desk.id).rsplit("/", 1)[1]
    what = [host, port, code, str(PHONES), str(SECONDS)]
    command = [sys.executable, "-m", "tests.bench.phones_load", *what]
    seated = [one.id for one in desk.state.entries.values() if one.seat is not None]
    took: list[float] = []
    with tempfile.TemporaryFile() as said, subprocess.Popen(command, stdout=said) as load:
        while load.poll() is None:
            due = time.monotonic() + BUST_EVERY
            entry = seated.pop()
            start = time.perf_counter()
            done = desk.do(c.Bust((entry,)))
            took.append((time.perf_counter() - start) * 1_000)
            assert not isinstance(done, Refusal), done
            while (left := due - time.monotonic()) > 0:
                app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, int(left * 1_000) + 1)
                time.sleep(min(0.005, max(0.0, left)))
        said.seek(0)
        met = json.loads(said.read())
    return sorted(took), met


def _telling(desk: Desk) -> float:
    """Measure what the desk does to tell the page of one bust (CPU time, ms)."""
    from tdtool.players_page import wire
    from tdtool.players_page.writing import Writing
    from tdtool.tournament import commands as c
    from tdtool.ui import figures
    from tdtool.ui.players_page.feed import Feed

    writing = Writing(figures.number, figures.signed_money)
    feed = Feed(desk, "code", lambda: None)
    feed.news(writing, whole=False)
    least = float("inf")
    for entry in [one.id for one in desk.state.entries.values() if one.seat is not None][:20]:
        desk.do(c.Bust((entry,)))
        start = time.process_time()
        list(wire.lines(feed.news(writing, whole=False)))
        least = min(least, (time.process_time() - start) * 1_000)
    feed.stop()
    return least
