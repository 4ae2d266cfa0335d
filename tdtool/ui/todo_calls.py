"""What Enter and the letters of To do stand for where a player is on the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.calls.commands import EndCall
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import TaskKind, Tone
from tdtool.ui import plain

if TYPE_CHECKING:
    from tdtool.tournament.views import Task
    from tdtool.ui.bridge import Bridge

CALLS = {TaskKind.ON_THE_CLOCK: CallResult.ACTED, TaskKind.TIME_UP: CallResult.DEAD}
"""What Enter means for each kind of row."""
_LETTERS = {
    TaskKind.ON_THE_CLOCK: {"W": CallResult.CALLED_OFF},
    TaskKind.TIME_UP: {"K": CallResult.CHECKED, "A": CallResult.ACTED},
}


class TodoCalls:
    """Ends the clocks that run on players; says what came of it."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def end(self, task: Task) -> None:
        """End a clock as Enter does."""
        self._end(task, CALLS[task.kind])

    def do_letter(self, task: Task, letter: str) -> bool:
        """End a clock as a letter says; False where the row is none of these."""
        result = _LETTERS.get(task.kind, {}).get(letter)
        if result is not None:
            self._end(task, result)
        return task.kind in CALLS

    def _end(self, task: Task, result: CallResult) -> None:
        done = self._bridge.do(EndCall(task.number, result))
        if not isinstance(done, Refusal):
            self._bridge.said.emit(plain.one_line(done.told), Tone.KNOWN)
