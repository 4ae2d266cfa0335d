"""What is heard at this computer: volume, voice, warnings, and each sound by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.settings import MOST_WARNINGS, WARNING
from tdtool.sound.player import NO_DEVICE, DeviceState
from tdtool.ui import keys, theme
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.cue_rows import CueRows
from tdtool.ui.settings.form import Form

if TYPE_CHECKING:
    from tdtool.ui.aloud.announcer import Announcer
    from tdtool.ui.preferences import Preferences

_STEP = 10
_LEFT = 380
_DEVICES = {
    DeviceState.UNKNOWN: ("Not used yet: Test plays a sound.", "second"),
    DeviceState.READY: ("It plays.", "text"),
    DeviceState.MISSING: (NO_DEVICE, "needs_you"),
}
_NO_VOICE = "This computer has no voice (on Linux: espeak-ng)."


class SoundPart(QWidget):
    """Everything works at once; the tournament is not touched."""

    def __init__(self, preferences: Preferences, announcer: Announcer) -> None:
        super().__init__()
        self._preferences = preferences
        self._announcer = announcer
        self.sound = Segments(("On", "Muted"))
        self.softer = Button("Softer")
        self.louder = Button("Louder")
        self.volume = Label(role="text")
        self.voice = Segments(("Off", "On"))
        self.warnings = Field()
        self.board = Segments(("Off", "On"))
        self.device = Label()
        self.remark = Paragraph(role="second", size=12.5)
        self.cues = CueRows(preferences, announcer)
        self._volume_row = QHBoxLayout()
        for part in (self.softer, self.volume, self.louder):
            self._volume_row.addWidget(part)
        self._volume_row.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(Caption("Each sound"))
        right.addWidget(self.cues)
        right.addWidget(self.remark)
        right.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(TwoColumns(self._form(), right, _LEFT))
        self._connect()
        self._follow()
        self._restyle()

    def first_field(self) -> QWidget:
        """Start with muting."""
        return self.sound

    def _form(self) -> Form:
        form = Form()
        form.add("All sounds", self.sound, keys.told("Anywhere: {mute}."))
        form.add("Volume", self._volume_row, "Of this program alone.")
        speech = self._announcer.speech
        says = _NO_VOICE if speech is None else f"{speech.name} speaks each announcement."
        form.add("Voice", self.voice, says)
        form.add("Warnings", self.warnings, "Time left in a level or break: 2:00, 0:30.")
        form.add("On the board", self.board, "Who is on the clock: table and seat.")
        form.add("Device", self.device, "What the computer plays sounds on.")
        form.end()
        return form

    def _connect(self) -> None:
        self.sound.chosen.connect(self._sound_chosen)
        self.voice.chosen.connect(self._voice_chosen)
        self.board.chosen.connect(self._board_chosen)
        self.softer.clicked.connect(self._make_softer)
        self.louder.clicked.connect(self._make_louder)
        self.warnings.textEdited.connect(self._warnings_typed)
        self.cues.said.connect(self._say)
        self._announcer.failed.connect(self._failed)
        self._announcer.device_told.connect(self._show_device)
        self._preferences.changed.connect(self._follow)
        theme.changed.connect(self._restyle)

    def _follow(self) -> None:
        now = self._preferences.settings
        self.sound.set_index(int(not now.sound))
        self.voice.set_index(int(now.voice))
        self.voice.setEnabled(self._announcer.speech is not None)
        self.board.set_index(int(now.calls_on_board))
        self.volume.setText(f"{now.volume} %")
        self.softer.setEnabled(now.volume > 0)
        self.louder.setEnabled(now.volume < 100)  # noqa: PLR2004 - percent
        if not self.warnings.hasFocus():
            self.warnings.setText(written(now.warnings))
            self.warnings.set_wrong(wrong=False)
        self._show_device()

    def _show_device(self) -> None:
        text, role = _DEVICES[self._announcer.player.state]
        self.device.setText(text)
        self.device.set_role(role)

    def _sound_chosen(self, index: int) -> None:
        self._preferences.set_sound(on=not index)

    def _voice_chosen(self, index: int) -> None:
        self._preferences.set_voice(on=bool(index))
        if index:
            self._announcer.speak("Announcements are spoken from now on.")

    def _board_chosen(self, index: int) -> None:
        self._preferences.set_calls_on_board(on=bool(index))

    def _make_softer(self) -> None:
        self._preferences.set_volume(self._preferences.settings.volume - _STEP)

    def _make_louder(self) -> None:
        self._preferences.set_volume(self._preferences.settings.volume + _STEP)

    def _warnings_typed(self, text: str) -> None:
        seconds = read_warnings(text)
        self.warnings.set_wrong(wrong=seconds is None)
        if seconds is None:
            self._say("Warnings are times like 2:00, 0:30 (at most six, an hour at most).", True)
        else:
            self._preferences.set_warnings(seconds)
            self._say("", False)

    def _failed(self, sentence: str) -> None:
        self._say(sentence, True)

    def _say(self, sentence: str, wrong: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.remark.set_role("wrong_text" if wrong else "second")
        self.remark.setText(sentence)

    def _restyle(self) -> None:
        self._volume_row.setSpacing(theme.px(4))
        self.volume.setFixedWidth(theme.px(52))
        measure.again(self)


def written(seconds: tuple[int, ...]) -> str:
    """Write warnings as they are typed: "2:00, 0:30"."""
    return ", ".join(f"{one // 60}:{one % 60:02}" for one in seconds)


def read_warnings(text: str) -> tuple[int, ...] | None:
    """Read "2:00, 0:30" as seconds; nothing typed is no warning, None what makes no sense."""
    found = []
    for part in text.replace(";", ",").split(","):
        if not part.strip():
            continue
        minutes, colon, seconds = part.strip().partition(":")
        if not (minutes.isdecimal() and len(minutes) <= 2 and colon):  # noqa: PLR2004 - digits
            return None
        if not (seconds.isdecimal() and len(seconds) == 2 and int(seconds) < 60):  # noqa: PLR2004
            return None
        found.append(int(minutes) * 60 + int(seconds))
    kept = tuple(sorted(set(found), reverse=True))
    return kept if len(kept) <= MOST_WARNINGS and all(one in WARNING for one in kept) else None
