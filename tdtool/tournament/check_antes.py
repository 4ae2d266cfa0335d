"""Checks of the antes, bring-ins and limits of a structure."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind, Betting
from tdtool.tournament.structure_warning import (
    Cell,
    Change,
    Level,
    Oddity,
    StructureWarning,
    levels,
    named,
    note,
    series,
    slip,
    stakes_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tournament.structure import Structure

_PATTERN = 3
"""So many antes make a pattern, when they are two thirds of all."""


def ante_warnings(structure: Structure) -> Iterator[StructureWarning]:
    """Check the antes of every series, and every set's ante, bring-in and limits."""
    for run in series(structure, by_game=True):
        yield from _gaps(structure, run)
        paid = [level for level in run if level.stakes.ante.amount]
        yield from _steps(structure, paid)
        yield from _pattern(structure, paid)
    for level in levels(structure):
        yield from _ante(structure, level)
        yield from _bring_in(structure, level)
        yield from _limits(structure, level)
    yield from _by_players(structure)


def _ante_of(level: Level, value: int | None) -> tuple[Change, ...]:
    """Make the fix that puts an ante into a level, none without a value."""
    return () if value is None else (Change(level.at, Cell.ANTE, value, level.stake_set),)


def _gaps(structure: Structure, run: Sequence[Level]) -> Iterator[StructureWarning]:
    """Find levels without an ante between levels that have one."""
    paid = [at for at, level in enumerate(run) if level.stakes.ante.kind is not AnteKind.NONE]
    for start, end in pairwise(paid):
        for at in range(start + 1, end):
            before, after = run[start].stakes, run[end].stakes
            value: int | None = None
            if all(_is_big_blind_ante(run[near]) for near in (start, end)):
                value = run[at].stakes.big_blind
            elif before.ante.amount == after.ante.amount:
                value = before.ante.amount or None
            yield slip(
                structure,
                run[at].at,
                Oddity.ANTE_MISSING,
                "has no ante, but the levels before and after it have one.",
                *_ante_of(run[at], value),
            )


def _is_big_blind_ante(level: Level) -> bool:
    """Tell whether the ante is one of the size of the big blind."""
    ante = level.stakes.ante
    return ante.kind is AnteKind.BIG_BLIND and ante.amount == level.stakes.big_blind


def _steps(structure: Structure, paid: Sequence[Level]) -> Iterator[StructureWarning]:
    """Find antes that fall, or that somebody else pays from here on."""
    for before, level in pairwise(paid):
        last, ante = before.stakes.ante, level.stakes.ante
        if last.kind is not ante.kind:
            yield note(
                structure,
                level.at,
                Oddity.ANTE_KIND_CHANGES,
                f"changes who pays the ante, from {_payer(last.kind)} to {_payer(ante.kind)}.",
            )
        elif ante.amount < last.amount and (level.rung or 0) >= (before.rung or 0):
            yield slip(
                structure,
                level.at,
                Oddity.ANTE_FALLS,
                f"has a smaller ante ({ante.amount:,}) than {named(structure, before.at)}"
                f" ({last.amount:,}).",
            )


def _payer(kind: AnteKind) -> str:
    """Name who pays an ante."""
    return {
        AnteKind.EACH: "each player",
        AnteKind.BIG_BLIND: "the big blind",
        AnteKind.BUTTON: "the button",
    }.get(kind, "each player, the button twice")


def _pattern(structure: Structure, paid: Sequence[Level]) -> Iterator[StructureWarning]:
    """Find single antes that break the habit of their sheet: the big blind or the small blind."""
    alone = [
        level
        for level in paid
        if level.stakes.ante.kind in {AnteKind.BIG_BLIND, AnteKind.BUTTON}
        and level.stakes.big_blind is not None
    ]
    bigs = [level for level in alone if level.stakes.ante.amount == level.stakes.big_blind]
    smalls = [
        level
        for level in alone
        if level.stakes.ante.amount == level.stakes.small_blind and level not in bigs
    ]
    if len(bigs) >= _PATTERN and 3 * len(bigs) >= 2 * len(alone):
        for level in alone:
            if level not in bigs:
                yield slip(
                    structure,
                    level.at,
                    Oddity.ANTE_OFF_PATTERN,
                    f"has an ante of {level.stakes.ante.amount:,}, where other levels have the big"
                    f" blind ({stakes_text(level.stakes)}).",
                    *_ante_of(level, level.stakes.big_blind),
                )
    elif smalls and len(smalls) == len(alone):
        yield note(
            structure,
            smalls[0].at,
            Oddity.ANTE_IS_SMALL_BLIND,
            "begins with a single ante of the size of the small blind, as all later levels have"
            " it.",
        )


def _ante(structure: Structure, level: Level) -> Iterator[StructureWarning]:
    """Check one ante against its blinds."""
    ante, big = level.stakes.ante, level.stakes.big_blind
    if ante.kind is not AnteKind.NONE and not ante.amount:
        value = big if ante.kind is AnteKind.BIG_BLIND else None
        yield slip(
            structure,
            level.at,
            Oddity.ANTE_UNKNOWN,
            f"has an ante paid by {_payer(ante.kind)}, but no amount.",
            *_ante_of(level, value),
        )
    elif big is not None and ante.amount > big:
        value = big if ante.kind is AnteKind.BIG_BLIND else None
        yield slip(
            structure,
            level.at,
            Oddity.ANTE_ABOVE_BIG,
            f"has an ante of {ante.amount:,}, more than its big blind of {big:,}.",
            *_ante_of(level, value),
        )
    elif big and ante.kind is AnteKind.EACH and level.stakes.bring_in is None and big % ante.amount:
        yield note(
            structure,
            level.at,
            Oddity.ANTE_NO_SHARE,
            f"has an ante of {ante.amount:,}, which is no whole share of the big blind ({big:,}).",
        )


def _bring_in(structure: Structure, level: Level) -> Iterator[StructureWarning]:
    """Check a bring-in: at least the ante, below the small bet."""
    stakes = level.stakes
    if stakes.bring_in is None:
        return
    if stakes.small_bet is not None and stakes.bring_in >= stakes.small_bet:
        yield slip(
            structure,
            level.at,
            Oddity.BRING_IN_ODD,
            f"has a bring-in of {stakes.bring_in:,}, not below the small bet of"
            f" {stakes.small_bet:,}.",
        )
    elif stakes.bring_in < stakes.ante.amount:
        yield slip(
            structure,
            level.at,
            Oddity.BRING_IN_ODD,
            f"has a bring-in of {stakes.bring_in:,}, below its ante of {stakes.ante.amount:,}.",
        )
    elif stakes.bring_in == stakes.ante.amount:
        yield note(
            structure,
            level.at,
            Oddity.BRING_IN_IS_ANTE,
            f"has a bring-in as large as its ante ({stakes.bring_in:,}).",
        )


def _limits(structure: Structure, level: Level) -> Iterator[StructureWarning]:
    """Check limits: the big bet twice the small one, the big blind the small bet."""
    stakes = level.stakes
    small, big = stakes.small_bet, stakes.big_bet
    if stakes.betting is not Betting.FIXED_LIMIT or small is None:
        return
    if big is not None and big != 2 * small:
        tell = slip if big <= small else note
        text = f"has a big bet that is not twice the small bet ({small:,}/{big:,})."
        yield tell(structure, level.at, Oddity.LIMITS_ODD, text)
    if stakes.big_blind is not None and stakes.big_blind != small:
        yield note(
            structure,
            level.at,
            Oddity.LIMIT_NOT_BLIND,
            f"has a big blind of {stakes.big_blind:,} and a small bet of {small:,}.",
        )


def _by_players(structure: Structure) -> Iterator[StructureWarning]:
    """Note once that the ante falls with the number of players."""
    first = next((level for level in levels(structure) if level.stakes.ante.steps), None)
    if first is not None:
        yield note(
            structure,
            first.at,
            Oddity.ANTE_STEPS,
            "has an ante that depends on how many players are dealt in.",
        )
