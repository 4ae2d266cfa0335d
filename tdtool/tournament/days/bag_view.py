"""Bag and tag as the desk shows it: every stack, the totals, and what explains a gap."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

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
    """A player with chips and his bag, None while he has none; `seat` is where he sits now."""

    entry: EntryId
    seat: SeatAt | None
    bag: Bag | None

    @property
    def state(self) -> BagState:
        """Tell how far his stack is."""
        if self.bag is None:
            return BagState.OPEN
        if self.bag.dealer is None:
            return BagState.ONCE
        return BagState.AGREES if self.bag.agrees else BagState.DIFFERS


class BagView(NamedTuple):
    """All stacks at the end of a day, by table and seat.

    `bagged` is the sum of the bags, `expected` the chips in play, None where the structure
    does not say with how many a player starts.
    """

    rows: tuple[BagRow, ...]
    bagged: int
    expected: int | None

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


def bag_view(state: State) -> BagView:
    """Put together the stacks of all who have chips."""
    bags = state.days.bags
    rows = tuple(BagRow(entry.id, entry.seat, bags.get(entry.id)) for entry in players(state))
    bagged = sum(row.bag.chips for row in rows if row.bag is not None)
    return BagView(rows, bagged, chips_in_play(state))


def _over(bag: Bag) -> int:
    """Give by how much the dealer counted more than the player."""
    return bag.chips - bag.player
