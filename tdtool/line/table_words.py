"""What is said of whole tables: counted, closed, opened, locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import players
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import strays
from tdtool.line.who import MOST, Prefer, by_ref, no_table, nobody, said, spoilt
from tdtool.tournament import commands as c
from tdtool.tournament.plans import commands as pc

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import SeatAt

ONE_TABLE = "One table at a time, please."
_NUMBERS = {Kind.NUMBER, Kind.TABLE, Kind.CHAIR}


def numbers(tokens: Sequence[Token]) -> list[int]:
    """Give the plain numbers, tables and seats of a sentence in order."""
    return [token.a for token in tokens if token.kind in _NUMBERS]


def the_table(room: Room, tokens: Sequence[Token]) -> int | None:
    """Give the table a sentence names, else the one that is shown."""
    for token in tokens:
        if token.kind in {Kind.TABLE, Kind.NUMBER, Kind.SEAT}:
            return token.a
    return room.shown


def has(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12 has 7": counted now, named later."""
    if strays((*before, *after)):
        return Found()
    tables, counts = numbers(before), numbers(after)
    if not before and len(counts) > 1:
        tables, counts = counts[:1], counts[1:]
    elif len(tables) > 1:
        tables, counts = tables[:1], [*tables[1:], *counts]
    if len(tables) > 1 or len(counts) > 1:
        return Found(hint=ONE_TABLE)
    number = tables[0] if tables else room.shown
    if number is None:
        return Found(hint="Which table has how many? 12 has 7.")
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number))
    entries = room.state.entries
    here = sum(not entries[entry].awaited for entry in table.occupants.values())
    if not counts:
        known = f"the desk has {players(here)}"
        draft = go_on(f"{number} has ", f"Table {number}", "has…", f"7 ({known})", str(number))
        return Found((draft,))
    count = counts[0]
    missing = here - count
    remark = f"the desk has {here}"
    if missing > 0:
        remark += f": {missing} out, named later"
    return Found(
        (
            Draft(
                c.CountHeads(number, count),
                str(number),
                f"Table {number}",
                f"has {players(count)}",
                remark,
                f"{number} has {count}",
            ),
        )
    )


def closed(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "36 is closed": the table is gone, its players are found later."""
    if strays((*before, *after)):
        return Found()
    if len(numbers((*before, *after))) > 1:
        return Found(hint=ONE_TABLE)
    number = the_table(room, (*before, *after))
    if number is None:
        return Found(hint="Which table is closed? 36 is closed.")
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number))
    count = len(table.occupants)
    remark = f"{players(count)} to be found a seat" if count else "nobody sits there"
    return Found(
        (
            Draft(
                c.CloseTable(number),
                str(number),
                f"Table {number}",
                "is closed",
                remark,
                f"{number} is closed",
            ),
        )
    )


def opened(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "open 21" and "open 21 8" (seats)."""
    if strays([token for token in (*before, *after) if token.key != "with"]):
        return Found()
    found = numbers((*before, *after))
    for token in (*before, *after):
        if token.kind is Kind.SEAT and token.key == ",":
            found += [token.a, token.b]
    if not found and any(token.kind is not Kind.WORD for token in (*before, *after)):
        return Found()
    if not found:
        free = next(
            number
            for number in range(1, len(room.state.tables) + 2)
            if number not in room.state.tables
        )
        return Found((opens(room, free),))
    return Found((opens(room, found[0], found[1] if len(found) > 1 else None),))


def opens(room: Room, number: int, seats: int | None = None) -> Draft:
    """Open a table with so many seats, or with as many as the tournament plays with."""
    count = room.state.seats_per_table if seats is None else seats
    typed = f"open {number}" if seats is None else f"open {number} {seats}"
    return Draft(
        c.OpenTable(number, seats),
        str(number),
        f"Table {number}",
        "opens",
        f"with {count} seats",
        typed,
    )


_ALL = frozenset(("all", "every", "each", "everywhere"))


def size(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12 with 8 seats", "all with 8 seats" and "8 handed": how many seats a table has."""
    named = [token for token in before if token.key not in _ALL]
    everywhere = len(named) < len(before)
    tables, sizes = numbers(named), numbers(after)
    odd = any(token.kind is Kind.SEAT for token in (*named, *after))
    if odd or strays((*named, *after)) or len(tables) > 1 or len(sizes) > 1:
        return Found()
    number = tables[0] if tables else None if everywhere else room.shown
    if not sizes and number is None:
        return Found(hint="How many seats? 12 with 8 seats, all with 8 seats.")
    if not sizes:
        draft = go_on(f"{number} with ", f"Table {number}", "has…", "8 seats", str(number))
        return Found((draft,))
    if number is None:
        return Found((_size_everywhere(room, sizes[0]),))
    found = _size_of(room, number, sizes[0])
    if not tables:
        return Found((*found.drafts, _size_everywhere(room, sizes[0])))
    return found


def _size_of(room: Room, number: int, seats: int) -> Found:
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number))
    return Found(
        (
            Draft(
                pc.ResizeTables(seats, (number,)),
                str(number),
                f"Table {number}",
                f"has {seats} seats",
                f"{table.seats} until now",
                f"{number} with {seats} seats",
            ),
        )
    )


def _size_everywhere(room: Room, seats: int) -> Draft:
    return Draft(
        pc.ResizeTables(seats),
        "",
        "All tables",
        f"have {seats} seats",
        f"and those still to come; {room.state.seats_per_table} until now",
        f"all with {seats} seats",
    )


def lock(room: Room, before: Sequence[Token], after: Sequence[Token], *, locked: bool) -> Found:
    """Read "lock 12", "lock 12.9", "lock kim", and the same with unlock."""
    people = said(room, (*before, *after))
    word = "lock" if locked else "unlock"
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    if people.refs:
        ref = people.refs[0]
        found = by_ref(room, ref, Prefer.IN_PLAY)
        drafts = [_lock_player(room, entry, locked=locked) for entry in found[:MOST]]
        if ref.seat is not None and room.has_seat(ref.seat):
            seat = lock_seat(ref.seat, locked=locked)
            table = room.state.tables[ref.seat.table]
            first = ref.seat.seat in table.locked_seats and not locked
            drafts = [seat, *drafts] if first else [*drafts, seat]
        return Found(tuple(drafts[:MOST])) if drafts else Found(hint=nobody(room, ref))
    number = people.table if people.table is not None else room.shown
    if number is None:
        return Found(hint=f"What? {word} 12, {word} 12.9, {word} kim.")
    if room.table(number) is None:
        return Found(hint=no_table(room, number))
    return Found((_lock_table(number, locked=locked),))


def _state(*, locked: bool) -> str:
    return "is locked" if locked else "is not locked any more"


def _lock_table(number: int, *, locked: bool) -> Draft:
    remark = "no draws, no moves" if locked else "draws and moves again"
    return Draft(
        c.LockTable(number, locked),
        str(number),
        f"Table {number}",
        _state(locked=locked),
        remark,
        f"{'lock' if locked else 'unlock'} {number}",
    )


def lock_seat(seat: SeatAt, *, locked: bool) -> Draft:
    """Keep a seat out of draws, or let it in again."""
    return Draft(
        c.LockSeat(seat, locked),
        str(seat),
        f"Seat {seat}",
        _state(locked=locked),
        "never drawn" if locked else "drawn again",
        f"{'lock' if locked else 'unlock'} {seat}",
    )


def _lock_player(room: Room, entry: Entry, *, locked: bool) -> Draft:
    return Draft(
        c.LockEntry(entry.id, locked),
        room.where(entry),
        room.name(entry.id),
        _state(locked=locked),
        "stays in his seat" if locked else "may be moved again",
        f"{'lock' if locked else 'unlock'} {room.name(entry.id)}",
    )
