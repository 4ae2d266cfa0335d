"""What chips put in bind to: one chip, several, chips from before; call, bet or raise.

The tests are those of TDA24 43 to 46 and WSOP26 92 to 98, one after the other: was an amount
said; is it one chip; is every chip needed for the call; does it reach half of a raise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.standing import HALF
from tdtool.rules.books import Book, Citation
from tdtool.rules.house import PRESETS, HouseRules, Preset, SilentRaise


class Said(StrEnum):
    """What the player said before the chips touched the table."""

    NOTHING = "nothing"
    CALL = "call"
    RAISE = "raise"
    """The word without an amount."""
    AMOUNT = "amount"
    """An amount without the word."""
    RAISE_TO = "raise_to"
    """The word and an amount, which is the total."""
    POT = "pot"
    """A bet of the pot, in pot-limit; elsewhere it binds to the smallest bet or raise."""


class Bound(StrEnum):
    """What the chips are."""

    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    UNDER_CALL = "under_call"
    """Less than the call: see `tdtool.rules.betting.under_call`."""
    FLOOR = "floor"
    """No book decides it; the floor asks what was meant, and the smallest is `to`."""


@dataclass(frozen=True, slots=True)
class ChipsIn:
    """Chips a player put in, all amounts in chips.

    `highest` is the bet he faces and `least` the smallest legal raise, both as totals; where
    nobody has bet `highest` is 0 and `least` the smallest bet. `added` are the chips he put
    in now, each by its value; `prior` his chips of this round that stayed where they were,
    `pulled` those he took back before. Prior chips that he pushed in together with new ones
    are `added`. `amount` is what he said, `last` tells that he has no chips behind. `most`
    is the largest legal total, where there is one: what is over it comes back.
    """

    highest: int
    least: int
    added: tuple[int, ...] = ()
    prior: tuple[int, ...] = ()
    pulled: tuple[int, ...] = ()
    said: Said = Said.NOTHING
    amount: int = 0
    last: bool = False
    most: int | None = None

    @property
    def total(self) -> int:
        """Give what lies in front of him now."""
        return sum(self.added) + sum(self.prior)

    @property
    def one_chip(self) -> bool:
        """Tell whether one chip decides: he added one, and older chips do not reach the bet."""
        return len(self.added) == 1 and not self.together

    @property
    def together(self) -> bool:
        """Tell whether older chips count with the new ones as one bet of several chips.

        So it is where they alone cover the call, or where some of them were taken back.
        """
        return bool(self.prior) and (bool(self.pulled) or sum(self.prior) >= self.highest)

    @property
    def without_smallest(self) -> int:
        """Give what is left if one smallest chip is taken away, of those that can be."""
        counted = self.added + (self.prior if self.together else ())
        return self.total - min(counted, default=0)

    def reaches_half(self, total: int) -> bool:
        """Tell whether a total reaches half of the smallest raise beyond the call."""
        return HALF * (total - self.highest) >= self.least - self.highest


@dataclass(frozen=True, slots=True)
class ChipsRuling:
    """What the chips bind him to, and what changes hands.

    `to` is his total afterwards, `back` what he gets back and `adds` what he must add, in
    chips. `threshold` is the total from which several chips are a raise.
    """

    bound: Bound
    to: int
    back: int
    adds: int
    threshold: int
    ground: Ground
    source: Citation


def rule(put: ChipsIn, house: HouseRules) -> ChipsRuling:
    """Say what chips bind to under the house rules, by its book where books differ."""
    if put.said is not Said.NOTHING:
        return _spoken(put, house)
    if put.highest == 0:
        return _ruled(put, house, Bound.BET, max(put.total, put.least), Ground.MINIMUM_RAISE)
    if put.total < put.highest:
        return _ruled(put, house, Bound.UNDER_CALL, put.total, Ground.UNDER_CALL)
    if len(put.added) == 1 and not put.prior and sum(put.pulled) >= put.highest:
        return _exchanged(put, house)
    if put.one_chip:
        ground = Ground.PRIOR_CHIPS if put.prior or put.pulled else Ground.ONE_CHIP
        return _ruled(put, house, Bound.CALL, put.highest, ground)
    return _several(put, house)


def may_fold(put: ChipsIn) -> bool:
    """Tell whether he may still fold: not once he has taken back chips facing a raise (46-B)."""
    return not put.pulled


def by_preset(put: ChipsIn) -> dict[Preset, ChipsRuling]:
    """Say what the same chips bind to under each of the four sets of house rules."""
    return {preset: rule(put, house) for preset, house in PRESETS.items()}


def differ(rulings: dict[Preset, ChipsRuling]) -> bool:
    """Tell whether the books disagree on what the chips are."""
    return len({(one.bound, one.to) for one in rulings.values()}) > 1


def _spoken(put: ChipsIn, house: HouseRules) -> ChipsRuling:
    bet = Bound.RAISE if put.highest else Bound.BET
    match put.said:
        case Said.CALL:
            return _ruled(put, house, Bound.CALL, put.highest, Ground.UNDER_CALL)
        case Said.RAISE:
            return _ruled(put, house, bet, max(put.total, put.least), Ground.RAISE_SAID)
        case Said.POT:
            return _ruled(put, house, bet, put.most or put.least, Ground.POT_SAID)
        case Said.RAISE_TO:
            return _ruled(put, house, bet, max(put.amount, put.least), Ground.RAISE_SAID)
    if put.amount < put.highest:
        return _ruled(put, house, Bound.UNDER_CALL, put.amount, Ground.UNDER_CALL)
    if put.amount >= put.least or put.highest == 0 or put.reaches_half(put.amount):
        return _ruled(put, house, bet, max(put.amount, put.least), Ground.AMOUNT_SAID)
    if put.amount > put.highest and house.silent_raise_under_half is SilentRaise.MADE_UP:
        return _ruled(put, house, bet, put.least, Ground.UNDER_RAISE)
    return _ruled(put, house, Bound.CALL, put.highest, Ground.UNDER_RAISE)


def _several(put: ChipsIn, house: HouseRules) -> ChipsRuling:
    """Judge several chips without a word (TDA24 45, WSOP26 92 and 95)."""
    ground = Ground.PRIOR_CHIPS if put.prior else Ground.SEVERAL_CHIPS
    if put.without_smallest < put.highest:
        return _ruled(put, house, Bound.CALL, put.highest, ground)
    if put.reaches_half(put.total):
        if put.last and put.total < put.least:
            return _ruled(put, house, Bound.ALL_IN, put.total, Ground.LAST_CHIPS)
        return _ruled(put, house, Bound.RAISE, max(put.total, put.least), ground)
    if put.last and house.book is not Book.WSOP26:
        return _ruled(put, house, Bound.ALL_IN, put.total, Ground.LAST_CHIPS)
    if house.silent_raise_under_half is SilentRaise.MADE_UP:
        return _ruled(put, house, Bound.RAISE, put.least, Ground.UNDER_RAISE)
    return _ruled(put, house, Bound.CALL, put.highest, ground)


def _exchanged(put: ChipsIn, house: HouseRules) -> ChipsRuling:
    """Judge one chip put in for older ones that had covered the call and were taken back.

    A full bet by WSOP26 98b2; no other book decides it, and the smallest it can be is a call.
    """
    if house.book is Book.WSOP26:
        return _ruled(put, house, Bound.RAISE, max(put.total, put.least), Ground.PRIOR_CHIPS)
    return _ruled(put, house, Bound.FLOOR, put.highest, Ground.PRIOR_CHIPS)


def _ruled(put: ChipsIn, house: HouseRules, bound: Bound, to: int, ground: Ground) -> ChipsRuling:
    if put.most is not None:
        to = min(to, put.most)
    return ChipsRuling(
        bound,
        to,
        back=max(put.total - to, 0),
        adds=max(to - put.total, 0),
        threshold=put.highest + -(-(put.least - put.highest) // HALF),
        ground=ground,
        source=cited(ground, house.book),
    )
