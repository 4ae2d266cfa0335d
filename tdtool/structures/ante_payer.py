"""Who pays the antes, where a sheet or a file does not say."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Structure

_GUESSED = {
    AnteKind.BIG_BLIND: "The sheet does not say who pays the ante; it was taken as one ante by"
    " the big blind.",
    AnteKind.EACH: "The sheet does not say who pays the ante; it was taken as an ante by each"
    " player.",
    None: "The sheet does not say who pays the ante; where it is as large as the small blind it"
    " was taken as one ante by the big blind, else as an ante by each player.",
}


def guessed_ante_kind(amount: int, small_blind: int | None, big_blind: int | None) -> AnteKind:
    """Guess who pays an ante: one as large as the small blind is the big blind's alone.

    Without blinds every player antes. A per-player ante as large as a small blind was seen
    in stud only.
    """
    if big_blind is None:
        return AnteKind.EACH
    return AnteKind.BIG_BLIND if amount >= (small_blind or big_blind) else AnteKind.EACH


def guess_remark(kinds: AbstractSet[AnteKind]) -> str:
    """Say that who pays was guessed, and what."""
    return _GUESSED[next(iter(kinds)) if len(kinds) == 1 else None]


def is_guessed(structure: Structure) -> bool:
    """Tell whether who pays the antes of a structure that was read is only a guess."""
    return any(remark in structure.comments for remark in _GUESSED.values())


def with_payer(structure: Structure, kind: AnteKind) -> Structure:
    """Let all antes of levels with blinds be paid as said, of the same amounts; nothing is guessed.

    Stud antes, which go with a bring-in, stay each player's.
    """
    rows = tuple(
        replace(row, stakes=tuple(_paid(stakes, kind) for stakes in row.stakes))
        for row in structure.rows
    )
    comments = tuple(one for one in structure.comments if one not in _GUESSED.values())
    return replace(structure, rows=rows, comments=comments)


def _paid(stakes: Stakes, kind: AnteKind) -> Stakes:
    if stakes.ante.kind is AnteKind.NONE or stakes.big_blind is None or stakes.bring_in is not None:
        return stakes
    return replace(stakes, ante=replace(stakes.ante, kind=kind))
