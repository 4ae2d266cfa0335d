"""What the columns of a list hold: guessed, shown, and set right with two keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.players.headings import Part
from tdtool.ui import plain
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.players.player_list import PlayerList

MOST_COLUMNS = 6
"""Columns that can be set; a name further right is rare, and the guess may still find it."""
_PARTS = (Part.OTHER, Part.NAME, Part.FIRST, Part.LAST)
_WORDS = ("–", "Name", "First", "Last")


class ColumnMapping(QWidget):
    """A row for each column: what it holds, with its head or first cell as a hint."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[Label, Segments]] = []
        self._parts: tuple[Part, ...] = ()
        self._quiet = False
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        measure.gap(grid, 10, 4)
        grid.setColumnStretch(0, 1)
        for number in range(MOST_COLUMNS):
            label, choice = Label(role="second", size=12), Segments(_WORDS)
            choice.setAccessibleName(f"Column {number + 1}")
            grid.addWidget(label, number, 0)
            grid.addWidget(choice, number, 1)
            choice.chosen.connect(self._chosen)
            self._rows.append((label, choice))
        self.setVisible(False)

    def parts(self) -> tuple[Part, ...]:
        """Give what each column holds as it is set now."""
        return self._parts

    def choice(self, column: int) -> Segments:
        """Give the switch of a column, from 0."""
        return self._rows[column][1]

    def show_layout(self, listed: PlayerList | None, samples: tuple[str, ...]) -> None:
        """Show how a list was read; `samples` is its first row."""
        self._parts = () if listed is None else listed.layout.parts
        heads = () if listed is None else listed.heads
        self._quiet = True
        for number, (label, choice) in enumerate(self._rows):
            here = number < len(self._parts)
            label.setVisible(here)
            choice.setVisible(here)
            if here:
                head = heads[number] if number < len(heads) else ""
                sample = head or (samples[number] if number < len(samples) else "")
                label.setText(plain.one_line(sample, 40) or f"column {number + 1}")
                choice.set_index(_PARTS.index(self._parts[number]))
        self._quiet = False
        self.setVisible(len(self._parts) > 1)

    def _chosen(self) -> None:
        if self._quiet:
            return
        chosen = tuple(_PARTS[choice.index()] for _, choice in self._rows)[: len(self._parts)]
        changed = next(
            (number for number, part in enumerate(chosen) if part is not self._parts[number]), 0
        )
        self._parts = (*_agreed(chosen, changed), *self._parts[MOST_COLUMNS:])
        self.changed.emit()


def _agreed(parts: tuple[Part, ...], changed: int) -> tuple[Part, ...]:
    """Let the part set last win: no part twice, a whole name not beside its parts."""
    mine = parts[changed]
    clash = {mine, Part.FIRST, Part.LAST} if mine is Part.NAME else {mine, Part.NAME}
    if mine is Part.OTHER:
        return parts
    return tuple(
        part if number == changed or part not in clash else Part.OTHER
        for number, part in enumerate(parts)
    )
