"""States put away as bytes, and the garbage collector that waits meanwhile."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from tdtool.tournament import commands as c
from tdtool.tournament.collecting import without_collecting
from tdtool.tournament.snapshot import put_away, taken_out
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def test_a_state_is_taken_out_as_it_was(six: Evening) -> None:
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((1,)))
    six.do(c.LockSeat(SeatAt(1, 9), locked=True))
    six.do(c.WriteNote("a word", table=1))
    packed = put_away(six.state)
    state = taken_out(packed)
    assert state == six.state
    assert type(state.entries[2].seat) is SeatAt
    state.entries[2].seat = None
    state.tables[1].occupants.clear()
    assert taken_out(packed) == six.state != state


def test_the_collector_is_left_as_it_was() -> None:
    assert gc.isenabled()
    with without_collecting():
        assert not gc.isenabled()
        with without_collecting():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
