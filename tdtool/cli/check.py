"""Read a structure and list what is odd in it: `tdtool check STRUCTURE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.structures.error import StructureError
from tdtool.structures.reader import read_structure
from tdtool.structures.text_reader import structure_from_text
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_queries import (
    columns,
    longest_stretch,
    play_levels,
    total_minutes,
)
from tdtool.tournament.structure_warning import Weight, named, stakes_text

if TYPE_CHECKING:
    import argparse
    from typing import TextIO

    from tdtool.tournament.structure import Row, Structure
    from tdtool.tournament.structure_warning import Change, StructureWarning

_ANTES = {
    AnteKind.EACH: "an ante by each player",
    AnteKind.BIG_BLIND: "one ante by the big blind",
    AnteKind.BUTTON: "one ante by the button",
    AnteKind.SHORT_DECK: "an ante by each player, two by the button",
    None: "antes of several kinds",
}
_HEADINGS = {
    Weight.SLIP: "Probably slips",
    Weight.NOTE: "Good to know",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    parser.add_argument(
        "structure",
        metavar="STRUCTURE",
        help='a structure: JSON, CSV, .tdt, or text with one level a line; "-" reads pasted text',
    )
    parser.add_argument(
        "--json", action="store_true", dest="as_json", help="answer with one JSON object"
    )


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Print the structure in brief and its warnings with their rows.

    Status 0 with or without warnings; 1 for what is no structure, after one sentence (on the
    error channel, or as {"error": ...} with --json).
    """
    try:
        structure = _read(args.structure, stdin)
    except StructureError as problem:
        if args.as_json:
            stdout.write(json.dumps({"error": str(problem)}, ensure_ascii=False) + "\n")
        else:
            sys.stderr.write(f"tdtool check: {problem}\n")
        return 1
    found = warnings(structure)
    if args.as_json:
        answer = {**_brief_fields(structure), "warnings": [_fields(one) for one in found]}
        stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")
    else:
        stdout.write("\n".join([*_brief(structure), *_told(found)]) + "\n")
    return 0


def _read(source: str, stdin: TextIO) -> Structure:
    """Read the structure from a file, or from pasted text."""
    if source == "-":
        return structure_from_text(stdin.read())
    return read_structure(Path(source))


def _brief_fields(structure: Structure) -> dict[str, object]:
    """Give the structure in brief for a machine."""
    stretch = longest_stretch(structure)
    return {
        "name": structure.name,
        "starting_stack": structure.starting_stack,
        "levels": len(play_levels(structure)),
        "breaks": len(_breaks(structure)),
        "minutes": total_minutes(structure),
        "longest_stretch": stretch.minutes if stretch else 0,
        "comments": list(structure.comments),
    }


def _breaks(structure: Structure) -> list[Row]:
    """Give the breaks that do not end a day."""
    return [row for row in structure.rows if row.kind is RowKind.BREAK and row.day_end is None]


def _brief(structure: Structure) -> list[str]:
    """Tell the structure in a few lines."""
    rows, played = structure.rows, play_levels(structure)
    needed = columns(structure)
    each = f" of {needed.minutes} minutes" if needed.minutes else ""
    breaks = _count(len(_breaks(structure)), "break")
    total = _hours(total_minutes(structure))
    lines = [structure.name, f"  {_count(len(played), 'level')}{each}, {breaks}, {total} in all"]
    steps = [stakes_text(rows[at].stakes[0]) for at in played if rows[at].stakes]
    if steps:
        lines.append(f"  from {steps[0]} to {steps[-1]}")
    if needed.ante:
        lines.append(f"  {_ANTES[needed.ante_kind]}")
    if structure.starting_stack is not None:
        lines.append(f"  starting stack {structure.starting_stack:,}")
    stretch = longest_stretch(structure)
    if stretch and stretch.minutes:
        lines.append(
            f"  longest play without a break {_hours(stretch.minutes)}, from"
            f" {named(structure, stretch.first)} to {named(structure, stretch.last)}"
        )
    for at, row in enumerate(rows):
        if row.registration_ends:
            lines.append(f"  registration ends with {named(structure, at)}")
        if row.day_end is not None:
            lines.append(f"  a day ends with {named(structure, at)}")
    return [*lines, *(f"  said of the file: {comment}" for comment in structure.comments)]


def _told(found: tuple[StructureWarning, ...]) -> list[str]:
    """Tell the warnings, probable slips first."""
    if not found:
        return ["", "Nothing odd."]
    lines: list[str] = []
    for weight, heading in _HEADINGS.items():
        some = [warning for warning in found if warning.weight is weight]
        if some:
            lines += ["", f"{heading} ({len(some)}):"]
            lines += [_line(warning) for warning in some]
    return lines


def _line(warning: StructureWarning) -> str:
    """Tell one warning with its row and what would put it right."""
    where = "sheet" if warning.row is None else f"row {warning.row + 1}"
    fix = ", ".join(_fix(change) for change in warning.fix)
    return f"  {where}: {warning.text}" + (f" Proposed: {fix}." if fix else "")


def _fix(change: Change) -> str:
    """Tell one change."""
    value = change.value if isinstance(change.value, str) else f"{change.value:,}"
    return f"{change.cell.replace('_', ' ')} {value}"


def _fields(warning: StructureWarning) -> dict[str, object]:
    """Give one warning for a machine; rows count from 1."""
    return {
        "row": None if warning.row is None else warning.row + 1,
        "label": warning.label,
        "code": warning.oddity.value,
        "weight": warning.weight.value,
        "text": warning.text,
        "cell": warning.cell and warning.cell.value,
        "fix": [
            {
                "row": change.row + 1,
                "cell": change.cell.value,
                "value": change.value,
                "stake_set": change.stake_set + 1,
            }
            for change in warning.fix
        ],
    }


def _count(number: int, noun: str) -> str:
    """Write a number of things."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def _hours(minutes: int) -> str:
    """Write minutes as hours and minutes: "6:25 h"."""
    return f"{minutes // 60}:{minutes % 60:02} h"
