"""A deal as it is being worked out: what is typed, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.deal import DealWay, can_icm, least_left
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.prizes.commands import ProposeDeal
from tdtool.tournament.prizes.deals import players_left, prizes_left, shares_of

if TYPE_CHECKING:
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId

MOST = 12
"""Players that a deal is worked out for."""


@dataclass(slots=True)
class Draft:
    """What is typed: chips by entry, amounts by hand, what is left to play for, the unit."""

    way: DealWay = DealWay.ICM
    stacks: dict[EntryId, int] = field(default_factory=dict)
    amounts: dict[EntryId, int] = field(default_factory=dict)
    left: int = 0
    unit: int = 1


class Worked(NamedTuple):
    """What a draft comes to, by entry; None while chips are missing.

    `in_prizes` is what the places of those who are left pay, `shared` what of it is shared.
    """

    players: tuple[EntryId, ...]
    icm: dict[EntryId, int] | None
    chop: dict[EntryId, int] | None
    in_prizes: int
    shared: int
    least: int
    chips: int

    def share(self, draft: Draft, entry: EntryId) -> int | None:
        """Give a player's share as it is drafted."""
        found = {
            DealWay.ICM: self.icm,
            DealWay.CHIP_CHOP: self.chop,
            DealWay.BY_HAND: draft.amounts,
        }[draft.way]
        return None if found is None else found.get(entry)


def worked(state: State, draft: Draft) -> Worked:
    """Work a draft out among those who are left; more left than there is counts as all."""
    players = players_of(state)
    prizes = prizes_left(state)
    left = min(draft.left, sum(prizes))
    stacks = [draft.stacks.get(entry, -1) for entry in players]
    counted = bool(stacks) and min(stacks) >= 0 and sum(stacks) > 0
    icm = chop = None
    if counted:
        found = shares_of(DealWay.CHIP_CHOP, stacks, prizes, left, draft.unit)
        chop = dict(zip(players, found, strict=True))
    if counted and can_icm(stacks):
        found = shares_of(DealWay.ICM, stacks, prizes, left, draft.unit)
        icm = dict(zip(players, found, strict=True))
    return Worked(
        players,
        icm,
        chop,
        sum(prizes),
        sum(prizes) - left,
        least_left(prizes, state.house.deal_least_left),
        sum(chips for chips in stacks if chips > 0),
    )


def players_of(state: State) -> tuple[EntryId, ...]:
    """List who is left, as the deal that is proposed lists them, else in the order of entry."""
    players = players_left(state)
    deal = state.prizes.deal
    if deal is not None and set(deal.shares) == set(players):
        return tuple(deal.shares)
    return players


def proposal(draft: Draft, found: Worked) -> ProposeDeal:
    """Make the command that proposes a draft."""
    return ProposeDeal(
        way=draft.way,
        stacks=tuple((entry, draft.stacks.get(entry, 0)) for entry in found.players),
        left=draft.left,
        unit=draft.unit,
        amounts=tuple(
            (entry, draft.amounts.get(entry, 0)) for entry in found.players
        ) if draft.way is DealWay.BY_HAND else (),
    )  # fmt: skip


def is_proposed(state: State, draft: Draft, found: Worked) -> bool:
    """Tell whether just this draft is the deal that is proposed."""
    deal = state.prizes.deal
    if deal is None or deal.made_ms is not None:
        return False
    shares = {entry: found.share(draft, entry) for entry in found.players}
    same = (deal.way, deal.left, deal.unit) == (draft.way, draft.left, draft.unit)
    return same and deal.shares == shares and deal.stacks == draft.stacks


def draft_of(state: State, unit: int) -> Draft:
    """Begin with the deal that is proposed, else with the chips of the last count."""
    deal = state.prizes.deal
    if deal is None:
        found = ((entry, stack_of(state, entry)) for entry in players_left(state))
        return Draft(unit=unit, stacks={entry: one.chips for entry, one in found if one})
    amounts = dict(deal.shares) if deal.way is DealWay.BY_HAND else {}
    return Draft(deal.way, dict(deal.stacks), amounts, deal.left, deal.unit)
