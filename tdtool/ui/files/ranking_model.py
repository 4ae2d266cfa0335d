"""The ranking of a tournament that is brought, as Qt's model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.tournament.money.currency import UNNAMED
from tdtool.ui import figures
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.results.ranking import Ranked
    from tdtool.tournament.money.currency import Currency

HEADS = ("Place", "Player", "Status", "Prize")
WIDTHS = (64, 0, 128, 112)
_PLACE, _PLAYER, _STATUS, _PRIZE = range(4)


class RankingModel(ColumnsModel):
    """Every player once: who is in play first, then by place."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Ranked, ...] = ()
        self._currency = UNNAMED

    def show_lines(self, lines: Sequence[Ranked], currency: Currency) -> None:
        """Show these lines."""
        self.beginResetModel()
        self._lines, self._currency = tuple(lines), currency
        self.endResetModel()

    def length(self) -> int:
        """Count the rows."""
        return len(self._lines)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return HEADS

    def is_right(self, column: int) -> bool:
        """Write places and prizes to the right."""
        return column in {_PLACE, _PRIZE}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell's words and look."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        line, column = self._lines[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            prize = "" if line.prize is None else figures.money(line.prize, self._currency)
            return (line.place, line.player, line.status, prize)[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight if self.is_right(column) else None
        if role == COLOUR_ROLE:
            return "second" if column == _STATUS else "text"
        if role == BOLD_ROLE:
            return column == _PLACE
        return None
