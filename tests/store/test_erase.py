"""What is erased is gone from the files to the last letter, and the log stays whole."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

import pytest

from tdtool.store.errors import NotErased, NotThere
from tdtool.store.log import Store
from tdtool.tournament.facts import EntryRegistered, Fact, Noted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PEOPLE, TOGETHER = 400, 20


def secret(number: int) -> str:
    """Make a name that stands nowhere else."""
    return f"Secret-{number}-Sécrète"


def letters_left(path: Path, *words: str) -> list[tuple[str, str]]:
    """List which of the words stand in which of the file and those beside it."""
    return [
        (word, file.name)
        for file in path.parent.iterdir()
        for word in words
        if word.encode() in file.read_bytes()
    ]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many persons whose ids arrive out of order, so that pages split and cells move."""
    path = tmp_path_factory.mktemp("made") / "tdtool.db"
    with Store.open(path) as store:
        log = store.create("t", "", 0)
        numbers = list(range(PEOPLE))
        Random(7).shuffle(numbers)
        for at in range(0, PEOPLE, TOGETHER):
            those = numbers[at : at + TOGETHER]
            facts: list[Fact] = []
            for number in those:
                facts.append(EntryRegistered(number, f"p{number:05}", 1, late=False))
                facts.append(Noted(f"x{number:05}"))
            names = {f"p{number:05}": secret(number) for number in those}
            texts = {
                f"x{number:05}": f"about {secret(number)} " * (number % 9 + 1) for number in those
            }
            log.append(f"a{at}", f"c{at}", at * 2, facts, at, names, texts)
    return path


@pytest.fixture
def filled(made: Path, path: Path) -> Iterator[Store]:
    """Open a copy of it."""
    shutil.copy(made, path)
    with Store.open(path) as store:
        yield store


def test_erased_name_is_in_no_file(filled: Store, path: Path) -> None:
    erased = [3, 200, 399]
    for number in erased:
        assert letters_left(path, secret(number))
        filled.erase(f"p{number:05}")
        filled.erase_text(f"x{number:05}")
    assert letters_left(path, *map(secret, erased)) == []
    assert letters_left(path, secret(4))
    log = filled.log("t")
    assert log.verify() is None
    assert log.last_seq == 2 * PEOPLE
    assert len(filled.people()) == len(filled.texts("t")) == PEOPLE - len(erased)
    filled.close()
    assert letters_left(path, *map(secret, erased)) == []
    with Store.open(path) as store:
        assert "p00003" not in store.people()
        assert "x00003" not in store.texts("t")


def test_names_that_were_given_up_go_with_the_person(filled: Store, path: Path) -> None:
    filled.rename("p00007", "Another Name")
    filled.rename("p00007", "A Third Name")
    assert filled.people()["p00007"] == "A Third Name"
    filled.erase("p00007")
    filled.erase_text("x00007")
    assert letters_left(path, secret(7), "Another Name", "A Third Name") == []


def test_copies_left_where_pages_split_go_too(filled: Store, path: Path) -> None:
    growth = Random(8)
    grown = [f"Grown-{number}-{'y' * growth.randrange(120)}" for number in range(PEOPLE)]
    for number in growth.sample(range(PEOPLE), PEOPLE):
        filled.rename(f"p{number:05}", grown[number])
    filled.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("UPDATE persons SET name = NULL")
    with Store.open(path) as store:
        store.erase("p00000")
    assert letters_left(path, *grown) == []


def test_contact_and_notes_go_too(filled: Store, path: Path) -> None:
    filled.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE persons SET contact = 'a@b.example', notes = 'owes us' ")
    with Store.open(path) as store:
        for number in range(PEOPLE):
            if number in {1, PEOPLE - 1} or number % 100 == 0:
                store.erase(f"p{number:05}")
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT name, contact, notes FROM persons WHERE erased ORDER BY id"
        assert set(connection.execute(query)) == {(None, None, None)}


def test_erased_person_keeps_the_id_and_takes_no_new_name(filled: Store) -> None:
    filled.erase("p00001")
    filled.erase("p00001")
    with pytest.raises(NotThere, match="erased"):
        filled.rename("p00001", "Back again")
    assert "p00001" not in filled.people()
    assert len(filled.log("t").read()) == 2 * PEOPLE


def test_a_reader_from_outside_is_told_of(filled: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM persons").fetchone()
        with pytest.raises(NotErased, match="another program is reading"):
            filled.erase("p00001")
        assert "p00001" not in filled.people()
    filled.erase("p00001")
    filled.erase_text("x00001")
    assert letters_left(path, secret(1)) == []
