"""Rows of a structure made from the cells of a table or the words of a line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import plain, quoted
from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.structures import phrases
from tdtool.structures.error import StructureError
from tdtool.structures.headings import STAKES, Column
from tdtool.structures.numbers import parse_blinds, parse_minutes
from tdtool.tournament.structure import OPEN_LENGTH, DayEnd, Length, LengthKind, Row, RowKind

if TYPE_CHECKING:
    from collections.abc import Sequence

EMPTY = frozenset({"", "-", "--", "---", "n/a", "none", "x", "nil", "*"})
"""Cells that hold nothing, with every dash written as "-"."""

_LABEL = re.compile(r"(?:level|lvl|lv|l|round|stufe|niveau|rd)\.?:?\s*(?=\d)", re.IGNORECASE)
_CLOCK = re.compile(r"\d{1,2}[:.]\d\d(?:\s*[ap]\.?m\.?)?", re.IGNORECASE)
_CLOCK_HALF = re.compile(r"\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?", re.IGNORECASE)
_BREAK_MINUTES = (
    re.compile(r"\(?\b(\d{1,3})\s*-?\s*(?:minutes?|minuten|mins?|m)\b\.?\)?", re.IGNORECASE),
    re.compile(r"\(?\b(\d{1,3})\s*['\u2032]\)?"),
    re.compile(r"\(?\b(\d{1,2}\s*(?:h|hours?|hrs?|std)\b\.?(?:\s*\d{1,2}\b)?)\)?", re.IGNORECASE),
    re.compile(r"\(?(?<![\d,.])\b(\d{1,3})\b(?![,.]?\d)\)?"),
)
_NO_LENGTH = re.compile(r"\b(?:day|tag|level|stufe)\s+\w{1,3}\b", re.IGNORECASE)
_BARE_BREAK = re.compile(r"\W*(?:break|pause)?\W*", re.IGNORECASE)


@dataclass(slots=True)
class LevelRows:
    """Collects the rows of one sheet; `unit` is what its sentences call a line of it."""

    unit: str
    minutes: int | None = None
    """The minutes of every level, where the head of the sheet says them."""
    bets_are: Betting | None = None
    rows: list[Row] = field(default_factory=list)
    unnamed_antes: set[int] = field(default_factory=set)
    """Rows whose ante does not say who pays it."""
    labelled: bool = False

    def level(
        self,
        number: int,
        cells: Sequence[str],
        columns: Sequence[Column | None],
        heads: Sequence[str],
    ) -> None:
        """Add the level of a line; StructureError names the line, its level and the column."""
        reader = _Cells(self.unit, number, cells, columns, heads)
        label = reader.label()
        self.labelled = self.labelled or Column.LABEL in columns
        length = reader.length()
        if length is None:
            length = (
                OPEN_LENGTH if self.minutes is None else Length(LengthKind.MINUTES, self.minutes)
            )
        stakes, unnamed = reader.stakes(self.bets_are or Betting.NO_LIMIT)
        if unnamed:
            self.unnamed_antes.add(len(self.rows))
        note = reader.note()
        said = phrases.flags(note)
        self.rows.append(
            Row(
                kind=RowKind.PLAY,
                label=label,
                length=length,
                stakes=(stakes,),
                game=reader.text(Column.GAME),
                colour_up=phrases.colour_up(f"remove {reader.text(Column.COLOUR_UP)}"),
                registration_ends=said.registration_ends,
                rebuys_end=said.rebuys_end,
                add_on=said.add_on,
                lammers_due=said.lammers_due,
                day_end=DayEnd() if said.day_ends else None,
                clock_time=reader.clock_time(),
                note=note,
            )
        )

    def words(
        self, text: str, minutes: int | None = None, clock_time: str = "", *, stops: bool = False
    ) -> None:
        """Add a break, or a marker for whatever else a line without stakes says.

        `stops`: it is a break whatever its words are.
        """
        text = " ".join(plain(text).split())
        said = phrases.flags(text)
        breaks = stops or phrases.names_break(text) or said.day_ends
        rest, chips = phrases.without_colour_up(text)
        length, note = OPEN_LENGTH, text
        if breaks:
            length, note = _break_length(rest, minutes)
        marker = not breaks or length.value == 0
        if marker:
            length = OPEN_LENGTH
        self.rows.append(
            Row(
                kind=RowKind.MARKER if marker else RowKind.BREAK,
                length=length,
                colour_up=chips,
                colour_up_unnamed=not chips and phrases.mentions_colour_up(text),
                registration_ends=said.registration_ends,
                rebuys_end=said.rebuys_end,
                add_on=said.add_on,
                lammers_due=said.lammers_due,
                day_end=DayEnd() if said.day_ends else None,
                clock_time=clock_time,
                note=note,
            )
        )

    def last_big_blind(self) -> int:
        """Give the big blind of the last level so far, 0 before the first."""
        blinds = (row.stakes[0].big_blind for row in reversed(self.rows) if row.stakes)
        return next(blinds, None) or 0

    def numbered(self) -> tuple[Row, ...]:
        """Give the rows, the levels numbered where the sheet has no labels at all."""
        if self.labelled:
            return tuple(self.rows)
        numbered: list[Row] = []
        level = 0
        for row in self.rows:
            if row.kind is RowKind.PLAY:
                level += 1
                numbered.append(replace(row, label=str(level)))
            else:
                numbered.append(row)
        return tuple(numbered)


def is_empty(cell: str) -> bool:
    """Tell whether a cell holds nothing."""
    return ascii_figure(cell).strip().lower() in EMPTY


def has_stakes(cells: Sequence[str], columns: Sequence[Column | None]) -> bool:
    """Tell whether a line has chips in any of its columns; a lone zero is none."""
    return any(
        column in STAKES and not is_empty(cell) and ascii_figure(cell).strip(" 0.,") != ""
        for cell, column in zip(cells, columns, strict=False)
    )


def _break_length(text: str, minutes: int | None) -> tuple[Length, str]:
    """Find the length of a break in its words; give it and the words that remain."""
    at = phrases.resume_time(text)
    if at is not None:
        return Length(LengthKind.RESUME_AT, at=at), text
    note = text
    masked = _NO_LENGTH.sub(lambda match: " " * len(match[0]), text)
    for pattern in _BREAK_MINUTES:
        match = pattern.search(masked)
        if match:
            said = parse_minutes(match[1])
            if minutes in {None, said}:
                minutes = said
                note = text[: match.start()] + text[match.end() :]
            break
    note = " ".join(note.split()).strip(" -:;,()\u2013\u2014")
    if _BARE_BREAK.fullmatch(note):
        note = ""
    return (OPEN_LENGTH if minutes is None else Length(LengthKind.MINUTES, minutes)), note


class _Cells:
    """The cells of one line of levels."""

    def __init__(
        self,
        unit: str,
        number: int,
        cells: Sequence[str],
        columns: Sequence[Column | None],
        heads: Sequence[str],
    ) -> None:
        self._place = f"{unit} {number}"
        self._cells = cells
        self._columns = columns
        self._heads = heads
        label = self.label()
        if label:
            self._place += f" (level {quoted(label)[1:-1]})"

    def text(self, column: Column) -> str:
        """Give the text of a column, "" where the line has none."""
        for cell, kind in zip(self._cells, self._columns, strict=False):
            if kind is column and not is_empty(cell):
                return " ".join(plain(cell).split())
        return ""

    def label(self) -> str:
        """Give the label as printed, without the word "level" before a number."""
        return _LABEL.sub("", self.text(Column.LABEL)).rstrip(".:)")

    def _fail(self, column: Column, problem: FigureError) -> StructureError:
        """Say what is wrong in a column."""
        return StructureError(f"{self._place}, {column}: {problem}.")

    def _chips(self, column: Column) -> int | None:
        """Read the chips in a column."""
        cell = self.text(column)
        if not cell:
            return None
        try:
            return parse_chips(cell)
        except FigureError as problem:
            raise self._fail(column, problem) from None

    def _pair(self, column: Column) -> tuple[int | None, int | None, int | None]:
        """Read a column of two figures, with an ante where it holds one."""
        cell = self.text(column)
        if not cell:
            return None, None, None
        try:
            pair = parse_blinds(cell)
            if pair is None:
                raise self._fail(column, FigureError(f"{quoted(cell)} are no two figures"))
        except FigureError as problem:
            raise self._fail(column, problem) from None
        return pair

    def stakes(self, betting: Betting) -> tuple[Stakes, bool]:
        """Read the stakes, and whether who pays the ante is not said."""
        small_blind, big_blind, ante = self._pair(Column.BLINDS)
        small_bet, big_bet, _ = self._pair(Column.LIMITS)
        columns = {
            AnteKind.BIG_BLIND: Column.BIG_BLIND_ANTE,
            AnteKind.BUTTON: Column.BUTTON_ANTE,
        }
        named = next(
            (
                Ante(kind, amount)
                for kind, column in columns.items()
                if (amount := self._chips(column))
            ),
            None,
        )
        if ante is None:
            ante = self._chips(Column.ANTE)
        unnamed = named is None and bool(ante)
        limit = (small_bet or big_bet) is not None
        small_bet = small_bet if small_bet is not None else self._chips(Column.SMALL_BET)
        big_bet = big_bet if big_bet is not None else self._chips(Column.BIG_BET)
        stakes = Stakes(
            small_blind=self._first(small_blind, Column.SMALL_BLIND),
            big_blind=self._first(big_blind, Column.BIG_BLIND),
            ante=named or (Ante(AnteKind.EACH, ante) if ante else Ante()),
            button_post=self._chips(Column.BUTTON_POST),
            small_bet=small_bet,
            big_bet=big_bet,
            bring_in=self._chips(Column.BRING_IN),
            completion=self._chips(Column.COMPLETION),
            betting=Betting.FIXED_LIMIT if limit else betting,
        )
        return stakes, unnamed

    def _first(self, value: int | None, column: Column) -> int | None:
        """Give a figure already read, else that of its own column."""
        return self._chips(column) if value is None else value

    def length(self) -> Length | None:
        """Read the length of the level, None where the line gives none."""
        cell = self.text(Column.MINUTES)
        time = self.text(Column.TIME)
        if not cell and time and not _CLOCK.fullmatch(time) and not _CLOCK_HALF.fullmatch(time):
            cell = time
        if not cell:
            return None
        try:
            return Length(LengthKind.MINUTES, parse_minutes(cell))
        except FigureError as problem:
            counted = re.fullmatch(r"(\d{1,4}) (hands?|orbits?)", cell.lower())
            if counted:
                kind = LengthKind.HANDS if counted[2].startswith("hand") else LengthKind.ORBITS
                return Length(kind, int(counted[1]))
            if not re.search(r"\d", cell):
                return OPEN_LENGTH
            raise self._fail(Column.MINUTES, problem) from None

    def clock_time(self) -> str:
        """Give the time of day that the sheet prints beside the level."""
        time = self.text(Column.TIME)
        return time if _CLOCK.fullmatch(time) or _CLOCK_HALF.fullmatch(time) else ""

    def note(self) -> str:
        """Collect the notes and every column that has no known meaning."""
        notes: list[str] = []
        for at, cell in enumerate(self._cells):
            column = self._columns[at] if at < len(self._columns) else Column.NOTE
            words = " ".join(plain(cell).split())
            if is_empty(words):
                continue
            if column is Column.NOTE or (column is Column.MINUTES and not re.search(r"\d", words)):
                notes.append(words)
            elif column is None:
                head = " ".join(plain(self._heads[at]).split()) if at < len(self._heads) else ""
                notes.append(f"{head}: {words}" if head else words)
        return "; ".join(notes)
