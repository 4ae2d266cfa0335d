"""Places, derived from who went out and when; nothing here is ever stored."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.house import SameHandBusts
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdtool.tournament.hand_for_hand.state import JointHand
    from tdtool.tournament.state import Bust, State
    from tdtool.tournament.values import EntryId

IN_PLAY = (Status.SEATED, Status.STANDING, Status.WAITING)
"""Who has not gone out."""


class Place(NamedTuple):
    """A place, or the places that are shared ("5th to 6th")."""

    first: int
    last: int

    def __str__(self) -> str:
        """Write the place as it is said: "312th", "5th-6th"."""
        if self.first == self.last:
            return ordinal(self.first)
        return f"{ordinal(self.first)}-{ordinal(self.last)}"


def ordinal(number: int) -> str:
    """Write a number as a place: 1st, 2nd, 3rd, 11th, 1,045th."""
    tens = number % 100
    ending = "th" if 11 <= tens <= 13 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")  # noqa: PLR2004
    return f"{number:,}{ending}"


def finishers(state: State) -> list[list[Bust]]:
    """List who is out, best place first, those who share a place together.

    An entry whose person came back has no place; those who won a seat are not among them.
    Busts of one hand rank by the stack at its start; equal or unknown stacks share (several
    hands rank by time, then by report). Those of one hand of hand for hand at different tables
    share, or rank by stack as the house says.
    """
    hands: dict[int, list[Bust]] = defaultdict(list)
    won = state.plans.won
    for bust in state.busts.values():
        if not came_back(state, bust.entry) and bust.entry not in won:
            hands[bust.group].append(bust)
    ranked: list[list[Bust]] = []
    joint = state.together.hands
    for hand in sorted(hands.values(), key=lambda hand: _when(joint, hand), reverse=True):
        if len(hand) == 1:
            ranked.append(hand)
        else:
            ranked.extend(_one_hand(state, hand))
    return ranked


def came_back(state: State, entry: EntryId) -> bool:
    """Tell whether an entry's person entered again after it."""
    person = state.entries[entry].person
    if len(state.by_person[person]) == 1:
        return False
    last = state.last_entry_of(person)
    return last is not None and last.id != entry


def _when(joint: Mapping[int, JointHand], hand: list[Bust]) -> tuple[int, int]:
    first = hand[0]
    alone = len(hand) == 1
    order = first.order if alone else min(bust.order for bust in hand)
    if first.group in joint:
        return joint[first.group].began_ms, order
    return first.at_ms if alone else min(bust.at_ms for bust in hand), order


def _one_hand(state: State, hand: list[Bust]) -> list[list[Bust]]:
    stacks = [bust.stack for bust in hand]
    if None in stacks or _tie(state, hand):
        return [sorted(hand, key=lambda bust: bust.order)]
    by_stack: dict[int, list[Bust]] = defaultdict(list)
    for bust in hand:
        by_stack[bust.stack or 0].append(bust)
    return [by_stack[stack] for stack in sorted(by_stack, reverse=True)]


def _tie(state: State, hand: list[Bust]) -> bool:
    """Tell whether players of different tables share, whatever they had (TDA24 RP-8-A)."""
    joint = state.together.hands.get(hand[0].group)
    if joint is None or len({bust.where and bust.where.table for bust in hand}) == 1:
        return False
    return (joint.ranks or state.house.hand_for_hand_busts) is SameHandBusts.TIE


def is_held(state: State, entry: EntryId) -> bool:
    """Tell whether he is out on a hand of hand for hand that is still being played."""
    bust = state.busts.get(entry)
    return bust is not None and state.together.is_held(bust.group)


def ranked(state: State) -> Iterator[tuple[Place, list[Bust]]]:
    """Walk through the places of those who are out, best first, with who shares each.

    Who is out on a hand of hand for hand that is still being played has no place yet.
    """
    for place, sharing in expected(state):
        if not state.together.is_held(sharing[0].group):
            yield place, sharing


def expected(state: State) -> Iterator[tuple[Place, list[Bust]]]:
    """Walk through the places as they would be if the hand being played were over now."""
    won = seat_winners(state)
    if won:
        yield Place(1, len(won)), won
    place = len(won) + state.in_play + 1
    for sharing in finishers(state):
        yield Place(place, place + len(sharing) - 1), sharing
        place += len(sharing)


def seat_winners(state: State) -> list[Bust]:
    """List who left a satellite with a seat won, in their order: they share the first places."""
    return sorted((state.busts[one] for one in state.plans.won), key=lambda bust: bust.order)


def winner(state: State) -> EntryId | None:
    """Find who has won: the one player that is left, once somebody is out."""
    if state.in_play != 1 or not state.busts:
        return None
    return next(entry.id for entry in state.entries.values() if entry.status in IN_PLAY)


def places(state: State) -> dict[EntryId, Place]:
    """Give every finisher's place, and the winner's once one player is left."""
    result: dict[EntryId, Place] = {}
    first = winner(state)
    if first is not None:
        best = len(state.plans.won) + 1
        result[first] = Place(best, best)
    for place, sharing in ranked(state):
        for bust in sharing:
            result[bust.entry] = place
    return result


def place_of(state: State, entry: EntryId) -> Place | None:
    """Give one entry's place; None while in play, or where the person came back."""
    return places(state).get(entry)
