"""Who is due what: prizes by place, shares of a deal, bounties, and what was paid of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.places import at, shared
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.prizes.table import plan_of, table_of
from tdtool.tournament.standings import IN_PLAY, Place, ranked, winner

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.rules.prizes.places import Band
    from tdtool.tournament.state import Bust, State
    from tdtool.tournament.values import EntryId


class Won(NamedTuple):
    """What a place brings: cash, and tickets by their names."""

    cash: int = 0
    tickets: tuple[str, ...] = ()


class Award(NamedTuple):
    """What one entry has won and got, in the currency's smallest unit.

    `place` is None while in play. `cash` is the prize, or the share of a deal; `bounty` what
    was won in bounties; `tickets` are those still to be handed out.
    """

    entry: EntryId
    place: Place | None
    cash: int
    tickets: tuple[str, ...]
    bounty: int
    paid: int

    @property
    def due(self) -> int:
        """Give what is still to be paid; less than nothing where too much was."""
        return self.cash + self.bounty - self.paid


def awards(state: State) -> dict[EntryId, Award]:
    """List what every entry has won, best place first; who has won or got nothing is left out."""
    places: dict[EntryId, Place] = {}
    found: dict[EntryId, Won] = {}
    for entry, place, won in _by_place(state):
        places[entry], found[entry] = place, won
    _deal(state, found)
    heads = bounties(state)
    bounty = {} if heads is None else heads.won
    payments = state.prizes.payments
    everybody = dict.fromkeys((*found, *bounty, *payments))
    listed = (
        Award(
            entry=entry,
            place=places.get(entry),
            cash=found.get(entry, Won()).cash,
            tickets=_open_tickets(state, entry, found.get(entry, Won()).tickets),
            bounty=bounty.get(entry, 0),
            paid=state.prizes.paid(entry),
        )
        for entry in everybody
    )
    return {one.entry: one for one in listed if one.cash or one.tickets or one.bounty or one.paid}


def award_of(state: State, entry: EntryId) -> Award:
    """Give what one entry has won and got."""
    return awards(state).get(entry) or Award(entry, None, 0, (), 0, 0)


def prizes_by_entry(state: State) -> dict[EntryId, int]:
    """Give the prize of each entry that has one, bounties left out."""
    return {entry: one.cash for entry, one in awards(state).items() if one.cash}


def to_the_money(state: State) -> int:
    """Count the players who have to go out until the rest is paid; 0 in the money."""
    return max(0, state.in_play + len(state.plans.won) - table_of(state).places)


def _by_place(state: State) -> Iterator[tuple[EntryId, Place, Won]]:
    bands = table_of(state).bands
    if not bands or not state.busts:
        return
    yield from _still_in(state, bands)
    unit = plan_of(state).rounding.unit
    for place, sharing in ranked(state):
        if place.first > bands[-1].last:
            return
        for bust, won in zip(_larger_first(sharing), won_by(bands, place, unit), strict=True):
            yield bust.entry, place, won


def _still_in(state: State, bands: Sequence[Band]) -> Iterator[tuple[EntryId, Place, Won]]:
    """Give their prizes to the winner, and to all who are left where they win the same."""
    first, left = winner(state), state.in_play + len(state.plans.won)
    if first is not None and not state.plans.won:
        yield first, Place(1, 1), Won(bands[0].cash, _named(bands[0]))
    elif left <= bands[0].last:
        for entry in state.entries.values():
            if entry.status in IN_PLAY:
                yield entry.id, Place(1, left), Won(bands[0].cash, _named(bands[0]))


def won_by(bands: Sequence[Band], place: Place, unit: int) -> tuple[Won, ...]:
    """Give what those win who have a place, or share places, the larger part first."""
    same = at(bands, place.first)
    if same is not None and place.last <= same.last:
        return (Won(same.cash, _named(same)),) * (place.last - place.first + 1)
    return tuple(Won(cash) for cash in shared(bands, place.first, place.last, unit))


def _named(band: Band) -> tuple[str, ...]:
    return (band.ticket,) if band.ticket else ()


def _larger_first(sharing: Sequence[Bust]) -> list[Bust]:
    """Put who began the hand with more chips first: an odd unit is his (H4H-04)."""
    return sorted(sharing, key=lambda bust: (-(bust.stack or 0), bust.order))


def _deal(state: State, found: dict[EntryId, Won]) -> None:
    """Put the shares of a deal in the place of its players' prizes."""
    deal = state.prizes.deal
    if deal is None or deal.made_ms is None:
        return
    first = winner(state)
    for entry, share in deal.shares.items():
        cash = share + (deal.left if entry == first else 0)
        found[entry] = Won(cash, found.get(entry, Won()).tickets)


def _open_tickets(state: State, entry: EntryId, tickets: tuple[str, ...]) -> tuple[str, ...]:
    given = [name for payment in state.prizes.payments.get(entry, ()) for name in payment.tickets]
    return tuple(name for name in tickets if name not in given)
