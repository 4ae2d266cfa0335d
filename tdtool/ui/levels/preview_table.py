"""What the levels would be, in the spreadsheet's place, before anything is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.panels.levels_preview import HEADS, WIDTHS, LevelsModel
from tdtool.ui.parts.table import Table

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure

_WIDE = 360


class PreviewTable(Table):
    """Shows a structure that is offered; nothing in it can be typed into."""

    def __init__(self) -> None:
        super().__init__()
        self.levels = LevelsModel()
        self.setModel(self.levels)
        self.set_widths(WIDTHS)
        self.setAccessibleName("As it would be: " + ", ".join(HEADS).lower())

    def show_structure(self, structure: Structure, first: int = 0) -> None:
        """Show these levels, from a row (index) on; limits and bring-ins need a wider column."""
        limits = any(stakes.small_bet for row in structure.rows for stakes in row.stakes)
        level, length, blinds, ante, note = WIDTHS
        self.set_widths((level, length, _WIDE if limits else blinds, ante, note))
        self.clearSpans()
        self.levels.show_structure(structure)
        for row, column, columns in self.levels.spans():
            self.setSpan(row, column, 1, columns)
        index = self.levels.index(first, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, self.ScrollHint.PositionAtTop)
