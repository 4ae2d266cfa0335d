"""What was counted, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.chips import facts as cf

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]

_MOST = 3
"""So many stacks are said one by one."""


def _stacks(fact: cf.StacksCounted, called: Called) -> str:
    if len(fact.stacks) > _MOST:
        return f"{len(fact.stacks):,} stacks counted"
    return ", ".join(f"{called(entry)} has {chips:,}" for entry, chips in fact.stacks)


SAYINGS: dict[type[Fact], Callable[[Any, Called], str]] = {
    cf.StacksCounted: _stacks,
    cf.TableCounted: lambda fact, _: f"table {fact.table} has {fact.chips:,} in chips",
    cf.ChipsChosen: lambda _, __: "chip set chosen",
}
