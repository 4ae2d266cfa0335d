"""A field without names as it is said at the line, and what Enter will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.line.count_words import HINT, POSTS, WELCOME
from tdtool.line.reading import read
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.counted import commands as cc
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.refusal import Code
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.line.candidate import Candidate, Reading
    from tests.line.floor_of_names import Floor

PRICES = Prices(Currency("EUR", "€", 2), Price(20_00, fee=5_00))


@pytest.fixture(scope="module")
def bar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Count 43 entries at €25, of whom 27 are left; rebuys and add-ons are sold."""
    made = Evening(tmp_path_factory.mktemp("bar"))
    made.do(mc.SetPrices(PRICES))
    made.do(mc.SetTerms(Terms(Extra(Price(10_00), 5_000), Extra(Price(15_00), 10_000))))
    made.do(cc.CountField(43, again=5, left=27))
    made.do(c.StartClock())
    yield made
    made.store.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Evening]:
    """Set up a tournament in which nobody is entered or counted."""
    made = Evening(tmp_path)
    yield made
    made.store.close()


def reading(evening: Evening, text: str) -> Reading:
    return read(text, evening.desk)


def first(evening: Evening, text: str) -> Candidate:
    found = reading(evening, text)
    assert found.candidates, found
    return found.candidates[0]


def effects(evening: Evening, text: str) -> dict[str, str]:
    return {one.label: one.text for one in first(evening, text).effects}


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("out", cc.ChangeField(out=1)),
        ("x", cc.ChangeField(out=1)),
        ("out 3", cc.ChangeField(out=3)),
        ("3 out", cc.ChangeField(out=3)),
        ("3 players are out", cc.ChangeField(out=3)),
        ("busted 2", cc.ChangeField(out=2)),
        ("back", cc.ChangeField(out=-1)),
        ("back 2", cc.ChangeField(out=-2)),
        ("left 27", cc.CountField(left=27)),
        ("27 players left", cc.CountField(left=27)),
        ("26 left", cc.CountField(left=26)),
        ("field 44", cc.CountField(44)),
        ("field 1,045", cc.CountField(1045)),
        ("44 entries", cc.CountField(44)),
        ("entries 44", cc.CountField(44)),
        ("entry", cc.ChangeField(entered=1)),
        ("field +2", cc.ChangeField(entered=2)),
        ("field -1", cc.ChangeField(entered=-1)),
        ("entered 2", cc.ChangeField(entered=2)),
        ("reentry", cc.ChangeField(again=1)),
        ("re-entry 2", cc.ChangeField(again=2)),
        ("reentries 7", cc.CountField(again=7)),
        ("rebuy", cc.ChangeField(rebuys=1)),
        ("rebuy 4", cc.ChangeField(rebuys=4)),
        ("rebuys 4", cc.CountField(rebuys=4)),
        ("rebuys -1", cc.ChangeField(rebuys=-1)),
        ("addon", cc.ChangeField(add_ons=1)),
        ("add-on 3", cc.ChangeField(add_ons=3)),
        ("add ons 30", cc.CountField(add_ons=30)),
        ("add on", cc.ChangeField(add_ons=1)),
        ("field 50 left 30", cc.CountField(50, left=30)),
        ("field 50, 6 reentries, rebuys 12", cc.CountField(50, again=6, rebuys=12)),
        ("names", cc.ForgetField()),
    ],
)
def test_counts_are_read(bar: Evening, text: str, command: c.Command) -> None:
    assert first(bar, text).act == command


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        ("out 16", [cc.ChangeField(out=16), cc.CountField(left=27)]),
        ("rebuys 12", [cc.CountField(rebuys=12), cc.ChangeField(rebuys=12)]),
        ("rebuy 12", [cc.ChangeField(rebuys=12), cc.CountField(rebuys=12)]),
        ("field 50", [cc.CountField(50), cc.ChangeField(entered=50)]),
        ("left 5", [cc.CountField(left=5)]),
    ],
)
def test_in_all_or_more_stand_beside_each_other(
    bar: Evening, text: str, acts: list[c.Command]
) -> None:
    assert [one.act for one in reading(bar, text).candidates] == acts


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("out", "1 player is out"),
        ("out 3", "3 players are out"),
        ("back", "1 player is back in"),
        ("back 2", "2 players are back in"),
        ("field 44", "The field has 44 in all"),
        ("field +1", "1 entry more"),
        ("field -2", "2 entries fewer"),
        ("left 27", "Players left are 27"),
        ("field 50 left 30", "The field is counted"),
        ("names", "The field is counted no more"),
    ],
)
def test_it_is_said_what_will_be_done(bar: Evening, text: str, said: str) -> None:
    found = first(bar, text)
    assert f"{found.subject} {found.verb}" == said


def test_completions_mean_the_same(bar: Evening) -> None:
    for text in ("out", "out 3", "rebuy 2", "add ons 30", "left 20", "field 50 left 30", "back"):
        for one in reading(bar, text).candidates:
            assert first(bar, one.completion).act == one.act


def test_what_follows_is_shown(bar: Evening) -> None:
    assert effects(bar, "out") == {
        "Place": "27th",
        "Left": "26 of 43",
        "Average": "33,076",
    }
    assert effects(bar, "out 3")["Places"] == "27th to 25th"
    assert effects(bar, "reentry") == {
        "Left": "28 of 44",
        "Re-entries": "6 of 44 entries",
        "Average": "31,428",
        "Pool": "€880",
    }
    assert effects(bar, "rebuys 12")["Rebuys"] == "12 in all"
    assert effects(bar, "names") == {"Entries": "players are entered by name from here on"}


def test_what_cannot_be_says_why(bar: Evening) -> None:
    assert first(bar, "left 50").refusal is not None
    refusal = first(bar, "late Kim").refusal
    assert refusal is not None
    assert refusal.code is Code.WITHOUT_NAMES
    assert reading(bar, "12.5 out").hint == HINT
    assert reading(bar, "out 3 4").hint == HINT
    assert reading(bar, "out left").hint == HINT
    assert reading(bar, "").hint == WELCOME
    assert reading(bar, "12 who posts").hint == POSTS
    for text in ("field", "left", "rebuys", "reentries", "add ons"):
        assert isinstance(first(bar, text).act, GoOn)
        assert first(bar, f"{first(bar, text).completion}30").act == first(bar, f"{text} 30").act


def test_the_first_count_begins_it(empty: Evening) -> None:
    assert isinstance(first(empty, "field").act, GoOn)
    assert first(empty, "field 43").act == cc.CountField(43)
    assert first(empty, "43 entries").act == cc.CountField(43)
    refusal = first(empty, "left 27").refusal
    assert refusal is not None
    assert refusal.sentence == "How many have entered? That is counted first."
    assert not reading(empty, "out 3").candidates
    assert effects(empty, "field 43") == {"Left": "43 of 43", "Average": "20,000"}


def test_money_and_time_are_looked_at(empty: Evening) -> None:
    empty.do(mc.SetPrices(PRICES))
    empty.do(cc.CountField(10))
    empty.do(pc.PlanPrizes(PrizePlan(PlanWay.SUGGESTED, share_paid=3_000)))
    empty.do(c.StartClock())
    empty.clock.pass_(90 * MINUTE)
    empty.do(pc.LockPrizes())
    assert effects(empty, "out")["Prize"] == "none; 6 to the money"
    more = effects(empty, "field 11")
    assert more["Registration"] == "has ended"
    assert more["Prizes"] == "The table pays €20 less than the pool."


def test_with_names_only_the_field_is_refused(quiet_floor: Floor) -> None:
    refusal = quiet_floor.first("field 43").refusal
    assert refusal is not None
    assert refusal.code is Code.NAMES_ENTERED
    assert not any(
        isinstance(one.act, cc.CountField) for one in quiet_floor.read("left 3").candidates
    )
    assert not any(
        isinstance(one.act, cc.ForgetField) for one in quiet_floor.read("names").candidates
    )
