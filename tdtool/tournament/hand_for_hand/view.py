"""Hands played together as they are shown: who plays still, who is out, who shares what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.house import SameHandBusts
from tdtool.rules.prizes.places import cash_at
from tdtool.tournament import clock
from tdtool.tournament.hand_for_hand.mode import Mode, mode
from tdtool.tournament.hand_for_hand.playing import playing_tables
from tdtool.tournament.prizes.awards import to_the_money, won_by
from tdtool.tournament.prizes.table import plan_of, table_of
from tdtool.tournament.queries import name_of
from tdtool.tournament.standings import Place, expected
from tdtool.tournament.values import EntryId, SeatAt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.tournament.hand_for_hand.state import HandForHand
    from tdtool.tournament.state import Bust, State
    from tdtool.tournament.values import Now, PersonId


class TableRow(NamedTuple):
    """One table in a hand played together; `out` went out of it on this hand."""

    table: int
    players: int
    finished: bool
    out: int


class Held(NamedTuple):
    """Somebody who is out on the hand being played; `stack` is what he began it with."""

    entry: EntryId
    name: str
    seat: SeatAt | None
    stack: int | None


class Sharing(NamedTuple):
    """A place, or places that are shared, as they would be if the hand were over now.

    `prizes` is what each gets, the larger part first, in the currency's smallest unit; empty
    where no prizes are planned.
    """

    place: Place
    names: tuple[str, ...]
    prizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TogetherView:
    """Hands played together at one moment.

    `hand_since_ms` is when the hand being played was dealt. `minutes` come off the clock for
    it and `minutes_off` came off so far; `clock_runs`: nothing comes off, time passes by
    itself. `by_stack`: those who are out rank by their stacks; `asks_stacks`: who gets what
    depends on stacks that nobody has named.
    `to_the_money` players have to go out until the rest is paid.
    """

    mode: Mode
    hand_since_ms: int
    minutes: int
    minutes_off: int
    clock_runs: bool
    tables: tuple[TableRow, ...]
    held: tuple[Held, ...] = ()
    sharing: tuple[Sharing, ...] = ()
    by_stack: bool = False
    asks_stacks: bool = False
    left: int = 0
    to_the_money: int | None = None


def together_view(state: State, names: Mapping[PersonId, str], now: Now) -> TogetherView | None:
    """Show the hands that all tables play together; None where they play by themselves."""
    found = mode(state)
    if found is None:
        return None
    runs = state.clock is not None and clock.read(state.structure, state.clock, now).running
    running = state.together.now
    if running is None:
        return TogetherView(found, found.since_ms, 0, 0, runs, _rows(state, []))
    out = sorted(
        (bust for bust in state.busts.values() if bust.group == running.group),
        key=lambda bust: bust.order,
    )
    return TogetherView(
        mode=found,
        hand_since_ms=state.together.hands[running.group].began_ms,
        minutes=0 if runs else state.house.hand_for_hand_minutes,
        minutes_off=_minutes_off(state, running),
        clock_runs=runs,
        tables=_rows(state, out),
        held=tuple(
            Held(bust.entry, name_of(state, names, bust.entry), bust.where, bust.stack)
            for bust in out
        ),
        sharing=_sharing(state, names, running.group),
        by_stack=_by_stack(state, out),
        asks_stacks=_asks_stacks(state, out),
        left=state.in_play,
        to_the_money=to_the_money(state) if table_of(state).bands else None,
    )


def _minutes_off(state: State, running: HandForHand) -> int:
    return sum(state.together.hands[group].minutes for group in running.hands)


def _rows(state: State, out: Sequence[Bust]) -> tuple[TableRow, ...]:
    at = [bust.where.table for bust in out if bust.where is not None]
    return tuple(
        TableRow(
            number,
            len(state.tables[number].occupants),
            number in state.together.finished,
            at.count(number),
        )
        for number in playing_tables(state)
    )


def _sharing(state: State, names: Mapping[PersonId, str], group: int) -> tuple[Sharing, ...]:
    bands, unit = table_of(state).bands, plan_of(state).rounding.unit
    return tuple(
        Sharing(
            place,
            tuple(name_of(state, names, bust.entry) for bust in sharing),
            tuple(won.cash for won in won_by(bands, place, unit)) if bands else (),
        )
        for place, sharing in expected(state)
        if sharing[0].group == group
    )


def _by_stack(state: State, out: Sequence[Bust]) -> bool:
    """Tell whether several rank by stack: at one table, and at all where the house says so."""
    one_table = len({bust.where and bust.where.table for bust in out}) == 1
    ranked = one_table or state.house.hand_for_hand_busts is SameHandBusts.BY_STACK
    return len(out) > 1 and ranked


def _asks_stacks(state: State, out: Sequence[Bust]) -> bool:
    """Tell whether a stack decides that nobody has named: there is a pay jump between."""
    if not _by_stack(state, out) or all(bust.stack is not None for bust in out):
        return False
    bands = table_of(state).bands
    first, last = state.in_play + 1, state.in_play + len(out)
    return not bands or cash_at(bands, first) != cash_at(bands, last)
