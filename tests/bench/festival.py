"""A festival from the first seat draw to the deal, played by chance, with every act on disk.

Four flights of one event sell 10,000 entries with late registration and re-entries; who is
left after each plays on in Day 2: breaks, balancing, hand for hand at the bubble, the final
table, a deal. Days are tournaments of their own: `bring_forward` is all that knows it.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import balance_flows, balance_plan
from tdtool.tournament.plans.final_table import final_size
from tdtool.tournament.plans.redraw import redraw_due
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.plans.sizes import sizes, tolerance
from tdtool.tournament.plans.tasks import is_break_due
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import to_the_money
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import chips_in_play
from tdtool.tournament.structure import Row, RowKind, Structure
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, Evening, level, minutes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId

FLIGHTS, ENTRIES = 4, 10_000
AT_ONCE, LATE, AGAIN = 2_000, 300, 200
"""Entries of a flight: drawn before it begins, entered late, and re-entries."""
LEFT_OF_A_FLIGHT = 1_250
AN_HOUR = 1_000
"""Players who go out in an hour (model time)."""
ENTRY = 100_00
DEAL_AT = 5
EURO = Currency("EUR", "€", 2)
_LEVELS = 24
STRUCTURE = Structure(
    name="Festival",
    rows=(
        *(level(number, 200 * number) for number in range(1, 4)),
        Row(RowKind.BREAK, "", minutes(15)),
        Row(RowKind.MARKER, "", registration_ends=True),
        *(level(number, 200 * number) for number in range(4, _LEVELS)),
    ),
    starting_stack=20_000,
    seats_per_table=9,
)


@dataclass
class Figures:
    """What was measured (ms), and what was counted."""

    to_disk: list[float] = field(default_factory=list)
    plans: list[float] = field(default_factory=list)
    moves: int = 0
    broken: int = 0
    facts: int = 0
    busiest_hour: int = 0


class Day:
    """A day of the festival: its tournament, and a floor that does what the desk suggests."""

    def __init__(self, folder: Path, figures: Figures, seed: int, **plans: object) -> None:
        folder.mkdir()
        self.evening = Evening(folder, STRUCTURE, seed=seed)
        self.random = random.Random(seed)
        self.figures = figures
        self.after_bust: Callable[[int], None] | None = None
        """Called with the count of busts after each."""
        self._busts: list[int] = []
        if plans:
            self.evening.do(plc.ChangePlans(PlanSettings(**plans)))  # type: ignore[arg-type]

    @property
    def state(self) -> State:
        """Give the tournament as it stands."""
        return self.evening.state

    def seated(self) -> EntryId:
        """Choose one of those who sit, by chance."""
        while True:
            table = self.state.tables[self.random.choice(list(self.state.tables))]
            sitting = [one for one in table.occupants.values() if not self._awaited(one)]
            if sitting:
                return self.random.choice(sitting)

    def _awaited(self, entry: EntryId) -> bool:
        return self.state.entries[entry].awaited

    def bust(self, entry: EntryId | None = None) -> None:
        """Let somebody go out, keep the tables level, and measure both."""
        self.evening.clock.pass_(60 * MINUTE // AN_HOUR)
        command = c.Bust((self.seated() if entry is None else entry,))
        begun = time.perf_counter()
        done = self.evening.desk.do(command)
        self.figures.to_disk.append((time.perf_counter() - begun) * 1_000)
        assert isinstance(done, Done), done
        begun = time.perf_counter()
        balance_plan(self.state, self.evening.desk.now())
        self.figures.plans.append((time.perf_counter() - begun) * 1_000)
        self._busts.append(self.evening.clock.wall_ms)
        if self.after_bust is not None:
            self.after_bust(len(self._busts))

    def level_tables(self) -> None:
        """Redraw, break and balance as far as it is due; nobody is on his way after it."""
        desk = self.evening.desk
        if redraw_due(self.state) is not None:
            self.evening.do(plc.Redraw())
        while is_break_due(self.state, desk.now()):
            tables = len(self.state.tables)
            self.evening.do(plc.BreakTables())
            self.figures.broken += tables - len(self.state.tables)
            self._arrive()
        self._say_buttons()
        if balance_flows(self.state, desk.now()):
            self.evening.do(plc.Balance())
        self._carry_out()
        self._arrive()
        counts = sizes(self.state)
        allowed = tolerance(self.state, desk.now())
        assert max(counts.values()) - min(counts.values()) <= allowed, counts
        assert balance_flows(self.state, desk.now()) == ()

    def _say_buttons(self) -> None:
        """Say the buttons of two of three tables that give or take; the others are ordered."""
        for source, destination in balance_flows(self.state, self.evening.desk.now()):
            for number in (source, destination):
                occupants = self.state.tables[number].occupants
                if self.random.random() < 2 / 3 and len(occupants) > 1:
                    button = self.random.choice(list(occupants))
                    self.evening.do(c.GiveButton(number, button))

    def _carry_out(self) -> None:
        """Do the orders as the floor found it: somebody went, to an open seat."""
        for order in tuple(self.state.plans.orders.values()):
            there = self.state.tables[order.source].occupants.values()
            mover = next(one for one in there if not self._awaited(one))
            seat = self.state.tables[order.destination].open_seats()[0]
            self.evening.do(c.SitsAt(mover, SeatAt(order.destination, seat)))
            self.figures.moves += 1

    def _arrive(self) -> None:
        for entry in sorted(self.state.awaited):
            self.evening.do(c.Arrive(entry))
            self.figures.moves += 1

    def end(self) -> None:
        """Count what the day came to, read its log again, and let go of its file."""
        busts, hour = self._busts, 60 * MINUTE
        busiest = max(bisect_left(busts, first + hour) - at for at, first in enumerate(busts))
        self.figures.busiest_hour = max(self.figures.busiest_hour, busiest)
        self.figures.facts += len(self.evening.desk.history.records)
        check(self.state)
        assert self.evening.reopened().state == self.state
        self.evening.store.close()


def flight(day: Day, number: int) -> list[str]:
    """Play one flight of Day 1; give the names of who is left."""
    names = [f"Player {number}-{one}" for one in range(1, AT_ONCE + LATE + 1)]
    do = day.evening.do
    do(SetPrices(Prices(EURO, Price(prize=ENTRY))))
    do(c.Register(names=tuple(names[:AT_ONCE])))
    do(c.DrawSeats(open_tables=True))
    do(c.StartClock())
    late, again = names[AT_ONCE:], AGAIN
    while late or again:
        day.bust()
        if late and day.state.seated < len(day.state.tables) * 9:
            do(c.RegisterAndSeat(name=late.pop()))
        elif again:
            do(c.ReEnter(next(reversed(day.state.busts))))
            again -= 1
        if len(day.state.busts) % 8 == 0:
            day.level_tables()
    assert len(day.state.entries) == ENTRIES // FLIGHTS
    do(c.GoToRow(len(STRUCTURE.rows) - 2))
    while day.state.in_play > LEFT_OF_A_FLIGHT:
        day.bust()
        if len(day.state.busts) % 8 == 0:
            day.level_tables()
    assert chips_in_play(day.state) == 20_000 * ENTRIES // FLIGHTS
    left = [one for one in day.state.entries.values() if one.seat is not None]
    return [day.evening.desk.name(one.id) for one in left]


def bring_forward(day: Day, names: list[str]) -> None:
    """Bring who is left of all flights into Day 2, with the money that all paid."""
    added = ENTRIES * ENTRY
    day.evening.do(SetPrices(Prices(EURO, added=added)))
    day.evening.do(c.Register(names=tuple(names)))
    day.evening.do(c.DrawSeats(open_tables=True))


def day_two(day: Day) -> None:
    """Play Day 2 to its winner: bubble, redraws, final table, deal."""
    do = day.evening.do
    do(c.GoToRow(len(STRUCTURE.rows) - 2))
    do(c.StartClock())
    do(pc.LockPrizes(), "registration ended on Day 1")
    while to_the_money(day.state) > 2:
        _out(day)
    _bubble(day)
    while day.state.in_play > final_size(day.state):
        _out(day)
    day.level_tables()
    assert len(day.state.tables) == 1
    while day.state.in_play > DEAL_AT:
        day.bust()
    _deal(day)
    while day.state.in_play > 1:
        day.bust()


def _out(day: Day) -> None:
    day.bust()
    if len(day.state.busts) % 8 == 0 or day.state.in_play <= 100:
        day.level_tables()


def _bubble(day: Day) -> None:
    """Play hand for hand; two at different tables are out on the last hand and share."""
    do = day.evening.do
    do(hc.BeginHandForHand())
    do(hc.FinishTables())
    do(hc.CloseHand())
    tables = sorted(day.state.tables)[:3]
    first, second, third = (next(iter(day.state.tables[one].occupants.values())) for one in tables)
    for entry in (first, second, third):
        day.bust(entry)
    do(hc.FinishTables())
    do(hc.CloseHand())
    do(hc.EndHandForHand())
    assert to_the_money(day.state) == 0
    day.level_tables()


def _deal(day: Day) -> None:
    """Agree on a deal by ICM, with something left to play for."""
    players = [one.id for one in day.state.entries.values() if one.seat is not None]
    chips = chips_in_play(day.state) or 0
    parts = [day.random.randint(1, 9) for _ in players]
    stacks = [chips * part // sum(parts) for part in parts]
    stacks[0] += chips - sum(stacks)
    prizes = sum(band.cash for band in table_of(day.state).bands if band.first <= len(players))
    left = prizes // 10 // 100 * 100
    do = day.evening.do
    do(pc.ProposeDeal(DealWay.ICM, tuple(zip(players, stacks, strict=True)), left, 100))
    for entry in players:
        do(pc.SignDeal(entry, signed=True))
    do(pc.MakeDeal())


def check(state: State) -> None:
    """Prove that nobody was lost, doubled or seated twice, and that counts are what they say."""
    seats = {
        SeatAt(table.number, seat): entry
        for table in state.tables.values()
        for seat, entry in table.occupants.items()
    }
    assert len(set(seats.values())) == len(seats) == state.seated
    assert all(state.entries[entry].seat == seat for seat, entry in seats.items())
    assert state.in_play + len(state.busts) == len(state.entries)
    assert not state.awaited
    assert not state.standing
    assert not state.plans.orders
