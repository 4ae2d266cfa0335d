"""Joins sounds, sentences and the clocks on players to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from tdtool.paths import sounds_dir
from tdtool.tournament.views import Tone
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.aloud.announcer import Announcer
from tdtool.ui.aloud.call_clocks import CallClocks
from tdtool.ui.aloud.say_foot import SayFoot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.desk import Desk
    from tdtool.sound.player import Player
    from tdtool.ui.aloud.announcement import Announcement
    from tdtool.ui.board.board import Board
    from tdtool.ui.window import Window


class SoundDesk(QObject):
    """What is heard, what is to be said, and who is on the clock; `desks` gives what is open."""

    def __init__(
        self,
        window: Window,
        desks: Callable[[], Iterable[Desk]],
        player: Player | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = window.bridge
        self._preferences = window.preferences
        self.announcer = Announcer(window.bridge, window.preferences, desks, sounds_dir(), player)
        self.foot = SayFoot(window.bridge)
        self.clocks = CallClocks(window)
        window.todo.set_foot(self.foot)
        window.set_clocks(self.clocks)
        acts = window.actions_table
        acts.connect(Act.SAY_ALOUD, self.say_aloud)
        acts.connect(Act.SAY_COPY, self.copy_newest)
        acts.connect(Act.MUTE, self.mute)
        self.foot.copied.connect(self.copy_newest)
        self.foot.more_wanted.connect(self.say_aloud)
        self.announcer.said.connect(self._said)
        self.announcer.failed.connect(window.fail)
        self._bridge.ticked.connect(self._tick)
        self._bridge.changed.connect(self._tick)
        self._bridge.shown.connect(self._shown)
        self._preferences.changed.connect(self._follow)
        window.destroyed.connect(self.announcer.close)
        self._follow()

    def say_aloud(self) -> None:
        """Open the panel of sentences, or leave it."""
        from tdtool.ui.aloud.say_now import sentences
        from tdtool.ui.aloud.say_panel import SayPanel

        panels = self._window.panels
        if isinstance(panels.panel, SayPanel):
            panels.close()
        elif self._bridge.is_open:
            found = sentences(self._bridge.desk, self.announcer.heard)
            panel = SayPanel(found, speaks=self.announcer.speech is not None)
            panel.copy_wanted.connect(self._copy)
            panel.speak_wanted.connect(self.announcer.speak)
            panels.open(panel)

    def copy_newest(self) -> None:
        """Copy the newest sentence for the microphone."""
        if self.announcer.heard:
            self._copy(self.announcer.heard[0].spoken)
            self._bridge.said.emit("Copied.", Tone.KNOWN)
        else:
            self._bridge.said.emit("Nothing was announced yet.", Tone.REMARK)

    def mute(self) -> None:
        """Mute all sounds and the voice, or let them be heard again."""
        on = self.announcer.toggle_mute()
        key = keys.named(Act.MUTE)
        said = "Sounds are heard again." if on else f"Muted. {key} again: sounds are heard."
        self._bridge.said.emit(said, Tone.KNOWN)

    def follow_board(self, board: Board) -> None:
        """Let the clocks on players be shown on a board, if they are wanted there."""
        from tdtool.ui.aloud.board_calls import BoardCalls

        BoardCalls(board, self._preferences)

    def _copy(self, sentence: str) -> None:
        QGuiApplication.clipboard().setText(sentence)

    def _said(self, one: Announcement) -> None:
        self.foot.show_sentence(one)
        if not self._window.todo.isVisible():
            # Where the window is narrow To do is put away, and the foot with it.
            self._bridge.said.emit(one.spoken, Tone.NEW)

    def _tick(self) -> None:
        if self._bridge.is_open:
            self.foot.age(self._bridge.desk.now().wall_ms)
        if self.clocks.look():
            self._window.place_parts()

    def _shown(self) -> None:
        for act in (Act.SAY_ALOUD, Act.SAY_COPY):
            self._window.actions_table[act].setEnabled(self._bridge.is_open)
        self._tick()

    def _follow(self) -> None:
        muted = not self._preferences.settings.sound
        self._window.strip.set_muted(muted=muted)
        self._window.actions_table[Act.MUTE].setChecked(muted)
