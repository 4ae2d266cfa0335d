"""Where the strip's cells stand: all that fit, the least wanted gone first."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from tdtool.ui import theme
from tdtool.ui.strip_cells import Cell, Drop

if TYPE_CHECKING:
    from tdtool.ui.strip_cells import Face, StripWords

HEIGHT = 64
BUTTON_WIDTH = 56
NAME_LEFT = 44
NAME_WIDTH = 100
NAME_WIDEST = 240
MARGIN = 16
_GAP_LEAST, _GAP_MOST = 20, 56
_GAP_TIGHT = 7
"""How close cells may come before the name or the players give way."""
_GAP_BESIDE_NAME = 8


class Fonts(NamedTuple):
    """The strip's fonts at the size of text in force."""

    label: QFont
    figure: QFont
    counting: QFont
    quiet: QFont
    small: QFont
    line: QFont
    clock: QFont
    words: QFont
    name: QFont
    under_name: QFont
    block: QFont


def fonts() -> Fonts:
    """Make the strip's fonts."""
    bold, medium = QFont.Weight.DemiBold, QFont.Weight.Medium
    return Fonts(
        label=theme.label_font(),
        figure=theme.font(20, bold, spacing=1),
        counting=theme.font(20, bold, tabular=True, spacing=1),
        quiet=theme.font(16, spacing=0.5),
        small=theme.font(13.5),
        line=theme.font(13, medium),
        clock=theme.font(40, bold, tabular=True, spacing=1),
        words=theme.font(24, bold),
        name=theme.font(14, bold),
        under_name=theme.font(11.5),
        block=theme.font(13, QFont.Weight.Bold, tabular=True, spacing=2),
    )


class Placed(NamedTuple):
    """A cell with its place; `small` tells whether what follows its figure is shown."""

    cell: Cell
    rect: QRect
    small: bool


class Layout(NamedTuple):
    """The places of everything that is painted."""

    name: QRect
    level: Placed
    face: QRect
    cells: tuple[Placed, ...]
    button: QRect


def lay_out(words: StripWords, width: int, made: Fonts) -> Layout:
    """Place the words in a strip of this width (pixels)."""
    px = theme.px
    height = px(HEIGHT)
    button = QRect(width - px(MARGIN + BUTTON_WIDTH), px(8), px(BUTTON_WIDTH), theme.target(30))
    level_width = _cell_width(words.level, made, small=True)
    face_width = face_size(words.face, made)
    kept, gap, named = words.cells, px(_GAP_LEAST), px(NAME_WIDTH)
    for level in range(Drop.NEXT + 1, 0, -1):
        kept = tuple(cell for cell in words.cells if not cell.drops >= level)
        named = 0 if level <= Drop.NAME else px(NAME_WIDTH)
        shown = [_cell_width(cell, made, small=not cell.small_drops >= level) for cell in kept]
        needed = level_width + face_width + sum(shown)
        room = button.left() - px(MARGIN + NAME_LEFT + _GAP_BESIDE_NAME) - named
        gap = (room - needed) // (len(shown) + 2)
        if gap >= px(_GAP_LEAST if level > Drop.BREAK else _GAP_TIGHT):
            break
    dropped = level
    if named:
        # The end of a name tells the flights of an event apart.
        whole = QFontMetrics(made.name).horizontalAdvance(words.name) + px(1)
        lacks = min(px(NAME_WIDEST), whole) - named
        named += max(0, min(lacks, (gap - px(_GAP_BESIDE_NAME)) * (len(kept) + 2)))
        gap = (button.left() - px(MARGIN + NAME_LEFT + _GAP_BESIDE_NAME) - named - needed) // (
            len(kept) + 2
        )
    spare = max(0, gap - px(_GAP_MOST)) * (len(kept) + 2)
    name_width = min(px(NAME_WIDEST), named + spare) if named else 0
    gap = max(px(6), min(gap, px(_GAP_MOST)))
    left = px(NAME_LEFT) + name_width + px(_GAP_BESIDE_NAME)
    name = QRect(px(NAME_LEFT), 0, name_width, height)
    placed_level = Placed(words.level, QRect(left, 0, level_width, height), small=True)
    left += level_width + gap
    face = QRect(left, 0, face_width, height)
    left += face_width + gap
    cells = []
    for cell in kept:
        small = not cell.small_drops >= dropped
        cell_width = _cell_width(cell, made, small=small)
        cells.append(Placed(cell, QRect(left, 0, cell_width, height), small))
        left += cell_width + gap
    return Layout(name, placed_level, face, tuple(cells), button)


def face_size(face: Face, made: Fonts) -> int:
    """Give the width of the clock's face with the words beside it (pixels)."""
    font = made.clock if face.figure else made.words
    width = QFontMetrics(font).horizontalAdvance(face.digits) + theme.px(2)
    if face.block:
        metrics = QFontMetrics(made.block)
        width += theme.px(10) + max(metrics.horizontalAdvance(line) for line in face.block)
    return width + (theme.px(20) if face.filled else 0)


def figure_font(cell: Cell, made: Fonts) -> QFont:
    """Give the font of a cell's figure: figures of equal width only where it counts down."""
    if cell.key == "break":
        return made.counting
    return made.quiet if cell.quiet else made.figure


def _cell_width(cell: Cell, made: Fonts, *, small: bool) -> int:
    label = QFontMetrics(made.label).horizontalAdvance(cell.label)
    if cell.lines:
        metrics = QFontMetrics(made.line)
        under = QFontMetrics(made.small)
        lines = cell.lines[:2]
        names = max(under.horizontalAdvance(name) for name, _ in lines)
        figures = max(metrics.horizontalAdvance(stakes) for _, stakes in lines)
        return max(label, names + theme.px(8) + figures) + 1
    width = QFontMetrics(figure_font(cell, made)).horizontalAdvance(cell.figure)
    if small and cell.small:
        width += theme.px(5) + QFontMetrics(made.small).horizontalAdvance(cell.small)
    return max(label, width) + 1
