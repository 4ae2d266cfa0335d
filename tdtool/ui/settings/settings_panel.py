"""Settings: this tournament's house rules, and this computer's own; the clock stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.computer_part import ComputerPart
from tdtool.ui.settings.tournament_part import TournamentPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Change
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_TOURNAMENT, _COMPUTER = 0, 1


class SettingsPanel(Panel):
    """Fills the page; without a tournament only this computer's settings are there.

    `printers` names the printers of this computer, the usual one first.
    """

    def __init__(
        self, bridge: Bridge, preferences: Preferences, printers: Sequence[str] = ()
    ) -> None:
        row = act_rows.row(Act.SETTINGS)
        super().__init__(row.text.rstrip("…"), Icon.SLIDERS, row.key)
        self._bridge = bridge
        self._shown = bridge.desk.id if bridge.is_open else ""
        self.which = Segments(("This tournament", "This computer"))
        self.which.setAccessibleName("Which settings")
        self.tournament = TournamentPart()
        self.computer = ComputerPart(preferences, printers)
        self.parts = QStackedWidget()
        self.parts.addWidget(self.tournament)
        self.parts.addWidget(Room(self.computer))
        self.back_button = Button("Drop them", icon=Icon.UNDO)
        self.others.addWidget(self.back_button)
        self.primary.setText("Play by these rules")
        self._head_row.insertWidget(2, self.which)
        self.body.addWidget(self.parts, 1)
        self.which.chosen.connect(self._part_chosen)
        self.back_button.clicked.connect(self.forget)
        self.tournament.drafted.connect(self._drafted)
        bridge.changed.connect(self._changed)
        bridge.shown.connect(self._tournament_shown)
        self._tournament_shown()

    def first_field(self) -> QWidget:
        """Start with the rules, or with the colours where there is no tournament."""
        here = self.parts.currentIndex() == _TOURNAMENT
        return self.tournament.table if here else self.computer.first_field()

    def show_computer(self) -> None:
        """Show what is set for this computer."""
        self.which.set_index(_COMPUTER)

    def do_primary(self) -> None:
        """Put the drafted rules in force, by one act that can be taken back."""
        command = self.tournament.command()
        if command is None or self.parts.currentIndex() != _TOURNAMENT:
            return
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self.remark.set_role("wrong_text")
            self.remark.setText(done.sentence)
            return
        self.tournament.model.forget_draft()
        self.remark.setText("In force from the next hand on. Ctrl+Z takes it back.")

    def forget(self) -> None:
        """Give the draft up."""
        self.tournament.model.forget_draft()
        self.tournament.table.setFocus()

    def _part_chosen(self, index: int) -> None:
        self.parts.setCurrentIndex(index)
        self._drafted()

    def _drafted(self) -> None:
        here = self.parts.currentIndex() == _TOURNAMENT
        changed = self.tournament.command() is not None
        self.primary.setVisible(here)
        self.primary.setEnabled(changed)
        self.back_button.setVisible(here and changed)
        self.remark.set_role("second")
        hint = "Left and Right change a rule, Backspace takes the preset’s."
        self.remark.setText((self.tournament.remark() or hint) if here else "")

    def _changed(self, change: Change) -> None:
        if change.everything or change.structure:
            self.tournament.show_rules(self._bridge.desk.state.house)

    def _tournament_shown(self) -> None:
        is_open = self._bridge.is_open
        self.which.setVisible(is_open)
        if not is_open:
            self.which.set_index(_COMPUTER)
            self.parts.setCurrentIndex(_COMPUTER)
        else:
            if self._bridge.desk.id != self._shown:
                self.tournament.model.forget_draft()
            self._shown = self._bridge.desk.id
            self.tournament.show_rules(self._bridge.desk.state.house)
        self._drafted()
