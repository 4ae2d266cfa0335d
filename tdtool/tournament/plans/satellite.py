"""A satellite: play stops when as many are left as there are seats to win.

With a milestone who has so many chips wins his seat at once: he leaves, his chips leave play,
and one seat less is to be won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import elimination
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.settings import Format
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from tdtool.tournament.plans import commands as pc
    from tdtool.tournament.state import State


class Satellite(NamedTuple):
    """`seats` are still to be won, `left` players play for them; `won` have theirs."""

    seats: int
    left: int
    won: int = 0

    @property
    def is_over(self) -> bool:
        """Tell whether play stops: everybody left has a seat, or no seat is left to win."""
        return self.left <= self.seats or self.seats <= 0


def satellite(state: State) -> Satellite | None:
    """Tell how a satellite stands; None where the event is none, or names no seats."""
    settings = state.plans.settings
    if settings.form is not Format.SATELLITE or settings.prize_seats is None:
        return None
    won = len(state.plans.won)
    return Satellite(settings.prize_seats - won, state.in_play, won)


def win_seat(ask: Asking, command: pc.WinSeat) -> Decision:
    """Let a player leave with a seat won; he need not have the milestone where the house says."""
    entry = ask.entry(command.entry)
    stands, milestone = satellite(ask.state), ask.state.plans.settings.milestone
    if stands is None:
        raise Refused(Code.NO_SATELLITE, "Seats are won in a satellite: set it up in Settings.")
    if entry.seat is None:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat.")
    if stands.is_over:
        raise Refused(Code.NO_SATELLITE, "All seats are won already: play stops.")
    chips = milestone if command.chips is None else command.chips
    if chips is None:
        raise Refused(Code.BAD_NUMBER, f"How many chips does {called(entry)} leave with?")
    if chips < 0:
        raise Refused(Code.BAD_NUMBER, "A stack cannot be less than nothing.")
    if milestone is None:
        ask.house(Code.NO_SATELLITE, "This satellite has no milestone.")
    elif chips < milestone:
        ask.house(Code.NO_SATELLITE, f"The milestone is {milestone:,} chips, not {chips:,}.")
    out = elimination.out_of_his_seat(ask, entry, out_of_play=chips)
    return Decision((pf.SeatWon(entry.id, entry.seat, chips), out))
