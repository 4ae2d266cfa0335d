"""Entries as they are read: whole, with what is wrong named by file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rulebook.entry import BookSays, Calculator, Former
from tdtool.rulebook.load import Library
from tests.rulebook.entries import WHOLE, library

if TYPE_CHECKING:
    from pathlib import Path


def test_a_whole_entry(tmp_path: Path) -> None:
    read = library(tmp_path, [WHOLE])
    assert read.problems == ()
    entry = read.entry("BET-01")
    assert entry is not None
    assert entry.detail == "One motion, or the amount said first.\n\nHe goes back to his stack."
    assert entry.books == (
        BookSays("TDA24", ("56",), "one motion"),
        BookSays("RRoP11", ("NL 4",), "two motions may stand", differs=True),
    )
    assert entry.former == (Former("TDA", 2013, "40"),)
    assert entry.calculator is Calculator.OVER_CHIP
    assert entry.cited == "TDA 56, RRoP NL 4"
    assert read.related(entry) == (entry,)
    assert read.by_category() == {"BET": (entry,)}
    assert not entry.house


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("related =", "relatd =", 10, 'There is no field "relatd"'),
        ('title = "A raise in two motions"', "title = 4", 2, "title must be a text in quotes."),
        ('title = "A raise in two motions"', 'title = " "', 2, "title is empty"),
        ('title = "A raise in two motions"\n', "", 0, "The field title is missing."),
        ('id = "BET-01"', 'id = "bet 1"', 1, '"bet 1" is no id'),
        ('"BET-01"]', '"BET-99"]', 10, 'There is no entry "BET-99" to be related.'),
        ('related = ["BET-01"]', 'related = "BET-01"', 10, "related must be a list of texts"),
        ('"TDA13 40"', '"forty"', 11, '"forty" is no old rule number'),
        ('"over-chip"', '"abacus"', 12, 'There is no calculator "abacus"'),
        ('"TDA24"', '"TDA99"', 15, 'There is no book "TDA99"'),
        ('"RRoP11"', "7", 20, 'There is no book "7"'),
        ('rules = ["NL 4"]', "rules = [4]", 21, "rules must be a list of texts"),
        ('says = "one motion"', "says = 1", 17, "says of TDA24 must be a text"),
        ("differs = true", 'differs = "yes"', 23, "differs of RRoP11 must be true or false."),
        ("differs = true", "differ = true", 23, 'There is no field "differ" in [[book]]'),
        ("differs = true", 'not_when = "never"', 23, "not_when belongs above the first [[book]]"),
        ("[[book]]", "book = 3\n[[book]]", 15, "The line cannot be read"),
        ('also = ["string bet"', 'also = ["string bet', 9, "The line cannot be read"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    assert old in WHOLE
    problems = library(tmp_path, [WHOLE.replace(old, new)]).problems
    assert [problem.line for problem in problems] == [line]
    where = f"{tmp_path / 'own' / '0.toml'}" + (f", line {line}" if line else "")
    assert str(problems[0]).startswith(f"{where}: ")
    assert said in problems[0].text
    assert problems[0].text.endswith(".")


def test_one_bad_file_stops_no_other(tmp_path: Path) -> None:
    other = WHOLE.replace("BET-01", "BET-02")
    read = library(tmp_path, ["id = ", other, other, WHOLE])
    assert [entry.id for entry in read.entries] == ["BET-01", "BET-02"]
    assert [problem.file.name for problem in read.problems] == ["0.toml", "2.toml"]
    assert "BET-02 is the id of" in read.problems[1].text


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b'id = "X-1"\ntitle = "\xff"\n')
    (tmp_path / "b.toml").write_bytes(b"#" * 300_000)
    first, second = Library.load(tmp_path).problems
    assert (first.line, second.line) == (2, 0)
    assert "UTF-8" in first.text
    assert "larger" in second.text


def test_nothing_there(tmp_path: Path) -> None:
    assert Library.load(tmp_path / "none", tmp_path / "neither").entries == ()


def test_the_house_wins_field_by_field(tmp_path: Path) -> None:
    changed = 'id = "BET-01"\nsay = "Call only."\n'
    own = 'id = "CLUB-1"\ntitle = "Dogs"\nsay = "No dogs."\n'
    read = library(tmp_path, [WHOLE], [changed, own])
    assert read.problems == ()
    entry, dogs = read.entries
    assert (entry.say, entry.title) == ("Call only.", "A raise in two motions")
    assert (entry.house, entry.overridden) == (True, ("say",))
    assert (dogs.house, dogs.overridden, dogs.category_title) == (True, (), "House rules")
    assert list(read.by_category()) == ["BET", "CLUB"]


def test_a_bad_field_of_the_house_changes_nothing(tmp_path: Path) -> None:
    read = library(tmp_path, [WHOLE], ['id = "BET-01"\nsay = 3\n', 'id = "NEW-1"\nsay = "Hm."\n'])
    assert [entry.say for entry in read.entries] == ["That is a string raise. It is a call."]
    assert [str(problem.file.name) for problem in read.problems] == ["0.toml", "1.toml"]
    assert "title is missing" in read.problems[1].text


def test_words_of_the_house_are_added(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "synonyms.toml").write_text('same = [["muck", "toss"]]\n')
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "synonyms.toml").write_text('same = [["button", "puck"]]\nsome = 1\n')
    read = library(tmp_path, [WHOLE])
    assert {"muck", "toss", "puck"} <= read.synonyms.words()
    assert [problem.line for problem in read.problems] == [2]
