"""What the Rulings page asks of the rest of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def _nobody() -> str:
    return ""


def _none() -> frozenset[int]:
    return frozenset()


def _not_kept(name: str) -> None:
    del name


@dataclass(frozen=True, slots=True)
class Around:
    """The table in hand on the Floor page and the seats chosen there; who decides here.

    `keep_floor` keeps the name of who decided, to be filled in next time.
    """

    table: Callable[[], int | None]
    seats: Callable[[], frozenset[int]] = _none
    floor: Callable[[], str] = _nobody
    keep_floor: Callable[[str], None] = _not_kept
