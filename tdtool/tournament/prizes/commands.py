"""What a director may ask about prizes."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.rules.prizes.bounty import Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.tournament.commands import Command
from tdtool.tournament.prizes.plan import PrizePlan
from tdtool.tournament.values import EntryId


@dataclass(frozen=True, slots=True)
class PlanPrizes(Command):
    """Say how the prize table is made."""

    plan: PrizePlan


@dataclass(frozen=True, slots=True)
class LockPrizes(Command):
    """Fix the prize table as it stands; it must come to the pool."""


@dataclass(frozen=True, slots=True)
class UnlockPrizes(Command):
    """Let a fixed prize table be changed again, for a reason."""

    reason: str


@dataclass(frozen=True, slots=True)
class PayPrize(Command):
    """Pay a player all that is due to him: prize, bounties and tickets."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class TakeBackPayment(Command):
    """Say that a player has not got what was last paid to him."""

    entry: EntryId


@dataclass(frozen=True, slots=True)
class ProposeDeal(Command):
    """Work out a deal among all who are left, for them to sign.

    `stacks` are their chips as (entry, chips); `amounts` is given instead by hand, as
    (entry, amount); `left` stays to play for, `unit` is what shares are rounded to.
    """

    way: DealWay
    stacks: tuple[tuple[EntryId, int], ...]
    left: int = 0
    unit: int = 1
    amounts: tuple[tuple[EntryId, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SignDeal(Command):
    """Say that a player has signed the deal, or has not."""

    entry: EntryId
    signed: bool


@dataclass(frozen=True, slots=True)
class MakeDeal(Command):
    """Let the deal that all have signed hold."""


@dataclass(frozen=True, slots=True)
class DropDeal(Command):
    """Put a proposed deal away: somebody said no."""


@dataclass(frozen=True, slots=True)
class NameKnockout(Command):
    """Say who knocked a player out; nobody where `by` is empty.

    `envelope` is the value that was drawn for a mystery bounty.
    """

    out: EntryId
    by: tuple[EntryId, ...]
    envelope: int | None = None


@dataclass(frozen=True, slots=True)
class SetEnvelopes(Command):
    """Say which envelopes there are for mystery bounties."""

    envelopes: tuple[Envelopes, ...]
