"""Files of text and tables: read whatever program wrote them, and written without formulas."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.quoting import quoted

if TYPE_CHECKING:
    from pathlib import Path

PACKED = b"PK\x03\x04"
"""How a spreadsheet or an archive begins."""
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_COMMAND_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a spreadsheet may take for the beginning of a formula, wide signs too."""
BREAKS = str.maketrans({"\r": " ", "\n": " ", "\t": " ", "\0": " "})
"""Signs that part lines and cells, each as a blank."""
LONGEST_CELL = 32_000
"""Letters that fit into a cell of a spreadsheet."""


class Wanted(NamedTuple):
    """What a file is read as, in the words of the sentences that say why it cannot be.

    `name` is what it should be ("a list of players"), `short` the same in a word, `part` what
    is copied from another program ("the names"), `largest` its bytes at most; `error` takes
    the sentence.
    """

    name: str
    short: str
    part: str
    largest: int
    error: type[ValueError]


def read_bytes(path: Path, wanted: Wanted) -> bytes:
    """Read a file, one byte more than allowed at most; raises `wanted.error`."""
    name = quoted(path.name)
    try:
        with path.open("rb") as file:
            return file.read(wanted.largest + 1)
    except FileNotFoundError:
        raise wanted.error(f"There is no file {name}.") from None
    except IsADirectoryError:
        raise wanted.error(f"{name} is a folder, not {wanted.name}.") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "its name is not allowed"
        raise wanted.error(f"The file {name} cannot be read: {reason}.") from None


def decoded(data: bytes, name: str, wanted: Wanted) -> str:
    """Turn the bytes of a file into text; raises `wanted.error`, with `name` in its sentence."""
    if len(data) > wanted.largest:
        size = f"{wanted.largest // 1_000_000} MB"
        raise wanted.error(f"The file {name} is larger than {size}: that is no {wanted.short}.")
    for start, kind in _foreign(wanted):
        if data.startswith(start):
            raise wanted.error(f"The file {name} is {kind}.")
    try:
        text = data.decode(_encoding(data))
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    if "\0" in text:
        raise wanted.error(f"The file {name} holds zero bytes: it is not a text file.")
    if not text.strip():
        raise wanted.error(f"The file {name} is empty.")
    return text


def _foreign(wanted: Wanted) -> tuple[tuple[bytes, str], ...]:
    """Say how files begin that hold no text, and what to do with them."""
    cells = "save the sheet as CSV or paste its cells"
    picture = f"a picture; {wanted.name} must be text"
    return (
        (b"%PDF", f"a PDF; copy and paste {wanted.part}"),
        (PACKED, f"a spreadsheet or archive; {cells}"),
        (b"\xd0\xcf\x11\xe0", f"an old office file; {cells}"),
        (b"{\\rtf", f"a rich text file; save it as plain text or paste {wanted.part}"),
        (b"\x89PNG", picture),
        (b"\xff\xd8\xff", picture),
    )


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


def harmless(text: str) -> str:
    """Bring a text to one line that no spreadsheet takes for a formula.

    Where it begins with = + - @ or a tab an apostrophe is put before it.
    """
    line = text.translate(BREAKS).strip()[:LONGEST_CELL]
    risky = text.startswith(_COMMAND_SIGNS) or line.startswith(_COMMAND_SIGNS)
    return f"'{line}" if risky else line
