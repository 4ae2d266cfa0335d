"""The Floor page and Who posts? in events that do not play the dead button with blinds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect

from tdtool.desk import Desk
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.ui.acts import Act
from tdtool.ui.bridge import Bridge
from tdtool.ui.floor.floor_page import FloorPage
from tdtool.ui.whoposts.who_posts import WhoPosts
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
STUD = Stakes(
    small_bet=400, big_bet=800, bring_in=150, completion=400, ante=Ante(AnteKind.EACH, 50)
)
SHORT_DECK = Stakes(ante=Ante(AnteKind.SHORT_DECK, 100))
BLINDS = Stakes(100, 200, Ante(AnteKind.BIG_BLIND, 200))


def event(folder: Path, clock: desk_sample.Clock, rule: ButtonRule, stakes: Stakes) -> Desk:
    plan = desk_sample.structure()
    rows = tuple(replace(row, stakes=(stakes,)) if row.stakes else row for row in plan.rows)
    store = Store.open(folder / "event.sqlite3")
    command = c.OpenTournament("Event", replace(plan, rows=rows), HouseRules(button_rule=rule), 9)
    desk = Desk.found(store, command, clock, desk_sample.Bytes())
    assert isinstance(desk, Desk)
    desk_sample.done(desk, c.Register(names=desk_sample.names(9)))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    desk_sample.done(desk, c.StartClock())
    return desk


@pytest.mark.parametrize(
    ("rule", "stakes", "rows", "big"),
    [
        (ButtonRule.MOVING, BLINDS, ["Button", "Small blind", "Big blind", "Big blind"], (6, 8)),
        (ButtonRule.SIMPLIFIED, BLINDS, ["Button", "Small blind", "Big blind"], (8,)),
        (ButtonRule.DEAD, STUD, ["Button"], ()),
        (ButtonRule.DEAD, SHORT_DECK, ["Button"], ()),
    ],
)
def test_event_is_answered_by_its_own_rule(  # noqa: PLR0917
    tmp_path: Path,
    clock: desk_sample.Clock,
    qtbot: QtBot,
    rule: ButtonRule,
    stakes: Stakes,
    rows: list[str],
    big: tuple[int, ...],
) -> None:
    desk = event(tmp_path, clock, rule, stakes)
    bridge = Bridge()
    bridge.show(desk)
    page = FloorPage(bridge)
    qtbot.addWidget(page)
    page.resize(982, 664)
    page.show()
    page.pane.act(Act.LAST_HAND)
    sheet = page.pane.sheets.last_hand
    sheet.seat.press(3)
    sheet.out.press(4)
    sheet.out.press(7)
    assert sheet.do_button.isEnabled(), sheet.refusal.text()
    said = "The button waits on 3" if stakes is STUD else "Last hand: button 3"
    assert sheet.read_back.text().startswith(said)
    sheet.commit()
    shown = [row.part.value for row in page.pane.panel.grid.rows()]
    assert shown == [*rows, "First to act"]
    view = page.pane.view()
    assert view is not None
    assert view.answer is not None
    assert view.answer.positions.big_blinds == big
    assert page.pane.panel.switch.rule() is rule
    for _ in range(3):
        page.pane.act(Act.RULES)
        page.grab()
    page.pane.act(Act.SET_BY_HAND)
    by_hand = page.pane.sheets.set_by_hand
    by_hand.reason.setText("as it stood")
    assert by_hand.do_button.isEnabled(), by_hand.refusal.text()
    by_hand.commit()
    assert "Set by hand" in page.pane.panel.why()
    bridge.close()


@pytest.mark.parametrize("rule", list(ButtonRule))
@pytest.mark.parametrize("stakes", [BLINDS, STUD, SHORT_DECK])
def test_who_posts_marks_the_events_rule(
    tmp_path: Path, clock: desk_sample.Clock, qtbot: QtBot, rule: ButtonRule, stakes: Stakes
) -> None:
    desk = event(tmp_path, clock, rule, stakes)
    bridge = Bridge()
    bridge.show(desk)
    panel = WhoPosts(bridge, 1)
    qtbot.addWidget(panel)
    panel.place(QRect(136, 64, 982, 664))
    panel.hand.button_row.press(3)
    panel.hand.extras.out.press(4)
    assert panel.refusal.text() == ""
    assert [column.rule for column in panel.columns.columns() if column.own] == [rule]
    panel.grab()
    panel.do_primary()
    position = desk.state.tables[1].position
    assert position is not None
    assert position.last.button == 3 or stakes is STUD
    bridge.close()
