"""What waits for the director while stacks are bagged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock
from tdtool.tournament.days.bag_view import BagState, BagView, bag_view
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.tournament.days.bag_view import BagRow
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now

    Name = Callable[[EntryId], str]

_NAMED = 2
"""Players that are named; of more, their number is said."""


def bag_tasks(state: State, name: Name, now: Now) -> Iterator[Task]:
    """Say when to bag, and then how many are still to bag, to count, and what is missing."""
    if not state.days.bags:
        yield from _day_over(state, now)
        return
    view = bag_view(state)
    if not view.in_bags:
        return
    for title, detail in _said(view, name):
        yield Task(TaskKind.BAGS, title, detail, "", state.days.bagged_ms)


def _day_over(state: State, now: Now) -> Iterator[Task]:
    """Say that stacks are to be bagged: the day is over, and another one follows."""
    if state.clock is None or state.counted is not None or state.seated < 2:  # noqa: PLR2004
        return
    reading = clock.read(state.structure, state.clock, now)
    if reading.day_ended and clock.level_row(state.structure, reading.row + 1) is not None:
        yield Task(
            TaskKind.BAGS,
            "The day is over",
            f"Bag and tag {state.seated:,} stacks.",
            "",
            state.clock.wall_ms if reading.began_at is None else reading.began_at,
        )


def _said(view: BagView, name: Name) -> Iterator[tuple[str, str]]:
    to_bag = view.of(BagState.OPEN)
    if to_bag:
        yield f"Bag and tag: {len(to_bag):,} to bag", named(to_bag, name)
    differ = view.of(BagState.DIFFERS)
    if differ and (view.explained is None or len(differ) > 1):
        one = "1 stack has" if len(differ) == 1 else f"{len(differ):,} stacks have"
        yield f"{one} two counts", f"Count again: {named(differ, name)}"
    once = view.of(BagState.ONCE)
    if once:
        yield f"{len(once):,} counted once", f"The dealer counts: {named(once, name)}"
    if view.gap:
        more = "more" if view.gap > 0 else "fewer"
        yield f"Bags: {abs(view.gap):,} chips {more} than in play", gap_words(view, name)


def gap_words(view: BagView, name: Name) -> str:
    """Say what explains the gap, or where to look."""
    row = view.explained
    if row is not None:
        return f"It is what the two counts of {at(row, name)} differ by."
    row = view.since_counted
    if row is not None:
        return f"It is what the bag of {at(row, name)} differs from his last chip count by."
    table = view.table_since_counted
    if table is not None:
        return f"It is what table {table} differs from its last chip count by."
    if view.gap and view.gap == view.counted_gap:
        return "The last chip count of the room was off by as much."
    return "Look at bags that were counted in haste, and at colour-ups."


def named(rows: tuple[BagRow, ...], name: Name) -> str:
    """Name the players of rows: two of them, then how many more."""
    said = ", ".join(at(row, name) for row in rows[:_NAMED])
    more = len(rows) - _NAMED
    return f"{said} and {more:,} more" if more > 0 else said


def at(row: BagRow, name: Name) -> str:
    """Name a player with his seat."""
    called = name(row.entry)
    return called if row.seat is None else f"{row.seat} {called}"
