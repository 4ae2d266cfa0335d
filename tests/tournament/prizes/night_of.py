"""What tests of prizes begin with and ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.percent_text import read as read_table
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.queries import money_view
from tdtool.tournament.tasks import tasks

if TYPE_CHECKING:
    from tdtool.tournament.views import TaskKind
    from tests.tournament.evening import Evening

EURO = Currency("EUR", "€", 2)


PRICES = Prices(EURO, Price(prize=100_00, fee=10_00))


FIFTY_THIRTY_TWENTY = (Band(1, 1, 300_00), Band(2, 2, 180_00), Band(3, 3, 120_00))


TABLE = read_table("2-8: 50 30 20", "House")


def fixed(*bands: Band) -> PrizePlan:
    return PrizePlan(PlanWay.FIXED, bands=bands)


def out(evening: Evening, *entries: int) -> None:
    """Bust these one after the other."""
    for entry in entries:
        evening.do(c.Bust((entry,)))


def money(evening: Evening) -> tuple[int, int]:
    found = money_view(evening.state)
    assert found is not None
    return found.to_go, found.next_out


def told(evening: Evening, kind: TaskKind) -> list[str]:
    found = tasks(evening.state, evening.desk.names, evening.desk.now())
    return [f"{task.title}: {task.detail}" for task in found if task.kind is kind]


STACKS = ((1, 60_000), (2, 40_000), (3, 20_000))
