"""What each act of hands played together is called in the list, and said of it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tests.tournament.evening import Evening

BEGIN = hc.BeginHandForHand()
FINISH = hc.FinishTables()
OUT = c.Bust((1,))
CLOSED = "All tables had finished hand 1 of hand for hand. "
OFF = (
    "It took 2 minutes off the clock. A hand off the clock by −2:00, level 1. "
    "The clock stands at 18:00 of level 1."
)

SAID: dict[str, tuple[list[c.Command], c.Command, str, str]] = {
    "begun": (
        [],
        BEGIN,
        "hand for hand",
        "Hand for hand was announced; the hands being played then are the first one.",
    ),
    "ticked": (
        [BEGIN],
        hc.FinishTables((2,)),
        "table 2 finished hand 1",
        "Table 2 finished hand 1.",
    ),
    "held": (
        [BEGIN],
        OUT,
        "1.1 T1 seat 1 out, place when the hand is closed",
        "",
    ),
    "closed": ([BEGIN, FINISH], hc.CloseHand(), "hand 1 closed, 2 min off", CLOSED),
    "shared": (
        [BEGIN, FINISH, OUT, c.Bust((7,))],
        hc.CloseHand(),
        "hand 1 closed, 2 min off",
        f"{CLOSED}Those out on it at different tables share. ",
    ),
    "ended": (
        [BEGIN, FINISH, hc.CloseHand()],
        hc.EndHandForHand(),
        "hand for hand ended after 1 hand",
        "Normal play began again after 1 hand of hand for hand.",
    ),
    "stack": (
        [OUT],
        hc.GiveStack(1, 9_000),
        "T1 seat 1 had 9,000",
        "T1 seat 1 had 9,000 at the start of his last hand.",
    ),
    "card": (
        [],
        hc.CallLastHands(),
        "card of 3 to 7 drawn: 3, last 3 hands called",
        "Draw 1: a card from 3 to 7, it was 3. Its seed: ",
    ),
    "called": ([], hc.CallLastHands(4), "last 4 hands called", "Each table plays 4 hands more"),
    "played": (
        [hc.CallLastHands(4), FINISH],
        hc.EndLastHands(),
        "last hands played",
        "All tables had played their last hands.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_line_and_sentences(evening: Evening, case: str) -> None:
    before, command, line, full = SAID[case]
    for one in (*before, command):
        evening.do(one)
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    act = book.chronicle.act(len(book.chronicle) - 1)
    assert plain(book.teller.of(act)) == line
    assert full in plain(" ".join(sentences(book.teller, act, 30)))
