"""What Enter and the other acts of To do mean where a player is on the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.calls.commands import EndCall
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import TaskKind, Tone
from tdtool.ui import plain
from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from tdtool.tournament.views import Task
    from tdtool.ui.bridge import Bridge

CALLS = {TaskKind.ON_THE_CLOCK: CallResult.ACTED, TaskKind.TIME_UP: CallResult.DEAD}
"""What Enter means for each kind of row."""
_RESULTS = {
    TaskKind.ON_THE_CLOCK: {Act.CALL_OFF: CallResult.CALLED_OFF},
    TaskKind.TIME_UP: {Act.CALL_CHECKED: CallResult.CHECKED, Act.CALL_ACTED: CallResult.ACTED},
}


class TodoCalls:
    """Ends the clocks that run on players; says what came of it."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def end(self, task: Task) -> None:
        """End a clock as Enter does."""
        self._end(task, CALLS[task.kind])

    def do_act(self, task: Task, act: Act) -> bool:
        """End a clock as an act says; False where the row is none of these."""
        result = _RESULTS.get(task.kind, {}).get(act)
        if result is not None:
            self._end(task, result)
        return task.kind in CALLS

    def _end(self, task: Task, result: CallResult) -> None:
        done = self._bridge.do(EndCall(task.number, result))
        if not isinstance(done, Refusal):
            self._bridge.said.emit(plain.one_line(done.told), Tone.KNOWN)
