"""What is said in the journal of persons made one, and of names that were erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


@pytest.mark.parametrize(
    ("notes", "full"),
    [
        (0, "A player’s name was erased; his entries stay. It cannot come back."),
        (1, "A player’s name was erased, with 1 note about him; his entries stay."),
        (2, "A player’s name was erased, with 2 notes about him; his entries stay."),
    ],
)
def test_persons_in_the_journal(evening: Evening, notes: int, full: str) -> None:
    evening.do(c.Bust((1,)))
    evening.do(c.Register(names=("T1 seat one",)))
    late = max(evening.state.entries)
    kept, gone = (evening.state.entries[entry].person for entry in (1, late))
    evening.do(MergePersons(kept, gone))
    assert told(evening) == (
        "T1 seat 1: two persons made one",
        "T1 seat 1 had been entered as two persons; they are one here.",
    )
    evening.do(c.Bust((2,)))
    for _ in range(notes):
        evening.do(c.WriteNote("he owes us", entry=2))
    evening.do(ErasePerson(evening.state.entries[2].person))
    line, said = told(evening)
    assert line == "a player’s name erased"
    assert full in said


def told(evening: Evening) -> tuple[str, str]:
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    act = book.chronicle.act(len(book.chronicle) - 1)
    return plain(book.teller.of(act)), plain(" ".join(sentences(book.teller, act, 30)))
