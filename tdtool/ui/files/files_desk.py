"""What the window does with files: opens any that it can read, writes tournaments and levels."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from tdtool.paths import documents_dir
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act
from tdtool.ui.files.drop import DropTarget
from tdtool.ui.files.levels_export import LevelsExport
from tdtool.ui.files.tournament_export import TournamentExport
from tdtool.ui.printing.background import Background
from tdtool.ui.shelf import ShelfError
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.brought.bring import Brought, TdtFile
    from tdtool.brought.kind import FileKind
    from tdtool.tournament.values import Now
    from tdtool.ui.pages import Pages
    from tdtool.ui.printing.background import Result
    from tdtool.ui.shelf import Shelf
    from tdtool.ui.tournaments import Tournaments
    from tdtool.ui.window import Window

    _Read = Brought | TdtFile | FileKind
_FILTER = (
    "All that can be opened (*.tdtool *.tdt *.json *.csv *.tsv *.txt *.html *.xlsx);;"
    "Tournaments (*.tdtool *.tdt);;All files (*)"
)


class Shower(Protocol):
    """Whoever shows tournaments in the window."""

    @property
    def pages(self) -> Pages:
        """The pages of the window."""

    @property
    def tournaments(self) -> Tournaments:
        """The tournaments of the file."""

    def bring_in_players(self) -> None:
        """Open the panel that enters a list of players."""


class FilesDesk(QObject):
    """Opens a file with a look at it first, whether it was chosen or let fall on the window."""

    def __init__(self, program: Shower, window: Window, now: Callable[[], Now]) -> None:
        super().__init__(window)
        self._program, self._window, self._now = program, window, now
        self._shelf = program.tournaments.shelf
        self.export = TournamentExport(window.bridge, window.preferences, window, self._shelf)
        self._reading, self._taking = Background(self), Background(self)
        self.dialog: QFileDialog | None = None
        """The dialog that is open, None while there is none."""
        acts = window.actions_table
        acts.connect(Act.OPEN_FILE, self.ask)
        acts.connect(Act.EXPORT_TOURNAMENT, self.export.ask)
        self.levels = LevelsExport(window.bridge, window.preferences, window)
        acts.connect(Act.EXPORT_LEVELS, self.levels.ask)
        acts.connect(Act.COPY_LEVELS, self.levels.copy)
        self.drop = DropTarget(window, lambda: not window.bridge.locked)
        self.drop.dropped.connect(self._dropped)
        self.drop.several.connect(self._several)

    def ask(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        if self.dialog is not None:
            return
        folder = self._window.preferences.settings.folder or str(documents_dir())
        dialog = QFileDialog(self._window, "Open a file", folder, _FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._named)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        show_beside(dialog, self._window)

    def is_asking(self) -> bool:
        """Tell whether the system's dialog is open."""
        return self.dialog is not None

    def is_busy(self) -> bool:
        """Tell whether a file is being read, or a tournament taken in."""
        return self._reading.is_busy() or self._taking.is_busy()

    def open(self, path: Path) -> None:
        """Read a file beside the window and open the preview it needs, or say what is wrong."""
        shelf = self._shelf()
        if shelf is not None:
            self._reading.start(lambda _: _read(shelf, path), partial(self._was_read, path))

    def _was_read(self, path: Path, result: Result[_Read]) -> None:
        from tdtool.brought.kind import FileKind

        read = result.value
        if read is None:
            self._window.say(_sentence(result.error), Tone.NEEDS_YOU)
        elif isinstance(read, FileKind):
            (self._open_levels if read is FileKind.LEVELS else self._open_players)(path)
        else:
            self._look_at(path, read)

    def _look_at(self, path: Path, read: Brought | TdtFile) -> None:
        """Open the preview of a tournament."""
        from tdtool.brought.bring import TdtFile
        from tdtool.ui.files.brought_panel import BroughtPanel

        shelf = self._shelf()
        if shelf is None:
            return
        panel = BroughtPanel(path.name, self._now())
        panel.taken.connect(self._take)
        panel.shown.connect(self._program.tournaments.open_one)
        if isinstance(read, TdtFile):
            panel.show_tdt(read, partial(shelf.play, read))
        else:
            panel.show_brought(read)
        self._window.panels.open(panel)

    def _open_levels(self, path: Path) -> None:
        """Offer the levels of a file on the Levels page, else set a tournament up on them."""
        if self._window.shown_page() is Act.LEVELS:
            self._program.pages.levels().open_file(path)
            return
        from tdtool.ui.panels.new_tournament import NewTournamentPanel

        self._program.tournaments.new_tournament()
        panel = self._window.panels.panel
        if isinstance(panel, NewTournamentPanel):
            panel.source.read_file(path)

    def _open_players(self, path: Path) -> None:
        from tdtool.ui.panels.bring_in_players import BringInPlayersPanel

        if not self._window.bridge.is_open:
            sentence = "These are players, as it seems: open their tournament first."
            self._window.say(sentence, Tone.NEEDS_YOU)
            return
        self._program.bring_in_players()
        panel = self._window.panels.panel
        if isinstance(panel, BringInPlayersPanel):
            panel.read_file(path)

    def _take(self, brought: Brought, copy: bool) -> None:  # noqa: FBT001 - as the panel asks
        shelf = self._shelf()
        if shelf is not None and not self._taking.is_busy():
            self._taking.start(lambda _: shelf.take_in(brought, copy=copy), self._was_taken)

    def _was_taken(self, result: Result[str]) -> None:
        if result.value is None:
            self._window.say(_sentence(result.error), Tone.NEEDS_YOU)
            return
        self._program.tournaments.let_go(result.value)
        self._program.tournaments.open_one(result.value)
        self._window.say("It is in, with every act that was in the file.", Tone.KNOWN)

    def _named(self, name: str) -> None:
        self._window.preferences.set_folder(str(Path(name).parent))
        self.open(Path(name))

    def _dropped(self, name: str) -> None:
        if self._shelf() is not None:
            self.open(Path(name))

    def _several(self) -> None:
        self._window.say("One file at a time, please.", Tone.NEEDS_YOU)

    def _closed(self) -> None:
        self.dialog = None


def _read(shelf: Shelf, path: Path) -> _Read:
    """Read a file as what it is; levels and lists are read by the panels that need them."""
    from tdtool.brought.bring import read_tdt
    from tdtool.brought.kind import FileKind, kind_of

    kind = kind_of(path)
    if kind is FileKind.TOURNAMENT:
        return shelf.bring(path)
    return read_tdt(path) if kind is FileKind.TDT else kind


def _sentence(error: Exception | None) -> str:
    """Give the director's sentence of an error; one that nobody expected goes on."""
    from tdtool.brought.bring import BroughtError

    if isinstance(error, (BroughtError, ShelfError)) or error is None:
        return str(error or "")
    raise error
