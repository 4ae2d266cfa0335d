"""Is a question sound? Asked at the edges: typed lines, observations, hands put by hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.button.question import GameForm, LastHand, Question
from tdtool.rules.seats import PAIR

if TYPE_CHECKING:
    from collections.abc import Iterable


class BadQuestion(ValueError):  # noqa: N818 - what the director asked, not a fault of ours
    """A question that has no answer; its text is the director's sentence."""


def check(question: Question, max_seats: int | None = None) -> None:
    """Prove that a question can be answered.

    Raise BadQuestion where it cannot: seats that do not exist (`max_seats` where the
    table's size is known), seats named twice, fewer than two players, a big blind on a seat
    that was not dealt in, a newcomer nobody sees, a player both gone and there.
    """
    last = question.last
    check_seats(last.seats, "dealt into the last hand", max_seats)
    check_seats(question.occupied, "in the next hand", max_seats)
    check_last_hand(last, question.form, max_seats)
    check_exist(question.newcomers, max_seats)
    check_exist(question.gone, max_seats)
    for seat in sorted(question.newcomers):
        if seat not in question.occupied:
            raise BadQuestion(f"Seat {seat} is said to be new, but nobody sits there now.")
    for seat in sorted(question.gone):
        if seat in question.occupied and seat not in question.newcomers:
            raise BadQuestion(
                f"Seat {seat} is said to be gone and to be in the next hand;"
                " if somebody else sits there now, name the seat among the newcomers too."
            )


def check_last_hand(
    last: LastHand, form: GameForm = GameForm.BLINDS, max_seats: int | None = None
) -> None:
    """Prove that button and blinds of a last hand are seats and the blinds were dealt in.

    Raise BadQuestion where not. A disc that lay wrong passes: it stands (TDA24 34-A).
    """
    check_exist((last.button,), max_seats)
    if not last.big_blinds and form is GameForm.BLINDS and last.small_blind is not None:
        raise BadQuestion("The last hand had a small blind but no big blind: who paid it?")
    check_exist(last.big_blinds, max_seats)
    for number, seat in enumerate(last.big_blinds):
        if seat not in last.seats:
            raise BadQuestion(
                f"Seat {seat} is said to have paid the big blind,"
                " but was not dealt into the last hand."
            )
        if seat in last.big_blinds[:number]:
            raise BadQuestion(f"Seat {seat} is named twice among the big blinds.")
    if last.small_blind is not None:
        check_exist((last.small_blind,), max_seats)
        if last.small_blind in last.big_blinds:
            raise BadQuestion(f"Seat {last.small_blind} cannot have had both blinds.")
    for seat in last.owes_small_blind:
        if seat not in last.seats:
            raise BadQuestion(
                f"Seat {seat} is said to owe a small blind, but was not dealt into the last hand."
            )


def check_observation(last: LastHand) -> None:
    """Prove that the positions somebody said do not contradict each other.

    Raise BadQuestion where they do: what is typed is more often a slip than a disc that lay
    wrong. (A hand put by hand is not held to this.)
    """
    big = last.big_blinds[-1] if last.big_blinds else None
    if last.button == big:
        raise BadQuestion(f"Seat {big} cannot have had both the button and the big blind.")
    if len(last.seats) > PAIR:
        if last.button == last.small_blind:
            raise BadQuestion(
                f"Seat {last.button} cannot have had both the button and the small blind"
                f" with {len(last.seats)} players."
            )
        return
    if last.button not in last.seats:
        raise BadQuestion(
            f"With two players the button is one of them: nobody was dealt in on seat"
            f" {last.button}."
        )
    if last.small_blind not in (None, last.button):
        raise BadQuestion(
            f"With two players the button pays the small blind: the button was on seat"
            f" {last.button}, so seat {last.small_blind} did not pay it."
        )


def check_seats(seats: tuple[int, ...], where: str, max_seats: int | None) -> None:
    """Prove that seats exist, ascend and are at least two; `where` says which they are."""
    check_exist(seats, max_seats)
    for seat, following in pairwise(seats):
        if seat == following:
            raise BadQuestion(f"Seat {seat} is named twice among those {where}.")
        if seat > following:
            raise BadQuestion(f"The seats {where} must ascend: {following} comes after {seat}.")
    if len(seats) < PAIR:
        raise BadQuestion(f"At least two players must be {where}.")


def check_exist(seats: Iterable[int], max_seats: int | None) -> None:
    """Prove that seats exist at a table of `max_seats` (None: of any size)."""
    for seat in sorted(seats):
        if seat < 1:
            raise BadQuestion(f"There is no seat {seat}: seats are numbered from 1.")
        if max_seats is not None and seat > max_seats:
            raise BadQuestion(f"There is no seat {seat}: the table has {max_seats} seats.")
