"""Bag and tag as the desk shows it: every stack, the totals, and what explains a gap."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.chips.view import Stack, chips_view, last_count
from tdtool.tournament.days.flight_end import players
from tdtool.tournament.queries import chips_in_play
from tdtool.tournament.values import EntryId, SeatAt

if TYPE_CHECKING:
    from tdtool.tournament.days.values import Bag
    from tdtool.tournament.state import State


class BagState(Enum):
    """How far a stack is."""

    OPEN = auto()
    """Not bagged yet."""
    ONCE = auto()
    """The player has counted, the dealer has not."""
    DIFFERS = auto()
    """The two counts differ."""
    AGREES = auto()


class BagRow(NamedTuple):
    """A player with chips and his bag, None while he has none; `seat` is where he sits now.

    `counted` is his last chip count before the bags, None where there was none.
    """

    entry: EntryId
    seat: SeatAt | None
    bag: Bag | None
    counted: Stack | None = None

    @property
    def state(self) -> BagState:
        """Tell how far his stack is."""
        if self.bag is None:
            return BagState.OPEN
        if self.bag.dealer is None:
            return BagState.ONCE
        return BagState.AGREES if self.bag.agrees else BagState.DIFFERS

    @property
    def since(self) -> int:
        """Give what his bag has more than his last count (less: negative), 0 where unknown."""
        if self.bag is None or self.counted is None:
            return 0
        return self.bag.chips - self.counted.chips


class BagView(NamedTuple):
    """All stacks at the end of a day, by table and seat.

    `bagged` is the sum of the bags, `expected` the chips in play, None where the structure
    does not say with how many a player starts. `tables` says by how much the bags of a table
    differ from what was counted of it as a whole; `counted_gap` is the gap of the last walk
    through the room, 0 where that is not known.
    """

    rows: tuple[BagRow, ...]
    bagged: int
    expected: int | None
    tables: Mapping[int, int] = MappingProxyType({})
    counted_gap: int = 0

    def of(self, *states: BagState) -> tuple[BagRow, ...]:
        """List the rows that are so far."""
        return tuple(row for row in self.rows if row.state in states)

    @property
    def in_bags(self) -> int:
        """Count the bags."""
        return sum(row.bag is not None for row in self.rows)

    @property
    def gap(self) -> int | None:
        """Give what the bags have more than they should (less: negative), once all are bagged.

        None before that, and where nobody knows what they should have.
        """
        if self.expected is None or self.in_bags < len(self.rows):
            return None
        return self.bagged - self.expected

    @property
    def explained(self) -> BagRow | None:
        """Find the one stack whose two counts differ by just the gap.

        With the player's count instead of the dealer's there would be none.
        """
        if not self.gap:
            return None
        by = [row for row in self.of(BagState.DIFFERS) if row.bag and _over(row.bag) == self.gap]
        return by[0] if len(by) == 1 else None

    @property
    def since_counted(self) -> BagRow | None:
        """Find the one stack that differs from its last chip count by just the gap."""
        by = [row for row in self.rows if self.gap and row.since == self.gap]
        return by[0] if len(by) == 1 else None

    @property
    def table_since_counted(self) -> int | None:
        """Find the one table that differs from what was counted of it by just the gap."""
        by = [table for table, more in self.tables.items() if self.gap and more == self.gap]
        return by[0] if len(by) == 1 else None


def bag_view(state: State) -> BagView:
    """Put together the stacks of all who have chips."""
    bags = state.days.bags
    rows = tuple(
        BagRow(entry.id, entry.seat, bags.get(entry.id), last_count(state, entry.id))
        for entry in players(state)
    )
    bagged = sum(row.bag.chips for row in rows if row.bag is not None)
    return BagView(rows, bagged, chips_in_play(state), _tables(state), _counted_gap(state))


def _over(bag: Bag) -> int:
    """Give by how much the dealer counted more than the player."""
    return bag.chips - bag.player


def _tables(state: State) -> dict[int, int]:
    """Give what the bags of a table have more than was counted of it with the same players."""
    bags, found = state.days.bags, {}
    for number, count in state.chips.tables.items():
        table = state.tables.get(number)
        here = frozenset() if table is None else frozenset(table.occupants.values())
        if here == count.entries and here <= bags.keys():
            found[number] = sum(bags[entry].chips for entry in here) - count.chips
    return found


def _counted_gap(state: State) -> int:
    walk = chips_view(state).round
    return 0 if walk is None or walk.gap is None else walk.gap
