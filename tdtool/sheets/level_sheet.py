"""The level sheet: levels, blinds and breaks of one event, on one page where it fits."""

from __future__ import annotations

from dataclasses import replace
from typing import IO, TYPE_CHECKING

from tdtool.sheets import level_columns, level_notes, level_rows
from tdtool.sheets.figures import capitalised, length_words
from tdtool.sheets.level_record import Column, LevelLine, LevelSheet, Mode, SheetHead
from tdtool.tournament.structure import Row, RowKind, Structure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdtool.sheets.page import Paper

MARKS = ("*", "†", "‡", "§", "‖", "¶")
SHORT_NOTE = 12
"""Characters of a note that stands in a column of its own among others like it."""
LONGEST_NOTE = 72
"""Characters of a note that still fits in a column."""
FEW = 4
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def content(structure: Structure, head: SheetHead) -> LevelSheet:
    """Say what stands on the level sheet of a structure."""
    rows = [row for row in structure.rows if row.kind is RowKind.PLAY]
    every_length, day_lengths, needs_column = _lengths(structure)
    figures = len(level_columns.sources(structure))
    remark, in_column, footnotes = _level_notes(rows, figures)
    columns = _columns(structure, rows, needs_length=needs_column, needs_notes=in_column)
    marks = {text: mark for mark, text in footnotes}
    levels = _levels(rows, [cells for _, cells in columns], marks)
    lines = level_rows.lines(structure, head, levels, day_lengths)
    return LevelSheet(
        title=head.title or structure.name,
        subtitle=head.subtitle or level_notes.subtitle(structure),
        room=head.room,
        when=_when(head),
        columns=tuple(column for column, _ in columns),
        lines=tuple(lines),
        notes=tuple(level_notes.notes(structure, head, lines, every_length, remark)),
        footnotes=tuple(footnotes),
        games_head=level_notes.games_head(structure),
        games=tuple(capitalised(game) for game in structure.games),
        printed=head.printed,
        log_hash=head.log_hash,
        house=head.house,
    )


def draw(sheet: LevelSheet, paper: Paper, out: IO[bytes]) -> None:
    """Draw a level sheet as a PDF into a binary file."""
    draw_copies((sheet,), paper, out)


def copies(sheet: LevelSheet, tables: Sequence[int]) -> tuple[LevelSheet, ...]:
    """Give a copy of a sheet for each of these tables, or the sheet itself for none."""
    return tuple(replace(sheet, room=f"Table {table}") for table in tables) or (sheet,)


def draw_copies(
    sheets: Sequence[LevelSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw level sheets as one PDF into a binary file; each counts its own pages."""
    from tdtool.sheets.level_draw import draw_sheets

    draw_sheets(sheets, paper, out, each_page)


def pages(sheet: LevelSheet, paper: Paper) -> int:
    """Count the pages that a level sheet takes."""
    from tdtool.sheets.level_draw import count_pages

    return count_pages(sheet, paper)


def _when(head: SheetHead) -> str:
    """Say the day and the time of the first card: "Saturday 14 March 2026, 12:00"."""
    day = ""
    if head.day is not None:
        month = MONTHS[head.day.month - 1]
        day = f"{WEEKDAYS[head.day.weekday()]} {head.day.day} {month} {head.day.year}"
    start = f"{head.starts:%H:%M}" if head.starts is not None else ""
    return ", ".join(part for part in (day, start) if part)


def _lengths(structure: Structure) -> tuple[str, tuple[str, ...], bool]:
    """Say the length of all levels, or of the levels of each day, or ask for a column."""
    by_day: list[set[str]] = [set()]
    for row in structure.rows:
        if row.kind is RowKind.PLAY and (length_words(row.length) or not row.note):
            by_day[-1].add(length_words(row.length) or "–")
        if row.day_end is not None:
            by_day.append(set())
    known = set().union(*by_day)
    if known <= {"–"}:
        return "", (), False
    if len(known) == 1:
        return known.pop(), (), False
    if all(len(lengths) <= 1 for lengths in by_day) and len(by_day) > 1:
        return "", tuple("".join(lengths) for lengths in by_day), False
    return "", (), True


def _level_notes(rows: list[Row], figures: int) -> tuple[str, bool, list[tuple[str, str]]]:
    """Say where the notes of levels go: said once, in a column, or at the foot by marks.

    A column for notes stands beside few columns of `figures` only.
    """
    texts = list(dict.fromkeys(text for row in rows if (text := _note(row))))
    longest = max(map(len, texts), default=0)
    if not texts:
        return "", False, []
    if len(texts) == 1 and all(_note(row) for row in rows) and len(rows) > 1:
        return texts[0], False, []
    if len(texts) <= FEW and longest <= SHORT_NOTE and figures <= FEW + 1:
        return "", True, []
    if len(texts) > len(MARKS) and longest <= LONGEST_NOTE and figures < FEW:
        return "", True, []
    marks = [*MARKS, *(f"[{number}]" for number in range(len(MARKS) + 1, len(texts) + 1))]
    return "", False, list(zip(marks, texts, strict=False))


def _note(row: Row) -> str:
    """Give what the sheet says about one level."""
    return "; ".join(part for part in (row.note, "continued" if row.continues else "") if part)


def _columns(
    structure: Structure, rows: list[Row], *, needs_length: bool, needs_notes: bool
) -> list[tuple[Column, list[str]]]:
    """Give the columns with their cells, one a level."""
    columns: list[tuple[Column, list[str]]] = []
    if any(row.game for row in rows):
        columns.append((Column("Game", Mode.WORD), [capitalised(row.game) for row in rows]))
    columns += [
        (source.column, [source.cell(row) for row in rows])
        for source in level_columns.sources(structure)
    ]
    if needs_length:
        words = [length_words(row.length) or "–" for row in rows]
        minutes = all(word.endswith(" min") or word == "–" for word in words)
        if minutes:
            words = [word.removesuffix(" min") for word in words]
        columns.append((Column("Minutes" if minutes else "Length"), words))
    if needs_notes:
        columns.append((Column("", Mode.REMARK), [_note(row) for row in rows]))
    return columns


def _levels(rows: list[Row], cells: list[list[str]], marks: dict[str, str]) -> Iterator[LevelLine]:
    for i, row in enumerate(rows):
        mark = marks.get(_note(row), "")
        yield LevelLine(row.label, tuple(column[i] for column in cells), mark)
