"""The house rules of the tournament that is shown: what is in force, and a draft of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.house import PRESETS
from tdtool.rules.house_words import PRESET_TITLES
from tdtool.tournament.commands import ChangeHouseRules
from tdtool.ui import keys, theme
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings import house_values
from tdtool.ui.settings.house_model import BOOKS, HouseModel
from tdtool.ui.settings.house_table import HouseTable

if TYPE_CHECKING:
    from tdtool.tournament.state import State


class RulesPart(QWidget):
    """Presets side by side, each setting with what it means; nothing is in force before Enter."""

    put = "Play by these rules"
    """What Enter does here."""
    hint = "Left and Right change a rule, Backspace takes the preset’s."
    drafted = Signal()
    """What stands in the table changed."""

    def __init__(self) -> None:
        super().__init__()
        self.model = HouseModel(self)
        self.table = HouseTable(self.model)
        self.presets = Segments(tuple(PRESET_TITLES[book] for book in BOOKS))
        self.presets.setAccessibleName("Begin from")
        self.note = Label(role="second", size=12)
        self._begin = Label("Begin from", role="second")
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self._begin, self.presets):
            row.addWidget(part)
        row.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.table, 1)
        self._row = row
        self.presets.chosen.connect(self._preset_chosen)
        self.model.drafted.connect(self._follow)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._follow()

    def first_field(self) -> QWidget:
        """Start with the rules."""
        return self.table

    def show_state(self, state: State) -> None:
        """Show the rules in force; a draft that was begun is kept."""
        self.model.show_rules(state.house)

    def commands(self) -> tuple[ChangeHouseRules, ...]:
        """Give what puts the draft in force, nothing where nothing was changed."""
        return (ChangeHouseRules(self.model.draft),) if self.is_changed() else ()

    def is_changed(self) -> bool:
        """Tell whether the draft differs from what is in force."""
        return self.model.is_changed()

    def forget(self) -> None:
        """Go back to the rules in force."""
        self.model.forget_draft()

    def in_force(self, acts: int) -> str:
        """Say that the draft was put in force."""
        del acts
        return keys.told("In force from the next hand on. {undo} takes it back.")

    def remark(self) -> str:
        """Say what waits to be put in force, "" where nothing does."""
        if not self.is_changed():
            return ""
        count = self.model.waiting()
        if not count:
            what = f"Answers would cite {house_values.book_title(self.model.draft.preset)}"
        else:
            what = "1 rule changed" if count == 1 else f"{count} rules changed"
        rest = "" if self.table.is_narrow() else " Answers that were given stay as they are."
        return f"{what}, not in force yet.{rest}"

    def _preset_chosen(self, index: int) -> None:
        if self.model.draft.preset is not BOOKS[index]:
            self.model.take(PRESETS[BOOKS[index]])

    def _follow(self) -> None:
        draft = self.model.draft
        self.presets.set_index(BOOKS.index(draft.preset))
        own = len(draft.changed())
        rest = f", {own} of its rules changed" if own else ""
        self.note.setText(f"Answers cite {house_values.book_title(draft.preset)}{rest}.")
        self.drafted.emit()

    def _restyle(self) -> None:
        self._row.setSpacing(theme.px(12))
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(theme.px(8))
