"""The moving button (RRoP11 section 4, 2a): always a live button, nobody ever misses a blind."""

from __future__ import annotations

from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import MovingDoublePost, Question
from tdtool.rules.seats import between, clockwise, in_arc, seat_after


def moving(question: Question, stay: tuple[int, ...]) -> Positions:
    """Place button and blinds where three or more of the last hand's players stay.

    The button goes to the next player, over arrivals between the old button and the last
    big blind. The second player after it and everybody the big blind would skip post it;
    whoever posted it last hand posts the small one.
    """
    last = question.last
    occupied = question.occupied
    big = last.big_blinds[-1]
    passed = _passed(question, stay)
    button = seat_after(
        occupied if not passed else tuple([s for s in occupied if s not in passed]), last.button
    )
    owing = last.owes_small_blind + last.big_blinds
    due_small = tuple([s for s in clockwise(stay, big) if s in owing])
    live = occupied
    waits: tuple[int, ...] = ()
    if passed and in_arc(last.button, button, big):
        waits = _waits(passed, due_small, button, big)
        live = tuple([s for s in occupied if s not in waits])
    target = seat_after(live, seat_after(live, button))
    if not between(big, target, last.button) and target != last.button:
        # Positions put by hand can leave the target short of the last big blind.
        target = seat_after(live, big)
    bigs = tuple([s for s in clockwise(live, big) if in_arc(big, s, target)])
    twice = tuple([s for s in due_small if s in bigs])
    if not twice or question.settings.moving_double_post is MovingDoublePost.BOTH:
        return Positions(button, None, due_small, bigs, waits)
    smalls = tuple([s for s in due_small if s not in twice])
    if question.settings.moving_double_post is MovingDoublePost.FORGIVE:
        return Positions(button, None, smalls, bigs, waits)
    return Positions(button, None, smalls, bigs, waits, twice)


def _passed(question: Question, stay: tuple[int, ...]) -> tuple[int, ...]:
    """List the arrivals that the button passes over."""
    last = question.last
    if len(stay) == len(question.occupied):
        return ()
    return tuple(
        [
            s
            for s in question.occupied
            if s not in stay and in_arc(last.button, s, last.big_blinds[-1])
        ]
    )


def _waits(
    passed: tuple[int, ...], due_small: tuple[int, ...], button: int, big: int
) -> tuple[int, ...]:
    """List the passed arrivals strictly between the button and the next seat that posts."""
    return tuple(
        [
            s
            for s in passed
            if in_arc(button, s, big)
            and not any(between(button, poster, s) for poster in due_small)
        ]
    )
