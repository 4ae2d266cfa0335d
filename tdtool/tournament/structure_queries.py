"""What is asked of a structure: its length, its plan of times, what its sheet needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind, Stakes
from tdtool.tournament.structure import LengthKind, Row, RowKind, Structure

if TYPE_CHECKING:
    from collections.abc import Sequence

MINUTES_A_DAY = 24 * 60
_STUD_WORDS = ("stud", "razz")
_STUD_WITH_BLINDS = "mississippi"


class Planned(NamedTuple):
    """When a row starts and ends, in minutes since midnight of its day; None: not known.

    `day` counts from 1; a time past midnight is 1,440 or more.
    """

    day: int
    start: int | None
    end: int | None


class Stretch(NamedTuple):
    """Play without a break: the first and last row (indexes) and the minutes between."""

    first: int
    last: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Columns:
    """What a sheet of a structure must show, and what it can say once in its head."""

    small_blind: bool
    big_blind: bool
    ante: bool
    ante_kind: AnteKind | None
    """The one kind of all antes; None where there are none or several kinds."""
    ante_is_big_blind: bool
    """Every ante is one ante of the size of the big blind."""
    button_post: bool
    limits: bool
    bring_in: bool
    completion: bool
    game: bool
    groups: tuple[str, ...]
    """Names of the stake sets of mixed levels, in order; () where levels have one set."""
    minutes: int | None
    """The minutes of every level, said once; None where they differ or are missing."""
    lengths: bool
    """Lengths differ and need a column."""
    clock_times: bool
    """The sheet prints times of its own."""
    starts: bool
    """Start times can be worked out for every level."""
    notes: bool


def play_levels(structure: Structure) -> tuple[int, ...]:
    """Give the indexes of the rows that are played, in order."""
    return tuple(at for at, row in enumerate(structure.rows) if row.kind is RowKind.PLAY)


def break_rows(structure: Structure) -> tuple[int, ...]:
    """Give the indexes of the breaks, ends of days among them."""
    return tuple(at for at, row in enumerate(structure.rows) if row.kind is RowKind.BREAK)


def row_minutes(row: Row) -> int | None:
    """Give the minutes of a row that are known: 0 for a marker, None for an open length."""
    if row.kind is RowKind.MARKER:
        return 0
    return row.length.value if row.length.kind is LengthKind.MINUTES else None


def total_minutes(structure: Structure) -> int:
    """Add up the known minutes of levels and breaks; open lengths count nothing."""
    return sum(row_minutes(row) or 0 for row in structure.rows)


def schedule(
    structure: Structure, start_minutes: int, later_days: Sequence[int] = ()
) -> tuple[Planned, ...]:
    """Plan when each row starts and ends when play starts `start_minutes` after midnight.

    After a row of open length nothing is known until a break ends at a clock time or a day
    begins; `later_days` holds the start of day 2, 3, ... in minutes after their midnights.
    """
    planned: list[Planned] = []
    day, now = 1, start_minutes if start_minutes >= 0 else None
    starts = iter(later_days)
    for row in structure.rows:
        end = _end(row, now)
        planned.append(Planned(day, now, end))
        now = end
        if row.day_end is not None:
            day, now = day + 1, next(starts, None)
    return tuple(planned)


def _end(row: Row, start: int | None) -> int | None:
    """Give the end of a row that starts then."""
    if row.length.kind is LengthKind.RESUME_AT and row.length.at is not None:
        hours, minutes = row.length.at.split(":")
        clock = int(hours) * 60 + int(minutes)
        if start is None:
            return clock
        return start + (clock - start) % MINUTES_A_DAY
    length = row_minutes(row)
    return None if start is None or length is None else start + length


def stretches(structure: Structure) -> tuple[Stretch, ...]:
    """Give the stretches of play between breaks and ends of days; open lengths count nothing."""
    found: list[Stretch] = []
    run: list[int] = []
    for at, row in enumerate(structure.rows):
        if row.kind is RowKind.PLAY:
            run.append(at)
        if row.kind is RowKind.BREAK or row.day_end is not None:
            found += _stretch(structure, run)
            run = []
    return (*found, *_stretch(structure, run))


def _stretch(structure: Structure, run: list[int]) -> list[Stretch]:
    """Make a stretch of a run of levels, none of an empty run."""
    if not run:
        return []
    minutes = sum(row_minutes(structure.rows[at]) or 0 for at in run)
    return [Stretch(run[0], run[-1], minutes)]


def longest_stretch(structure: Structure) -> Stretch | None:
    """Give the longest play without a break, the first of several; None without levels."""
    return max(stretches(structure), key=lambda stretch: stretch.minutes, default=None)


def is_stud(game: str) -> bool:
    """Tell whether a game is played with antes and a bring-in instead of blinds."""
    name = game.lower()
    return any(word in name for word in _STUD_WORDS) and _STUD_WITH_BLINDS not in name


def stakes_for(row: Row, game: str = "") -> Stakes | None:
    """Give the stakes of a level for the game that a table plays; None on breaks and markers.

    Among several sets it is the one that lists the game, else the one made for its kind
    (stud: with a bring-in), else the first. A sheet that prints blinds and a bring-in in
    one line means the antes for stud and the blinds for the other games: the set comes
    back with only what that game posts. Without a game the set is given as printed.
    """
    if not row.stakes:
        return None
    game = game or row.game
    chosen = next((stakes for stakes in row.stakes if game and game in stakes.games), None)
    if chosen is None and game:
        stud = is_stud(game)
        chosen = next(
            (stakes for stakes in row.stakes if (stakes.bring_in is not None) == stud), None
        )
    stakes = chosen or row.stakes[0]
    if not game or stakes.bring_in is None or stakes.big_blind is None:
        return stakes
    return _part(stakes, stud=is_stud(game))


def _part(stakes: Stakes, *, stud: bool) -> Stakes:
    """Give of a line with blinds and a bring-in what one kind of game posts."""
    if stud:
        return Stakes(
            ante=stakes.ante,
            small_bet=stakes.small_bet,
            big_bet=stakes.big_bet,
            bring_in=stakes.bring_in,
            completion=stakes.completion,
            betting=stakes.betting,
            group=stakes.group,
            games=stakes.games,
        )
    return Stakes(
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        button_post=stakes.button_post,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        betting=stakes.betting,
        group=stakes.group,
        games=stakes.games,
    )


def columns(structure: Structure) -> Columns:
    """Tell what a sheet of the structure must show."""
    rows = [structure.rows[at] for at in play_levels(structure)]
    sets = [stakes for row in rows for stakes in row.stakes]
    antes = [stakes for stakes in sets if stakes.ante.kind is not AnteKind.NONE]
    kinds = {stakes.ante.kind for stakes in antes}
    lengths = {row.length for row in rows}
    minutes = {row_minutes(row) for row in rows}
    equal = minutes.pop() if len(lengths) == 1 else None
    groups = dict.fromkeys(stakes.group for stakes in sets if stakes.group)
    return Columns(
        small_blind=any(stakes.small_blind is not None for stakes in sets),
        big_blind=any(stakes.big_blind is not None for stakes in sets),
        ante=bool(antes),
        ante_kind=next(iter(kinds)) if len(kinds) == 1 else None,
        ante_is_big_blind=kinds == {AnteKind.BIG_BLIND}
        and all(stakes.ante.amount == stakes.big_blind for stakes in antes),
        button_post=any(stakes.button_post is not None for stakes in sets),
        limits=any((stakes.small_bet or stakes.big_bet) is not None for stakes in sets),
        bring_in=any(stakes.bring_in is not None for stakes in sets),
        completion=any(stakes.completion is not None for stakes in sets),
        game=any(row.game for row in rows),
        groups=tuple(groups),
        minutes=equal,
        lengths=len(lengths) > 1,
        clock_times=any(row.clock_time for row in structure.rows),
        starts=all(
            planned.start is not None
            for row, planned in zip(structure.rows, schedule(structure, 0), strict=True)
            if row.kind is RowKind.PLAY
        ),
        notes=any(row.note for row in rows),
    )
