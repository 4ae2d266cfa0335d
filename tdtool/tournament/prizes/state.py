"""The prizes of a tournament as they stand; only `fold` changes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tdtool.rules.prizes.bounty import Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band
from tdtool.tournament.prizes.plan import PrizePlan
from tdtool.tournament.values import EntryId


class Locked(NamedTuple):
    """A prize table that was fixed, the pool it came to, and when."""

    bands: tuple[Band, ...]
    pool: int
    at_ms: int


class Payment(NamedTuple):
    """What a player got at once, and when."""

    amount: int
    tickets: tuple[str, ...]
    at_ms: int


@dataclass(slots=True)
class Deal:
    """A deal: proposed, signed by some, made at `made_ms`; see the fact `DealProposed`."""

    way: DealWay
    stacks: dict[EntryId, int]
    prizes: tuple[int, ...]
    shares: dict[EntryId, int]
    left: int
    unit: int
    proposed_ms: int
    signed: set[EntryId] = field(default_factory=set)
    made_ms: int | None = None


class Knockout(NamedTuple):
    """Who knocked somebody out, and the envelope that was drawn for it."""

    by: tuple[EntryId, ...]
    envelope: int | None = None


@dataclass(slots=True)
class Prizes:
    """All that was said and done about prizes.

    `plan` is None where nobody made one; `knockouts` are by who is out, in the order in which
    they were named.
    """

    plan: PrizePlan | None = None
    locked: Locked | None = None
    payments: dict[EntryId, list[Payment]] = field(default_factory=dict)
    deal: Deal | None = None
    knockouts: dict[EntryId, Knockout] = field(default_factory=dict)
    envelopes: tuple[Envelopes, ...] = ()

    def paid(self, entry: EntryId) -> int:
        """Give what a player has got so far."""
        return sum(payment.amount for payment in self.payments.get(entry, ()))
