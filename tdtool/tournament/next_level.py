"""The level that would follow: a round step up, in chips that are in play."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import isqrt
from typing import TYPE_CHECKING

from tdtool.tournament.chip_plan import smallest_in_play
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.rules.stakes import Ante, Stakes
    from tdtool.tournament.structure import Structure

_MANTISSAS = (10, 15, 20, 25, 30, 40, 50, 60, 80)
"""Small blinds as sheets have them, in tenths, times a power of ten."""
_LEAST_STEP, _USUAL_STEP, _MOST_STEP = 1_200, 1_330, 1_600
"""Steps from level to level, per mille."""
_STEPS = 4
"""So many steps before a new level say how steep the sheet is."""
_USUAL_LENGTH = Length(LengthKind.MINUTES, 20)
_NUMBER = re.compile(r"(\D*)([0-9]{1,6})\D*", re.ASCII)


def next_level(structure: Structure, after: int) -> Row:
    """Make the level that would follow a row (index; -1: before all).

    Number, length, blinds and antes go on as the sheet's do: between two levels half-way,
    otherwise a step of the sheet's usual size up, to round figures that the chips in play can
    pay. Above the first level it is that level once more.
    """
    rows = structure.rows
    before = [row for row in rows[: after + 1] if row.kind is RowKind.PLAY]
    later = [row for row in rows[after + 1 :] if row.kind is RowKind.PLAY]
    if not before:
        if not later:
            return Row(RowKind.PLAY, "1", _USUAL_LENGTH)
        first = later[0]
        return Row(RowKind.PLAY, first.label, first.length, first.stakes, first.game)
    model = before[-1]
    unit = smallest_in_play(structure, after + 1)
    above = later[0].stakes if later else ()
    stakes = tuple(
        _next_stakes(_series(before, place), above[place] if place < len(above) else None, unit)
        for place in range(len(model.stakes))
    )
    label = next_label(model.label)
    return Row(RowKind.PLAY, label, model.length, stakes, model.game)


def next_label(label: str) -> str:
    """Count a level's number one up: "14" to "15", "Level 3" to "Level 4", a word to ""."""
    match = _NUMBER.fullmatch(label)
    return f"{match[1]}{int(match[2]) + 1}" if match else ""


def rung(stakes: Stakes) -> int | None:
    """Give the figure (chips) that rises: the big blind, in limit the small bet, else the ante."""
    return stakes.big_blind or stakes.small_bet or stakes.ante.amount or None


def _series(rows: list[Row], place: int) -> list[Stakes]:
    return [row.stakes[place] for row in rows if place < len(row.stakes)]


def _next_stakes(before: Sequence[Stakes], above: Stakes | None, unit: int) -> Stakes:
    last = before[-1]
    here = rung(last)
    if here is None:
        return last
    top = None if above is None else rung(above)
    if top is not None and top > here:
        goal = _between(here, top, unit)
    else:
        goal = _step_up(here, here * _growth(before) // 1_000, unit)
    return _scaled(last, here, goal, unit)


def _growth(before: Sequence[Stakes]) -> int:
    """Give the usual step of the last levels, per mille."""
    rungs = [figure for stakes in before if (figure := rung(stakes)) is not None]
    steps = [1_000 * b // a for a, b in pairwise(rungs) if b > a][-_STEPS:] or [_USUAL_STEP]
    usual = min(sorted(steps)[len(steps) // 2], steps[-1])
    return min(max(usual, _LEAST_STEP), _MOST_STEP)


def _rounds(upto: int, unit: int) -> list[int]:
    """List the round figures that can be paid: twice the small blinds that sheets have."""
    tenths = (
        mantissa * 10**power for power in range(len(str(upto)) + 1) for mantissa in _MANTISSAS
    )
    return [tenth // 5 for tenth in tenths if tenth % 10 == 0 and tenth // 10 % unit == 0]


def _step_up(here: int, goal: int, unit: int) -> int:
    """Give the round figure above `here` that is nearest to a goal."""
    return min(
        (figure for figure in _rounds(goal, unit) if figure > here),
        key=lambda figure: abs(figure - goal),
        default=(goal // (2 * unit) + 1) * 2 * unit,
    )


def _between(low: int, high: int, unit: int) -> int:
    """Give a round figure half-way between two by their ratio; `low` where there is none."""
    middle = isqrt(low * high)
    half = middle // (2 * unit) * 2 * unit
    return min(
        (figure for figure in _rounds(high, unit) if low < figure < high),
        key=lambda figure: abs(figure - middle),
        default=max(low, half),
    )


def _scaled(stakes: Stakes, old: int, new: int, unit: int) -> Stakes:
    """Bring a set of stakes to a new height, each figure in its relation to the one that rises."""

    def scale(figure: int | None) -> int | None:
        return None if figure is None else _in_proportion(figure, old, new, unit)

    small, big = stakes.small_blind, scale(stakes.big_blind)
    if small is not None and big is not None:
        small = big if small == stakes.big_blind else big // 2
    small_bet, big_bet = scale(stakes.small_bet), scale(stakes.big_bet)
    if small_bet is not None and stakes.big_bet == 2 * (stakes.small_bet or 0):
        big_bet = 2 * small_bet
    return replace(
        stakes,
        small_blind=small,
        big_blind=big,
        ante=_scaled_ante(stakes.ante, scale),
        button_post=scale(stakes.button_post),
        small_bet=small_bet,
        big_bet=big_bet,
        bring_in=scale(stakes.bring_in),
        completion=scale(stakes.completion),
    )


def _in_proportion(figure: int, old: int, new: int, unit: int) -> int:
    """Scale a figure to the nearest that can be paid; one that changes not at all stays."""
    if figure == old:
        return new
    scaled = (2 * figure * new + old * unit) // (2 * old * unit) * unit
    return scaled or figure


def _scaled_ante(ante: Ante, scale: Callable[[int | None], int | None]) -> Ante:
    steps = tuple(replace(step, amount=scale(step.amount) or 0) for step in ante.steps)
    return replace(ante, amount=scale(ante.amount) or 0, steps=steps)
