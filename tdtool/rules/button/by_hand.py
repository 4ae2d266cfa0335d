"""The director's override: button and blinds put by hand, from which the next hand goes on."""

from __future__ import annotations

from tdtool.rules.books import Book
from tdtool.rules.button.answer import Answer, Event, Positions, Reason, What
from tdtool.rules.button.check import BadQuestion, check_exist, check_seats
from tdtool.rules.button.next_hand import ordered
from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.rules.seats import PAIR


def set_by_hand(
    rule: ButtonRule,
    positions: Positions,
    occupied: tuple[int, ...],
    form: GameForm = GameForm.BLINDS,
    max_seats: int | None = None,
) -> Answer:
    """Make the answer of positions that the director put by hand (TDA24 34-A).

    `positions.small_blind` is the small-blind position (it may be empty), `small_blinds` and
    `big_blinds` who posts; `occupied` the seats with a player, ascending. Raise BadQuestion
    where a seat does not exist or a blind lies on a seat that is not dealt in.
    """
    _check(positions, occupied, form, max_seats)
    reason = Reason(rule, Book.TDA24, "34-A", (Event(What.SET_BY_HAND),))
    return ordered(rule, form, positions, occupied, reason)


def _check(
    positions: Positions, occupied: tuple[int, ...], form: GameForm, max_seats: int | None
) -> None:
    check_seats(occupied, "in the next hand", max_seats)
    dealt_in = [s for s in occupied if s not in positions.waits]
    position = () if positions.small_blind is None else (positions.small_blind,)
    check_exist((positions.button, *position, *positions.waits), max_seats)
    if len(dealt_in) < PAIR:
        raise BadQuestion("At least two players must be dealt in: too many wait.")
    if form is not GameForm.BLINDS:
        if positions.small_blinds or positions.big_blinds:
            raise BadQuestion("There are no blinds in this game: put only the button.")
        return
    if not positions.big_blinds:
        raise BadQuestion("Somebody must post the big blind: put it on a seat.")
    _each_once(positions.small_blinds, "small", dealt_in)
    _each_once(positions.big_blinds, "big", dealt_in)
    _each_once(positions.owes_small_blind, "carried small", dealt_in)
    if positions.small_blind == positions.big_blinds[-1]:
        raise BadQuestion(f"Seat {positions.small_blind} cannot have both blinds.")
    if positions.button == positions.big_blinds[-1] and len(dealt_in) > PAIR:
        raise BadQuestion(
            f"Seat {positions.button} cannot have both the button and the big blind"
            f" with {len(dealt_in)} players."
        )


def _each_once(seats: tuple[int, ...], blind: str, dealt_in: list[int]) -> None:
    for number, seat in enumerate(seats):
        if seat not in dealt_in:
            raise BadQuestion(f"Seat {seat} cannot post the {blind} blind: it is not dealt in.")
        if seat in seats[:number]:
            raise BadQuestion(f"Seat {seat} has the {blind} blind twice.")
