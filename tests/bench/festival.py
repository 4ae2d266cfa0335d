"""A festival from the first seat draw to the deal, played by chance, with every act on disk.

Four flights of one event in one file sell 10,000 entries with late registration, re-entries and
people who try again in a later flight. Every stack of a flight is bagged with two counts; the
bags are brought together, of several of one person the largest, and Day 2 is drawn: breaks,
balancing, hand for hand at the bubble, the final table, a deal.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdtool.desk import Desk, Done
from tdtool.rules.house import HouseRules
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.days.bag_view import BagState, bag_view
from tdtool.tournament.days.commands import BagStack, BringTogether, NameFlight
from tdtool.tournament.days.flight_end import FlightEnd, next_row
from tdtool.tournament.days.merge import MergePlan, merge
from tdtool.tournament.days.next_day import opening, preparations
from tdtool.tournament.days.rest import registration_ended_before
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.intake import entered
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
from tdtool.tournament.queries import chips_in_play, starting_chips
from tdtool.tournament.structure import DayEnd, Row, RowKind, Structure
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, Evening, level, minutes

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId

FLIGHTS, ENTRIES = 4, 10_000
AT_ONCE, LATE, AGAIN = 2_000, 300, 200
"""Entries of a flight: drawn before it begins, entered late, and re-entries."""
BACK = 250
"""Of those drawn before a flight begins, who played an earlier one."""
LEFT_OF_A_FLIGHT = 1_250
AN_HOUR = 1_000
"""Players who go out in an hour (model time)."""
ENTRY = 100_00
DEAL_AT = 5
EURO = Currency("EUR", "€", 2)
STACK = 20_000
_LEVELS = 24
_JUMP, _LAST = 11, 17
"""Levels of a flight: the one its clock is set to once registration ended, its last one."""
_TWICE = 50
"""One of so many stacks is counted differently by the dealer, and then again."""
STRUCTURE = Structure(
    name="Festival",
    rows=(
        *(level(number, 200 * number) for number in range(1, 4)),
        Row(RowKind.BREAK, "", minutes(15)),
        Row(RowKind.MARKER, "", registration_ends=True),
        *(level(number, 200 * number) for number in range(4, _LAST)),
        level(_LAST, 200 * _LAST, day_end=DayEnd()),
        *(level(number, 200 * number) for number in range(_LAST + 1, _LEVELS)),
    ),
    starting_stack=STACK,
    seats_per_table=9,
)


@dataclass
class Figures:
    """What was measured (ms), and what was counted."""

    to_disk: list[float] = field(default_factory=list)
    plans: list[float] = field(default_factory=list)
    bags: list[float] = field(default_factory=list)
    merged: float = 0
    """From the bags of all flights to Day 2 with everybody's seat."""
    both: int = 0
    """People with several bags."""
    moves: int = 0
    broken: int = 0
    facts: int = 0
    busiest_hour: int = 0


class Day:
    """A day of the festival: its tournament, and a floor that does what the desk suggests."""

    def __init__(self, evening: Evening, figures: Figures, seed: int) -> None:
        self.evening = evening
        self.random = random.Random(seed)
        self.figures = figures
        self.after_bust: Callable[[int], None] | None = None
        """Called with the count of busts after each."""
        self._busts: list[int] = []

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

    def bag(self, entry: EntryId, chips: int) -> None:
        """Bag a stack as two people counted it; where they differ it is counted again."""
        if entry % _TWICE == 0:
            self.evening.do(BagStack(entry, chips, chips + 500))
        begun = time.perf_counter()
        self.evening.do(BagStack(entry, chips, chips))
        self.figures.bags.append((time.perf_counter() - begun) * 1_000)

    def end(self) -> None:
        """Count what the day came to, and read its log again."""
        busts, hour = self._busts, 60 * MINUTE
        busiest = max(bisect_left(busts, first + hour) - at for at, first in enumerate(busts))
        self.figures.busiest_hour = max(self.figures.busiest_hour, busiest)
        self.figures.facts += len(self.evening.desk.history.records)
        check(self.state)
        assert self.evening.reopened().state == self.state


def found(evening: Evening, command: c.OpenTournament) -> None:
    """Set a day up in the file of the others."""
    desk = Desk.found(evening.store, command, evening.clock, evening.random.randbytes)
    assert isinstance(desk, Desk), desk
    evening.desk = desk


def flight(day: Day, number: int, known: list[PersonId]) -> FlightEnd:
    """Play one flight of Day 1 and bag who is left; `known` people played one before."""
    new = AT_ONCE - min(BACK, len(known))
    names = [f"Player {number}-{one}" for one in range(1, new + LATE + 1)]
    do = day.evening.do
    found(
        day.evening,
        c.OpenTournament(f"Festival 1{'ABCD'[number - 1]}", STRUCTURE, HouseRules(), 9, None),
    )
    do(NameFlight(Flight("Festival", f"1{'ABCD'[number - 1]}", Forward.BEST)))
    do(SetPrices(Prices(EURO, Price(prize=ENTRY))))
    again_here = tuple(day.random.sample(known, AT_ONCE - new))
    do(c.Register(again_here, names=tuple(names[:new])))
    do(c.DrawSeats(open_tables=True))
    do(c.StartClock())
    _enter_late(day, names[new:])
    assert len(day.state.entries) == ENTRIES // FLIGHTS
    do(c.GoToRow(_row(_JUMP)))
    while day.state.in_play > LEFT_OF_A_FLIGHT:
        day.bust()
        if len(day.state.busts) % 8 == 0:
            day.level_tables()
    known += [one for one in day.state.by_person if one not in set(again_here)]
    return _bagged(day)


def _enter_late(day: Day, late: list[str]) -> None:
    """Let people go out, and others in, until nobody wants to any more."""
    again = AGAIN
    while late or again:
        day.bust()
        if late and day.state.seated < len(day.state.tables) * 9:
            day.evening.do(c.RegisterAndSeat(name=late.pop()))
        elif again:
            day.evening.do(c.ReEnter(next(reversed(day.state.busts))))
            again -= 1
        if len(day.state.busts) % 8 == 0:
            day.level_tables()


def _row(label: int) -> int:
    return next(at for at, row in enumerate(STRUCTURE.rows) if row.label == str(label))


def _bagged(day: Day) -> FlightEnd:
    """Bag every stack at the end of the flight; no chip is lost."""
    chips = chips_in_play(day.state) or 0
    assert chips == STACK * ENTRIES // FLIGHTS
    left = [one.id for one in day.state.entries.values() if one.seat is not None]
    parts = [day.random.randint(1, 99) for _ in left]
    stacks = [max(100, chips * part // sum(parts) // 100 * 100) for part in parts]
    stacks[0] += chips - sum(stacks)
    for entry, stack in zip(left, stacks, strict=True):
        day.bag(entry, stack)
    day.evening.clock.pass_(4 * 60 * MINUTE)
    view = bag_view(day.state)
    assert view.gap == 0
    assert len(view.of(BagState.AGREES)) == len(view.rows) == LEFT_OF_A_FLIGHT
    assert next_row(day.state, day.evening.desk.now()) == _row(_LAST + 1)
    return day.evening.desk.flight_end()


def bring_forward(day: Day, ends: list[FlightEnd]) -> None:
    """Set Day 2 up from the last flight, bring the bags of all together and draw the seats."""
    last, now = day.state, day.evening.desk.now()
    row = next_row(last, now)
    assert row is not None
    ready: tuple[Command, ...] = preparations(last, 2, row, now)
    plan = _reviewed(day, ends)
    begun = time.perf_counter()
    found(day.evening, opening(last, "Festival Day 2", row, 9, 2))
    for command in ready:
        day.evening.do(command)
    day.evening.do(plc.ChangePlans(PlanSettings(redraw_at=(27, 18))))
    over = registration_ended_before(STRUCTURE, row)
    day.evening.do(BringTogether(tuple(ends), Forward.BEST, registration_over=over))
    day.evening.do(c.DrawSeats(open_tables=True))
    day.figures.merged = (time.perf_counter() - begun) * 1_000
    _check_forward(day, ends, plan)


def _reviewed(day: Day, ends: list[FlightEnd]) -> MergePlan:
    """Look the merge over: totals before and after, and everybody with several bags."""
    plan = merge(ends, Forward.BEST)
    assert plan.before == (FLIGHTS * LEFT_OF_A_FLIGHT, STACK * ENTRIES)
    assert plan.before.bags == plan.after.bags + len(plan.left)
    assert plan.before.chips == plan.after.chips + sum(one.bag.bag.chips for one in plan.left)
    assert plan.several, "nobody came through two flights"
    for several in plan.several:
        taken = next(one for one in several.bags if one.flight == several.taken)
        assert taken.bag.chips == max(one.bag.chips for one in several.bags)
    day.figures.both = len(plan.several)
    return plan


def _check_forward(day: Day, ends: list[FlightEnd], plan: MergePlan) -> None:
    """Prove that everybody sits at Day 2 once, with the chips of his largest bag."""
    state = day.state
    assert state.seated == len(state.by_person) == plan.after.bags
    assert chips_in_play(state) == plan.after.chips
    best: dict[PersonId, int] = {}
    for end in ends:
        for one in end.bags:
            best[one.person] = max(best.get(one.person, 0), one.bag.chips)
    assert best == {
        entry.person: starting_chips(state, entry.id) for entry in state.entries.values()
    }
    assert entered(state).all == ENTRIES
    assert all(day.evening.desk.name(entry).startswith("Player") for entry in state.entries)


def day_two(day: Day) -> None:
    """Play Day 2 to its winner: bubble, redraws, final table, deal."""
    do = day.evening.do
    do(c.StartClock())
    do(pc.LockPrizes())
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
