"""The text of a structure file, whatever program wrote it."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

from tdtool.rules.quoting import quoted
from tdtool.structures.error import StructureError

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 2_000_000
"""No structure file may be larger; the largest real one has 15,000 bytes."""

MAX_ROWS = 1_000
"""No structure may have more rows; the longest real one has 51."""

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_FOREIGN = (
    (b"%PDF", "a PDF; copy the text of its table and paste it"),
    (b"PK\x03\x04", "a spreadsheet or archive; save the sheet as CSV or paste its cells"),
    (b"\xd0\xcf\x11\xe0", "an old office file; save the sheet as CSV or paste its cells"),
    (b"{\\rtf", "a rich text file; save it as plain text or paste its text"),
    (b"\x89PNG", "a picture; a structure must be text"),
    (b"\xff\xd8\xff", "a picture; a structure must be text"),
)


def read_text(path: Path) -> str:
    """Read a text file of any usual encoding; StructureError if it is none or too large."""
    name = quoted(path.name)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise StructureError(f"There is no file {name}.") from None
    except IsADirectoryError:
        raise StructureError(f"{name} is a folder, not a structure.") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "its name is not allowed"
        raise StructureError(f"The file {name} cannot be read: {reason}.") from None
    return decoded(data, name)


def decoded(data: bytes, name: str) -> str:
    """Turn the bytes of a file into text; `name` stands in the sentence of a StructureError."""
    if len(data) > MAX_BYTES:
        raise StructureError(
            f"The file {name} is larger than {MAX_BYTES // 1_000_000} MB: that is no structure."
        )
    for start, kind in _FOREIGN:
        if data.startswith(start):
            raise StructureError(f"The file {name} is {kind}.")
    try:
        text = data.decode(_encoding(data))
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    if "\0" in text:
        raise StructureError(f"The file {name} holds zero bytes: it is not a text file.")
    if not text.strip():
        raise StructureError(f"The file {name} is empty.")
    return text


def _encoding(data: bytes) -> str:
    """Tell the encoding by its mark, by its zero bytes, or by trial."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return encoding
    head = data[:400]
    even, odd = head[0::2].count(0), head[1::2].count(0)
    if max(even, odd) > len(head) // 4:
        return "utf-16-le" if odd > even else "utf-16-be"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"
