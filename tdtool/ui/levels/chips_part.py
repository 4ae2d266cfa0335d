"""The chips of the event: to which level each is needed, and when it leaves play."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.tournament.chip_plan import chip_uses
from tdtool.tournament.chips.chip_set import ChipColour, colour_of
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures, theme
from tdtool.ui.levels.chip_disc import DISC, paint_disc

if TYPE_CHECKING:
    from tdtool.tournament.chips.chip_set import ChipSet
    from tdtool.tournament.structure import Structure

_HEAD, _ROW = 26, 26


class ChipLine(NamedTuple):
    """One denomination in words; `early`: it leaves before the last level that needs it."""

    chip: int
    needed: str
    leaves: str
    early: bool
    colour: ChipColour = ChipColour.GREY


def chip_lines(structure: Structure, chips: ChipSet = ()) -> tuple[ChipLine, ...]:
    """Put the chips of a structure into words, in the colours of a set where it has them."""
    colours = {kind.value: kind.colour for kind in chips}
    found = []
    for use in chip_uses(structure):
        if use.needed is None and use.leaves is None:
            continue
        needed = "" if use.needed is None else _level(structure, use.needed)
        leaves = "stays" if use.leaves is None else _after(structure, use.leaves)
        colour = colours.get(use.chip) or colour_of(use.chip)
        found.append(ChipLine(use.chip, needed, leaves, use.too_early, colour))
    return tuple(found)


def _level(structure: Structure, at: int) -> str:
    label = structure.rows[at].label
    return f"level {label}" if label else f"row {at + 1}"


def _after(structure: Structure, at: int) -> str:
    labels = [row.label for row in structure.rows[: at + 1] if row.kind is RowKind.PLAY]
    return f"after {labels[-1]}" if labels else "at once"


class ChipsPart(QWidget):
    """A small table, painted in one go."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[ChipLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_structure(self, structure: Structure, chips: ChipSet = ()) -> None:
        """Show the chips of a structure; nothing is painted anew if they are the same."""
        lines = chip_lines(structure, chips)
        if lines == self._lines:
            return
        self._lines = lines
        self.setAccessibleName(
            "; ".join(
                f"{figures.number(one.chip)} needed to {one.needed or 'no level'}, {one.leaves}"
                for one in lines
            )
        )
        self.setVisible(bool(lines))
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[ChipLine, ...]:
        """Give what is shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        """Ask for the head and a line for each chip."""
        return QSize(theme.px(200), theme.px(_HEAD + _ROW * len(self._lines)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head, the discs and the words."""
        del event
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns()
        painter.setFont(theme.label_font())
        painter.setPen(now.second)
        heads = ("Chip", "Needed to", "Leaves")
        for words, (left, right) in zip(heads, columns, strict=True):
            room = QRect(left, 0, right - left, px(_HEAD))
            painter.drawText(room, theme.plain_alignment(right=True), words)
        normal, bold = theme.font(12.5), theme.font(12.5, QFont.Weight.DemiBold)
        for number, line in enumerate(self._lines):
            top = px(_HEAD + _ROW * number)
            paint_disc(painter, QPointF(px(DISC) / 2 + 1, top + px(_ROW) / 2), line.colour)
            texts = (figures.number(line.chip), line.needed, line.leaves)
            for place, (text, (left, right)) in enumerate(zip(texts, columns, strict=True)):
                role = "text" if place == 0 else "needs_you" if line.early else "second"
                painter.setFont(bold if place == 0 or line.early else normal)
                painter.setPen(now.role(role))
                room = QRect(left, top, right - left, px(_ROW))
                painter.drawText(room, theme.plain_alignment(right=True), text)

    def _columns(self) -> tuple[tuple[int, int], ...]:
        """Give left and right of the three columns."""
        px = theme.px
        width = self.width()
        first, second = width - px(136), width - px(62)
        return (px(DISC + 4), first), (first + px(4), second), (second + px(4), width)
