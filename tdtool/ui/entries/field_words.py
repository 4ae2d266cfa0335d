"""A field without names in words: its large figures and what each row means."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.prizes.places import cash_at
from tdtool.tournament import queries
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.standings import ordinal
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.tournament.counted.state import Counted
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


class Large(NamedTuple):
    """A large figure: what it is, the figure, and a small line below it."""

    caption: str
    text: str
    below: str


def large_figures(state: State, field: Counted, now: Now) -> tuple[Large, ...]:
    """Give what the field comes to: who is left, the average, the pool, who is next."""
    shown = queries.strip(state, now)
    big = shown.average_big_blinds
    average = "–" if shown.average is None else figures.number(shown.average)
    worth = "" if big is None else f"{figures.number(big)} big blinds"
    found = [Large("Average stack", average, worth)]
    chips = queries.chips_in_play(state)
    if chips is not None:
        found.append(Large("Chips in play", figures.number(chips), ""))
    table = table_of(state)
    if table.pool.payable:
        places = "1 place paid" if table.places == 1 else f"{table.places:,} places paid"
        pool = figures.money(table.pool.payable, prices_of(state).currency)
        found.append(Large("Prize pool", pool, places))
    if field.left > 1:
        found.insert(0, Large("Next out", ordinal(field.left), _next(state, field.left)))
    return tuple(found)


def _next(state: State, place: int) -> str:
    """Say what the next one out gets, once the prizes are fixed."""
    locked = state.prizes.locked
    if locked is None:
        return "prizes not locked" if table_of(state).pool.payable else ""
    cash = cash_at(locked.bands, place)
    if cash:
        return f"gets {figures.money(cash, prices_of(state).currency)}"
    return f"{figures.number(place - locked.bands[-1].last)} to the money"


def out_words(field: Counted) -> str:
    """Say how many are out."""
    return "Nobody is out yet." if not field.out else f"{figures.number(field.out)} out"


def entries_words(state: State, field: Counted) -> str:
    """Say what entries cost, re-entries counted apart."""
    price = prices_of(state).entry.total
    cost = f"{figures.money(price, prices_of(state).currency)} each" if price else ""
    if not field.again:
        return cost
    first = f"{figures.number(field.first)} first entries"
    return f"{first}, {cost}" if cost else first


def again_words(state: State) -> str:
    """Say what a re-entry costs, and that it is among the entries."""
    prices = prices_of(state)
    cost = prices.again.total
    among = "among the entries"
    return f"{among}, {figures.money(cost, prices.currency)} each" if cost else among


def sold_words(state: State, number: int, extra: Extra) -> str:
    """Say what was taken, and the chips that came with it."""
    chips = f"{figures.number(number * extra.chips)} chips"
    currency = prices_of(state).currency
    cost = extra.price.total
    return f"{figures.money(number * cost, currency)}, {chips}" if cost else chips
