"""Changes of a structure as a director makes them: a level more, a break, chips that leave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.rules.stakes import Ante, AnteKind
from tdtool.tournament.chip_plan import smallest_in_play
from tdtool.tournament.next_level import next_label, next_level, rung
from tdtool.tournament.structure import DayEnd, DayPlan, Length, LengthKind, Row, RowKind
from tdtool.tournament.structure_queries import row_minutes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Structure

_USUAL_BREAK = 15
"""Minutes of a break where the sheet has none yet."""


class Flag(StrEnum):
    """What may end, or open, when a row ends."""

    REGISTRATION_ENDS = "registration_ends"
    REBUYS_END = "rebuys_end"
    ADD_ON = "add_on"
    DAY_END = "day_end"


def with_level(structure: Structure, after: int) -> Structure:
    """Put a level below a row (index; -1: above all); numbers that counted on go on counting."""
    added = replace(structure, rows=_put(structure.rows, after + 1, next_level(structure, after)))
    return _counted_on(structure, added, after + 1, 1)


def with_break(structure: Structure, after: int, minutes: int | None = None) -> Structure:
    """Put a break below a row (index), as long as most breaks of the sheet."""
    length = Length(LengthKind.MINUTES, minutes or usual_break(structure))
    return replace(structure, rows=_put(structure.rows, after + 1, Row(RowKind.BREAK, "", length)))


def usual_break(structure: Structure) -> int:
    """Give the most frequent minutes of a structure's breaks."""
    breaks = [row_minutes(row) for row in structure.rows if row.kind is RowKind.BREAK]
    known = Counter(minutes for minutes in breaks if minutes)
    return known.most_common(1)[0][0] if known else _USUAL_BREAK


def without(structure: Structure, row: int) -> Structure:
    """Take a row out; numbers that counted on go on counting without a gap."""
    rows = structure.rows
    less = replace(structure, rows=(*rows[:row], *rows[row + 1 :]))
    return _counted_on(structure, less, row, -1) if rows[row].kind is RowKind.PLAY else less


def with_row(structure: Structure, at: int, row: Row) -> Structure:
    """Put another row in the place of one (index)."""
    rows = list(structure.rows)
    rows[at] = row
    return replace(structure, rows=tuple(rows))


def with_flag(structure: Structure, at: int, flag: Flag, *, on: bool) -> Structure:
    """Say that something ends with a row, or that it does not; what ends once ends there only."""
    rows = [
        _flagged(row, flag, on=False)
        if on and place != at and flag in {Flag.REGISTRATION_ENDS, Flag.REBUYS_END}
        else row
        for place, row in enumerate(structure.rows)
    ]
    rows[at] = _flagged(rows[at], flag, on=on)
    return replace(structure, rows=tuple(rows))


def _flagged(row: Row, flag: Flag, *, on: bool) -> Row:
    match flag:
        case Flag.REGISTRATION_ENDS:
            return replace(row, registration_ends=on)
        case Flag.REBUYS_END:
            return replace(row, rebuys_end=on)
        case Flag.ADD_ON:
            return replace(row, add_on=on)
        case _:
            return replace(row, day_end=DayEnd() if on else None)


def with_colour_up(structure: Structure, at: int, chips: Sequence[int]) -> Structure:
    """Say which denominations leave play with a row, smallest first; none: none leave."""
    row = replace(structure.rows[at], colour_up=tuple(sorted(set(chips))), colour_up_unnamed=False)
    return with_row(structure, at, row)


def with_day_start(structure: Structure, day: int, text: str) -> Structure:
    """Say when a day (from 1) starts, in the sheet's words; days before it are named too."""
    if not text and day > len(structure.days):
        return structure
    days = [*structure.days]
    days += [DayPlan(str(number)) for number in range(len(days) + 1, day + 1)]
    days[day - 1] = replace(days[day - 1], starts=text)
    return replace(structure, days=tuple(days))


def spliced(structure: Structure, start: int, rows: Sequence[Row], *, replaces: bool) -> Structure:
    """Put rows in before a row (index), or in the place of it and all after it."""
    rest = () if replaces else structure.rows[start:]
    return replace(structure, rows=(*structure.rows[:start], *rows, *rest))


def rows_above(rows: Sequence[Row], played: Row | None) -> tuple[Row, ...]:
    """Give of another sheet's rows those that can follow a level: from the first higher one on.

    All of them where nothing was played, or where the figures cannot be compared.
    """
    low = rung(played.stakes[0]) if played is not None and played.stakes else None
    if low is None:
        return tuple(rows)
    first = next(
        (at for at, row in enumerate(rows) if row.stakes and (rung(row.stakes[0]) or 0) > low),
        len(rows),
    )
    return tuple(rows[first:])


def numbered(structure: Structure, start: int) -> Structure:
    """Give the levels from a row (index) on the numbers that follow the level before it."""
    rows = list(structure.rows)
    played = [row.label for row in rows[:start] if row.kind is RowKind.PLAY]
    label = played[-1] if played else "0"
    for at in range(start, len(rows)):
        if rows[at].kind is RowKind.PLAY:
            label = next_label(label) or next_label(str(len(played)))
            rows[at] = replace(rows[at], label=label)
            played.append(label)
    return replace(structure, rows=tuple(rows))


def _put(rows: tuple[Row, ...], place: int, row: Row) -> tuple[Row, ...]:
    return (*rows[:place], row, *rows[place:])


def _counted_on(old: Structure, new: Structure, start: int, by: int) -> Structure:
    """Count the numbers after a change on or back, as far as they counted on before it."""
    rows = list(new.rows)
    first = start + (1 if by > 0 else 0)
    expected = _number_before(old, start) + (1 if by > 0 else 2)
    for at in range(first, len(rows)):
        row = rows[at]
        if row.kind is not RowKind.PLAY:
            continue
        expected -= 1 if row.continues else 0
        if row.label != str(expected):
            break
        rows[at] = replace(row, label=str(expected + by))
        expected += 1
    return replace(new, rows=tuple(rows))


def _number_before(structure: Structure, start: int) -> int:
    """Give the number of the last level before a row, 0 where it has none."""
    labels = [row.label for row in structure.rows[:start] if row.kind is RowKind.PLAY]
    return int(labels[-1]) if labels and labels[-1].isdecimal() else 0


def with_antes(structure: Structure, start: int, kind: AnteKind) -> Structure:
    """Let this kind of ante be paid in all levels with blinds from a row (index) on.

    One by the big blind or the button is of the size of the big blind; one by each player an
    eighth of it, in chips that are in play; where the kind was the same, nothing changes.
    """
    rows = list(structure.rows)
    for at in range(start, len(rows)):
        unit = smallest_in_play(structure, at)
        sets = tuple(_with_ante(stakes, kind, unit) for stakes in rows[at].stakes)
        rows[at] = replace(rows[at], stakes=sets)
    return replace(structure, rows=tuple(rows))


def _with_ante(stakes: Stakes, kind: AnteKind, unit: int) -> Stakes:
    big = stakes.big_blind
    if big is None or stakes.ante.kind is kind:
        return stakes
    if kind is AnteKind.NONE:
        return replace(stakes, ante=Ante())
    amount = max(unit, big // 8 // unit * unit) if kind is AnteKind.EACH else big
    return replace(stakes, ante=Ante(kind, amount))
