"""How counts change the state; called by `fold` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.counted import facts as cf
from tdtool.tournament.counted.state import Counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


Change = cf.FieldCounted | cf.FieldChanged | cf.PlayersOut
"""What changes the counts of a field."""


def counted(before: Counted | None, fact: Change) -> Counted:
    """Give the field as it stands after a count or a change."""
    was = before or Counted()
    if isinstance(fact, cf.PlayersOut):
        return was._replace(out=was.out + fact.number)
    if isinstance(fact, cf.FieldChanged):
        return Counted(
            was.entries + fact.entries,
            was.again + fact.again,
            was.out,
            was.rebuys + fact.rebuys,
            was.add_ons + fact.add_ons,
        )
    entries = was.entries if fact.entries is None else fact.entries
    return Counted(
        entries,
        was.again if fact.again is None else fact.again,
        was.out if fact.left is None else entries - fact.left,
        was.rebuys if fact.rebuys is None else fact.rebuys,
        was.add_ons if fact.add_ons is None else fact.add_ons,
    )


def _changed(state: State, fact: Change, _ms: int) -> None:
    _set(state, counted(state.counted, fact))


def _forgotten(state: State, _fact: cf.FieldForgotten, _ms: int) -> None:
    _set(state, None)


def _set(state: State, field: Counted | None) -> None:
    state.counted = field
    state.in_play = state.seated = 0 if field is None else field.left
    state.again = 0 if field is None else field.again


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    cf.FieldCounted: _changed,
    cf.FieldChanged: _changed,
    cf.PlayersOut: _changed,
    cf.FieldForgotten: _forgotten,
}
