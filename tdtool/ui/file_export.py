"""Something saved to a file that the system's dialog names; nothing waits for it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtWidgets import QFileDialog

from tdtool.paths import documents_dir
from tdtool.tournament.views import Tone
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_UNFIT = re.compile(r"[^\w\- ]+")


class FileExport(ABC):
    """Asks for a file and writes something into it, mostly a list of the shown tournament.

    `WORD` is what it is called ("results"), `SAID` what is said once it is written. `FILTERS`
    are the kinds of file that the dialog offers, with the ending of each, the usual one first.
    """

    WORD: ClassVar[str]
    TITLE: ClassVar[str] = "Export {word}"
    SAID: ClassVar[str] = ""
    FILTERS: ClassVar[dict[str, str]]

    def __init__(self, bridge: Bridge, preferences: Preferences | None, parent: QWidget) -> None:
        self._bridge = bridge
        self._preferences = preferences
        self._parent = parent
        self.dialog: QFileDialog | None = None
        """The dialog that is open, None while there is none."""

    @abstractmethod
    def save(self, path: Path) -> None:
        """Write it into a file; raises ResultsError."""

    def is_ready(self) -> bool:
        """Tell whether there is something to write."""
        return self._bridge.is_open

    def ask(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        if not self.is_ready() or self.dialog is not None:
            return
        folder = "" if self._preferences is None else self._preferences.settings.folder
        start = Path(folder or documents_dir()) / self.file_name()
        dialog = QFileDialog(self._parent, self.TITLE.format(word=self.WORD), str(start))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(self.FILTERS))
        dialog.setDefaultSuffix(next(iter(self.FILTERS.values())))
        dialog.selectFile(start.name)
        dialog.filterSelected.connect(self._filter_chosen)
        dialog.fileSelected.connect(self._named)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        show_beside(dialog, self._parent)

    def file_name(self) -> str:
        """Propose a name for the file: that of the tournament, and what it holds."""
        name = " ".join(_UNFIT.sub(" ", self._bridge.desk.state.name).split())[:60]
        return f"{name or 'Tournament'} {self.WORD}.csv"

    def write(self, path: Path) -> None:
        """Write it into a file and say so, or why not."""
        from tdtool.results.result_file import ResultsError

        try:
            self.save(path)
        except ResultsError as error:
            self._bridge.said.emit(str(error), Tone.WRONG)
            return
        self._bridge.said.emit(self.said().format(path.name), Tone.KNOWN)

    def said(self) -> str:
        """Give the sentence that is said once it is written, the file's name left open."""
        return self.SAID

    def _filter_chosen(self, chosen: str) -> None:
        if self.dialog is not None:
            self.dialog.setDefaultSuffix(self.FILTERS.get(chosen, "csv"))

    def _named(self, name: str) -> None:
        if self._preferences is not None:
            self._preferences.set_folder(str(Path(name).parent))
        if self.is_ready():
            self.write(Path(name))

    def _closed(self) -> None:
        self.dialog = None
