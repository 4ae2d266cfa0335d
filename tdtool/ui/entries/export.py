"""Results saved to a file that the system's dialog names; nothing waits for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from tdtool.paths import documents_dir
from tdtool.tournament.views import Tone
from tdtool.ui.file_dialog import show_beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences

_CSV, _SHEET = "Results (*.csv)", "Spreadsheet (*.xlsx)"
_UNFIT = re.compile(r"[^\w\- ]+")


class ResultsExport:
    """Asks for a file and writes the results of the shown tournament into it."""

    def __init__(self, bridge: Bridge, preferences: Preferences | None, parent: QWidget) -> None:
        self._bridge = bridge
        self._preferences = preferences
        self._parent = parent
        self.dialog: QFileDialog | None = None
        """The dialog that is open, None while there is none."""

    def ask(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        if not self._bridge.is_open or self.dialog is not None:
            return
        folder = "" if self._preferences is None else self._preferences.settings.folder
        start = Path(folder or documents_dir()) / self.file_name()
        dialog = QFileDialog(self._parent, "Export results", str(start))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([_CSV, _SHEET])
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(start.name)
        dialog.filterSelected.connect(self._filter_chosen)
        dialog.fileSelected.connect(self._named)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        show_beside(dialog, self._parent)

    def file_name(self) -> str:
        """Propose a name for the file: that of the tournament, and "results"."""
        name = " ".join(_UNFIT.sub(" ", self._bridge.desk.state.name).split())[:60]
        return f"{name or 'Tournament'} results.csv"

    def write(self, path: Path) -> None:
        """Write the results into a file and say so, or why not."""
        from tdtool.results.ranking import ranking
        from tdtool.results.result_file import ResultsError, write_results

        desk = self._bridge.desk
        try:
            write_results(path, ranking(desk.state, desk.names, desk.now()))
        except ResultsError as error:
            self._bridge.said.emit(str(error), Tone.WRONG)
            return
        self._bridge.said.emit(f"Results are in {path.name}.", Tone.KNOWN)

    def _filter_chosen(self, chosen: str) -> None:
        if self.dialog is not None:
            self.dialog.setDefaultSuffix("xlsx" if chosen == _SHEET else "csv")

    def _named(self, name: str) -> None:
        if self._preferences is not None:
            self._preferences.set_folder(str(Path(name).parent))
        if self._bridge.is_open:
            self.write(Path(name))

    def _closed(self) -> None:
        self.dialog = None
