"""The simplified (forward moving) button: one small and one big blind behind a live button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.heads_up import heads_up
from tdtool.rules.button.without_blinds import blinds_begin
from tdtool.rules.seats import PAIR, in_arc, seat_after

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Positions
    from tdtool.rules.button.question import Question


def simplified(question: Question, stay: tuple[int, ...]) -> Positions:
    """Place the button on the next player and the blinds on the two after him.

    The button passes over arrivals between the old button and the last big blind; one of
    them who then sits between the coming button and that big blind waits.
    """
    last = question.last
    occupied = question.occupied
    big = last.big_blinds[-1]
    passed: tuple[int, ...] = ()
    if len(stay) != len(occupied):
        passed = tuple([s for s in occupied if s not in stay and in_arc(last.button, s, big)])
    if not passed:
        return blinds_begin(question.rule, seat_after(occupied, last.button), occupied)
    steady = tuple([s for s in occupied if s not in passed])
    button = seat_after(steady or occupied, last.button)
    waits = tuple([s for s in passed if in_arc(button, s, big)])
    live = tuple([s for s in occupied if s not in waits])
    if len(live) < PAIR:
        # Somebody has to play: nobody waits.
        return blinds_begin(question.rule, button, occupied)
    if len(live) == PAIR:
        return heads_up(question.rule, live, big, waits)
    return blinds_begin(question.rule, button, live)._replace(waits=waits)
