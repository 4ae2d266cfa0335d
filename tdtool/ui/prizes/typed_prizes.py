"""Prizes as they are typed: a line for places with an amount, and a ticket where there is one.

`1: 5,000` and `10-12: 550` are amounts; `2-5: 100 + Main Event seat = 250` gives a ticket
beside the money, `2-5: Main Event seat = 250` instead of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError
from tdtool.rules.prizes.bounty import Envelopes
from tdtool.rules.prizes.places import Band
from tdtool.tournament.money.currency import figure, read
from tdtool.tournament.prizes.plan import Ticket
from tdtool.tournament.registration import clean_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tdtool.tournament.money.currency import Currency

_ENVELOPES = re.compile(r"(\d{1,5})\s*[x×*]\s*(.+)")


class TypedError(ValueError):
    """What was typed means no prizes; its text is one sentence for the director."""


def bands(text: str, currency: Currency) -> tuple[Band, ...]:
    """Read typed prizes, the first place first; raises TypedError with the line's number."""
    found = [_band(number, line, currency) for number, line in _lines(text)]
    return tuple(sorted(found))


def tickets(text: str, currency: Currency) -> tuple[Ticket, ...]:
    """Read tickets alone, each with what it is worth; raises TypedError."""
    found = []
    for number, line in _lines(text):
        band = _band(number, line, currency)
        if band.cash or not band.ticket:
            raise TypedError(f"Line {number}: a ticket and its worth: “1-2: Main Event = 250”.")
        found.append(Ticket(band.first, band.last, band.ticket, band.worth))
    return tuple(sorted(found))


def envelopes(text: str, currency: Currency) -> tuple[Envelopes, ...]:
    """Read counted envelopes: "1 x 1,000, 20 x 50"; raises TypedError."""
    found = []
    for part in re.split(r";|\n|,\s", text):
        if part.strip():
            counted = _ENVELOPES.fullmatch(part.strip())
            if counted is None:
                raise TypedError(f"“{part.strip()[:40]}”: how many, then their value: “20 x 50”.")
            found.append(Envelopes(_amount(counted[2], currency, ""), int(counted[1])))
    return tuple(found)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line.strip()


def _band(number: int, line: str, currency: Currency) -> Band:
    at = f"Line {number}: "
    places, colon, what = line.partition(":")
    if not colon:
        places, _, what = line.partition(" ")
    span = re.fullmatch(r"\s*(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?\s*", places)
    if span is None or not what.strip():
        raise TypedError(f"{at}places, a colon, an amount: “10-12: 550”.")
    first, last = int(span[1]), int(span[2] or span[1])
    if not 1 <= first <= last:
        raise TypedError(f"{at}{first} to {last} are no places.")
    named, equals, worth = what.rpartition("=")
    if not equals:
        return Band(first, last, _amount(what, currency, at))
    cash, plus, name = named.rpartition("+")
    name = clean_name(name)
    if not name:
        raise TypedError(f"{at}the ticket needs a name.")
    amount = _amount(cash, currency, at) if plus else 0
    return Band(first, last, amount, name, _amount(worth, currency, at))


def _amount(text: str, currency: Currency, at: str) -> int:
    try:
        return read(text, currency)
    except FigureError as error:
        raise TypedError(f"{at}{error}.") from None


def written(of: Iterable[Band], currency: Currency) -> str:
    """Write prizes as text that reads as the same prizes."""
    return "\n".join(f"{_places(band.first, band.last)}: {_what(band, currency)}" for band in of)


def written_tickets(of: Iterable[Ticket], currency: Currency) -> str:
    """Write tickets as text that reads as the same tickets."""
    return written((Band(one.first, one.last, 0, one.name, one.worth) for one in of), currency)


def written_envelopes(of: Iterable[Envelopes], currency: Currency) -> str:
    """Write counted envelopes as text that reads as the same."""
    return ", ".join(f"{one.number} x {figure(one.value, currency)}" for one in of)


def _places(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def _what(band: Band, currency: Currency) -> str:
    if not band.ticket:
        return figure(band.cash, currency)
    ticket = f"{band.ticket} = {figure(band.worth, currency)}"
    return f"{figure(band.cash, currency)} + {ticket}" if band.cash else ticket
