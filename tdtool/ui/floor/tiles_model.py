"""All tables as rows of a model; filter and sort happen in here, in Python."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.tournament.views import SeatState, TileView, Tone

if TYPE_CHECKING:
    from collections.abc import Iterable

Index = QModelIndex | QPersistentModelIndex
TILE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The row's `TileView`."""


class Showing(Enum):
    """Which tables are shown."""

    ALL = "all"
    NEEDS_YOU = "needs_you"
    BUTTON_KNOWN = "button_known"


class Order(StrEnum):
    """In which order they stand."""

    NUMBER = "By number"
    PLAYERS = "By players"
    NEEDS_YOU = "Needs you first"


class TilesModel(QAbstractListModel):
    """The tables of a tournament, filtered and sorted.

    `set_tiles` takes all of them, `update_tiles` those that changed. Rows keep their place
    where nothing about filter and order changed; else the model is reset.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles: dict[int, TileView] = {}
        self._rows: list[int] = []
        self._row_of: dict[int, int] = {}
        self._showing = Showing.ALL
        self._order = Order.NUMBER
        self._found: frozenset[int] | None = None

    @property
    def showing(self) -> Showing:
        """Tell which tables are shown."""
        return self._showing

    @property
    def order(self) -> Order:
        """Tell in which order the tables stand."""
        return self._order

    def set_tiles(self, tiles: Iterable[TileView]) -> None:
        """Show these tables and no others."""
        made = {tile.table: tile for tile in tiles}
        if made.keys() == self._tiles.keys():
            self.update_tiles(made.values())
            return
        self._tiles = made
        self._lay_out()

    def update_tiles(self, tiles: Iterable[TileView]) -> None:
        """Take what changed; only the rows of these tables are told to repaint."""
        changed = [tile for tile in tiles if self._tiles.get(tile.table) != tile]
        if not changed:
            return
        self._tiles.update((tile.table, tile) for tile in changed)
        if self._arranged() != self._rows:
            self._lay_out()
            return
        for tile in changed:
            row = self._row_of.get(tile.table)
            if row is not None:
                index = self.index(row, 0)
                self.dataChanged.emit(index, index)

    def show(self, showing: Showing) -> None:
        """Show only these tables."""
        self._showing = showing
        self._lay_out()

    def sort_by(self, order: Order) -> None:
        """Put the tables in this order."""
        self._order = order
        self._lay_out()

    def find(self, tables: frozenset[int] | None) -> None:
        """Show only tables of this set; None ends the search."""
        self._found = tables
        self._lay_out()

    def tile(self, table: int) -> TileView | None:
        """Give a table's tile, shown or not."""
        return self._tiles.get(table)

    def tile_at(self, row: int) -> TileView | None:
        """Give the tile of a row."""
        return self._tiles[self._rows[row]] if 0 <= row < len(self._rows) else None

    def row_of(self, table: int) -> int | None:
        """Find the row of a table; None where it is filtered away."""
        return self._row_of.get(table)

    def table_count(self) -> int:
        """Count all tables, shown or not."""
        return len(self._tiles)

    def seated(self) -> int:
        """Count the players who sit at any table."""
        return sum(tile.count for tile in self._tiles.values())

    def on_the_way(self) -> int:
        """Count the players on their way to any table."""
        return sum(tile.seats.count(SeatState.ON_THE_WAY) for tile in self._tiles.values())

    def needing(self) -> int:
        """Count the tables that need a person."""
        return sum(map(needs_you, self._tiles.values()))

    def with_words(self) -> list[int]:
        """List the tables about which a word is said."""
        return [tile.table for tile in self._tiles.values() if tile.word is not None]

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the shown tables."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a tile as its record, its number, or in words for who cannot see it."""
        tile = self.tile_at(index.row()) if index.isValid() else None
        if tile is None:
            return None
        if role == TILE_ROLE:
            return tile
        if role == int(Qt.ItemDataRole.DisplayRole):
            return str(tile.table)
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return spoken(tile)
        return None

    def _lay_out(self) -> None:
        self.beginResetModel()
        self._rows = self._arranged()
        self._row_of = {table: row for row, table in enumerate(self._rows)}
        self.endResetModel()

    def _arranged(self) -> list[int]:
        shown = [tile for tile in self._tiles.values() if self._is_shown(tile)]
        if self._order is Order.NUMBER:
            shown.sort(key=lambda tile: tile.table)
        elif self._order is Order.PLAYERS:
            shown.sort(key=lambda tile: (tile.count, tile.table))
        else:
            shown.sort(key=lambda tile: (not needs_you(tile), tile.table))
        return [tile.table for tile in shown]

    def _is_shown(self, tile: TileView) -> bool:
        if self._found is not None and tile.table not in self._found:
            return False
        if self._showing is Showing.NEEDS_YOU:
            return needs_you(tile)
        if self._showing is Showing.BUTTON_KNOWN:
            return button_known(tile)
        return True


def needs_you(tile: TileView) -> bool:
    """Tell whether a person must act at this table."""
    return tile.word is not None and tile.word.tone in {Tone.NEEDS_YOU, Tone.WRONG}


def button_known(tile: TileView) -> bool:
    """Tell whether the button of this table is known."""
    word = tile.word
    return word is not None and word.tone is Tone.KNOWN


def spoken(tile: TileView) -> str:
    """Say a tile in one line: table 7, 7 of 9, short by 2."""
    parts = [f"table {tile.table}", f"{tile.count} of {len(tile.seats)}"]
    way = tile.seats.count(SeatState.ON_THE_WAY)
    if way:
        parts.append(f"{way} on the way")
    if (tile.word is not None and tile.word.tone is not Tone.NEEDS_YOU) or not way:
        parts.extend([tile.word.text] if tile.word is not None else [])
    if tile.locked:
        parts.append("locked")
    return ", ".join(parts)
