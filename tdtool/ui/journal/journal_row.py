"""A line of the journal as it stands in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.act_sorts import Kind
from tdtool.tournament.level_times import Came
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures
from tdtool.ui.icons import Icon
from tdtool.ui.journal import level_words, times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.level_times import Turn
    from tdtool.ui.journal.teller import Teller

ICONS = {
    Kind.UNDO: Icon.UNDO,
    Kind.RULING: Icon.SCALES,
    Kind.ENTRY: Icon.PERSON,
    Kind.BUST: Icon.OUT,
    Kind.PRIZE: Icon.TROPHY,
    Kind.MOVE: Icon.MOVE,
    Kind.HAND: Icon.CARDS,
    Kind.CLOCK: Icon.CLOCK,
    Kind.TABLE: Icon.FLOOR,
    Kind.NOTE: Icon.NOTE,
    Kind.PRINT: Icon.PRINT,
    Kind.SETUP: Icon.FLAG,
}
_TABLES = 2


class JournalRow(NamedTuple):
    """What a line shows.

    `day` is "" today; `after` says when it was cancelled, and its words are struck out;
    `began` marks a level that began by itself.
    """

    day: str
    time: str
    level: str
    icon: Icon
    words: str
    where: str
    after: str = ""
    began: bool = False

    def spoken(self) -> str:
        """Say the line for who cannot see it."""
        parts = (f"{self.day} {self.time}".strip(), self.words, self.after)
        return ", ".join(part for part in parts if part)


def journal_row(teller: Teller, line: int) -> JournalRow:
    """Describe a line of the chronicle."""
    if line < 0:
        return _turn_row(teller, teller.chronicle.turns[~line])
    return _act_row(teller, teller.chronicle.act(line))


def _turn_row(teller: Teller, turn: Turn) -> JournalRow:
    now = teller.desk.now()
    on_break = turn.came is Came.BEGAN and turn.row.kind is RowKind.BREAK
    return JournalRow(
        day=times.day(turn.at_ms, now.utc_offset, now.wall_ms),
        time=times.second_of_day(turn.at_ms, now.utc_offset),
        level=level_words.label(turn.row),
        icon=Icon.BREAK if on_break else Icon.LEVELS,
        words=level_words.began(turn),
        where="",
        began=True,
    )


def _act_row(teller: Teller, act: Act) -> JournalRow:
    now = teller.desk.now()
    after = ""
    if act.cancelled is not None:
        after = f"undone {figures.time_of_day(act.cancelled.at_ms, now.utc_offset)}"
    return JournalRow(
        day=times.day(act.wall_ms, now.utc_offset, now.wall_ms),
        time=times.second_of_day(act.wall_ms, now.utc_offset),
        level="–" if act.turn is None else level_words.label(act.turn.row),
        icon=ICONS[act.kind],
        words=teller.of(act),
        where=where(act.tables),
        after=after,
    )


def where(tables: Sequence[int]) -> str:
    """Name the tables of an act: "12", "12, 7", "35 tables"."""
    if len(tables) > _TABLES:
        return f"{figures.number(len(tables))} tables"
    return ", ".join(str(table) for table in tables)
