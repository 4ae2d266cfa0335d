"""Ways to put right what is odd in a structure, each in the words of a button."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import structure_edit as edit
from tdtool.tournament.chip_plan import chip_uses, chips_of, figures, payable
from tdtool.tournament.next_level import rung
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_queries import row_minutes
from tdtool.tournament.structure_warning import Cell, Change, Oddity, changed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row, Structure
    from tdtool.tournament.structure_warning import StructureWarning


class Fix(NamedTuple):
    """One way to put a warning right: the words of its button, and the structure then."""

    text: str
    structure: Structure


def fixes(structure: Structure, warning: StructureWarning, locked: int = 0) -> tuple[Fix, ...]:
    """Give what can be done about a warning; rows before `locked` are never changed."""
    found: list[Fix] = []
    if warning.fix and all(change.row >= locked for change in warning.fix):
        found.append(Fix(_words(structure, warning.fix[0]), changed(structure, warning.fix)))
    more = _MORE.get(warning.oddity)
    if more is not None and warning.row is not None:
        found += more(structure, warning.row, locked)
    return tuple(found)


def _words(structure: Structure, change: Change) -> str:
    """Say a change of one cell: "Make it 30,000-60,000", "Make it level 12"."""
    match change.cell:
        case Cell.LABEL:
            return f"Make it level {change.value}"
        case Cell.MINUTES:
            return f"Make it {change.value} min"
        case Cell.ANTE:
            return f"Make the ante {change.value:,}"
        case _:
            fixed = changed(structure, (change,))
            return f"Make it {_blinds(fixed.rows[change.row].stakes[change.stake_set])}"


def _blinds(stakes: Stakes) -> str:
    parts = (stakes.small_blind, stakes.big_blind)
    if stakes.big_blind is None:
        parts = (stakes.small_bet, stakes.big_bet)
    return "-".join(f"{part:,}" for part in parts if part is not None)


def _chips_needed(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Round the amounts to the chips in play, or let the chip stay longer."""
    gone = max(chip for row in structure.rows[:at] for chip in row.colour_up)
    rounded = _rounded(structure, at, gone)
    if rounded is not None and at >= locked:
        yield rounded
    leaves = max(place for place in range(at) if gone in structure.rows[place].colour_up)
    if leaves >= locked:
        yield _later_colour_up(structure, gone, leaves)


def _rounded(structure: Structure, at: int, gone: int) -> Fix | None:
    """Round a level's amounts to what larger chips pay, between the levels beside it."""
    chips = [chip for chip in chips_of(structure) if chip > gone]
    unit = chips[0] if chips else 0
    row = structure.rows[at]
    if not unit or any(not _roundable(stakes) for stakes in row.stakes):
        return None
    sets = tuple(_to_unit(stakes, unit, chips) for stakes in row.stakes)
    fixed = edit.with_row(structure, at, replace(row, stakes=sets))
    return Fix(f"Make it {_blinds(sets[0])}", fixed) if _in_order(fixed, at) else None


def _roundable(stakes: Stakes) -> bool:
    return stakes.small_blind is not None and stakes.big_blind is not None


def _to_unit(stakes: Stakes, unit: int, chips: list[int]) -> Stakes:
    def near(figure: int) -> int:
        return figure if payable(figure, chips) else max(unit, (figure + unit // 2) // unit * unit)

    small, big, ante = stakes.small_blind or 0, stakes.big_blind or 0, stakes.ante.amount
    return replace(
        stakes,
        small_blind=near(small),
        big_blind=near(big),
        ante=replace(stakes.ante, amount=near(ante) if ante else 0),
    )


def _in_order(structure: Structure, at: int) -> bool:
    """Tell whether a level still lies above the one before it and below the one after it."""
    played = [
        (place, rung(row.stakes[0]) or 0)
        for place, row in enumerate(structure.rows)
        if row.kind is RowKind.PLAY and row.stakes
    ]
    here = next(place for place, (row, _) in enumerate(played) if row == at)
    near = [figure for _, figure in played[max(0, here - 1) : here + 2]]
    return all(low < high for low, high in pairwise(near))


def _later_colour_up(structure: Structure, chip: int, leaves: int) -> Fix:
    """Let a chip leave only after the last level that needs it, or not at all."""
    needed = next(use.needed for use in chip_uses(structure) if use.chip == chip)
    last = leaves if needed is None else needed
    kept = tuple(one for one in structure.rows[leaves].colour_up if one != chip)
    freed = edit.with_colour_up(structure, leaves, kept)
    following = [place for place in range(leaves + 1, last + 1) if freed.rows[place].stakes]
    row = structure.rows[leaves]
    if len(following) == 1 and row.kind is RowKind.BREAK and row.day_end is None:
        level = following[0]
        rows = list(structure.rows)
        rows.insert(level, rows.pop(leaves))
        label = structure.rows[level].label
        return Fix(f"Take the break after level {label}", replace(structure, rows=tuple(rows)))
    place = next(
        (
            place
            for place in range(last + 1, len(freed.rows))
            if freed.rows[place].kind is RowKind.BREAK
        ),
        None,
    )
    if place is None:
        return Fix(f"Leave the {chip:,}s in play", freed)
    chips = (*freed.rows[place].colour_up, chip)
    before = [one.label for one in freed.rows[:place] if one.kind is RowKind.PLAY]
    return Fix(f"Remove them after level {before[-1]}", edit.with_colour_up(freed, place, chips))


def _chips_left(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Let the smaller chips leave in the same break."""
    if at < locked:
        return
    leaving = structure.rows[at].colour_up
    gone = {chip for row in structure.rows[:at] for chip in row.colour_up}
    small = [chip for chip in chips_of(structure) if chip < min(leaving) and chip not in gone]
    if small:
        words = " and ".join(f"{chip:,}s" for chip in small)
        fixed = structure
        for place, row in enumerate(structure.rows):
            if place > at and set(row.colour_up) & set(small):
                kept = tuple(chip for chip in row.colour_up if chip not in small)
                fixed = edit.with_colour_up(fixed, place, kept)
        yield Fix(f"Remove {words} too", edit.with_colour_up(fixed, at, (*small, *leaving)))


def _chips_twice(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Keep the first time that a chip leaves."""
    gone = {chip for row in structure.rows[:at] for chip in row.colour_up}
    kept = tuple(chip for chip in structure.rows[at].colour_up if chip not in gone)
    if at >= locked:
        yield Fix("Remove it here", edit.with_colour_up(structure, at, kept))


def _removed(words: str) -> Callable[[Structure, int, int], Iterator[Fix]]:
    def fix(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
        if at >= locked and len(structure.rows) > 1:
            yield Fix(words, edit.without(structure, at))

    return fix


def _long_stretch(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Put a break into the middle of a stretch that ends with a level."""
    first = at
    while first > 0 and not _stops(structure.rows[first - 1]):
        first -= 1
    levels = [place for place in range(first, at + 1) if structure.rows[place].stakes]
    total = sum(row_minutes(structure.rows[place]) or 0 for place in levels)
    so_far = 0
    for place in levels[:-1]:
        so_far += row_minutes(structure.rows[place]) or 0
        if 2 * so_far >= total and place + 1 > locked:
            minutes = edit.usual_break(structure)
            label = structure.rows[place].label
            words = f"{minutes} min break after level {label}"
            yield Fix(words, edit.with_break(structure, place, minutes))
            return


def _stops(row: Row) -> bool:
    return row.kind is RowKind.BREAK or row.day_end is not None


def _jump(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Put a level between two that lie far apart."""
    before = max(place for place in range(at) if structure.rows[place].stakes)
    if at <= locked:
        return
    added = edit.with_level(structure, before)
    new = added.rows[before + 1]
    if new.stakes and figures(new.stakes[0]):
        yield Fix(f"Put {_blinds(new.stakes[0])} between", added)


def _registration_twice(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    if at >= locked:
        yield Fix(
            "Keep the first end",
            edit.with_flag(structure, at, edit.Flag.REGISTRATION_ENDS, on=False),
        )


def _numbered(structure: Structure, at: int, locked: int) -> Iterator[Fix]:
    """Count on from the level before, where a single number puts too little right."""
    if at >= locked:
        fixed = edit.numbered(structure, at)
        if sum(a != b for a, b in zip(fixed.rows, structure.rows, strict=True)) > 1:
            yield Fix("Number all from here on", fixed)


_MORE: dict[Oddity, Callable[[Structure, int, int], Iterator[Fix]]] = {
    Oddity.CHIPS_NEEDED: _chips_needed,
    Oddity.CHIPS_LEFT: _chips_left,
    Oddity.CHIPS_TWICE: _chips_twice,
    Oddity.LEVEL_REPEATS: _removed("Take this level out"),
    Oddity.BREAK_MISPLACED: _removed("Take this break out"),
    Oddity.LONG_STRETCH: _long_stretch,
    Oddity.JUMP: _jump,
    Oddity.REGISTRATION_TWICE: _registration_twice,
    Oddity.LABEL_MISSING: _numbered,
    Oddity.LABEL_TWICE: _numbered,
    Oddity.LABEL_BACK: _numbered,
    Oddity.LABEL_SKIPPED: _numbered,
}
