"""What was chosen about a sheet: paper, which of it, how."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.sheets.page import Paper, PaperSize


@dataclass(frozen=True, slots=True)
class Choice:
    """The options of one sheet; `kind` and `size` count the choices of its terms from 0."""

    paper: PaperSize = PaperSize.A4
    lying: bool = False
    which: str = ""
    kind: int = 0
    size: int = 0
    copies: int = 1

    def sheet_of_paper(self) -> Paper:
        """Give the paper as it lies in the printer."""
        return Paper(self.paper, self.lying)
