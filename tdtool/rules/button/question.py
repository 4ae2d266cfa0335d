"""What a table knows after a hand, and what is asked about the next one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.books import Book


class ButtonRule(StrEnum):
    """The three ways to move button and blinds when players leave."""

    DEAD = "dead"
    MOVING = "moving"
    SIMPLIFIED = "simplified"


class GameForm(StrEnum):
    """How the next hand is started."""

    BLINDS = "blinds"
    STUD = "stud"
    """Antes and a bring-in; the button is moved once and waits (TDA24 11-B)."""
    SHORT_DECK = "short_deck"
    """Antes only, the button twice; the button is always a live seat (WSOP26 IX)."""


class KnownFrom(StrEnum):
    """What somebody said about the last hand; the rest was filled in as if it was regular."""

    WHOLE = "whole"
    BUTTON = "button"
    BIG_BLIND = "big_blind"


class LastHand(NamedTuple):
    """What a table knows after a hand: positions are seats, and each may be empty by now.

    `seats` are the seats dealt into it, ascending. `small_blind` is the small-blind
    *position* (None under the moving rule), `big_blinds` the big blinds in posting order,
    the last one being where the next big blind is counted from (none after a hand without
    blinds). `owes_small_blind` lists the seats whose small blind was carried (moving rule
    only). `known_from` tells whether the hand was observed whole or half of it assumed;
    every answer made from it says so.
    """

    button: int
    small_blind: int | None
    big_blinds: tuple[int, ...]
    seats: tuple[int, ...]
    owes_small_blind: tuple[int, ...] = ()
    known_from: KnownFrom = KnownFrom.WHOLE


class ArrivalInDeadSmallBlind(StrEnum):
    """What a player who arrives in the empty small-blind position does."""

    POSTS = "posts"
    WAITS = "waits"


class MovingDoublePost(StrEnum):
    """What a player does who owes a small blind and is due the big one (moving rule)."""

    BIG_FIRST = "big_first"
    BOTH = "both"
    FORGIVE = "forgive"


@dataclass(frozen=True, slots=True)
class ButtonSettings:
    """The house's choices that an answer depends on, and the book it names."""

    arrival_in_dead_small_blind: ArrivalInDeadSmallBlind = ArrivalInDeadSmallBlind.POSTS
    moving_double_post: MovingDoublePost = MovingDoublePost.BIG_FIRST
    book: Book = Book.TDA24


HOUSE_DEFAULT = ButtonSettings()
NOBODY: frozenset[int] = frozenset()


class Question(NamedTuple):
    """The next hand of one table.

    `occupied` are the seats with a player for the next hand, ascending; `newcomers` the
    seats among them whose player was not dealt into the last hand (a seat that is occupied
    and was not dealt in counts as one in any case); `gone` the seats of the last hand whose
    player left. A seat may stand in both: it was refilled.
    """

    rule: ButtonRule
    last: LastHand
    occupied: tuple[int, ...]
    newcomers: frozenset[int] = NOBODY
    gone: frozenset[int] = NOBODY
    settings: ButtonSettings = HOUSE_DEFAULT
    form: GameForm = GameForm.BLINDS

    def stayers(self) -> tuple[int, ...]:
        """List the seats whose player was dealt into the last hand and still sits there."""
        seats = self.last.seats
        newcomers = self.newcomers
        if not newcomers and self.occupied == seats:
            return seats
        return tuple([s for s in self.occupied if s in seats and s not in newcomers])
