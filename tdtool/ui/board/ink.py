"""The board's colours: dark whatever the desk's scheme, legible from the far table."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtGui import QColor

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


COLOURS: dict[Ink, QColor] = {
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
}
"""Every colour of the board."""


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
