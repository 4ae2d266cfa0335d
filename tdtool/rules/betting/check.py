"""Whether a round can have been played as it was typed; refused in a sentence where not."""

from __future__ import annotations

from tdtool.rules.betting.may import Bar, May, may_seat
from tdtool.rules.betting.round import Action, Move, Round
from tdtool.rules.betting.standing import RoundError, Standing, after, opening
from tdtool.rules.house import HouseRules

MAKES = frozenset({Move.BET, Move.RAISE})


def check(played: Round, house: HouseRules) -> Standing:
    """Play a round and give its standing, as `replay` does, refusing what was not allowed.

    Raises RoundError with the first action that the house's rules do not allow, and with
    what would have been right.
    """
    standing = opening(played, house)
    for action in played.actions:
        then = after(standing, action)
        if action.move is not Move.FOLD:
            _judge(standing, action, then, may_seat(standing, action.seat, house))
        standing = then
    return standing


def _judge(before: Standing, action: Action, then: Standing, allowed: May) -> None:
    seat = action.seat
    to = then.in_front[seat]
    if action.move is Move.CHECK and not allowed.checks:
        raise RoundError(f"Seat {seat} cannot check: there are {allowed.faces:,} to call.")
    if action.move is Move.CALL and allowed.checks:
        raise RoundError(f"Seat {seat} has nothing to call: write {seat} k for a check.")
    if action.move is Move.BET and not allowed.opens:
        raise RoundError(f"There is a bet of {before.highest:,}: write {seat} r for a raise to.")
    if to < before.in_front[seat]:
        raise RoundError(f"Seat {seat} already has {before.in_front[seat]:,} in front.")
    stack = before.round.stacks.get(seat)
    if stack is not None and to > stack:
        raise RoundError(f"Seat {seat} has no more than {stack:,} in this round.")
    if action.move in MAKES or to > before.highest:
        _judge_size(before, action, to, allowed)


def _judge_size(before: Standing, action: Action, to: int, allowed: May) -> None:
    seat = action.seat
    if allowed.least is None:
        raise RoundError(f"Seat {seat} may not raise: {BARRED[allowed.barred]}.")
    if allowed.most is not None and to > allowed.most:
        raise RoundError(f"Seat {seat} may make it {allowed.most:,} at most, not {to:,}.")
    if to < allowed.least and action.move is not Move.ALL_IN:
        what = "bet" if before.highest == 0 else "raise to"
        raise RoundError(
            f"Seat {seat} must {what} {allowed.least:,} at least; {to:,} is too little."
        )


BARRED = {
    Bar.NOT_REOPENED: "it has acted, and the betting was not reopened",
    Bar.CAPPED: "the raises of this round are used up",
    Bar.NO_CHIPS: "its chips do not reach beyond the bet",
    Bar.NOBODY_TO_CALL: "nobody else has the chips to call it",
    None: "no raise is open to it",
}
