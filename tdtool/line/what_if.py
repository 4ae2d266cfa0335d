"""The tournament as it would stand after some facts; the real one is left alone."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from tdtool.tournament import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import Bust, Entry, Penalty, Ruling, State, Table

T = TypeVar("T")


class _OnLook(dict[int, T]):
    """A dictionary whose things are copied when they are first taken by their key."""

    def __init__(self, things: dict[int, T], copy: Callable[[T], T]) -> None:
        super().__init__(things)
        self._copy = copy
        self._own: set[int] = set()

    def __getitem__(self, key: int) -> T:
        if key not in self._own:
            self[key] = self._copy(super().__getitem__(key))
        return super().__getitem__(key)

    def get(self, key: int, default: T | None = None, /) -> T | None:  # type: ignore[override]
        try:
            return self[key]
        except KeyError:
            return default

    def pop(self, key: int, /) -> T:  # type: ignore[override]
        thing = self[key]
        del self[key]
        return thing

    def __setitem__(self, key: int, thing: T) -> None:
        self._own.add(key)
        super().__setitem__(key, thing)


def _entry(entry: Entry) -> Entry:
    return replace(entry)


def _bust(bust: Bust) -> Bust:
    return replace(bust)


def _ruling(ruling: Ruling) -> Ruling:
    return replace(ruling)


def _penalty(penalty: Penalty) -> Penalty:
    return replace(penalty)


def _table(table: Table) -> Table:
    position = table.position
    if position is not None:
        position = replace(position, present=dict(position.present))
    return replace(
        table,
        occupants=dict(table.occupants),
        position=position,
        departed=dict(table.departed),
    )


def after(state: State, facts: Iterable[Fact], wall_ms: int) -> State:
    """Give the state after these facts, as if they were written now."""
    then = replace(
        state,
        entries=_OnLook(state.entries, _entry),
        by_person=dict(state.by_person),
        tables=_OnLook(state.tables, _table),
        closed=dict(state.closed),
        busts=_OnLook(state.busts, _bust),
        notes=list(state.notes),
        standing=set(state.standing),
        awaited=set(state.awaited),
        absent=set(state.absent),
        to_check=set(state.to_check),
        waiting=set(state.waiting),
        disputes=dict(state.disputes),
        rulings=_OnLook(state.rulings, _ruling),
        penalties=_OnLook(state.penalties, _penalty),
        serving=dict(state.serving),
        erased=set(state.erased),
        prizes=replace(
            state.prizes,
            payments=dict(state.prizes.payments),
            knockouts=dict(state.prizes.knockouts),
        ),
        till=replace(
            state.till,
            receipts=dict(state.till.receipts),
            by_entry=dict(state.till.by_entry),
            extras=dict(state.till.extras),
            chips=dict(state.till.chips),
        ),
        chips=replace(
            state.chips,
            stacks=dict(state.chips.stacks),
            tables=dict(state.chips.tables),
            round=deepcopy(state.chips.round),
        ),
        printed=dict(state.printed),
    )
    for fact in facts:
        fold.apply(then, fact, wall_ms)
    # Nothing more is changed: who reads on is to copy nothing.
    then.entries, then.tables, then.busts = dict(then.entries), dict(then.tables), dict(then.busts)
    then.rulings, then.penalties = dict(then.rulings), dict(then.penalties)
    return then
