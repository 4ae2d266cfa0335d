"""Which colours are in force: the director's choice, or what the computer uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.settings import ColourScheme
from tdtool.ui import theme
from tdtool.ui.style_sheet import style_sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tdtool.ui.theme import Colours

_STYLE, _DRESSED = "fusion", "dressed"
_QT_SCHEMES = {
    ColourScheme.SYSTEM: Qt.ColorScheme.Unknown,
    ColourScheme.LIGHT: Qt.ColorScheme.Light,
    ColourScheme.DARK: Qt.ColorScheme.Dark,
}


def apply(app: QApplication, scheme: ColourScheme, percent: int) -> None:
    """Dress the whole program in a scheme, with text of `percent` of the usual size."""
    hints = app.styleHints()
    if not app.styleSheet():
        # Under a style sheet the style has no name, and setting it again dresses everything anew.
        app.setStyle(_STYLE)
    if hints.colorScheme() != _QT_SCHEMES[scheme]:
        # Does nothing on plain X11 and offscreen, hence our own palettes below.
        hints.setColorScheme(_QT_SCHEMES[scheme])
    colours = chosen(scheme, hints.colorScheme())
    hand = "touch" if theme.is_touch() else "mouse"
    dressed = f"{'dark' if colours.dark else 'light'} {percent} {hand}"
    if app.property(_DRESSED) == dressed and theme.is_look(colours, percent):
        return
    app.setProperty(_DRESSED, dressed)
    theme.keep_look(colours, percent)
    app.setPalette(theme.palette())
    app.setFont(theme.font(13))
    app.setStyleSheet(style_sheet())
    # Last: a new style sheet puts palettes back that widgets had before it.
    theme.set_look(colours, percent)


def chosen(scheme: ColourScheme, system: Qt.ColorScheme) -> Colours:
    """Give the colours for a choice; where the computer says nothing, a dim room is likely."""
    if scheme is ColourScheme.LIGHT:
        return theme.LIGHT
    if scheme is ColourScheme.DARK:
        return theme.DARK
    return theme.LIGHT if system == Qt.ColorScheme.Light else theme.DARK
