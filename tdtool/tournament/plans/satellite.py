"""A satellite: play stops when as many are left as there are seats to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.plans.settings import Format

if TYPE_CHECKING:
    from tdtool.tournament.state import State


class Satellite(NamedTuple):
    """`seats` are still to be won, `left` players play for them."""

    seats: int
    left: int

    @property
    def is_over(self) -> bool:
        """Tell whether play stops: everybody left has a seat."""
        return self.left <= self.seats


def satellite(state: State) -> Satellite | None:
    """Tell how a satellite stands; None where the event is none, or names no seats."""
    settings = state.plans.settings
    if settings.form is not Format.SATELLITE or settings.prize_seats is None:
        return None
    return Satellite(settings.prize_seats, state.in_play)
