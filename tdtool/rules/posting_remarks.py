"""What must be said beside the amounts: no ante, a short blind, who pays for all."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.naming import Naming, Voice
from tdtool.rules.posting import to_call
from tdtool.rules.stakes import AnteKind

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.button.answer import Answer
    from tdtool.rules.posting import Post
    from tdtool.rules.stakes import Stakes


class PostingWhat(StrEnum):
    """One thing about the posts of a hand that is not plain from the amounts."""

    NO_ANTE_EMPTY_BUTTON = "no_ante_empty_button"
    """A button ante, and the button on an empty seat."""
    NO_ANTE_WITHOUT_BIG_BLIND = "no_ante_without_big_blind"
    """A big-blind ante in a hand without blinds."""
    ANTE_BY_TARGET = "ante_by_target"
    """Several post the big blind, one of them the ante (moving rule)."""
    ANTE_BY_NUMBER = "ante_by_number"
    """The sheet's ante depends on the number dealt in; `chips` is this hand's."""
    SHORT_BIG_BLIND = "short_big_blind"
    """Who posts the big blind short; the others still owe `chips` (WLA26 154)."""
    ALL_IN = "all_in"
    KILLED = "killed"
    """Who is on penalty: dealt in, posts, and the hand is killed (TDA24 71-C)."""


class PostingRemark(NamedTuple):
    """A remark, the seats it is about, and an amount in chips where there is one."""

    what: PostingWhat
    seats: tuple[int, ...] = ()
    chips: int = 0


def remarks(
    answer: Answer,
    stakes: Stakes,
    posted: tuple[Post, ...],
    on_penalty: Collection[int] = (),
) -> tuple[PostingRemark, ...]:
    """List what must be said about the posts of a hand, the ante first.

    `on_penalty` are the seats of players who miss this hand.
    """
    found = _ante_remarks(answer, stakes)
    short = tuple(
        p.seat
        for p in posted
        if p.short
        and p.seat in answer.positions.big_blinds
        and p.big_blind < (stakes.big_blind or 0)
    )
    if short:
        found.append(PostingRemark(PostingWhat.SHORT_BIG_BLIND, short, to_call(answer, stakes)))
    all_in = tuple(p.seat for p in posted if p.all_in)
    if all_in:
        found.append(PostingRemark(PostingWhat.ALL_IN, all_in))
    killed = tuple(seat for seat in answer.dealt_in if seat in on_penalty)
    if killed:
        found.append(PostingRemark(PostingWhat.KILLED, killed))
    return tuple(found)


def with_killed(
    sentence: str, answer: Answer, on_penalty: Collection[int], names: Naming | None = None
) -> str:
    """Add to a reason whose hands are killed in it, where somebody is on penalty."""
    killed = tuple(seat for seat in answer.dealt_in if seat in on_penalty)
    if not killed:
        return sentence
    return f"{sentence} {say(PostingRemark(PostingWhat.KILLED, killed), names)}"


def _ante_remarks(answer: Answer, stakes: Stakes) -> list[PostingRemark]:
    ante = stakes.ante
    amount = ante.amount_for(len(answer.dealt_in))
    bigs = answer.positions.big_blinds
    found: list[PostingRemark] = []
    if ante.kind is AnteKind.NONE:
        return found
    if ante.steps and amount != ante.amount:
        found.append(PostingRemark(PostingWhat.ANTE_BY_NUMBER, answer.dealt_in, amount))
    if not amount:
        return found
    if ante.kind is AnteKind.BUTTON and answer.button_empty:
        found.append(PostingRemark(PostingWhat.NO_ANTE_EMPTY_BUTTON, (answer.positions.button,)))
    if ante.kind is AnteKind.BIG_BLIND and not bigs:
        found.append(PostingRemark(PostingWhat.NO_ANTE_WITHOUT_BIG_BLIND))
    if ante.kind is AnteKind.BIG_BLIND and len(bigs) > 1:
        found.append(PostingRemark(PostingWhat.ANTE_BY_TARGET, bigs[-1:], amount))
    return found


def say(remark: PostingRemark, names: Naming | None = None) -> str:
    """Say a remark in one sentence; a seat without a name is "seat 4"."""
    voice = Voice(names)
    what, seats, chips = remark
    several = len(seats) > 1
    texts = {
        PostingWhat.NO_ANTE_EMPTY_BUTTON: (
            f"the button is on the empty seat {seats[0] if seats else ''}:"
            " there is no button ante in this hand"
        ),
        PostingWhat.NO_ANTE_WITHOUT_BIG_BLIND: (
            "there is no big blind, and so no big-blind ante, in this hand"
        ),
        PostingWhat.ANTE_BY_TARGET: f"{_who(voice, seats)} pays the ante of {chips:,} for all",
        PostingWhat.ANTE_BY_NUMBER: (
            f"with {len(seats)} dealt in the ante is {chips:,}"
            if chips
            else f"with {len(seats)} dealt in there is no ante"
        ),
        PostingWhat.SHORT_BIG_BLIND: (
            f"{_who(voice, seats)} {'post' if several else 'posts'} the big blind short;"
            f" the others still owe {chips:,}"
        ),
        PostingWhat.ALL_IN: f"{_who(voice, seats)} {'are' if several else 'is'} all in",
        PostingWhat.KILLED: (
            f"{_who(voice, seats)} {'are' if several else 'is'} on penalty: dealt in, the blinds"
            f" and antes are posted, the {'hands are' if several else 'hand is'} killed"
        ),
    }
    return voice.sentence([texts[what]])


def _who(voice: Voice, seats: tuple[int, ...]) -> str:
    return voice.all_at(seats) if seats else "nobody"
