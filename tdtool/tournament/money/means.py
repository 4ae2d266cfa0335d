"""How something is paid, and what is paid for."""

from __future__ import annotations

from enum import StrEnum


class Means(StrEnum):
    """How something is paid."""

    CASH = "cash"
    CARD = "card"
    TRANSFER = "transfer"
    TICKET = "ticket"
    """A seat won elsewhere, or a voucher."""
    OTHER = "other"


class Sale(StrEnum):
    """What a receipt is for."""

    BUY_IN = "buy_in"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    REFUND = "refund"
    """What was paid for an earlier receipt goes back."""


ENTRIES = (Sale.BUY_IN, Sale.RE_ENTRY)
"""What an entry as such is paid with."""
