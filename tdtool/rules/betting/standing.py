"""Where a betting round stands after its actions: the highest bet, the last full raise, who acts.

Nothing is judged here: `may` says what is allowed, `check` refuses what was not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import NamedTuple

from tdtool.rules.betting.round import Action, Move, Round
from tdtool.rules.house import HouseRules, Reopening
from tdtool.rules.seats import PAIR
from tdtool.rules.stakes import Betting

HALF = 2
MORE = float("inf")
"""What an unknown stack has."""
NOBODY: frozenset[int] = frozenset()


class RoundError(ValueError):
    """A round that cannot have been played so; its words are the director's sentence."""


class Step(NamedTuple):
    """What one action did: the seat's total after it, and by how much it raised.

    `by` is what a bet or raise added to the highest bet (chips), 0 for the rest; `full`
    tells whether that was a full bet or raise, `of` being the full one it is measured by;
    `all_in` whether they were the last chips.
    """

    action: Action
    to: int
    by: int
    full: bool
    of: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A round after its actions; amounts in chips.

    `highest` is the bet to be called (the full big blind even where it was posted short),
    `full` the largest full bet or raise of the round, by which a raise must raise. In fixed
    limit `level` is the last full bet, `bets` counts the bets so far, `cap` is how many
    there may be, and `heads_up_at_cap` tells whether two were left when it was reached.
    `in_front` holds each seat's chips of this round. `passed` are seats that were skipped:
    they count as folded.
    """

    round: Round
    reading: Reopening
    highest: int
    full: int
    level: int
    bets: int
    cap: int
    in_front: Mapping[int, int]
    folded: frozenset[int] = NOBODY
    all_in: frozenset[int] = NOBODY
    acted: frozenset[int] = NOBODY
    passed: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    heads_up_at_cap: bool = False

    @property
    def live(self) -> tuple[int, ...]:
        """List the seats that can still win, in order of action."""
        return tuple([seat for seat in self.round.order if seat not in self.folded])

    @property
    def total(self) -> int:
        """Give every chip in the pot and in front of players."""
        return self.round.pot + self.round.ante + sum(self.in_front.values())

    @property
    def threshold(self) -> int:
        """Give what a player must face for the betting to be reopened to him."""
        return self.full if self.reading is Reopening.FULL else -(-self.full // HALF)

    @property
    def waiting(self) -> tuple[int, ...]:
        """List the seats still to act if the bet stays, the next one first; none: it is over."""
        live = self.live
        if len(live) < PAIR:
            return ()
        found = tuple([seat for seat in self.from_next() if self.must_act(seat)])
        if len(found) == 1 and self.owes(found[0]) == 0 and self.alone(found[0]):
            return ()
        return found

    def from_next(self) -> tuple[int, ...]:
        """List all seats of the round from the one after the last to act."""
        order = self.round.order
        if not self.steps:
            return order
        place = order.index(self.steps[-1].action.seat) + 1
        return order[place:] + order[:place]

    def must_act(self, seat: int) -> bool:
        """Tell whether a seat has not acted, or has not called the highest bet."""
        if seat in self.folded or seat in self.all_in:
            return False
        return seat not in self.acted or self.in_front[seat] < self.highest

    def owes(self, seat: int) -> int:
        """Give the chips that a seat faces: what it must add to have called."""
        return max(self.highest - self.in_front[seat], 0)

    def alone(self, seat: int) -> bool:
        """Tell whether nobody else in the hand has the chips to call more than the bet."""
        stacks = self.round.stacks
        return all(
            other == seat or other in self.all_in or stacks.get(other, MORE) <= self.highest
            for other in self.live
        )


def reading_of(house: HouseRules, betting: Betting) -> Reopening:
    """Give the house's reading of a short all-in: a full bet, or half a bet in fixed limit."""
    if betting is Betting.FIXED_LIMIT:
        return house.reopening_limit
    return house.reopening_no_limit


def replay(played: Round, house: HouseRules, reading: Reopening | None = None) -> Standing:
    """Play a round through its actions; `reading` None: as the house reads a short all-in.

    Seats that were skipped by a later one count as folded. An amount that was not allowed
    is taken as it stands (see `check`). Raises RoundError where a seat acted that could not.
    """
    standing = opening(played, house, reading)
    for action in played.actions:
        standing = after(standing, action)
    return standing


def opening(played: Round, house: HouseRules, reading: Reopening | None = None) -> Standing:
    """Give the standing of a round before its first action."""
    owed = max((post.owed for post in played.posted), default=0)
    in_front = dict.fromkeys(played.order, 0)
    for post in played.posted:
        if not post.dead:
            in_front[post.seat] = in_front.get(post.seat, 0) + post.chips
    opened = owed >= played.bet
    return Standing(
        played,
        reading or reading_of(house, played.betting),
        highest=owed,
        full=played.bet,
        level=played.bet if opened else 0,
        bets=1 if opened else 0,
        cap=house.raise_cap + 1,
        in_front=in_front,
        all_in=frozenset(
            [post.seat for post in played.posted if post.short and not post.dead]
            + [seat for seat in played.order if played.stacks.get(seat) == in_front[seat]]
        ),
    )


def after(standing: Standing, action: Action) -> Standing:
    """Give the standing after one more action.

    Raises RoundError where the seat is not in the round, has folded, is all in, or has
    nothing to answer, and where an all-in of an unknown stack has no amount.
    """
    seat = action.seat
    before = _seats_passed(standing, seat)
    if not before.must_act(seat):
        raise RoundError(_why_not(before, seat))
    to = total_after(before, action)
    if action.move is Move.FOLD:
        before = replace(before, folded=before.folded | {seat})
    all_in = action.move is Move.ALL_IN or to == before.round.stacks.get(seat)
    by = max(to - before.highest, 0)
    then = _raised(before, to) if by else before
    full = bool(by) and _is_full(before, to)
    return replace(
        then,
        in_front={**before.in_front, seat: to},
        all_in=before.all_in | {seat} if all_in else before.all_in,
        acted=before.acted | {seat},
        steps=(*before.steps, Step(action, to, by, full, before.full, all_in)),
    )


def total_after(standing: Standing, action: Action) -> int:
    """Give the chips in front of a seat after its action; RoundError where they are not said."""
    stack = standing.round.stacks.get(action.seat)
    if action.move in {Move.FOLD, Move.CHECK}:
        return standing.in_front[action.seat]
    if action.move is Move.CALL:
        return standing.highest if stack is None else min(standing.highest, stack)
    if action.to is not None:
        return action.to
    if action.move is not Move.ALL_IN:
        raise RoundError(f"What does seat {action.seat} make it? Write {action.seat} r 600.")
    if stack is None:
        raise RoundError(f"How much is seat {action.seat} all in for? Write {action.seat} a 33k.")
    return stack


def _is_full(standing: Standing, to: int) -> bool:
    """Tell whether a bet or raise to `to` is a full one."""
    limit = standing.round.betting is Betting.FIXED_LIMIT
    return to - (standing.level if limit else standing.highest) >= standing.full


def _raised(standing: Standing, to: int) -> Standing:
    """Put the bet up to `to`.

    In fixed limit half a bet counts as a whole one where the house reads it so; a whole one
    is counted towards the cap.
    """
    if standing.round.betting is not Betting.FIXED_LIMIT:
        by = to - standing.highest
        return replace(standing, highest=to, full=max(by, standing.full))
    counts = standing.threshold <= to - standing.level
    if not counts:
        return replace(standing, highest=to)
    bets = standing.bets + 1
    return replace(
        standing,
        highest=to,
        level=to,
        bets=bets,
        heads_up_at_cap=standing.heads_up_at_cap
        or (bets == standing.cap and len(standing.live) <= PAIR),
    )


def _seats_passed(standing: Standing, seat: int) -> Standing:
    """Take the seats between the last to act and this one as folded."""
    if seat not in standing.round.order:
        raise RoundError(f"Seat {seat} is not in this round.")
    between = takewhile(lambda other: other != seat, standing.from_next())
    skipped = [other for other in between if standing.must_act(other)]
    if not skipped or not standing.must_act(seat):
        return standing
    return replace(
        standing,
        folded=standing.folded.union(skipped),
        passed=(*standing.passed, *skipped),
    )


def _why_not(standing: Standing, seat: int) -> str:
    if seat in standing.passed:
        return f"Seat {seat} was passed over before: write the actions in the order of the seats."
    if seat in standing.folded:
        return f"Seat {seat} has folded."
    if seat in standing.all_in:
        return f"Seat {seat} is all in."
    return f"Seat {seat} has acted, and nobody raised since."
