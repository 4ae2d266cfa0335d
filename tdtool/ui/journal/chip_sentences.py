"""Counts of chips and the set, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.chips import facts as cf
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.facts import Fact
    from tdtool.ui.journal.teller import Teller


def _stacks(teller: Teller, fact: cf.StacksCounted, _act: Act) -> list[str]:
    return [f"{teller.name(entry)} had {figures.number(chips)}." for entry, chips in fact.stacks]


def _table(_teller: Teller, fact: cf.TableCounted, _act: Act) -> str:
    count = len(fact.entries)
    players = "1 player" if count == 1 else f"{count} players"
    return f"Table {fact.table} had {figures.number(fact.chips)} in chips, with {players}."


def _chosen(_teller: Teller, fact: cf.ChipsChosen, _act: Act) -> list[str]:
    said = []
    for kind in fact.chips:
        stack = f", {kind.in_stack} in a starting stack" if kind.in_stack else ""
        bank = "" if kind.pieces is None else f", {figures.number(kind.pieces)} in the bank"
        said.append(f"{figures.number(kind.value)} {kind.colour}{stack}{bank}.")
    return said


SENTENCES: dict[type[Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    cf.StacksCounted: _stacks,
    cf.TableCounted: _table,
    cf.ChipsChosen: _chosen,
}
