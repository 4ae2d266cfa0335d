"""Whether what happened at the end of a day could still have happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.days import facts as d
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _bagged(state: State, fact: d.StackBagged) -> bool:
    entry = state.entries.get(fact.entry)
    if entry is None or entry.status not in {Status.SEATED, Status.STANDING}:
        return False
    return entry.seat == fact.seat and not any(
        other != fact.entry and bag.number.casefold() == fact.number.casefold()
        for other, bag in state.days.bags.items()
    )


def _opened(state: State, fact: d.BagsOpened) -> bool:
    return all(entry in state.days.bags for entry in fact.entries)


def _brought(state: State, fact: d.BagsBrought) -> bool:
    return state.counted is None and not any(
        one.entry in state.entries or state.last_entry_of(one.person) for one in fact.carried
    )


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    d.StackBagged: _bagged,
    d.BagsOpened: _opened,
    d.BagsBrought: _brought,
}
