"""The levels of the shown tournament in a file for others, or on the clipboard for a web page."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from tdtool.tournament.views import Tone
from tdtool.ui.file_export import FileExport

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.structure import Structure

FILTERS = {
    "Table (*.csv)": "csv",
    "Structure (*.json)": "json",
    "Web page (*.html)": "html",
    "Text (*.txt)": "txt",
}
"""The forms in which a structure is written, and their endings."""


class LevelsExport(FileExport):
    """Asks for a file and writes the levels of the shown tournament into it."""

    WORD = "levels"
    SAID = "The levels are in {}."
    FILTERS: ClassVar[dict[str, str]] = FILTERS

    def save(self, path: Path) -> None:
        """Write the levels as they stand, in the form of the file's name; raises ResultsError."""
        from tdtool.results.result_file import write_file
        from tdtool.structures.writer import structure_bytes

        data = structure_bytes(path, self._bridge.desk.state.structure)
        write_file(path, data, "levels")

    def copy(self) -> None:
        """Put the levels on the clipboard: as a table for pages, as text for the rest."""
        if not self.is_ready():
            return
        QGuiApplication.clipboard().setMimeData(mime_of(self._bridge.desk.state.structure))
        said = "The levels are on the clipboard, as a table for web pages and as text."
        self._bridge.said.emit(said, Tone.KNOWN)


def mime_of(structure: Structure) -> QMimeData:
    """Give what goes on the clipboard: where rich text is pasted a table, else text."""
    from tdtool.structures.writer import page_table, structure_to_text

    mime = QMimeData()
    mime.setText(structure_to_text(structure))
    mime.setHtml(page_table(structure))
    return mime
