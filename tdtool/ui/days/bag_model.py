"""The stacks of a day's end as Qt's model: one row a player, by table and seat."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from tdtool.people.folding import fold
from tdtool.tournament.days.bag_view import BagRow, BagState, BagView
from tdtool.ui import figures, plain
from tdtool.ui.icons import Icon
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE, ICON_ROLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.tournament.values import EntryId
    from tdtool.ui.days.bag_typing import BagTyping

HEADS = ("Seat", "Player", "Player’s count", "Dealer’s count", "Bag", "")
SHORT_HEADS = ("Seat", "Player", "Player’s", "Dealer’s", "Bag", "")
SEAT, NAME, PLAYER, DEALER, BAG, WORDS = range(6)
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 20
"""The row's `BagRow`."""
_RIGHT = frozenset({PLAYER, DEALER, BAG})


class Shown(Enum):
    """Which stacks are listed."""

    ALL = ()
    TO_BAG = (BagState.OPEN,)
    TO_COUNT = (BagState.ONCE, BagState.DIFFERS)


class BagModel(ColumnsModel):
    """Shows a `BagView`, narrowed to some of its stacks."""

    def __init__(self, name: Callable[[EntryId], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._view = BagView((), 0, None)
        self._rows: list[BagRow] = []
        self._place: dict[EntryId, int] = {}
        self._shown = Shown.ALL
        self._text = ""
        self._short = False
        self._utc_offset = 0

    def set_view(self, view: BagView, utc_offset: int = 0) -> None:
        """Show these stacks; nothing is reset where the same players stay."""
        self._view, self._utc_offset = view, utc_offset
        self._arrange()

    def narrow(self, text: str, shown: Shown) -> None:
        """List only those at a table or seat, or with a name, that are so far."""
        self._text, self._shown = text, shown
        self._arrange()

    def set_short(self, *, short: bool) -> None:
        """Name the columns in fewer words, or in full again."""
        self._short = short
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HEADS) - 1)

    def row_at(self, row: int) -> BagRow | None:
        """Give the stack of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, entry: EntryId) -> int | None:
        """Find the row of a player."""
        return self._place.get(entry)

    def next_open(self, row: int) -> int | None:
        """Find the next row that is not bagged, round to the first; None where all are."""
        waiting = [place for place, one in enumerate(self._rows) if one.bag is None]
        return next((place for place in waiting if place > row), next(iter(waiting), None))

    def length(self) -> int:
        """Count the stacks."""
        return len(self._rows)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return SHORT_HEADS if self._short else HEADS

    def is_right(self, column: int) -> bool:
        """Write counts and bags to the right."""
        return column in _RIGHT

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a cell's words and looks."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = index.column()
        if role == ROW_ROLE:
            return row
        if role == int(Qt.ItemDataRole.DisplayRole):
            return self._cell(row, column)
        if role == int(Qt.ItemDataRole.TextAlignmentRole) and column in _RIGHT:
            return Qt.AlignmentFlag.AlignRight
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return self.spoken(row)
        return self._look(row, column, role)

    def spoken(self, row: BagRow) -> str:
        """Say a row to who cannot see it."""
        said = [self._cell(row, SEAT) or "no seat", self._cell(row, NAME)]
        if row.bag is None:
            counted = words(row, self._utc_offset)
            return ", ".join([*said, "not bagged", *([counted] if counted else [])])
        dealer = self._cell(row, DEALER) or "not counted"
        player = self._cell(row, PLAYER)
        said += [f"player {player}", f"dealer {dealer}", f"bag {self._cell(row, BAG)}"]
        return ", ".join([*said, *([words(row)] if words(row) else [])])

    def _cell(self, row: BagRow, column: int) -> str:
        if column == SEAT:
            return "" if row.seat is None else str(row.seat)
        if column == NAME:
            return plain.one_line(self._name(row.entry))
        bag = row.bag
        if column == WORDS:
            return words(row, self._utc_offset)
        if bag is None:
            return ""
        if column == PLAYER:
            return figures.number(bag.player)
        if column == DEALER:
            return "" if bag.dealer is None else figures.number(bag.dealer)
        return plain.one_line(bag.number, 16)

    def _look(self, row: BagRow, column: int, role: int) -> object:
        differs = row.state is BagState.DIFFERS
        if role == COLOUR_ROLE:
            if column in {DEALER, WORDS} and differs:
                return "needs_you"
            return "second" if column == WORDS else "text"
        if role == BOLD_ROLE:
            return column in {SEAT, BAG} or (column == DEALER and differs)
        if role == ICON_ROLE and column == WORDS:
            icons = {BagState.AGREES: Icon.CHECK, BagState.DIFFERS: Icon.WARNING}
            return icons.get(row.state)
        return None

    def _arrange(self) -> None:
        rows = [row for row in self._view.rows if self._is_shown(row)]
        if [row.entry for row in rows] == [row.entry for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, WORDS))
            return
        self.beginResetModel()
        self._rows = rows
        self._place = {row.entry: place for place, row in enumerate(rows)}
        self.endResetModel()

    def _is_shown(self, row: BagRow) -> bool:
        if self._shown is not Shown.ALL and row.state not in self._shown.value:
            return False
        return not self._text.strip() or _means(self._text, row, self._name)


def words(row: BagRow, utc_offset: int = 0) -> str:
    """Say how far a stack is; one that is not bagged, when it was counted last."""
    bag = row.bag
    if bag is None and row.counted is not None:
        at = figures.time_of_day(row.counted.at_ms, utc_offset)
        return f"counted {figures.number(row.counted.chips)} at {at}"
    if bag is None or row.state is BagState.AGREES:
        return ""
    if bag.dealer is None:
        return "the dealer counts"
    by = bag.dealer - bag.player
    return f"count again: {figures.number(abs(by))} {'more' if by > 0 else 'less'}"


def _means(text: str, row: BagRow, name: Callable[[EntryId], str]) -> bool:
    """Tell whether a table ("12"), a seat ("12.5"), a bag ("#117") or a name is meant."""
    typed = text.strip()
    if typed.startswith("#"):
        return row.bag is not None and row.bag.number.casefold() == typed[1:].strip().casefold()
    if typed.replace(".", "", 1).isdecimal():
        seat = "" if row.seat is None else str(row.seat)
        table, _, chair = typed.partition(".")
        return seat == typed if chair else seat.split(".")[0] == table
    said = fold(name(row.entry))
    return all(part in said for part in fold(typed).split())


def typed_in(typing: BagTyping, entry: EntryId) -> bool:
    """Tell whether this player's stack is in hand."""
    return typing.row is not None and typing.row.entry == entry


def rows_named(rows: Sequence[BagRow], name: Callable[[EntryId], str], most: int = 3) -> str:
    """Name the players of rows with their seats, beyond `most` with how many more."""
    said = [
        plain.one_line(name(row.entry) if row.seat is None else f"{row.seat} {name(row.entry)}", 40)
        for row in rows[:most]
    ]
    more = len(rows) - most
    return ", ".join(said) + (f" and {more:,} more" if more > 0 else "")
