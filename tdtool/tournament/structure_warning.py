"""What is odd in a structure, where, and how it could be put right."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind, Stakes
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Weight(StrEnum):
    """How likely an oddity is a slip of the sheet."""

    SLIP = "slip"
    """Probably a mistake: somebody should look."""
    NOTE = "note"
    """Odd, but seen on good sheets: good to know before play."""


class Oddity(StrEnum):
    """The kinds of oddities that the checks know."""

    OUT_OF_LINE = "out_of_line"
    SMALL_OUT_OF_LINE = "small_out_of_line"
    BLINDS_FALL = "blinds_fall"
    LEVEL_REPEATS = "level_repeats"
    BLINDS_REPEAT = "blinds_repeat"
    JUMP = "jump"
    SMALL_ABOVE_BIG = "small_above_big"
    BLINDS_EQUAL = "blinds_equal"
    SMALL_NOT_HALF = "small_not_half"
    BLIND_MISSING = "blind_missing"
    STAKES_MISSING = "stakes_missing"
    STACK_SHORT = "stack_short"
    SEVERAL_SETS = "several_sets"
    BETTING_CHANGES = "betting_changes"
    LIMITS_ODD = "limits_odd"
    LIMIT_NOT_BLIND = "limit_not_blind"
    BRING_IN_ODD = "bring_in_odd"
    BRING_IN_IS_ANTE = "bring_in_is_ante"
    ANTE_MISSING = "ante_missing"
    ANTE_UNKNOWN = "ante_unknown"
    ANTE_ABOVE_BIG = "ante_above_big"
    ANTE_FALLS = "ante_falls"
    ANTE_KIND_CHANGES = "ante_kind_changes"
    ANTE_OFF_PATTERN = "ante_off_pattern"
    ANTE_IS_SMALL_BLIND = "ante_is_small_blind"
    ANTE_NO_SHARE = "ante_no_share"
    ANTE_STEPS = "ante_steps"
    LABEL_MISSING = "label_missing"
    LABEL_TWICE = "label_twice"
    LABEL_SKIPPED = "label_skipped"
    LABEL_BACK = "label_back"
    LABEL_WORD = "label_word"
    LENGTH_MISSING = "length_missing"
    LENGTH_ZERO = "length_zero"
    LENGTH_OUT_OF_LINE = "length_out_of_line"
    LENGTH_CHANGES = "length_changes"
    LENGTH_BY_GAME = "length_by_game"
    LAST_LEVEL_OPEN = "last_level_open"
    BREAK_OPEN = "break_open"
    BREAK_SHORT = "break_short"
    BREAK_LONG = "break_long"
    BREAK_BY_CLOCK = "break_by_clock"
    BREAK_MISPLACED = "break_misplaced"
    NO_BREAKS = "no_breaks"
    LONG_STRETCH = "long_stretch"
    CLOCK_DISAGREES = "clock_disagrees"
    CHIPS_NEEDED = "chips_needed"
    CHIPS_LEFT = "chips_left"
    CHIPS_TWICE = "chips_twice"
    CHIPS_UNNAMED = "chips_unnamed"
    CHIPS_SEVERAL = "chips_several"
    CHIPS_IN_PLAY = "chips_in_play"
    REGISTRATION_TWICE = "registration_twice"


class Cell(StrEnum):
    """A figure or label of a row that a fix can change."""

    LABEL = "label"
    MINUTES = "minutes"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    ANTE = "ante"
    SMALL_BET = "small_bet"


class Change(NamedTuple):
    """Put `value` (chips, minutes or a label) into a cell of a row, of its `stake_set`th set."""

    row: int
    cell: Cell
    value: int | str
    stake_set: int = 0


_CELLS = {
    "small": Cell.SMALL_BLIND,
    "blinds": Cell.BIG_BLIND,
    "blind": Cell.BIG_BLIND,
    "level": Cell.BIG_BLIND,
    "jump": Cell.BIG_BLIND,
    "out": Cell.BIG_BLIND,
    "stack": Cell.BIG_BLIND,
    "ante": Cell.ANTE,
    "label": Cell.LABEL,
    "length": Cell.MINUTES,
    "last": Cell.MINUTES,
    "break": Cell.MINUTES,
}
"""The cell that an oddity is about, by the first word of its name."""


@dataclass(frozen=True, slots=True)
class StructureWarning:
    """One oddity: the row (None: the whole sheet), its label, what, one sentence, a fix if any.

    A fix is a change of cells, made by `changed`.
    """

    row: int | None
    label: str
    oddity: Oddity
    weight: Weight
    text: str
    fix: tuple[Change, ...] = ()

    @property
    def cell(self) -> Cell | None:
        """The cell to mark in the row; None for the whole row."""
        return self.fix[0].cell if self.fix else _CELLS.get(self.oddity.partition("_")[0])


class Level(NamedTuple):
    """One set of stakes of one level: its row (index), the set's place and the set."""

    at: int
    row: Row
    stake_set: int
    stakes: Stakes

    @property
    def rung(self) -> int | None:
        """The figure that must rise: the small bet in limit, else the big blind or the ante."""
        match self.rung_cell:
            case Cell.SMALL_BET:
                return self.stakes.small_bet
            case Cell.BIG_BLIND:
                return self.stakes.big_blind
            case _:
                return self.stakes.ante.amount or None

    @property
    def rung_cell(self) -> Cell:
        """The cell that `rung` stands in."""
        if self.stakes.small_bet is not None:
            return Cell.SMALL_BET
        return Cell.ANTE if self.stakes.big_blind is None else Cell.BIG_BLIND


def levels(structure: Structure) -> Iterator[Level]:
    """Give every set of stakes of every level in order."""
    for at, row in enumerate(structure.rows):
        for stake_set, stakes in enumerate(row.stakes):
            yield Level(at, row, stake_set, stakes)


def series(structure: Structure, *, by_game: bool = False) -> tuple[tuple[Level, ...], ...]:
    """Give the levels that can be compared: the same set and betting (and game), in order."""
    found: dict[tuple[str, str, str], list[Level]] = {}
    for level in levels(structure):
        game = level.row.game if by_game else ""
        key = (level.stakes.group, game, level.stakes.betting)
        found.setdefault(key, []).append(level)
    return tuple(tuple(run) for run in found.values())


def named(structure: Structure, at: int) -> str:
    """Name a row in a sentence: "level 14", "the break after level 3", "row 5"."""
    row = structure.rows[at]
    if row.kind is RowKind.PLAY:
        return f"level {row.label}" if row.label else f"row {at + 1}"
    before = [earlier for earlier in structure.rows[:at] if earlier.kind is RowKind.PLAY]
    what = "break" if row.kind is RowKind.BREAK else "marker"
    if before and before[-1].label:
        return f"the {what} after level {before[-1].label}"
    return f"the {what} in row {at + 1}"


def slip(
    structure: Structure, at: int, oddity: Oddity, text: str, *fix: Change
) -> StructureWarning:
    """Warn of a probable mistake in a row; the sentence is the row's name and `text`."""
    label = structure.rows[at].label
    return StructureWarning(at, label, oddity, Weight.SLIP, _sentence(structure, at, text), fix)


def note(structure: Structure, at: int, oddity: Oddity, text: str) -> StructureWarning:
    """Note something odd that good sheets have too; the sentence is the row's name and `text`."""
    label = structure.rows[at].label
    return StructureWarning(at, label, oddity, Weight.NOTE, _sentence(structure, at, text))


def _sentence(structure: Structure, at: int, text: str) -> str:
    """Begin a sentence with the name of a row."""
    name = named(structure, at)
    return f"{name[0].upper()}{name[1:]} {text}"


def stakes_text(stakes: Stakes) -> str:
    """Write stakes for a sentence: "200-400", "400/800 limits", "ante 100"."""
    if stakes.big_blind is not None and stakes.small_blind is not None:
        return f"{stakes.small_blind:,}-{stakes.big_blind:,}"
    if stakes.small_bet is not None and stakes.big_bet is not None:
        return f"{stakes.small_bet:,}/{stakes.big_bet:,} limits"
    figure = stakes.big_blind or stakes.small_bet or stakes.small_blind or stakes.ante.amount
    return f"{figure:,}" if figure else "no stakes"


def minutes_text(minutes: int) -> str:
    """Write minutes for a sentence."""
    return "1 minute" if minutes == 1 else f"{minutes:,} minutes"


def listed(words: Sequence[str]) -> str:
    """Join words for a sentence: "a, b and c"."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def changed(structure: Structure, changes: Sequence[Change]) -> Structure:
    """Give the structure with the changes of a fix made.

    Raises IndexError for a row or a set that is not there.
    """
    rows = list(structure.rows)
    for change in changes:
        rows[change.row] = _changed_row(rows[change.row], change)
    return replace(structure, rows=tuple(rows))


def _changed_row(row: Row, change: Change) -> Row:
    """Make one change in a row."""
    if change.cell is Cell.LABEL:
        return replace(row, label=str(change.value))
    value = int(change.value)
    if change.cell is Cell.MINUTES:
        return replace(row, length=Length(LengthKind.MINUTES, value))
    sets = list(row.stakes)
    stakes = sets[change.stake_set]
    match change.cell:
        case Cell.SMALL_BLIND:
            stakes = replace(stakes, small_blind=value)
        case Cell.BIG_BLIND:
            stakes = replace(stakes, big_blind=value)
        case Cell.SMALL_BET:
            stakes = replace(stakes, small_bet=value)
        case _:
            kind = stakes.ante.kind
            kind = AnteKind.BIG_BLIND if kind is AnteKind.NONE else kind
            stakes = replace(stakes, ante=replace(stakes.ante, kind=kind, amount=value))
    sets[change.stake_set] = stakes
    return replace(row, stakes=tuple(sets))
