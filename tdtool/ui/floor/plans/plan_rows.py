"""What the plans show, row by row: moves, who could go instead, who is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from tdtool.tournament.commands import Command, MoveEntry
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_flows, planned
from tdtool.tournament.plans.move_orders import impossible
from tdtool.tournament.plans.naming import Hands, movers, name_mover
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.tasks import why_named
from tdtool.tournament.values import SeatAt
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.desk import Desk
    from tdtool.tournament.plans.balance import PlannedMove
    from tdtool.tournament.values import EntryId

_NAME = 40
NO_STACKS: Mapping[EntryId, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A row: where from, who, where to, why. `command` is what Enter does.

    `asks` is what Enter puts into the line instead ("26 bb "). `flow` is the move it is
    about, `order` the number of an order that was given already. `done`: he is on his way.
    """

    lead: str
    name: str
    target: str = ""
    detail: str = ""
    command: Command | None = None
    asks: str = ""
    flow: Flow | None = None
    order: int = 0
    done: bool = False


def balance_rows(desk: Desk) -> tuple[PlanRow, ...]:
    """List the orders that were given, then the moves that level the tables."""
    state, now = desk.state, desk.now()
    given = [
        (order.number, Flow(order.source, order.destination))
        for order in state.plans.orders.values()
    ]
    wanted = [*given, *((0, flow) for flow in balance_flows(state, now))]
    moves = planned(state, now, [flow for _, flow in wanted])
    return tuple(_move(desk, move, number) for (number, _), move in zip(wanted, moves, strict=True))


def _move(desk: Desk, move: PlannedMove, order: int) -> PlanRow:
    flow = Flow(move.source, move.destination)
    why = why_named(desk.state, move, lambda entry: plain.isolated(desk.name(entry), _NAME))
    if order and move.named is None:
        why = "Ordered: to the worst seat on arrival. Who went, and where?"
    if move.named is None:
        return PlanRow(
            str(move.source),
            "Next big blind",
            str(move.destination),
            why,
            None if order else plc.Balance((flow,)),
            f"{move.source}." if order else "",
            flow,
            order,
        )
    named = move.named
    return PlanRow(
        str(named.source),
        _name(desk, named.entry),
        str(named.destination),
        why,
        plc.CarryOut(order) if order else plc.Balance((flow,)),
        flow=flow,
        order=order,
    )


def _name(desk: Desk, entry: EntryId) -> str:
    return plain.one_line(desk.name(entry), _NAME)


def instead_rows(desk: Desk, flow: Flow) -> tuple[PlanRow, ...]:
    """List who could go from the one table to the other instead, and how it may be found."""
    if impossible(desk.state, *flow) is not None:
        return ()
    found = _others(desk, flow) or _questions(desk, flow)
    by_draw = PlanRow(
        str(flow.source),
        "By chance",
        str(flow.destination),
        "Who goes and his seat are drawn; the draw can be repeated by anyone.",
        plc.BalanceByDraw(flow),
        flow=flow,
    )
    return (*found, by_draw)


def _others(desk: Desk, flow: Flow) -> list[PlanRow]:
    """List everybody of the table who may go, the one due the big blind first."""
    hands = Hands(desk.state, desk.now())
    found = []
    for seat, free in movers(hands, flow.source):
        source = SeatAt(flow.source, seat)
        named = name_mover(hands, source, flow.destination) if free else None
        if named is None:
            continue
        said = f"He {named.cost}." if named.cost is not None else ""
        if named.moved_ms:
            minutes = figures.age(desk.now().wall_ms - named.moved_ms)
            said += f" He was moved {minutes} ago."
        found.append(
            PlanRow(
                str(source),
                _name(desk, named.entry),
                str(named.destination),
                said,
                MoveEntry(named.entry, named.destination),
                flow=flow,
            )
        )
    return found


def _questions(desk: Desk, flow: Flow) -> list[PlanRow]:
    """Ask for the last hands that are not known."""
    hands = Hands(desk.state, desk.now())
    return [
        PlanRow(
            str(number),
            "Say its last hand",
            "",
            f"Who was the big blind, or the button? The line takes {number} bb 5.",
            asks=f"{number} bb ",
            flow=flow,
        )
        for number in flow
        if hands.asked(number) is None
    ]


def player_rows(
    desk: Desk, entries: Iterable[EntryId], stacks: Mapping[EntryId, str] = NO_STACKS
) -> tuple[PlanRow, ...]:
    """List players with where they sit; who is on his way with where to.

    `stacks` are what they begin a round with.
    """
    found = []
    for number in entries:
        entry = desk.state.entries[number]
        seat = "" if entry.seat is None else str(entry.seat)
        if entry.awaited:
            came = "" if entry.origin is None else str(entry.origin)
            found.append(PlanRow(came, _name(desk, number), seat, done=True))
        else:
            chips = stacks.get(number)
            detail = "" if chips is None else f"begins with {chips}"
            found.append(PlanRow(seat, _name(desk, number), detail=detail))
    return tuple(found)
