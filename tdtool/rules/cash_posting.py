"""Cash tables: straddles, and what new and returning players post (WLA26 160, 165).

Tournaments have neither (TDA24 27): every seat is dealt in and posts when it is due.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.betting.round import Posted, PostKind, Round
from tdtool.rules.seats import Ring, clockwise, seat_after
from tdtool.rules.stakes import Betting


class Straddle(StrEnum):
    """The ways to raise blind before the cards."""

    LIVE = "live"
    """By the seat after the big blind; a re-straddle by the seat after the last straddle."""
    MISSISSIPPI = "mississippi"
    """By the button or any other seat; action begins with the seat after it."""
    SLEEPER = "sleeper"
    """By any seat but the one after the big blind; who acts first stays as it was."""


class Straddled(NamedTuple):
    """A straddle that was put in: the seat, the chips, and which kind it is."""

    seat: int
    chips: int
    kind: Straddle = Straddle.LIVE


class Blinds(NamedTuple):
    """The blinds of a cash table: amounts in chips, and the seats that have them."""

    small: int
    big: int
    small_seat: int
    big_seat: int


class CashPost(NamedTuple):
    """What a player posts to be dealt in, in chips: `live` counts as a bet, `dead` does not."""

    live: int
    dead: int = 0

    @property
    def total(self) -> int:
        """Give what he puts in."""
        return self.live + self.dead


def least_straddle(blinds: Blinds, before: int | None = None) -> int:
    """Give the least a straddle may be: twice the big blind, or twice the straddle `before`."""
    return 2 * (before or blinds.big)


def cash_round(
    ring: Ring,
    blinds: Blinds,
    straddles: tuple[Straddled, ...] = (),
    extra: Mapping[int, CashPost] | None = None,
    betting: Betting = Betting.NO_LIMIT,
) -> Round:
    """Set up the round before the flop of a cash table.

    `ring` are the seats dealt in, ascending, `extra` what new and returning players post. The
    last straddle is the bigger blind: it is called, a raise raises by as much at least, and
    its player acts last. Raises ValueError, in a sentence, where a straddle is out of place
    or too small.
    """
    for number, straddle in enumerate(straddles):
        _check(ring, blinds, straddles[:number], straddle)
    last = straddles[-1] if straddles else None
    posts = extra or {}
    posted = [
        Posted(blinds.small_seat, PostKind.SMALL_BLIND, blinds.small, blinds.small),
        Posted(blinds.big_seat, PostKind.BIG_BLIND, blinds.big, blinds.big),
        *[Posted(s, PostKind.LIVE_POST, p.live, p.live) for s, p in posts.items() if p.live],
        *[Posted(one.seat, PostKind.STRADDLE, one.chips, one.chips) for one in straddles],
    ]
    return Round(
        last.chips if last else blinds.big,
        clockwise(ring, _acts_last(blinds, last)),
        _of_each(posted),
        betting=betting,
        pot=sum(post.dead for post in posts.values()),
    )


def new_player(blinds: Blinds, *, due_big_blind: bool) -> CashPost:
    """Give what a new player posts: a live big blind, nothing extra where he is due it."""
    return CashPost(0 if due_big_blind else blinds.big)


def returning(
    blinds: Blinds, *, missed_big: bool, missed_small: bool, due_big_blind: bool = False
) -> CashPost:
    """Give what a player posts who missed blinds: the big one live, the small one dead.

    Who waits until he is due the big blind posts only that.
    """
    if due_big_blind:
        return CashPost(0)
    return CashPost(blinds.big if missed_big else 0, blinds.small if missed_small else 0)


def _acts_last(blinds: Blinds, last: Straddled | None) -> int:
    """Give the seat with the option: a sleeper leaves the order as it was."""
    if last is None or last.kind is Straddle.SLEEPER:
        return blinds.big_seat
    return last.seat


def _of_each(posted: list[Posted]) -> tuple[Posted, ...]:
    """Keep what a seat posted last: a straddle takes the place of its blind."""
    return tuple({post.seat: post for post in posted}.values())


def _check(ring: Ring, blinds: Blinds, before: tuple[Straddled, ...], one: Straddled) -> None:
    if one.seat not in ring:
        raise ValueError(f"Seat {one.seat} is not dealt in.")
    least = least_straddle(blinds, before[-1].chips if before else None)
    if one.chips < least:
        raise ValueError(f"A straddle must be {least:,} at least here, not {one.chips:,}.")
    following = seat_after(ring, before[-1].seat if before else blinds.big_seat)
    if one.kind is Straddle.LIVE and one.seat != following:
        raise ValueError(f"A live straddle is seat {following}'s, left of the last blind bet.")
    if one.kind is Straddle.SLEEPER and one.seat == following:
        raise ValueError(f"From seat {one.seat} it is a live straddle, not a sleeper.")
