"""On what terms the desk sells: rebuys and add-ons, and until when anybody may enter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tdtool.rules.prizes.pool import FREE, Price


class Moment(NamedTuple):
    """A level, counted from 1, or with `after` the break that follows it."""

    level: int
    after: bool = False


START = Moment(1)
"""The first level, and before it."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A rebuy or an add-on: its price, its chips, and when it is sold.

    `most` is how many an entry may have, None without a limit. It is sold from `begins` to
    the end of `ends`, without one to the end of the event.
    """

    price: Price = FREE
    chips: int = 0
    most: int | None = None
    begins: Moment = START
    ends: Moment | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What the desk sells beside entries; None where it does not.

    `closes_ms` is the time (wall ms) when registration ends; None: as the structure says.
    """

    rebuy: Extra | None = None
    add_on: Extra | None = None
    closes_ms: int | None = None


USUAL = Terms()
"""Neither rebuys nor add-ons, and registration as the structure says."""
