"""The card room's own entries, and its changes to the program's, in the user's data folder."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rulebook.entry import Entry
from tdtool.rulebook.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from tdtool.rulebook.check import Fields


def laid_over(
    own: Mapping[str, Entry], house: Iterable[tuple[Path, Fields]], problems: list[Problem]
) -> dict[str, Entry]:
    """Lay the card room's files over the program's entries; both of one id are one entry.

    A file with an id of the program's changes the fields it names and no others; any other is
    an entry of the card room's own. Of two files with one id the first holds.
    """
    found = dict(own)
    first: dict[str, Path] = {}
    for file, fields in house:
        id_ = fields["id"]
        if id_ in first:
            problems.append(
                Problem(file, 0, f"{id_} is the id of {first[id_]} too; this one is left.")
            )
            continue
        first[id_] = file
        changed = tuple(name for name in fields if name != "id")
        found[id_] = (
            replace(own[id_], **fields, file=file, house=True, overridden=changed)
            if id_ in own
            else Entry(**fields, file=file, house=True)
        )
    return found
