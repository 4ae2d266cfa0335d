"""What each player may do now: fold, check or call, complete, raise from so much to so much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.standing import Standing
from tdtool.rules.books import Citation
from tdtool.rules.house import HouseRules, Reopening
from tdtool.rules.limits.fixed import is_capped
from tdtool.rules.limits.sizes import sizes
from tdtool.rules.stakes import Betting


class Bar(StrEnum):
    """Why a player may not raise."""

    NOT_REOPENED = "not_reopened"
    """He has acted, and what he faces is less than the house's reading asks for."""
    CAPPED = "capped"
    NO_CHIPS = "no_chips"
    """His chips come to the bet at most."""
    NOBODY_TO_CALL = "nobody_to_call"
    """Everybody else is all in, or has not the chips to call more than the bet."""


@dataclass(frozen=True, slots=True)
class May:
    """What one seat may do when its turn comes, if the bet stays until then; folding always.

    `faces` are the chips the seat has to add to the `in_front` it has to have called, `call`
    those it puts in for that: fewer where it is `call_all_in`, 0 where it checks. A raise (a
    bet where there is none) may be to any total from `least` to `most`; `most` is None where
    only a stack ends it and the stack is not known, both are None where `barred` tells why
    there is no raise. `all_in_only`: the one raise is his last chips, less than a full raise.
    `completes`: the raise brings a short bet or a bring-in up to the full bet.
    """

    seat: int
    in_front: int
    faces: int
    call: int
    call_all_in: bool = False
    least: int | None = None
    most: int | None = None
    all_in_only: bool = False
    completes: bool = False
    opens: bool = False
    """There is no bet yet: what he makes is a bet, not a raise."""
    barred: Bar | None = None

    @property
    def checks(self) -> bool:
        """Tell whether he may stay in for nothing."""
        return self.faces == 0

    @property
    def raises(self) -> bool:
        """Tell whether he may bet or raise."""
        return self.barred is None

    def allows(self, to: int) -> bool:
        """Tell whether a bet or raise to this total is legal."""
        return self.least is not None and self.least <= to <= (
            to if self.most is None else self.most
        )


def may(standing: Standing, house: HouseRules) -> tuple[May, ...]:
    """Say for every seat still to act, the next one first, what it may do."""
    return tuple([may_seat(standing, seat, house) for seat in standing.waiting])


def may_seat(standing: Standing, seat: int, house: HouseRules) -> May:
    """Say what one seat may do, as if it were its turn."""
    in_front = standing.in_front[seat]
    faces = standing.owes(seat)
    stack = standing.round.stacks.get(seat)
    left = faces if stack is None else min(faces, stack - in_front)
    found = May(
        seat,
        in_front,
        faces,
        left,
        call_all_in=stack is not None and faces > 0 and stack <= standing.highest,
        opens=standing.highest == 0,
        barred=_barred(standing, seat, stack, house),
    )
    if found.barred is not None:
        return found
    size = sizes(standing, seat, house)
    least, most = size.least, size.most
    short = stack is not None and stack < least
    if stack is not None:
        least, most = min(least, stack), stack if most is None else min(most, stack)
    return replace(found, least=least, most=most, all_in_only=short, completes=size.completes)


def reopened(standing: Standing, seat: int) -> bool:
    """Tell whether a seat may raise as far as short all-ins go (TDA24 47).

    Who has not acted yet always may; who has acted must face as much as the reading asks.
    """
    return seat not in standing.acted or standing.owes(seat) >= standing.threshold


def ground(standing: Standing, found: May, house: HouseRules) -> Citation:
    """Say which rule decides what a seat may do: of the bar, else of the size of a raise."""
    book = house.book
    betting = standing.round.betting
    if found.barred is Bar.CAPPED:
        return cited(Ground.CAP, book)
    if found.barred is Bar.NOT_REOPENED or found.seat in standing.acted:
        return reopening_ground(standing, house)
    short_all_in = any(step.by and not step.full for step in standing.steps)
    if found.completes:
        return cited(Ground.HALF_IN_LIMIT if short_all_in else Ground.COMPLETION, book)
    if short_all_in:
        return cited(Ground.OVER_SHORT_ALL_IN, book)
    if betting is Betting.POT_LIMIT:
        return cited(Ground.POT_LIMIT, book)
    if any(post.short and not post.dead for post in standing.round.posted):
        return cited(Ground.SHORT_BIG_BLIND, book)
    return cited(Ground.MINIMUM_RAISE, book)


def reopening_ground(standing: Standing, house: HouseRules) -> Citation:
    """Say which rule decides whether the betting is reopened."""
    if standing.round.betting is Betting.FIXED_LIMIT:
        return cited(Ground.HALF_IN_LIMIT, house.book)
    if standing.reading is Reopening.HALF:
        return cited(Ground.HALF_IN_NO_LIMIT, house.book)
    several = sum(bool(step.by) and not step.full for step in standing.steps) > 1
    return cited(Ground.SEVERAL_SHORT if several else Ground.REOPENING, house.book)


def _barred(standing: Standing, seat: int, stack: int | None, house: HouseRules) -> Bar | None:
    if stack is not None and stack <= standing.highest:
        return Bar.NO_CHIPS
    if standing.alone(seat):
        return Bar.NOBODY_TO_CALL
    if not reopened(standing, seat):
        return Bar.NOT_REOPENED
    if standing.round.betting is Betting.FIXED_LIMIT and is_capped(standing, house):
        return Bar.CAPPED
    return None
