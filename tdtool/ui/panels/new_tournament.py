"""New tournament: a name, a structure, seats, house rules; Enter sets it up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import PRESETS, Preset
from tdtool.tournament.commands import OpenTournament
from tdtool.ui import figures, keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.levels_preview import HEADS, WIDTHS, LevelsModel, remarks, summary
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.structure_source import StructureSource
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.act_shortcut import ActShortcut
from tdtool.ui.parts.field import Field, Number, captioned
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.parts.table import Table

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure
    from tdtool.ui.preferences import Preferences

MOST_SEATS = 12
_USUAL_SEATS = 9
_REMARKS = 4
_HOUSES = (
    (Preset.TDA_2024, "TDA 2024"),
    (Preset.WSOP_2026, "WSOP 2026"),
    (Preset.ROBERTS_11, "Robert’s 11"),
    (Preset.HOME_SHEET, "Home"),
)
_BUTTONS = (
    (ButtonRule.DEAD, "Dead"),
    (ButtonRule.MOVING, "Moving"),
    (ButtonRule.SIMPLIFIED, "Simplified"),
)
_REENTRIES = (("None", 0), ("1", 1), ("2", 2), ("Any number", None))


class NewTournamentPanel(Panel):
    """Everything a tournament starts from on one page."""

    founded = Signal(object)
    """The command that sets it up (OpenTournament)."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__("New tournament", Icon.PLUS)
        self._seats_typed = False
        self.name = Field()
        self.name.setPlaceholderText("Its name, as it stands on the sheets")
        self.source = StructureSource(preferences)
        self.seats = Number(_USUAL_SEATS, 2, MOST_SEATS)
        self.house = Segments(tuple(text for _, text in _HOUSES))
        self.button_rule = Segments(tuple(text for _, text in _BUTTONS))
        self.reentries = Segments(tuple(text for text, _ in _REENTRIES))
        self.levels = LevelsModel()
        self.table = Table()
        self.table.setModel(self.levels)
        self.table.set_widths(WIDTHS)
        self.table.setAccessibleName("Levels: " + ", ".join(HEADS).lower())
        self.summary = Label(weight=QFont.Weight.DemiBold)
        self.warned = Label(role="needs_you", size=12)
        self.whole = Paragraph(role="needs_you", size=12)
        self.primary.setText("Set it up")
        self.body.addWidget(TwoColumns(self._left(), self._right()))
        self.source.changed.connect(self._structure_changed)
        self.name.textChanged.connect(self._check)
        self.seats.textEdited.connect(self._seats_edited)
        self.seats.changed.connect(self._check)
        self.house.chosen.connect(self._house_changed)
        ActShortcut(Act.LEVEL_WARNING, self, self.next_warning)
        self._house_changed()
        self._structure_changed()

    def first_field(self) -> QWidget:
        """Start with the name."""
        return self.name

    def command(self) -> OpenTournament | None:
        """Give what sets the tournament up, None while something is missing."""
        structure, seats = self.source.structure(), self.seats.value()
        if structure is None or seats is None or not self.name.text().strip():
            return None
        return OpenTournament(
            name=self.name.text().strip(),
            structure=structure,
            house=replace(
                PRESETS[_HOUSES[self.house.index()][0]],
                button_rule=_BUTTONS[self.button_rule.index()][0],
            ),
            seats_per_table=seats,
            reentries=_REENTRIES[self.reentries.index()][1],
        )

    def do_primary(self) -> None:
        """Set it up, or go to what is missing."""
        command = self.command()
        if command is not None:
            self.founded.emit(command)
        elif not self.name.text().strip():
            self.name.setFocus()
        elif self.seats.value() is None:
            self.seats.setFocus()
        else:
            self.source.choices.setFocus()

    def refuse(self, sentence: str) -> None:
        """Say why it was not set up."""
        self.remark.set_role("needs_you")
        self.remark.setText(sentence)

    def next_warning(self) -> None:
        """Go to the next level with a warning."""
        row = self.levels.warned_after(self.table.currentIndex().row())
        if row is not None:
            self.table.setCurrentIndex(self.levels.index(row, 0))
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 12)
        column.addLayout(captioned("Name", self.name))
        column.addLayout(captioned("Structure", self.source), 1)
        row = QHBoxLayout()
        measure.gap(row, 16)
        measure.wide(self.seats, 96)
        row.addLayout(captioned("Seats a table", self.seats))
        row.addLayout(captioned("Re-entries", self.reentries))
        row.addStretch(1)
        column.addLayout(row)
        column.addLayout(captioned("House rules", self.house))
        column.addLayout(captioned("Button", self.button_rule))
        return left

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        measure.gap(column, 4)
        row = QHBoxLayout()
        row.addWidget(self.summary, 1)
        row.addWidget(self.warned)
        column.addLayout(row)
        column.addWidget(self.table, 1)
        column.addWidget(self.whole)
        return column

    def _structure_changed(self) -> None:
        structure = self.source.structure()
        self.levels.show_structure(structure)
        self.table.set_widths(WIDTHS)
        self.table.clearSpans()
        for row, column, columns in self.levels.spans():
            self.table.setSpan(row, column, 1, columns)
        self.table.setVisible(structure is not None)
        self._summarise(structure)
        if structure is not None and structure.seats_per_table and not self._seats_typed:
            self.seats.set_value(min(MOST_SEATS, max(2, structure.seats_per_table)))
        self._check()

    def _summarise(self, structure: Structure | None) -> None:
        self.summary.setText("" if structure is None else summary(structure))
        warned = self.levels.warned()
        said = (
            f"{figures.number(warned)} to look at · {keys.named(Act.LEVEL_WARNING)}"
            if warned
            else ""
        )
        self.warned.setText(said)
        whole = () if structure is None else remarks(structure)
        more = len(whole) - _REMARKS
        shown = [*whole[:_REMARKS], *([f"and {more} more"] if more > 0 else [])]
        self.whole.setText("\n".join(shown))
        self.whole.setVisible(bool(whole))

    def _seats_edited(self) -> None:
        self._seats_typed = True

    def _house_changed(self) -> None:
        rule = PRESETS[_HOUSES[self.house.index()][0]].button_rule
        self.button_rule.set_index([one for one, _ in _BUTTONS].index(rule))

    def _check(self) -> None:
        missing = ""
        if self.source.problem():
            missing = self.source.problem()
        elif self.source.structure() is None:
            missing = "It still needs a structure."
        elif not self.name.text().strip():
            missing = "It still needs a name."
        elif self.seats.value() is None:
            missing = f"A table has 2 to {MOST_SEATS} seats."
        self.primary.setEnabled(not missing)
        self.remark.set_role("needs_you" if self.source.problem() else "second")
        self.remark.setText(missing)
