"""What changes the state as a whole: name, re-entries, the board's message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import event_facts as e

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def _renamed(state: State, fact: e.TournamentRenamed, _ms: int) -> None:
    state.name = fact.name


def _reentries(state: State, fact: e.ReentriesChanged, _ms: int) -> None:
    state.reentries = fact.reentries


def _message(state: State, fact: e.MessageSet, _ms: int) -> None:
    state.message = fact.text


CHANGES: dict[type[Fact], Callable[[State, Any, int], None]] = {
    e.TournamentRenamed: _renamed,
    e.ReentriesChanged: _reentries,
    e.MessageSet: _message,
}
