"""The board's colours and the house's logo: legible, and read with bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from tdtool.settings import BoardColours, Settings
from tdtool.ui import logo, theme
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
from tdtool.ui.board.picture import compose, paint
from tdtool.ui.logo import Logo, LogoError, read_logo
from tests.ui.board.inked import inked
from tests.ui.board.states import NOW

if TYPE_CHECKING:
    from pathlib import Path

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


def picture(folder: Path, colour: str, width: int = 300, height: int = 100) -> Path:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.fillRect(10, 10, width - 20, height - 20, QColor(colour))
    painter.end()
    path = folder / "logo.png"
    assert image.save(str(path))
    return path


def test_a_logo_is_read_and_bounded(lettered: QApplication, tmp_path: Path) -> None:
    del lettered
    found = read_logo(picture(tmp_path, "#c02020", 4_000, 1_000))
    assert found.ratio == pytest.approx(4)
    assert found.scaled(400, 100).size() == QSize(400, 100)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The logo logo.png is no picture that can be shown: use PNG or JPEG."),
        (b"hello", "The logo logo.png is no picture that can be shown: use PNG or JPEG."),
        (
            b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
            "The logo logo.png is no picture that can be shown: use PNG or JPEG.",
        ),
        (b"\0" * (logo.MOST_BYTES + 1), "The logo logo.png has more than 10 MB."),
    ],
    ids=["empty", "text", "vector", "huge"],
)
def test_what_is_no_logo_gets_a_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "logo.png"
    path.write_bytes(content)
    with pytest.raises(LogoError) as told:
        read_logo(path)
    assert str(told.value) == sentence


def test_a_logo_that_is_cut_off_or_unfolds_gets_a_sentence(tmp_path: Path) -> None:
    path = picture(tmp_path, "#c02020")
    whole = path.read_bytes()
    path.write_bytes(whole[:60])
    with pytest.raises(LogoError, match=r"is damaged|is no picture"):
        read_logo(path)
    head = b"IHDR" + (20_000).to_bytes(4, "big") * 2 + whole[24:29]
    path.write_bytes(whole[:12] + head + crc32(head).to_bytes(4, "big") + whole[33:])
    with pytest.raises(LogoError, match=r"million pixels"):
        read_logo(path)
    with pytest.raises(LogoError, match="cannot be read"):
        read_logo(tmp_path / "none.png")


@pytest.mark.usefixtures("lettered")
@pytest.mark.parametrize("colour", ["#0f1419", "#ffffff"])
@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (1080, 1920)])
def test_a_logo_stands_beside_the_name(
    every_state: dict[str, BoardView], tmp_path: Path, colour: str, size: tuple[int, int]
) -> None:
    dress = dress_of(Settings(), read_logo(picture(tmp_path, colour)))
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


def test_no_logo_is_no_logo() -> None:
    assert logo.logo_of(None) is None
    with pytest.raises(LogoError, match=r"nowhere\.png cannot be read"):
        logo.logo_of("/nowhere.png")


def test_two_readings_of_a_file_are_one(lettered: QApplication, tmp_path: Path) -> None:
    del lettered
    path = picture(tmp_path, "#c02020")
    first = logo.logo_of(str(path))
    assert isinstance(first, Logo)
    assert logo.logo_of(str(path)) is first
    picture(tmp_path, "#2020c0", 200)
    assert logo.logo_of(str(path)) is not first
