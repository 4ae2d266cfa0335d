"""Seats as prizes: as many as the pool pays for, what is over in cash to the next place."""

from __future__ import annotations

from tdtool.rules.prizes.places import Band


def seats(pool: int, worth: int, ticket: str) -> tuple[Band, ...]:
    """Turn a pool into seats worth so much each; the rest is cash for the place behind them."""
    number, rest = divmod(pool, worth)
    found = [Band(1, number, 0, ticket, worth)] if number else []
    if rest:
        found.append(Band(number + 1, number + 1, rest))
    return tuple(found)
