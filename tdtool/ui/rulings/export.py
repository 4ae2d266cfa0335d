"""The ruling log saved to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tdtool.ui.file_export import FileExport

if TYPE_CHECKING:
    from pathlib import Path


class RulingsExport(FileExport):
    """Asks for a file and writes the ruling log of the shown tournament into it."""

    WORD = "ruling log"
    SAID = "The ruling log is in {}."
    FILTERS: ClassVar[dict[str, str]] = {"Ruling log (*.csv)": "csv"}

    def save(self, path: Path) -> None:
        """Write all rulings; raises ResultsError."""
        from tdtool.results.ruling_file import write_rulings
        from tdtool.tournament.ruling_view import Reader, ruling_log

        desk = self._bridge.desk
        now = desk.now()
        reader = Reader(desk.state, desk.names, desk.texts(), now)
        write_rulings(path, ruling_log(reader, desk.state), now.utc_offset)
