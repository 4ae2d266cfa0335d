"""The text of a list of players, whatever program wrote it."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

from tdtool.players.spreadsheet import SpreadsheetError, sheet_text

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 8_000_000
"""No list may be larger: 10,000 players with addresses and notes have 2 MB."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_FOREIGN = (
    (b"%PDF", "a PDF; copy the names and paste them"),
    (b"\xd0\xcf\x11\xe0", "an old office file; save the sheet as CSV or paste its cells"),
    (b"{\\rtf", "a rich text file; save it as plain text or paste the names"),
    (b"\x89PNG", "a picture; a list of players must be text"),
    (b"\xff\xd8\xff", "a picture; a list of players must be text"),
)
_PACKED = b"PK\x03\x04"
"""How a spreadsheet begins: it is a packed archive."""
_LONGEST_NAME = 40


class PlayersFileError(ValueError):
    """A list that cannot be read; its text is one sentence for the director."""


def read_text(path: Path) -> str:
    """Read a text file of any usual encoding, or the cells of a spreadsheet as such a text.

    Cells are parted by tabs. PlayersFileError says why it cannot be read.
    """
    name = _quoted(path.name)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise PlayersFileError(f"There is no file {name}.") from None
    except IsADirectoryError:
        raise PlayersFileError(f"{name} is a folder, not a list of players.") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "its name is not allowed"
        raise PlayersFileError(f"The file {name} cannot be read: {reason}.") from None
    return decoded(data, name)


def decoded(data: bytes, name: str) -> str:
    """Turn the bytes of a list into text; `name` stands in the sentence of an error."""
    if len(data) > MAX_BYTES:
        size = MAX_BYTES // 1_000_000
        raise PlayersFileError(f"The file {name} is larger than {size} MB: that is no list.")
    if data.startswith(_PACKED):
        return _unpacked(data, name)
    for start, kind in _FOREIGN:
        if data.startswith(start):
            raise PlayersFileError(f"The file {name} is {kind}.")
    try:
        text = data.decode(_encoding(data))
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    if "\0" in text:
        raise PlayersFileError(f"The file {name} holds zero bytes: it is not a text file.")
    if not text.strip():
        raise PlayersFileError(f"The file {name} is empty.")
    return text


def _unpacked(data: bytes, name: str) -> str:
    try:
        return sheet_text(data)
    except SpreadsheetError as error:
        raise PlayersFileError(f"The file {name} {error}") from None


def _encoding(data: bytes) -> str:
    """Tell the encoding by its mark, by its zero bytes, or by trial."""
    for mark, encoding in _MARKS:
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


def _quoted(name: str) -> str:
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return f'"{line if len(line) <= _LONGEST_NAME else line[: _LONGEST_NAME - 1] + "…"}"'
