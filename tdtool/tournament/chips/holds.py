"""Whether a count could still have been made, when an act is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.chips import facts as cf
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId


def _all_entered(state: State, entries: Iterable[EntryId]) -> bool:
    found = [state.entries.get(entry) for entry in entries]
    return all(one is not None and one.status is not Status.UNREGISTERED for one in found)


def _stacks(state: State, fact: cf.StacksCounted) -> bool:
    return _all_entered(state, [entry for entry, _ in fact.stacks])


def _table(state: State, fact: cf.TableCounted) -> bool:
    return fact.table in state.tables and _all_entered(state, fact.entries)


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    cf.StacksCounted: _stacks,
    cf.TableCounted: _table,
}
