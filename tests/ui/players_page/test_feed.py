"""What the page is told: everybody once, in parts, then who changed and nobody else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.players_page.feed import A_PART, Feed
from tests.players_page.told import WRITING
from tests.tournament.evening import PLAIN, Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.players_page.seats import SeatLine


def told(feed: Feed) -> dict[str, SeatLine | None]:
    """Hear all there is, and in how many parts; gives the persons."""
    seats: dict[str, SeatLine | None] = {}
    while feed.has_news:
        part = feed.news(WRITING, whole=False)
        assert len(part.seats) <= A_PART
        seats |= part.seats
    return seats


def test_everybody_is_told_once_then_only_who_changed(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    count = A_PART + 100
    evening.players(count)
    woken: list[None] = []
    feed = Feed(evening.desk, "aa", lambda: woken.append(None))
    assert len(told(feed)) == count
    evening.do(c.StartClock())
    assert len(woken) == 1
    assert told(feed) == {}
    out = evening.at(1, 1)
    evening.do(c.Bust((out.id,)))
    assert list(told(feed)) == [out.person]
    mover = evening.at(2, 1)
    evening.do(c.MoveEntry(mover.id, SeatAt(1, 1)))
    moved = told(feed)[mover.person]
    assert moved is not None
    assert (moved.table, moved.seat) == (1, 1)
    evening.do(c.ChangeHouseRules(HouseRules(raise_cap=5)))
    assert told(feed) == {}, "all are looked at, and nobody sits elsewhere"
    evening.desk.undo()
    evening.desk.undo()
    back = told(feed)
    assert list(back) == [mover.person]
    feed.renew()
    assert len(told(feed)) == count
    feed.stop()
    evening.do(c.PauseClock())
    assert not feed.has_news
    evening.store.close()


def test_what_did_not_change_is_not_told_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.full_table(6)
    feed = Feed(evening.desk, "aa", lambda: None)
    first = feed.news(WRITING, whole=False)
    assert first.levels is not None
    assert first.prizes is not None
    evening.do(c.Bust((evening.at(1, 1).id,)))
    second = feed.news(WRITING, whole=False)
    assert (second.levels, second.prizes) == (None, None)
    assert second.standing is not None
    evening.do(c.ChangeStructure(replace(PLAIN, rows=PLAIN.rows[:3])))
    assert feed.news(WRITING, whole=False).levels is not None
    feed.stop()
    evening.store.close()
