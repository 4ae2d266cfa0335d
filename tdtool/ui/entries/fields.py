"""What was typed into the sheet of a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.tournament.money.means import Means


class Fields(NamedTuple):
    """What was typed: a seat, a time, whether all in one hand, a reason.

    `means` is how it is paid, None as the last one; `receipt` the number of one, `chips` those
    of a stack that is pulled; `second` keeps the second one's name of two who are one. `sure`:
    what cannot be taken back is really meant.
    """

    seat: str = ""
    time: str = ""
    one_hand: bool = False
    reason: str = ""
    means: Means | None = None
    receipt: str = ""
    chips: str = ""
    second: bool = False
    sure: bool = False


NOTHING = Fields()
"""Nothing was typed."""
