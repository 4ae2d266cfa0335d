"""What phones are told of an evening: what is played, and nothing that is private."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import pytest

from tdtool.players_page import wire
from tdtool.players_page.seats import SeatLine
from tdtool.players_page.writing import StakesWords, stakes_words
from tdtool.rules.prizes.pool import Price
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.values import SeatAt
from tests.players_page.told import WRITING, news_of
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.players_page.wire import News


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    made.do(SetPrices(Prices(Currency("EUR", digits=2), Price(100_00, 10_00))))
    made.full_table(6)
    made.full_table(6, 2)
    yield made
    made.store.close()


def clock_of(news: News) -> dict[str, object]:
    assert news.standing is not None
    clock = news.standing["clock"]
    assert isinstance(clock, dict)
    return clock


def seat_of(news: News, name: str) -> tuple[int, int, str]:
    line = next(one for one in news.seats.values() if one is not None and one.whole == name)
    return line.table, line.seat, line.words


def test_the_clock_is_told_by_what_phones_count_by(evening: Evening) -> None:
    told = clock_of(news_of(evening.desk, "a"))
    assert told == {"state": "not_started", "row": 0, "left": 20 * MINUTE}
    evening.do(c.StartClock())
    began = evening.clock.boot_ms
    first = clock_of(news_of(evening.desk, "a"))
    evening.clock.pass_(7 * MINUTE)
    assert clock_of(news_of(evening.desk, "a")) == first, "nothing new while it runs"
    assert first["then"] == "day_ended"
    spans = first["spans"]
    assert isinstance(spans, list)
    assert [row for row, _, _ in spans] == [0, 1, 2, 4, 5], "markers take no time"
    assert spans[1] == [1, began + 20 * MINUTE, began + 40 * MINUTE]
    evening.do(c.PauseClock())
    told = clock_of(news_of(evening.desk, "a"))
    assert (told["state"], told["left"]) == ("paused", 13 * MINUTE)
    assert told["since"] == evening.clock.boot_ms


def test_levels_prizes_and_figures(evening: Evening) -> None:
    news = news_of(evening.desk, "a")
    assert news.standing is not None
    assert news.levels is not None
    assert (news.standing["players"], news.standing["average_text"]) == ("12", "20,000")
    assert news.standing["registration"] == {"row": 3}
    assert news.levels["stack"] == "20,000"
    rows = news.levels["rows"]
    assert isinstance(rows, list)
    assert [row["kind"] for row in rows[:4]] == ["play", "play", "break", "marker"]
    assert rows[0]["sets"] == [["", "100–200", "BB ante 200"]]
    assert rows[2]["label"] == "Break"
    assert rows[3]["notes"] == ["Registration ends"]
    assert [row["day"] for row in rows] == [1, 1, 1, 1, 1, 1, 2]
    assert news.prizes == {"pool": "", "note": "", "rows": []}, "nothing before they are locked"
    evening.do(pc.LockPrizes(), "The room is full")
    news = news_of(evening.desk, "a")
    assert news.prizes is not None
    rows = news.prizes["rows"]
    assert isinstance(rows, list)
    assert rows[0][0] == "1"
    assert rows[0][1].startswith("EUR ")
    assert news.standing is not None


def test_who_moves_waits_or_is_out(evening: Evening) -> None:
    evening.do(c.StartClock())
    evening.do(c.Register(names=("Wanda Wait",)))
    evening.do(c.MoveEntry(evening.at(1, 3).id, SeatAt(2, 8)))
    evening.do(c.Bust((evening.at(1, 1).id,)))
    news = news_of(evening.desk, "a")
    assert seat_of(news, "T1 seat 3") == (2, 8, "This is your new seat. You come from table 1.")
    assert seat_of(news, "T1 seat 1") == (0, 0, "No longer in play.")
    assert seat_of(news, "Wanda Wait") == (0, 0, "No seat yet. Listen for your name.")
    assert seat_of(news, "T2 seat 2") == (2, 2, "")


def test_a_re_entry_is_found_by_both_numbers(evening: Evening) -> None:
    first = evening.at(1, 1)
    evening.do(c.Bust((first.id,)))
    evening.do(c.Register(names=("T1 seat 1",)))
    lines = [one for one in news_of(evening.desk, "a").seats.values() if one is not None]
    again = [one for one in lines if one.whole == "T1 seat 1"]
    assert [one for one in again if "No seat yet" in one.words]


def test_the_last_one_has_won(evening: Evening) -> None:
    left = evening.at(2, 6)
    for entry in list(evening.state.entries):
        if entry != left.id:
            evening.do(c.Bust((entry,)))
    news = news_of(evening.desk, "a")
    assert news.standing is not None
    assert news.standing["winner"] == "T2"
    whole = news_of(evening.desk, "a", whole=True)
    assert whole.standing is not None
    assert whole.standing["winner"] == "T2 seat 6"


def test_nothing_private_is_told(evening: Evening) -> None:
    """Whole names go to the finder alone, which shows them to nobody."""
    evening.do(c.Register(names=("Folake Adeyemi",)))
    evening.do(c.WriteNote("owes the house a secret", table=1))
    news = news_of(evening.desk, "a")
    shown = json.dumps([news.standing, news.levels, news.prizes])
    for private in ("Adeyemi", "secret", "T1 seat", evening.desk.id):
        assert private not in shown
    assert all("Adeyemi" not in line.shown for line in news.seats.values() if line)


def test_news_is_read_as_it_was_written(evening: Evening) -> None:
    news = news_of(evening.desk, "a", whole=True)
    (line,) = wire.lines(news)
    assert line.count(b"\n") == 1
    again = wire.read(line)
    assert again.seats == news.seats
    assert json.dumps(asdict(again)["levels"]) == json.dumps(news.levels)
    (over,) = wire.lines(wire.News("a", over=True))
    assert wire.read(over).over
    many = {f"p{n}": SeatLine(f"Player {n}", "Player", (n,)) for n in range(1_001)}
    parts = [wire.read(one) for one in wire.lines(replace(news, seats=many))]
    assert max(len(one.seats) for one in parts) == wire.SEATS_A_LINE
    assert {**parts[0].seats, **parts[1].seats, **parts[-1].seats}.items() <= many.items()
    assert sum(len(one.seats) for one in parts) == len(many)
    assert [one.standing is None for one in parts] == [False, True, True, True, True]
    first = wire.Stands(0, wire.Refused.TAKEN)
    assert wire.heard(wire.said(first)) == first


@pytest.mark.parametrize(
    ("stakes", "words"),
    [
        (
            Stakes(5_000, 10_000, Ante(AnteKind.BIG_BLIND, 10_000)),
            ("", "5,000–10,000", "BB ante 10,000"),
        ),
        (
            Stakes(small_bet=400, big_bet=800, ante=Ante(AnteKind.EACH, 100), bring_in=150),
            ("", "Limits 400–800", "Ante 100 · Bring-in 150"),
        ),
        (
            Stakes(200, 400, small_bet=400, big_bet=800, group="limit_flop"),
            ("Limit flop", "200–400", "Limits 400–800"),
        ),
        (
            Stakes(ante=Ante(AnteKind.SHORT_DECK, 500), button_post=1_000),
            ("", "Ante 500", "Button 2 × · Button post 1,000"),
        ),
        (Stakes(group="nl_pl", games=("x",)), ("NL PL", "", "")),
    ],
)
def test_stakes_of_every_kind(stakes: Stakes, words: tuple[str, str, str]) -> None:
    assert stakes_words(stakes, WRITING) == StakesWords(*words)
