"""A playable structure from players, chips and hours, in amounts that people use.

An event ends in the level in which the chips in play are worth about forty big blinds (see
`end_estimate`). The levels before it rise as evenly as usual amounts allow; amounts are made of
the chips that are still in play, and chips leave at the break after the last level that needs
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import NamedTuple

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.stakes import Betting
from tdtool.structures.error import StructureError
from tdtool.structures.forced_bets import WITH_STUD, Form, forced_bets
from tdtool.tournament.check_lengths import LONGEST_STRETCH
from tdtool.tournament.chip_plan import USUAL_CHIPS, with_colour_ups
from tdtool.tournament.end_estimate import LIKELY
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure

LENGTHS = (5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120)
"""Minutes a level that are usual."""
MOST_PLAYERS = 100_000
_STEADY = log(1.38)
"""How much a level is more than the one before it where there is a choice."""
_DEPTHS = (250, 40)
"""Big blinds of a starting stack: at most, and at least."""
_USUAL_DEPTH = 100
_DEEP = 90
"""Big blinds of two of the smallest chips that a starting stack has at least."""
_LEAST_STEP, _MOST_STEP = log(1.14), log(2.05)
_RESERVE = 3
"""Levels beyond the one it will end in, should it take longer."""
_TENTHS = {10: 0.0, 12: 0.0, 15: 0.01, 16: 0.0, 20: 0.0, 24: 0.02, 25: 0.02, 30: 0.0,
           40: 0.0, 50: 0.005, 60: 0.0, 80: 0.0}  # fmt: skip
"""First digits of usual big blinds, and how much less usual some are."""
_STRETCH = 100
"""Minutes after which a break is wanted."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted: the field, the chips, and the time from the first hand to the winner.

    `minutes` holds the breaks too. `level_minutes` None: as fits best. `chips` are the values
    of the set, smallest first; empty: the usual ones.
    """

    players: int
    stack: int
    minutes: int
    level_minutes: int | None = None
    form: Form = Form.NO_LIMIT
    seats: int = 9
    chips: tuple[int, ...] = ()
    registers: bool = True
    """Registration is still to come: it ends at the first break."""
    above: int = 0
    """The big blind (small bet) that is played now: all levels are higher."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A structure, and in which of its rows (index) it ends after about so many minutes."""

    structure: Structure
    ends_row: int
    ends_minutes: int


class _Step(NamedTuple):
    """The best way to a level: what it costs, and the levels up to it."""

    cost: float
    units: tuple[int, ...]


class _Frame(NamedTuple):
    """Levels before the last one, minutes each, levels between breaks, minutes of a break."""

    levels: int
    length: int
    between: int
    pause: int

    @property
    def minutes(self) -> int:
        """Give the minutes to the start of the level in which it ends."""
        return self.levels * self.length + self.levels // self.between * self.pause


def suggested(wish: Wish) -> Suggestion:
    """Suggest a structure; raises StructureError, in a sentence, where none can be played."""
    _check(wish)
    chips = _chips(wish)
    total = wish.players * wish.stack
    units = usual_units(chips, wish.form, total)
    last = next((unit for unit in units if unit * LIKELY >= total), units[-1])
    if last <= wish.above:
        raise StructureError(f"All chips in play are {LIKELY} big blinds already: it is ending.")
    frame, found = _fitted(wish, units, last)
    after = [unit for unit in units if unit > last][:_RESERVE]
    structure = _structure(wish, frame, (*found, *after), chips)
    ends = [at for at, row in enumerate(structure.rows) if row.kind is RowKind.PLAY][len(found) - 1]
    return Suggestion(structure, ends, _minutes_before(structure, ends))


def _check(wish: Wish) -> None:
    if not 2 <= wish.players <= MOST_PLAYERS:  # noqa: PLR2004 - one alone has won
        raise StructureError(f"For 2 to {MOST_PLAYERS:,} players.")
    if not 1 <= wish.stack <= MAX_CHIPS // MOST_PLAYERS:
        raise StructureError("A starting stack has chips.")
    if not 10 <= wish.minutes <= 100 * 60:  # noqa: PLR2004 - shorter is no event, longer no plan
        raise StructureError("From 10 minutes to 100 hours.")
    if wish.level_minutes is not None and not 1 <= wish.level_minutes <= wish.minutes:
        raise StructureError("A level lasts a minute at least, and no longer than the event.")


def _chips(wish: Wish) -> tuple[int, ...]:
    """Give the values that are played with: of the set, or the usual ones for such a stack."""
    if wish.chips:
        return wish.chips
    smallest = max(
        (chip for chip in USUAL_CHIPS if chip * 2 * _DEEP <= wish.stack),
        default=1,
    )
    return tuple(chip for chip in USUAL_CHIPS if chip >= smallest)


def usual_units(chips: tuple[int, ...], form: Form, total: int) -> tuple[int, ...]:
    """List the usual big blinds (small bets) that these chips pay, up to all chips in play."""
    found = []
    tens = 1
    while tens <= total * 10:
        for digits in _TENTHS:
            unit, rest = divmod(tens * digits, 10)
            if not rest and unit > 1 and smallest_chip(unit, chips, form) is not None:
                found.append(unit)
        tens *= 10
    if not found:
        raise StructureError("These chips make no usual blinds.")
    return tuple(sorted(set(found)))


def smallest_chip(unit: int, chips: tuple[int, ...], form: Form) -> int | None:
    """Give the smallest chip a level is played with, None where it does not pay the blinds.

    The largest of which the unit has four (six where there are antes of stud), so that small
    chips leave play while they can.
    """
    parts = 6 if form in WITH_STUD else 4
    chip = max((one for one in chips if one * parts <= unit), default=chips[0])
    return chip if unit % (2 * chip) == 0 else None


def _fitted(wish: Wish, units: tuple[int, ...], last: int) -> tuple[_Frame, tuple[int, ...]]:
    """Choose length and amounts: as many levels as the time has, rising evenly."""
    best: tuple[float, _Frame, tuple[int, ...]] | None = None
    lengths = LENGTHS if wish.level_minutes is None else (wish.level_minutes,)
    for length in lengths:
        frame = _frame(wish.minutes, length)
        found = _levels(wish, units, last, frame.levels + 1)
        if found is None:
            continue
        frame = frame._replace(levels=len(found.units) - 1)
        late = abs(frame.minutes - wish.minutes) / wish.minutes
        cost = found.cost / len(found.units) + 4 * late * late
        if best is None or cost < best[0]:
            best = cost, frame, found.units
    if best is None:
        raise StructureError("There are too few usual blinds between the first level and the last.")
    return best[1], best[2]


def _frame(minutes: int, length: int) -> _Frame:
    """Share the time into levels and breaks."""
    between = max(1, min(round(_STRETCH / length), LONGEST_STRETCH // length))
    pause = 15 if minutes > 5 * 60 else 10
    frame = _Frame(1, length, between, pause)
    while frame._replace(levels=frame.levels + 1).minutes <= minutes + length // 2:
        frame = frame._replace(levels=frame.levels + 1)
    return frame


def _levels(wish: Wish, units: tuple[int, ...], last: int, count: int) -> _Step | None:
    """Find the most even way to `last` in so many levels, or in fewer where there are none."""
    deep, shallow = (wish.stack / depth for depth in _DEPTHS)
    between = [unit for unit in units if unit <= last]
    first = [unit for unit in between if deep <= unit <= shallow] or between[:1]
    usual = log(wish.stack / _USUAL_DEPTH)
    ways = {unit: _Step((log(unit) - usual) ** 2 / 8, (unit,)) for unit in first}
    if wish.above:
        ways = _next({wish.above: _Step(0.0, ())}, between)
    best: _Step | None = ways.get(last)
    for level in range(2, count + 1):
        ways = _next(ways, between)
        found = ways.get(last)
        if found is not None and (best is None or level == count or level > len(best.units)):
            best = found
    return best


def _next(ways: dict[int, _Step], units: list[int]) -> dict[int, _Step]:
    """Go one level on from each amount, to each that is a sensible step up."""
    found: dict[int, _Step] = {}
    for before, way in ways.items():
        for unit in units:
            step = log(unit / before)
            if not _LEAST_STEP <= step <= _MOST_STEP:
                continue
            cost = way.cost + (step - _STEADY) ** 2 + _oddness(unit)
            if unit not in found or cost < found[unit].cost:
                found[unit] = _Step(cost, (*way.units, unit))
    return found


def _oddness(unit: int) -> float:
    digits = unit
    while digits >= 100:  # noqa: PLR2004 - two digits are looked at
        digits //= 10
    return _TENTHS.get(digits if digits >= 10 else digits * 10, 0.0)  # noqa: PLR2004


def _structure(
    wish: Wish, frame: _Frame, units: tuple[int, ...], chips: tuple[int, ...]
) -> Structure:
    rows: list[Row] = []
    for number, unit in enumerate(units, 1):
        chip = smallest_chip(unit, chips, wish.form) or chips[0]
        stakes = forced_bets(wish.form, unit, chip)
        rows.append(Row(RowKind.PLAY, str(number), _minutes(frame.length), stakes))
        if number % frame.between == 0 and number < len(units):
            closes = wish.registers and not any(row.registration_ends for row in rows)
            rows.append(Row(RowKind.BREAK, length=_minutes(frame.pause), registration_ends=closes))
    name = f"{wish.players:,} players, {_hours(wish.minutes)}"
    structure = Structure(
        name,
        tuple(rows),
        starting_stack=wish.stack,
        seats_per_table=wish.seats,
        betting=_BETTING[wish.form],
    )
    return with_colour_ups(structure, chips)


_BETTING = {
    Form.NO_LIMIT: Betting.NO_LIMIT,
    Form.NO_ANTE: Betting.NO_LIMIT,
    Form.POT_LIMIT: Betting.POT_LIMIT,
    Form.LIMIT: Betting.FIXED_LIMIT,
    Form.STUD: Betting.FIXED_LIMIT,
    Form.MIXED: Betting.FIXED_LIMIT,
}


def _minutes(value: int) -> Length:
    return Length(LengthKind.MINUTES, value)


def _hours(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    return " ".join([f"{hours} h"] * bool(hours) + [f"{rest} min"] * bool(rest))


def _minutes_before(structure: Structure, row: int) -> int:
    return sum(one.length.value or 0 for one in structure.rows[:row])
