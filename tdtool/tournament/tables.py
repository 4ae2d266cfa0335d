"""The tables themselves: opened, closed, locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import seating
from tdtool.tournament.asking import Asking, Decision, called, check_seat
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.tournament import commands as c

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
    """Open a table, with its first players and its first button where they are named."""
    seats = ask.state.seats_per_table if command.seats is None else command.seats
    if command.table in ask.state.tables:
        raise Refused(Code.TABLE_EXISTS, f"Table {command.table} is open already.")
    if not 1 <= command.table <= MOST_TABLES:
        raise Refused(Code.BAD_NUMBER, f"Tables are numbered 1 to {MOST_TABLES:,}.")
    check_size(seats)
    facts: list[f.Fact] = [f.TableOpened(command.table, seats)]
    if command.entries:
        facts += seating.draw_first(ask, command.entries, command.table, seats)
    if command.first_button is not None:
        check_seat(SeatAt(command.table, command.first_button), seats)
        facts.append(hf.FirstButtonNamed(command.table, command.first_button))
    return Decision(tuple(facts))


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
