"""Chips beside the levels: in play and counted, the set by keys, the bank, the advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.chip_set import ChipColour, set_of, usual_set
from tdtool.tournament.chips.view import chips_view
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from tdtool.ui.levels.chips_sheet import ChipsSheet
    from tests.ui.levels.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CTRL = Qt.KeyboardModifier.ControlModifier
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def sheet(hands: Hands) -> ChipsSheet:
    hands.page.head.chips.click()
    return hands.page.side.chips_sheet


def take_out(sheet: ChipsSheet, place: int) -> None:
    """Take a value out of the set by its disc's menu."""
    disc = sheet.rows.disc(place)
    disc.ask()
    disc.menu().actions()[-1].trigger()
    disc.menu().close()


def test_in_play_and_counted(hands: Hands, sheet: ChipsSheet) -> None:
    assert hands.page.side.chips_shown()
    state = hands.desk.state
    view = chips_view(state)
    assert sheet.in_play.text() == f"{view.in_play:,}"
    assert sheet.average.text().startswith(f"average {view.average:,}, ")
    assert sheet.counted.text() == f"Nobody counted yet, {state.seated} players."
    stacks = tuple((one.id, 60_000) for one in state.entries.values() if one.seat is not None)
    done(hands.desk, cc.CountStacks(stacks[1:]))
    assert sheet.counted.text().endswith("each are left for the others.")
    done(hands.desk, cc.CountStacks(((stacks[0][0], 1),)))
    assert sheet.counted.text().endswith(("too few.", "too many."))
    seen: list[str] = []
    hands.page.count_wanted.connect(lambda: seen.append("count"))
    hands.page.chip_list_wanted.connect(seen.append)
    sheet.count_button.click()
    sheet.paper.click()
    assert seen == ["count", sheet.entries.text()]


def test_the_set_is_typed_and_used(hands: Hands, sheet: ChipsSheet) -> None:
    usual = usual_set(hands.structure)
    assert sheet.rows.chips() == usual
    assert sheet.rows.fields()[0].hasFocus()
    hands.press(ENTER)
    assert sheet.rows.fields()[1].hasFocus()
    hands.press(Qt.Key.Key_Up)
    sheet.rows.bank_fields()[0].setFocus()
    hands.type("2,0")
    hands.type("00")
    hands.press(ENTER)
    assert sheet.rows.bank_fields()[1].hasFocus()
    hands.type("5")
    assert "The bank is short of" in sheet.short.text()
    sheet.rows.disc(0).ask()
    sheet.rows.disc(0).menu().actions()[1].trigger()
    hands.press(ENTER, CTRL)
    chosen = hands.desk.state.chips.chosen
    assert (chosen[0].pieces, chosen[1].pieces, chosen[0].colour) == (2_000, 5, ChipColour.RED)
    assert hands.page.side.chips.lines()[0].colour is ChipColour.RED
    assert not sheet.use.isEnabled()
    hands.press(ESC)
    assert not hands.page.side.chips_shown()
    assert hands.view.hasFocus()


def test_a_stack_that_does_not_come_out_asks_for_a_reason(hands: Hands, sheet: ChipsSheet) -> None:
    first = sheet.rows.fields()[0]
    first.selectAll()
    hands.type("x")
    assert sheet.rows.chips() is None
    sheet.apply()
    assert sheet.refusal.text() == "A number of chips is a whole number."
    hands.press(Qt.Key.Key_Backspace)
    hands.type("99")
    assert "the sheet gives" in sheet.stack.text()
    hands.press(ENTER, CTRL)
    assert "come to" in sheet.refusal.text()
    sheet.refusal.anyway.click()
    hands.type("two colours short")
    hands.press(ENTER)
    assert hands.desk.state.chips.chosen[0].in_stack == 99
    sheet.usual.click()
    assert sheet.rows.chips() == usual_set(hands.structure)


def test_values_come_and_go_and_the_stack_is_made_of_them(hands: Hands, sheet: ChipsSheet) -> None:
    before = [kind.value for kind in sheet.rows.chips() or ()]
    sheet.value.setFocus()
    hands.type("250")
    hands.press(ENTER)
    assert [kind.value for kind in sheet.rows.chips() or ()] == sorted([*before, 250])
    for wrong in ("250", "no"):
        sheet.value.setText(wrong)
        hands.press(ENTER)
        assert sheet.value.property("wrong")
    place = sorted([*before, 250]).index(250)
    take_out(sheet, place)
    assert [kind.value for kind in sheet.rows.chips() or ()] == before
    for field in sheet.rows.fields():
        field.clear()
    sheet.rows.changed.emit()
    sheet.share.click()
    made = sheet.rows.chips() or ()
    assert [kind.in_stack for kind in made] == [one.in_stack for one in usual_set(hands.structure)]
    for place in range(len(made) - 1):
        take_out(sheet, 0)
        del place
    take_out(sheet, 0)
    sheet.value.setText("7")
    hands.press(ENTER)
    sheet.share.click()
    assert sheet.refusal.text().startswith("These values do not come to")


def test_the_bank_is_for_as_many_entries_as_are_typed(hands: Hands, sheet: ChipsSheet) -> None:
    sheet.entries.set_value(10)
    kinds = set_of(hands.desk.state)
    row = hands.page.side.chips_sheet.rows
    assert row.parts_needed()[0] == f"{kinds[0].in_stack * 10:,}"


def test_the_desk_says_which_chips_can_leave_and_why(hands: Hands) -> None:
    things = [thing for thing in hands.page.side.look_at.things() if "No amount" in thing.words]
    locked = hands.editing.locked_before
    assert all(thing.row is not None and thing.row >= locked for thing in things)
    for thing in things:
        (fix,) = thing.fixes
        chip = int(fix.text.split("s leave")[0].replace(",", ""))
        assert chip in fix.structure.rows[thing.row or 0].colour_up
