"""Structure files of every kind, told apart by their content."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.quoting import quoted
from tdtool.structures import kept
from tdtool.structures.csv_reader import structure_from_csv
from tdtool.structures.error import StructureError
from tdtool.structures.json_reader import structure_from_json
from tdtool.structures.source import read_text
from tdtool.structures.tdt_reader import structure_from_tdt
from tdtool.structures.text_reader import structure_from_text
from tdtool.tdt.tournament import SUFFIX, is_tdt

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.structure import Structure

_TABLES = {".csv", ".tsv", ".tab"}
_PAGES = ("<!doctype", "<html", "<?xml", "<table")


def read_structure(path: Path) -> Structure:
    """Read a structure file: JSON, CSV, a .tdt, or any text with a table of levels.

    Raises StructureError with one sentence that names the row; nothing is changed.
    """
    text = read_text(path)
    if path.suffix.lower() == SUFFIX or is_tdt(text):
        return structure_from_tdt(text, path.stem)
    start = text.lstrip("\ufeff \t\r\n")[:20].lower()
    if path.suffix.lower() == ".json" or start[0] in "{[":
        return structure_from_json(text, path.stem)
    if start.startswith(_PAGES) and (whole := kept.in_page(text)):
        return structure_from_json(whole, path.stem)
    if start.startswith(_PAGES):
        raise StructureError(
            f"The file {quoted(path.name)} is a web page; copy its table and paste it."
        )
    if path.suffix.lower() in _TABLES:
        return structure_from_csv(text, fallback=path.stem)
    return structure_from_text(text, fallback=path.stem)
