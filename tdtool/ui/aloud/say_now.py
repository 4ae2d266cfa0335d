"""What could be said aloud at this moment, whether or not something was just announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures, plain
from tdtool.ui.aloud import level_words
from tdtool.ui.aloud.floor_due import floor_due

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.ui.aloud.announcement import Announcement


class Sentence(NamedTuple):
    """A sentence, and what it is or when it was announced."""

    text: str
    about: str


def sentences(desk: Desk, heard: Sequence[Announcement]) -> list[Sentence]:
    """List what stands now, then what was announced, the newest first."""
    now = desk.now()
    found = [Sentence(text, "Now") for text in _now(desk)]
    stands = {one.text for one in found}
    for one in heard:
        if one.spoken not in stands:
            at = figures.time_of_day(one.at_ms, now.utc_offset)
            found.append(Sentence(one.spoken, f"Announced at {at}"))
    return found


def _now(desk: Desk) -> list[str]:
    state, now = desk.state, desk.now()
    said = [due.words() for due in floor_due(state, desk.names, now) if due.words is not None]
    if state.clock is None:
        row = clock.first_row(state.structure)
        return [*said, *([] if row is None else [level_words.level_begins(state, row)])]
    reading = clock.read(state.structure, state.clock, now)
    if state.structure.rows[reading.row].kind is RowKind.BREAK:
        said.append(level_words.break_begins(state, reading.row, now, reading.remaining))
    elif not (reading.day_ended or reading.finished):
        said.append(level_words.level_stands(state, reading.row, reading.remaining))
    text = plain.one_line(desk.message, 400)
    return [*said, text] if text else said
