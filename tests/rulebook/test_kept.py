"""The library as it was made ready is kept, until a file of it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rulebook.kept import ready
from tests.rulebook.entries import OWN, WHOLE, library
from tests.rulebook.measured import OWN as QUESTIONS
from tests.rulebook.measured import read_questions

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.rulebook.load import Library
    from tdtool.rulebook.search import Index

OURS = 'id = "HOUSE-01"\ntitle = "Telephones"\nsay = "Leave the table to speak."\n'


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """Lay out a library of one entry, and a card room with one of its own and a faulty one."""
    library(tmp_path, [WHOLE], [OURS, 'id = "BET-01"\nsays = "No."\n'])
    return tmp_path


def _ready(room: Path) -> tuple[Library, Index]:
    made = ready(room / "own", room / "house", room / "kept")
    return made.library, made.index


def _file(room: Path) -> int:
    return (room / "kept").stat().st_ino


def test_what_was_kept_answers_as_what_was_read(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    made = ready(OWN, tmp_path / "house", kept)
    again = ready(OWN, tmp_path / "house", kept)
    assert again.library.entries == made.library.entries
    for question in [*(one.question for one in read_questions(QUESTIONS)), "TDA 47-A", "he cals"]:
        assert again.index.search(question) == made.index.search(question)


def test_faults_are_kept_too(room: Path) -> None:
    read, _ = _ready(room)
    first = _file(room)
    kept, index = _ready(room)
    assert _file(room) == first
    assert len(read.problems) == 1
    assert kept.problems == read.problems
    assert kept.entries == read.entries
    assert index.search("telephone").hits[0].entry.house


def test_a_changed_file_is_read_and_checked(room: Path) -> None:
    _ready(room)
    (room / "house" / "0.toml").write_text(OURS.replace("Telephones", "Headphones"), "utf-8")
    (room / "house" / "1.toml").unlink()
    read, index = _ready(room)
    assert read.problems == ()
    assert [hit.entry.id for hit in index.search("headphones").hits] == ["HOUSE-01"]
    assert not index.search("telephones").hits


@pytest.mark.parametrize("spoiled", [b"", b"no library", None])
def test_a_spoiled_file_is_made_again(room: Path, spoiled: bytes | None) -> None:
    read, _ = _ready(room)
    whole = (room / "kept").read_bytes()
    (room / "kept").write_bytes(whole[:-100] + bytes(100) if spoiled is None else spoiled)
    again, index = _ready(room)
    assert again.entries == read.entries
    assert index.search("string bet").hits
    assert len((room / "kept").read_bytes()) == len(whole)


def test_where_nothing_can_be_kept_it_is_read_each_time(room: Path) -> None:
    for _ in range(2):
        read = ready(room / "own", room / "house", room / "nowhere" / "kept")
        assert [entry.id for entry in read.library.entries] == ["BET-01", "HOUSE-01"]
        assert read.index.search("string bet").hits
    assert not (room / "nowhere").exists()
