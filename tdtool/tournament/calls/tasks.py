"""Players on the clock in To do: until somebody says how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.books import Book, written_out
from tdtool.tournament.calls.view import call_views
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.calls.view import CallView
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now, PersonId

_RULES = {Book.WSOP26: (Book.WSOP26, "80")}
"""The rule of a book that has one of its own; Robert's Rules have none for tournaments."""


def call_rule(state: State) -> str:
    """Name the rule that the house goes by: "TDA 2024 rule 29"."""
    return written_out(*_RULES.get(state.house.book, (Book.TDA24, "29")))


def time_up(state: State) -> str:
    """Say what it means that his time has run out, with its rule."""
    return f"Facing a bet his hand is dead; otherwise he has checked. {call_rule(state)}."


def call_tasks(state: State, names: Mapping[PersonId, str], now: Now) -> list[Task]:
    """List who is on the clock; whose time is up comes first."""
    return [_task(state, view) for view in call_views(state, names, now)]


def _task(state: State, view: CallView) -> Task:
    call = state.calls.open[view.call]
    who = f"{view.name}, {view.place}" if view.name else f"table {view.place}"
    running = f"{call.seconds} seconds, then a countdown of {call.countdown}."
    return Task(
        kind=TaskKind.ON_THE_CLOCK if view.left else TaskKind.TIME_UP,
        title=f"On the clock: {who}" if view.left else f"Time is up: {who}",
        detail=running if view.left else time_up(state),
        target=view.place,
        since_ms=view.began_ms,
        seat=view.seat,
        table=view.table,
        number=view.call,
    )
