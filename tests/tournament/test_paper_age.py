"""Whether a printed sheet is still right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.paper_age import PaperAge, draws, paper_age, seats_since
from tdtool.tournament.values import SeatAt, Sheet
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    made.full_table(6)
    made.do(c.OpenTable(2))
    made.do(c.StartClock())
    return made


def old(evening: Evening, sheet: Sheet) -> str | None:
    found = paper_age(evening.desk.history, sheet)
    return None if found is None else found.old


def test_a_sheet_that_was_never_printed_has_no_age(evening: Evening) -> None:
    assert [paper_age(evening.desk.history, sheet) for sheet in Sheet] == [None] * len(Sheet)


def test_a_sheet_just_printed_is_right(evening: Evening) -> None:
    for sheet in Sheet:
        evening.do(c.RecordSheet(sheet))
    now = evening.clock.wall_ms
    assert {paper_age(evening.desk.history, sheet) for sheet in Sheet} == {PaperAge(now)}


def test_the_level_sheet_is_old_once_the_times_have_changed(evening: Evening) -> None:
    evening.do(c.RecordSheet(Sheet.LEVELS))
    evening.clock.pass_(MINUTE)
    evening.do(c.AddTime(5 * MINUTE))
    assert old(evening, Sheet.LEVELS) == "times have changed"


def test_a_bust_makes_lists_old_but_no_seat_card(evening: Evening) -> None:
    for sheet in Sheet:
        evening.do(c.RecordSheet(sheet))
    evening.clock.pass_(MINUTE)
    evening.do(c.Bust((1,)))
    assert {sheet: old(evening, sheet) for sheet in Sheet} == {
        Sheet.LEVELS: "",
        Sheet.SEATING: "seats have changed once",
        Sheet.SEAT_CARDS: "",
        Sheet.TABLES: "seats have changed once",
        Sheet.STANDINGS: "places have changed once",
        Sheet.MOVES: "",
        Sheet.BREAKS: "",
        Sheet.BREAKING_ORDER: "",
        Sheet.SIGN_IN: "entries have changed once",
        Sheet.DRAW_PROOF: "",
        Sheet.PRIZES: "",
        Sheet.PAYOUT_SLIPS: "",
        Sheet.DEAL: "",
        Sheet.CASH_UP: "",
        Sheet.RULING: "",
        Sheet.PENALTY: "",
        Sheet.RULING_LOG: "",
        Sheet.HOUSE_SHEET: "",
        Sheet.BAG_SHEETS: "",
        Sheet.BAG_LABELS: "",
        Sheet.DAY_SEATING: "seats have changed once",
        Sheet.CHIP_COUNTS: "",
        Sheet.CHIPS: "",
    }
    evening.do(c.Bust((2, 3)))
    assert old(evening, Sheet.SEATING) == "seats have changed 2 times"


def test_a_move_makes_the_seats_old_until_they_are_printed_again(evening: Evening) -> None:
    evening.do(c.RecordSheet(Sheet.SEATING))
    evening.do(c.RecordSheet(Sheet.MOVES))
    evening.do(c.MoveEntry(1, SeatAt(2, 4)))
    assert old(evening, Sheet.SEATING) == "seats have changed once"
    assert old(evening, Sheet.MOVES) == "moves have changed once"
    evening.do(c.RecordSheet(Sheet.SEATING))
    assert old(evening, Sheet.SEATING) == ""


def test_a_sheet_of_one_table_leaves_the_others_as_old_as_they_were(evening: Evening) -> None:
    evening.do(c.RecordSheet(Sheet.TABLES))
    evening.do(c.MoveEntry(1, SeatAt(2, 4)))
    evening.do(c.RecordSheet(Sheet.TABLES, 2))
    assert old(evening, Sheet.TABLES) == "seats have changed once"


def test_taking_an_act_back_is_a_change_of_what_it_changed(evening: Evening) -> None:
    evening.do(c.MoveEntry(1, SeatAt(2, 4)))
    evening.do(c.WriteNote("table wobbles"))
    evening.do(c.RecordSheet(Sheet.SEATING))
    evening.desk.undo()
    assert old(evening, Sheet.SEATING) == ""
    evening.desk.undo()
    assert old(evening, Sheet.SEATING) == "seats have changed once"
    evening.desk.redo()
    assert old(evening, Sheet.SEATING) == "seats have changed 2 times"


def test_new_seats_are_those_given_since_the_cards_were_printed(evening: Evening) -> None:
    assert seats_since(evening.desk.history) == {1, 2, 3, 4, 5, 6}
    evening.do(c.RecordSheet(Sheet.SEAT_CARDS))
    assert seats_since(evening.desk.history) == frozenset()
    evening.do(c.MoveEntry(1, SeatAt(2, 4)))
    evening.do(c.SwapSeats(SeatAt(1, 2), SeatAt(1, 3)))
    evening.do(c.RegisterAndSeat(name="Late"))
    assert seats_since(evening.desk.history) == {1, 2, 3, 7}
    evening.desk.undo()
    assert seats_since(evening.desk.history) == {1, 2, 3}


def test_a_seat_carries_the_seal_of_its_draw(evening: Evening) -> None:
    assert draws(evening.desk.history) == {}
    seal = evening.state.seal.digest
    evening.do(c.RegisterAndSeat(name="Late"))
    assert draws(evening.desk.history) == {7: seal}
    evening.desk.undo()
    assert draws(evening.desk.history) == {}
