"""A whole structure kept beside its table, so that nothing is lost on the way there and back."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

KEPT = "tdtool structure"
"""What the last row of a CSV begins with that holds the whole structure."""
CELL = 30_000
"""Characters of a cell; spreadsheets have room for 32,767."""
PAGE_START = '<script type="application/json" data-tdtool="structure">'
PAGE_END = "</script>"
_SHORT = 16
_LAST_ROW = re.compile(rf'^"?{KEPT}"?([,;\t|])"?[0-9a-f]{{{_SHORT}}}"?\1', re.MULTILINE)


def table_hash(rows: Iterable[Sequence[str]], whole: str) -> str:
    """Give a mark that changes with any cell of a table, however it is laid out, and the whole."""
    cells = "\n".join("\t".join(_trimmed(row)) for row in (*rows, (whole,)))
    return hashlib.sha256(cells.strip().encode("utf-8", "replace")).hexdigest()[:_SHORT]


def _trimmed(row: Sequence[str]) -> list[str]:
    cells = [" ".join(cell.split()) for cell in row]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def mark_of(text: str) -> str:
    """Give what parts the cells of a CSV that keeps the whole, "" where none does."""
    found = _LAST_ROW.search(text)
    return found[1] if found else ""


def in_table(rows: Sequence[tuple[str, ...]]) -> tuple[Sequence[tuple[str, ...]], str]:
    """Part a table from the row that keeps the whole; "" where there is none that counts."""
    kept = [at for at, row in enumerate(rows) if row and row[0].strip() == KEPT]
    if not kept:
        return rows, ""
    bare = [row for at, row in enumerate(rows) if at not in kept]
    mark, *cells = rows[kept[-1]][1:] or ("",)
    whole = "".join(cell.removeprefix("'") for cell in cells)
    return bare, whole if mark.strip() == table_hash(bare, whole) else ""


def in_page(text: str) -> str:
    """Give what a page of the web keeps, "" where it is none of ours."""
    start = text.rfind(PAGE_START)
    end = text.find(PAGE_END, start)
    return text[start + len(PAGE_START) : end] if start >= 0 and end >= 0 else ""
