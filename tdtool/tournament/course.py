"""What the clock did so far: when each row began and ended, and how long it stood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock
from tdtool.tournament import facts as f
from tdtool.tournament.values import ClockAct, Now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Anchor


class Visit(NamedTuple):
    """The clock's stay in one row, in wall ms; `ended_ms` is None while it is there.

    `paused_ms` is how long it stood, `added_ms` what was added by hand.
    """

    began_ms: int
    ended_ms: int | None = None
    paused_ms: int = 0
    added_ms: int = 0


class Stand(NamedTuple):
    """Where the clock stands: its row, what remains (ms); `over`: the day or event is over."""

    row: int
    remaining: int | None
    over: bool


@dataclass(frozen=True, slots=True)
class Course:
    """The visits (row -> Visit) up to the last time the clock was set."""

    visits: Mapping[int, Visit]


def course(
    records: Iterable[f.Recorded], is_gone: Callable[[str], bool], utc_offset: int = 0
) -> Course:
    """Follow the clock through the log from its opening; acts that are cancelled count not.

    A row that is left by mistake and returned to keeps its first beginning; what was begun
    after it is forgotten. A change of the structure carries the past along. `utc_offset`
    (seconds) is the desk's, for breaks that end at a time of day.
    """
    log = iter(records)
    opened = next(log).fact
    if not isinstance(opened, f.TournamentOpened):
        raise TypeError(opened)
    tracker = _Tracker(opened.structure, utc_offset)
    for record in log:
        fact = record.fact
        if not isinstance(fact, (f.ClockSet, f.StructureChanged)) or is_gone(record.action):
            continue
        if isinstance(fact, f.ClockSet):
            tracker.set(fact.act, fact.anchor)
        else:
            tracker.change(fact.structure, fact.clock)
    return Course(tracker.visits)


def carry_on(structure: Structure, visits: dict[int, Visit], anchor: Anchor, now: Now) -> Stand:
    """Let the clock go on from an anchor to a moment; the rows it passes are put into `visits`."""
    row, left = anchor.row, anchor.remaining_ms
    past = clock.elapsed(anchor, now)
    if not anchor.running:
        over = left == 0
        if row in visits and not over:
            seen = visits[row]
            visits[row] = seen._replace(paused_ms=seen.paused_ms + past)
        return Stand(row, left, over)
    moment = now.wall_ms - past
    while left is not None and moment + left <= now.wall_ms:
        moment += left
        _end(visits, row, moment)
        if clock.ends_day(structure.rows[row]) or row + 1 >= len(structure.rows):
            return Stand(row, 0, over=True)
        row += 1
        visits[row] = Visit(moment)
        left = clock.row_length(structure.rows[row], moment, now.utc_offset)
    return Stand(row, None if left is None else moment + left - now.wall_ms, over=False)


def _end(visits: dict[int, Visit], row: int, moment: int) -> None:
    visits[row] = visits.get(row, Visit(moment))._replace(ended_ms=moment)


class _Tracker:
    """Follows one clock from setting to setting."""

    def __init__(self, structure: Structure, utc_offset: int) -> None:
        self._offset = utc_offset
        self._structure = structure
        self._anchor: Anchor | None = None
        self.visits: dict[int, Visit] = {}

    def set(self, act: ClockAct, anchor: Anchor) -> None:
        """Take in that the clock was set."""
        stand = self._until(anchor)
        if stand is not None and act is ClockAct.HOLD:
            self._held(anchor, stand)
        elif stand is not None and stand.row != anchor.row and not stand.over:
            _end(self.visits, stand.row, anchor.wall_ms)
        elif (
            stand is not None
            and stand.row == anchor.row
            and None
            not in {
                stand.remaining,
                anchor.remaining_ms,
            }
        ):
            self._add(anchor.row, (anchor.remaining_ms or 0) - (stand.remaining or 0))
        self._stand_at(anchor)

    def change(self, structure: Structure, anchor: Anchor | None) -> None:
        """Take in another structure; what was played keeps its times."""
        stand = None if anchor is None else self._until(anchor)
        if anchor is not None and stand is not None:
            self._move_visits(structure, stand.row, anchor.row)
            self._anchor = anchor
        self._structure = structure

    def _until(self, anchor: Anchor) -> Stand | None:
        """Let the clock go on to the moment of an anchor; None before it was ever set."""
        if self._anchor is None:
            return None
        moment = Now(anchor.wall_ms, anchor.boot_ms, anchor.boot_id, self._offset)
        return carry_on(self._structure, self.visits, self._anchor, moment)

    def _add(self, row: int, ms: int) -> None:
        seen = self.visits.get(row)
        if seen is not None:
            self.visits[row] = seen._replace(added_ms=seen.added_ms + ms)

    def _held(self, anchor: Anchor, stand: Stand) -> None:
        """Take back what the clock ran while the desk was off: it stood instead."""
        seen = self.visits.get(anchor.row)
        if seen is None or anchor.remaining_ms is None:
            return
        end = seen.ended_ms if stand.row != anchor.row or stand.over else None
        if end is None:
            end = anchor.wall_ms + (stand.remaining or 0)
        off = end - anchor.remaining_ms
        stood = max(0, anchor.wall_ms - off)
        self.visits[anchor.row] = seen._replace(ended_ms=None, paused_ms=seen.paused_ms + stood)

    def _stand_at(self, anchor: Anchor) -> None:
        for row in [row for row in self.visits if row > anchor.row]:
            del self.visits[row]
        seen = self.visits.get(anchor.row)
        if seen is not None:
            self.visits[anchor.row] = seen._replace(ended_ms=None)
        elif anchor.running:
            self.visits[anchor.row] = Visit(anchor.wall_ms)
        self._anchor = anchor

    def _move_visits(self, new: Structure, was: int, now: int) -> None:
        moved: dict[int, Visit] = {}
        for row, visit in self.visits.items():
            place = now if row == was else _same(self._structure, new, row, now - was)
            if place is not None and place <= now:
                moved[place] = visit
        self.visits = moved


def _same(old: Structure, new: Structure, row: int, shift: int) -> int | None:
    """Find a row that was played in the new structure: in its place, or moved with the clock's."""
    wanted = old.rows[row]
    for place in (row, row + shift):
        if 0 <= place < len(new.rows):
            there = new.rows[place]
            if (there.kind, there.label) == (wanted.kind, wanted.label):
                return place
    return None
