"""Every act with its keys as Qt's model: found by its words, its place or a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

from tdtool.people.folding import fold
from tdtool.ui import act_rows
from tdtool.ui.help.key_table import head_of
from tdtool.ui.parts.columns_model import ColumnsModel, Index
from tdtool.ui.parts.table import BOLD_ROLE, COLOUR_ROLE, ICON_ROLE

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tdtool.ui.acts import Act

_HEADS = ("What", "Where", "Keys")
WHAT, WHERE, KEYS = range(3)
NONE = "none"
"""Stands where an act has no key."""


class KeyRow(NamedTuple):
    """One act: its keys now, and whether the director bound them himself."""

    act: Act
    what: str
    where: str
    keys: str
    tip: str
    own: bool
    fixed: bool


class KeysModel(ColumnsModel):
    """The acts that fit what is looked for, by where their keys work."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[KeyRow] = []
        self._rows: list[KeyRow] = []
        self._looked_for = ""

    def set_table(self, table: Mapping[Act, tuple[str, ...]], own: Collection[str]) -> None:
        """Show these keys; `own` names the acts that the director bound himself."""
        made = []
        for row in sorted(act_rows.ROWS, key=lambda one: head_of(one.where) != "Anywhere"):
            fixed = row.fixed
            had = row.keys if fixed else table[row.act]
            shown = ", ".join(act_rows.shown_key(key) for key in had)
            none = "digits" if fixed and not had else NONE
            words = row.text.rstrip("…")
            where = head_of(row.where)
            mine = row.act.value in own
            made.append(KeyRow(row.act, words, where, shown or none, row.tip, mine, fixed))
        self._all = made
        self._find()

    def look_for(self, text: str) -> None:
        """Show the acts in which every word of a text is found."""
        self._looked_for = text
        self._find()

    def count(self) -> int:
        """Count all acts."""
        return len(self._all)

    def row_at(self, place: int) -> KeyRow | None:
        """Give a row by its place."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def place_of(self, act: Act) -> int | None:
        """Find the place of an act, None where it does not fit."""
        places = (place for place, row in enumerate(self._rows) if row.act is act)
        return next(places, None)

    def length(self) -> int:
        """Count the acts that fit."""
        return len(self._rows)

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return _HEADS

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Give a cell's words and looks."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = index.column()
        if role == int(Qt.ItemDataRole.DisplayRole):
            return (row.what, row.where, row.keys)[column]
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return f"{row.what}, {row.where}: {row.keys}. {row.tip}"
        if role == BOLD_ROLE:
            return column == WHAT or (column == KEYS and row.own)
        if role == ICON_ROLE and column == WHAT:
            return act_rows.usual(row.act).icon
        if role == COLOUR_ROLE:
            return _colour(row, column)
        return None

    def _find(self) -> None:
        words = fold(self._looked_for).split()
        rows = [row for row in self._all if all(word in _said(row) for word in words)]
        if [row.act for row in rows] == [row.act for row in self._rows]:
            self._rows = rows
            self.show_again()
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()


def _said(row: KeyRow) -> str:
    return fold(f"{row.what} {row.where} {row.keys} {row.tip}")


def _colour(row: KeyRow, column: int) -> str:
    if column == WHAT:
        return "text"
    if column == KEYS:
        if row.fixed or row.keys == NONE:
            return "third"
        return "accent" if row.own else "text"
    return "second"
