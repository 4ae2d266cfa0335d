"""Who sits where: draws, moves, swaps and arrivals."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.drawing import Drawing, draw_for, pool_of
from tdtool.tournament.plans.alternates import place_in_line
from tdtool.tournament.plans.redraw import bracket, first_round_waits
from tdtool.tournament.plans.settings import Format
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status
from tdtool.tournament.values import Placing, SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament import commands as c
    from tdtool.tournament.state import Entry, State, Table
    from tdtool.tournament.values import EntryId


def _unseated(ask: Asking, command: c.DrawSeats) -> list[EntryId]:
    if not command.entries:
        return sorted(ask.state.waiting | ask.state.standing)
    for number in command.entries:
        entry = ask.entry(number)
        if entry.seat is not None:
            raise Refused(Code.ALREADY_SEATED, f"{called(entry)} has seat {entry.seat}.")
        if entry.status is Status.OUT:
            raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out.")
    return sorted(set(command.entries))


def longest_waiting(state: State) -> list[EntryId]:
    """List everybody without a seat: those with chips by the time, then the alternates' line."""
    standing = sorted(state.standing, key=lambda one: (state.entries[one].since_ms, one))
    return [*standing, *sorted(state.waiting, key=lambda one: place_in_line(state, one))]


def draw_seats(ask: Asking, command: c.DrawSeats) -> Decision:
    """Draw seats for everybody named, opening tables first where that was asked for."""
    if command.table is not None:
        return _draw_at(ask, command, ask.table(command.table))
    entries = _unseated(ask, command)
    if not entries:
        raise Refused(Code.NOBODY, "Nobody waits for a seat.")
    _bracket_refused(ask, command)
    pool = pool_of(ask)
    short = len(entries) - len(pool)
    opened: list[f.TableOpened] = []
    if short > 0:
        size = ask.state.seats_per_table
        tables = ceil(short / size)
        if not command.open_tables:
            more = "one more table" if tables == 1 else f"{tables:,} more tables"
            raise Refused(Code.NO_OPEN_SEAT, f"{short:,} seats too few: open {more}.")
        opened = [f.TableOpened(number, size) for number in _new_tables(ask, tables)]
        pool += tuple(SeatAt(fact.table, seat) for fact in opened for seat in range(1, size + 1))
    policy = command.policy or ask.state.plans.settings.draws
    drawn = Drawing(ask).seats(entries, pool, policy)
    return Decision((*opened, *drawn))


def _bracket_refused(ask: Asking, command: c.DrawSeats) -> None:
    """Refuse to seat everybody of a bracket that has byes: its first round is a redraw."""
    if ask.state.plans.settings.form is Format.HEADS_UP and not command.entries:
        byes = bracket(len(ask.state.waiting)).byes
        if byes and first_round_waits(ask.state):
            ask.house(
                Code.BYES_WAIT,
                f"{byes:,} of them have a bye: draw the first round, under Who moves, Redraw.",
            )


def _draw_at(ask: Asking, command: c.DrawSeats, table: Table) -> Decision:
    """Draw seats at one table: for those named, else for as many as have room there."""
    if table.locked:
        ask.house(Code.TABLE_LOCKED, f"Table {table.number} is locked.")
    entries = _unseated(ask, command)
    pool = tuple(SeatAt(table.number, seat) for seat in table.open_seats())
    if not entries:
        raise Refused(Code.NOBODY, "Nobody waits for a seat.")
    if not pool:
        raise Refused(Code.NO_OPEN_SEAT, f"Table {table.number} has no open seat.")
    if not command.entries:
        entries = sorted(longest_waiting(ask.state)[: len(pool)])
    if len(entries) > len(pool):
        room = "1 open seat" if len(pool) == 1 else f"{len(pool)} open seats"
        raise Refused(
            Code.NO_OPEN_SEAT, f"Table {table.number} has {room} for {len(entries):,} players."
        )
    policy = command.policy or ask.state.plans.settings.draws
    return Decision(Drawing(ask).seats(entries, pool, policy))


def draw_first(
    ask: Asking, entries: Iterable[EntryId], table: int, seats: int
) -> tuple[f.SeatsDrawn, ...]:
    """Draw seats at a table that is being opened, for who waits and who is pulled there."""
    wanted = sorted(set(entries))
    for number in wanted:
        move_refused(ask, _in_play(ask, number))
    if len(wanted) > seats:
        raise Refused(
            Code.NO_OPEN_SEAT, f"Table {table} has {seats} seats for {len(wanted):,} players."
        )
    pool = tuple(SeatAt(table, seat) for seat in range(1, seats + 1))
    return Drawing(ask).seats(wanted, pool, ask.state.plans.settings.draws)


def _new_tables(ask: Asking, count: int) -> list[int]:
    numbers: list[int] = []
    number = 1
    while len(numbers) < count:
        if number not in ask.state.tables:
            numbers.append(number)
        number += 1
    return numbers


def _in_play(ask: Asking, number: EntryId) -> Entry:
    entry = ask.entry(number)
    if entry.status is Status.OUT:
        raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out.")
    return entry


def seat_entry(ask: Asking, command: c.SeatEntry) -> Decision:
    """Give an entry without a seat this one."""
    entry = _in_play(ask, command.entry)
    if entry.seat is not None:
        raise Refused(Code.ALREADY_SEATED, f"{called(entry)} has seat {entry.seat}.")
    _seat_refused(ask, entry, command.seat)
    placed = f.EntryPlaced(entry.id, command.seat, None, Placing.SEAT, awaited=ask.started)
    return Decision((placed,))


def _seat_refused(ask: Asking, entry: Entry, seat: SeatAt) -> None:
    table = ask.free_seat(seat)
    kept = table.reserved.get(seat.seat, entry.id)
    if kept != entry.id:
        ask.house(Code.SEAT_RESERVED, f"Seat {seat} is kept for {{entry {kept}}}.")
    if seat.seat in table.locked_seats:
        ask.house(Code.SEAT_LOCKED, f"Seat {seat} is locked.")
    if table.locked:
        ask.house(Code.TABLE_LOCKED, f"Table {table.number} is locked.")


def move_entry(ask: Asking, command: c.MoveEntry) -> Decision:
    """Send a player to a seat that was named, or to one drawn from the other tables."""
    entry = _in_play(ask, command.entry)
    if entry.seat is None:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat to be moved from.")
    move_refused(ask, entry)
    if command.seat is None:
        drawn = draw_for(ask, (entry.id,), without=(entry.seat.table,))
        if not drawn:
            raise Refused(Code.NO_OPEN_SEAT, "No other table has an open seat.")
        return Decision(drawn)
    _seat_refused(ask, entry, command.seat)
    placed = f.EntryPlaced(entry.id, command.seat, entry.seat, Placing.MOVE, awaited=ask.started)
    return Decision((placed,))


def move_refused(ask: Asking, entry: Entry) -> None:
    """Refuse as a house matter to move somebody who is locked, or whose table is."""
    if entry.locked:
        ask.house(Code.ENTRY_LOCKED, f"{called(entry)} is locked to seat {entry.seat}.")
    if entry.seat is not None and ask.state.tables[entry.seat.table].locked:
        ask.house(Code.TABLE_LOCKED, f"Table {entry.seat.table} is locked.")


def sits_at(ask: Asking, command: c.SitsAt) -> Decision:
    """Write down where a player sits, whatever was planned."""
    entry = _in_play(ask, command.entry)
    if entry.seat == command.seat:
        if entry.awaited or entry.id in ask.state.absent:
            return Decision((f.Arrived(entry.id, command.seat),))
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} has seat {command.seat} already.")
    stayed = _stayed(ask, entry, command.seat)
    ask.free_seat(command.seat, unless=stayed[0].entry if stayed else None)
    placed = f.EntryPlaced(entry.id, command.seat, entry.seat, Placing.SITS_AT, awaited=False)
    return Decision((*stayed, placed))


def _stayed(ask: Asking, entry: Entry, seat: SeatAt) -> tuple[f.EntryPlaced, ...]:
    """Find who was sent to this seat from the same table, and did not go: another went."""
    planned = ask.state.occupant(seat)
    if planned is None or not planned.awaited or planned.origin is None or entry.seat is None:
        return ()
    origin = planned.origin
    table = ask.state.tables.get(origin.table)
    if table is None or origin.table != entry.seat.table or origin.seat in table.occupants:
        return ()
    return (f.EntryPlaced(planned.id, origin, seat, Placing.SITS_AT, awaited=False),)


def swap_seats(ask: Asking, command: c.SwapSeats) -> Decision:
    """Put two players into each other's seats."""
    pair: list[Entry] = []
    for seat in (command.one, command.other):
        ask.seat(seat)
        occupant = ask.state.occupant(seat)
        if occupant is None:
            raise Refused(Code.SEAT_EMPTY, f"Nobody has seat {seat}.")
        pair.append(occupant)
    one, other = pair
    if one is other:
        raise Refused(Code.NOTHING_CHANGES, f"{command.one} is one seat, not two.")
    return Decision((f.SeatsSwapped(one.id, command.one, other.id, command.other),))


def dispute_seat(ask: Asking, command: c.DisputeSeat) -> Decision:
    """Hold it that two players came to one seat: one stays, the other stands."""
    ask.seat(command.seat)
    holder = ask.state.occupant(command.seat)
    if holder is None:
        raise Refused(Code.SEAT_EMPTY, f"Nobody has seat {command.seat}.")
    other = _in_play(ask, command.other)
    if other is holder:
        raise Refused(Code.NOTHING_CHANGES, f"{called(other)} has seat {command.seat} already.")
    stays, stands = (other, holder) if command.other_stays else (holder, other)
    return Decision(
        (
            f.SeatDisputed(
                seat=command.seat,
                stays=stays.id,
                stands=stands.id,
                origin=other.seat,
                newcomer_stays=command.other_stays,
            ),
        )
    )


def arrive(ask: Asking, command: c.Arrive) -> Decision:
    """Tick a player who was on his way."""
    entry = _in_play(ask, command.entry)
    absent = entry.id in ask.state.absent
    if entry.seat is None or not (entry.awaited or absent):
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} is not on the way.")
    return Decision((f.Arrived(entry.id, entry.seat),))
