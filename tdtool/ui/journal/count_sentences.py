"""Counts of a field without names, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.counted import facts as cf
from tdtool.tournament.counted.sayings import count

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.ui.journal.teller import Teller


def _counted(_teller: Teller, fact: cf.FieldCounted, _act: Act) -> list[str]:
    said = [] if fact.entries is None else [f"{count(fact.entries, 'entry', 'entries')} in all."]
    if fact.again is not None:
        said.append(f"{count(fact.again, 're-entry', 're-entries')} among them.")
    if fact.left is not None:
        said.append(f"{count(fact.left, 'player was', 'players were')} left.")
    if fact.rebuys is not None:
        said.append(f"{count(fact.rebuys, 'rebuy', 'rebuys')} in all.")
    if fact.add_ons is not None:
        said.append(f"{count(fact.add_ons, 'add-on', 'add-ons')} in all.")
    return said


def _out(_teller: Teller, fact: cf.PlayersOut, _act: Act) -> str:
    went = "went out" if fact.number > 0 else "never went out after all"
    return f"{count(abs(fact.number), 'player', 'players')} {went}."


def _changed(_teller: Teller, fact: cf.FieldChanged, _act: Act) -> list[str]:
    said = []
    for number, one, many in (
        (fact.entries - fact.again, "entry", "entries"),
        (fact.again, "re-entry", "re-entries"),
        (fact.rebuys, "rebuy", "rebuys"),
        (fact.add_ons, "add-on", "add-ons"),
    ):
        if number:
            said.append(f"{count(abs(number), one, many)} {'more' if number > 0 else 'fewer'}.")
    return said


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    cf.FieldCounted: _counted,
    cf.FieldChanged: _changed,
    cf.PlayersOut: _out,
    cf.FieldForgotten: lambda _, __, ___: "Players are entered by name from here on.",
}
