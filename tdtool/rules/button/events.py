"""What happened between two hands, and what the rule did about it: the reason as data."""

from __future__ import annotations

from itertools import takewhile

from tdtool.rules.button.answer import Event, Positions, What
from tdtool.rules.button.dead import small_blind_position
from tdtool.rules.button.question import ButtonRule, GameForm, KnownFrom, Question
from tdtool.rules.seats import PAIR, between, clockwise, in_arc

Events = list[Event]
Seats = tuple[int, ...]

ASSUMED = {
    KnownFrom.BUTTON: What.ASSUMED_FROM_BUTTON,
    KnownFrom.BIG_BLIND: What.ASSUMED_FROM_BIG_BLIND,
}
UNREMARKABLE = frozenset(
    {
        What.BUTTON_LEFT,
        What.ARRIVAL_DEALT_IN,
        What.ASSUMED_FROM_BUTTON,
        What.ASSUMED_FROM_BIG_BLIND,
    }
)


def what_happened(question: Question, stay: Seats, spot: Positions) -> tuple[Event, ...]:
    """List what happened before the hand whose positions are `spot`, in the order it is told."""
    found = _left(question, stay)
    if question.form is GameForm.STUD:
        found = [Event(What.STUD_BUTTON_WAITS, (spot.button,))]
        if spot.button not in question.occupied:
            found.append(Event(What.BUTTON_ON_EMPTY_SEAT, (spot.button,)))
    elif question.form is GameForm.SHORT_DECK:
        found.append(Event(What.SHORT_DECK_BUTTON, (spot.button,)))
    elif not question.last.big_blinds:
        found.append(Event(What.BLINDS_BEGIN, (spot.button, *spot.small_blinds, *spot.big_blinds)))
    elif len(question.occupied) - len(spot.waits) == PAIR:
        found += _heads_up(question, stay, spot)
    elif len(stay) <= PAIR and question.rule is not ButtonRule.SIMPLIFIED:
        found.append(Event(What.FEW_STAY, stay))
    else:
        found += BY_RULE[question.rule](question, stay, spot)
    found += _arrivals(question, stay, spot)
    if all(event.what in UNREMARKABLE for event in found):
        found.append(Event(What.REGULAR))
    assumed = ASSUMED.get(question.last.known_from)
    if assumed is not None:
        found.append(Event(assumed))
    return tuple(found)


def _left(question: Question, stay: Seats) -> Events:
    """Tell which of last hand's button, blinds and due big blind left."""
    last = question.last
    gone = [s for s in last.seats if s not in stay]
    found: Events = []
    if not gone:
        return found
    if last.button in gone:
        found.append(Event(What.BUTTON_LEFT, (last.button,)))
    if not last.big_blinds:
        return found
    small = small_blind_position(last)
    if small in gone and small not in (last.button, *last.big_blinds):
        found.append(Event(What.SMALL_BLIND_LEFT, (small,)))
    bigs = tuple([s for s in last.big_blinds if s in gone])
    if bigs:
        found.append(Event(What.BIG_BLIND_LEFT, bigs))
    spared = {*stay, last.button, small, *last.big_blinds}
    following = clockwise(last.seats, last.big_blinds[-1])
    due = tuple(takewhile(lambda seat: seat not in spared, following))
    if due:
        found.append(Event(What.DUE_BIG_BLIND_LEFT, due))
    return found


def _heads_up(question: Question, stay: Seats, spot: Positions) -> Events:
    last = question.last
    begins = len(last.seats) != PAIR
    found = [
        Event(
            What.HEADS_UP_BEGINS if begins else What.HEADS_UP,
            (spot.button, *spot.big_blinds),
        )
    ]
    if begins and spot.button in stay and small_blind_position(last) == spot.button:
        found.append(Event(What.SMALL_BLIND_TWICE, (spot.button,)))
    owed = tuple([s for s in last.owes_small_blind if s in stay])
    if owed:
        found.append(Event(What.OWED_WRITTEN_OFF, owed))
    return found


def _dead(question: Question, _stay: Seats, spot: Positions) -> Events:
    last = question.last
    small = _position(spot)
    found: Events = []
    if (spot.button, small) != (small_blind_position(last), last.big_blinds[-1]):
        found.append(Event(What.MARKERS_SLID, (spot.button, small)))
    if not spot.small_blinds:
        found.append(Event(What.NO_SMALL_BLIND, (small,)))
    if spot.button not in question.occupied:
        found.append(Event(What.BUTTON_ON_EMPTY_SEAT, (spot.button,)))
    return found


def _position(spot: Positions) -> int:
    """Give the small-blind position of a hand under the dead or the simplified rule."""
    return spot.big_blinds[0] if spot.small_blind is None else spot.small_blind


def _moving(question: Question, stay: Seats, spot: Positions) -> Events:
    last = question.last
    found: Events = []
    if len(spot.big_blinds) > 1:
        found.append(Event(What.SEVERAL_BIG_BLINDS, spot.big_blinds))
    if not spot.small_blinds:
        found.append(Event(What.NO_SMALL_BLIND))
    carried = tuple(
        [s for s in spot.small_blinds if s in last.owes_small_blind and s not in last.big_blinds]
    )
    if len(spot.small_blinds) > 1:
        found.append(Event(What.SEVERAL_SMALL_BLINDS, spot.small_blinds))
    if carried:
        found.append(Event(What.CARRIED_BLIND_POSTED, carried))
    both = tuple([s for s in spot.small_blinds if s in spot.big_blinds])
    if both:
        found.append(Event(What.BOTH_BLINDS, both))
    elif spot.owes_small_blind:
        found.append(Event(What.SMALL_BLIND_CARRIED, spot.owes_small_blind))
    else:
        owing = last.owes_small_blind + last.big_blinds
        forgiven = tuple([s for s in spot.big_blinds if s in stay and s in owing])
        if forgiven:
            found.append(Event(What.SMALL_BLIND_FORGIVEN, forgiven))
    return found


def _simplified(question: Question, stay: Seats, spot: Positions) -> Events:
    big_before = question.last.big_blinds[-1]
    small, big = spot.small_blinds[0], spot.big_blinds[0]
    found: Events = []
    without_small = tuple(
        [s for s in stay if s == big_before != small or between(big_before, s, small)]
    )
    if without_small:
        found.append(Event(What.SMALL_BLIND_SKIPPED, without_small))
    without_big = tuple([s for s in stay if between(big_before, s, big)])
    if without_big:
        found.append(Event(What.BLIND_SKIPPED, without_big))
    return found


BY_RULE = {
    ButtonRule.DEAD: _dead,
    ButtonRule.MOVING: _moving,
    ButtonRule.SIMPLIFIED: _simplified,
}


def _arrivals(question: Question, stay: Seats, spot: Positions) -> Events:
    """Tell what each arrival meets."""
    last = question.last
    passing = question.rule is not ButtonRule.DEAD and question.form is GameForm.BLINDS
    met: dict[What, list[int]] = {}
    for seat in question.occupied:
        if seat in stay:
            continue
        if seat in spot.waits:
            what = What.ARRIVAL_WAITS
        elif seat in spot.big_blinds:
            what = What.ARRIVAL_POSTS_BIG_BLIND
        elif seat in spot.small_blinds and seat != spot.button:
            what = What.ARRIVAL_POSTS_SMALL_BLIND
        elif seat == spot.button:
            what = What.ARRIVAL_HAS_BUTTON
        elif passing and last.big_blinds and in_arc(last.button, seat, last.big_blinds[-1]):
            what = What.ARRIVAL_PASSED_OVER
        else:
            what = What.ARRIVAL_DEALT_IN
        met.setdefault(what, []).append(seat)
    return [Event(what, tuple(seats)) for what, seats in met.items()]
