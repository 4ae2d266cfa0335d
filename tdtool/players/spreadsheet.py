"""The cells of a spreadsheet (.xlsx) as text: values only, nothing is worked out."""

from __future__ import annotations

import datetime as dt
import re
import warnings
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import IO

MAX_ROWS = 20_001
"""Rows of a sheet that are looked at: one more than a list may have."""
MAX_COLUMNS = 40
MAX_CELLS = 250_000
"""Cells of all sheets: 10,000 players with 25 columns."""
MAX_PARTS = 2_000
"""Files within a spreadsheet."""
MAX_UNPACKED = 100_000_000
"""Bytes that a spreadsheet may unpack to."""
MAX_RATIO = 150
"""How much larger than itself a spreadsheet of some size may unpack to; real ones have 5 to 20."""
_SMALL = 5_000_000
"""Bytes below which the ratio does not matter."""
_HEAD = 65_536
_PIECE, _OVERLAP = 1_000_000, 4
_CELL = re.compile(rb"<(?:\w{1,9}:)?c[ >/]")
_DTD = re.compile(rb"<!\s*(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_RETURN = re.compile("_x000[ADad]_")


class SpreadsheetError(ValueError):
    """A spreadsheet that cannot be read; its text goes on after the file's name."""


def sheet_text(data: bytes) -> str:
    """Write the first sheet with anything in it as lines of cells parted by tabs.

    A formula is read as the value that was saved with it. Raises SpreadsheetError.
    """
    try:
        _check(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            rows = _rows(data)
    except SpreadsheetError:
        raise
    except Exception:  # noqa: BLE001 - a broken part raises whatever comes of it
        raise SpreadsheetError("is a damaged spreadsheet.") from None
    if not rows:
        raise SpreadsheetError("is an empty spreadsheet.")
    return "\n".join("\t".join(_quoted(cell) for cell in row) for row in rows)


def _check(data: bytes) -> None:
    """Refuse what is no spreadsheet, and what was made to fill the memory."""
    with zipfile.ZipFile(BytesIO(data)) as archive:
        parts = archive.infolist()
        names = {part.filename for part in parts}
        if "content.xml" in names and "xl/workbook.xml" not in names:
            raise SpreadsheetError("is an OpenDocument file; save the sheet as .xlsx or CSV.")
        if "xl/workbook.xml" not in names:
            raise SpreadsheetError("is an archive, not a spreadsheet.")
        unpacked = sum(part.file_size for part in parts)
        too_much = unpacked > _SMALL and unpacked > MAX_RATIO * len(data)
        if len(parts) > MAX_PARTS or unpacked > MAX_UNPACKED or too_much:
            raise SpreadsheetError("unpacks to far more than a list of players has.")
        cells = 0
        for part in parts:
            if part.filename.endswith((".xml", ".rels")):
                with archive.open(part) as file:
                    _check_head(file)
            if part.filename.startswith("xl/worksheets/"):
                with archive.open(part) as file:
                    cells += _cells(file)
            if cells > MAX_CELLS:
                raise SpreadsheetError("has far more cells than a list of players has.")


def _check_head(file: IO[bytes]) -> None:
    if _DTD.search(file.read(_HEAD)):
        raise SpreadsheetError("has parts that no spreadsheet program writes.")


def _cells(file: IO[bytes]) -> int:
    """Count the cells of a sheet, a few more where a name lies over two pieces read."""
    counted, end = 0, b""
    while piece := file.read(_PIECE):
        counted += len(_CELL.findall(end + piece))
        end = piece[-_OVERLAP:]
    return counted


def _rows(data: bytes) -> list[list[str]]:
    from openpyxl import load_workbook

    book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    try:
        for sheet in book.worksheets:
            if sheet.sheet_state == "visible":
                found = sheet.iter_rows(max_row=MAX_ROWS, max_col=MAX_COLUMNS, values_only=True)
                rows = _trimmed(_texts(found))
                if rows:
                    return rows
    finally:
        book.close()
    return []


def _texts(rows: Iterable[Iterable[object]]) -> Iterator[list[str]]:
    for row in rows:
        yield [_text(value) for value in row]


def _text(value: object) -> str:
    """Write a cell as it reads: 12 for 12.0, dates in figures, everything on one line."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, dt.datetime):
        return value.isoformat(" ", "minutes")
    return " ".join(_RETURN.sub(" ", str(value)).split())


def _trimmed(rows: Iterable[list[str]]) -> list[list[str]]:
    """Leave out what is empty below and to the right of everything."""
    kept = list(rows)
    while kept and not any(kept[-1]):
        kept.pop()
    width = max((place for row in kept for place, cell in enumerate(row, 1) if cell), default=0)
    return [[*row, *[""] * width][:width] for row in kept]


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if cell.startswith('"') else cell
