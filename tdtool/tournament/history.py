"""A tournament's log in memory: folded, with checkpoints, so that any act can be undone."""

from __future__ import annotations

import gc
import pickle
from itertools import islice, takewhile
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import facts as f
from tdtool.tournament import fold
from tdtool.tournament.holds import holds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId

STRIDE = 2_000
"""Facts between two checkpoints."""
LATE = 2
"""Checkpoints made when a log is read: an act of an earlier day is seldom undone."""
KEPT = 8
"""Checkpoints kept; a very old act is undone by folding from the start."""


def _unpickled(pickled: bytes) -> State:
    """Read a checkpoint; the garbage collector waits meanwhile, which is four times as fast."""
    gc.disable()
    try:
        state: State = pickle.loads(pickled)  # noqa: S301
    finally:
        gc.enable()
    return state


class InTheWay(NamedTuple):
    """The facts whose own precondition would no longer hold."""

    records: tuple[f.Recorded, ...]


class _Checkpoint(NamedTuple):
    seq: int
    pickled: bytes


class History:
    """All facts of one tournament and the state they come to.

    ValueError where the log does not begin with the opening of a tournament.
    """

    def __init__(self, records: Sequence[f.Recorded]) -> None:
        """Fold the whole log."""
        self.records = list(records)
        self._gone = fold.cancelled(self.records)
        self._checkpoints: list[_Checkpoint] = []
        self._first: dict[str, int] = {}
        """Act -> index of its first record; its records follow one another."""
        self.state = fold.begun(self.records)
        for index, record in enumerate(self.records):
            self._first.setdefault(record.action, index)
        late = len(self.records) - LATE * STRIDE
        for record in self.records[1:]:
            self._count(self.state, record)
            if record.seq > late:
                self._check(record.seq)

    @property
    def seq(self) -> int:
        """The number of the last fact."""
        return len(self.records)

    def add(self, records: Sequence[f.Recorded]) -> None:
        """Take in facts that were just written (no undo or redo among them)."""
        for record in records:
            self._first.setdefault(record.action, len(self.records))
            self.records.append(record)
            self._count(self.state, record)
            self._check(record.seq)

    def _count(self, state: State, record: f.Recorded) -> None:
        if record.action in self._gone:
            fold.spend(state, record.fact)
        else:
            fold.apply(state, record.fact, record.wall_ms)

    def _check(self, seq: int) -> None:
        if seq % STRIDE == 0:
            self._checkpoints.append(_Checkpoint(seq, pickle.dumps(self.state)))
            del self._checkpoints[:-KEPT]

    def is_gone(self, action: str) -> bool:
        """Tell whether an act is cancelled."""
        return action in self._gone

    def facts_of(self, action: str) -> tuple[f.Fact, ...]:
        """List the facts of one act."""
        following = islice(self.records, self._first[action], None)
        same = takewhile(lambda record: record.action == action, following)
        return tuple(record.fact for record in same)

    def persons_then(self, seq: int) -> dict[EntryId, PersonId]:
        """Say whose each number of an entry was when fact `seq` was written, undone or not."""
        return {
            record.fact.entry: record.fact.person
            for record in islice(self.records, seq)
            if isinstance(record.fact, f.EntryRegistered)
        }

    def acts_backwards(self) -> Iterator[tuple[str, list[f.Recorded]]]:
        """Walk through the acts from the latest to the first."""
        act: list[f.Recorded] = []
        for record in reversed(self.records):
            if act and act[0].action != record.action:
                yield act[0].action, act
                act = []
            act.insert(0, record)
        yield act[0].action, act

    def switched(self, action: str, *, gone: bool) -> State | InTheWay:
        """Work out the state with one act cancelled, or counted again; nothing is changed.

        Every later fact must still be able to happen, else they are returned.
        """
        cancelled = self._gone ^ {action} if gone != (action in self._gone) else self._gone
        first = self._first[action] + 1
        state, done = self._before(first)
        blocked: list[f.Recorded] = []
        for record in self.records[done:]:
            if record.action in cancelled:
                fold.spend(state, record.fact)
            elif record.seq < first or holds(state, record.fact):
                fold.apply(state, record.fact, record.wall_ms)
            else:
                blocked.append(record)
        return InTheWay(tuple(blocked)) if blocked else state

    def _before(self, seq: int) -> tuple[State, int]:
        """Give a state from before a fact, and how many facts it holds."""
        for checkpoint in reversed(self._checkpoints):
            if checkpoint.seq < seq:
                return _unpickled(checkpoint.pickled), checkpoint.seq
        return fold.begun(self.records), 1

    def switch(self, action: str, state: State, record: f.Recorded) -> None:
        """Take in an undo or redo that was just written, with the state it comes to."""
        self._gone ^= {action}
        first = self._first[action] + 1
        self._checkpoints = [point for point in self._checkpoints if point.seq < first]
        self._first[record.action] = len(self.records)
        self.records.append(record)
        self.state = state
