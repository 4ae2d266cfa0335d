"""Pot-limit: the largest bet or raise, with its working line by line (TDA24 54).

Raise to = B + (P + B - c): B the highest bet of the round, P every chip in the pot and in
front of players, c the player's own chips of this round.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.round import Move, Posted, PostKind
from tdtool.rules.betting.standing import Standing
from tdtool.rules.books import NO_BOOK, Citation
from tdtool.rules.house import HouseRules, PotCountsAnte, PotSmallBlind


class Line(StrEnum):
    """What one line of the working counts."""

    EARLIER = "earlier"
    ANTE = "ante"
    ANTE_NOT_COUNTED = "ante_not_counted"
    POSTED = "posted"
    DEAD_BLIND = "dead_blind"
    SHORT_BLIND = "short_blind"
    """A short blind, counted in full."""
    SMALL_BLIND_AS_BIG = "small_blind_as_big"
    ACTED = "acted"
    ROUNDED = "rounded"
    """What an odd pot is rounded up by."""
    ON_TABLE = "on_table"
    CALL_FIRST = "call_first"
    AFTER_CALL = "after_call"
    PLUS_HIGHEST = "plus_highest"
    RAISE_TO = "raise_to"


SUMS = frozenset({Line.ON_TABLE, Line.AFTER_CALL, Line.RAISE_TO})
LETTERS = {Line.ON_TABLE: "P", Line.CALL_FIRST: "B − c", Line.PLUS_HIGHEST: "B"}


class PotLine(NamedTuple):
    """One line of the working: what it counts, how many chips, whose, and by which rule.

    `move` is what the seat last did where it acted, `post` what it posted where it only
    did that. Lines that add up what is above them have `sums`.
    """

    what: Line
    chips: int
    seat: int | None = None
    move: Move | None = None
    post: PostKind | None = None
    source: Citation = NO_BOOK

    @property
    def sums(self) -> bool:
        """Tell whether a rule is drawn above it."""
        return self.what in SUMS

    @property
    def letter(self) -> str:
        """Give its part of the formula: "P", "B − c", "B", or nothing."""
        return LETTERS.get(self.what, "")


@dataclass(frozen=True, slots=True)
class PotMaximum:
    """The most a seat may bet or raise to in pot-limit, and how it is worked out.

    `pot` is P, `highest` B and `own` c of the formula, all in chips; `most` the total. Where
    nobody has bet, `most` is the pot.
    """

    seat: int
    pot: int
    highest: int
    own: int
    lines: tuple[PotLine, ...]

    @property
    def call(self) -> int:
        """Give what calling costs."""
        return self.highest - self.own

    @property
    def most(self) -> int:
        """Give the total of the largest bet or raise."""
        return self.highest + self.pot + self.call

    @property
    def counted(self) -> tuple[PotLine, ...]:
        """List the lines that are numbered: those that are no sums."""
        return tuple([line for line in self.lines if not line.sums])


def pot_maximum(standing: Standing, seat: int, house: HouseRules) -> PotMaximum:
    """Work out the most a seat may bet or raise to if it were its turn.

    Before the flop a dead or short blind counts in full (TDA24 54-B); the small blind counts
    as a big one until the big blind has acted where the house says so (RRoP11 PL 5); an ante
    paid by one for all counts when the house says; an odd pot is rounded up to the house's
    betting unit, if it has one.
    """
    lines = _counted(standing, house)
    pot = sum(line.chips for line in lines)
    unit = house.pot_rounded_up_to
    if unit and pot % unit:
        up = -pot % unit
        lines.append(PotLine(Line.ROUNDED, up, source=cited(Ground.ODD_POT, house.book)))
        pot += up
    found = PotMaximum(seat, pot, standing.highest, standing.in_front[seat], ())
    lines.append(PotLine(Line.ON_TABLE, pot))
    if found.highest:
        lines += [
            PotLine(Line.CALL_FIRST, found.call, seat),
            PotLine(Line.AFTER_CALL, pot + found.call),
            PotLine(Line.PLUS_HIGHEST, found.highest),
        ]
    lines.append(
        PotLine(Line.RAISE_TO, found.most, seat, source=cited(Ground.POT_LIMIT, house.book))
    )
    return replace(found, lines=tuple(lines))


def both_conventions(
    standing: Standing, seat: int, house: HouseRules
) -> tuple[PotMaximum, PotMaximum]:
    """Give the maximum with the small blind at its face, and counted as a big blind."""
    strict = replace(house, pot_small_blind=PotSmallBlind.STRICT)
    as_big = replace(house, pot_small_blind=PotSmallBlind.AS_BIG_BLIND)
    return pot_maximum(standing, seat, strict), pot_maximum(standing, seat, as_big)


def _counted(standing: Standing, house: HouseRules) -> list[PotLine]:
    """List what is in the pot and in front of players, a line for each."""
    played = standing.round
    lines = [PotLine(Line.EARLIER, played.pot)]
    if played.ante:
        counts = house.pot_counts_ante is PotCountsAnte.ALWAYS or (
            house.pot_counts_ante is PotCountsAnte.AFTER_FLOP and not played.first
        )
        lines.append(
            PotLine(Line.ANTE, played.ante) if counts else PotLine(Line.ANTE_NOT_COUNTED, 0)
        )
    moves = {step.action.seat: step.action.move for step in standing.steps}
    posted = {post.seat: post for post in played.posted}
    lines += [_posted(standing, post, moves.get(post.seat), house) for post in played.posted]
    lines += [
        PotLine(Line.ACTED, standing.in_front[seat], seat, move)
        for seat, move in moves.items()
        if seat not in posted and standing.in_front[seat]
    ]
    return lines


def _posted(standing: Standing, post: Posted, move: Move | None, house: HouseRules) -> PotLine:
    """Count what a seat has in front that posted: a dead or short blind in full."""
    chips = standing.in_front.get(post.seat, 0)
    if post.short:
        what = Line.DEAD_BLIND if post.dead else Line.SHORT_BLIND
        source = cited(Ground.DEAD_BLIND_COUNTS, house.book)
        line = PotLine(what, post.owed, post.seat, move, post.kind, source)
    else:
        line = PotLine(Line.ACTED if move else Line.POSTED, chips, post.seat, move, post.kind)
    if post.kind is not PostKind.SMALL_BLIND or house.pot_small_blind is PotSmallBlind.STRICT:
        return line
    big = max((p.owed for p in standing.round.posted if p.kind is PostKind.BIG_BLIND), default=0)
    if line.chips >= big or _big_blind_acted(standing):
        return line
    source = cited(Ground.SMALL_BLIND_AS_BIG, house.book)
    return line._replace(what=Line.SMALL_BLIND_AS_BIG, chips=big, source=source)


def _big_blind_acted(standing: Standing) -> bool:
    return any(
        post.seat in standing.acted
        for post in standing.round.posted
        if post.kind is PostKind.BIG_BLIND
    )
