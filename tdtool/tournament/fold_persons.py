"""How persons change the state; called by `fold` alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _merged(state: State, fact: PersonsMerged, _ms: int) -> None:
    numbers = sorted((*state.by_person[fact.kept], *state.by_person.pop(fact.gone)))
    state.by_person[fact.kept] = numbers
    entries = [state.entries[number] for number in numbers]
    access = any(entry.access for entry in entries)
    place = 0
    for entry in entries:
        entry.person, entry.access = fact.kept, access
        if entry.status is not Status.UNREGISTERED:
            place += 1
            state.again += (place > 1) - (entry.number > 1)
            entry.number = place
    serving = state.serving.pop(fact.gone, ())
    if serving:
        state.serving[fact.kept] = (*state.serving.get(fact.kept, ()), *serving)
    pairs = {
        tuple(fact.kept if one == fact.gone else one for one in pair) for pair in state.plans.apart
    }
    apart = frozenset((min(pair), max(pair)) for pair in pairs if len(set(pair)) > 1)
    if apart != state.plans.apart:
        state.plans = replace(state.plans, apart=apart)


def _erased(state: State, fact: PersonErased, _ms: int) -> None:
    state.erased.add(fact.person)


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    PersonsMerged: _merged,
    PersonErased: _erased,
}
