"""A Print page on a real desk, with printers that are a script."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tdtool.settings import Settings
from tdtool.ui.preferences import Preferences
from tdtool.ui.printing.print_page import PrintPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tdtool.ui.bridge import Bridge

PRINTERS = ["Cage", "Floor laser"]
SPOOLER = """#!/bin/sh
if [ "$2" = "Broken" ]; then cat > /dev/null; echo "lp: The printer is on fire." >&2; exit 1; fi
if [ "$2" = "Deaf" ]; then exec sleep 60; fi
printf '%s\\n' "$@" > "{folder}/arguments"
cat > "{folder}/job.pdf.part" && mv "{folder}/job.pdf.part" "{folder}/job.pdf"
"""


@pytest.fixture(autouse=True)
def always_dressed(dressed: None) -> None:
    del dressed


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(Settings(folder=str(tmp_path)), tmp_path / "settings.json")


@pytest.fixture
def spooler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a print command on the path that leaves what it was given in a folder."""
    folder = tmp_path / "spool"
    folder.mkdir()
    command = folder / "lp"
    command.write_text(SPOOLER.format(folder=folder))
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


@pytest.fixture
def make_page(
    bridge: Bridge, preferences: Preferences, qtbot: QtBot
) -> Iterator[Callable[..., PrintPage]]:
    made: list[PrintPage] = []

    def make(printers: list[str] | None = None, table: int | None = 4) -> PrintPage:
        names = PRINTERS if printers is None else printers
        page = PrintPage(bridge, preferences, lambda: table, lambda: names)
        qtbot.addWidget(page)
        page.resize(982, 664)
        page.show()
        page.activateWindow()
        page.list.setFocus()
        made.append(page)
        settle(page, qtbot)
        return page

    yield make
    for page in made:
        page.stop()


@pytest.fixture
def page(make_page: Callable[..., PrintPage]) -> PrintPage:
    return make_page()


def settle(page: PrintPage, qtbot: QtBot) -> None:
    """Wait until the page shows what it was asked for."""

    def rests() -> bool:
        busy = page.sheet.is_making() or page.counts.is_busy() or page.foot.is_sending()
        return not busy and not page.is_waiting()

    qtbot.waitUntil(rests, timeout=20_000)
