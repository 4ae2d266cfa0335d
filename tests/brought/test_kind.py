"""What a file is is told by what is in it, whatever it is called."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from openpyxl import Workbook

from tdtool.brought.bring import BroughtError
from tdtool.brought.kind import FileKind, kind_of
from tdtool.store.bundle_file import packed
from tdtool.structures.writer import structure_bytes
from tests.tdt.nights import Night
from tests.tournament.evening import PLAIN, Evening

if TYPE_CHECKING:
    from pathlib import Path


def spreadsheet() -> bytes:
    out = BytesIO()
    Workbook().save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "data", "kind"),
    [
        ("a.tdt", b"nothing", FileKind.TDT),
        ("a.txt", Night().text.encode(), FileKind.TDT),
        ("a.txt", Night().text.encode("utf-16"), FileKind.TDT),
        ("a.tdtool", b"nothing", FileKind.TOURNAMENT),
        ("a.json", b"{}", FileKind.LEVELS),
        ("a.txt", b"1 25 50\n2 50 100\n3 75 150\n", FileKind.LEVELS),
        ("a.csv", b"Level,SB,BB\n1,25,50\n2,50,100\n", FileKind.LEVELS),
        ("a.txt", b"1. Ana Brook\n2. Bo Lind\n3. Mika Sand\n", FileKind.PLAYERS),
        ("a.csv", "Name;Seat\nZoë;1\nBo;2\n".encode("cp1252"), FileKind.PLAYERS),
        ("a.csv", b"First,Last,Stack\nAna,Brook,10000\nBo,Lind,20000\n", FileKind.PLAYERS),
        ("a.xlsx", spreadsheet(), FileKind.PLAYERS),
        ("a.bin", b"\0\1\2", FileKind.PLAYERS),
    ],
    ids=range(12),
)
def test_what_it_is(name: str, data: bytes, kind: FileKind, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert kind_of(path) is kind


@pytest.mark.parametrize("suffix", [".csv", ".json", ".html", ".txt"])
def test_levels_that_were_written_here_are_known(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"levels{suffix}"
    path.write_bytes(structure_bytes(path, PLAIN))
    assert kind_of(path) is FileKind.LEVELS


def test_a_tournament_is_known_whatever_it_is_called(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    path = tmp_path / "evening.zip"
    path.write_bytes(packed(evening.store.take_out(evening.desk.id), "1"))
    assert kind_of(path) is FileKind.TOURNAMENT


def test_a_database_is_not_brought_in(tmp_path: Path) -> None:
    with pytest.raises(BroughtError, match="tdtool --db FILE"):
        kind_of(Evening(tmp_path).path)
    with pytest.raises(BroughtError, match="There is no file"):
        kind_of(tmp_path / "none")
