"""How persons change the state; called by `fold` alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdtool.tournament.days import brought
from tdtool.tournament.days import fold as fold_days
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State
    from tdtool.tournament.values import PersonId


def _merged(state: State, fact: PersonsMerged, _ms: int) -> None:
    before = [_before(state, person) for person in (fact.kept, fact.gone)]
    here = [state.last_entry_of(person) for person in (fact.kept, fact.gone)]
    both = (*state.by_person.get(fact.kept, ()), *state.by_person.pop(fact.gone, ()))
    numbers = tuple(sorted(both))
    if numbers:
        state.by_person[fact.kept] = numbers
    fold_days.merged(state, fact.kept, fact.gone)
    entries = [state.entries[number] for number in numbers]
    access = any(entry.access for entry in entries)
    again = place = sum(before)
    for entry in entries:
        entry.person, entry.access = fact.kept, access
        if entry.status is not Status.UNREGISTERED:
            place += 1
            if not again:
                state.again += (place > 1) - (entry.number > 1)
            entry.number = place
    if again:
        # Of two who entered first, in the flights or here, one has entered again.
        state.again += all(count or last for count, last in zip(before, here, strict=True))
    serving = state.serving.pop(fact.gone, ())
    if serving:
        state.serving[fact.kept] = (*state.serving.get(fact.kept, ()), *serving)
    pairs = {
        tuple(fact.kept if one == fact.gone else one for one in pair) for pair in state.plans.apart
    }
    apart = frozenset((min(pair), max(pair)) for pair in pairs if len(set(pair)) > 1)
    if apart != state.plans.apart:
        state.plans = replace(state.plans, apart=apart)


def _before(state: State, person: PersonId) -> int:
    """Count the entries of somebody before his first one here: those of the flights."""
    for number in state.by_person.get(person, ()):
        if brought.carried(state, number) is not None:
            return state.entries[number].number - 1
    return brought.gone(state).get(person, 0)


def _erased(state: State, fact: PersonErased, _ms: int) -> None:
    state.erased.add(fact.person)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    PersonsMerged: _merged,
    PersonErased: _erased,
}
