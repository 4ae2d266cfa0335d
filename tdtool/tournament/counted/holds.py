"""Whether counts could still have been taken down, when an act is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.counted import facts as cf
from tdtool.tournament.counted.field import named, problem
from tdtool.tournament.counted.fold import Change, counted
from tdtool.tournament.money.facts import TermsSet

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _changed(state: State, fact: Change) -> bool:
    first = isinstance(fact, cf.FieldCounted) and fact.entries is not None
    if named(state) or (state.counted is None and not first):
        return False
    return not problem(counted(state.counted, fact), state.till.terms)


def _forgotten(state: State, _fact: cf.FieldForgotten) -> bool:
    return state.counted is not None


def _terms(state: State, fact: TermsSet) -> bool:
    return state.counted is None or not problem(state.counted, fact.terms)


CHECKS: dict[type[Fact], Callable[[State, Any], bool]] = {
    cf.FieldCounted: _changed,
    cf.FieldChanged: _changed,
    cf.PlayersOut: _changed,
    cf.FieldForgotten: _forgotten,
    TermsSet: _terms,
}
