"""How much is tested: a sample at every change, everything by `python -m tests.full`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

FULL = bool(os.environ.get("TDTOOL_FULL"))
"""Whether everything is tested."""

_Thing = TypeVar("_Thing")


def some(things: Sequence[_Thing], count: int) -> Sequence[_Thing]:
    """Take `count` of the things, evenly from the first to the last; all when all is tested."""
    if FULL or len(things) <= count:
        return things
    return [things[at * (len(things) - 1) // (count - 1)] for at in range(count)]


def examples(everything: int) -> int:
    """Say how many examples a property is tried on, of so many when all is tested."""
    return everything if FULL else max(20, everything // 8)
