"""The next hand of a table: positions fast, or the whole answer with its reason."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tdtool.rules.books import NO_BOOK, Book, Citation
from tdtool.rules.button.answer import Answer, Event, Positions, Reason, What
from tdtool.rules.button.dead import dead
from tdtool.rules.button.events import what_happened
from tdtool.rules.button.few_stay import few_stay
from tdtool.rules.button.heads_up import heads_up
from tdtool.rules.button.moving import moving
from tdtool.rules.button.question import (
    NOBODY,
    ButtonRule,
    GameForm,
    KnownFrom,
    Question,
)
from tdtool.rules.button.simplified import simplified
from tdtool.rules.button.without_blinds import blinds_begin, short_deck_button, stud_button
from tdtool.rules.seats import PAIR, clockwise, seat_after

BY_RULE = {
    ButtonRule.DEAD: dead,
    ButtonRule.MOVING: moving,
    ButtonRule.SIMPLIFIED: simplified,
}


def positions(question: Question) -> Positions:
    """Say where button and blinds are in the next hand, without order of action or reason.

    The question is taken as sound: `tdtool.rules.button.check.check` proves it at the edges.
    """
    return _positions(question, question.stayers())


def _positions(question: Question, stay: tuple[int, ...]) -> Positions:
    rule, last, occupied, _, _, _, form = question
    if form is GameForm.SHORT_DECK:
        return short_deck_button(question)
    if not last.big_blinds:
        if form is GameForm.STUD:
            return stud_button(last.button)
        return blinds_begin(rule, seat_after(occupied, last.button), occupied)
    if len(occupied) == PAIR:
        spot = heads_up(rule, occupied, last.big_blinds[-1])
    elif len(stay) <= PAIR and rule is not ButtonRule.SIMPLIFIED:
        spot = few_stay(question)
    else:
        spot = BY_RULE[rule](question, stay)
    return spot if form is GameForm.BLINDS else stud_button(spot.button)


def answer(question: Question) -> Answer:
    """Answer for the next hand: positions, who is dealt in, who acts when, and why.

    The question is taken as sound, as by `positions`.
    """
    stay = question.stayers()
    spot = _positions(question, stay)
    reason = (
        _regular_reason(question.rule, question.settings.book)
        if _is_regular(question, stay, spot)
        else _reason(question, stay, spot)
    )
    found = ordered(question.rule, question.form, spot, question.occupied, reason)
    if question.form is GameForm.STUD:
        return replace(found, blind_hand=question.last)
    return found


def ordered(
    rule: ButtonRule,
    form: GameForm,
    spot: Positions,
    occupied: tuple[int, ...],
    reason: Reason,
) -> Answer:
    """Make an answer of positions: who is dealt in and who acts in which order.

    Before the flop the seat after the last big blind acts first, after it the seat after
    the button; without blinds the seat after the button in both.
    """
    waits = spot.waits
    dealt_in = tuple([s for s in occupied if s not in waits]) if waits else occupied
    postflop = clockwise(dealt_in, spot.button)
    preflop = clockwise(dealt_in, spot.big_blinds[-1]) if spot.big_blinds else postflop
    return Answer(rule, form, spot, dealt_in, preflop, postflop, reason)


def ahead(question: Question, hands: int) -> tuple[Answer, ...]:
    """Answer for the next `hands` hands, nobody arriving or leaving in between.

    Who waits comes in when the rule says so; blinds that are owed are carried on. What was
    assumed about the last hand stays assumed.
    """
    found: list[Answer] = []
    for _ in range(hands):
        found.append(answer(question))
        if question.form is not GameForm.STUD:
            last = found[-1].as_last_hand()._replace(known_from=question.last.known_from)
            question = question._replace(last=last, newcomers=NOBODY, gone=NOBODY)
    return tuple(found)


def _is_regular(question: Question, stay: tuple[int, ...], spot: Positions) -> bool:
    """Tell at a glance that nobody came, nobody left and everything just moves on."""
    last = question.last
    return (
        question.occupied == stay == last.seats
        and len(stay) > PAIR
        and len(spot.big_blinds) == 1
        and spot.small_blinds == last.big_blinds[-1:]
        and spot.button in stay
        and not last.owes_small_blind
        and last.known_from is KnownFrom.WHOLE
        and question.form is GameForm.BLINDS
    )


@lru_cache
def _regular_reason(rule: ButtonRule, book: Book) -> Reason:
    return Reason(rule, *_button_rule(rule, book), (Event(What.REGULAR),))


def _reason(question: Question, stay: tuple[int, ...], spot: Positions) -> Reason:
    events = what_happened(question, stay, spot)
    book = question.settings.book
    happened = {event.what for event in events}
    if What.STUD_BUTTON_WAITS in happened:
        cited = STUD.get(book, STUD[Book.TDA24])
    elif What.SHORT_DECK_BUTTON in happened:
        cited = SHORT_DECK
    elif happened & {What.HEADS_UP, What.HEADS_UP_BEGINS}:
        cited = HEADS_UP[book]
    elif happened & {What.FEW_STAY, What.BLINDS_BEGIN}:
        cited = NO_BOOK
    else:
        cited = _button_rule(question.rule, book)
    return Reason(question.rule, *cited, events)


def _button_rule(rule: ButtonRule, book: Book) -> Citation:
    if rule is ButtonRule.DEAD:
        return DEAD[book]
    return MOVING if rule is ButtonRule.MOVING else NO_BOOK


DEAD = {
    Book.TDA24: Citation(Book.TDA24, "32"),
    Book.WSOP26: Citation(Book.WSOP26, "85"),
    Book.RROP11: Citation(Book.RROP11, "s4 2b"),
}
MOVING = Citation(Book.RROP11, "s4 2a")
HEADS_UP = {
    Book.TDA24: Citation(Book.TDA24, "34-B"),
    Book.WSOP26: Citation(Book.WSOP26, "87"),
    Book.RROP11: Citation(Book.RROP11, "s4 3"),
}
STUD = {
    Book.TDA24: Citation(Book.TDA24, "11-B"),
    Book.WSOP26: Citation(Book.WSOP26, "67b"),
}
SHORT_DECK = Citation(Book.WSOP26, "IX")
