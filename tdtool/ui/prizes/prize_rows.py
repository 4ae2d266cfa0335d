"""The prize table in words: a row a band of places, who has them and what was paid."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.places import total
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.means import Sale
from tdtool.tournament.prizes.awards import Award, awards
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import name_of
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.rules.prizes.places import Band
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.prizes.table import PrizeTable
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now, PersonId

_HUNDREDTHS = 10_000
_EXTRAS = {Sale.REBUY: "rebuy", Sale.ADD_ON: "add-on"}


class Standing(Enum):
    """How it stands with the money of a row."""

    OPEN = auto()
    """Nobody has such a place yet."""
    WAITS = auto()
    """Somebody has not got his money."""
    PAID = auto()
    WRONG = auto()
    """Somebody got too much."""


class PrizeRow(NamedTuple):
    """A band of places: "46-90", what each gets, its share of the pool, what they get together.

    `who` names the one who has the place, or says how many places it is; `entries` are
    those who have one.
    """

    band: Band
    places: str
    each: str
    share: str
    together: str
    who: str
    paid: str
    standing: Standing
    entries: tuple[EntryId, ...]


class Foot(NamedTuple):
    """The last line: places and sum, and whether it is the pool."""

    places: str
    together: str
    says: str
    wrong: bool


def prize_rows(
    state: State, names: Mapping[PersonId, str], now: Now, table: PrizeTable
) -> tuple[tuple[PrizeRow, ...], Foot]:
    """Put a prize table into rows, and say what they come to."""
    currency = prices_of(state).currency
    won = awards(state)
    pool = table.pool.payable
    rows = tuple(
        _row(_Reading(state, names, now, currency), band, won, pool) for band in table.bands
    )
    places = figures.number(table.places)
    foot = Foot(places, figures.money(total(table.bands), currency), "equals the pool", wrong=False)
    if table.problem:
        foot = foot._replace(says=plain.one_line(table.problem), wrong=True)
    return rows, foot


class _Reading(NamedTuple):
    """What rows are read from."""

    state: State
    names: Mapping[PersonId, str]
    now: Now
    currency: Currency


def _row(reading: _Reading, band: Band, won: Mapping[EntryId, Award], pool: int) -> PrizeRow:
    here = [award for award in won.values() if _touches(award, band)]
    share = band.each * _HUNDREDTHS // pool if pool else 0
    standing, paid = _paid(reading, here, band)
    return PrizeRow(
        band=band,
        places=_places(band),
        each=each(band, reading.currency),
        share=f"{share / 100:.2f} %" if share else "",
        together=figures.money(band.together, reading.currency) if band.places > 1 else "",
        who=_who(reading, band, here),
        paid=paid,
        standing=standing,
        entries=tuple(award.entry for award in here),
    )


def _touches(award: Award, band: Band) -> bool:
    place = award.place
    return place is not None and place.first <= band.last and band.first <= place.last


def _places(band: Band) -> str:
    first, last = figures.number(band.first), figures.number(band.last)
    return first if band.places == 1 else f"{first}-{last}"


def each(band: Band, currency: Currency) -> str:
    """Say what a place brings: cash, a ticket, or both."""
    if not band.ticket:
        return figures.money(band.cash, currency)
    ticket = plain.one_line(band.ticket, 40)
    return f"{figures.money(band.cash, currency)} + {ticket}" if band.cash else ticket


def _who(reading: _Reading, band: Band, here: Sequence[Award]) -> str:
    state = reading.state
    if band.places > 1:
        return f"{figures.number(band.places)} places"
    if not here:
        gone = "" if state.counted is None else "out"
        return "in play" if state.in_play >= band.first and state.clock is not None else gone
    name = name_of(state, reading.names, here[0].entry)
    if len(here) == 1:
        return plain.one_line(name)
    return f"{plain.isolated(name)} and {len(here) - 1} more share"


def _paid(reading: _Reading, here: Sequence[Award], band: Band) -> tuple[Standing, str]:
    if not here:
        return Standing.OPEN, ""
    over = -sum(award.due for award in here if award.due < 0)
    if over:
        return Standing.WRONG, f"{figures.money(over, reading.currency)} too much"
    got = sum(not award.due and not award.tickets for award in here)
    if band.places == 1 and len(here) == 1:
        if got:
            return Standing.PAID, f"paid {_when(reading, here[0].entry)}".rstrip()
        return Standing.WAITS, "not collected"
    if got == len(here) == band.places:
        return Standing.PAID, "all paid"
    standing = Standing.PAID if got == len(here) else Standing.WAITS
    return standing, f"{figures.number(got)} of {figures.number(len(here))} paid"


def _when(reading: _Reading, entry: EntryId) -> str:
    payments = reading.state.prizes.payments.get(entry)
    return figures.time_of_day(payments[-1].at_ms, reading.now.utc_offset) if payments else ""


def pool_words(state: State) -> str:
    """Say what the pool is made of: "838 entries and 207 re-entries at 500: 522,500"."""
    prices, table = prices_of(state), table_of(state)
    currency, pool, count = prices.currency, table.pool, table.entered
    if not (pool.payable or pool.paid_in):
        return ""
    sold = f"{figures.number(count.first)} {'entry' if count.first == 1 else 'entries'}"
    if count.again:
        sold += f" and {figures.number(count.again)} re-entries"
    same = prices.again.prize == prices.entry.prize
    price = figures.money(prices.entry.prize, currency)
    if count.again and not same:
        price += f" and {figures.money(prices.again.prize, currency)}"
    parts = [f"{sold} at {price}{_extras(state)}: {figures.money(pool.paid_in, currency)}"]
    if pool.held_back:
        kept = figures.money(pool.held_back, currency)
        parts.append(f"less {prices.held_back / 100:g} % for the staff, {kept}")
    if pool.added:
        parts.append(f"{figures.money(pool.added, currency)} added")
    if pool.overlay:
        parts.append(f"{figures.money(pool.overlay, currency)} from the guarantee")
    return ", ".join(parts)


def _extras(state: State) -> str:
    """Say how many rebuys and add-ons are in the pool."""
    field = state.counted
    if field is None:
        sales = [one.sale for one in state.till.receipts.values() if one.stands]
        counts = {word: sales.count(sale) for sale, word in _EXTRAS.items()}
    else:
        counts = {"rebuy": field.rebuys, "add-on": field.add_ons}
    if not any(counts.values()):
        return ""
    parts = [
        f"{figures.number(number)} {word}{'' if number == 1 else 's'}"
        for word, number in counts.items()
        if number
    ]
    return f", {' and '.join(parts)}"
