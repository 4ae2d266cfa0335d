"""Colours are told apart by those who read them; letters and icons are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QWidget

from tdtool.paths import resource
from tdtool.settings import ColourScheme
from tdtool.ui import icons, scheme, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.style_sheet import style_sheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEAST = 4.5
SCHEMES = [pytest.param(theme.DARK, id="dark"), pytest.param(theme.LIGHT, id="light")]
FILLED = ("accent", "needs_you", "information", "button_disc", "small_blind", "big_blind")


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("role", theme.TEXT_ROLES)
@pytest.mark.parametrize("surface", ["window", "panel"])
def test_words_are_read_on_quiet_surfaces(colours: theme.Colours, role: str, surface: str) -> None:
    assert theme.contrast(colours.role(role), colours.role(surface)) >= LEAST


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("role", ["text", "second"])
@pytest.mark.parametrize("surface", ["raised", "felt", "selected", "rail"])
def test_words_and_labels_are_read_on_raised_surfaces(
    colours: theme.Colours, role: str, surface: str
) -> None:
    assert theme.contrast(colours.role(role), colours.role(surface)) >= LEAST


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("role", ["needs_you", "wrong_text"])
def test_what_needs_somebody_is_read_in_a_chosen_row(colours: theme.Colours, role: str) -> None:
    assert theme.contrast(colours.role(role), colours.selected) >= LEAST


@pytest.mark.parametrize("colours", SCHEMES)
@pytest.mark.parametrize("filled", FILLED)
def test_words_are_read_on_filled_colours(colours: theme.Colours, filled: str) -> None:
    assert theme.contrast(colours.role(f"on_{filled}"), colours.role(filled)) >= LEAST


@pytest.mark.parametrize("colours", SCHEMES)
def test_the_focus_ring_stands_out(colours: theme.Colours) -> None:
    for surface in ("window", "panel", "raised"):
        assert theme.contrast(colours.information, colours.role(surface)) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    assert theme.contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert theme.contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


def test_every_icon_has_a_file() -> None:
    files = {path.stem for path in resource("icons").glob("*.svg")}
    assert {icon.value for icon in Icon} <= files


@pytest.mark.parametrize("icon", list(Icon))
def test_an_icon_is_drawn_in_its_colour_at_any_sharpness(icon: Icon) -> None:
    for ratio in (1.0, 1.5, 2.0):
        drawn = icons.pixmap(icon, "accent", 18, ratio).toImage()
        assert drawn.width() == round(18 * ratio)
        strong = [
            drawn.pixelColor(x, y)
            for x in range(drawn.width())
            for y in range(drawn.height())
            if drawn.pixelColor(x, y).alpha() > 150
        ]
        assert strong
        accent = theme.colours().accent
        assert all(abs(colour.green() - accent.green()) <= 2 for colour in strong)


def test_an_icon_follows_the_scheme() -> None:
    icon = icons.icon(Icon.PAUSE, "text")
    theme.set_look(theme.DARK, 100)
    dark = icon.pixmap(18, 18).toImage()
    theme.set_look(theme.LIGHT, 100)
    assert icon.pixmap(18, 18).toImage() != dark


def test_inter_is_drawn_in_its_weights() -> None:
    assert QFontInfo(theme.font(13)).family() == "Inter"
    widths = [
        QFontMetrics(theme.font(40, weight)).horizontalAdvance("Harbour Open")
        for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)
    ]
    assert widths == sorted(widths)
    assert len(set(widths)) == 3


def test_figures_of_equal_width_where_they_count() -> None:
    metrics = QFontMetrics(theme.font(40, tabular=True))
    assert metrics.horizontalAdvance("11:11") == metrics.horizontalAdvance("00:00")


def test_the_choice_beats_the_system() -> None:
    from PySide6.QtCore import Qt

    assert scheme.chosen(ColourScheme.LIGHT, Qt.ColorScheme.Dark) is theme.LIGHT
    assert scheme.chosen(ColourScheme.DARK, Qt.ColorScheme.Light) is theme.DARK
    assert scheme.chosen(ColourScheme.SYSTEM, Qt.ColorScheme.Light) is theme.LIGHT
    assert scheme.chosen(ColourScheme.SYSTEM, Qt.ColorScheme.Unknown) is theme.DARK


def test_measures_grow_with_the_text() -> None:
    theme.set_look(theme.DARK, 200)
    assert theme.px(8) == 16
    assert theme.font(13).pixelSize() == 26
    assert "16px" in style_sheet()


def test_words_keep_their_colour_in_another_parent(dressed: None, qtbot: QtBot) -> None:
    del dressed
    words = Paragraph("Nobody sits there.")
    words.ensurePolished()
    words.set_role("wrong_text")
    parent = QWidget()
    qtbot.addWidget(parent)
    words.setParent(parent)
    parent.show()
    assert words.palette().color(words.foregroundRole()) == theme.colours().wrong_text
