"""The sample tournament is played by the desk itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool import sample
from tdtool.desk import Desk
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.tournament.queries import clock_view, strip
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.table_view import table_view
from tdtool.tournament.tasks import tasks
from tdtool.tournament.views import Age, ClockState, TaskKind
from tests.tournament.evening import Clock

if TYPE_CHECKING:
    from pathlib import Path


def test_it_stands_in_the_middle_of_an_evening(tmp_path: Path) -> None:
    clock, count = Clock(), iter(range(10_000))

    def entropy(size: int) -> bytes:
        return next(count).to_bytes(size, "big")

    with Store.open(tmp_path / "x.db") as store:
        made = sample.set_up(
            lambda opening, wound: Desk.found(store, opening, wound, entropy), clock()
        )
        assert isinstance(made, Desk)
        desk = Desk(store.log(made.id), store.people(), clock, entropy)
        now = desk.now()
        shown = strip(desk.state, now)
        assert shown.clock.state is ClockState.RUNNING
        assert (shown.players_left, shown.entries) == (32, 46)
        assert clock_view(desk.state, now).label == "6"
        kinds = {task.kind for task in tasks(desk.state, desk.names, now)}
        assert kinds == {TaskKind.MOVE, TaskKind.NAME_REPORT, TaskKind.SHORT}
        view = table_view(desk.state, 2, desk.names, now)
        assert view.position.age is Age.KNOWN
        assert view.answer is not None
        assert view.answer.button_empty
        assert isinstance(desk.do(c.PauseClock()), Refusal) is False
        assert set(desk.names.values()) == set(sample.players())


def test_a_sample_that_cannot_be_saved_is_refused(tmp_path: Path) -> None:
    with Store.open(tmp_path / "x.db") as store:
        store.close()
        made = sample.set_up(
            lambda opening, wound: Desk.found(store, opening, wound, bytes), Clock()()
        )
        assert isinstance(made, Refusal)
