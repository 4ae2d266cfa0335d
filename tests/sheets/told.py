"""A level sheet's record in plain words, to compare it with what it should say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets.level_record import LevelLine

if TYPE_CHECKING:
    from tdtool.sheets.level_record import LevelSheet, Line


def told(sheet: LevelSheet) -> str:
    """Write a record line by line."""
    lines = [f"{sheet.title} | {sheet.subtitle} | {sheet.room} | {sheet.when}"]
    lines += [f"note: {note.label} | {note.value} | {note.text}" for note in sheet.notes]
    if sheet.games:
        lines.append(f"games: {sheet.games_head}: {', '.join(sheet.games)}")
    heads = [
        f"{c.group + '/' if c.group else ''}{c.title}({c.mode.value}"
        f"{', again' if c.is_big_blind_again else ''})"
        for c in sheet.columns
    ]
    lines.append("columns: " + " | ".join(heads))
    lines += [_line(line) for line in sheet.lines]
    lines += [f"foot: {mark} {text}" for mark, text in sheet.footnotes]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _line(line: Line) -> str:
    if isinstance(line, LevelLine):
        return f"  {line.label}{line.mark}: {' | '.join(line.cells)} @{line.starts}"
    details = "; ".join(" ".join(part for part in detail if part) for detail in line.details)
    return f"-- {line.kind.value}: {line.lead} [{line.length}] {details} @{line.starts}"
