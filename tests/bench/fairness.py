"""Who pays for being moved: balancing as TDA 11 has it beside chance, over thousands of moves.

`python -m tests.bench.fairness` prints the table. Sixty tables play hand by hand with the dead
button, players go out by chance, tables break and are levelled within one. For every move it
is worked out when the player would have paid his next big blind had he stayed, and when he
pays it now.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from tdtool.rules.button.next_hand import positions
from tdtool.rules.button.observed import from_button
from tdtool.rules.button.question import (
    ButtonRule,
    ButtonSettings,
    GameForm,
    LastHand,
    Question,
)
from tdtool.rules.seats import clockwise
from tdtool.tournament.plans.by_button import Way, arrivals, leaves
from tdtool.tournament.plans.cost import Cost, fair_seat
from tdtool.tournament.plans.due import due_order, hands_until, joined, sits
from tdtool.tournament.plans.sizes import Flow, flows

TABLES, SEATS, FEWEST_LEFT = 60, 9, 20
OUT = 0.004
"""Chance that a player goes out in a hand."""
WAY = Way(ButtonRule.DEAD, GameForm.BLINDS, ButtonSettings())


@dataclass
class Table:
    """A table between two hands: seat -> player, and what the last hand left."""

    players: dict[int, int]
    last: LastHand
    dealt: dict[int, int] = field(default_factory=dict)
    """Seat -> player of the last hand."""

    def asked(self) -> Question:
        """Ask for the next hand."""
        stay = {seat for seat, player in self.dealt.items() if self.players.get(seat) == player}
        return Question(
            ButtonRule.DEAD,
            self.last,
            tuple(sorted(self.players)),
            frozenset(self.players) - stay,
            frozenset(self.last.seats) - stay,
        )

    def open_seats(self) -> list[int]:
        """List the empty seats."""
        return [seat for seat in range(1, SEATS + 1) if seat not in self.players]

    def deal(self) -> int:
        """Play a hand; give the player who paid the big blind."""
        asked = self.asked()
        spot = positions(asked)
        self.dealt = {s: p for s, p in self.players.items() if s not in spot.waits}
        self.last = LastHand(
            spot.button, spot.small_blind, spot.big_blinds, tuple(sorted(self.dealt))
        )
        return self.players[spot.big_blinds[0]]


class Measured(NamedTuple):
    """What a move cost: hands sooner of an orbit, and hands between his two big blinds."""

    cost: Cost
    apart: int | None


Seats = tuple[int, int]
"""The seat that is left, and the new one at the other table."""
Floor = Callable[[Table, Table], Seats | None]
"""What the floor does when it reaches the tables."""
Chooser = Callable[[Table, Table, Random], Floor]
"""What the desk orders of the tables as it knows them."""


def _by_rule(source: Table, destination: Table) -> Seats | None:
    """Send the player due the big blind to the seat that posts it soonest (TDA24 11-A)."""
    asked, there = source.asked(), destination.asked()
    mover = due_order(asked)[0]
    found = sits(there, destination.open_seats())
    sit = fair_seat(found, hands_until(asked, mover), len(there.occupied) + 1)
    return None if sit is None else (mover, sit.seat)


def _named(source: Table, destination: Table, _random: Random) -> Floor:
    known = _by_rule(source, destination)
    return lambda _one, _other: known


def _by_slip(source: Table, destination: Table, _random: Random) -> Floor:
    """Give the floor the two small tables; it reads them by the buttons that it finds.

    Where somebody went out since, it goes by the big blind, as the slip says.
    """
    here, there = tuple(sorted(source.players)), tuple(sorted(destination.players))
    who = {row.button: row.seat for row in leaves(WAY, here, here, SEATS, source.asked())}
    where = {
        row.button: row.seat
        for row in arrivals(WAY, there, destination.open_seats(), SEATS, destination.asked())
    }

    def floor(one: Table, other: Table) -> Seats | None:
        seat, goal = who[one.last.button], where[other.last.button]
        if tuple(sorted(one.players)) != here:
            seat = clockwise(tuple(sorted(one.players)), one.last.big_blinds[-1])[0]
        if tuple(sorted(other.players)) != there:
            big_blind = other.last.big_blinds[-1]
            free = clockwise(tuple(other.open_seats()), big_blind)
            goal = next((place for place in free if place != big_blind), None)
        return None if seat is None or goal is None else (seat, goal)

    return floor


def _chance(source: Table, destination: Table, random: Random) -> Floor:
    known = random.choice(sorted(source.players)), random.choice(destination.open_seats())
    return lambda _one, _other: known


def _due_to_chance(source: Table, destination: Table, random: Random) -> Floor:
    known = due_order(source.asked())[0], random.choice(destination.open_seats())
    return lambda _one, _other: known


def _chance_to_soonest(source: Table, destination: Table, random: Random) -> Floor:
    found = sits(destination.asked(), destination.open_seats())
    known = (random.choice(sorted(source.players)), found[0].seat) if found else None
    return lambda _one, _other: known


WAYS: dict[str, tuple[Chooser, int, float]] = {
    "chance / chance": (_chance, 0, 0),
    "due big blind / chance": (_due_to_chance, 0, 0),
    "chance / soonest seat": (_chance_to_soonest, 0, 0),
    "due big blind / soonest seat": (_named, 0, 0),
    "the same, named 1 to 3 hands ago": (_named, 3, 0),
    "the slip's two tables, 1 to 3 hands old": (_by_slip, 3, 0),
    "the slip, and players go out meanwhile": (_by_slip, 3, OUT),
}
"""Each way with the hands until it is carried out at most, and who goes out meanwhile."""
OURS = "due big blind / soonest seat"
SLIP = "the slip's two tables, 1 to 3 hands old"
SLIP_LATER = "the slip, and players go out meanwhile"


class Event:
    """Sixty tables that play on until few are left; every move is measured in every way."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._tick = 0
        self._paid: dict[int, int] = {}
        self._tables = [self._table(number) for number in range(TABLES)]
        self.measured: dict[str, list[Measured]] = defaultdict(list)

    def _table(self, number: int) -> Table:
        players = {seat: number * SEATS + seat for seat in range(1, SEATS + 1)}
        last = from_button(ButtonRule.DEAD, self._random.randint(1, SEATS), tuple(players))
        return Table(players, last, dict(players))

    def play(self) -> None:
        """Play until few tables are left."""
        while len(self._tables) > FEWEST_LEFT:
            self._tick += 1
            for table in self._tables:
                self._paid[table.deal()] = self._tick
                _go_out(table, OUT, self._random)
            self._break()
            for flow in self._flows():
                self._move(self._tables[flow.source], self._tables[flow.destination])

    def _flows(self) -> tuple[Flow, ...]:
        counts = {number: len(table.players) for number, table in enumerate(self._tables)}
        return flows(
            counts, 1, lambda number: number, counts.__getitem__, lambda n: SEATS - counts[n]
        )

    def _break(self) -> None:
        """Break the last table as soon as the others have seats for it; they are drawn."""
        while True:
            seats = [(t, seat) for t in self._tables[:-1] for seat in t.open_seats()]
            leaving = list(self._tables[-1].players.values())
            if len(leaving) > len(seats):
                return
            del self._tables[-1]
            for player, (table, seat) in zip(
                leaving, self._random.sample(seats, len(leaving)), strict=True
            ):
                table.players[seat] = player

    def _move(self, source: Table, destination: Table) -> None:
        for name, (chooser, latest, out) in WAYS.items():
            found = self._measure(source, destination, chooser, (latest, out))
            if found is not None:
                self.measured[name].append(found)
        real = _by_rule(source, destination)
        if real is not None:
            destination.players[real[1]] = source.players.pop(real[0])

    def _measure(
        self, source: Table, destination: Table, chooser: Chooser, later: tuple[int, float]
    ) -> Measured | None:
        """Carry one move out on copies of both tables; None where it comes to nothing."""
        floor = chooser(source, destination, self._random)
        one, other = _copy(source), _copy(destination)
        paid, tick = self._paid, self._tick
        latest, out = later
        if latest:
            paid = dict(paid)
            for _ in range(self._random.randint(1, latest)):
                tick += 1
                for table in (one, other):
                    paid[table.deal()] = tick
                    _go_out(table, out, self._random)
        seats = floor(one, other)
        if seats is None or seats[0] not in one.players or seats[1] in other.players:
            return None
        player = one.players[seats[0]]
        stays = hands_until(one.asked(), seats[0])
        asked = joined(other.asked(), (seats[1],))
        goes = hands_until(asked, seats[1])
        since = tick - paid[player] if player in paid else None
        return Measured(
            Cost(stays - goes, len(asked.occupied)), None if since is None else since + goes
        )


def _copy(table: Table) -> Table:
    return Table(dict(table.players), table.last, dict(table.dealt))


def _go_out(table: Table, chance: float, random: Random) -> None:
    for seat in list(table.players) if chance else ():
        if len(table.players) > FEWEST_PLAYERS and random.random() < chance:
            del table.players[seat]


FEWEST_PLAYERS = 3


class Line(NamedTuple):
    """A row of the table; shares are parts of one."""

    name: str
    moves: int
    mean: float
    spread: float
    dear: float
    """Pay more than a quarter of an orbit sooner."""
    twice: float
    """Pay the big blind again within two to four hands, and sooner than had they stayed.

    A broken table's player may draw the seat that pays next; he pays it twice without a move.
    """
    skips: float
    """Pay it about an orbit later: more than three quarters of one."""


def measure(moves: int) -> dict[str, Line]:
    """Play events until so many moves were made; give a line for each way."""
    measured: dict[str, list[Measured]] = defaultdict(list)
    seed = 0
    while len(measured[OURS]) < moves:
        event = Event(seed)
        event.play()
        seed += 1
        for name, found in event.measured.items():
            measured[name] += found
    return {name: _line(name, measured[name]) for name in WAYS}


def _line(name: str, found: list[Measured]) -> Line:
    # Sooner is positive, as in the table of the design.
    deltas = [one.cost.orbits for one in found]
    again = [one for one in found if one.apart is not None and one.apart <= AGAIN]
    return Line(
        name,
        len(found),
        fmean(deltas),
        pstdev(deltas),
        sum(one.cost.is_dear for one in found) / len(found),
        sum(one.cost.hands > 0 for one in again) / len(found),
        sum(delta < -SKIPS for delta in deltas) / len(deltas),
    )


AGAIN, SKIPS = 4, 0.75


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fairness", description=__doc__)
    parser.add_argument("--moves", type=int, default=8_000)
    lines = measure(parser.parse_args().moves)
    wide = max(map(len, lines))
    print(f"{'mover / seat':<{wide}} | moves | mean  | sd   | > 1/4 sooner | again in 2-4 | skips")
    for line in lines.values():
        print(
            f"{line.name:<{wide}} | {line.moves:>5,} | {line.mean:+.2f} | {line.spread:.2f} | "
            f"{line.dear:>12.1%} | {line.twice:>12.1%} | {line.skips:>5.1%}"
        )


if __name__ == "__main__":
    main()
