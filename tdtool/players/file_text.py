"""The text of a list of players, whatever program wrote it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool import text_file
from tdtool.players.spreadsheet import SpreadsheetError, sheet_text
from tdtool.players.tdt_list import tdt_text
from tdtool.rules.quoting import quoted
from tdtool.tdt.text import TdtError
from tdtool.tdt.tournament import SUFFIX, is_tdt

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 8_000_000
"""No list may be larger: 10,000 players with addresses and notes have 2 MB."""


class PlayersFileError(ValueError):
    """A list that cannot be read; its text is one sentence for the director."""


_LIST = text_file.Wanted("a list of players", "list", "the names", MAX_BYTES, PlayersFileError)


def read_text(path: Path) -> str:
    """Read a text file of any usual encoding, or a spreadsheet or a .tdt as such a text.

    Their cells are parted by tabs. PlayersFileError says why it cannot be read.
    """
    text = decoded(text_file.read_bytes(path, _LIST), quoted(path.name))
    if path.suffix.lower() != SUFFIX and not is_tdt(text):
        return text
    try:
        return tdt_text(text)
    except TdtError as error:
        raise PlayersFileError(str(error)) from None


def decoded(data: bytes, name: str) -> str:
    """Turn the bytes of a list into text; `name` stands in the sentence of an error."""
    if data.startswith(text_file.PACKED) and len(data) <= MAX_BYTES:
        try:
            return sheet_text(data)
        except SpreadsheetError as error:
            raise PlayersFileError(f"The file {name} {error}") from None
    return text_file.decoded(data, name, _LIST)
