"""One row a sound: whether it is played, the director's own file for it, and hearing it."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QWidget

from tdtool.sound.clip import SoundError
from tdtool.sound.cue import TITLES, Cue
from tdtool.sound.foreign import SUFFIXES, take_in
from tdtool.ui import plain
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from tdtool.ui.aloud.announcer import Announcer
    from tdtool.ui.preferences import Preferences

OWN = "Own file…"
_FILTER = f"Sounds ({' '.join(f'*.{suffix}' for suffix in SUFFIXES)})"
_NAME = 18
_TITLE, _FILE = 168, 150


class CueRows(QWidget):
    """The sounds of the program below each other; everything works at once.

    `said` carries a sentence about a file: taken, or why not. It is read outside the window's
    thread, so that a large one holds nothing up.
    """

    said = Signal(str, bool)
    """The sentence, and whether something went wrong."""
    _taken = Signal(str, str, str)

    def __init__(self, preferences: Preferences, announcer: Announcer) -> None:
        super().__init__()
        self._preferences = preferences
        self._announcer = announcer
        self._reading: dict[Cue, threading.Thread] = {}
        self.switches: dict[Cue, Segments] = {}
        self.tests: dict[Cue, Button] = {}
        self.files: dict[Cue, Button] = {}
        self.usual: dict[Cue, Button] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        measure.gap(grid, 8, 4)
        grid.setColumnStretch(5, 1)
        for place, cue in enumerate(Cue):
            self._add(grid, place, cue)
        grid.setRowStretch(len(Cue), 1)
        self._taken.connect(self._take)
        preferences.changed.connect(self._follow)
        self._follow()

    def read_file(self, cue: Cue, path: Path) -> None:
        """Take a file in for a cue; what came of it is said later."""
        if cue in self._reading and self._reading[cue].is_alive():
            return
        reader = threading.Thread(target=self._read, args=(cue, path), name="reading", daemon=True)
        self._reading[cue] = reader
        reader.start()

    def wait(self) -> None:
        """Wait until no file is being read."""
        for reader in self._reading.values():
            reader.join()

    def _add(self, grid: QGridLayout, place: int, cue: Cue) -> None:
        title = TITLES[cue]
        label = Label(title)
        measure.wide(label, _TITLE)
        switch = Segments(("On", "Off"), padding=8)
        switch.setAccessibleName(f"{title}: sound")
        test = Button("Test", icon=Icon.PLAY)
        test.setAccessibleName(f"{title}: test")
        file = Button(OWN, kind=Kind.QUIET)
        measure.at_least(file, _FILE)
        usual = Button(icon=Icon.UNDO, kind=Kind.QUIET)
        usual.setAccessibleName(f"{title}: the program's own sound again")
        usual.setToolTip(plain.tip("The program's own sound again"))
        switch.chosen.connect(partial(self._switched, cue))
        test.clicked.connect(partial(self._test, cue))
        file.clicked.connect(partial(self._ask, cue))
        usual.clicked.connect(partial(self._back, cue))
        for column, part in enumerate((label, switch, test, file, usual)):
            grid.addWidget(part, place, column)
        self.switches[cue], self.tests[cue] = switch, test
        self.files[cue], self.usual[cue] = file, usual

    def _follow(self) -> None:
        now = self._preferences.settings
        for cue in Cue:
            own = now.own_sounds.get(cue.value, "")
            self.switches[cue].set_index(int(cue.value in now.silent))
            self.files[cue].setText(plain.one_line(own, _NAME) or OWN)
            self.files[cue].setAccessibleName(f"{TITLES[cue]}: {own or 'own file'}")
            self.usual[cue].setVisible(bool(own))

    def _switched(self, cue: Cue, index: int) -> None:
        self._preferences.set_silent(cue.value, silent=bool(index))

    def _test(self, cue: Cue) -> None:
        self._announcer.play(cue)

    def _ask(self, cue: Cue) -> None:
        folder = self._preferences.settings.folder or ""
        dialog = QFileDialog(self, f"A sound for “{TITLES[cue]}”", folder, _FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(partial(self._named, cue))
        show_beside(dialog, self)

    def _named(self, cue: Cue, name: str) -> None:
        self.read_file(cue, Path(name))

    def _back(self, cue: Cue) -> None:
        self._preferences.set_own_sound(cue.value, "")
        self.files[cue].setFocus()

    def _read(self, cue: Cue, path: Path) -> None:
        try:
            take_in(path, self._announcer.own_path(cue))
        except SoundError as error:
            self._taken.emit(cue.value, "", str(error))
        else:
            self._taken.emit(cue.value, path.name, "")

    def _take(self, cue: str, name: str, problem: str) -> None:
        if problem:
            self.said.emit(plain.one_line(problem, 200), True)
            return
        self._preferences.set_own_sound(cue, name)
        self.said.emit(f"{plain.one_line(name)} is kept with the program. Test it.", False)
