"""Action out of turn and substantial action (TDA24 36 and 53)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.may import May, may_seat
from tdtool.rules.betting.round import Action, Move
from tdtool.rules.betting.standing import Standing, after
from tdtool.rules.books import Book, Citation
from tdtool.rules.house import HouseRules

TWO, THREE = 2, 3
WITHOUT_CHIPS = frozenset({Move.FOLD, Move.CHECK})


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """What becomes of an action out of turn: it binds, or the player has all options.

    `may` is what he may do where it does not bind.
    """

    binds: bool
    may: May
    source: Citation


def out_of_turn(
    before: Standing, action: Action, between: Iterable[Action], house: HouseRules
) -> OutOfTurn:
    """Judge an action out of turn once those before it have acted, `between` their actions.

    It binds where they checked, called or folded; a bet or a raise changes the action and
    gives back every choice. Raises RoundError as `after` does.
    """
    standing = before
    for one in between:
        standing = after(standing, one)
    changed = standing.highest > before.highest
    return OutOfTurn(
        not changed,
        may_seat(standing, action.seat, house),
        cited(Ground.OUT_OF_TURN, house.book),
    )


def is_substantial(actions: Iterable[Move], book: Book = Book.TDA24) -> bool:
    """Tell whether these actions in turn are substantial; posted blinds are not actions.

    Two with chips in at least one of them, or any three (TDA24 36, WSOP26 88c); by Robert's
    Rules any two.
    """
    moves = list(actions)
    if len(moves) >= THREE or (book is Book.RROP11 and len(moves) >= TWO):
        return True
    return len(moves) == TWO and not WITHOUT_CHIPS.issuperset(moves)


def is_passed_by(behind: Iterable[Move], book: Book = Book.TDA24) -> bool:
    """Tell whether a skipped player has lost his turn: the floor rules on his hand.

    So it is once action behind him is substantial and he had time to speak; what was done
    out of turn stands, and his hand is dead or may check, call or fold (TDA24 53-B).
    """
    return is_substantial(behind, book)


def when_time_is_up(found: May) -> Move:
    """Say what a player has done who did not act in time: his hand is dead, or he checks."""
    return Move.CHECK if found.checks else Move.FOLD
