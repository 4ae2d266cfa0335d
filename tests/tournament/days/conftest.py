"""What the tests of days and flights start from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.tournament.days.flights_of import Flights, bag_all

if TYPE_CHECKING:
    from tdtool.desk import Desk


@pytest.fixture
def two(flights: Flights) -> tuple[Desk, Desk]:
    """Bag two flights whole: Kim plays both and has more in the second."""
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo", "Ola")
    bag_all(one, (15_000, 20_000, 25_000))
    other = flights.flight("Harbour Open 1B", "Pia", "Kim")
    bag_all(other, (10_000, 30_000))
    return one, other
