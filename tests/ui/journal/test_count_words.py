"""What counts of a field without names are called in the list, and what is said of them in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.pool import FREE
from tdtool.tournament.act_sorts import Kind
from tdtool.tournament.counted import commands as cc
from tdtool.tournament.money.commands import SetTerms
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.tournament.evening import Evening
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.commands import Command

SAID: dict[str, tuple[Command, Kind, str]] = {
    "all": (
        cc.CountField(45, 1, rebuys=2, add_ons=3),
        Kind.ENTRY,
        "45 entries in all. 1 re-entry among them. 2 rebuys in all. 3 add-ons in all.",
    ),
    "left": (cc.CountField(left=1), Kind.ENTRY, "1 player was left."),
    "out": (cc.ChangeField(out=3), Kind.BUST, "3 players went out."),
    "back": (cc.ChangeField(out=-1), Kind.BUST, "1 player never went out after all."),
    "more": (
        cc.ChangeField(entered=2, again=1, rebuys=1, add_ons=4),
        Kind.ENTRY,
        "2 entries more. 1 re-entry more. 1 rebuy more. 4 add-ons more.",
    ),
    "fewer": (cc.ChangeField(entered=-1), Kind.ENTRY, "1 entry fewer."),
    "names": (cc.ForgetField(), Kind.ENTRY, "Players are entered by name from here on."),
}


@pytest.mark.parametrize("case", SAID)
def test_kind_and_sentences(tmp_path: Path, case: str) -> None:
    evening = Evening(tmp_path)
    evening.do(SetTerms(Terms(Extra(FREE, 1_000), Extra(FREE, 1_000))))
    evening.do(cc.CountField(43, left=40))
    command, kind, full = SAID[case]
    evening.do(command)
    book = Book(evening.desk, dict)
    act = book.chronicle.act(len(book.chronicle) - 1)
    assert act.kind is kind
    assert plain(" ".join(sentences(book.teller, act, 30))) == full
    evening.store.close()
