"""The code for cameras: whole modules on white, on the board while there is time to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPainter, QPixmap

from tdtool.board_plan import BoardPlan, ScreenId
from tdtool.players_page.code import QUIET, modules
from tdtool.tournament import commands as c
from tdtool.ui.board.board import Board
from tdtool.ui.parts.code_picture import code_side, paint_code
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tdtool.ui.bridge import Bridge

ADDRESS = "http://192.168.178.120:8047/3f2a91"


def test_the_code_is_small_enough_to_be_read_across_a_room() -> None:
    rows = modules(ADDRESS)
    assert len(rows) == 29, "version 3, which holds 42 bytes"
    assert {len(row) for row in rows} == {29}
    finder = [all(row[:7]) for row in (rows[0], rows[6])]
    assert finder == [True, True]


@pytest.mark.parametrize("most", [100, 148, 149, 400])
def test_every_module_is_whole_pixels(qtbot: QtBot, most: int) -> None:
    del qtbot
    side = code_side(ADDRESS, most)
    assert side <= most
    picture = QPixmap(most, most)
    picture.fill(QColor("#123C30"))
    painter = QPainter(picture)
    paint_code(painter, ADDRESS, 0, 0, most)
    painter.end()
    image = picture.toImage()
    rows = modules(ADDRESS)
    module = side // (len(rows) + 2 * QUIET)
    for down in range(side):
        for across in range(side):
            row, column = down // module - QUIET, across // module - QUIET
            inside = 0 <= row < len(rows) and 0 <= column < len(rows)
            dark = inside and rows[row][column]
            assert image.pixelColor(across, down).lightness() == (0 if dark else 255)


@pytest.mark.usefixtures("dressed")
def test_the_board_shows_it_in_breaks(bridge: Bridge, desk: Desk, qtbot: QtBot) -> None:
    board = Board(bridge, BoardPlan(ScreenId("HDMI-1")))
    qtbot.addWidget(board)
    board.resize(1280, 800)
    board.show()
    desk_sample.done(desk, c.GoToRow(14))
    board.refresh()
    assert board.code.address == "", "the page is off"
    bridge.phone_address = lambda tournament: ADDRESS if tournament == desk.id else ""
    board.refresh()
    assert board.code.address == ADDRESS
    assert board.scene is not None
    beside = board.code.geometry().left()
    assert all(line.right <= beside for line in board.scene.lines)
    desk_sample.done(desk, c.GoToRow(13))
    board.refresh()
    assert board.code.address == "", "a level needs the whole board"
    desk_sample.done(desk, c.GoToRow(14))
    board.resize(300, 900)
    board.refresh()
    assert board.code.address == "", "an upright board has no room beside it"
    board.close()
