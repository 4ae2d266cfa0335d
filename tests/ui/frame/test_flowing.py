"""Parts that are as high as their words need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.ui.parts.flowing import Flowing
from tdtool.ui.parts.scroll import Scroll

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

_AREA = 12_000


class Block(Flowing):
    """Takes the same area at any width."""

    def tall(self, width: int) -> int:
        return _AREA // width


def _columns(*parts: QWidget) -> QWidget:
    column = QWidget()
    layout = QVBoxLayout(column)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    return column


def test_what_wraps_anew_in_a_narrower_room_is_given_its_height(qtbot: QtBot) -> None:
    above, below = Block(), Block()
    scroll = Scroll(_columns(above, below))
    qtbot.addWidget(scroll)
    scroll.resize(400, 600)
    scroll.show()
    for width in (200, 150, 300):
        scroll.resize(width, 600)
        QApplication.processEvents()
        for part in (above, below):
            assert part.height() == _AREA // part.width()
