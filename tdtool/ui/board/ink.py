"""The board's colours, whatever the desk's scheme, legible from the far table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from tdtool.settings import BoardColours
from tdtool.ui import theme


class Ink(StrEnum):
    """What a colour of the board is for."""

    WINDOW = "window"
    FELT = "felt"
    BAND = "band"
    TRACK = "track"
    FELT_TRACK = "felt_track"
    TEXT = "text"
    SECOND = "second"
    LABEL = "label"
    FELT_SECOND = "felt_second"
    ACCENT = "accent"
    AMBER = "amber"
    RED = "red"
    FELT_RED = "felt_red"
    BLUE = "blue"
    FILLED_TEXT = "filled_text"
    """Text on amber, red and blue."""
    DISC = "disc"
    """The dealer button."""
    ON_DISC = "on_disc"
    PLATE = "plate"
    """What lies behind a logo that would sink into the ground."""


Palette = Mapping[Ink, QColor]
"""Every colour of the board."""

NIGHT: Palette = {
    Ink.WINDOW: theme.DARK.window,
    Ink.FELT: theme.DARK.felt,
    Ink.BAND: theme.DARK.panel,
    Ink.TRACK: QColor("#232C36"),
    Ink.FELT_TRACK: QColor("#1F5242"),
    Ink.TEXT: theme.DARK.text,
    Ink.SECOND: theme.DARK.second,
    Ink.LABEL: QColor("#8794A2"),
    Ink.FELT_SECOND: QColor("#A9C9BD"),
    Ink.ACCENT: theme.DARK.accent,
    Ink.AMBER: theme.DARK.needs_you,
    Ink.RED: theme.DARK.wrong,
    Ink.FELT_RED: QColor("#F58A82"),
    Ink.BLUE: theme.DARK.information,
    Ink.FILLED_TEXT: theme.DARK.on_needs_you,
    Ink.DISC: theme.DARK.button_disc,
    Ink.ON_DISC: theme.DARK.on_button_disc,
    Ink.PLATE: QColor("#FFFFFF"),
}
BLACK: Palette = {
    **NIGHT,
    Ink.WINDOW: QColor("#000000"),
    Ink.BAND: QColor("#12171D"),
    Ink.TEXT: QColor("#FFFFFF"),
    Ink.SECOND: QColor("#B4BFCA"),
    Ink.LABEL: QColor("#98A4B0"),
    Ink.FELT: QColor("#0C3327"),
}
DAY: Palette = {
    Ink.WINDOW: QColor("#FFFFFF"),
    Ink.FELT: QColor("#CFE9DD"),
    Ink.BAND: QColor("#EDF0F3"),
    Ink.TRACK: QColor("#D9DFE5"),
    Ink.FELT_TRACK: QColor("#AFD5C4"),
    Ink.TEXT: QColor("#0F1419"),
    Ink.SECOND: QColor("#44505B"),
    Ink.LABEL: QColor("#55616D"),
    Ink.FELT_SECOND: QColor("#2C5546"),
    Ink.ACCENT: QColor("#0F6E52"),
    Ink.AMBER: QColor("#8A4F00"),
    Ink.RED: QColor("#B8261D"),
    Ink.FELT_RED: QColor("#A81E16"),
    Ink.BLUE: QColor("#1A62B3"),
    Ink.FILLED_TEXT: QColor("#FFFFFF"),
    Ink.DISC: QColor("#18212A"),
    Ink.ON_DISC: QColor("#FFFFFF"),
    Ink.PLATE: QColor("#18212A"),
}
_GROUNDS = {BoardColours.NIGHT: NIGHT, BoardColours.BLACK: BLACK, BoardColours.DAY: DAY}
_FELT_TEXT, _FELT_SECOND = 9.0, 5.0
"""Contrast of text and of second text on the felt that a house's colour makes."""


@lru_cache(maxsize=16)
def palette(colours: BoardColours, accent: str | None = None) -> Palette:
    """Give the board's colours on a ground; `accent` ("#1a2b3c") takes the place of the green.

    The house's colour keeps its hue; its lightness is what can be read from afar.
    """
    usual = _GROUNDS[colours]
    if accent is None:
        return usual
    house, dark = QColor(accent), colours is not BoardColours.DAY
    felt = _until(house, usual[Ink.TEXT], _FELT_TEXT, lighter=not dark)
    felt = _until(felt, usual[Ink.AMBER], theme.LEAST_CONTRAST, lighter=not dark)
    track = felt.lighter(150) if dark else felt.darker(118)
    pale = QColor.fromHslF(max(0.0, house.hslHueF()), house.hslSaturationF() * 0.5, 0.5)
    return {
        **usual,
        Ink.FELT: felt,
        Ink.FELT_TRACK: track if felt.lightness() else usual[Ink.TRACK],
        Ink.FELT_SECOND: _until(pale, felt, _FELT_SECOND, lighter=dark),
        Ink.FELT_RED: _until(usual[Ink.FELT_RED], felt, theme.LEAST_CONTRAST, lighter=dark),
        Ink.ACCENT: _until(house, usual[Ink.BAND], theme.LEAST_CONTRAST, lighter=dark),
    }


def _until(colour: QColor, other: QColor, least: float, *, lighter: bool) -> QColor:
    """Make a colour lighter or darker until it has this contrast with another."""
    hue, saturation = max(0.0, colour.hslHueF()), colour.hslSaturationF()
    lightness = colour.lightnessF()
    while theme.contrast(colour, other) < least:
        lightness = min(1.0, lightness + 0.02) if lighter else max(0.0, lightness - 0.02)
        colour = QColor.fromHslF(hue, saturation, lightness)
        if lightness in {0.0, 1.0}:
            break
    return colour


class Inks(NamedTuple):
    """The inks on one ground: text, what is said beside it, labels, and warnings."""

    ground: Ink
    text: Ink
    second: Ink
    label: Ink
    red: Ink
    track: Ink


ON_WINDOW = Inks(Ink.WINDOW, Ink.TEXT, Ink.SECOND, Ink.LABEL, Ink.RED, Ink.TRACK)
ON_BAND = ON_WINDOW._replace(ground=Ink.BAND)
ON_FELT = Inks(Ink.FELT, Ink.TEXT, Ink.FELT_SECOND, Ink.FELT_SECOND, Ink.FELT_RED, Ink.FELT_TRACK)
ON_AMBER = Inks(Ink.AMBER, *(Ink.FILLED_TEXT,) * 5)
ON_RED = ON_AMBER._replace(ground=Ink.RED)
ON_BLUE = ON_AMBER._replace(ground=Ink.BLUE)
