"""What a move costs the player: how much sooner or later he pays the big blind."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.plans.due import Sit

PART = 4
"""Nobody pays sooner by more than one part in so many of an orbit, where a seat allows it."""
_NAMED = {
    (1, 2): "half an orbit",
    (1, 3): "a third of an orbit",
    (2, 3): "two thirds of an orbit",
    (1, 4): "a quarter of an orbit",
    (3, 4): "three quarters of an orbit",
    (1, 5): "a fifth of an orbit",
    (1, 6): "a sixth of an orbit",
    (1, 7): "a seventh of an orbit",
    (1, 8): "an eighth of an orbit",
    (1, 9): "a ninth of an orbit",
    (1, 10): "a tenth of an orbit",
}


class Cost(NamedTuple):
    """He pays the big blind `hands` sooner than if he had stayed (negative: later).

    `orbit` is how many hands an orbit takes at his new table.
    """

    hands: int
    orbit: int

    @property
    def orbits(self) -> float:
        """Give it as a part of an orbit, positive where he pays sooner."""
        return self.hands / self.orbit

    @property
    def is_dear(self) -> bool:
        """Tell whether he pays sooner by more than a quarter of an orbit."""
        return self.hands * PART > self.orbit

    def __str__(self) -> str:
        """Say it: "pays as soon as before", "pays a quarter of an orbit later"."""
        if not self.hands:
            return "pays as soon as if he stayed"
        way = "sooner" if self.hands > 0 else "later"
        return f"pays {self.part} {way}"

    @property
    def part(self) -> str:
        """Say how much of an orbit it is, without the way: "a quarter of an orbit"."""
        hands, orbit = abs(self.hands), self.orbit
        if hands == orbit:
            return "an orbit"
        for (above, below), words in _NAMED.items():
            if hands * below == above * orbit:
                return words
        return f"{hands} of an orbit’s {orbit} hands"


def fair_seat(sits: Sequence[Sit], stays: int, orbit: int) -> Sit | None:
    """Choose the seat that posts soonest without costing him more than a quarter orbit.

    `stays` is how many hands it would have taken at his old table. Where every seat costs
    more, the one that posts last; None where there is no seat.
    """
    for sit in sits:
        if not Cost(stays - sit.hands, orbit).is_dear:
            return sit
    return sits[-1] if sits else None
