"""Settings: house rules, the event, seating, and this computer's; the clock stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.computer_part import ComputerPart
from tdtool.ui.settings.keys_part import KeysPart
from tdtool.ui.settings.phones_part import PhonesPart
from tdtool.ui.settings.rules_part import RulesPart
from tdtool.ui.settings.seating_part import SeatingPart
from tdtool.ui.settings.sound_part import SoundPart
from tdtool.ui.settings.tournament_part import TournamentPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from tdtool.desk import Change
    from tdtool.ui.aloud.announcer import Announcer
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.players_page.players_page import PlayersPage
    from tdtool.ui.preferences import Preferences

_PARTS = ("Rules", "Event", "Seating", "Computer", "Keys", "Phones", "Sound")
_COMPUTER, _KEYS, _PHONES, _SOUND = 3, 4, 5, 6
_KEY_FROM, _TITLE_FROM = 760, 660
"""Widths (pixels at 100 %) from which the key stands beside the title, and the title itself."""


class SettingsPanel(Panel):
    """Fills the page; without a tournament only this computer's settings are there.

    `page` answers the players' phones, `announcer` says what happens; `printers` names the
    printers of this computer, the usual one first.
    """

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        page: PlayersPage,
        announcer: Announcer,
        printers: Sequence[str] = (),
    ) -> None:
        row = act_rows.row(Act.SETTINGS)
        super().__init__(row.text.rstrip("…"), Icon.SLIDERS, Act.SETTINGS)
        self._bridge = bridge
        self._shown = bridge.desk.id if bridge.is_open else ""
        self.which = Segments(_PARTS, padding=7, least=4)
        self.which.setAccessibleName("Which settings")
        self.rules = RulesPart()
        self.tournament = TournamentPart()
        self.seating = SeatingPart()
        self.computer = ComputerPart(preferences, printers)
        self.keys = KeysPart(preferences)
        self.phones = PhonesPart(bridge, preferences, page)
        self.sound = SoundPart(preferences, announcer)
        self.parts = QStackedWidget()
        self.parts.addWidget(self.rules)
        self.parts.addWidget(Room(self.tournament))
        self.parts.addWidget(Room(self.seating))
        self.parts.addWidget(Room(self.computer))
        self.parts.addWidget(Room(self.keys))
        self.parts.addWidget(Room(self.phones))
        self.parts.addWidget(Room(self.sound))
        self.back_button = Button("Drop them", icon=Icon.UNDO)
        self.others.addWidget(self.back_button)
        self.title.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave key and title out where the parts need their room."""
        super().resizeEvent(event)
        self.title_key.setVisible(self.width() >= theme.px(_KEY_FROM))
        self.title.setVisible(self.width() >= theme.px(_TITLE_FROM))

    def first_field(self) -> QWidget:
        """Start with the rules, or with the colours where there is no tournament."""
        of_this_computer = (self.computer, self.keys, self.phones, self.sound)
        here = of_this_computer[max(0, self.parts.currentIndex() - _COMPUTER)]
        return (self._draft() or here).first_field()

    def show_computer(self) -> None:
        """Show what is set for this computer."""
        self.which.set_index(_COMPUTER - self._first())

    def show_keys(self) -> None:
        """Show which keys do what."""
        self.which.set_index(_KEYS - self._first())
        self.keys.first_field().setFocus()

    def show_phones(self) -> None:
        """Show the players' page."""
        self.which.set_index(_PHONES - self._first())
        self.phones.first_field().setFocus()

    def show_sound(self) -> None:
        """Show what is heard."""
        self.which.set_index(_SOUND - self._first())

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
        """Give the part of the tournament that is shown, None while the computer's are."""
        here = self.parts.currentIndex()
        return None if here >= _COMPUTER else self._drafts()[here]

    def _first(self) -> int:
        """Give the first part that is there: without a tournament, the computer's."""
        return 0 if self._bridge.is_open else _COMPUTER

    def _part_chosen(self, index: int) -> None:
        self.parts.setCurrentIndex(index + self._first())
        self._drafted()

    def _drafted(self) -> None:
        draft = self._draft()
        self.primary.setVisible(draft is not None)
        self.back_button.setVisible(draft is not None and draft.is_changed())
        self.remark.setVisible(draft is not None)
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
        first = self._first()
        here = max(self.parts.currentIndex(), first)
        was_silent = self.which.blockSignals(True)
        self.which.set_index(0)
        self.which.set_words(_PARTS[first:])
        self.which.set_index(here - first)
        self.which.blockSignals(was_silent)
        self.parts.setCurrentIndex(here)
        if is_open:
            if self._bridge.desk.id != self._shown:
                for part in self._drafts():
                    part.forget()
            self._shown = self._bridge.desk.id
            self._show_state()
        self._drafted()
