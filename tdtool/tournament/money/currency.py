"""A currency: its smallest unit, and how amounts in it are written and read."""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import quoted


class Currency(NamedTuple):
    """A currency: its code ("EUR"), its sign ("€"), the digits of its smallest unit (2: cents).

    Without a sign the code is written; `sign_first` puts it before the figure. Both are ""
    where a tournament names no currency.
    """

    code: str = ""
    sign: str = ""
    digits: int = 0
    sign_first: bool = True

    @property
    def whole(self) -> int:
        """Give how many of the smallest unit make a whole one."""
        return int(10**self.digits)


UNNAMED = Currency()
"""Whole units of a currency that is not named."""
CURRENCIES = (
    UNNAMED,
    Currency("EUR", "€", 2),
    Currency("USD", "$", 2),
    Currency("GBP", "£", 2),
    Currency("AUD", "A$", 2),
    Currency("CAD", "C$", 2),
    Currency("CHF", "", 2),
    Currency("CZK", "Kč", 2, sign_first=False),
    Currency("DKK", "kr", 2, sign_first=False),
    Currency("HUF", "Ft", 0, sign_first=False),
    Currency("INR", "₹", 2),
    Currency("JPY", "¥", 0),
    Currency("KRW", "₩", 0),
    Currency("MXN", "MX$", 2),
    Currency("NOK", "kr", 2, sign_first=False),
    Currency("NZD", "NZ$", 2),
    Currency("PHP", "₱", 2),
    Currency("PLN", "zł", 2, sign_first=False),
    Currency("RON", "lei", 2, sign_first=False),
    Currency("SEK", "kr", 2, sign_first=False),
    Currency("TWD", "NT$", 0),
    Currency("ZAR", "R", 2),
)
"""Currencies a tournament may be played in; each names its own smallest unit."""

_CODED = re.compile(r"^[^\d\s.,'-]+\s*|\s*[^\d\s.,'-]+$")


def figure(amount: int, currency: Currency, group: str = ",") -> str:
    """Write an amount in the smallest unit without its sign: "1,250", "1,250.50".

    Decimals stand only where there are some.
    """
    whole, part = divmod(abs(amount), currency.whole)
    digits = f"{whole:,}".replace(",", group)
    point = f".{part:0{currency.digits}}" if part else ""
    return f"{'−' if amount < 0 else ''}{digits}{point}"


def written(amount: int, currency: Currency, group: str = ",") -> str:
    """Write an amount with its sign or code: "€1,250", "1,250 kr", "CHF 1,250"."""
    plain = figure(amount, currency, group)
    mark = currency.sign or currency.code
    if not mark:
        return plain
    if not currency.sign_first:
        return f"{plain} {mark}"
    minus = "−" if amount < 0 else ""
    return f"{minus}{mark}{'' if currency.sign else ' '}{plain.removeprefix(minus)}"


def read(text: str, currency: Currency) -> int:
    """Read an amount as people write it, in the smallest unit; its sign may stand beside it.

    Raises FigureError for anything else, also for a part of the smallest unit.
    """
    plain = ascii_figure(text).strip()
    if not plain:
        raise FigureError("the amount is missing")
    if plain[-1].lower() not in "km":
        plain = _CODED.sub("", plain) or plain
    parts = re.fullmatch(r"(.*?)[.,](\d{1,2})", plain)
    if parts is None:
        return parse_chips(plain) * currency.whole
    if len(parts[2]) > currency.digits:
        raise FigureError(f"{quoted(text)} has parts of the smallest unit")
    return parse_chips(parts[1] or "0") * currency.whole + int(parts[2].ljust(currency.digits, "0"))
