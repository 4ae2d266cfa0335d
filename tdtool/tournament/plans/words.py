"""What happened to plans, said in a few words each; the plans' part of `journal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.values import Occasion

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.values import EntryId

    Called = Callable[[EntryId], str]

_LEFT = {
    Suggested.BALANCE: "left short",
    Suggested.BREAK: "break left",
    Suggested.REDRAW: "redraw left",
    Suggested.HALT: "plays on short",
}


def simplified(kinds: dict[type[f.Fact], list[f.Fact]]) -> None:
    """Take out what a redraw or a break says in one: the seats, the tables, the buttons."""
    if pf.Redrawn in kinds:
        for kind in (
            f.SeatsDrawn,
            f.TableOpened,
            f.TableClosed,
            pf.TablesSized,
            pf.ButtonDrawn,
            pf.ByesDrawn,
        ):
            kinds.pop(kind, None)


def broken(kinds: dict[type[f.Fact], list[f.Fact]]) -> str:
    """Take out the draw and the closing of tables that broke, and say both in one; "" if none."""
    closed = [fact for fact in kinds.get(f.TableClosed, []) if isinstance(fact, f.TableClosed)]
    drawn = [fact for fact in kinds.get(f.SeatsDrawn, []) if isinstance(fact, f.SeatsDrawn)]
    if not closed or not drawn:
        return ""
    del kinds[f.TableClosed], kinds[f.SeatsDrawn]
    players = sum(len(fact.entries) for fact in drawn)
    numbers = [str(fact.table) for fact in closed]
    tables = f"table {numbers[0]} breaks" if len(numbers) == 1 else f"{_listed(numbers)} break"
    who = "1 player draws a seat" if players == 1 else f"{players:,} players draw seats"
    return f"{tables}, {who}"


def _listed(numbers: list[str]) -> str:
    return f"tables {', '.join(numbers[:-1])} and {numbers[-1]}"


def _ordered(fact: pf.MoveOrdered, _called: Called) -> str:
    return f"next big blind of {fact.source} to table {fact.destination}"


def _withdrawn(fact: pf.OrderWithdrawn, _called: Called) -> str:
    return f"order from {fact.source} to {fact.destination} withdrawn"


def _redrawn(fact: pf.Redrawn, _called: Called) -> str:
    if fact.occasion is Occasion.FINAL:
        return f"final table drawn: {fact.players} players, table {fact.tables[0]}"
    if fact.occasion is Occasion.ROUND:
        return f"next round drawn: {fact.players} players"
    tables = "1 table" if len(fact.tables) == 1 else f"{len(fact.tables)} tables"
    return f"{fact.players:,} players drawn anew to {tables}"


def _left(fact: pf.SuggestionLeft, _called: Called) -> str:
    words = _LEFT[fact.what]
    return f"table {fact.table} {words}" if fact.table else words


def _sized(fact: pf.TablesSized, _called: Called) -> str:
    if fact.event:
        return f"tables play with {fact.seats} seats"
    named = ", ".join(map(str, fact.tables))
    return f"table{'s' if len(fact.tables) > 1 else ''} {named}: {fact.seats} seats"


def _reserved(fact: pf.SeatReserved, called: Called) -> str:
    if fact.entry is None:
        return f"seat {fact.seat} no longer kept"
    return f"seat {fact.seat} kept for {called(fact.entry)}"


SAYINGS: dict[type[f.Fact], Callable[[Any, Called], str]] = {
    pf.PlansSet: lambda _, __: "settings of moves changed",
    pf.MoveOrdered: _ordered,
    pf.OrderWithdrawn: _withdrawn,
    pf.MoverDrawn: lambda fact, called: f"table {fact.table}: {called(fact.entry)} drawn to go",
    pf.ButtonDrawn: lambda fact, _: f"table {fact.table} button drawn: {fact.seat}",
    pf.ByesDrawn: lambda fact, _: f"{len(fact.byes)} byes drawn",
    pf.Redrawn: _redrawn,
    pf.SuggestionLeft: _left,
    pf.TableHalted: lambda fact, _: f"table {fact.table} {'stands' if fact.halted else 'plays on'}",
    pf.TableFeatured: lambda fact, _: (
        f"table {fact.table} is {'the feature table' if fact.feature else 'no feature table'}"
    ),
    pf.TablesSized: _sized,
    pf.SeatReserved: _reserved,
    pf.SeatMarked: lambda fact, _: (
        f"seat {fact.seat} {'marked as reachable' if fact.accessible else 'unmarked'}"
    ),
    pf.AccessNeeded: lambda fact, called: (
        f"{called(fact.entry)} needs {'a' if fact.needed else 'no'} reachable seat"
    ),
    pf.SeatWon: lambda fact, called: f"{called(fact.entry)} has won a seat",
    pf.KeptApart: lambda fact, called: (
        f"{called(fact.one)} and {called(fact.other)} "
        f"{'kept apart' if fact.apart else 'no longer kept apart'}"
    ),
}
"""Why somebody was sent says nothing in a few words: that he was is said by the move."""
