"""Chips as they are shown: who has how many as of when, the total, and the gap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import queries
from tdtool.tournament.days import brought
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.chips.state import Round
    from tdtool.tournament.state import Entry, State, Table
    from tdtool.tournament.values import EntryId

_WITH_CHIPS = {Status.SEATED, Status.STANDING}


class Stack(NamedTuple):
    """What somebody has as far as the desk knows: a count, and what he bought since."""

    entry: EntryId
    chips: int
    at_ms: int


class TableChips(NamedTuple):
    """A table's chips: what its players' counts come to, and what was counted as a whole.

    `counted` of `players` were counted; `at_ms` is the oldest of their counts, None without
    one. `total` was counted at `total_ms` with those who sat there then; `moved` tells that
    others sit there now.
    """

    table: int
    players: int
    counted: int
    chips: int
    at_ms: int | None
    total: int | None = None
    total_ms: int | None = None
    moved: bool = False

    @property
    def differs(self) -> int:
        """Give by how much the whole differs from its players' counts, 0 where it cannot."""
        if self.total is None or self.counted < self.players or self.moved:
            return 0
        return self.total - self.chips


@dataclass(frozen=True, slots=True)
class RoundView:
    """A walk through the room with its total.

    `chips` of `counted` players were counted from `first_ms` to `last_ms`; `missing` were not.
    `gap` is what was counted beyond what should be there (negative: less), None while somebody
    is missing. `play_ms` was played between the first and the last count: a gap may be that.
    `rest` is the average left for those who are missing, negative where too much was counted.
    """

    chips: int
    counted: int
    missing: tuple[EntryId, ...]
    first_ms: int
    last_ms: int
    play_ms: int
    gap: int | None
    rest: int | None


@dataclass(frozen=True, slots=True)
class ChipsView:
    """All chips: in play as they should be, the average, and the last walk through the room.

    `in_play` and `average` are None where the sheet does not give a starting stack.
    """

    in_play: int | None
    players: int
    average: int | None
    round: RoundView | None


def chips_view(state: State) -> ChipsView:
    """Show the chips of the whole event."""
    running = state.chips.round
    return ChipsView(
        in_play=queries.chips_in_play(state),
        players=state.seated,
        average=queries.average_stack(state),
        round=None if running is None else _round(state, running),
    )


def stack_of(state: State, entry: EntryId) -> Stack | None:
    """Give the last count of somebody who is in play, None where nobody counted.

    A bag of this day is the last count; the one he came with is the first.
    """
    if state.entries[entry].status not in _WITH_CHIPS:
        return None
    bag = state.days.bags.get(entry)
    if bag is not None:
        return Stack(entry, bag.chips, state.days.bagged_ms)
    counted = last_count(state, entry)
    if counted is not None:
        return counted
    came = brought.carried(state, entry)
    if came is None:
        return None
    chips = came.bag.chips + state.till.chips.get(entry, 0)
    return Stack(entry, chips, state.entries[entry].registered_ms)


def last_count(state: State, entry: EntryId) -> Stack | None:
    """Give what somebody had when he was last counted, and what he bought since; no bags."""
    count = state.chips.stacks.get(entry)
    if count is None:
        return None
    bought = state.till.chips.get(entry, 0)
    return Stack(entry, count.chips + bought - count.bought, count.at_ms)


def ranked_stacks(state: State) -> list[Stack]:
    """List who was counted and is in play, the most chips first."""
    came = () if state.days.brought is None else state.days.brought.carried
    counted = dict.fromkeys((*state.chips.stacks, *state.days.bags, *came))
    found = (stack_of(state, entry) for entry in counted)
    return sorted(
        (one for one in found if one is not None), key=lambda one: (-one.chips, one.entry)
    )


def table_chips(state: State, table: Table) -> TableChips:
    """Show the chips of one table."""
    stacks = [stack_of(state, entry) for entry in table.occupants.values()]
    counted = [one for one in stacks if one is not None]
    count = state.chips.tables.get(table.number)
    if count is None or count.at_ms < table.opened_ms:
        count = None
    return TableChips(
        table=table.number,
        players=len(stacks),
        counted=len(counted),
        chips=sum(one.chips for one in counted),
        at_ms=min((one.at_ms for one in counted), default=None),
        total=None if count is None else count.chips,
        total_ms=None if count is None else count.at_ms,
        moved=count is not None and count.entries != frozenset(table.occupants.values()),
    )


def _round(state: State, running: Round) -> RoundView:
    whole = [count for count in running.tables.values() if not count.entries <= set(running.stacks)]
    covered = {entry for count in whole for entry in count.entries}
    bought = state.till.chips
    chips = sum(
        count.chips + bought.get(entry, 0) - count.bought
        for entry, count in running.stacks.items()
        if entry not in covered and state.entries[entry].status is not Status.UNREGISTERED
    )
    for count in whole:
        more = sum(bought.get(entry, 0) for entry in count.entries)
        chips += count.chips + more - count.bought
    known = covered | set(running.stacks)
    others = [entry for entry in state.entries.values() if entry.id not in known]
    came = [entry for entry in others if _came_since(entry, running.last_ms)]
    late = {entry.id for entry in came}
    missing = tuple(
        entry.id for entry in others if entry.status in _WITH_CHIPS and entry.id not in late
    )
    expected = _expected(state, running, came)
    rest = None
    if expected is not None and missing:
        rest = (expected - chips) // len(missing)
    return RoundView(
        chips=chips,
        counted=len(known),
        missing=missing,
        first_ms=running.first_ms,
        last_ms=running.last_ms,
        play_ms=running.played_ms - running.began_played_ms,
        gap=None if expected is None or missing else chips - expected,
        rest=rest,
    )


def _came_since(entry: Entry, ms: int) -> bool:
    """Tell whether somebody got his chips after a moment."""
    if entry.status in {Status.WAITING, Status.UNREGISTERED}:
        return False
    return entry.registered_ms > ms or (not entry.moved_ms and entry.sat_ms > ms)


def _expected(state: State, running: Round, came: list[Entry]) -> int | None:
    """Give what all chips of the round should come to, with what was bought since.

    Those who `came` since brought chips that nobody counted; what left play since was counted.
    """
    in_play = queries.chips_in_play(state)
    if in_play is None:
        return None
    since = sum(queries.starting_chips(state, entry.id) for entry in came)
    return in_play - since + state.out_of_play - running.out_of_play
