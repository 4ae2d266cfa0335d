"""A program killed at any moment has lost nothing it acknowledged, and left nothing half."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from tdtool.store.log import Store
from tests.extent import FULL
from tests.store.appender import TOURNAMENT, Acknowledged, size_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.store.appender import Appenders

KILLS = 200 if FULL else 12


def test_nothing_acknowledged_is_lost_when_killed(path: Path, appenders: Appenders) -> None:
    moments = Random(20)
    known = 0
    for _ in range(KILLS):
        program = appenders.start(path)
        acknowledged = program.await_acknowledged(moments.randrange(12))
        program.linger(moments.random() * 0.004)
        acknowledged += program.kill()
        known = check(path, acknowledged, known)
    assert known > KILLS


def check(path: Path, acknowledged: list[Acknowledged], known: int) -> int:
    """Check the file after a kill; give the number of its last fact."""
    with Store.open(path) as store:
        if not store.tournaments():
            assert not acknowledged
            assert store.people() == {}
            return 0
        log = store.log(TOURNAMENT)
        assert log.verify() is None
        new = log.read(known)
        last = known + len(new)
        assert len(store.people()) >= len({recorded.action for recorded in new})
    sizes = Counter(recorded.action for recorded in new)
    assert all(count == size_of(action) for action, count in sizes.items())
    last_of = {recorded.action: recorded.seq for recorded in new}
    assert [last_of.get(act.action) for act in acknowledged] == [
        act.last_seq for act in acknowledged
    ]
    unacknowledged = set(sizes) - {act.action for act in acknowledged}
    assert len(unacknowledged) <= 1
    return last
