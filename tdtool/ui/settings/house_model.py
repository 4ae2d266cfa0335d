"""The house rules as a table: a row for each setting, a column for each preset."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from tdtool.rules.house import PRESETS, HouseRules, Preset
from tdtool.rules.house_words import PRESET_TITLES, SETTINGS
from tdtool.ui.settings import house_values

if TYPE_CHECKING:
    from tdtool.rules.house_words import Setting

    Index = QModelIndex | QPersistentModelIndex

CELL_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The `Cell` of a place."""
SETTING, HERE = 0, 1
"""The column of what a setting is, and of what this tournament plays."""
BOOKS = tuple(PRESETS)
"""The presets, each a column from `HERE + 1` on."""
_ROOT = QModelIndex()


class Cell(NamedTuple):
    """What stands in a place: its words, a second line, and how they are meant.

    `strong` words differ from the preset the rules began from, or in a preset's column from
    this tournament; `waits` is set where the change is not in force yet; `base` in the
    column of the preset the rules began from.
    """

    text: str
    under: str = ""
    source: str = ""
    strong: bool = False
    waits: bool = False
    base: bool = False


class HouseModel(QAbstractTableModel):
    """Holds the rules in force and a draft of others; the draft is what is shown."""

    drafted = Signal()
    """The draft changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._in_force = HouseRules()
        self._draft = HouseRules()

    @property
    def draft(self) -> HouseRules:
        """Give the rules as they stand in the table."""
        return self._draft

    @property
    def in_force(self) -> HouseRules:
        """Give the rules that the tournament plays by."""
        return self._in_force

    def waiting(self) -> int:
        """Count the settings whose change is not in force yet."""
        return sum(house_values.differs(one, self._draft, self._in_force) for one in SETTINGS)

    def is_changed(self) -> bool:
        """Tell whether the draft differs from what is in force, the book it cites included."""
        return self._draft != self._in_force

    def show_rules(self, in_force: HouseRules) -> None:
        """Show the rules in force; a draft that was begun is kept."""
        begun = self.is_changed()
        self._in_force = in_force
        self.take(self._draft if begun else in_force)

    def forget_draft(self) -> None:
        """Go back to the rules in force."""
        self.take(self._in_force)

    def take(self, rules: HouseRules) -> None:
        """Draft these rules."""
        self._draft = rules
        last = self.index(len(SETTINGS) - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.drafted.emit()

    def setting(self, row: int) -> Setting:
        """Give the setting of a row."""
        return SETTINGS[row]

    def step(self, row: int, step: int) -> None:
        """Draft the next choice of a row (1) or the one before (-1)."""
        self.take(house_values.stepped(SETTINGS[row], self._draft, step))

    def type_number(self, row: int, digits: str) -> bool:
        """Draft a typed number; False where this row takes none or not this one."""
        made = house_values.typed(SETTINGS[row], self._draft, digits)
        if made is not None:
            self.take(made)
        return made is not None

    def take_from(self, row: int, preset: Preset) -> None:
        """Draft what a preset says in a row."""
        self.take(house_values.as_in(SETTINGS[row], self._draft, preset))

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the settings."""
        return 0 if parent.isValid() else len(SETTINGS)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Count the setting, this tournament, and the presets."""
        return 0 if parent.isValid() else HERE + 1 + len(BOOKS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell, its words, or all of a row as it is read out."""
        if not index.isValid():
            return None
        one = SETTINGS[index.row()]
        cell = self._cell(one, index.column())
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(part for part in (one.title, cell.text, cell.under) if part)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = ("House rule", "This tournament", *(PRESET_TITLES[book] for book in BOOKS))
        return heads[section] if 0 <= section < len(heads) else None

    def _cell(self, one: Setting, column: int) -> Cell:
        if column == SETTING:
            return Cell(one.title, one.meaning, one.source)
        if column == HERE:
            return self._here(one)
        preset = BOOKS[column - HERE - 1]
        return Cell(
            house_values.words(one, PRESETS[preset]),
            strong=house_values.differs(one, PRESETS[preset], self._draft),
            base=preset is self._draft.preset,
        )

    def _here(self, one: Setting) -> Cell:
        text = house_values.words(one, self._draft)
        waits = house_values.differs(one, self._draft, self._in_force)
        base = PRESETS[self._draft.preset]
        strong = house_values.differs(one, self._draft, base)
        under = f"not as {PRESET_TITLES[self._draft.preset]}" if strong else ""
        if waits:
            under = f"in force: {house_values.words(one, self._in_force)}"
        return Cell(text, under, strong=strong, waits=waits)
