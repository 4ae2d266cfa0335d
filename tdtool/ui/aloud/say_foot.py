"""The newest sentence for the microphone, at the foot of To do for as long as it is fresh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import figures, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.rulings.say_block import SayBlock

if TYPE_CHECKING:
    from tdtool.ui.aloud.announcement import Announcement
    from tdtool.ui.bridge import Bridge

FRESH_MS = 5 * 60_000
"""How long a sentence stands here."""


class SayFoot(QWidget):
    """What to say now; a click copies it."""

    copied = Signal()
    more_wanted = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._announcement: Announcement | None = None
        self.block = SayBlock(14, "{say_copy} copies")
        self.block.pressed.connect(self.copied)
        self._time = Label(role="third", size=11)
        self.more = Button("All", key=Act.SAY_ALOUD, kind=Kind.QUIET)
        self.away = Button(icon=Icon.CLOSE, kind=Kind.QUIET)
        self.away.setAccessibleName("Put the sentence away")
        self.more.clicked.connect(self.more_wanted)
        self.away.clicked.connect(self.put_away)
        self._row = QHBoxLayout()
        for part, stretch in ((self._time, 1), (self.more, 0), (self.away, 0)):
            self._row.addWidget(part, stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.block)
        column.addLayout(self._row)
        self.hide()
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_sentence(self, one: Announcement) -> None:
        """Show the newest sentence."""
        self._announcement = one
        self.block.say(one.spoken)
        now = self._bridge.desk.now()
        self._time.setText(figures.time_of_day(one.at_ms, now.utc_offset))
        self.show()

    def put_away(self) -> None:
        """Show nothing until the next one."""
        self._announcement = None
        self.hide()

    def age(self, now_ms: int) -> None:
        """Put a sentence away that is no longer fresh."""
        if self._announcement is not None and now_ms - self._announcement.at_ms > FRESH_MS:
            self.put_away()

    def _restyle(self) -> None:
        self._row.setContentsMargins(theme.px(8), 0, 0, 0)
        self._row.setSpacing(0)
