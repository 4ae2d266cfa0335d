"""What is answered about the next hand, with its reason as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.button.question import ButtonRule, GameForm, LastHand


class Positions(NamedTuple):
    """Where button and blinds are in the next hand; seats, no order of action, no reason.

    `small_blind` is the small-blind position (it may be empty; None under the moving rule
    and in games without blinds), `small_blinds` the seats that post a small blind,
    `big_blinds` the seats that post a big blind in posting order, `waits` the seats not
    dealt in until the button has passed them, `owes_small_blind` the seats whose small
    blind is carried to their next hand.
    """

    button: int
    small_blind: int | None
    small_blinds: tuple[int, ...]
    big_blinds: tuple[int, ...]
    waits: tuple[int, ...] = ()
    owes_small_blind: tuple[int, ...] = ()


class What(StrEnum):
    """One thing that happened between the hands, or one thing the rule did about it."""

    REGULAR = "regular"
    BUTTON_LEFT = "button_left"
    SMALL_BLIND_LEFT = "small_blind_left"
    BIG_BLIND_LEFT = "big_blind_left"
    DUE_BIG_BLIND_LEFT = "due_big_blind_left"
    BUTTON_ON_EMPTY_SEAT = "button_on_empty_seat"
    NO_SMALL_BLIND = "no_small_blind"
    """Its position (dead rule), or no seat where nobody owes one (moving rule)."""
    MARKERS_SLID = "markers_slid"
    """Button and small-blind position, in this order."""
    SEVERAL_BIG_BLINDS = "several_big_blinds"
    SEVERAL_SMALL_BLINDS = "several_small_blinds"
    BLIND_SKIPPED = "blind_skipped"
    """Players whom the big blind passes over (simplified rule)."""
    SMALL_BLIND_SKIPPED = "small_blind_skipped"
    """Players whom the small blind passes over (simplified rule)."""
    SMALL_BLIND_CARRIED = "small_blind_carried"
    SMALL_BLIND_FORGIVEN = "small_blind_forgiven"
    BOTH_BLINDS = "both_blinds"
    CARRIED_BLIND_POSTED = "carried_blind_posted"
    OWED_WRITTEN_OFF = "owed_written_off"
    HEADS_UP_BEGINS = "heads_up_begins"
    HEADS_UP = "heads_up"
    SMALL_BLIND_TWICE = "small_blind_twice"
    FEW_STAY = "few_stay"
    """The players of the last hand who stay: two, one or none."""
    BLINDS_BEGIN = "blinds_begin"
    """The last hand had no blinds: button, small blind and big blind of this one."""
    ARRIVAL_POSTS_BIG_BLIND = "arrival_posts_big_blind"
    ARRIVAL_POSTS_SMALL_BLIND = "arrival_posts_small_blind"
    ARRIVAL_HAS_BUTTON = "arrival_has_button"
    ARRIVAL_PASSED_OVER = "arrival_passed_over"
    ARRIVAL_WAITS = "arrival_waits"
    ARRIVAL_DEALT_IN = "arrival_dealt_in"
    FIRST_HAND = "first_hand"
    ASSUMED_FROM_BUTTON = "assumed_from_button"
    ASSUMED_FROM_BIG_BLIND = "assumed_from_big_blind"
    SET_BY_HAND = "set_by_hand"
    STUD_BUTTON_WAITS = "stud_button_waits"
    SHORT_DECK_BUTTON = "short_deck_button"


class Event(NamedTuple):
    """What happened, and the seats it happened to."""

    what: What
    seats: tuple[int, ...] = ()


class Reason(NamedTuple):
    """Why: the rule in force, the book and number that say so, and what happened."""

    rule: ButtonRule
    book: str
    """"TDA24", "WSOP26", "RRoP11" or "" where no book has the rule."""
    number: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The next hand of one table.

    The orders of action list the dealt-in seats; the first and last entry act first and
    last. `dealt_in` leaves out those who wait. In stud the cards decide who opens
    (`tdtool.rules.up_cards`): there both orders are the order of the deal, and `blind_hand`
    is the last hand with blinds, from which the next one with blinds goes on.
    """

    rule: ButtonRule
    form: GameForm
    positions: Positions
    dealt_in: tuple[int, ...]
    preflop: tuple[int, ...]
    postflop: tuple[int, ...]
    reason: Reason
    blind_hand: LastHand | None = None

    @property
    def button_empty(self) -> bool:
        """Tell whether the button lies on a seat without a dealt-in player."""
        return self.positions.button not in self.dealt_in

    def as_last_hand(self) -> LastHand:
        """Give this hand as the last one, to ask for the hand after it.

        In a stud round that is still the last hand with blinds (TDA24 11-B); who came and
        went since then goes on counting as newcomers and gone.
        """
        if self.blind_hand is not None:
            return self.blind_hand
        spot = self.positions
        return LastHand(
            spot.button, spot.small_blind, spot.big_blinds, self.dealt_in, spot.owes_small_blind
        )
