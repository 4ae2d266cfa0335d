"""Six players at 100.00, their table locked, and three left of them."""

from __future__ import annotations

import pytest

from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.prizes import commands as pc
from tests.tournament.evening import MINUTE, Evening
from tests.tournament.prizes.night_of import FIFTY_THIRTY_TWENTY, PRICES, fixed, out


@pytest.fixture
def night(six: Evening) -> Evening:
    """Six players at 110.00, 600.00 in the pool, registration over, the prizes planned."""
    six.do(SetPrices(PRICES))
    six.do(pc.PlanPrizes(fixed(*FIFTY_THIRTY_TWENTY)))
    six.clock.pass_(60 * MINUTE)
    return six


@pytest.fixture
def locked(night: Evening) -> Evening:
    night.do(pc.LockPrizes())
    return night


@pytest.fixture
def three(locked: Evening) -> Evening:
    out(locked, 6, 5, 4)
    return locked
