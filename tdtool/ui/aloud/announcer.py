"""Looks at every open tournament, plays its sounds and keeps the sentences for the microphone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdtool.sound.cue import Cue, own_file
from tdtool.sound.player import DeviceState, Player
from tdtool.sound.voice import Voice, find_speech
from tdtool.ui.aloud.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tdtool.desk import Desk
    from tdtool.sound.voice import Speech
    from tdtool.ui.aloud.announcement import Announcement
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

KEPT = 50
"""Sentences that are kept, the newest first."""


class Announcer(QObject):
    """Tells the room what it must hear, of all tournaments that are open.

    `desks` gives those; `sounds` is the folder of the director's own sounds. `said` carries an
    Announcement with a sentence, `device_told` says that more is known of the sound device,
    `failed` carries a sentence about a sound that could not be played.
    """

    said = Signal(object)
    device_told = Signal()
    failed = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        desks: Callable[[], Iterable[Desk]],
        sounds: Path,
        player: Player | None = None,
    ) -> None:
        super().__init__(bridge)
        self._preferences = preferences
        self._desks = desks
        self.sounds = sounds
        self.player = Player() if player is None else player
        self.player.told = self._device_told
        self.speech: Speech | None = find_speech()
        self._voice: Voice | None = None
        self._watches: dict[str, Watch] = {}
        self.heard: list[Announcement] = []
        """The newest sentences, the newest first."""
        self.cues = 0
        """Sounds that were asked for, muted ones not counted."""
        bridge.ticked.connect(self.look)
        preferences.changed.connect(self._settings_changed)

    def look(self) -> None:
        """Look at every open tournament once."""
        desks = {desk.id: desk for desk in self._desks()}
        for gone in self._watches.keys() - desks.keys():
            self._watches.pop(gone).close()
        marks = self._preferences.settings.warnings
        for tournament, desk in desks.items():
            watch = self._watches.get(tournament)
            if watch is None:
                watch = self._watches[tournament] = Watch(desk)
            for one in watch.look(marks, named=len(desks) > 1):
                self._tell(one)

    def toggle_mute(self) -> bool:
        """Switch all sounds and the voice off or on; tells whether they are on now."""
        on = not self._preferences.settings.sound
        self._preferences.set_sound(on=on)
        return on

    def file_of(self, cue: Cue) -> Path:
        """Give the file that a cue plays: the director's own, else the program's."""
        if cue.value in self._preferences.settings.own_sounds:
            return self.own_path(cue)
        return own_file(cue)

    def own_path(self, cue: Cue) -> Path:
        """Give where the director's own sound of a cue lies."""
        return self.sounds / f"{cue.value}.wav"

    def play(self, cue: Cue) -> None:
        """Play a cue now, also a muted one: somebody asked to hear it."""
        self.player.play(self.file_of(cue), self._preferences.settings.volume, self.failed.emit)

    def speak(self, sentence: str) -> None:
        """Have a sentence spoken, where this computer has a voice."""
        if self.speech is None:
            return
        if self._voice is None:
            self._voice = Voice(self.speech, self._wait)
        self._voice.say(sentence)

    def close(self) -> None:
        """Let go of the device, the voice and the tournaments."""
        for watch in self._watches.values():
            watch.close()
        self._watches.clear()
        self.player.close()
        if self._voice is not None:
            self._voice.close()

    def _tell(self, one: Announcement) -> None:
        settings = self._preferences.settings
        if one.cue is not None and settings.sound and one.cue.value not in settings.silent:
            self.cues += 1
            self.player.play(self.file_of(one.cue), settings.volume, None)
        if not one.sentence:
            return
        self.heard = [one, *self.heard[: KEPT - 1]]
        if settings.sound and settings.voice:
            self.speak(one.spoken)
        self.said.emit(one)

    def _wait(self) -> None:
        """Let a sound end before the voice begins."""
        self.player.mixer.quiet.wait(5)

    def _device_told(self, _state: DeviceState) -> None:
        self.device_told.emit()

    def _settings_changed(self) -> None:
        if not self._preferences.settings.sound:
            self.player.hush()
            if self._voice is not None:
                self._voice.hush()
