"""What happened with prizes, in the past tense and with its outcome."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.prizes.bounty import Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band
from tdtool.tournament.facts import Fact
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.prizes.plan import PrizePlan
from tdtool.tournament.values import EntryId, TextId

Amounts = tuple[tuple[EntryId, int], ...]
"""(entry, amount or chips) each."""


@dataclass(frozen=True, slots=True)
class PrizesPlanned(Fact):
    """It was said how the prize table is made."""

    KIND = "prizes_planned"
    plan: PrizePlan


@dataclass(frozen=True, slots=True)
class PrizesLocked(Fact):
    """The prize table was fixed; it comes to `pool` (the currency's smallest unit)."""

    KIND = "prizes_locked"
    bands: tuple[Band, ...]
    pool: int
    currency: Currency


@dataclass(frozen=True, slots=True)
class PrizesUnlocked(Fact):
    """The prize table may be changed again."""

    KIND = "prizes_unlocked"
    reason: TextId


@dataclass(frozen=True, slots=True)
class PrizePaid(Fact):
    """A player got what was due to him: money, and tickets by their names."""

    KIND = "prize_paid"
    entry: EntryId
    amount: int
    tickets: tuple[str, ...]
    currency: Currency


@dataclass(frozen=True, slots=True)
class PaymentTakenBack(Fact):
    """A player has not got what was last paid to him."""

    KIND = "payment_taken_back"
    entry: EntryId
    amount: int
    currency: Currency


@dataclass(frozen=True, slots=True)
class DealProposed(Fact):
    """A deal was worked out for all who are left: `shares` of `prizes`, `left` to play for."""

    KIND = "deal_proposed"
    way: DealWay
    stacks: Amounts
    prizes: tuple[int, ...]
    """Those of the places 1, 2, 3 and on that are still to be won."""
    shares: Amounts
    left: int
    unit: int


@dataclass(frozen=True, slots=True)
class DealSigned(Fact):
    """A player signed the proposed deal, or his name was struck out again."""

    KIND = "deal_signed"
    entry: EntryId
    signed: bool


@dataclass(frozen=True, slots=True)
class DealMade(Fact):
    """The deal holds: each of those gets his share, whatever his place."""

    KIND = "deal_made"
    shares: Amounts
    left: int
    currency: Currency


@dataclass(frozen=True, slots=True)
class DealDropped(Fact):
    """The proposed deal was put away."""

    KIND = "deal_dropped"


@dataclass(frozen=True, slots=True)
class KnockoutNamed(Fact):
    """It was said who knocked a player out; what it brings follows from the bounties then."""

    KIND = "knockout_named"
    out: EntryId
    by: tuple[EntryId, ...]
    envelope: int | None = None


@dataclass(frozen=True, slots=True)
class EnvelopesSet(Fact):
    """The envelopes of the mystery bounties were counted out."""

    KIND = "envelopes_set"
    envelopes: tuple[Envelopes, ...]
