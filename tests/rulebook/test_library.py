"""The program's own rulings: whole, in their places, and in words of their own."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tdtool.rulebook.entry import CATEGORIES
from tdtool.rulebook.load import Library
from tdtool.rulebook.words import keys
from tests.rulebook.entries import OWN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.rulebook.entry import Entry

SHARED = Path(os.environ.get("TDTOOL_SHARED", OWN.parents[1].parent / "shared"))
SOURCES = [
    SHARED / "facts" / "ruling_entries.tsv",
    SHARED / "facts" / "betting_vectors.tsv",
    SHARED / "seeds" / "betting_rules.txt",
    SHARED / "seeds" / "limits_chapter.txt",
    SHARED / "seeds" / "tournament_betting_sheet.txt",
]
NO_SOURCES = "the sources (TDTOOL_SHARED or ../shared) are not here"
SECTIONS = Path(__file__).with_name("seed_sections.tsv")
RUN = 8
"""Words in a row that may not be those of a source."""


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load(OWN)


def test_nothing_is_wrong_in_the_files(library: Library) -> None:
    assert [str(problem) for problem in library.problems] == []


def test_every_entry_is_whole(library: Library) -> None:
    lacking = [
        (entry.id, name)
        for entry in library.entries
        for name, enough in (
            ("detail", len(entry.detail.split()) >= 40),
            ("related", 1 <= len(entry.related) <= 6 and entry.id not in entry.related),
            ("also", len(set(entry.also)) >= 6),
            ("book", bool(entry.books)),
            ("category", entry.category in CATEGORIES),
            ("file", entry.file.parts[-2:] == (entry.category.lower(), f"{entry.id}.toml")),
        )
        if not enough
    ]
    assert lacking == []


def test_every_category_has_entries(library: Library) -> None:
    assert list(library.by_category()) == list(CATEGORIES)


def test_a_book_is_named_once_and_the_tda_first(library: Library) -> None:
    for entry in library.entries:
        books = [says.book for says in entry.books]
        assert len(books) == len(set(books)), entry.id
        assert books[0] == "TDA24" or "TDA24" not in books, entry.id


@pytest.mark.skipif(not SOURCES[0].is_file(), reason=NO_SOURCES)
def test_every_planned_entry_is_there(library: Library) -> None:
    with SOURCES[0].open(encoding="utf-8", newline="") as file:
        planned = {row["id"] for row in csv.DictReader(file, delimiter="\t")}
    assert planned - {entry.id for entry in library.entries} == set()


def test_every_section_of_the_seeds_has_an_entry(library: Library) -> None:
    with SECTIONS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert len({row["seed"] for row in rows}) == len(SOURCES) - 2
    named = {id_ for row in rows for id_ in row["entries"].split()}
    assert all(row["entries"].split() for row in rows)
    assert named - {entry.id for entry in library.entries} == set()


@pytest.mark.skipif(not all(file.is_file() for file in SOURCES), reason=NO_SOURCES)
def test_no_run_of_words_is_a_sources(library: Library) -> None:
    taken = {
        run: f"{file.name}:{number}"
        for file in SOURCES
        for number, line in enumerate(_paragraphs(file), 1)
        for run in _runs(line)
    }
    assert len(taken) > 1_000
    copied = [
        (entry.id, " ".join(run), taken[run])
        for entry in library.entries
        for text in _texts(entry)
        for run in _runs(text)
        if run in taken
    ]
    assert copied == []


def _paragraphs(file: Path) -> list[str]:
    """Give the lines of a table, or the text of a seed as one: its lines break anywhere."""
    text = file.read_text(encoding="utf-8")
    return text.split("\n") if file.suffix == ".tsv" else [text]


def _texts(entry: Entry) -> Iterable[str]:
    yield from (entry.title, entry.say, entry.detail, entry.not_when, entry.example, *entry.also)
    yield from (says.says for says in entry.books)


def _runs(text: str) -> Iterable[tuple[str, ...]]:
    """Give all runs of words, those with digits left out."""
    words = [key for key in keys(text) if key.isalpha()]
    return (tuple(words[place : place + RUN]) for place in range(len(words) - RUN + 1))
