"""Settings: house rules, the event, seating, this computer, sound; the clock stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.computer_part import ComputerPart
from tdtool.ui.settings.rules_part import RulesPart
from tdtool.ui.settings.seating_part import SeatingPart
from tdtool.ui.settings.sound_part import SoundPart
from tdtool.ui.settings.tournament_part import TournamentPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Change
    from tdtool.ui.aloud.announcer import Announcer
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_NAMED = ("Rules", "Event", "Seating", "Computer", "Sound")
_COMPUTER = 3


class SettingsPanel(Panel):
    """Fills the page; without a tournament only this computer's settings are there.

    `printers` names the printers of this computer, the usual one first; with an `announcer`
    there is a part for what is heard.
    """

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        printers: Sequence[str] = (),
        announcer: Announcer | None = None,
    ) -> None:
        row = act_rows.row(Act.SETTINGS)
        super().__init__(row.text.rstrip("…"), Icon.SLIDERS, row.key)
        self._bridge = bridge
        self._shown = bridge.desk.id if bridge.is_open else ""
        named = _NAMED if announcer is not None else _NAMED[:-1]
        self.which = Segments(named, padding=10, least=4)
        self.which.setAccessibleName("Which settings")
        self.rules = RulesPart()
        self.tournament = TournamentPart()
        self.seating = SeatingPart()
        self.computer = ComputerPart(preferences, printers)
        self.parts = QStackedWidget()
        self.parts.addWidget(self.rules)
        self.parts.addWidget(Room(self.tournament))
        self.parts.addWidget(Room(self.seating))
        self.parts.addWidget(Room(self.computer))
        if announcer is not None:
            self.sound = SoundPart(preferences, announcer)
            self.parts.addWidget(Room(self.sound))
        self.back_button = Button("Drop them", icon=Icon.UNDO)
        self.others.addWidget(self.back_button)
        self._head_row.insertWidget(2, self.which)
        self.body.addWidget(self.parts, 1)
        self.which.chosen.connect(self._part_chosen)
        self.back_button.clicked.connect(self.forget)
        for part in self._drafts():
            part.drafted.connect(self._drafted)
        theme.changed.connect(self._keep_head)
        self._keep_head()
        bridge.changed.connect(self._changed)
        bridge.shown.connect(self._tournament_shown)
        self._tournament_shown()

    def first_field(self) -> QWidget:
        """Start with the rules, or with the colours where there is no tournament."""
        if self.parts.currentIndex() > _COMPUTER:
            return self.sound.first_field()
        return (self._draft() or self.computer).first_field()

    def show_computer(self) -> None:
        """Show what is set for this computer."""
        self.which.set_index(_COMPUTER)

    def do_primary(self) -> None:
        """Put the draft that is shown in force; what is refused waits on."""
        draft = self._draft()
        commands = () if draft is None else draft.commands()
        if draft is None or not commands:
            return
        for command in commands:
            done = self._bridge.do(command, quiet=True)
            if isinstance(done, Refusal):
                self.remark.set_role("wrong_text")
                self.remark.setText(done.sentence)
                return
        draft.forget()
        self.remark.setText(draft.in_force(len(commands)))

    def forget(self) -> None:
        """Give the draft that is shown up."""
        draft = self._draft()
        if draft is not None:
            draft.forget()
            draft.first_field().setFocus()

    def _keep_head(self) -> None:
        """Let the switch move together before the title is cut."""
        for label in (self.title, self.title_key):
            label.setMinimumWidth(label.sizeHint().width())

    def _drafts(self) -> tuple[RulesPart, TournamentPart, SeatingPart]:
        return self.rules, self.tournament, self.seating

    def _draft(self) -> RulesPart | TournamentPart | SeatingPart | None:
        """Give the part of the tournament that is shown, None while the computer's is."""
        here = self.parts.currentIndex()
        return None if here >= _COMPUTER else self._drafts()[here]

    def _part_chosen(self, index: int) -> None:
        self.parts.setCurrentIndex(index)
        self._drafted()

    def _drafted(self) -> None:
        draft = self._draft()
        self.primary.setVisible(draft is not None)
        self.back_button.setVisible(draft is not None and draft.is_changed())
        self.remark.set_role("second")
        self.remark.setText("" if draft is None else draft.remark() or draft.hint)
        if draft is not None:
            self.primary.setText(draft.put)
            self.primary.setEnabled(bool(draft.commands()))

    def _changed(self, change: Change) -> None:
        if change.everything or change.structure:
            self._show_state()

    def _show_state(self) -> None:
        for part in self._drafts():
            part.show_state(self._bridge.desk.state)

    def _tournament_shown(self) -> None:
        is_open = self._bridge.is_open
        self.which.setVisible(is_open)
        if not is_open:
            self.which.set_index(_COMPUTER)
            self.parts.setCurrentIndex(_COMPUTER)
        else:
            if self._bridge.desk.id != self._shown:
                for part in self._drafts():
                    part.forget()
            self._shown = self._bridge.desk.id
            self._show_state()
        self._drafted()
