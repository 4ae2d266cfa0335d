"""What the desk sells and until when, in the director's words; and levels as he types them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.periods import named
from tdtool.tournament.money.terms import START, Moment
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.rules.prizes.pool import Price
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.money.terms import Extra
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure

_BREAK = re.compile(r"(?:the\s+)?(?:break|b|after)\s*(?:after\s+)?(?:level\s+)?(.+)", re.IGNORECASE)
_LEVEL = re.compile(r"(?:level|l)\s*(.+)", re.IGNORECASE)


def price_words(state: State) -> str:
    """Say what an entry costs: "Entry €550 (€500 prizes, €50 fee), re-entry €500."."""
    prices = prices_of(state)
    if not prices.entry.total and not prices.again.total:
        return ""
    words = f"Entry {_price(prices.entry, prices.currency)}"
    if prices.again != prices.entry:
        words += f", re-entry {_price(prices.again, prices.currency)}"
    return f"{words}."


def _price(price: Price, currency: Currency) -> str:
    parts = (
        (price.prize, "prizes"),
        (price.fee, "fee"),
        (price.staff, "staff"),
        (price.bounty, "bounty"),
    )
    made_of = [
        f"{figures.signed_money(amount, currency)} {name}" for amount, name in parts if amount
    ]
    total = figures.signed_money(price.total, currency)
    return f"{total} ({', '.join(made_of)})" if len(made_of) > 1 else total


def extra_words(state: State, name: str, extra: Extra | None) -> str:
    """Say on what terms something is sold: "Rebuys: €100 for 20,000 chips, 2 at most, …"."""
    if extra is None:
        return ""
    price = figures.signed_money(extra.price.total, prices_of(state).currency)
    words = f"{name}: {price} for {figures.number(extra.chips)} chips"
    if extra.most is not None:
        words += f", {figures.number(extra.most)} at most"
    if extra.begins != START:
        words += f", from {named(state.structure, extra.begins)}"
    if extra.ends is not None:
        words += (
            f", to {'the end of ' * (not extra.ends.after)}{named(state.structure, extra.ends)}"
        )
    return f"{words}."


def term_lines(state: State) -> tuple[str, ...]:
    """Say all that is sold, a sentence each."""
    terms = state.till.terms
    lines = (
        price_words(state),
        extra_words(state, "Rebuys", terms.rebuy),
        extra_words(state, "Add-ons", terms.add_on),
    )
    return tuple(line for line in lines if line)


def typed_level(text: str, structure: Structure) -> Moment | None:
    """Read a level or a break as it is typed: "6", "break 6"; None where it is none."""
    said = text.strip()
    broken = _BREAK.fullmatch(said)
    level = _LEVEL.fullmatch(said) if broken is None else None
    label = (broken or level or [said, said])[1].strip().casefold()
    labels = [row.label.casefold() for row in structure.rows if row.kind is RowKind.PLAY]
    if label in labels:
        return Moment(labels.index(label) + 1, after=broken is not None)
    if label.isdecimal() and 1 <= int(label) <= len(labels):
        return Moment(int(label), after=broken is not None)
    return None


def level_text(when: Moment | None, structure: Structure) -> str:
    """Write a level or a break as it is typed."""
    if when is None:
        return ""
    labels = [row.label for row in structure.rows if row.kind is RowKind.PLAY]
    label = labels[when.level - 1] if when.level <= len(labels) else str(when.level)
    return f"break {label}" if when.after else label
