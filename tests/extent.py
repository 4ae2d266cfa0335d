"""How much is tested: a sample at every change, everything by `python -m tests.full`.

The law, the tournament, the log and the line are tested whole at every change, on fewer examples.
Of the many tests that make a window or a sheet one in `SHARE` is, and with each change others
are; those of the whole window and of an evening at the desk are always.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Sequence

FULL = bool(os.environ.get("TDTOOL_FULL"))
"""Whether everything is tested."""

CHANGE = os.environ.get("TDTOOL_CHANGE", "")
"""The change that is checked; "" where somebody tests by hand, and is given what he names."""
SHARE = 6
_IN_TURN = ("tests/ui/", "tests/sheets/")
_ALWAYS = ("tests/ui/whole/", "tests/ui/evening/")

_Thing = TypeVar("_Thing")


def some(things: Sequence[_Thing], count: int) -> Sequence[_Thing]:
    """Take `count` of the things, evenly from the first to the last; all when all is tested."""
    if FULL or len(things) <= count:
        return things
    return [things[at * (len(things) - 1) // (count - 1)] for at in range(count)]


def examples(everything: int) -> int:
    """Say how many examples a property is tried on, of so many when all is tested."""
    return everything if FULL else max(20, everything // 8)


def has_its_turn(test: str) -> bool:
    """Say whether a test, by its id, is among those of this change."""
    if FULL or not CHANGE or not test.startswith(_IN_TURN) or test.startswith(_ALWAYS):
        return True
    return crc32(f"{CHANGE} {test}".encode()) % SHARE == 0
