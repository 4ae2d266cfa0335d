"""The board's colours and the house's logo: legible, and where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from tdtool.settings import BoardColours, Settings
from tdtool.ui import theme
from tdtool.ui.board.dress import dress_of
from tdtool.ui.board.ink import (
    BLACK,
    NIGHT,
    ON_AMBER,
    ON_BAND,
    ON_BLUE,
    ON_FELT,
    ON_RED,
    ON_WINDOW,
    Ink,
    palette,
)
from tdtool.ui.board.logo import Logo
from tdtool.ui.board.picture import compose, paint
from tests.ui.board.inked import inked
from tests.ui.board.states import NOW

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tdtool.tournament.board_view import BoardView

HOUSES = (None, "#000000", "#ffffff", "#ff0000", "#ffff00", "#0000ff", "#b0344f", "#777777")


@pytest.mark.parametrize("colours", BoardColours)
@pytest.mark.parametrize("accent", HOUSES)
def test_everything_can_be_read_in_every_colour(colours: BoardColours, accent: str | None) -> None:
    made = palette(colours, accent)
    for inks in (ON_WINDOW, ON_BAND, ON_FELT, ON_AMBER, ON_RED, ON_BLUE):
        for ink in (inks.text, inks.second, inks.label, inks.red):
            assert theme.contrast(made[ink], made[inks.ground]) >= theme.LEAST_CONTRAST, (ink, inks)
    pairs = (
        (Ink.ACCENT, Ink.WINDOW),
        (Ink.AMBER, Ink.WINDOW),
        (Ink.AMBER, Ink.FELT),
        (Ink.AMBER, Ink.BAND),
        (Ink.ON_DISC, Ink.DISC),
    )
    for ink, ground in pairs:
        assert theme.contrast(made[ink], made[ground]) >= theme.LEAST_CONTRAST, (ink, ground)


def test_a_house_keeps_its_hue() -> None:
    made = palette(BoardColours.NIGHT, "#b0344f")
    assert made[Ink.FELT].hslHue() == pytest.approx(QColor("#b0344f").hslHue(), abs=3)
    assert made[Ink.TEXT] == NIGHT[Ink.TEXT]
    assert palette(BoardColours.BLACK)[Ink.WINDOW] == BLACK[Ink.WINDOW]


def picture(colour: str, width: int = 300, height: int = 100) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.fillRect(10, 10, width - 20, height - 20, QColor(colour))
    painter.end()
    return image


def test_a_logo_is_scaled(lettered: QApplication) -> None:
    del lettered
    found = Logo(picture("#c02020", 400, 100))
    assert found.ratio == pytest.approx(4)
    assert found.scaled(400, 100).size() == QSize(400, 100)


@pytest.mark.usefixtures("lettered")
@pytest.mark.parametrize("colour", ["#0f1419", "#ffffff"])
@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (1080, 1920)])
def test_a_logo_stands_beside_the_name(
    every_state: dict[str, BoardView], colour: str, size: tuple[int, int]
) -> None:
    dress = dress_of(Settings(), Logo(picture(colour)))
    room = dress.room(*size)
    assert room.plate is (colour == "#0f1419")
    for name in ("level", "break", "winner", "huge", "prizes"):
        scene = compose(every_state[name], NOW, room)
        (shown,) = scene.pictures
        assert shown.rect.left() >= room.edge - 1, name
        assert not [line.key for line in scene.lines if inked(line).intersects(shown.rect)], name
    assert not compose(every_state["paused"], NOW, room).pictures
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, scene, QRegion(image.rect()), dress.colours)
    painter.end()
    assert image.pixelColor(shown.rect.center().toPoint()) == QColor(colour)
