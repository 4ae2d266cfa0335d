"""A bet or raise of a wrong amount that was found out late (TDA24 52)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.round import Move
from tdtool.rules.betting.turn import is_substantial
from tdtool.rules.books import Book, Citation
from tdtool.rules.house import HouseRules


class Correction(StrEnum):
    """What is done about a wrong amount."""

    STANDS = "stands"
    RAISED_FOR_ALL = "raised_for_all"
    CUT_FOR_ALL = "cut_for_all"


class Noticed(StrEnum):
    """When a wrong amount was noticed."""

    IN_TIME = "in_time"
    ALL_ACTED = "all_acted"
    """Everybody has acted on it; the next card is not dealt."""
    NEXT_CARD = "next_card"
    """The next card is dealt; on the river, the showdown has begun."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """What the bet is in the end, in chips, and what was done to get there."""

    correction: Correction
    to: int
    source: Citation


def too_small(to: int, least: int, noticed: Noticed, house: HouseRules) -> Corrected:
    """Correct a bet or raise below the minimum that players have acted on.

    All who are in make it up to `least` until the next card is dealt; after that it stands.
    """
    if noticed is Noticed.NEXT_CARD or to >= least:
        return _corrected(Correction.STANDS, to, Ground.WRONG_BET, house)
    return _corrected(Correction.RAISED_FOR_ALL, least, Ground.WRONG_BET, house)


def wrong_pot(
    bet: int, right: int, behind: Iterable[Move], noticed: Noticed, house: HouseRules
) -> Corrected:
    """Correct a pot-sized bet after a wrong count; `right` is the right maximum.

    `behind` is what was done after the bet. Over the pot: cut back for all until the next
    card; by WSOP26 VIII it stands once somebody has acted, by RRoP11 PL 1 once everybody
    has. Under it, where the pot was meant: made up until action behind it is substantial.
    """
    moves = list(behind)
    late = noticed is Noticed.NEXT_CARD
    too_late = late or {
        Book.WSOP26: bool(moves),
        Book.RROP11: noticed is Noticed.ALL_ACTED,
    }.get(house.book, False)
    if bet > right and not too_late:
        return _corrected(Correction.CUT_FOR_ALL, right, Ground.WRONG_POT, house)
    if bet < right and not late and not is_substantial(moves, house.book):
        return _corrected(Correction.RAISED_FOR_ALL, right, Ground.WRONG_POT, house)
    return _corrected(Correction.STANDS, bet, Ground.WRONG_POT, house)


def _corrected(correction: Correction, to: int, ground: Ground, house: HouseRules) -> Corrected:
    return Corrected(correction, to, cited(ground, house.book))
