"""Scenes of files: a .tdt before it is taken over, a portable tournament that went two ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.app import StoreShelf
from tdtool.tournament import commands as c
from tests.empty_store import empty_store
from tests.tdt.nights import Night
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdtool.ui.files.brought_panel import BroughtPanel
    from tests.ui.stage import Stage


def open_tdt(stage: Stage, night: Night | None = None) -> BroughtPanel:
    """Open the file of a night and wait until it was played."""
    from tdtool.ui.files.brought_panel import BroughtPanel

    path = stage.folder / "Friday night.tdt"
    path.write_text((night or Night(ante=25)).text, encoding="utf-8")
    stage.program.files.open(path)
    stage.wait(lambda: not stage.program.files.is_busy())
    panel = stage.window.panels.panel
    assert isinstance(panel, BroughtPanel)
    stage.wait(panel.primary.isEnabled)
    return panel


def two_ways(stage: Stage) -> Path:
    """Open a tournament that went on here and, in another way, elsewhere; gives its file."""
    here = desk_sample.opened_in(stage.store, stage.clock, "Spring Main")
    desk_sample.done(here, c.Register(names=("Ana Brook", "Bo Lind", "Давид О.")))
    path = stage.folder / "Spring Main.tdtool"
    stage.shelf.export(here.id, path)
    with empty_store(stage.folder / "elsewhere.sqlite3") as other:
        shelf = StoreShelf(other)
        there = shelf.open(shelf.take_in(shelf.bring(path), copy=False))
        desk_sample.done(there, c.Register(names=("Mika Sand",)))
        shelf.export(there.id, path)
    desk_sample.done(here, c.DrawSeats(open_tables=True))
    stage.program.files.open(path)
    stage.wait(lambda: not stage.program.files.is_busy())
    return path


def apart(stage: Stage) -> None:
    """Look at a tournament that went two ways."""
    two_ways(stage)


def tdt(stage: Stage) -> None:
    """Look at a night of The Tournament Director."""
    open_tdt(stage)


SCENES: dict[str, Callable[[Stage], None]] = {
    "open-tdt": tdt,
    "open-tournament": apart,
}
