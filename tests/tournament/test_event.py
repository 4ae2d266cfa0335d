"""The event as a whole: its name, its re-entries, what the board says to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.board_view import board_view, field_of
from tdtool.tournament.refusal import Code

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def heads(evening: Evening) -> list[str]:
    return [head.name for head in evening.store.tournaments()]


def test_a_new_name_is_the_names_of_the_file_too(evening: Evening) -> None:
    done = evening.do(ec.RenameTournament("  Harbour\nMain "))
    assert done.told == "now called Harbour Main"
    assert evening.state.name == "Harbour Main"
    assert heads(evening) == ["Harbour Main"]
    evening.do(c.WriteNote("x"))
    assert heads(evening) == ["Harbour Main"]
    evening.desk.undo(done.action)
    assert evening.state.name == "Harbour Open"
    assert heads(evening) == ["Harbour Open"]
    assert evening.reopened().state == evening.state


def test_names_that_cannot_be(evening: Evening) -> None:
    evening.refused(ec.RenameTournament(" \n"), Code.EMPTY_TEXT)
    evening.refused(ec.RenameTournament("Harbour  Open"), Code.NOTHING_CHANGES)


@pytest.mark.parametrize(
    ("reentries", "told"),
    [(0, "no re-entries"), (1, "1 re-entry each"), (3, "3 re-entries each")],
)
def test_re_entries_are_allowed_more_or_less_often(six: Evening, reentries: int, told: str) -> None:
    assert six.do(ec.ChangeReentries(reentries)).told == told
    six.refused(ec.ChangeReentries(reentries), Code.NOTHING_CHANGES)
    entry = 1
    for again in range(reentries):
        six.do(c.ReEnter(entry))
        entry = 7 + again
    six.refused(c.ReEnter(entry), Code.REENTRIES_USED, house=True)
    assert six.do(ec.ChangeReentries(None)).told == "re-entries without limit"
    six.do(c.ReEnter(entry))
    six.refused(ec.ChangeReentries(-1), Code.BAD_NUMBER)


def test_the_board_says_what_the_director_wrote(evening: Evening) -> None:
    desk = evening.desk
    assert desk.message == ""
    evening.refused(ec.SetMessage(" "), Code.NOTHING_CHANGES)
    assert evening.do(ec.SetMessage("Dinner\nis served")).told == "board message"
    assert desk.message == "Dinner is served"
    field = field_of(desk.state, desk.names, desk.message)
    assert board_view(desk.state, field, desk.now()).message == "Dinner is served"
    second = evening.do(ec.SetMessage("Back at 20:00"))
    assert desk.message == "Back at 20:00"
    desk.undo(second.action)
    assert desk.message == "Dinner is served"
    assert evening.reopened().message == "Dinner is served"
    assert evening.do(ec.SetMessage("")).told == "board message taken off"
    assert desk.message == ""


def test_an_erased_message_is_none(evening: Evening) -> None:
    evening.do(ec.SetMessage("Kim owes the cage"))
    text = evening.state.message
    assert text is not None
    evening.store.erase_text(text)
    assert evening.desk.message == ""


def test_a_message_that_cannot_be_read_is_none(evening: Evening) -> None:
    evening.do(ec.SetMessage("Dinner"))
    desk = evening.reopened()
    evening.store.close()
    assert desk.state.message is not None
    assert desk.message == ""


def test_a_message_has_to_fit_the_board(evening: Evening) -> None:
    said = evening.refused(ec.SetMessage("x" * 101), Code.BAD_NUMBER)
    assert said == "The board has room for 100 letters, this message has 101."
    evening.do(ec.SetMessage("x" * 100))
