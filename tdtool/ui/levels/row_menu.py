"""What can be said of a row besides its figures: what ends there, who pays the antes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_edit import Flag
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure


class RowAct(NamedTuple):
    """One act on a row: its words, and the structure then; `ticked` for what is on already."""

    text: str
    structure: Structure
    icon: Icon | None = None
    ticked: bool | None = None
    refused: str = ""
    key: str = ""


_FLAGS = (
    (Flag.REGISTRATION_ENDS, "Registration ends after it"),
    (Flag.REBUYS_END, "Rebuys end after it"),
    (Flag.ADD_ON, "Add-on after it"),
    (Flag.DAY_END, "The day ends after it"),
)
_ANTES = (
    (AnteKind.BIG_BLIND, "From here on the big blind pays the ante"),
    (AnteKind.EACH, "From here on each player pays an ante"),
    (AnteKind.BUTTON, "From here on the button pays the ante"),
    (AnteKind.NONE, "From here on no ante"),
)


def row_acts(structure: Structure, at: int, locked: int, running: int | None) -> list[RowAct]:
    """List what can be said of a row (index), and what cannot with its reason."""
    row = structure.rows[at]
    played = "It was played; it stays as it was." if at < locked else ""
    found = []
    for flag, words in _FLAGS:
        on = bool(getattr(row, flag.value))
        changed = edit.with_flag(structure, at, flag, on=not on)
        found.append(RowAct(words, changed, ticked=on, refused=played))
    if row.kind is RowKind.PLAY:
        found += [
            RowAct(words, edit.with_antes(structure, at, kind), refused=played)
            for kind, words in _ANTES
        ]
        found.append(
            RowAct("Number the levels from here on", edit.numbered(structure, at), refused=played)
        )
    runs = "It runs now." if at == running else played
    only = "It is the only row." if len(structure.rows) == 1 else runs
    gone = structure if only else edit.without(structure, at)
    found.append(
        RowAct("Take the row out", gone, Icon.REMOVE, refused=only, key=keys.shown(Act.LEVEL_EMPTY))
    )
    return found
