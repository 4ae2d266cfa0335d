"""Deciding on deals: proposed, signed by all who are left, then made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.prizes.deal import DealWay, by_chips, by_icm, least_left, lowered
from tdtool.rules.prizes.icm import MOST
from tdtool.rules.prizes.places import cash_at
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.standings import IN_PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.prizes import commands as pc
    from tdtool.tournament.prizes.state import Deal
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId

LEAST = 2
"""Players who can make a deal."""


def players_left(state: State) -> tuple[EntryId, ...]:
    """List who is still in, in the order of entry."""
    return tuple(entry.id for entry in state.entries.values() if entry.status in IN_PLAY)


def prizes_left(state: State) -> tuple[int, ...]:
    """List the cash of the places that are still to be won, the first place first."""
    bands = table_of(state).bands
    return tuple(cash_at(bands, place) for place in range(1, state.in_play + 1))


def shares_of(
    way: DealWay, stacks: Sequence[int], prizes: Sequence[int], left: int, unit: int
) -> tuple[int, ...]:
    """Share the prizes out; what is left to play for has been taken off the best of them."""
    shared = lowered(prizes, left)
    share = by_icm if way is DealWay.ICM else by_chips
    return share(stacks, shared, unit)


def propose_deal(ask: Asking, command: pc.ProposeDeal) -> Decision:
    """Work a deal out; nothing holds until all have signed."""
    state = ask.state
    if state.prizes.deal is not None and state.prizes.deal.made_ms is not None:
        raise Refused(Code.NO_DEAL, "A deal was made already.")
    if state.counted is not None:
        raise Refused(
            Code.WITHOUT_NAMES,
            "A deal is signed by name, and this tournament runs without names.",
        )
    prizes = prizes_left(state)
    _check(ask, command, prizes)
    if state.prizes.locked is None:
        ask.house(Code.NOT_LOCKED, "The prizes are not locked yet.")
    least = least_left(prizes, state.house.deal_least_left)
    if 0 < command.left < least:
        must = written(least, prices_of(state).currency)
        ask.house(
            Code.TOO_LITTLE_LEFT,
            f"Where play goes on, at least {state.house.deal_least_left} % stays to play for:"
            f" {must}.",
        )
    stacks = dict(command.stacks)
    if command.way is DealWay.BY_HAND:
        shares = dict(command.amounts)
    else:
        chips = list(stacks.values())
        found = shares_of(command.way, chips, prizes, command.left, command.unit)
        shares = dict(zip(stacks, found, strict=True))
    return Decision(
        (
            p.DealProposed(
                command.way,
                tuple(stacks.items()),
                prizes,
                tuple(shares.items()),
                command.left,
                command.unit,
            ),
        )
    )


def _check(ask: Asking, command: pc.ProposeDeal, prizes: Sequence[int]) -> None:
    everybody = set(players_left(ask.state))
    if len(everybody) < LEAST:
        raise Refused(Code.TOO_FEW, "A deal needs at least two players.")
    if {entry for entry, _ in command.stacks} != everybody:
        raise Refused(Code.BAD_NUMBER, "A deal is made among all who are left; each has a stack.")
    chips = [stack for _, stack in command.stacks]
    if min(chips) < 0 or not 0 < sum(chips) <= MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, "The stacks are not counted yet.")
    if command.way is DealWay.ICM and len(chips) > MOST:
        raise Refused(Code.BAD_NUMBER, f"ICM is counted for {MOST} players at most.")
    if command.unit < 1 or not 0 <= command.left <= sum(prizes):
        raise Refused(Code.BAD_NUMBER, "More cannot stay to play for than there is.")
    if command.way is not DealWay.BY_HAND:
        return
    if {entry for entry, _ in command.amounts} != everybody:
        raise Refused(Code.BAD_NUMBER, "Each player who is left has a share.")
    off = sum(amount for _, amount in command.amounts) + command.left - sum(prizes)
    if off or min(amount for _, amount in command.amounts) < 0:
        much = written(abs(off), prices_of(ask.state).currency)
        raise Refused(
            Code.DOES_NOT_ADD_UP,
            f"The shares come to {much} {'more' if off > 0 else 'less'} than the prizes.",
        )


def _proposed(ask: Asking) -> Deal:
    deal = ask.state.prizes.deal
    if deal is None:
        raise Refused(Code.NO_DEAL, "No deal is proposed.")
    if deal.made_ms is not None:
        raise Refused(Code.NO_DEAL, "The deal is made.")
    return deal


def sign_deal(ask: Asking, command: pc.SignDeal) -> Decision:
    """Tick a player's signature, or take the tick away."""
    deal = _proposed(ask)
    if command.entry not in deal.shares:
        raise Refused(Code.NO_DEAL, f"{{entry {command.entry}}} has no part in the deal.")
    if (command.entry in deal.signed) == command.signed:
        raise Refused(Code.NOTHING_CHANGES, "That is noted already.")
    return Decision((p.DealSigned(command.entry, command.signed),))


def stale(state: State, deal: Deal) -> bool:
    """Tell whether a proposed deal no longer fits: somebody went out, or the prizes changed."""
    return set(players_left(state)) != set(deal.shares) or prizes_left(state) != deal.prizes


def make_deal(ask: Asking, command: pc.MakeDeal) -> Decision:  # noqa: ARG001
    """Let a deal hold that all have signed."""
    deal = _proposed(ask)
    if stale(ask.state, deal):
        raise Refused(Code.NO_DEAL, "Players or prizes have changed since; work the deal out anew.")
    missing = [entry for entry in deal.shares if entry not in deal.signed]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        has = "have" if more else "has"
        ask.house(Code.NOT_SIGNED, f"{{entry {missing[0]}}}{more} {has} not signed the deal.")
    currency = prices_of(ask.state).currency
    return Decision((p.DealMade(tuple(deal.shares.items()), deal.left, currency),))


def drop_deal(ask: Asking, command: pc.DropDeal) -> Decision:  # noqa: ARG001
    """Put a proposed deal away."""
    _proposed(ask)
    return Decision((p.DealDropped(),))
