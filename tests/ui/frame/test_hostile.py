"""Names from anywhere are plain text in every part of the frame, and freeze nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt
from tdtool.ui.panels.bring_in_players import BringInPlayersPanel
from tdtool.ui.panels.new_tournament import NewTournamentPanel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Label, Paragraph
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

NAMES = {
    "markup": "<b>Bold</b> & <i>co</i>",
    "image": '<img src="/etc/hostname">',
    "link": '<a href="https://example.org">x</a>',
    "long": "A" * 5_000,
    "long words": "Aa " * 1_700,
    "long markup": "<table><tr><td>" * 400,
    "right to left": "يوسف الزهروني",
    "override": "\u202eevil\u202c name",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 20,
    "marks": "Z" + "\u0335\u0322\u0318" * 300,
    "control": "a\x00b\x07c\nd\te",
    "amper": "Tom & Jerry && Co",
    "percent": "%n %1 {0} {entry 1}",
    "han": "渡会 澄乃" * 30,
}
QUICK = 1.5
"""Seconds that no picture of the window may take; usually it is a tenth of one."""


@pytest.fixture(params=list(NAMES), ids=list(NAMES))
def name(request: pytest.FixtureRequest) -> str:
    return NAMES[request.param]


def drawn(part: QWidget) -> float:
    start = time.perf_counter()
    assert not part.grab().isNull()
    return time.perf_counter() - start


def test_parts_write_it_as_it_is(qtbot: QtBot, name: str) -> None:
    for part in (Label(name), Paragraph(name), Button(name)):
        qtbot.addWidget(part)
        part.resize(300, 40)
        assert part.minimumSizeHint().width() < 2_000
        assert drawn(part) < QUICK
        if isinstance(part, QLabel):
            assert part.textFormat() == Qt.TextFormat.PlainText


def test_every_part_of_the_window(stage: Stage, name: str) -> None:
    desk = stage.desk
    new = max(desk.state.entries) + 1
    desk_sample.done(desk, c.Register(names=(name,)))
    entry = desk.state.entries[new].id
    table = next(table for table in desk.state.tables.values() if table.open_seats())
    desk_sample.done(desk, c.SeatEntry(entry, SeatAt(table.number, table.open_seats()[0])))
    desk_sample.done(desk, c.MoveEntry(entry))
    stage.program.floor.show_table(table.number)
    stage.settle()
    assert drawn(stage.window) < QUICK
    stage.bridge.do(c.Arrive(entry))
    assert drawn(stage.window) < QUICK
    stage.window.line.open(name[:60])
    stage.settle()
    assert drawn(stage.window) < QUICK
    QTest.keyClick(stage.window.line.field, Qt.Key.Key_Escape)
    stage.bridge.do(c.Bust((entry,)))
    assert drawn(stage.window) < QUICK
    stage.window.fail(name)
    assert drawn(stage.window) < QUICK
    for tip in stage.window.findChildren(QWidget):
        assert "<img" not in tip.toolTip()
        assert "<b>" not in tip.toolTip()


def test_tournaments_called_so(stage: Stage) -> None:
    for name in NAMES.values():
        stage.program.tournaments.new_tournament()
        panel = stage.window.panels.panel
        assert isinstance(panel, NewTournamentPanel)
        panel.name.setText(name)
        panel.do_primary()
        stage.settle()
        assert drawn(stage.window) < QUICK
        stage.program.tournaments.open_tournament()
        assert drawn(stage.window) < QUICK


def test_a_list_with_all_of_them(stage: Stage) -> None:
    lines = [name.replace("\n", " ") for name in NAMES.values()]
    text = "Name\tCity\n" + "\n".join(f"{line}\tOslo" for line in lines if "\t" not in line)
    stage.bring_in(text + "\nPer Holm\tOslo\n")
    panel = stage.window.panels.panel
    assert isinstance(panel, BringInPlayersPanel)
    assert drawn(stage.window) < QUICK
    panel.do_primary()
    assert "Per Holm" in stage.desk.names.values()
    assert "<b>Bold</b> & <i>co</i>" in stage.desk.names.values()
