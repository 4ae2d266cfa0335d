"""The tournaments of a file as flights that can be ticked, as Qt's model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.ui import figures, plain
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import COLOUR_ROLE, TICK_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.went_on import WentOn
    from tdtool.ui.days.flights_draft import FlightsDraft
    from tdtool.ui.shelf import Head

HEADS = ("Flight", "Bags", "Chips")
NAME, BAGS, CHIPS = range(3)


def flight_words(end: FlightEnd) -> tuple[str, str]:
    """Say how far a flight's bags are, and in which colour."""
    bags = len(end.bags)
    if end.unbagged:
        return f"{figures.number(len(end.unbagged))} to bag", "needs_you"
    differ = sum(not one.bag.agrees for one in end.bags)
    if differ:
        return f"{figures.number(differ)} to count", "needs_you"
    return (figures.number(bags), "text") if bags else ("no bags", "third")


def chips_words(end: FlightEnd) -> tuple[str, str]:
    """Say what the bags hold; a gap to the chips in play stands behind it."""
    if not end.bags:
        return "", "third"
    text = figures.number(end.total)
    if end.chips is None or end.unbagged or end.total == end.chips:
        return text, "second"
    gap = end.total - end.chips
    return f"{text} ({'+' if gap > 0 else '−'}{figures.number(abs(gap))})", "needs_you"


class FlightsModel(ColumnsModel):
    """One tournament a row; what was read of it stands in the draft."""

    def __init__(self, heads: Sequence[Head], draft: FlightsDraft) -> None:
        super().__init__()
        self._heads = list(heads)
        self._draft = draft

    def head(self, row: int) -> Head | None:
        """Give the tournament of a row."""
        return self._heads[row] if 0 <= row < len(self._heads) else None

    def length(self) -> int:
        """Count the tournaments."""
        return len(self._heads)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return HEADS

    def is_right(self, column: int) -> bool:
        """Write figures to the right."""
        return column != NAME

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a cell's words and looks."""
        head = self.head(index.row()) if index.isValid() else None
        if head is None:
            return None
        end, gone = self._draft.end(head.id), self._draft.went_on(head.id)
        column = index.column()
        if role == int(Qt.ItemDataRole.DisplayRole):
            return _text(head, end, gone, column)
        if role == int(Qt.ItemDataRole.ToolTipRole):
            return plain.tip(head.name)
        if role == TICK_ROLE and column == NAME:
            return self._draft.is_ticked(head.id)
        if role == int(Qt.ItemDataRole.TextAlignmentRole) and column != NAME:
            return Qt.AlignmentFlag.AlignRight
        if role == COLOUR_ROLE:
            return _colour(end, gone, column)
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            ticked = "ticked" if self._draft.is_ticked(head.id) else "not ticked"
            said = [_text(head, end, gone, at) for at in (NAME, BAGS, CHIPS)]
            return ", ".join([*filter(None, said), ticked])
        return None


def _text(head: Head, end: FlightEnd | None, gone: WentOn | None, column: int) -> str:
    if column == NAME:
        return plain.one_line(head.name)
    if end is None:
        return "reading…" if column == BAGS else ""
    return _words(end, gone, column)[0]


def _colour(end: FlightEnd | None, gone: WentOn | None, column: int) -> str:
    if end is None:
        return "third"
    if column == NAME:
        return "text" if (end.bags or end.unbagged) and gone is None else "third"
    return _words(end, gone, column)[1]


def _words(end: FlightEnd, gone: WentOn | None, column: int) -> tuple[str, str]:
    """Say what a flight has, or where its bags went, and in which colour."""
    if gone is not None and column == CHIPS:
        return f"in {plain.one_line(gone.into, 40)}", "third"
    if gone is not None:
        return ("changed", "needs_you") if gone.changed else ("went on", "third")
    return flight_words(end) if column == BAGS else chips_words(end)
