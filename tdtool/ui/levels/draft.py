"""What is typed into the structure and not yet written down."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.figures import FigureError
from tdtool.rules.stakes import AnteKind
from tdtool.tournament import clock
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.level_plan import time_of_day
from tdtool.ui.levels import cell_text
from tdtool.ui.levels.lines import Col, LineKind

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row, Structure
    from tdtool.ui.levels.lines import Line


class Place(NamedTuple):
    """A cell: its line's kind, row (index) and set of stakes, and its column."""

    kind: LineKind
    row: int
    stake_set: int
    col: Col


def place_of(line: Line, col: Col) -> Place:
    """Name the cell of a line."""
    return Place(line.kind, line.row, line.stake_set, col)


@dataclass(slots=True)
class Draft:
    """Typed cells over a structure; those that cannot be taken keep the words and the reason.

    `added` is the row (index) that was put in and is not written down yet; `tentative`: it
    goes again if nothing is typed into it.
    """

    base: Structure
    typed: dict[Place, str] = field(default_factory=dict)
    added: int | None = None
    tentative: bool = False

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to write down."""
        return not self.typed and (self.added is None or self.tentative)

    def put(self, place: Place, text: str) -> None:
        """Type a text into a cell."""
        self.typed[place] = text
        self.tentative = False

    def take_back(self, place: Place) -> None:
        """Let a cell be as it was."""
        self.typed.pop(place, None)

    def result(self) -> Result:
        """Give the structure with everything that can be taken, and what cannot."""
        structure, wrong = self.base, {}
        followers: set[Place] = set()
        for row in sorted({place.row for place in self.typed}):
            for place in sorted(self._in_row(row), key=_order):
                try:
                    structure = _typed(structure, place, self.typed[place])
                except FigureError as problem:
                    wrong[place] = _sentence(str(problem))
            structure, more = self._follow(structure, row)
            followers |= more
        return Result(structure, wrong, frozenset(followers))

    def _in_row(self, row: int) -> list[Place]:
        return [place for place in self.typed if place.row == row]

    def _follow(self, structure: Structure, at: int) -> tuple[Structure, set[Place]]:
        """Let the big blind follow the small one, the ante the big blind, as they did before."""
        row, followers = structure.rows[at], set()
        sets = list(row.stakes)
        old_sets = self.base.rows[at].stakes
        for number, stakes in enumerate(sets):
            old = old_sets[number] if number < len(old_sets) else None
            typed = {place.col for place in self._in_row(at) if place.stake_set == number}
            sets[number], cols = followed(old, stakes, typed)
            kind = LineKind.SET if number else LineKind.LEVEL
            followers |= {Place(kind, at, number, col) for col in cols}
        if not followers:
            return structure, followers
        return edit.with_row(structure, at, replace(row, stakes=tuple(sets))), followers


class Result(NamedTuple):
    """A draft worked out: the structure, why cells cannot be taken, and cells that follow."""

    structure: Structure
    wrong: dict[Place, str]
    followers: frozenset[Place]


def followed(old: Stakes | None, new: Stakes, typed: set[Col]) -> tuple[Stakes, set[Col]]:
    """Let figures that were not typed follow those that were, where they followed before.

    The big blind is twice the small one, the big bet twice the small bet, a big-blind ante as
    large as the big blind: where it was so, or nothing stood there.
    """
    cols: set[Col] = set()
    doubled = old is None or old.big_blind is None or old.big_blind == 2 * (old.small_blind or 0)
    small = new.small_blind
    follows = Col.SMALL_BLIND in typed and Col.BIG_BLIND not in typed
    written = old is not None and old.big_blind != new.big_blind
    if follows and doubled and not written and small is not None:
        new = replace(new, big_blind=2 * small)
        cols.add(Col.BIG_BLIND)
    small_bet = new.small_bet
    bet_doubled = old is None or old.big_bet is None or old.big_bet == 2 * (old.small_bet or 0)
    bet_written = old is not None and old.big_bet != new.big_bet
    bets = Col.SMALL_BET in typed and Col.BIG_BET not in typed and not bet_written
    if bets and bet_doubled and small_bet is not None:
        new = replace(new, big_bet=2 * small_bet)
        cols.add(Col.BIG_BET)
    was_big = old is not None and old.big_blind is not None and old.ante.amount == old.big_blind
    alone = new.ante.kind in {AnteKind.BIG_BLIND, AnteKind.BUTTON}
    big = new.big_blind
    if (
        Col.ANTE not in typed
        and was_big
        and alone
        and big
        and new.ante.amount != big
        and (old is not None and new.ante == old.ante)
    ):
        new = replace(new, ante=replace(new.ante, amount=big))
        cols.add(Col.ANTE)
    return new, cols


_PRECEDENCE = {col: number for number, col in enumerate(Col)}


def _order(place: Place) -> tuple[int, int]:
    return place.stake_set, _PRECEDENCE[place.col]


def _typed(structure: Structure, place: Place, text: str) -> Structure:
    """Put a typed text into its cell."""
    if place.col is Col.STARTS:
        return _with_start(structure, place, text)
    row = structure.rows[place.row]
    return edit.with_row(structure, place.row, _typed_row(row, place, text))


def _typed_row(row: Row, place: Place, text: str) -> Row:
    figures = place.col is Col.MINUTES or place.kind in {LineKind.LEVEL, LineKind.SET}
    if figures and text == cell_text.edit_text(row, place.stake_set, place.col):
        return row
    if figures:
        return cell_text.with_cell(row, place.stake_set, place.col, text)
    if place.kind is LineKind.DAY_END:
        return cell_text.with_day_end(row, text)
    return row if text == cell_text.edit_words(row) else cell_text.with_words(row, text)


def _with_start(structure: Structure, place: Place, text: str) -> Structure:
    text = " ".join(text.split())
    if text and time_of_day(text) is None:
        raise FigureError(f'"{text[:20]}" is no time of day')
    day = 1 + sum(clock.ends_day(row) for row in structure.rows[: place.row])
    return edit.with_day_start(structure, day, text)


def _sentence(reason: str) -> str:
    return reason[:1].upper() + reason[1:]
