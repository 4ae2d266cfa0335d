"""Who is due the big blind next, and which open seat posts it soonest (TDA24 11-A, 11-B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.button.next_hand import positions
from tdtool.rules.button.question import NOBODY, GameForm, LastHand
from tdtool.rules.seats import clockwise

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.rules.button.answer import Positions
    from tdtool.rules.button.question import Question
    from tdtool.rules.seats import Ring


class Sit(NamedTuple):
    """An open seat, and how many hands it takes until it posts the big blind (1: the next)."""

    seat: int
    hands: int


def with_blinds(asked: Question) -> Question:
    """Ask for the next hand with blinds: in a stud round the button waits for it (TDA24 11-B)."""
    return asked._replace(form=GameForm.BLINDS) if asked.form is GameForm.STUD else asked


def due(spot: Positions) -> Ring:
    """List who pays most in a hand: the big blinds, in short deck the button."""
    return spot.big_blinds or (spot.button,)


def due_order(asked: Question) -> Ring:
    """List the players in the order in which the big blind comes to them."""
    first = due(positions(asked))[0]
    after = clockwise(asked.occupied, first)
    return (*after[-1:], *after[:-1])


def after(asked: Question, spot: Positions) -> Question:
    """Ask for the hand after one that is dealt so, if nobody comes or goes."""
    dealt = tuple([seat for seat in asked.occupied if seat not in spot.waits])
    last = LastHand(spot.button, spot.small_blind, spot.big_blinds, dealt, spot.owes_small_blind)
    return asked._replace(last=last, newcomers=NOBODY, gone=NOBODY)


def hands_until(asked: Question, seat: int) -> int:
    """Count the hands until a seat posts the big blind, if nobody comes or goes; 1: the next."""
    hands = 1
    spot = positions(asked)
    while seat not in due(spot):
        asked = after(asked, spot)
        spot = positions(asked)
        hands += 1
    return hands


def joined(asked: Question, seats: Iterable[int]) -> Question:
    """Ask for the same hand with newcomers in these seats."""
    new = tuple(seats)
    return asked._replace(
        occupied=tuple(sorted({*asked.occupied, *new})), newcomers=asked.newcomers | {*new}
    )


def sits(asked: Question, open_seats: Iterable[int]) -> tuple[Sit, ...]:
    """List the open seats that may be given, the one that posts soonest first.

    Never the small blind's, and none that is dealt no hand until the button has passed it;
    of equals the first clockwise from the last big blind.
    """
    last = asked.last
    start = last.big_blinds[-1] if last.big_blinds else last.button
    found = []
    for seat in clockwise(tuple(sorted(open_seats)), start):
        with_him = joined(asked, (seat,))
        spot = positions(with_him)
        if seat in spot.waits or seat in spot.small_blinds or seat == spot.small_blind:
            continue
        found.append(Sit(seat, hands_until(with_him, seat)))
    return tuple(sorted(found, key=_hands))


def _hands(sit: Sit) -> int:
    return sit.hands
