"""The dead button (TDA24 32, WSOP26 85): the blinds march on, seat by seat, players or not."""

from __future__ import annotations

from bisect import bisect_left

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ArrivalInDeadSmallBlind, LastHand, Question
from tdtool.rules.seats import between, seat_after, seat_before


def dead(question: Question, stay: tuple[int, ...]) -> Positions:
    """Place button and blinds where three or more of the last hand's players stay.

    The big blind goes to the next player, an arrival too; the small-blind position is the
    last big blind's seat, the button the last small-blind position. Only when both blinds
    of the last hand are gone do the two empty markers slide forward.
    """
    last = question.last
    occupied = question.occupied
    due = seat_after(occupied, last.big_blinds[-1])
    button, small = markers(last, stay, due)
    posts: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    if small in stay:
        posts = (small,)
    elif small in occupied:
        if question.settings.arrival_in_dead_small_blind is ArrivalInDeadSmallBlind.POSTS:
            posts = (small,)
        else:
            waits = (small,)
    if len(stay) != len(occupied):
        waits = tuple(
            [s for s in occupied if s in waits or (s not in stay and between(button, s, small))]
        )
    return Positions(button, small, posts, (due,), waits)


def markers(last: LastHand, stay: tuple[int, ...], due: int) -> tuple[int, int]:
    """Give the seats of button and small-blind position when `due` posts the big blind."""
    big = last.big_blinds[-1]
    small = small_blind_position(last)
    if big in stay or small in stay:
        return small, big
    ring = sorted({*last.seats, last.button, small})
    index = bisect_left(ring, due)
    return ring[index - 2], ring[index - 1]


def small_blind_position(last: LastHand) -> int:
    """Give the last hand's small-blind position; where none was kept, the seat before the big."""
    if last.small_blind is None:
        return seat_before(last.seats, last.big_blinds[-1])
    return last.small_blind
