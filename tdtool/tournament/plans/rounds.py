"""Chips between the rounds of a shootout or bracket: what winners bring, or are given."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import clock, queries
from tdtool.tournament.chip_plan import smallest_in_play
from tdtool.tournament.days import brought
from tdtool.tournament.plans.settings import RoundStacks
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


class RoundChips(NamedTuple):
    """With what everybody begins a round, and what leaves play (less than nothing: comes in)."""

    stacks: tuple[tuple[EntryId, int], ...] = ()
    out_of_play: int = 0

    @property
    def span(self) -> tuple[int, int] | None:
        """Give the smallest and the largest stack, None where they are not known."""
        chips = [chips for _, chips in self.stacks]
        return (min(chips), max(chips)) if chips else None


THEIR_OWN = RoundChips()
"""Everybody plays on with what he has."""


def round_chips(state: State, entries: Sequence[EntryId]) -> RoundChips:
    """Work out the stacks of those who play the next round, as the house wants it.

    Nothing where it is not known how many chips there are.
    """
    settings = state.plans.settings
    won = _won(state, entries)
    total = sum(won.values()) if won else None
    if settings.round_stacks is RoundStacks.BRING:
        return RoundChips(tuple(sorted(won.items())))
    each = settings.round_stack or state.structure.starting_stack
    if settings.round_stacks is RoundStacks.EVEN:
        each = None if total is None else _even(state, total, len(entries))
    if not each:
        return THEIR_OWN
    out = 0 if total is None else total - each * len(entries)
    return RoundChips(tuple((entry, each) for entry in sorted(entries)), out)


def _even(state: State, total: int, players: int) -> int:
    """Share all chips evenly, in the smallest chips that are still played with."""
    row = 0 if state.clock is None else state.clock.row
    level = clock.level_row(state.structure, row)
    unit = smallest_in_play(state.structure, row if level is None else level)
    return total // players // unit * unit


def _won(state: State, entries: Sequence[EntryId]) -> dict[EntryId, int]:
    """Give what each has won: his own stack, and those that went out at his table."""
    if state.structure.starting_stack is None and not state.plans.round:
        return {}
    lost: Counter[int] = Counter()
    for bust in state.busts.values():
        if bust.where is not None and _in_round(state, bust.entry):
            lost[bust.where.table] += _began(state, bust.entry) - bust.out_of_play
    found = {}
    for number in entries:
        seat = state.entries[number].seat
        more = 0 if seat is None else lost[seat.table]
        found[number] = _began(state, number) + more
    return found


def _in_round(state: State, entry: EntryId) -> bool:
    return not state.plans.round or entry in state.plans.round


def _began(state: State, entry: EntryId) -> int:
    began = state.plans.round.get(entry)
    return queries.starting_chips(state, entry) if began is None else began


def begins_with(state: State, entry: EntryId) -> int | None:
    """Give the chips that somebody finds at his seat: those of a round, of his bag, or a stack."""
    chips = stack_of_round(state, entry)
    if chips is not None:
        return chips
    came = brought.carried(state, entry)
    return state.structure.starting_stack if came is None else came.bag.chips


def stack_of_round(state: State, entry: EntryId) -> int | None:
    """Give the chips somebody began the running round with; None without one, or if he is out."""
    if state.entries[entry].status is Status.OUT:
        return None
    return state.plans.round.get(entry)
