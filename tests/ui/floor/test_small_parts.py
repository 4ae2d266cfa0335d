from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.rules.button.question import ButtonRule
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.answer_panel import AnswerPanel
from tdtool.ui.floor.filter_bar import FilterBar
from tdtool.ui.floor.rule_switch import RuleSwitch
from tdtool.ui.floor.tiles_model import Showing
from tdtool.ui.floor.why_text import WhyText
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Kind
from tests.ui.floor.test_table_picture import HOSTILE

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_rule_switch_walks_the_rules_and_keeps_the_events_ticked(qtbot: QtBot) -> None:
    switch = RuleSwitch()
    qtbot.addWidget(switch)
    heard: list[ButtonRule] = []
    switch.chosen.connect(heard.append)
    switch.set_own(ButtonRule.SIMPLIFIED)
    assert (switch.rule(), heard) == (ButtonRule.SIMPLIFIED, [])
    assert switch.accessibleName() == "Rule: Simplified, the event's rule"
    switch.show_next()
    QTest.keyClick(switch, Qt.Key.Key_Right)
    QTest.keyClick(switch, Qt.Key.Key_Right)
    QTest.keyClick(switch, Qt.Key.Key_Right)
    QTest.keyClick(switch, Qt.Key.Key_Left)
    rules = ButtonRule
    assert heard == [rules.DEAD, rules.MOVING, rules.SIMPLIFIED, rules.MOVING]
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().topLeft())
    switch.grab()


def test_filter_bar_chooses_by_key_and_mouse(qtbot: QtBot) -> None:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.set_needing(5)
    bar.resize(bar.sizeHint())
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert bar.showing() is Showing.NEEDS_YOU
    assert bar.accessibleName() == "Shown: Needs you 5"
    right = bar.rect().center()
    right.setX(bar.width() - 4)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=right)
    assert bar.showing() is Showing.BUTTON_KNOWN
    bar.grab()


@pytest.mark.parametrize("name", HOSTILE)
def test_reason_wraps_any_name_and_stays_bounded(qtbot: QtBot, name: str) -> None:
    why = WhyText(most_lines=3)
    qtbot.addWidget(why)
    why.set_reason(f"{name} went out. " * 3, "Dead button, TDA 2024 rule 32")
    assert 0 < why.heightForWidth(300) <= 3 * 18
    why.resize(300, why.heightForWidth(300))
    why.grab()
    why.set_reason("")
    assert why.heightForWidth(300) == 0


def test_button_gives_up_icon_and_key_before_its_words(qtbot: QtBot) -> None:
    button = ActButton("Next hand", icon=Icon.NEXT_HAND, key="N")
    qtbot.addWidget(button)
    whole, bare = button.sizeHint().width(), button.minimumSizeHint().width()
    assert whole > bare
    images = []
    for width in (whole, bare):
        button.resize(width, 32)
        images.append(button.grab().toImage())
    assert images[0].width() > images[1].width()
    plain = button.sizeHint().width()
    button.set_kind(Kind.PRIMARY)
    assert button.sizeHint().width() > plain


def test_panel_buttons_ask_for_their_acts(qtbot: QtBot) -> None:
    panel = AnswerPanel()
    qtbot.addWidget(panel)
    heard: list[Act] = []
    panel.asked.connect(heard.append)
    for act in (Act.WHO_WENT_OUT, Act.SET_BY_HAND, Act.PRINT_CARD):
        panel.button(act).click()
    assert heard == [Act.WHO_WENT_OUT, Act.SET_BY_HAND, Act.PRINT_CARD]
    panel.refuse_acts({Act.NEXT_HAND: "Not <b>now</b>."})
    assert not panel.button(Act.NEXT_HAND).isEnabled()
    assert "&lt;b&gt;now" in panel.button(Act.NEXT_HAND).toolTip()
