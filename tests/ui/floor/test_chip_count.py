"""The chip count on the Floor: a figure a seat, by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdtool.tournament import commands as c
from tdtool.tournament.chips.view import chips_view, stack_of, table_chips
from tdtool.ui import chip_words
from tests.ui.floor.keys import press, press_with

if TYPE_CHECKING:
    from tdtool.tournament.state import Table
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.chip_count_pane import ChipCountPane
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


def opened(page: FloorPage, number: int) -> tuple[ChipCountPane, Table]:
    page.show_table(number)
    press("t")
    pane = page.chip_count
    assert pane.isVisible()
    return pane, page._bridge.desk.state.tables[number]  # noqa: SLF001 - the desk under test


def here(pane: ChipCountPane) -> int:
    fields = pane.rows.fields()
    return next(at for at, field in enumerate(fields) if field.hasFocus())


def test_one_figure_a_seat_then_the_next_table(page: FloorPage, bridge: Bridge) -> None:
    first, second = sorted(bridge.desk.state.tables)[:2]
    pane, table = opened(page, first)
    seats = sorted(table.occupants)
    assert [line.seat for line in pane.rows.lines()] == [str(seat) for seat in seats]
    assert here(pane) == 0
    assert not pane.do_button.isEnabled()
    for place, _ in enumerate(seats):
        assert here(pane) == place
        press("45k" if place else "41,500", K.Key_Return)
    entries = [table.occupants[seat] for seat in seats]
    state = bridge.desk.state
    found = [stack_of(state, entry) for entry in entries]
    assert [one.chips for one in found if one is not None] == [
        41_500,
        *[45_000] * (len(seats) - 1),
    ]
    assert (pane.table(), page.table()) == (second, second)
    assert pane.text().startswith(f"{len(seats)} of ")
    press(K.Key_PageUp)
    assert pane.rows.lines()[0].before == 41_500
    worth = 41_500 + 45_000 * (len(seats) - 1)
    assert pane.here() == f"Table: {worth:,}, average {worth // len(seats):,}"
    # The table's picture says what was counted, and when.
    press(K.Key_Escape)
    seat = page.pane.view().seats[seats[0] - 1]  # type: ignore[union-attr]
    assert seat.stack == 41_500


def test_arrows_go_round_and_what_was_typed_stays(page: FloorPage, bridge: Bridge) -> None:
    first, second = sorted(bridge.desk.state.tables)[:2]
    pane, _ = opened(page, first)
    press("12", K.Key_Down, "x", K.Key_Up, K.Key_Up)
    assert here(pane) == 0
    press_with(Qt.KeyboardModifier.ControlModifier, K.Key_Return)
    assert pane.refusal.text().endswith("that is no number of chips.")
    assert here(pane) == 1
    press(K.Key_PageDown)
    assert (pane.table(), pane.refusal.text()) == (second, "")
    page.tiles.view.chosen.emit(first)
    assert [field.text() for field in pane.rows.fields()[:2]] == ["12", "x"]
    assert chips_view(bridge.desk.state).round is None
    assert pane.here() == f"1 of {len(pane.rows.lines())} stacks: 12"


def test_a_figure_with_a_zero_too_many_asks_for_a_reason(page: FloorPage, bridge: Bridge) -> None:
    first = min(bridge.desk.state.tables)
    pane, table = opened(page, first)
    press("99000m")
    press_with(Qt.KeyboardModifier.ControlModifier, K.Key_Return)
    assert "more than all" in pane.refusal.text()
    pane.refusal.anyway.click()
    press("it is so", K.Key_Return)
    counted = stack_of(bridge.desk.state, table.occupants[min(table.occupants)])
    assert counted is not None
    assert counted.chips == 99_000_000_000


def test_the_end_says_whether_all_chips_are_there(page: FloorPage, bridge: Bridge) -> None:
    desk = bridge.desk
    for number in sorted(desk.state.tables)[2:]:
        for entry in tuple(desk.state.tables[number].occupants.values()):
            desk.do(c.Bust((entry,)))
    pane, _ = opened(page, min(desk.state.tables))
    said: list[str] = []
    bridge.said.connect(lambda words, _tone: said.append(words))
    for _ in range(2):
        for _seat in pane.rows.lines():
            press("100000", K.Key_Return)
    view = chips_view(desk.state)
    assert view.round is not None
    assert view.round.gap is not None
    left = desk.state.seated
    assert said[-1].startswith(f"Chips: {left} of {left} counted")
    assert said[-1].endswith("too few.")
    assert not pane.isVisible()
    pane.begin(None)
    assert "too few" in pane.text()
    first = desk.state.tables[min(desk.state.tables)]
    assert table_chips(desk.state, first).chips == 100_000 * len(first.occupants)


def test_an_empty_table_and_none(page: FloorPage, bridge: Bridge) -> None:
    number = max(bridge.desk.state.tables) + 1
    bridge.do(c.OpenTable(number))
    pane, _ = opened(page, number)
    assert pane.here() == "Nobody sits here."
    bridge.do(c.CloseTable(number))
    assert pane.table() in bridge.desk.state.tables
    assert QApplication.focusWidget() is not None


def test_words_of_a_walk(bridge: Bridge) -> None:
    view = chips_view(bridge.desk.state)
    assert chip_words.counted(view, 0).startswith("nobody counted yet, ")
