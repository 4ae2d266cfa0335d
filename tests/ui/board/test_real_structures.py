"""Every level and break of real structures on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.structures.reader import read_structure
from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.ui.board.picture import compose
from tdtool.ui.board.room import Room
from tests.extent import some
from tests.ui.board.inked import cut, outside, over
from tests.ui.board.states import NOW, anchor, seen, state

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.usefixtures("lettered")
@pytest.mark.parametrize("room", [Room(800, 600), Room(1920, 1080)], ids=["800x600", "1920x1080"])
def test_every_row(shared_dir: Path, room: Room) -> None:
    files = sorted((shared_dir / "facts" / "structures").glob("*.json"))
    assert files
    wrong = {}
    for file in some(files, 10):
        structure = read_structure(file)
        made, names = state(structure, players=23, entries=180, name=structure.name)
        for index, row in enumerate(structure.rows):
            if row.kind is RowKind.MARKER:
                continue
            made.clock = anchor(index, clock.row_length(row, NOW.wall_ms))
            scene = compose(seen(made, names), NOW, room)
            if found := [*outside(scene, room), *over(scene), *cut(scene)]:
                wrong[f"{file.stem} {index}"] = found
    assert wrong == {}
