"""The Open Tournament Summary: every field as the specification has it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.results.result_file import ResultsError
from tdtool.results.summary import summary_of, write_summary
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import AddOn, Rebuy, SetPrices, SetTerms
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path

EURO = Currency("EUR", "€", 2)
SCHEMA: dict[str, type | tuple[type, ...]] = {
    "spec_version": str, "site_name": str, "network_name": str, "internal_version": str,
    "tournament_number": str, "tournament_name": str, "start_date_utc": str,
    "end_date_utc": str, "currency": str, "buyin_amount": (int, float),
    "fee_amount": (int, float), "initial_stack": int, "type": str, "flags": list,
    "speed": dict, "prize_pool": (int, float), "player_count": int,
    "tournament_finishes_and_winnings": list,
}  # fmt: skip
"""The fields that every summary has, and what they hold."""


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.do(SetPrices(Prices(EURO, Price(prize=90_00, fee=9_50, bounty=10_00))))
    made.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=(Band(1, 1, 300_00), Band(2, 2, 60_50)))))
    made.do(c.Register(names=("Zoë", "Łukasz", "=Ann", 'Bo "B"')))
    made.do(c.DrawSeats(open_tables=True))
    made.do(c.StartClock())
    made.clock.pass_(10 * MINUTE)
    return made


def summary(evening: Evening) -> dict[str, Any]:
    text = summary_of(evening.state, evening.desk.names, evening.desk.now(), evening.desk.id)
    document = json.loads(text)
    assert list(document) == ["ots"]
    found: dict[str, Any] = document["ots"]
    for name, kind in SCHEMA.items():
        assert isinstance(found[name], kind), name
    assert found["type"] in {"STT", "MTT"}
    return found


def test_while_it_is_played(evening: Evening) -> None:
    evening.do(c.Bust((3,)))
    found = summary(evening)
    assert found["spec_version"] == "1.1.3"
    assert (found["buyin_amount"], found["fee_amount"]) == (90, 9.5)
    assert (found["bounty_fee_amount"], found["bounty_value_amount"]) == (10, 10)
    assert (found["prize_pool"], found["currency"], found["player_count"]) == (360, "EUR", 4)
    assert (found["flags"], found["type"]) == (["Bounty"], "STT")
    assert found["speed"] == {"type": "Normal", "round_time": 1_200}
    assert found["start_date_utc"] == "2026-03-14T12:00:00Z"
    assert found["end_date_utc"] == "2026-03-14T12:10:00Z"
    lines = found["tournament_finishes_and_winnings"]
    assert lines[0] == {
        "player_name": "=Ann", "finish_position": 4, "still_playing": False, "prize": 0,
    }  # fmt: skip
    assert lines[1] == {"player_name": "Zoë", "still_playing": True}
    assert "tournament_rebuys" not in found


def test_when_it_is_over(evening: Evening) -> None:
    for entry in (3, 4, 1):
        evening.clock.pass_(MINUTE)
        evening.do(c.Bust((entry,)))
    evening.clock.pass_(90 * MINUTE)
    found = summary(evening)
    assert found["end_date_utc"] == "2026-03-14T12:13:00Z"
    assert [
        (one["player_name"], one["finish_position"], one["prize"], one["still_playing"])
        for one in found["tournament_finishes_and_winnings"]
    ] == [
        ("Łukasz", 1, 310, False),
        ("Zoë", 2, 60.5, False),
        ('Bo "B"', 3, 0, False),
        ("=Ann", 4, 0, False),
    ]


def test_rebuys_ask_for_the_later_version(evening: Evening) -> None:
    extra = Extra(Price(prize=20_00), 5_000)
    evening.do(SetTerms(Terms(extra, extra)))
    evening.do(Rebuy(1))
    evening.do(AddOn(1))
    evening.do(Rebuy(2))
    found = summary(evening)
    assert found["spec_version"] == "1.1.4"
    assert (found["rebuy_cost"], found["addon_cost"]) == (20, 20)
    assert found["tournament_rebuys"] == [
        {"player_name": "Zoë", "rebuys": 1, "addons": 1},
        {"player_name": "Łukasz", "rebuys": 1, "addons": 0},
    ]
    assert found["flags"] == ["Bounty", "Rebuy"]


def test_nobody_has_entered(tmp_path: Path) -> None:
    found = summary(Evening(tmp_path))
    assert found["tournament_finishes_and_winnings"] == []
    assert found["currency"] == "PPC"


def test_the_name_of_the_file_is_plain(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="a to z"):
        write_summary(tmp_path / "Zürich.ots", "{}")
    write_summary(tmp_path / "Zurich.ots", "{}")
    assert (tmp_path / "Zurich.ots").read_text() == "{}"
