"""Counting the chips of chosen entries beside the list, by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.chips.view import stack_of
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def chips(hands: Hands, entry: int) -> int | None:
    found = stack_of(hands.desk.state, entry)
    return None if found is None else found.chips


def test_a_figure_each_in_the_order_of_seats(hands: Hands) -> None:
    number, table = next(iter(sorted(hands.desk.state.tables.items())))
    seats = sorted(table.occupants)
    first, second = (table.occupants[seat] for seat in seats[:2])
    hands.choose(hands.desk.name(second), hands.desk.name(first))
    hands.type("h")
    sheet = hands.page.side.count_sheet
    assert sheet.isVisible()
    assert [line.seat for line in sheet.rows.lines()] == [f"{number}.{seat}" for seat in seats[:2]]
    hands.type("45k")
    hands.key(KEY.Key_Return)
    hands.type("x")
    hands.key(KEY.Key_Return)
    assert sheet.refusal.text() == f"{number}.{seats[1]}: that is no number of chips."
    hands.key(KEY.Key_Backspace)
    hands.type("20,500")
    hands.key(KEY.Key_Return)
    assert (chips(hands, first), chips(hands, second)) == (45_000, 20_500)
    assert not hands.has_sheet()
    assert hands.page.view.hasFocus()
    hands.type("h")
    assert sheet.rows.fields()[0].placeholderText() == "45,000"
    hands.key(KEY.Key_Return)
    hands.key(KEY.Key_Return)
    assert not hands.has_sheet()
    assert chips(hands, first) == 45_000


def test_who_has_no_chips_is_not_counted_and_a_zero_too_many_is_asked_about(hands: Hands) -> None:
    table = hands.desk.state.tables[min(hands.desk.state.tables)]
    out, stays = list(table.occupants.values())[:2]
    done(hands.desk, c.Bust((out,)))
    hands.choose(hands.desk.name(out))
    hands.type("h")
    assert hands.said[-1] == "Nobody here has chips to be counted."
    hands.choose(hands.desk.name(stays))
    hands.type("h")
    hands.type("9000m")
    hands.key(KEY.Key_Return)
    sheet = hands.page.side.count_sheet
    assert "more than all" in sheet.refusal.text()
    sheet.refusal.anyway.click()
    hands.type("so it is")
    hands.key(KEY.Key_Return)
    assert chips(hands, stays) == 9_000_000_000


def test_a_dozen_at_a_time(hands: Hands) -> None:
    hands.find("")
    hands.key(KEY.Key_A, CTRL)
    hands.type("h")
    sheet = hands.page.side.count_sheet
    assert len(sheet.rows.lines()) == 12
    assert sheet.problem.text().startswith("The first 12 by their seats; ")
    hands.key(KEY.Key_Escape)
    assert not hands.has_sheet()
