"""A question and an answer as plain JSON values, for other programs."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from tdtool.rules.button.check import BadQuestion, check, check_observation
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    GameForm,
    LastHand,
    MovingDoublePost,
    Question,
)
from tdtool.rules.button.sentence import rule_name, why
from tdtool.rules.house import HouseRules
from tdtool.rules.seats import PAIR, seat_after, seat_before

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer, Reason

Plain = dict[str, object]
Word = TypeVar("Word", bound=StrEnum)
SETTINGS = ("form", *(field.name for field in fields(HouseRules)))
"""A house rule that no button depends on may stand there too."""


def read_question(value: object) -> Question:
    """Read a question from `{"rule", "max_seats", "prev", "now", "settings"}`.

    `prev` holds `button`, `sb` (the small-blind position or null), `bb` (a seat, or several
    in posting order), `seats` and `owes_sb`; button or big blind may be missing, then the
    hand is taken as regular. `now` holds `dealt_in` (the seats with a player), `newcomers`
    and `gone`. Other keys are left alone. Raise BadQuestion, in a sentence, for anything
    that is no sound question.
    """
    line = _object(value, "the line")
    rule = _word(line.get("rule"), ButtonRule, "rule")
    settings = _settings(line)
    form = _word(settings.get("form", GameForm.BLINDS), GameForm, "form")
    now = _object(line.get("now"), "now")
    question = Question(
        rule,
        _last_hand(line, rule, form),
        _ring(now.get("dealt_in"), "now.dealt_in"),
        frozenset(_seats(now.get("newcomers"), "now.newcomers")),
        frozenset(_seats(now.get("gone"), "now.gone")),
        _button_settings(settings),
        form,
    )
    check(question, _number(line.get("max_seats"), "max_seats"))
    check_observation(question.last)
    return question


def plain_answer(answer: Answer) -> Plain:
    """Give an answer as JSON values; seats that do not exist in this hand are null."""
    spot = answer.positions
    return {
        "button": spot.button,
        "button_empty": answer.button_empty,
        "sb_position": spot.small_blind,
        "sb": list(spot.small_blinds),
        "bb": list(spot.big_blinds),
        "waits": list(spot.waits),
        "first_preflop": answer.preflop[0],
        "last_preflop": answer.preflop[-1],
        "first_postflop": answer.postflop[0],
        "last_postflop": answer.postflop[-1],
        "owes_sb": list(spot.owes_small_blind),
        "reason": _plain_reason(answer, answer.reason),
    }


def _plain_reason(answer: Answer, reason: Reason) -> Plain:
    return {
        "rule": str(reason.rule),
        "book": str(reason.book),
        "number": reason.number,
        "name": rule_name(reason),
        "events": [
            {"what": str(event.what), "seats": list(event.seats)} for event in reason.events
        ],
        "why": why(answer),
    }


def _settings(line: Plain) -> Plain:
    value = line.get("settings")
    settings = {} if value is None else _object(value, "settings")
    for name in settings:
        if name not in SETTINGS:
            raise BadQuestion(f'There is no setting "{name}": there are {", ".join(SETTINGS)}.')
    return settings


def _button_settings(settings: Plain) -> ButtonSettings:
    plain = ButtonSettings()
    arrival, double = "arrival_in_dead_small_blind", "moving_double_post"
    return ButtonSettings(
        _word(
            settings.get(arrival, plain.arrival_in_dead_small_blind),
            ArrivalInDeadSmallBlind,
            arrival,
        ),
        _word(settings.get(double, plain.moving_double_post), MovingDoublePost, double),
    )


def _last_hand(line: Plain, rule: ButtonRule, form: GameForm) -> LastHand:
    """Read the last hand, and fill in what was not said as if it had been regular."""
    prev = _object(line.get("prev"), "prev")
    seats = _ring(prev.get("seats"), "prev.seats")
    button = _number(prev.get("button"), "prev.button")
    small = _number(prev.get("sb"), "prev.sb")
    bb = prev.get("bb")
    bigs = _seats(bb, "prev.bb") if isinstance(bb, list) else _one(bb, "prev.bb")
    owes = _seats(_either(prev, line, "owes_sb"), "owes_sb")
    if len(seats) < PAIR:
        raise BadQuestion("At least two players must be dealt into the last hand (prev.seats).")
    if button is None and not bigs:
        raise BadQuestion("The last button or the last big blind is needed (prev.button, prev.bb).")
    if button is None:
        return _from_big_blinds(rule, bigs, small, seats)._replace(owes_small_blind=owes)
    if bigs or (form is GameForm.SHORT_DECK and small is None):
        return LastHand(button, small, bigs, seats, owes)
    if isinstance(bb, list):
        raise BadQuestion("Nobody is named as the last big blind (prev.bb).")
    last = from_button(rule, button, seats)._replace(owes_small_blind=owes)
    if small is None:
        return last
    return last._replace(small_blind=small, big_blinds=(seat_after(seats, small),))


def _from_big_blinds(
    rule: ButtonRule, bigs: tuple[int, ...], small: int | None, seats: tuple[int, ...]
) -> LastHand:
    last = from_big_blind(rule, bigs[-1], seats)._replace(big_blinds=bigs)
    if small is None:
        return last
    button = small if len(seats) == PAIR else seat_before(seats, small)
    return last._replace(button=button, small_blind=small)


def _either(first: Plain, second: Plain, key: str) -> object:
    value = first.get(key)
    return second.get(key) if value is None else value


def _object(value: object, where: str) -> Plain:
    if isinstance(value, dict):
        return value
    raise BadQuestion(f"An object is missing: {where} must be one, in braces.")


def _word(value: object, words: type[Word], where: str) -> Word:
    if isinstance(value, str) and value in set(words):
        return words(value)
    raise BadQuestion(f"{where} must be one of {', '.join(words)}.")


def _number(value: object, where: str) -> int | None:
    """Read a seat, or None for null; true and 3.0 are no seats."""
    if value is None or type(value) is int:
        return value
    raise BadQuestion(f"{where} must be a whole number.")


def _one(value: object, where: str) -> tuple[int, ...]:
    number = _number(value, where)
    return () if number is None else (number,)


def _seats(value: object, where: str) -> tuple[int, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or any(type(seat) is not int for seat in value):
        raise BadQuestion(f"{where} must be a list of seats.")
    found: tuple[int, ...] = tuple(value)
    for number, seat in enumerate(found):
        if seat in found[:number]:
            raise BadQuestion(f"Seat {seat} is named twice in {where}.")
    return found


def _ring(value: object, where: str) -> tuple[int, ...]:
    return tuple(sorted(_seats(value, where)))
