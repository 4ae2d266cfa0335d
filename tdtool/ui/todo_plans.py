"""What To do does with the suggestions of plans: moves, orders, breaks, redraws, stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.commands import Command, DrawSeats, PauseClock
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_flows
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Task, TaskKind, Tone
from tdtool.ui import plain
from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.bridge import Bridge

LEAVES = {
    TaskKind.SHORT: Suggested.BALANCE,
    TaskKind.BREAK: Suggested.BREAK,
    TaskKind.REDRAW: Suggested.REDRAW,
    TaskKind.HALT: Suggested.HALT,
}
"""Suggestions that can be left alone."""


class TodoPlans:
    """Does what a row's Enter or key stands for; says what came of it."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.deeds: dict[TaskKind, Callable[[Task], None]] = {
            TaskKind.SHORT: self._move,
            TaskKind.ORDER: self._carry_out,
            TaskKind.MORE_SHORT: self._show,
            TaskKind.BREAK: self._show,
            TaskKind.BREAK_SOON: self._show,
            TaskKind.REDRAW: self._show,
            TaskKind.HALT: lambda task: self._do(plc.HaltTable(task.table or 0, halted=True)),
            TaskKind.PLAY_ON: lambda task: self._do(plc.HaltTable(task.table or 0, halted=False)),
            TaskKind.ALTERNATE: lambda task: self._do(DrawSeats((task.entry or 0,))),
            TaskKind.SATELLITE: lambda _: self._do(PauseClock()),
            TaskKind.RESIZE: lambda task: self._do(plc.ResizeTables(task.number)),
        }

    def do_act(self, task: Task, act: Act) -> bool:
        """Do what a row of plans offers; False where the row is none."""
        if task.kind not in self.deeds:
            return False
        if act is Act.TODO_ANOTHER:
            self._bridge.plan_wanted.emit(task)
        elif act is Act.TODO_SLIP:
            self._bridge.slip_wanted.emit(self._slip(task))
        elif task.kind is TaskKind.ORDER:
            self._do(plc.WithdrawOrder(task.number))
        elif task.kind in LEAVES:
            table = 0 if task.kind in {TaskKind.BREAK, TaskKind.REDRAW} else task.table or 0
            self._do(plc.LeaveSuggestion(LEAVES[task.kind], table))
        return True

    def _move(self, task: Task) -> None:
        """Do the first move that helps a short table."""
        desk = self._bridge.desk
        flows = balance_flows(desk.state, desk.now())
        here = [flow for flow in flows if flow.destination == task.table]
        if here:
            self._do(plc.Balance((here[0],)))

    def _slip(self, task: Task) -> str:
        """Write what the Print page is asked for: the order from one table to another."""
        desk = self._bridge.desk
        order = desk.state.plans.orders.get(task.number)
        if order is not None:
            return f"{order.source} to {order.destination}"
        flows = balance_flows(desk.state, desk.now())
        return next((f"{one} to {other}" for one, other in flows if other == task.table), "")

    def _carry_out(self, task: Task) -> None:
        """Name who goes by an order, else let the line be told who went."""
        if task.who:
            self._do(plc.CarryOut(task.number))
            return
        order = self._bridge.desk.state.plans.orders.get(task.number)
        if order is not None:
            self._bridge.table_wanted.emit(order.source)
            self._bridge.line_wanted.emit(f"{order.source}.")

    def _show(self, task: Task) -> None:
        self._bridge.plan_wanted.emit(task)

    def _do(self, command: Command) -> None:
        done = self._bridge.do(command)
        if not isinstance(done, Refusal):
            self._bridge.said.emit(plain.one_line(done.told), Tone.KNOWN)
