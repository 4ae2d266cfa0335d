"""All entries as rows of a model; filter and sort happen in here, in Python."""

from __future__ import annotations

from collections import Counter
from enum import Enum, IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdtool.people.found_letters import found_letters
from tdtool.tournament.entry_view import Stand
from tdtool.ui import plain
from tdtool.ui.entries.entry_words import DASH, Ranks, entered_text, entry_text, marks, stand_words
from tdtool.ui.entries.folded_names import LONGEST, FoldedNames
from tdtool.ui.entries.search import Search

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.values import EntryId
    from tdtool.ui.entries.roll import Roll

    SortKey = str | int | tuple[int, ...]

Index = QModelIndex | QPersistentModelIndex
VIEW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The row's `EntryView`."""


class Column(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    NAME = 1
    SEAT = 2
    STATE = 3
    ENTRY = 4
    ENTERED = 5


HEADS = ("No", "Name", "Seat", "State", "Entry", "Entered")


class Segment(Enum):
    """Which entries are shown."""

    ALL = "all"
    SEATED = "seated"
    """Everybody with chips in play, those on their way or without a table too."""
    OUT = "out"
    WAITING = "waiting"
    LATE = "late"
    """Entered after the start and not in the seat yet."""


_SEGMENTS = {
    Stand.SEATED: (Segment.SEATED,),
    Stand.ON_THE_WAY: (Segment.SEATED,),
    Stand.STANDING: (Segment.SEATED,),
    Stand.NO_SHOW: (Segment.SEATED,),
    Stand.LATE: (Segment.SEATED, Segment.LATE),
    Stand.OUT: (Segment.OUT,),
    Stand.WAITING: (Segment.WAITING,),
}
_RANKS = {
    Stand.STANDING: 0,
    Stand.LATE: 1,
    Stand.ON_THE_WAY: 2,
    Stand.NO_SHOW: 3,
    Stand.SEATED: 4,
    Stand.WAITING: 5,
    Stand.OUT: 6,
}
"""How entries stand in the order of the State column."""


class EntriesModel(QAbstractTableModel):
    """The entries of a tournament, filtered and sorted.

    `set_entries` takes all of them, `update_entries` those that changed. Where the rows
    stay who they are they are repainted, else the model is reset. Of each entry only how it
    stands is kept; whatever else is shown is asked of the roll.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roll: Roll | None = None
        self._stands: dict[EntryId, Stand] = {}
        """How everybody stands, in the order of their numbers."""
        self._names = FoldedNames()
        self._ranks = Ranks()
        self._ordered: list[EntryId] = []
        self._rows: list[EntryId] = []
        self._segment = Segment.ALL
        self._search = Search()
        self._column = Column.NUMBER
        self._descending = False
        self._letters: dict[EntryId, tuple[tuple[int, int], ...]] = {}
        self._counts = dict.fromkeys(Segment, 0)

    @property
    def ranks(self) -> Ranks:
        """Give places, alternates and registration as they were last told."""
        return self._ranks

    @property
    def segment(self) -> Segment:
        """Tell which entries are shown."""
        return self._segment

    @property
    def search(self) -> Search:
        """Give what is looked for."""
        return self._search

    @property
    def sorted_by(self) -> tuple[Column, bool]:
        """Tell by which column the rows stand, and whether the other way round."""
        return self._column, self._descending

    def set_entries(self, roll: Roll | None, ranked: Ranks) -> None:
        """Show the entries of this roll and no others; None shows nobody."""
        self.beginResetModel()
        self._roll = roll
        self._ranks = ranked
        self._letters.clear()
        self._take_stands({} if roll is None else roll.stands())
        self._keys()
        self._ordered = self._in_order()
        self._rows = self._shown()
        self.endResetModel()

    def update_entries(self, entries: Iterable[EntryId], ranked: Ranks) -> None:
        """Take entries that changed or came, and let those go that no longer count."""
        if self._roll is None:
            return
        others = False
        for entry in entries:
            self._letters.pop(entry, None)
            before, stand = self._stands.get(entry), self._roll.stand(entry)
            if before is None or stand is None:
                others = others or before is not stand
            else:
                self._count(before, -1)
                self._count(stand, 1)
                self._stands[entry] = stand
        if others:
            self._take_stands(self._roll.stands())
        self._ranks = ranked
        self._arrange(sort=others or self._column is not Column.NUMBER)

    def set_ranks(self, ranked: Ranks) -> None:
        """Take places and the moment anew; the rows stay where they are."""
        self._ranks = ranked

    def show(self, segment: Segment) -> None:
        """Show only these entries."""
        self._segment = segment
        self._arrange()

    def find(self, search: Search) -> None:
        """Show only those who fit what was typed."""
        self._search = search
        self._letters.clear()
        self._arrange()

    def sort_by(self, column: Column, *, descending: bool) -> None:
        """Put the rows in the order of a column."""
        self._column, self._descending = column, descending
        self._arrange(sort=True)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HEADS) - 1)

    def view_at(self, row: int) -> EntryView | None:
        """Give the entry of a row."""
        return self.view(self._rows[row]) if 0 <= row < len(self._rows) else None

    def entry_at(self, row: int) -> EntryId | None:
        """Give the number of the entry of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def view(self, entry: EntryId) -> EntryView | None:
        """Give an entry as it is now, shown or not."""
        return None if self._roll is None else self._roll.view(entry)

    def entries(self) -> list[EntryId]:
        """List the shown entries from the top."""
        return list(self._rows)

    def row_of(self, entry: EntryId) -> int | None:
        """Find the row of an entry; None where it is filtered away."""
        return self._rows.index(entry) if entry in self._rows else None

    def rows_of(self, entries: Collection[EntryId]) -> list[int]:
        """List the rows of entries from the top; those that are filtered away have none."""
        wanted = frozenset(entries)
        return [row for row, entry in enumerate(self._rows) if entry in wanted] if wanted else []

    def letters(self, view: EntryView) -> tuple[tuple[int, int], ...]:
        """Give the parts (start, end) of the shown name that the filter found."""
        if not self._search.words:
            return ()
        if view.entry not in self._letters:
            name = self.cell(view, Column.NAME)
            self._letters[view.entry] = found_letters(name, self._search.words)
        return self._letters[view.entry]

    def counts(self) -> dict[Segment, int]:
        """Count the entries of every segment, whatever the filter."""
        return dict(self._counts)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the shown entries."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else len(HEADS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Name the columns, and how to sort by them."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(HEADS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return HEADS[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"Sort by {HEADS[section].lower()}; once more: the other way round"
        if role == Qt.ItemDataRole.AccessibleTextRole and section == self._column:
            return f"{HEADS[section]}, sorted {'down' if self._descending else 'up'}"
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell in words, or its entry as a record."""
        view = self.view_at(index.row()) if index.isValid() else None
        if view is None:
            return None
        if role == VIEW_ROLE:
            return view
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(view, Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(view)
        return None

    def cell(self, view: EntryView, column: Column) -> str:
        """Write what stands in a column of an entry."""
        if column is Column.NUMBER:
            return f"{view.entry:,}"
        if column is Column.NAME:
            return plain.one_line(view.name, LONGEST)
        if column is Column.SEAT:
            return DASH if view.seat is None else str(view.seat)
        if column is Column.STATE:
            words = stand_words(view, self._ranks)
            return f"{words.text}, {words.detail}" if words.detail else words.text
        return entry_text(view) if column is Column.ENTRY else entered_text(view, self._ranks)

    def spoken(self, view: EntryView) -> str:
        """Say an entry in one line, for who cannot see it."""
        seat = "" if view.seat is None else f", seat {view.seat}"
        state = self.cell(view, Column.STATE)
        said = f"{view.entry}, {self.cell(view, Column.NAME)}{seat}, {state}, entry {view.number}"
        needs = (", needs reach" if view.access else "") + (", kept apart" if view.apart else "")
        return said + (needs if marks(view) else "")

    def table_text(self, entries: Iterable[EntryId]) -> str:
        """Write entries as lines of cells parted by tabs, to be pasted elsewhere."""
        views = [view for view in map(self.view, entries) if view is not None]
        lines = ["\t".join(HEADS)]
        lines += ["\t".join(self.cell(view, column) for column in Column) for view in views]
        return "\n".join(lines)

    def _take_stands(self, stands: dict[EntryId, Stand]) -> None:
        """Take how everybody stands, and count them anew."""
        self._stands = stands
        self._counts = dict.fromkeys(Segment, 0)
        for stand, count in Counter(stands.values()).items():
            self._count(stand, count)

    def _count(self, stand: Stand, count: int) -> None:
        for segment in (Segment.ALL, *_SEGMENTS[stand]):
            self._counts[segment] += count

    def _arrange(self, *, sort: bool = False) -> None:
        if sort:
            self._ordered = self._in_order()
        rows = self._shown()
        if rows == self._rows:
            if rows:
                last = self.index(len(rows) - 1, len(HEADS) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _shown(self) -> list[EntryId]:
        order = self._ordered
        if self._segment is not Segment.ALL:
            how, segment = self._stands, self._segment
            stands = [stand for stand in Stand if segment in _SEGMENTS[stand]]
            order = [entry for entry in order if how[entry] in stands]
            if segment is Segment.WAITING and self._column is Column.NUMBER:
                order.sort(key=self._in_line, reverse=self._descending)
        if self._roll is None or not self._search:
            return order
        return self._search.found(order, self._roll.seat, self._keys())

    def _keys(self) -> dict[EntryId, str]:
        """Give the folded names."""
        if self._roll is None:
            return {}
        self._names.take(self._roll.names(self._stands))
        return dict(zip(self._stands, self._names.folded(), strict=True))

    def _in_line(self, entry: EntryId) -> tuple[int, EntryId]:
        """Rank an entry that waits: who paid first is seated first."""
        return self._ranks.alternates.get(entry, 0), entry

    def _in_order(self) -> list[EntryId]:
        """Sort all entries; those with nothing in the column stand last either way."""
        if self._column is Column.NUMBER or self._roll is None:
            return sorted(self._stands, reverse=self._descending)
        keyed = list(zip(self._sort_keys(self._roll), self._stands, strict=True))
        filled = sorted([pair for pair in keyed if pair[0] is not None], reverse=self._descending)
        empty = [entry for sort, entry in keyed if sort is None]
        return [entry for _, entry in filled] + empty

    def _sort_keys(self, roll: Roll) -> Iterable[SortKey | None]:
        """Give what the column sorts everybody by, in the order of their numbers."""
        if self._column is Column.NAME:
            return self._keys().values()
        if self._column is Column.SEAT:
            return map(roll.seat, self._stands)
        if self._column is Column.STATE:
            return map(self._state_key, self._stands)
        return map(
            roll.number if self._column is Column.ENTRY else roll.registered_ms, self._stands
        )

    def _state_key(self, entry: EntryId) -> tuple[int, ...]:
        """Put entries by how they stand; alike: places, the line, the longest wait."""
        stand = self._stands[entry]
        rank = _RANKS[stand]
        if stand is Stand.OUT:
            place = self._ranks.places.get(entry)
            return (rank, 1, 0) if place is None else (rank, 0, place.first)
        if stand is Stand.WAITING:
            return rank, self._ranks.alternates.get(entry, 0)
        if stand is Stand.SEATED or self._roll is None:
            return (rank,)
        return rank, self._roll.since_ms(entry)
