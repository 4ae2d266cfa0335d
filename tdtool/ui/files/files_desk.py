"""What the window does with files: opens any that it can read, writes tournaments and levels."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from tdtool.paths import documents_dir
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act
from tdtool.ui.files.drop import DropTarget
from tdtool.ui.files.levels_export import LevelsExport
from tdtool.ui.files.tournament_export import TournamentExport
from tdtool.ui.shelf import ShelfError
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.brought.bring import Brought
    from tdtool.tournament.values import Now
    from tdtool.ui.files.brought_panel import BroughtPanel
    from tdtool.ui.shelf import Shelf
    from tdtool.ui.window import Window

_T = TypeVar("_T")
_FILTER = (
    "All that can be opened (*.tdtool *.tdt *.json *.csv *.tsv *.txt *.html *.xlsx);;"
    "Tournaments (*.tdtool *.tdt);;All files (*)"
)


class Shower(Protocol):
    """Whoever shows tournaments in the window."""

    def open_one(self, tournament: str) -> None:
        """Open a tournament by its id and show it."""

    def let_go(self, tournament: str) -> None:
        """Read a tournament anew when it is next opened: more was written into it."""

    def new_tournament(self) -> None:
        """Open the panel that sets a tournament up."""

    def bring_in_players(self) -> None:
        """Open the panel that enters a list of players."""


class FilesDesk(QObject):
    """Opens a file with a look at it first, whether it was chosen or let fall on the window."""

    def __init__(
        self,
        program: Shower,
        window: Window,
        shelf: Callable[[], Shelf | None],
        now: Callable[[], Now],
    ) -> None:
        super().__init__(window)
        self._program, self._window, self._shelf, self._now = program, window, shelf, now
        self.export = TournamentExport(window.bridge, window.preferences, window, shelf)
        self.dialog: QFileDialog | None = None
        """The dialog that is open, None while there is none."""
        acts = window.actions_table
        acts.connect(Act.OPEN_FILE, self.ask)
        acts.connect(Act.EXPORT_TOURNAMENT, self.export.ask)
        self.levels = LevelsExport(window.bridge, window.preferences, window)
        acts.connect(Act.EXPORT_LEVELS, self.levels.ask)
        acts.connect(Act.COPY_LEVELS, self.levels.copy)
        self.drop = DropTarget(window)
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

    def open(self, path: Path) -> None:
        """Open the preview that a file needs, or say why it cannot be read."""
        from tdtool.brought.bring import BroughtError
        from tdtool.brought.kind import FileKind, kind_of

        try:
            kind = kind_of(path)
        except BroughtError as error:
            self._window.say(str(error), Tone.NEEDS_YOU)
            return
        if kind is FileKind.TOURNAMENT:
            self._open_tournament(path)
        elif kind is FileKind.TDT:
            self._open_tdt(path)
        elif kind is FileKind.LEVELS:
            self._open_levels(path)
        else:
            self._open_players(path)

    def _open_tournament(self, path: Path) -> None:
        brought = self._asked(lambda shelf: shelf.bring(path))
        if brought is not None:
            panel = self._panel(path)
            panel.show_brought(brought)
            self._window.panels.open(panel)

    def _open_tdt(self, path: Path) -> None:
        from tdtool.brought.bring import BroughtError, read_tdt

        shelf = self._shelf()
        try:
            file = read_tdt(path)
        except BroughtError as error:
            self._window.say(str(error), Tone.NEEDS_YOU)
            return
        if shelf is not None:
            panel = self._panel(path)
            panel.show_tdt(file, partial(shelf.play, file))
            self._window.panels.open(panel)

    def _open_levels(self, path: Path) -> None:
        """Set a tournament up on the levels of a file."""
        from tdtool.ui.panels.new_tournament import NewTournamentPanel

        self._program.new_tournament()
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

    def _panel(self, path: Path) -> BroughtPanel:
        from tdtool.ui.files.brought_panel import BroughtPanel

        panel = BroughtPanel(path.name, self._now())
        panel.taken.connect(self._take)
        panel.shown.connect(self._program.open_one)
        return panel

    def _take(self, brought: Brought, copy: bool) -> None:  # noqa: FBT001 - as the panel asks
        tournament = self._asked(lambda shelf: shelf.take_in(brought, copy=copy))
        if tournament is not None:
            self._program.let_go(tournament)
            self._program.open_one(tournament)
            self._window.say("It is in, with every act that was in the file.", Tone.KNOWN)

    def _asked(self, ask: Callable[[Shelf], _T]) -> _T | None:
        """Ask the shelf for something; what is wrong is said, and None is given."""
        shelf = self._shelf()
        if shelf is None:
            return None
        try:
            return ask(shelf)
        except ShelfError as error:
            self._window.say(str(error), Tone.NEEDS_YOU)
            return None

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
