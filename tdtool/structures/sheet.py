"""A structure put together from the lines of a table, whatever file they came from."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import NamedTuple

from tdtool.rules.figures import FigureError, ascii_figure
from tdtool.rules.quoting import plain, quoted
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.structures import phrases
from tdtool.structures.ante_payer import guess_remark, guessed_ante_kind
from tdtool.structures.cells import is_figure
from tdtool.structures.error import StructureError
from tdtool.structures.guess import Habits, columns_guessed, habits_of, rejoined
from tdtool.structures.headings import Column
from tdtool.structures.level_rows import LevelRows, has_stakes, is_empty
from tdtool.structures.numbers import parse_minutes
from tdtool.structures.registration import with_registration_end
from tdtool.structures.sheet_head import SheetHead, is_furniture
from tdtool.structures.source import MAX_ROWS
from tdtool.tournament.structure import Structure

_LONGEST_ROW = 60
_BARE_BREAK = re.compile(r"\s*(?:break|pause)\s*", re.IGNORECASE)
_COUNTS = re.compile(r"(?:level|lvl|l|round|stufe)?\.?\s*\d{1,3}[a-z]?\.?", re.IGNORECASE)


class Line(NamedTuple):
    """One line: its number in the file, its cells, and the headings above it (if any)."""

    number: int
    cells: tuple[str, ...]
    columns: tuple[Column | None, ...] | None = None
    heads: tuple[str, ...] = ()
    is_heading: bool = False

    @property
    def text(self) -> str:
        """The line as words."""
        return " ".join(cell for cell in self.cells if cell.strip())


@dataclass(slots=True)
class Sheet:
    """The lines of one sheet; `unit` is what its sentences call a line ("Line", "Row")."""

    unit: str
    lines: list[Line]

    def structure(self, name: str, fallback: str) -> Structure:
        """Put the structure together; StructureError where there are no levels in it."""
        head = SheetHead()
        first, last = self._table()
        for line in self.lines[:first]:
            if not line.is_heading and not is_furniture(line.text):
                head.take(line.text)
        for line in self.lines[last + 1 :]:
            if not is_furniture(line.text):
                head.remark(line.text)
        rows = LevelRows(self.unit, head.minutes, head.betting)
        habits = habits_of(
            [line.cells for line in self.lines[first : last + 1] if self._plays(line)]
        )
        for line in self.lines[first : last + 1]:
            self._take(line, rows, habits)
            if len(rows.rows) > MAX_ROWS:
                raise StructureError(
                    f"The text has more than {MAX_ROWS:,} rows: that is no structure."
                )
        named = Structure(
            name=plain(name).strip() or head.title or plain(fallback) or "Structure",
            rows=rows.numbered(),
            starting_stack=head.starting_stack,
            seats_per_table=head.seats_per_table,
            betting=head.betting,
            remarks=tuple(head.remarks),
        )
        return _with_words(named, rows.unnamed_antes, head.ante_kind)

    def _table(self) -> tuple[int, int]:
        """Find the first and the last line of the table, breaks at its end included."""
        plays = [at for at, line in enumerate(self.lines) if self._plays(line)]
        if not plays:
            raise StructureError("There are no levels in the text: no line holds two blinds.")
        last = plays[-1]
        for at in range(last + 1, len(self.lines)):
            line = self.lines[at]
            if not (_is_short(line.text) and _says_something(line.text)):
                break
            last = at
        first = plays[0]
        for at in range(first - 1, -1, -1):
            line = self.lines[at]
            if line.is_heading:
                break
            if not (_is_short(line.text) and _says_something(line.text)):
                break
            first = at
        return first, last

    def _plays(self, line: Line) -> bool:
        """Tell whether a line is a level."""
        if line.is_heading:
            return False
        if line.columns is not None:
            label = _cell(line, Column.LABEL)
            if label and not is_figure(label) and phrases.names_break(label):
                return False
            return has_stakes(line.cells, line.columns)
        if len(line.cells) == 1 and not is_figure(line.cells[0]):
            return False
        figures = [cell for cell in line.cells if is_figure(cell)]
        words = " ".join(cell for cell in line.cells if not is_figure(cell))
        if phrases.names_break(words) or phrases.flags(words).day_ends:
            return False
        pairs = sum(bool(re.fullmatch(r"[\d.,' kKmM]+[-/].*", _plain(cell))) for cell in figures)
        starts = (
            is_figure(line.cells[0])
            or is_last(line.cells[0])
            or re.match(r"(?i)(level|lvl|l|round|stufe)\b", line.text)
        )
        return bool(starts) and (pairs > 0 or len(figures) > is_figure(line.cells[0]) + 1)

    def _take(self, line: Line, rows: LevelRows, habits: Habits) -> None:
        """Take one line of the table."""
        if line.is_heading or is_furniture(line.text):
            return
        if self._plays(line):
            cells = line.cells
            if line.columns is None:
                cells = rejoined(cells, habits, rows.last_big_blind())
            columns = line.columns or columns_guessed(cells, habits)
            rows.level(line.number, cells, columns, line.heads)
            return
        self._check_half_level(line)
        minutes, time = self._minutes(line), _cell(line, Column.TIME)
        clock_time = time if is_figure(time) else ""
        if _BARE_BREAK.fullmatch(_cell(line, Column.LABEL)):
            rows.words(_words(line, without_label=True), minutes, clock_time, stops=True)
        else:
            rows.words(_words(line) or line.text, minutes, clock_time)

    def _check_half_level(self, line: Line) -> None:
        """Refuse a line that starts like a level and has no blinds that can be read."""
        label = line.cells[0] if line.columns is None else _cell(line, Column.LABEL)
        sentence = len(line.text) > _LONGEST_ROW or line.text.endswith(".")
        if _COUNTS.fullmatch(label.strip()) and not _says_something(line.text) and not sentence:
            raise StructureError(
                f"{self.unit} {line.number} (level {quoted(label)[1:-1]}): there are no blinds,"
                f" antes or limits in {quoted(line.text)}."
            )

    def _minutes(self, line: Line) -> int | None:
        """Read the length of a break from its column."""
        cell = _cell(line, Column.MINUTES)
        if not cell or not is_figure(cell):
            return None
        try:
            return parse_minutes(cell)
        except FigureError as problem:
            raise StructureError(f"{self.unit} {line.number}, minutes: {problem}.") from None


def _words(line: Line, *, without_label: bool = False) -> str:
    """Give the words of a line that is no level, without the figures of its times."""
    kept = []
    for at, cell in enumerate(line.cells):
        column = line.columns[at] if line.columns and at < len(line.columns) else None
        timed = column in {Column.MINUTES, Column.TIME} and is_figure(cell)
        named = without_label and column is Column.LABEL
        if is_empty(cell) or _plain(cell).strip(" 0") == "" or timed or named:
            continue
        only_figures = column is Column.COLOUR_UP and not re.search(r"[^\W\d_]", cell)
        kept.append(f"remove {cell}" if only_figures else cell)
    return " ".join(kept)


def is_last(cell: str) -> bool:
    """Tell whether a cell is the word that stands for the number of a last level."""
    return re.fullmatch(r"(?i)(?:final|finale|last|end)[.:]?", cell.strip()) is not None


def _plain(cell: str) -> str:
    """Write a cell with the ASCII signs of figures."""
    return ascii_figure(cell)


def _cell(line: Line, column: Column) -> str:
    """Give the cell of a column, "" where the line has none."""
    if line.columns is None or column not in line.columns:
        return ""
    at = line.columns.index(column)
    return line.cells[at].strip() if at < len(line.cells) and not is_empty(line.cells[at]) else ""


def _is_short(text: str) -> bool:
    """Tell whether a line is short enough to be a row of a table and no sentence."""
    return len(text) <= _LONGEST_ROW and not text.rstrip().endswith(".")


def _says_something(text: str) -> bool:
    """Tell whether a line speaks of a break, a colour-up or an end."""
    return (
        phrases.names_break(text)
        or any(phrases.flags(text))
        or bool(phrases.colour_up(text))
        or phrases.mentions_colour_up(text)
    )


def _with_words(structure: Structure, unnamed: set[int], said: AnteKind | None) -> Structure:
    """Settle who pays the antes, and what the remarks say about them and about registration."""
    rows = list(structure.rows)
    comments: tuple[str, ...] = ()
    kinds: set[AnteKind] = set()
    for at in unnamed:
        stakes = rows[at].stakes[0]
        kind = said or _kind_of(stakes)
        kinds.add(kind)
        ante = replace(stakes.ante, kind=kind)
        rows[at] = replace(rows[at], stakes=(replace(stakes, ante=ante),))
    if kinds and said is None:
        comments = (guess_remark(kinds),)
    text = " ".join(words for subject, words in structure.remarks if subject == "ante")
    rule = phrases.ante_rule(text)
    for at, row in enumerate(rows):
        rows[at] = replace(row, stakes=tuple(_with_rule(stakes, rule) for stakes in row.stakes))
    settled = tuple(rows)
    if not any(row.registration_ends for row in settled):
        late = " ".join(words for subject, words in structure.remarks if subject == "registration")
        settled = with_registration_end(settled, late)
    return replace(structure, rows=settled, comments=comments)


def _with_rule(stakes: Stakes, rule: phrases.AnteRule) -> Stakes:
    """Give stakes whose big-blind ante follows the sheet's sentence about antes."""
    if stakes.ante.kind is not AnteKind.BIG_BLIND:
        return stakes
    steps = rule.steps(stakes.small_blind)
    return replace(stakes, ante=Ante(AnteKind.BIG_BLIND, stakes.ante.amount, steps, rule.order))


def _kind_of(stakes: Stakes) -> AnteKind:
    """Guess who pays: an ante as large as the small blind is the big blind's, stud's never."""
    if stakes.bring_in is not None:
        return AnteKind.EACH
    return guessed_ante_kind(stakes.ante.amount, stakes.small_blind, stakes.big_blind)
