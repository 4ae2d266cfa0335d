"""Three tables of four, and the hand that they play together."""

from __future__ import annotations

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tests.tournament.evening import MINUTE, Evening


@pytest.fixture
def floor(evening: Evening) -> Evening:
    """Seat three tables of four: entries 1-4, 5-8 and 9-12; the clock runs."""
    for number in (1, 2, 3):
        evening.full_table(4, number=number)
    evening.do(c.StartClock())
    return evening


@pytest.fixture
def joint(floor: Evening) -> Evening:
    """Announce hand for hand after ten minutes of level 1."""
    floor.clock.pass_(10 * MINUTE)
    floor.do(hc.BeginHandForHand())
    return floor
