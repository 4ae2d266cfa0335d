"""Whether entries may be those of one person."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.tournament.days import brought
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.person_facts import PersonErased, PersonsMerged
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import PersonId

OVER = frozenset((Status.OUT, Status.UNREGISTERED))
"""How the entries stand of somebody who is not in any more."""


def in_at_once(state: State, kept: PersonId, gone: PersonId) -> tuple[Entry, Entry] | None:
    """Find an entry of either that is not out, and the next one; None where there is none."""
    numbers = sorted((*state.by_person.get(kept, ()), *state.by_person.get(gone, ())))
    counted = [state.entries[number] for number in numbers]
    counted = [entry for entry in counted if entry.status is not Status.UNREGISTERED]
    for one, other in pairwise(counted):
        if one.status is not Status.OUT:
            return one, other
    return None


def knows(state: State, person: PersonId) -> bool:
    """Tell whether somebody has entered a tournament, or one of the flights it came from."""
    return person in state.by_person or person in brought.gone(state)


def merge_holds(state: State, fact: PersonsMerged) -> bool:
    """Tell whether two persons could still have been made one, when an act is undone."""
    there = fact.kept in state.by_person and fact.gone in state.by_person
    if fact.elsewhere:
        there = set(fact.entries) <= set(state.by_person.get(fact.gone, ()))
    return there and in_at_once(state, fact.kept, fact.gone) is None


def erase_holds(state: State, fact: PersonErased) -> bool:
    """Tell whether a person could still have been erased, when an act is undone."""
    numbers = state.by_person.get(fact.person, ())
    return bool(numbers) and all(state.entries[one].status in OVER for one in numbers)
