"""The start of the program beside a bare PySide6 window, in the same run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tdtool import sample
from tdtool.desk import Desk
from tdtool.moment import now
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tests.bench.row import Row
from tests.tournament.evening import Evening

TIMES = 9
_UNCOMPILED = "PYTHONDONTWRITEBYTECODE"


def rows() -> list[Row]:
    """Start both windows some times and compare the middle ones."""
    folder = Path(tempfile.mkdtemp())
    database = folder / "tdtool.db"
    try:
        with Store.open(database) as store:
            sample.set_up(
                lambda opening, clock: Desk.found(store, opening, clock, os.urandom), now()
            )
        festival = _probe("tdtool", str(_festival(folder / "festival")))
        probes = [(_probe("bare"), _probe("tdtool", str(database))) for _ in range(TIMES)]
    finally:
        shutil.rmtree(folder)
    bare = median(one["paint"] for one, _ in probes)
    ours = [ours for _, ours in probes]
    return [
        Row("first paint, times that of a bare window", _middle(ours, "paint") / bare, 1.4),
        Row("first paint", _middle(ours, "paint") * 1_000, bare * 1_400, "ms"),
        Row("memory at the first paint", _middle(ours, "memory"), 100, "MB"),
        Row("last tournament shown, a key answered", _middle(ours, "shown") * 1_000, 1_500, "ms"),
        Row("memory then", _middle(ours, "shown_memory"), 160, "MB"),
        Row(
            "memory with 10,000 entries on 1,112 tables, Floor and Entries seen",
            festival["pages_memory"],
            180,
            "MB",
        ),
    ]


def _festival(folder: Path) -> Path:
    """Seat 10,000 players on 1,112 tables, the clock running."""
    folder.mkdir()
    evening = Evening(folder)
    evening.players(10_000)
    evening.do(c.StartClock())
    evening.store.close()
    return evening.path


def _middle(probes: list[dict[str, float]], name: str) -> float:
    return median(probe[name] for probe in probes)


def _probe(*arguments: str) -> dict[str, float]:
    began = str(time.monotonic_ns())
    command = [sys.executable, "-m", "tests.bench.start_probe", began, *arguments]
    # A program in use is compiled already, whatever this computer says about keeping it.
    used = {name: value for name, value in os.environ.items() if name != _UNCOMPILED}
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, env=used)
    told: dict[str, float] = json.loads(ran.stdout)
    return told
