"""The text of a structure file, whatever program wrote it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool import text_file
from tdtool.rules.quoting import quoted
from tdtool.structures.error import StructureError

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 2_000_000
"""No structure file may be larger; the largest real one has 15,000 bytes."""

MAX_ROWS = 1_000
"""No structure may have more rows; the longest real one has 51."""

_STRUCTURE = text_file.Wanted(
    "a structure", "structure", "the text of its table", MAX_BYTES, StructureError
)


def read_text(path: Path) -> str:
    """Read a text file of any usual encoding; StructureError if it is none or too large."""
    return text_file.decoded(text_file.read_bytes(path, _STRUCTURE), quoted(path.name), _STRUCTURE)
