"""The players of a list before they come in: each with a box, and why one is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

from tdtool.people import folding
from tdtool.tournament.state import Status
from tdtool.ui.icons import Icon
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import COLOUR_ROLE, ICON_ROLE, TICK_ROLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.players.player_list import PlayerList
    from tdtool.tournament.state import State
    from tdtool.tournament.values import PersonId

HEADS = ("Line", "Name", "")
WIDTHS = (72, 0, 196)
_LINE, _NAME, _REMARK = range(3)


class Incoming(NamedTuple):
    """One player of the list; `person` is who the desk knows him as, "" for somebody new."""

    line: int
    name: str
    person: PersonId
    ticked: bool
    remark: str
    doubtful: bool


def incoming(
    listed: PlayerList, state: State, names: Mapping[PersonId, str]
) -> tuple[Incoming, ...]:
    """Compare a list with who is entered and who is known; doubles are left out at first."""
    entered: set[str] = set()
    known: dict[str, list[PersonId]] = {}
    for person, name in names.items():
        last = state.last_entry_of(person)
        if last is not None:
            entered.add(folding.key(name))
        else:
            known.setdefault(folding.key(name), []).append(person)
    out = {
        folding.key(names.get(entry.person, ""))
        for entry in state.entries.values()
        if entry.status is Status.OUT
    }
    rows = []
    for player in listed.players:
        key = folding.key(player.name)
        if player.repeats is not None:
            rows.append(_left_out(player.line, player.name, f"also in line {player.repeats}"))
        elif key in entered:
            said = "entered, and out" if key in out else "already entered"
            rows.append(_left_out(player.line, player.name, said))
        else:
            persons = known.get(key, [])
            person = persons[0] if len(persons) == 1 else ""
            rows.append(_comes_in(player.line, player.name, person))
    return tuple(rows)


def _comes_in(line: int, name: str, person: PersonId) -> Incoming:
    remark = "known from another tournament" if person else ""
    return Incoming(line, name, person, ticked=True, remark=remark, doubtful=False)


def _left_out(line: int, name: str, remark: str) -> Incoming:
    return Incoming(line, name, "", ticked=False, remark=remark, doubtful=True)


class IncomingModel(ColumnsModel):
    """The rows as Qt's model."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Incoming] = []

    def rows(self) -> tuple[Incoming, ...]:
        """Give all rows."""
        return tuple(self._rows)

    def show_rows(self, rows: tuple[Incoming, ...]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def toggle(self, row: int) -> None:
        """Tick a row, or leave it out."""
        if 0 <= row < len(self._rows):
            self._rows[row] = self._rows[row]._replace(ticked=not self._rows[row].ticked)
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADS) - 1))

    def ticked(self) -> tuple[Incoming, ...]:
        """Give those who come in."""
        return tuple(row for row in self._rows if row.ticked)

    def length(self) -> int:
        """Count the rows."""
        return len(self._rows)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return HEADS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell's words and look."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (str(row.line), row.name, row.remark)[column]
        if role == TICK_ROLE and column == _LINE:
            return row.ticked
        if role == COLOUR_ROLE:
            if column == _REMARK:
                return "needs_you" if row.doubtful else "second"
            return "text" if row.ticked and column == _NAME else "second"
        if role == ICON_ROLE and column == _REMARK and row.doubtful:
            return Icon.WARNING
        return None
