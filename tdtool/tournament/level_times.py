"""When each level really began: derived from what was done to the clock, to the second."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament import facts as f
from tdtool.tournament.structure import Row, RowKind, Structure
from tdtool.tournament.values import Anchor, ClockAct, Now

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Came(StrEnum):
    """How the clock came to where it is."""

    SET = "set"
    """A director set it there."""
    BEGAN = "began"
    """A level or break began by itself."""
    DAY_ENDED = "day_ended"
    FINISHED = "finished"


class Turn(NamedTuple):
    """The clock came to a row of the structure (its `place` there) at `at_ms` (wall ms).

    `seq` is the fact that set the clock so; several turns share it where levels passed by
    themselves. `was` is how the clock stood just before a director set it, None before it was
    ever set. `closes`: registration ended when this turn came.
    """

    at_ms: int
    place: int
    row: Row
    came: Came
    seq: int
    was: clock.Reading | None = None
    closes: bool = False


def turns(structure: Structure, settings: Iterable[f.Recorded], now: Now) -> tuple[Turn, ...]:
    """Give every turn of the clock up to now, in the order of the log.

    `structure` is the one the tournament was set up with; `settings` are the facts that set
    the clock or changed the structure, cancelled ones left out.
    """
    found: list[Turn] = []
    anchor: Anchor | None = None
    seq = 0
    for record in settings:
        fact = record.fact
        was: clock.Reading | None = None
        following = _anchor(fact)
        if anchor is not None and following is not None:
            end = Now(following.wall_ms, following.boot_ms, following.boot_id, now.utc_offset)
            passed = list(_passed(structure, anchor, seq, end))
            if isinstance(fact, f.ClockSet) and fact.act is ClockAct.HOLD:
                # Play stood while the desk was off: what came after that row did not happen.
                passed = [
                    turn
                    for turn in passed
                    if turn.came is Came.BEGAN and turn.place <= following.row
                ]
            found.extend(passed)
            was = clock.read(structure, anchor, end)
        if isinstance(fact, f.StructureChanged):
            structure = fact.structure
        if following is not None:
            anchor, seq = following, record.seq
            row = structure.rows[anchor.row]
            found.append(Turn(anchor.wall_ms, anchor.row, row, Came.SET, seq, was))
    if anchor is not None:
        found.extend(_passed(structure, anchor, seq, now))
    return tuple(found)


def _anchor(fact: f.Fact) -> Anchor | None:
    if isinstance(fact, f.ClockSet):
        return fact.anchor
    return fact.clock if isinstance(fact, f.StructureChanged) else None


def _passed(structure: Structure, anchor: Anchor, seq: int, end: Now) -> Iterator[Turn]:
    """Give the turns that came by themselves between an anchor and a moment."""
    if not anchor.running or anchor.remaining_ms is None:
        return
    rows = structure.rows
    index, left = anchor.row, anchor.remaining_ms - clock.elapsed(anchor, end)
    closes = False
    while left <= 0:
        moment = end.wall_ms + left
        closes = closes or rows[index].registration_ends
        if clock.ends_day(rows[index]):
            yield Turn(moment, index, rows[index], Came.DAY_ENDED, seq, None, closes)
            return
        if index + 1 >= len(rows):
            yield Turn(moment, index, rows[index], Came.FINISHED, seq, None, closes)
            return
        index += 1
        if rows[index].kind is not RowKind.MARKER:
            yield Turn(moment, index, rows[index], Came.BEGAN, seq, None, closes)
            closes = False
        length = clock.row_length(rows[index], moment, end.utc_offset)
        if length is None:
            return
        left += length
