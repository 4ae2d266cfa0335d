"""Who has won what, as Qt's model: who has not got it first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.awards import awards
from tdtool.ui import figures, plain
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.prizes.awards import Award
    from tdtool.tournament.values import EntryId

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns, as they stand."""

    PLACE = 0
    WHO = 1
    WON = 2
    PAID = 3


HEADS = {Column.PLACE: "Place", Column.WHO: "Who", Column.WON: "Won", Column.PAID: "Paid"}


class PaymentRow(NamedTuple):
    """A player: his place, what he has won, when he got it; `open` while he has not."""

    entry: EntryId
    place: str
    who: str
    won: str
    paid: str
    open: bool
    wrong: bool


def payment_rows(desk: Desk, among: Sequence[EntryId] | None = None) -> tuple[PaymentRow, ...]:
    """List who has won something, best place first; `among` limits it to some."""
    found = awards(desk.state)
    return tuple(
        _row(desk, award) for award in found.values() if among is None or award.entry in among
    )


def _row(desk: Desk, award: Award) -> PaymentRow:
    state, now = desk.state, desk.now()
    currency = prices_of(state).currency
    parts = []
    if award.cash or award.bounty:
        parts.append(figures.money(award.cash + award.bounty, currency))
    payments = state.prizes.payments.get(award.entry, [])
    given = [name for payment in payments for name in payment.tickets]
    parts += [plain.one_line(name, 40) for name in (*given, *award.tickets)]
    paid = ""
    if award.due < 0:
        paid = f"{figures.money(-award.due, currency)} too much"
    elif not award.due and not award.tickets:
        at = figures.time_of_day(payments[-1].at_ms, now.utc_offset) if payments else ""
        paid = f"paid {at}".rstrip()
    elif payments and award.due:
        paid = f"{figures.money(award.due, currency)} more"
    else:
        paid = "to pay"
    return PaymentRow(
        award.entry,
        "" if award.place is None else str(award.place),
        plain.one_line(desk.name(award.entry)),
        " + ".join(parts),
        paid,
        open=award.due > 0 or bool(award.tickets),
        wrong=award.due < 0,
    )


class PaymentsModel(QAbstractTableModel):
    """Rows of who has won what."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PaymentRow, ...] = ()

    def set_rows(self, rows: Sequence[PaymentRow]) -> None:
        """Show these rows."""
        if tuple(rows) != self._rows:
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()

    def rows(self) -> tuple[PaymentRow, ...]:
        """Give all rows."""
        return self._rows

    def row(self, place: int) -> PaymentRow | None:
        """Give a row, None where there is no such."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(_ROLE.DisplayRole)
    ) -> object:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == int(_ROLE.DisplayRole):
            return HEADS[Column(section)]
        if role == int(_ROLE.TextAlignmentRole) and section == Column.WON:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = int(_ROLE.DisplayRole)) -> object:
        """Give a cell's words and how it looks."""
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = Column(index.column())
        if role == int(_ROLE.DisplayRole):
            return (row.place, row.who, row.won, row.paid)[column]
        if role == int(_ROLE.AccessibleTextRole):
            return ", ".join(word for word in (row.place, row.who, row.won, row.paid) if word)
        if role == int(_ROLE.TextAlignmentRole):
            return Qt.AlignmentFlag.AlignRight if column is Column.WON else None
        if role == BOLD_ROLE:
            return column is Column.WON
        if role == COLOUR_ROLE:
            if column is Column.PAID:
                return "wrong_text" if row.wrong else "needs_you" if row.open else "second"
            return "second" if column is Column.PLACE else "text"
        return None
