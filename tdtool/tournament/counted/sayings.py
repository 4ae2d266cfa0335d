"""What was counted, said in a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.counted import facts as cf

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]

_WORDS = (
    ("again", "re-entry", "re-entries"),
    ("rebuys", "rebuy", "rebuys"),
    ("add_ons", "add-on", "add-ons"),
)


def count(number: int, one: str, many: str) -> str:
    """Write a number with its word: "1 rebuy", "1,043 entries"."""
    return f"{number:,} {one if number == 1 else many}"


def _counted(fact: cf.FieldCounted, _called: Called) -> str:
    parts = [] if fact.entries is None else [count(fact.entries, "entry", "entries")]
    if fact.left is not None:
        parts.append(f"{fact.left:,} left")
    for name, one, many in _WORDS:
        number = getattr(fact, name)
        if number is not None:
            parts.append(count(number, one, many))
    return "counted: " + ", ".join(parts)


def _out(fact: cf.PlayersOut, _called: Called) -> str:
    return f"{fact.number:,} out" if fact.number > 0 else f"{-fact.number:,} back in"


def _changed(fact: cf.FieldChanged, _called: Called) -> str:
    parts = []
    entered = fact.entries - fact.again
    if entered:
        parts.append(f"{abs(entered):,} {'entered' if entered > 0 else 'fewer entered'}")
    for name, one, many in _WORDS:
        number = getattr(fact, name)
        if number:
            parts.append(("" if number > 0 else "taken off: ") + count(abs(number), one, many))
    return ", ".join(parts)


SAYINGS: dict[type[Fact], Callable[[Any, Called], str]] = {
    cf.FieldCounted: _counted,
    cf.FieldChanged: _changed,
    cf.PlayersOut: _out,
    cf.FieldForgotten: lambda _, __: "names instead of counts",
}
