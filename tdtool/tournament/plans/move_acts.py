"""Balance moves, orders, and tables that stop: from what is asked to what follows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.drawing import Drawing
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.balance import balance_flows, movable_seats, planned
from tdtool.tournament.plans.move_orders import impossible
from tdtool.tournament.plans.sizes import Flow, players_at
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import DrawPolicy, Placing, SeatAt

if TYPE_CHECKING:
    from tdtool.rules.button.question import LastHand
    from tdtool.tournament.plans import commands as pc
    from tdtool.tournament.plans.balance import PlannedMove
    from tdtool.tournament.plans.naming import NamedMove
    from tdtool.tournament.plans.state import Order


def balance(ask: Asking, command: pc.Balance) -> Decision:
    """Do moves of the plan: name who goes where last hands are fresh, else order the move."""
    now_due = balance_flows(ask.state, ask.now)
    wanted = command.flows or now_due
    if not wanted:
        raise Refused(Code.NOTHING_CHANGES, "No table is short.")
    for flow in wanted:
        _possible(ask, flow)
    beside = Counter(wanted) - Counter(now_due)
    for flow in beside:
        ask.house(Code.OUT_OF_ORDER, _instead(flow, now_due))
    facts: list[f.Fact] = []
    number = ask.state.plans.ordered
    for move in planned(ask.state, ask.now, wanted):
        if move.named is None:
            number += 1
            facts.append(pf.MoveOrdered(number, move.source, move.destination))
        else:
            facts += _moved(ask, move, move.named)
    return Decision(tuple(facts))


def _possible(ask: Asking, flow: Flow) -> None:
    refusal = impossible(ask.state, *flow)
    if refusal is not None:
        raise Refused(refusal.code, refusal.sentence)


def _instead(flow: Flow, due: tuple[Flow, ...]) -> str:
    to_same = next((one for one in due if one.destination == flow.destination), None)
    if to_same is not None:
        return f"By the house's way table {to_same.source} gives a player to {flow.destination}."
    return f"Table {flow.destination} is not short."


def _moved(ask: Asking, move: PlannedMove, named: NamedMove) -> tuple[f.Fact, ...]:
    cost = named.cost
    reckoned = pf.MoveReckoned(
        entry=named.entry,
        source=named.source,
        destination=named.destination,
        source_hand=None if move.by_seat else _last_hand(ask, move.source),
        destination_hand=None if move.by_seat else _last_hand(ask, move.destination),
        sooner=None if cost is None else cost.hands,
        orbit=None if cost is None else cost.orbit,
        passed_over=named.passed_over,
    )
    placed = f.EntryPlaced(
        named.entry, named.destination, named.source, Placing.MOVE, awaited=ask.started
    )
    return reckoned, placed


def _last_hand(ask: Asking, table: int) -> LastHand | None:
    position = ask.state.tables[table].position
    return None if position is None else position.last


def balance_by_draw(ask: Asking, command: pc.BalanceByDraw) -> Decision:
    """Draw who goes, and his seat among the open ones of the other table."""
    _possible(ask, command.flow)
    source, destination = command.flow
    leaving, joined = ask.state.tables[source], ask.state.tables[destination]
    entries = tuple(leaving.occupants[seat] for seat in movable_seats(ask.state, leaving))
    pool = tuple(SeatAt(destination, seat) for seat in joined.open_seats())
    drawing = Drawing(ask)
    mover = drawing.mover(source, entries)
    return Decision((mover, *drawing.seats((mover.entry,), pool, DrawPolicy.UNIFORM)))


def _order(ask: Asking, number: int) -> Order:
    found = ask.state.plans.orders.get(number)
    if found is None:
        raise Refused(Code.NO_SUCH_ORDER, f"There is no open order number {number}.")
    return found


def carry_out(ask: Asking, command: pc.CarryOut) -> Decision:
    """Name who goes by an order, once both last hands are fresh."""
    order = _order(ask, command.order)
    flow = Flow(order.source, order.destination)
    _possible(ask, flow)
    (move,) = planned(ask.state, ask.now, (flow,))
    if move.named is not None:
        return Decision(_moved(ask, move, move.named))
    for number in move.unknown:
        raise Refused(
            Code.POSITION_UNKNOWN,
            f"The last hand of table {number} is not known: who was the button, or the big blind?",
        )
    raise Refused(Code.NO_OPEN_SEAT, f"No seat of table {order.destination} will do now.")


def withdraw_order(ask: Asking, command: pc.WithdrawOrder) -> Decision:
    """Take an order back."""
    order = _order(ask, command.order)
    return Decision((pf.OrderWithdrawn(order.number, order.source, order.destination),))


def leave_suggestion(ask: Asking, command: pc.LeaveSuggestion) -> Decision:
    """Leave a suggestion alone, with as many players as there are now."""
    if command.table:
        players = players_at(ask.state, ask.table(command.table))
    else:
        players = ask.state.in_play
    return Decision((pf.SuggestionLeft(command.what, command.table, players),))


def halt_table(ask: Asking, command: pc.HaltTable) -> Decision:
    """Stop a table, or let it play on."""
    table = ask.table(command.table)
    if (table.number in ask.state.plans.halted) == command.halted:
        how = "stands already" if command.halted else "does not stand"
        raise Refused(Code.NOTHING_CHANGES, f"Table {table.number} {how}.")
    return Decision((pf.TableHalted(table.number, command.halted),))
