"""What the state keeps of hands played together; replaced as a whole by the fold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tdtool.rules.house import SameHandBusts


class JointHand(NamedTuple):
    """One hand of hand for hand, by number from 1.

    `ranks` says how those rank who went out on it at different tables. Until it is closed
    (`closed_ms`) they have no places.
    """

    number: int
    began_ms: int
    ranks: SameHandBusts | None = None
    closed_ms: int | None = None
    minutes: int = 0
    """What it took off the clock."""


class HandForHand(NamedTuple):
    """Hand for hand as it runs: `group` is that of the hand being played.

    `hands` holds the groups of all its hands, the first one first. `before` holds table ->
    the number of its latest hand when this one was dealt.
    """

    began_ms: int
    stopped: bool
    group: int
    hands: tuple[int, ...]
    before: Mapping[int, int]
    finished: frozenset[int] = frozenset()


class LastHands(NamedTuple):
    """The last hands of a day; `finished` are the tables that have played them."""

    hands: int
    called_ms: int
    stopped: bool
    finished: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Together:
    """Hands that all tables play together, now and earlier.

    `hands` holds every hand of hand for hand by its group.
    """

    now: HandForHand | None = None
    hands: Mapping[int, JointHand] = field(default_factory=dict)
    last_hands: LastHands | None = None

    @property
    def finished(self) -> frozenset[int]:
        """Give the tables that are ticked."""
        running = self.now or self.last_hands
        return frozenset() if running is None else running.finished

    def is_held(self, group: int) -> bool:
        """Tell whether a group's hand is still being played, so that it has no places yet."""
        hand = self.hands.get(group)
        return hand is not None and hand.closed_ms is None
