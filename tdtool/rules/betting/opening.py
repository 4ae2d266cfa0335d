"""The first round of a hand, from who posts what: the blinds and antes in front, who acts first."""

from __future__ import annotations

from collections.abc import Mapping

from tdtool.rules.betting.round import Posted, PostKind, Round
from tdtool.rules.button.answer import Answer
from tdtool.rules.button.question import GameForm
from tdtool.rules.posting import Post
from tdtool.rules.seats import clockwise
from tdtool.rules.stakes import AnteKind, Betting, Stakes

SINGLE = frozenset({AnteKind.BIG_BLIND, AnteKind.BUTTON})


def first_round(
    answer: Answer,
    posted: tuple[Post, ...],
    stakes: Stakes,
    stacks: Mapping[int, int] | None = None,
    in_event: int | None = None,
) -> Round:
    """Set up the round before the flop (third street in stud) of the hand of `answer`.

    `posted` is what `tdtool.rules.posting.posts` says for the same stakes and stacks (chips
    at the start of the hand; a seat that is missing has enough). A dead small blind is
    kept, because pot-limit counts it. Put the actions in with `dataclasses.replace`.
    """
    live = [one for post in posted for one in _live(post, stakes)]
    small = answer.positions.small_blind
    if small is not None and not answer.positions.small_blinds and stakes.small_blind:
        live.insert(0, Posted(small, PostKind.SMALL_BLIND, 0, stakes.small_blind))
    single = stakes.ante.kind in SINGLE
    antes = sum(post.ante for post in posted)
    gone = {post.seat: post.ante + post.dead for post in posted}
    left = {} if stacks is None else {s: chips - gone.get(s, 0) for s, chips in stacks.items()}
    return Round(
        smallest_bet(stakes),
        _order(answer, posted),
        tuple(live),
        betting=stakes.betting,
        pot=sum(post.dead for post in posted) + (0 if single else antes),
        ante=antes if single else 0,
        stacks=left,
        in_event=in_event,
    )


def smallest_bet(stakes: Stakes) -> int:
    """Give the smallest bet (chips) of the first round at these stakes; 1 where none is set."""
    if stakes.betting is Betting.FIXED_LIMIT:
        found = stakes.small_bet or stakes.completion or stakes.big_blind
    else:
        found = stakes.big_blind or stakes.button_post or stakes.completion
    return found or stakes.ante.amount or 1


def _live(post: Post, stakes: Stakes) -> list[Posted]:
    kinds = (
        (PostKind.SMALL_BLIND, post.small_blind, stakes.small_blind),
        (PostKind.BIG_BLIND, post.big_blind, stakes.big_blind),
        (PostKind.BUTTON_POST, post.button_post, stakes.button_post),
        (PostKind.BRING_IN, post.bring_in, stakes.bring_in),
    )
    return [Posted(post.seat, kind, chips, owed or chips) for kind, chips, owed in kinds if chips]


def _order(answer: Answer, posted: tuple[Post, ...]) -> tuple[int, ...]:
    """Give the seats in order of action: in stud from the one after the bring-in."""
    if answer.form is not GameForm.STUD:
        return answer.preflop
    opened = [post.seat for post in posted if post.bring_in]
    return clockwise(answer.dealt_in, opened[0]) if opened else answer.preflop
