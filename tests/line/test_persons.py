"""Persons behind entries as they are said at the line, and what Enter will do."""

from __future__ import annotations

import pytest

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.refusal import Code
from tests.line.floor_of_names import Floor

KIM, WEISS = 7, 13


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Floor:
    """Kim Weiss is out, and was entered again as Kim Weis."""
    made = Floor(tmp_path_factory.mktemp("twice"))
    made.say("7.4 out")
    made.say("late Kim Weis")
    made.do(c.WriteNote("owes the bar", entry=WEISS))
    return made


def effects(floor: Floor, text: str) -> dict[str, str]:
    return {effect.label: effect.text for effect in floor.first(text).effects}


def said(floor: Floor, text: str) -> list[str]:
    return [f"{one.subject} {one.verb}; {one.remark}" for one in floor.read(text).candidates]


def person(floor: Floor, entry: int) -> str:
    return floor.state.entries[entry].person


def test_two_who_are_one(twice: Floor) -> None:
    first = twice.first("merge kim weiss, kim weis")
    assert first.act == MergePersons(person(twice, WEISS), person(twice, 22))
    assert said(twice, "merge kim weiss, kim weis")[:2] == [
        "Kim Weis is Kim Weiss; entry 22 is his, this name stays",
        "Kim Weiss is Kim Weis; entry 13 is his, this name stays",
    ]
    assert effects(twice, "merge kim weiss, kim weis") == {
        "Entries": "13 is his 1st and 22 is his 2nd",
        "Places": "only the last entry has one",
        "Elsewhere": "one person in every tournament of this file",
    }
    assert twice.first(first.completion).act == first.act
    # All who are called so, each with each.
    assert len(twice.read("merge kim").candidates) >= 3


def test_two_who_are_in_at_once_are_not_one(twice: Floor) -> None:
    refusal = twice.first("merge oksana, siobhan").refusal
    assert refusal is not None
    assert (refusal.code, refusal.house) == (Code.ALREADY_ENTERED, False)


def test_a_name_that_goes(twice: Floor) -> None:
    first = twice.first("erase kim weiss")
    assert first.act == ErasePerson(person(twice, WEISS))
    assert said(twice, "erase kim weiss")[0] == (
        "Kim Weiss is erased; for good: nothing brings the name back"
    )
    assert effects(twice, "erase kim weiss") == {
        "Name": "goes from every tournament of this file, for good",
        "Notes": "1 about him goes",
        "Stays": "entries, places, prizes, receipts, without a name",
        "Undo": "cannot bring it back",
    }
    refusal = twice.first("erase oksana").refusal
    assert refusal is not None
    assert refusal.code is Code.NAME_NEEDED


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("merge", "Which two are one? merge kim, kim weiss: the name of the first stays."),
        ("merge oksana", "Which two are one? merge kim, kim weiss: the name of the first stays."),
        ("merge oksana, zzqx", "Nobody called “zzqx” is entered."),
        ("merge a, b, c", "One player at a time, please."),
        ("erase", "Whose name is to go for good? erase kim."),
        ("erase zzqx", "Nobody called “zzqx” is entered."),
        ("erase oksana, siobhan", "One player at a time, please."),
    ],
)
def test_what_is_missing_is_said(twice: Floor, text: str, hint: str) -> None:
    reading = twice.read(text)
    assert (reading.candidates, reading.hint) == ((), hint)


def test_a_day_of_it(floor: Floor) -> None:
    floor.do(SetPrices(Prices(Currency("EUR", "€", 2), Price(100_00), Price(50_00))))
    floor.say("7.4 out")
    floor.say("late Kim Weis")
    assert effects(floor, "merge kim weiss, kim weis")["Pool"] == (
        "€2,200 → €2,150, at the re-entry price"
    )
    floor.say("merge kim weiss, kim weis")
    floor.do(c.WriteNote("one", entry=8))
    floor.do(c.WriteNote("two", entry=8))
    floor.say("12.8 out")
    assert effects(floor, "erase يوسف")["Notes"] == "2 about him go"
    floor.say("erase يوسف")
    assert floor.desk.name(8) == "erased"
