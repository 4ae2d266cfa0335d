"""What a file is that somebody opens or lets fall on the window, told by its content."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool import text_file
from tdtool.brought.bring import SUFFIX, BroughtError
from tdtool.players.file_text import MAX_BYTES as LARGEST_LIST
from tdtool.rules.quoting import quoted
from tdtool.store.bundle_file import is_bundle
from tdtool.structures.error import StructureError
from tdtool.structures.reader import read_structure
from tdtool.tdt.tournament import SUFFIX as TDT
from tdtool.tdt.tournament import is_tdt
from tdtool.tournament.structure import RowKind

if TYPE_CHECKING:
    from pathlib import Path

_DATABASE = b"SQLite format 3\0"
_HEAD = 4_000
_FEWEST_LEVELS = 2
_LARGEST = 64_000_000
_FILE = text_file.Wanted(
    "a file", "tournament, structure or list", "what it holds", _LARGEST, BroughtError
)


class FileKind(StrEnum):
    """What a file is to this program."""

    TOURNAMENT = "tournament"
    """One of our own portable files."""
    TDT = "tdt"
    """A file of The Tournament Director."""
    LEVELS = "levels"
    PLAYERS = "players"


def kind_of(path: Path) -> FileKind:
    """Tell what a file is; BroughtError with one sentence for what nothing can be read from.

    What says neither is taken for a list of players: its preview shows whether it is one.
    """
    data = text_file.read_bytes(path, _FILE)
    if data.startswith(_DATABASE):
        raise BroughtError(
            f"{quoted(path.name)} is a whole database or a backup: start the program with"
            " tdtool --db FILE to open it."
        )
    suffix = path.suffix.lower()
    packed = data.startswith(text_file.PACKED)
    if suffix == SUFFIX or (packed and is_bundle(data)):
        return FileKind.TOURNAMENT
    if suffix == TDT or is_tdt(_head(data)):
        return FileKind.TDT
    if not packed and len(data) <= LARGEST_LIST and _has_levels(path):
        return FileKind.LEVELS
    return FileKind.PLAYERS


def _head(data: bytes) -> str:
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    return data[:_HEAD].decode(encoding, "ignore")


def _has_levels(path: Path) -> bool:
    try:
        rows = read_structure(path).rows
    except StructureError:
        return path.suffix.lower() == ".json"
    return sum(row.kind is RowKind.PLAY for row in rows) >= _FEWEST_LEVELS
