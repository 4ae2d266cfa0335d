"""Everything that is odd in a structure; odd sheets are played all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.check_antes import ante_warnings
from tdtool.tournament.check_blinds import blind_warnings
from tdtool.tournament.check_chips import chip_warnings, registration_warnings
from tdtool.tournament.check_labels import label_warnings
from tdtool.tournament.check_lengths import length_warnings

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.structure_warning import StructureWarning


def warnings(structure: Structure) -> tuple[StructureWarning, ...]:
    """Give what is odd in a structure, in the order of its rows, the whole sheet first.

    Nothing is refused and nothing changed: each warning says what and where in one
    sentence, and where it can proposes a fix (see `structure_warning.changed`).
    """
    found = [
        *label_warnings(structure),
        *blind_warnings(structure),
        *ante_warnings(structure),
        *chip_warnings(structure),
        *length_warnings(structure),
        *registration_warnings(structure),
    ]
    return tuple(sorted(found, key=lambda warning: -1 if warning.row is None else warning.row))
