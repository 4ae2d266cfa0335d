"""The ranking as a file: CSV for any program, or a spreadsheet."""

from __future__ import annotations

import csv
import os
import tempfile
from decimal import Decimal
from io import BytesIO, StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.text_file import BREAKS, LONGEST_CELL, harmless
from tdtool.tournament.money.currency import UNNAMED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.results.ranking import Ranked
    from tdtool.tournament.money.currency import Currency

_WIDTHS = (8, 34, 14, 14)


class ResultsError(OSError):
    """Results that cannot be written; its text is one sentence for the director."""


def csv_text(lines: Sequence[Ranked], currency: Currency = UNNAMED) -> str:
    """Write the ranking as CSV: Place,Player,Status,Prize, lines ended by CR LF."""
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(_heads(currency))
    for line in lines:
        prize = "" if line.prize is None else format(_amount(line.prize, currency), "f")
        writer.writerow((line.place, harmless(line.player), line.status, prize))
    return out.getvalue()


def workbook(lines: Sequence[Ranked], currency: Currency = UNNAMED) -> bytes:
    """Write the ranking as a spreadsheet (.xlsx): names as text, places and prizes as numbers."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
    from openpyxl.styles import Font

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Results")
    for column, width in zip("ABCD", _WIDTHS, strict=True):
        sheet.column_dimensions[column].width = width
    sheet.freeze_panes = "A2"
    head = [WriteOnlyCell(sheet, word) for word in _heads(currency)]
    for cell in head:
        cell.font = Font(bold=True)
    sheet.append(head)
    money = f"#,##0{'.' + '0' * currency.digits if currency.digits else ''}"
    for line in lines:
        name = WriteOnlyCell(sheet, "")
        name.value = ILLEGAL_CHARACTERS_RE.sub(" ", line.player.translate(BREAKS))[:LONGEST_CELL]
        name.data_type = "s"
        prize = WriteOnlyCell(sheet)
        if line.prize is not None:
            prize.value = _amount(line.prize, currency)
            prize.number_format = money
        place = int(line.place) if line.place.isdecimal() else line.place or None
        sheet.append([place, name, line.status, prize])
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def write_results(path: Path, lines: Sequence[Ranked], currency: Currency = UNNAMED) -> None:
    """Write the ranking into a file, a spreadsheet where its name ends in .xlsx.

    A file that is there is replaced in one step, or stays as it is. Raises ResultsError.
    """
    if path.suffix.casefold() == ".xlsx":
        data = workbook(lines, currency)
    else:
        data = csv_text(lines, currency).encode("utf-8", "replace")
    write_file(path, data, "results")


def write_file(path: Path, data: bytes, what: str) -> None:
    """Write a file in one step; ResultsError says that `what` cannot be written, and why."""
    try:
        _replace(path, data)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "its name is not allowed"
        name = "".join(sign if sign.isprintable() else " " for sign in path.name)
        raise ResultsError(f'The {what} cannot be written to "{name}": {reason}.') from None


def _replace(path: Path, data: bytes) -> None:
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=".results-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _heads(currency: Currency) -> tuple[str, str, str, str]:
    prize = f"Prize ({currency.code})" if currency.code else "Prize"
    return "Place", "Player", "Status", prize


def _amount(prize: int, currency: Currency) -> Decimal:
    return Decimal(prize).scaleb(-currency.digits)
