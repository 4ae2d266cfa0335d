"""Who sits where: tables, locks, draws, moves and swaps."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.drawing import Drawing, draw_for, pool_of
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status
from tdtool.tournament.values import Placing, SeatAt

if TYPE_CHECKING:
    from tdtool.tournament import commands as c
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId

FEWEST_SEATS, MOST_SEATS = 2, 12
"""A table has two to twelve seats."""
MOST_TABLES = 9_999


def check_size(seats: int) -> None:
    """Refuse a number of seats that no table has."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Refused(
            Code.BAD_NUMBER,
            f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}.",
        )


def open_table(ask: Asking, command: c.OpenTable) -> Decision:
    """Open a table."""
    seats = ask.state.seats_per_table if command.seats is None else command.seats
    if command.table in ask.state.tables:
        raise Refused(Code.TABLE_EXISTS, f"Table {command.table} is open already.")
    if not 1 <= command.table <= MOST_TABLES:
        raise Refused(Code.BAD_NUMBER, f"Tables are numbered 1 to {MOST_TABLES:,}.")
    check_size(seats)
    return Decision((f.TableOpened(command.table, seats),))


def close_table(ask: Asking, command: c.CloseTable) -> Decision:
    """Say that a table is gone, after the fact."""
    table = ask.table(command.table)
    standing = tuple(table.occupants[seat] for seat in sorted(table.occupants))
    return Decision((f.TableClosed(table.number, standing),))


def lock_table(ask: Asking, command: c.LockTable) -> Decision:
    """Keep a table out of draws and moves, or let it in again."""
    table = ask.table(command.table)
    if table.locked == command.locked:
        raise _nothing_changes(f"Table {table.number}", locked=table.locked)
    return Decision((f.TableLocked(table.number, command.locked),))


def lock_seat(ask: Asking, command: c.LockSeat) -> Decision:
    """Keep a seat out of draws, or let it in again."""
    table = ask.seat(command.seat)
    if (command.seat.seat in table.locked_seats) == command.locked:
        raise _nothing_changes(f"Seat {command.seat}", locked=command.locked)
    return Decision((f.SeatLocked(command.seat, command.locked),))


def lock_entry(ask: Asking, command: c.LockEntry) -> Decision:
    """Keep a player where he sits, or let him be moved again."""
    entry = ask.entry(command.entry)
    if entry.locked == command.locked:
        raise _nothing_changes(called(entry), locked=entry.locked)
    return Decision((f.EntryLocked(entry.id, command.locked),))


def _nothing_changes(what: str, *, locked: bool) -> Refused:
    return Refused(Code.NOTHING_CHANGES, f"{what} is {'' if locked else 'not '}locked.")


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


def draw_seats(ask: Asking, command: c.DrawSeats) -> Decision:
    """Draw seats for everybody named, opening tables first where that was asked for."""
    entries = _unseated(ask, command)
    if not entries:
        raise Refused(Code.NOBODY, "Nobody waits for a seat.")
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
    _move_refused(ask, entry)
    if command.seat is None:
        drawn = draw_for(ask, (entry.id,), without=(entry.seat.table,))
        if not drawn:
            raise Refused(Code.NO_OPEN_SEAT, "No other table has an open seat.")
        return Decision(drawn)
    _seat_refused(ask, entry, command.seat)
    placed = f.EntryPlaced(entry.id, command.seat, entry.seat, Placing.MOVE, awaited=ask.started)
    return Decision((placed,))


def _move_refused(ask: Asking, entry: Entry) -> None:
    if entry.locked:
        ask.house(Code.ENTRY_LOCKED, f"{called(entry)} is locked to seat {entry.seat}.")
    if entry.seat is not None and ask.state.tables[entry.seat.table].locked:
        ask.house(Code.TABLE_LOCKED, f"Table {entry.seat.table} is locked.")


def sits_at(ask: Asking, command: c.SitsAt) -> Decision:
    """Write down where a player sits, whatever was planned."""
    entry = _in_play(ask, command.entry)
    if entry.seat == command.seat:
        if entry.awaited:
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
    if entry.seat is None or not entry.awaited:
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} is not on the way.")
    return Decision((f.Arrived(entry.id, entry.seat),))
