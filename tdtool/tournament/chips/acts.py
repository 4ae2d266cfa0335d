"""Deciding on what was counted, and on the chips that are played with."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.tournament import queries
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.chips.chip_set import stack_worth
from tdtool.tournament.chips.facts import ChipsChosen, StacksCounted, TableCounted
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.chips import commands as cc
    from tdtool.tournament.chips.chip_set import ChipSet
    from tdtool.tournament.state import Entry

_WITH_CHIPS = {Status.SEATED, Status.STANDING}


def count_stacks(ask: Asking, command: cc.CountStacks) -> Decision:
    """Take down what players have."""
    if not command.stacks:
        raise Refused(Code.NOBODY, "Nobody's chips were counted.")
    entries = [ask.entry(entry) for entry, _ in command.stacks]
    if len({entry.id for entry in entries}) < len(entries):
        raise Refused(Code.BAD_NUMBER, "One count a player, please.")
    for entry, (_, chips) in zip(entries, command.stacks, strict=True):
        _check_stack(entry, chips)
    _check_all(ask, sum(chips for _, chips in command.stacks), "That")
    return Decision((StacksCounted(command.stacks),))


def _check_stack(entry: Entry, chips: int) -> None:
    if entry.status not in _WITH_CHIPS:
        why = "is out" if entry.status is Status.OUT else "has no seat yet"
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} {why}.")
    if not 1 <= chips <= MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, f"{called(entry)} is in play: a stack has chips.")


def _check_all(ask: Asking, chips: int, what: str) -> None:
    in_play = queries.chips_in_play(ask.state)
    if in_play is not None and chips > in_play:
        ask.house(
            Code.DOES_NOT_ADD_UP,
            f"{what} is {chips:,}, more than all {in_play:,} chips in play. One zero too many?",
        )


def count_table(ask: Asking, command: cc.CountTable) -> Decision:
    """Take down what all chips at a table come to."""
    table = ask.table(command.table)
    if not table.occupants:
        raise Refused(Code.NOBODY, f"Nobody sits at table {table.number}.")
    if not 1 <= command.chips <= MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, f"A table has 1 to {MAX_CHIPS:,} in chips.")
    _check_all(ask, command.chips, f"Table {table.number}")
    entries = tuple(table.occupants[seat] for seat in sorted(table.occupants))
    return Decision((TableCounted(table.number, command.chips, entries),))


def choose_chips(ask: Asking, command: cc.ChooseChips) -> Decision:
    """Take down which chips are played with."""
    chips = command.chips
    if chips == ask.state.chips.chosen:
        raise Refused(Code.NOTHING_CHANGES, "That is the set already.")
    _check_set(chips)
    worth, stack = stack_worth(chips), ask.state.structure.starting_stack
    if stack is not None and worth != stack:
        ask.house(
            Code.DOES_NOT_ADD_UP,
            f"The chips of a starting stack come to {worth:,}, but the sheet gives {stack:,}.",
        )
    return Decision((ChipsChosen(chips),))


def _check_set(chips: ChipSet) -> None:
    if not chips:
        raise Refused(Code.NOBODY, "A set has at least one kind of chip.")
    values = [kind.value for kind in chips]
    if values[0] < 1 or values[-1] > MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, f"A chip is worth 1 to {MAX_CHIPS:,}.")
    if any(one >= other for one, other in pairwise(values)):
        raise Refused(Code.BAD_NUMBER, "Each value once, the smallest first.")
    for kind in chips:
        if min(kind.in_stack, kind.pieces or 0) < 0 or kind.in_stack > MAX_CHIPS:
            raise Refused(Code.BAD_NUMBER, f"So many {kind.value:,}s there are not.")
