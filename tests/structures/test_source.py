"""Files of every encoding and kind, and files that are no text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.structures.error import StructureError
from tdtool.structures.reader import read_structure
from tests.structures.sheets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

LINES = "Café–Night\n1 25 50\n2 50 100\n"
JSON = '{"name": "Café–Night", "levels": [{"sb": 25, "bb": 50, "label": "1"}]}'


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]
)
@pytest.mark.parametrize(("name", "text"), [("a.txt", LINES), ("a.json", JSON), ("b", JSON)])
def test_encodings(tmp_path: Path, encoding: str, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_bytes(text.encode(encoding))
    structure = read_structure(path)
    assert structure.name == "Café–Night"
    assert structure.rows[0].stakes[0].big_blind == 50


def test_bytes_that_no_encoding_allows(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\x81 night\n1 25 50\n")
    assert read_structure(path).rows[0].stakes[0].big_blind == 50


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"1 25 50\n\0\0", "zero bytes"),
        (b"%PDF-1.7", "a PDF; copy and paste the text"),
        (b"PK\x03\x04", "spreadsheet"),
        (b"\xd0\xcf\x11\xe0", "office"),
        (b"{\\rtf1", "rich text"),
        (b"\x89PNG\r\n", "picture"),
        (b"<!DOCTYPE html><table>", "web page"),
        (b"x" * 2_000_001, "larger than 2 MB"),
        (b"\xff\xfe1", "zero bytes|no levels|There"),
        (b"x" * 1_999_999, "longer than 2,000 characters"),
        (b"x\n" * 999_999, "more than 5,000 lines"),
        (b"1 25 50\n" * 4_000, "more than 1,000 rows"),
    ],
)
def test_file_that_is_no_structure(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(data)
    with pytest.raises(StructureError, match=says) as caught:
        read_structure(path)
    assert str(caught.value).endswith(".")


def test_a_table_as_wide_as_no_structure_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    path.write_text(("1,25,50," + "7," * 600 + "\n") * 100)
    with pytest.raises(StructureError, match="Row 1 has 604 cells"):
        read_structure(path)
    path.write_text("Level,SB,BB" + "," * 300 + "\n1,25,50" + "," * 300 + "\n")
    assert len(read_structure(path).rows) == 1


def test_table_is_told_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "levels.csv"
    path.write_text('Level,SB,BB\n1,"1,000","2,000"\n', encoding="utf-8")
    structure = read_structure(path)
    assert structure.name == "levels"
    assert structure.rows[0].stakes[0].small_blind == 1_000


def test_places_that_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(StructureError, match=r'There is no file "none\.json"'):
        read_structure(tmp_path / "none.json")
    with pytest.raises(StructureError, match="is a folder"):
        read_structure(tmp_path)
    with pytest.raises(StructureError, match="cannot be read"):
        read_structure(tmp_path / "a\0b")
    with pytest.raises(StructureError, match="cannot be read"):
        read_structure(tmp_path / ("x" * 5000))


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_preset_can_be_read(path: Path) -> None:
    structure = read_structure(path)
    assert not structure.comments
    assert "http" not in path.read_text(encoding="utf-8")
