"""Structures written for others: as CSV, as a page of the web, as plain text, as JSON.

What is written as JSON, CSV or a page reads back here as the very same structure. A table of
figures cannot say everything that a structure holds; so a CSV whose table does not has a last
row with the whole of it, which counts only while the table above is as it was written.
"""

from __future__ import annotations

import csv
import io
import json
from html import escape
from typing import TYPE_CHECKING

from tdtool.structures.error import StructureError
from tdtool.structures.json_writer import structure_to_json
from tdtool.structures.kept import CELL, KEPT, PAGE_END, PAGE_START, table_hash
from tdtool.structures.table import FIGURES, remarks_of, table_of
from tdtool.text_file import harmless

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdtool.structures.table import StructureTable
    from tdtool.tournament.structure import Structure

_STYLE = (
    "body{font:16px/1.4 system-ui,sans-serif;margin:2em;color:#18212a}"
    "table{border-collapse:collapse}caption{font-weight:600;text-align:left;padding:0 0 .5em}"
    "th,td{padding:.3em .9em;text-align:left;border-bottom:1px solid #d9dfe5}"
    ".n{text-align:right;font-variant-numeric:tabular-nums}tr.b td{background:#edf0f3}"
)


def structure_to_csv(structure: Structure) -> str:
    """Write a structure as CSV, lines ended by CR LF; no cell is taken for a formula."""
    from tdtool.structures.csv_reader import structure_from_csv

    table = table_of(structure)
    rows = [table.heads, *(row.cells for row in table.rows)]
    rows = [tuple(map(harmless, row)) for row in rows]
    bare = _csv(rows)
    try:
        same = structure_from_csv(bare, structure.name) == structure
    except StructureError:
        same = False
    if same:
        return bare
    whole = json.dumps(json.loads(structure_to_json(structure)), ensure_ascii=False)
    cells = [whole[start : start + CELL] for start in range(0, len(whole), CELL)]
    return _csv([*rows, (KEPT, table_hash(rows, whole), *(f"'{cell}" for cell in cells))])


def structure_to_page(structure: Structure) -> str:
    """Write a structure as a page of the web that stands by itself."""
    name = escape(structure.name)
    kept = json.dumps(json.loads(structure_to_json(structure))).replace("<", "\\u003c")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{name}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"{page_table(structure)}\n{PAGE_START}{kept}{PAGE_END}\n</body>\n</html>\n"
    )


def page_table(structure: Structure) -> str:
    """Write the table alone, to be put into a page."""
    table = table_of(structure, _grouped)
    right = [' class="n"' if column in FIGURES else "" for column in table.columns]
    caption = ". ".join((structure.name, *remarks_of(structure)))
    lines = [f"<table>\n<caption>{escape(caption)}</caption>", "<thead><tr>"]
    lines += [
        f"<th{side}>{escape(head)}</th>" for side, head in zip(right, table.heads, strict=True)
    ]
    lines.append("</tr></thead>\n<tbody>")
    for row in table.rows:
        cells = "".join(
            f"<td{side}>{escape(cell)}</td>" for side, cell in zip(right, row.cells, strict=True)
        )
        lines.append(f'<tr class="b">{cells}</tr>' if row.is_break else f"<tr>{cells}</tr>")
    lines.append("</tbody>\n</table>")
    return "\n".join(lines)


def structure_to_text(structure: Structure) -> str:
    """Write a structure as a table of text (Markdown), for a forum, a page or a message."""
    table = table_of(structure, _grouped)
    lines = [structure.name, *remarks_of(structure), "", *_aligned(table)]
    return "\n".join(lines) + "\n"


def _aligned(table: StructureTable) -> list[str]:
    """Frame the columns with bars: forums and editors make a table of them, people read them."""
    rows = [table.heads, *(row.cells for row in table.rows)]
    rows = [tuple(" ".join(cell.replace("|", "/").split()) for cell in row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = [column in FIGURES for column in table.columns]
    lines = [
        " | ".join(
            cell.rjust(width) if figures else cell.ljust(width)
            for cell, width, figures in zip(row, widths, right, strict=True)
        )
        for row in rows
    ]
    rule = "|".join(
        "-" * (width + 1) + (":" if figures else "-")
        for width, figures in zip(widths, right, strict=True)
    )
    return [f"| {lines[0]} |", f"|{rule}|", *(f"| {line} |" for line in lines[1:])]


_BY_SUFFIX: dict[str, Callable[[Structure], str]] = {
    ".csv": structure_to_csv,
    ".html": structure_to_page,
    ".htm": structure_to_page,
    ".txt": structure_to_text,
}


def structure_bytes(path: Path, structure: Structure) -> bytes:
    """Write a structure in the form that a file's name asks for: JSON where it asks for none.

    A CSV begins with the mark by which spreadsheets know its letters.
    """
    suffix = path.suffix.casefold()
    text = _BY_SUFFIX.get(suffix, structure_to_json)(structure)
    return text.encode("utf-8-sig" if suffix == ".csv" else "utf-8", "replace")


def _csv(rows: list[tuple[str, ...]]) -> str:
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return out.getvalue()


def _grouped(figure: int) -> str:
    return f"{figure:,}"
