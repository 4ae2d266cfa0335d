"""People with bags in several flights as Qt's model: a column a flight, the one that is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.ui import figures, keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE, ICON_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.values import PersonId
    from tdtool.ui.days.flights_draft import PersonRow

NAME = 0


def decision_words(row: PersonRow, rule: str = "by the rule") -> str:
    """Say what is decided about somebody; `rule` names the house's own."""
    if row.maybe is not None:
        return f"one person? {keys.shown(Act.FLIGHTS_SAME)}".rstrip()
    said = []
    if row.taken is None:
        said.append("none")
    elif row.several:
        said.append("your choice" if row.taken != row.by_rule else rule)
    if row.joined:
        said.append("one person")
    return ", ".join(said)


class PeopleModel(ColumnsModel):
    """One person a row: his name, his stack in each flight, what is decided."""

    def __init__(self) -> None:
        super().__init__()
        self._flights: tuple[str, ...] = ()
        self._rows: list[PersonRow] = []
        self._rule = ""

    def set_rows(self, flights: Sequence[str], rows: Sequence[PersonRow], rule: str) -> None:
        """Show these people with a column for each of these flights; `rule` names the house's."""
        self._rule = rule
        same = [row.person for row in rows] == [row.person for row in self._rows]
        if same and tuple(flights) == self._flights:
            self._rows = list(rows)
            self.show_again()
            return
        self.beginResetModel()
        self._flights, self._rows = tuple(flights), list(rows)
        self.endResetModel()

    def row_at(self, row: int) -> PersonRow | None:
        """Give the person of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, person: PersonId) -> int | None:
        """Find the row of a person."""
        return next((at for at, row in enumerate(self._rows) if row.person == person), None)

    def length(self) -> int:
        """Count the people."""
        return len(self._rows)

    def heads(self) -> tuple[str, ...]:
        """Name the columns: name, flights, decision."""
        return ("Player", *(plain.one_line(name, 24) for name in self._flights), "Decided")

    def is_right(self, column: int) -> bool:
        """Write the stacks to the right."""
        return 0 < column <= len(self._flights)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a cell's words and looks."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = index.column()
        flight = column - 1 if 0 < column <= len(self._flights) else None
        if role == int(Qt.ItemDataRole.DisplayRole):
            return self._text(row, column, flight)
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(row)
        if role == int(Qt.ItemDataRole.TextAlignmentRole) and flight is not None:
            return Qt.AlignmentFlag.AlignRight
        if flight is not None:
            return _stack_look(row, flight, role)
        return _look(row, column, role)

    def _text(self, row: PersonRow, column: int, flight: int | None) -> str:
        if flight is not None:
            bag = row.bags[flight]
            return "" if bag is None else figures.number(bag.bag.chips)
        return plain.one_line(row.name) if column == NAME else decision_words(row, self._rule)

    def _spoken(self, row: PersonRow) -> str:
        said = [plain.one_line(row.name)]
        for at, bag in enumerate(row.bags):
            if bag is not None:
                goes = " goes forward" if at == row.taken else ""
                said.append(f"{self._flights[at]} {figures.number(bag.bag.chips)}{goes}")
        return ", ".join([*said, *filter(None, (decision_words(row, self._rule),))])


def _stack_look(row: PersonRow, flight: int, role: int) -> object:
    if row.bags[flight] is None:
        return None
    taken = flight == row.taken
    if role == COLOUR_ROLE:
        return "text" if taken else "second"
    if role == BOLD_ROLE:
        return taken
    if role == ICON_ROLE and taken:
        return Icon.CHECK
    return None


def _look(row: PersonRow, column: int, role: int) -> object:
    if role == BOLD_ROLE:
        return column == NAME
    if role != COLOUR_ROLE or column == NAME:
        return None
    return "needs_you" if row.maybe is not None or row.taken is None else "second"
