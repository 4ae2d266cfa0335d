"""One table of actions: no key is claimed twice, every key does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from tdtool.ui import act_rows
from tdtool.ui.act_row import Row
from tdtool.ui.actions import Actions
from tdtool.ui.acts import Act, Where
from tdtool.ui.help.key_table import groups

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage


def test_no_key_is_claimed_twice() -> None:
    assert act_rows.ambiguous(act_rows.ROWS) == []


def test_a_double_key_would_be_seen() -> None:
    window = Row(Act.FLOOR, "Floor", None, ("Ctrl+1",), "")
    again = Row(Act.FIND, "Find", None, ("ctrl+1",), "")
    floor = Row(Act.MOVE, "Move", None, ("Ctrl+1",), "", Where.FLOOR, shortcut=False)
    line = Row(Act.COMPLETE, "Take", None, ("Tab",), "", Where.LINE, shortcut=False)
    assert act_rows.ambiguous((window, again)) == [(Act.FLOOR, Act.FIND, "Ctrl+1")]
    assert act_rows.ambiguous((window, floor)) == [(Act.FLOOR, Act.MOVE, "Ctrl+1")]
    assert act_rows.ambiguous((window, line)) == []


@pytest.mark.parametrize("row", act_rows.ROWS, ids=lambda row: row.act.value)
def test_every_row_can_be_read(row: Row) -> None:
    assert row.text
    assert row.tip.endswith((".", "?"))
    assert all(QKeySequence(key).toString() for key in row.keys)


def test_every_act_has_one_row() -> None:
    assert [row.act for row in act_rows.ROWS] == list(
        dict.fromkeys(row.act for row in act_rows.ROWS)
    )


def test_no_two_shortcuts_of_the_window_meet(stage: Stage) -> None:
    claimed: list[str] = []
    for action in stage.window.findChildren(QAction):
        if action.parent() is stage.window:
            claimed += [key.toString() for key in action.shortcuts()]
    claimed += [one.key().toString() for one in stage.window.findChildren(QShortcut)]
    assert len(claimed) == len(set(claimed))


FRAME = (
    "floor who_posts line to_do find clock undo redo menu new_tournament sample open_tournament "
    "next_tournament bring_in_players draw_seats print system_colours dark_colours light_colours "
    "larger smaller usual_size full_screen keys about quit"
)


def test_every_act_of_the_frame_is_connected(stage: Stage) -> None:
    missing = [act for act in FRAME.split() if Act(act) not in stage.window.actions_table]
    assert missing == []


def test_the_page_of_keys_shows_only_what_does_something(stage: Stage) -> None:
    acts = stage.window.actions_table
    shown = [row for group in groups(acts.__contains__) for row in group.rows]
    assert all(row.act in acts or not row.shortcut for row in shown)
    assert {Act.UNDO, Act.WHO_WENT_OUT} <= {row.act for row in shown}
    nothing = [row for group in groups(lambda _act: False) for row in group.rows]
    assert not any(row.shortcut for row in nothing)


def test_a_refused_act_says_why(qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    acts = Actions(window)
    action = acts.connect(Act.DRAW_SEATS, lambda: None)
    acts.refuse(Act.DRAW_SEATS, "Nobody <waits>.")
    assert not action.isEnabled()
    assert action.toolTip() == "<qt>Nobody &lt;waits&gt;.</qt>"
    acts.refuse(Act.DRAW_SEATS, "")
    assert action.isEnabled()


def test_keys_are_written_as_on_keyboards() -> None:
    assert act_rows.shown_key("Return") == "Enter"
