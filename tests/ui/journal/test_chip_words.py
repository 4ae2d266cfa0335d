"""What each count of chips is called in the list, and what is said of it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.chip_set import ChipColour, ChipKind
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tdtool.tournament.commands import Command
    from tests.tournament.evening import Evening

SAID: dict[str, tuple[Command, str, str]] = {
    "one": (cc.CountStacks(((1, 45_000),)), "T1 seat 1 has 45,000", "T1 seat 1 had 45,000."),
    "many": (
        cc.CountStacks(tuple((entry, 1_000) for entry in range(1, 6))),
        "5 stacks counted",
        "T1 seat 5 had 1,000.",
    ),
    "table": (
        cc.CountTable(1, 118_000),
        "table 1 has 118,000 in chips",
        "Table 1 had 118,000 in chips, with 6 players.",
    ),
    "set": (
        cc.ChooseChips(
            (ChipKind(500, ChipColour.RED, 40, 1_200), ChipKind(5_000, ChipColour.BLUE))
        ),
        "chip set chosen",
        "500 red, 40 in a starting stack, 1,200 in the bank. 5,000 blue.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_line_and_sentences(evening: Evening, case: str) -> None:
    command, line, full = SAID[case]
    evening.do(command)
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    act = book.chronicle.act(len(book.chronicle) - 1)
    assert plain(book.teller.of(act)).startswith(line)
    assert full in plain(" ".join(sentences(book.teller, act, 30)))
