"""Where do I sit: who is found, and that nobody else is."""

from __future__ import annotations

import pytest

from tdtool.players_page.finder import MOST, MOST_WHOLE, NOBODY, TOO_MANY, Finder
from tdtool.players_page.names import brief_name
from tdtool.players_page.seats import SeatLine

NAMES = (
    "Ngô Thị Lụa",
    "Siobhán Ó Rinn",
    "Kim Do-eul",
    "Kim Park",
    "Jonas Ekbrand",
    "Jonas Ekbrand",
    "김도을",
    "Bo O’Brien",
    "<b>Bold</b> Name",
)


def line(number: int, name: str, *more: int) -> SeatLine:
    return SeatLine(name, brief_name(name), (number, *more), number, 5)


@pytest.fixture
def finder() -> Finder:
    made = Finder()
    made.take({f"p{n}": line(n, name) for n, name in enumerate(NAMES, 1)})
    return made


def found(finder: Finder, asked: str) -> list[int]:
    return [one.numbers[0] for one in finder.find(asked).lines]


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ("lua", [1]),
        ("NGO", [1]),
        ("Ngô Thị Lụa", [1]),
        ("rinn siobhan", [2]),
        ("Kim", [3, 4]),
        ("kim do eul", [3]),
        ("kim pa", [4]),
        ("do-eul", [3]),
        ("jonas ekbrand", [5, 6]),
        ("김도을", [7]),
        ("obrien", [8]),
        ("bold", [9]),
        ("7", [7]),
        ("#7", [7]),
        ("E0007", [7]),
        ("٧", [7]),
    ],
)
def test_a_name_in_full_or_a_number_finds(finder: Finder, asked: str, numbers: list[int]) -> None:
    assert found(finder, asked) == numbers


@pytest.mark.parametrize(
    "asked", ["", " ", "Ki", "jon", "ekb", "a", "99", "0", "-1", "%", "kim kim kim lee", "x" * 500]
)
def test_part_of_a_name_finds_nobody(finder: Finder, asked: str) -> None:
    assert finder.find(asked) == ((), NOBODY)


def test_who_is_called_as_many_are_must_say_more() -> None:
    finder = Finder()
    finder.take({f"p{n}": line(n, f"Anna Number{n}") for n in range(1, MOST + 2)})
    assert finder.find("anna") == ((), TOO_MANY)
    assert found(finder, "anna number3") == [3]


def test_whole_names_are_found_by_their_beginnings() -> None:
    finder = Finder()
    finder.whole = True
    finder.take({f"p{n}": line(n, f"Anna Number{n}") for n in range(1, MOST_WHOLE + 1)})
    assert len(found(finder, "an")) == MOST_WHOLE
    finder.take({"more": line(99, "Anselm More")})
    assert finder.find("an") == ((), TOO_MANY)


def test_what_changes_is_followed(finder: Finder) -> None:
    finder.take({"p3": line(3, "Kim Do-eul", 12), "p4": None, "p5": line(5, "Rui Castellan")})
    assert found(finder, "kim") == [3]
    assert finder.find("12").lines[0].numbers == (3, 12)
    assert found(finder, "4") == []
    assert found(finder, "castellan") == [5]
    assert found(finder, "jonas") == [6]
    finder.take({"p3": line(12, "Kim Do-eul")})
    assert found(finder, "3") == []
    assert found(finder, "12") == [12]
