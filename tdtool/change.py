"""What an act changed, for those who show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament.concerns import entries_of, seats_of, sets_clock, table_of
from tdtool.tournament.counted.facts import (
    FieldChanged,
    FieldCounted,
    FieldForgotten,
    PlayersOut,
)
from tdtool.tournament.days.facts import BagsBrought, FlightNamed
from tdtool.tournament.event_facts import ReentriesChanged, TournamentRenamed
from tdtool.tournament.hand_for_hand.facts import FOR_ALL_TABLES
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.plans.facts import MoveOrdered, OrderWithdrawn, PlansSet, TablesSized

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Change:
    """What changed, for those who show it; `everything` after an undo."""

    tables: frozenset[int] = frozenset()
    entries: frozenset[int] = frozenset()
    clock: bool = False
    structure: bool = False
    everything: bool = False
    erased: frozenset[str] = frozenset()
    """Persons whose names are gone for good."""
    elsewhere: frozenset[str] = frozenset()
    """Other tournaments of the file in which something was written along with it."""


def changed(facts: tuple[f.Fact, ...], left: Iterable[int] = ()) -> Change:
    """Collect what an act changed; `left` are tables that players were drawn away from."""
    tables = set(left)
    entries: set[int] = set()
    for fact in facts:
        table = table_of(fact)
        if table is not None:
            tables.add(table)
        if isinstance(fact, (MoveOrdered, OrderWithdrawn)):
            tables.update((fact.source, fact.destination))
        tables.update(seat.table for seat in seats_of(fact))
        entries.update(entries_of(fact))
    return Change(
        tables=frozenset(tables),
        entries=frozenset(entries),
        clock=any(sets_clock(fact) for fact in facts),
        structure=any(isinstance(fact, f.StructureChanged) for fact in facts),
        everything=any(isinstance(fact, _EVERYTHING) for fact in facts),
        erased=frozenset(one.person for one in facts if isinstance(one, PersonErased)),
    )


_EVERYTHING = (
    f.TableOpened,
    f.TableClosed,
    f.HouseRulesChanged,
    PlansSet,
    TablesSized,
    TournamentRenamed,
    ReentriesChanged,
    FlightNamed,
    BagsBrought,
    FieldCounted,
    FieldChanged,
    FieldForgotten,
    PlayersOut,
    PersonsMerged,
    PersonErased,
    *FOR_ALL_TABLES,
)
"""What may change how every page looks."""
