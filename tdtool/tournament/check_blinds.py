"""Checks of the blinds and limits of a structure."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.tournament.structure_warning import (
    Cell,
    Change,
    Level,
    Oddity,
    StructureWarning,
    Weight,
    levels,
    listed,
    named,
    note,
    series,
    slip,
    stakes_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tournament.structure import Structure

_SHORT_STACK = 10
"""A starting stack of fewer big blinds is worth a look."""
_SLIP_OF_A_DIGIT = 10


def blind_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Check that blinds rise as blinds do, level by level and from one betting to the next."""
    for run in series(structure):
        yield from _climb(structure, [level for level in run if level.rung is not None])
        yield from _small_blinds(structure, run)
    for level in levels(structure):
        yield from _blinds(structure, level)
    yield from _switches(structure)
    yield from _stack(structure)
    yield from _sets(structure)


def _climb(structure: Structure, run: Sequence[Level]) -> Iterator[StructureWarning]:
    """Walk up one series: falls, repeats, jumps, and single figures out of line."""
    strays = _strays(run)
    for place, low in strays.items():
        yield _stray(structure, run, run[place], low=low)
    kept = [level for place, level in enumerate(run) if place not in strays]
    for before, level in pairwise(kept):
        last, rung = before.rung or 0, level.rung or 0
        if rung < last:
            yield slip(
                structure,
                level.at,
                Oddity.BLINDS_FALL,
                f"falls to {stakes_text(level.stakes)} from {stakes_text(before.stakes)}.",
            )
        elif rung > 2 * last > 0:
            yield slip(
                structure,
                level.at,
                Oddity.JUMP,
                f"is {(rung - last) * 100 // last} % above the level before it"
                f" ({stakes_text(before.stakes)} to {stakes_text(level.stakes)}).",
            )
        elif rung == last and not level.row.continues:
            yield from _repeat(structure, before, level)


def _repeat(structure: Structure, before: Level, level: Level) -> Iterator[StructureWarning]:
    """Tell a level played twice from blinds played again with another ante."""
    same_game = before.row.game == level.row.game
    if before.stakes.small_blind != level.stakes.small_blind or not same_game:
        return
    name = named(structure, before.at)
    if before.stakes == level.stakes:
        yield slip(structure, level.at, Oddity.LEVEL_REPEATS, f"has the very stakes of {name}.")
    else:
        yield note(
            structure,
            level.at,
            Oddity.BLINDS_REPEAT,
            f"repeats the blinds of {name} ({stakes_text(level.stakes)}) with another ante.",
        )


def _strays(run: Sequence[Level]) -> dict[int, bool]:
    """Find single figures out of line with both neighbours, by their places in the run.

    True: too low, False: too high.
    """
    found: dict[int, bool] = {}
    for at in range(1, len(run) - 1):
        before, here, after = (run[at + step].rung or 0 for step in (-1, 0, 1))
        if at - 1 in found:
            continue
        if here < before <= after:
            found[at] = True
        elif before <= after < here and not _next_is_stray(run, at):
            found[at] = False
    return found


def _next_is_stray(run: Sequence[Level], at: int) -> bool:
    """Tell, of a figure and a smaller one after it, whether the smaller one is the odd one."""
    if at + 2 >= len(run) or (run[at + 2].rung or 0) < (run[at].rung or 0):
        return False
    return _is_double(run[at]) or not _is_double(run[at + 1])


def _is_double(level: Level) -> bool:
    """Tell whether the big figure of a level is twice its small one."""
    return level.rung in {2 * (level.stakes.small_blind or 0), (level.stakes.big_bet or 0) // 2}


def _stray(
    structure: Structure, run: Sequence[Level], level: Level, *, low: bool
) -> StructureWarning:
    """Make the warning of a figure out of line, with the figure it probably was."""
    at = run.index(level)
    before, after = run[at - 1], run[at + 1]
    rung, least, most = level.rung or 0, before.rung or 0, after.rung or 0
    guesses = [
        (level.stakes.big_bet or 0) // 2,
        2 * (level.stakes.small_blind or 0),
        rung * _SLIP_OF_A_DIGIT if low else rung // _SLIP_OF_A_DIGIT,
    ]
    guess = next((guess for guess in guesses if guess != rung and least <= guess <= most), None)
    cell = level.rung_cell
    fix = () if guess is None else (Change(level.at, cell, guess, level.stake_set),)
    hint = "" if guess is None else f"; {guess:,} would fit"
    return slip(
        structure,
        level.at,
        Oddity.OUT_OF_LINE,
        f"({stakes_text(level.stakes)}) is out of line between {stakes_text(before.stakes)}"
        f" and {stakes_text(after.stakes)}: {rung:,} looks too {'low' if low else 'high'}{hint}.",
        *fix,
    )


def _small_blinds(structure: Structure, run: Sequence[Level]) -> Iterator[StructureWarning]:
    """Find small blinds that fall while the big blinds do not."""
    rows = [level for level in run if level.stakes.small_blind is not None]
    for before, level in pairwise(rows):
        small, last = level.stakes.small_blind or 0, before.stakes.small_blind or 0
        big, big_before = level.stakes.big_blind, before.stakes.big_blind
        if big is None or big_before is None or small >= last or big < big_before or last > big:
            continue
        fits = big % 2 == 0 and big // 2 >= last
        fix = (Change(level.at, Cell.SMALL_BLIND, big // 2, level.stake_set),) if fits else ()
        yield slip(
            structure,
            level.at,
            Oddity.SMALL_OUT_OF_LINE,
            f"({stakes_text(level.stakes)}) has a small blind below that of"
            f" {named(structure, before.at)} ({stakes_text(before.stakes)}).",
            *fix,
        )


def _blinds(structure: Structure, level: Level) -> Iterator[StructureWarning]:
    """Check the blinds of one set against each other."""
    stakes = level.stakes
    small, big = stakes.small_blind, stakes.big_blind
    if small is None and big is None:
        yield from _no_blinds(structure, level)
    elif small is None or big is None:
        guess = 2 * small if small is not None else (big or 0) // 2
        cell = Cell.SMALL_BLIND if small is None else Cell.BIG_BLIND
        missing = "small" if small is None else "big"
        yield slip(
            structure,
            level.at,
            Oddity.BLIND_MISSING,
            f"has no {missing} blind.",
            Change(level.at, cell, guess, level.stake_set),
        )
    elif small > big:
        half = (Change(level.at, Cell.SMALL_BLIND, big // 2, level.stake_set),)
        yield slip(
            structure,
            level.at,
            Oddity.SMALL_ABOVE_BIG,
            f"has a small blind above its big blind ({stakes_text(stakes)}).",
            *(half if big % 2 == 0 else ()),
        )
    elif small == big:
        yield note(
            structure,
            level.at,
            Oddity.BLINDS_EQUAL,
            f"has two equal blinds ({stakes_text(stakes)}).",
        )
    elif 2 * small != big:
        yield note(
            structure,
            level.at,
            Oddity.SMALL_NOT_HALF,
            f"has a small blind that is not half the big blind ({stakes_text(stakes)}).",
        )


def _no_blinds(structure: Structure, level: Level) -> Iterator[StructureWarning]:
    """Check that a set without blinds has something else to post."""
    stakes = level.stakes
    if stakes.small_bet is not None and stakes.bring_in is None:
        yield slip(
            structure,
            level.at,
            Oddity.STAKES_MISSING,
            f"has {stakes_text(stakes)}, but no blinds, antes or bring-in.",
        )
    elif stakes.bring_in is None and stakes.ante.kind is AnteKind.NONE:
        yield slip(structure, level.at, Oddity.STAKES_MISSING, "has no stakes at all.")


def _switches(structure: Structure) -> Iterator[StructureWarning]:
    """Find where the betting changes, and blinds that fall there."""
    single = [level for level in levels(structure) if not level.stake_set]
    for before, level in pairwise(single):
        if before.stakes.betting is level.stakes.betting:
            continue
        words = f"{before.stakes.betting} to {level.stakes.betting}".replace("_", " ")
        yield note(
            structure, level.at, Oddity.BETTING_CHANGES, f"changes the betting from {words}."
        )
        last, big = before.stakes.big_blind, level.stakes.big_blind
        if last is not None and big is not None and big < last:
            yield slip(
                structure,
                level.at,
                Oddity.BLINDS_FALL,
                f"falls to {stakes_text(level.stakes)} from {stakes_text(before.stakes)}"
                " where the betting changes.",
            )


def _stack(structure: Structure) -> Iterator[StructureWarning]:
    """Compare the starting stack with the first big blind."""
    first = next((level for level in levels(structure) if level.stakes.big_blind), None)
    stack = structure.starting_stack
    if first is None or stack is None:
        return
    big = first.stakes.big_blind or 1
    if stack < _SHORT_STACK * big:
        text = (
            f"has a big blind of {big:,}: the starting stack of {stack:,} is {stack // big} of it."
        )
        yield slip(structure, first.at, Oddity.STACK_SHORT, text)


def _sets(structure: Structure) -> Iterator[StructureWarning]:
    """Note once that levels have several sets of stakes, and whether their blinds differ."""
    first = next((row for row in structure.rows if len(row.stakes) > 1), None)
    if first is None:
        return
    groups = listed([stakes.group or "without a name" for stakes in first.stakes])
    blinds = {stakes.big_blind for stakes in first.stakes if stakes.big_blind is not None}
    differ = ", with different blinds" if len(blinds) > 1 else ""
    yield StructureWarning(
        structure.rows.index(first),
        first.label,
        Oddity.SEVERAL_SETS,
        Weight.NOTE,
        f"Levels have several sets of stakes: {groups}{differ}.",
    )
