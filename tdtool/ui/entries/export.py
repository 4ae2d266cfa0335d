"""Results saved to a file: CSV, a spreadsheet, or a summary for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tdtool.ui.file_export import FileExport

if TYPE_CHECKING:
    from pathlib import Path


class ResultsExport(FileExport):
    """Asks for a file and writes the results of the shown tournament into it."""

    WORD = "results"
    SAID = "Results are in {}."
    FILTERS: ClassVar[dict[str, str]] = {
        "Results (*.csv)": "csv",
        "Spreadsheet (*.xlsx)": "xlsx",
        "Open Tournament Summary (*.ots)": "ots",
    }

    def said(self) -> str:
        """Say what a file without names holds."""
        if self._bridge.desk.state.counted is None:
            return self.SAID
        return "The paid places are in {}: without names nobody stands beside them."

    def save(self, path: Path) -> None:
        """Write the ranking as it stands; raises ResultsError."""
        from tdtool.results.ranking import ranking
        from tdtool.results.result_file import write_results
        from tdtool.results.summary import SUFFIX, summary_of, write_summary
        from tdtool.tournament.money.intake import prices_of

        desk = self._bridge.desk
        if path.suffix.casefold() == SUFFIX:
            write_summary(path, summary_of(desk.state, desk.names, desk.now(), desk.id))
            return
        lines = ranking(desk.state, desk.names, desk.now())
        write_results(path, lines, prices_of(desk.state).currency)
