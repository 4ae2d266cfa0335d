"""What each sheet must say of a tournament: worked out from the tournament, not from the sheet."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from tdtool.people.surname import surname_first
from tdtool.rules.house_words import SETTINGS
from tdtool.tournament.chips.chip_set import set_of
from tdtool.tournament.facts import SeatsDrawn
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import clock_view
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.standings import places
from tdtool.tournament.structure import RowKind
from tdtool.ui.printing.offer import Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tdtool.desk import Desk
    from tdtool.rules.stakes import Stakes
    from tests.samples.events import Stage
    from tests.samples.prints import Print

EURO = 100
LABELS = {
    Offer.LEVELS: ("Level", "Button"),
    Offer.CARD: ("Next hand", "Button", "Why", "The hand after"),
    Offer.SIGN_IN: ("Sign in", "Signature"),
    Offer.SEAT_CARDS: ("Table", "Seat", "Entry", "Draw", "in chips"),
    Offer.SEATING: ("Seats by",),
    Offer.TABLES: ("Table", "Seat", "Player", "Stack", "All stacks", "players"),
    Offer.DRAW_PROOF: ("Draw", "Seal: SHA-256", "Seed (32 bytes)", "How to repeat it"),
    Offer.MOVES: ("Slip 1 of",),
    Offer.BREAKS: ("breaks", "draw sealed as", "from", "Table", "Seat"),
    Offer.BREAKING_ORDER: ("Breaking order", "1.", "breaks first", "may change this order"),
    Offer.STANDINGS: ("Standings", "left of"),
    Offer.BAG_SHEETS: ("Bag and tag", "Player", "Signature", "All bags", "Both count before"),
    Offer.BAG_LABELS: ("Bag", "Chips", "Player", "Dealer", "Seat"),
    Offer.DAY_SEATING: ("Day 2", "Came from", "Chips", "Seat", "Player"),
    Offer.CHIP_COUNTS: ("Chip count", "players"),
    Offer.CHIPS: ("Chips for", "Colour", "In a stack", "At the start", "At most", "Bank"),
    Offer.HOUSE_RULES: ("House rules", "As TDA 2024, 2 rules changed", "unlike TDA 2024"),
    Offer.RULINGS: ("Ruling 1", "What happened", "Decision", "Penalty", "Players", "Floor"),
    Offer.PENALTIES: ("Ruling 1", "2 rounds", "Dealer", "Back at", "Given at"),
    Offer.RULING_LOG: ("Ruling log", "1 ruling"),
    Offer.PRIZES: ("Prizes", "Place", "in all"),
    Offer.PAYOUT_SLIPS: ("Amount", "Received", "Paid by", "Time"),
    Offer.DEAL: ("Deal", "ICM", "Chip chop", "Share", "Signed", "Together", "For the house"),
    Offer.RECEIPTS: ("Receipt", "Paid", "Buy-in", "Prizes", "Fee", "Received by Ines Moreau"),
    Offer.CASH_UP: ("Cash-up", "Ines Moreau", "In the till", "Counted", "What was sold", "Void"),
    Offer.JOURNAL: ("Journal", "Time", "Level", "What", "Table", "Sat 14 Mar 2026"),
}
"""What stands on a sheet whatever it is of."""
UNHEADED = {Offer.SEAT_CARDS, Offer.BAG_LABELS}


def said(stage: Stage, one: Print) -> Iterator[str]:
    """Give every word and figure that a print must have, in any order."""
    yield stage.desk.state.name
    yield from LABELS[one.offer]
    yield from _SAID[one.offer](stage, one)


def letters(name: str) -> str:
    """Write a name as it is compared: composed, without what is between its letters."""
    return unicodedata.normalize("NFC", name)


def _names(desk: Desk, entries: Iterable[int]) -> Iterator[str]:
    for entry in entries:
        yield desk.name(entry)


def _looked_up(desk: Desk, entries: Iterable[int]) -> Iterator[str]:
    for name in _names(desk, entries):
        yield surname_first(name)


def _seated(desk: Desk) -> list[int]:
    return [one.id for one in desk.state.entries.values() if one.seat is not None]


def _seats(desk: Desk) -> Iterator[str]:
    for entry in _seated(desk):
        yield str(desk.state.entries[entry].seat)


def _levels(stage: Stage, one: Print) -> Iterator[str]:
    if one.choice.which:
        yield f"Table {stage.table}"
    for row in stage.desk.state.structure.rows:
        if row.kind is RowKind.BREAK:
            yield "Break" if not row.note else row.note[:4]
        elif row.kind is RowKind.PLAY:
            yield row.label
            for stakes in row.stakes:
                yield from _stakes(stakes)


def _stakes(stakes: Stakes) -> Iterator[str]:
    figures = (
        *(stakes.small_blind, stakes.big_blind, stakes.small_bet, stakes.big_bet),
        *(stakes.bring_in, stakes.completion, stakes.ante.amount),
    )
    for figure in figures:
        if figure:
            yield f"{figure:,}"


def _card(stage: Stage, one: Print) -> Iterator[str]:
    del one
    state = stage.desk.state
    yield f"Table {stage.table}"
    position = state.tables[stage.table].position
    assert position is not None
    now = clock_view(state, stage.desk.now()).row
    level = state.structure.rows[now]
    yield f"Level {level.label}"
    if level.stakes[0].big_blind:
        yield f"{level.stakes[0].big_blind:,}"


def _sign_in(stage: Stage, one: Print) -> Iterator[str]:
    if one.choice.kind == 2:
        yield "20"
        return
    listed = _names if one.choice.kind == 1 else _looked_up
    yield from listed(stage.desk, _seated(stage.desk))
    yield from _seats(stage.desk)


def _cards(stage: Stage, one: Print) -> Iterator[str]:
    del one
    yield from _names(stage.desk, _seated(stage.desk))
    for entry in _seated(stage.desk):
        yield scan_text(entry)
    yield f"{stage.desk.state.structure.starting_stack:,}"


def _seating(stage: Stage, one: Print) -> Iterator[str]:
    if one.choice.kind == 1:
        yield from _names(stage.desk, _seated(stage.desk))
        yield from (f"Table {number}" for number in stage.desk.state.tables)
    else:
        yield from _looked_up(stage.desk, _seated(stage.desk))
        yield from _seats(stage.desk)


def _tables(stage: Stage, one: Print) -> Iterator[str]:
    if one.choice.kind == 0:
        yield from _names(stage.desk, _seated(stage.desk))
        yield from (f"Table {number}" for number in stage.desk.state.tables)


def _proof(stage: Stage, one: Print) -> Iterator[str]:
    drawn = [
        record.fact for record in stage.desk.history.records if isinstance(record.fact, SeatsDrawn)
    ]
    fact = drawn[0] if one.choice.which else drawn[-1]
    yield from (fact.seal.seed, fact.seal.digest, fact.next_seal.digest, f"seats|{fact.draw}|0")
    yield "the same seats came out"
    yield from _names(stage.desk, fact.entries)
    yield from map(scan_text, fact.entries)
    yield from map(str, fact.seats)


def _moves(stage: Stage, one: Print) -> Iterator[str]:
    if one.choice.which:
        yield from ("Poker TDA 2024, rule 11-A", one.choice.which.replace("to", "→"))
    else:
        yield from _names(stage.desk, stage.desk.state.awaited)


def _breaks(stage: Stage, one: Print) -> Iterator[str]:
    del one
    yield from _names(stage.desk, stage.desk.state.awaited)


def _order(stage: Stage, one: Print) -> Iterator[str]:
    del one
    yield from (str(number) for number in stage.desk.state.tables)


def _standings(stage: Stage, one: Print) -> Iterator[str]:
    found = places(stage.desk.state)
    yield from _names(stage.desk, found)
    yield from (str(place) for place in found.values())
    if one.choice.kind == 0:
        yield from _looked_up(stage.desk, _seated(stage.desk))


def _bags(stage: Stage, one: Print) -> Iterator[str]:
    yield from _names(stage.desk, _seated(stage.desk))
    if one.choice.kind == 0:
        for bag in stage.desk.state.days.bags.values():
            yield f"{bag.chips:,}"


def _day(stage: Stage, one: Print) -> Iterator[str]:
    del one
    state = stage.desk.state
    yield from _looked_up(stage.desk, _seated(stage.desk))
    yield from _seats(stage.desk)
    assert state.days.brought is not None
    for carried in state.days.brought.carried.values():
        yield f"{carried.bag.chips:,}"
        yield state.days.brought.origins[carried.origin].name


def _counts(stage: Stage, one: Print) -> Iterator[str]:
    yield from _names(stage.desk, _seated(stage.desk))
    yield from (f"Table {number}" for number, t in stage.desk.state.tables.items() if t.occupants)
    if one.choice.kind == 1:
        stacks = stage.desk.state.chips.stacks
        for entry in set(stacks) & set(_seated(stage.desk)):
            yield f"{stacks[entry].chips:,}"


def _chips(stage: Stage, one: Print) -> Iterator[str]:
    del one
    for kind in set_of(stage.desk.state):
        yield from (f"{kind.value:,}", kind.colour.value)


def _house(stage: Stage, one: Print) -> Iterator[str]:
    own = stage.desk.state.house.changed()
    yield from (s.title for s in SETTINGS if one.choice.kind == 0 or s.name in own)


def _ruling(stage: Stage, one: Print) -> Iterator[str]:
    del one
    yield from ("Threw both cards at the dealer.", "TDA 2024 rules 70 and 71-A")
    yield stage.desk.name(stage.desk.state.rulings[1].players[0].entry)


def _prizes(stage: Stage, one: Print) -> Iterator[str]:
    del one
    for band in table_of(stage.desk.state).bands:
        yield str(band.first)
        yield f"€{band.cash // EURO:,}" if band.cash else band.ticket


def _payouts(stage: Stage, one: Print) -> Iterator[str]:
    del one
    for entry, award in awards(stage.desk.state).items():
        if award.due > 0 or award.tickets:
            yield from (stage.desk.name(entry), str(award.place))
            yield f"€{award.due // EURO:,}" if award.due > 0 else award.tickets[0]


def _deal(stage: Stage, one: Print) -> Iterator[str]:
    del one
    deal = stage.desk.state.prizes.deal
    assert deal is not None
    yield from _names(stage.desk, deal.shares)
    yield from (f"{chips:,}" for chips in deal.stacks.values())
    yield from (f"{share // EURO:,}" for share in deal.shares.values())


def _receipts(stage: Stage, one: Print) -> Iterator[str]:
    del one
    receipts = list(stage.desk.state.till.receipts.values())
    latest = [one for one in receipts if one.at_ms == receipts[-1].at_ms]
    for receipt in latest:
        yield from (stage.desk.name(receipt.entry), f"Receipt {receipt.number}")
    yield from ("€110", "€100", "€10")


def _cash(stage: Stage, one: Print) -> Iterator[str]:
    del one
    standing = len(stage.desk.state.till.receipts) - 1
    yield f"€{standing * 110:,}"
    yield stage.desk.name(stage.desk.state.till.receipts[1].entry)


def _journal(stage: Stage, one: Print) -> Iterator[str]:
    del one
    yield "clock started"
    if stage.desk.state.entries:
        yield "registered"
    if stage.desk.state.rulings:
        yield from ("The dealer of table 1 is new.", "undone", "12:28:00")


_SAID: dict[Offer, Callable[[Stage, Print], Iterator[str]]] = {
    Offer.LEVELS: _levels,
    Offer.CARD: _card,
    Offer.SIGN_IN: _sign_in,
    Offer.SEAT_CARDS: _cards,
    Offer.SEATING: _seating,
    Offer.TABLES: _tables,
    Offer.DRAW_PROOF: _proof,
    Offer.MOVES: _moves,
    Offer.BREAKS: _breaks,
    Offer.BREAKING_ORDER: _order,
    Offer.STANDINGS: _standings,
    Offer.BAG_SHEETS: _bags,
    Offer.BAG_LABELS: _bags,
    Offer.DAY_SEATING: _day,
    Offer.CHIP_COUNTS: _counts,
    Offer.CHIPS: _chips,
    Offer.HOUSE_RULES: _house,
    Offer.RULINGS: _ruling,
    Offer.PENALTIES: _ruling,
    Offer.RULING_LOG: _ruling,
    Offer.PRIZES: _prizes,
    Offer.PAYOUT_SLIPS: _payouts,
    Offer.DEAL: _deal,
    Offer.RECEIPTS: _receipts,
    Offer.CASH_UP: _cash,
    Offer.JOURNAL: _journal,
}
