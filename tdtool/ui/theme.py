"""Colours, type and measures of the window: what every widget asks before it paints."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette

from tdtool.ui import fonts

SELECTION_SHARE = 0.18
"""How much of the selection colour lies over a selected row."""
TARGET = 44
"""The least height and width (pixels at 100 %) of what a finger presses (WCAG 2.2, 2.5.5)."""
LEAST_CONTRAST = 4.5
"""Of words and what they stand on (WCAG 2.2, 1.4.3)."""
TEXT_ROLES = ("text", "second", "third", "accent", "needs_you", "wrong_text", "information")
"""The roles that write text; each has a contrast of at least 4.5 : 1 on window and panel."""

_LINEAR_BELOW = 0.04045
_WEIGHT_AXIS = QFont.Tag("wght")


class Colours(NamedTuple):
    """The colours of one scheme, by what they are for.

    Surfaces, darkest to lightest in the dark scheme: `window`, `panel`, `raised` (also under
    the mouse); `felt` is the accent's surface, `rail` what lies around it. On `raised` and
    `felt` labels use `second`, never `third`. `on_*` is the text on a filled colour; `wrong`
    is for shapes, `wrong_text` for words; `selected` is a selected row on a panel.
    """

    dark: bool
    window: QColor
    panel: QColor
    raised: QColor
    line: QColor
    text: QColor
    second: QColor
    third: QColor
    accent: QColor
    on_accent: QColor
    felt: QColor
    rail: QColor
    needs_you: QColor
    on_needs_you: QColor
    wrong: QColor
    wrong_text: QColor
    information: QColor
    on_information: QColor
    selected: QColor
    button_disc: QColor
    on_button_disc: QColor
    small_blind: QColor
    on_small_blind: QColor
    big_blind: QColor
    on_big_blind: QColor

    def role(self, name: str) -> QColor:
        """Give the colour of a role by its name, "second" for one."""
        colour = getattr(self, name)
        if not isinstance(colour, QColor):
            raise TypeError(name)
        return colour


def blended(over: QColor, under: QColor, share: float) -> QColor:
    """Mix two colours; `share` (0 to 1) is how much of `over` is seen."""
    rest = 1.0 - share
    return QColor(
        round(over.red() * share + under.red() * rest),
        round(over.green() * share + under.green() * rest),
        round(over.blue() * share + under.blue() * rest),
    )


def contrast(one: QColor, other: QColor) -> float:
    """Give the contrast of two colours as WCAG 2.2 counts it, from 1 to 21."""
    return _contrast(one.rgb(), other.rgb())


def legible(ink: QColor, ground: QColor) -> QColor:
    """Give an ink where it can be read on a ground, else the ink of text."""
    return ink if contrast(ink, ground) >= LEAST_CONTRAST else colours().text


@lru_cache(256)
def _contrast(one: int, other: int) -> float:
    light, dark = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= _LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _with_selection(colours: Colours) -> Colours:
    selected = blended(colours.information, colours.panel, SELECTION_SHARE)
    return colours._replace(selected=selected)


DARK = _with_selection(
    Colours(
        dark=True,
        window=QColor("#0F1419"),
        panel=QColor("#161C23"),
        raised=QColor("#1E2630"),
        line=QColor("#2A3440"),
        text=QColor("#E8EEF4"),
        second=QColor("#9FABB8"),
        third=QColor("#84919E"),
        accent=QColor("#34B38A"),
        on_accent=QColor("#0F1419"),
        felt=QColor("#123C30"),
        rail=QColor("#222A34"),
        needs_you=QColor("#E8A33D"),
        on_needs_you=QColor("#0F1419"),
        wrong=QColor("#E5534B"),
        wrong_text=QColor("#EE7770"),
        information=QColor("#4E94E6"),
        on_information=QColor("#0F1419"),
        selected=QColor(),
        button_disc=QColor("#F4F2EA"),
        on_button_disc=QColor("#20262D"),
        small_blind=QColor("#5B8DEF"),
        on_small_blind=QColor("#0F1419"),
        big_blind=QColor("#E8B23D"),
        on_big_blind=QColor("#0F1419"),
    )
)
"""The dark scheme: an instrument in a dim room."""

LIGHT = _with_selection(
    Colours(
        dark=False,
        window=QColor("#F5F6F7"),
        panel=QColor("#FFFFFF"),
        raised=QColor("#EDF0F3"),
        line=QColor("#D9DFE5"),
        text=QColor("#18212A"),
        second=QColor("#55616D"),
        third=QColor("#65717D"),
        accent=QColor("#12795A"),
        on_accent=QColor("#FFFFFF"),
        felt=QColor("#DDF0E8"),
        rail=QColor("#E3E8ED"),
        needs_you=QColor("#945600"),
        on_needs_you=QColor("#FFFFFF"),
        wrong=QColor("#C2352B"),
        wrong_text=QColor("#B93127"),
        information=QColor("#1F6FC9"),
        on_information=QColor("#FFFFFF"),
        selected=QColor(),
        button_disc=QColor("#FFFFFF"),
        on_button_disc=QColor("#18212A"),
        small_blind=QColor("#2F66D0"),
        on_small_blind=QColor("#FFFFFF"),
        big_blind=QColor("#C98A06"),
        on_big_blind=QColor("#18212A"),
    )
)
"""The light scheme, for rooms with daylight and for projectors."""


class _Look(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.colours = DARK
        self.percent = 100
        self.touch = False


_look = _Look()
changed = _look.changed
"""Signal: colours or sizes changed; who keeps fonts or fixed sizes sets them again."""


def colours() -> Colours:
    """Give the colours of the scheme in force; ask anew at every paint."""
    return _look.colours


def px(size: float) -> int:
    """Give a measure of the pictures (pixels at 100 %) at the size of text in force."""
    return round(size * _look.percent / 100)


def is_touch() -> bool:
    """Tell whether the desk is worked with fingers: targets are large."""
    return _look.touch


def set_touch(*, touch: bool) -> None:
    """Make targets large from now on, or as usual; who dresses the program tells its widgets."""
    _look.touch = touch


def target(size: float) -> int:
    """Give the height of something that is pressed (pixels at 100 %), as `px` does.

    Fingers need 44 px at least.
    """
    return px(max(size, TARGET) if _look.touch else size)


def keep_look(colours: Colours, percent: int) -> None:
    """Take these colours and this size of text (percent); nobody is told yet."""
    _look.colours = colours
    _look.percent = percent


def is_look(colours: Colours, percent: int) -> bool:
    """Tell whether these colours and this size of text (percent) are in force."""
    return _look.colours is colours and _look.percent == percent


def set_look(colours: Colours, percent: int) -> None:
    """Take these colours and this size of text (percent), and tell every widget."""
    keep_look(colours, percent)
    _look.changed.emit()


def font(
    size: float = 13,
    weight: QFont.Weight = QFont.Weight.Normal,
    *,
    tabular: bool = False,
    spacing: float = 0.0,
) -> QFont:
    """Make a font of the window: `size` in pixels at 100 %.

    `tabular` gives figures of equal width, for what counts or stands in a column; the hyphen
    becomes as wide as they are then.
    `spacing` is added between letters, in percent of the size (4 for labels in capitals).
    """
    return QFont(_font(max(1, px(size)), weight, tabular=tabular, spacing=spacing))


@cache
def _font(pixels: int, weight: QFont.Weight, *, tabular: bool, spacing: float) -> QFont:
    made = fonts.face()
    made.setPixelSize(pixels)
    # Inter is one variable face: Qt would draw it regular and, from bold on, smear it.
    made.setWeight(min(weight, QFont.Weight.DemiBold))
    made.setVariableAxis(_WEIGHT_AXIS, int(weight))
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return made


def label_font() -> QFont:
    """Make the font of small labels: 11 px capitals, a little spaced."""
    made = font(11, spacing=4)
    made.setCapitalization(QFont.Capitalization.AllUppercase)
    return made


def palette() -> QPalette:
    """Make the palette of the scheme in force, for the parts that Qt draws itself."""
    now = colours()
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: now.window,
        QPalette.ColorRole.WindowText: now.text,
        QPalette.ColorRole.Base: now.panel,
        QPalette.ColorRole.AlternateBase: now.raised,
        QPalette.ColorRole.Text: now.text,
        QPalette.ColorRole.PlaceholderText: now.third,
        QPalette.ColorRole.Button: now.raised,
        QPalette.ColorRole.ButtonText: now.text,
        QPalette.ColorRole.BrightText: now.wrong_text,
        QPalette.ColorRole.ToolTipBase: now.raised,
        QPalette.ColorRole.ToolTipText: now.text,
        QPalette.ColorRole.Highlight: now.information,
        QPalette.ColorRole.HighlightedText: now.on_information,
        QPalette.ColorRole.Link: now.information,
        QPalette.ColorRole.LinkVisited: now.information,
        QPalette.ColorRole.Accent: now.accent,
        QPalette.ColorRole.Light: now.raised,
        QPalette.ColorRole.Midlight: now.raised,
        QPalette.ColorRole.Mid: now.line,
        QPalette.ColorRole.Dark: now.line,
        QPalette.ColorRole.Shadow: now.window,
    }
    for role, colour in roles.items():
        made.setColor(role, colour)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        made.setColor(QPalette.ColorGroup.Disabled, role, now.third)
    return made


_PLAIN_LEFT, _PLAIN_RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


def plain_alignment(*, right: bool = False) -> Qt.AlignmentFlag:
    """Give the alignment of a line of text: where it stands, whatever its script."""
    return _PLAIN_RIGHT if right else _PLAIN_LEFT
