"""Who sits where: seats given and drawn, moves, swaps, and those who have arrived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import ago_text, players
from tdtool.line.tokens import Kind
from tdtool.line.who import (
    MOST,
    Prefer,
    Ref,
    Said,
    by_ref,
    no_table,
    nobody,
    said,
    split_names,
    spoilt,
    table_of,
)
from tdtool.tournament import commands as c
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry

_PLACES = {Kind.SEAT, Kind.NUMBER, Kind.TABLE}
_SEATS_OFFERED = 3
_DRAWS_OFFERED = 3
"""Draws offered at once: each is asked of the desk."""


class _Going:
    """Who, and where to: a seat, a table, or nothing said."""

    def __init__(self, room: Room, before: Sequence[Token], after: Sequence[Token]) -> None:
        tokens = [*before, *after]
        place = _last_to(tokens)
        if place is None and before and after and after[0].kind in _PLACES:
            place = len(before) - 1
            tokens = [*before, *after]
            who, where = list(before), list(after)
        elif place is not None:
            who, where = tokens[:place], tokens[place + 1 :]
        else:
            who, where = tokens, []
        whom = said(room, who)
        to = said(room, where)
        self.refs = list(whom.refs)
        self.odd = (*whom.odd, *to.odd)
        self.seat = next((ref.seat for ref in to.refs if ref.seat is not None), None)
        self.table = to.table
        if self.seat is None and self.table is None and not any(ref.table for ref in whom.refs):
            self.table = whom.table
        if not self.refs:
            self.refs = [ref for ref in to.refs if ref.seat is None]
        if self.seat is None and self.table is None and len(self.refs) > 1:
            self._split(room)
        self.wrong = spoilt(room, Said(tuple(self.refs), odd=self.odd))

    def _split(self, room: Room) -> None:
        """Take the last of several as where to: "move 12.5 18.6", "move 12.5 18"."""
        last = self.refs[-1].seat
        first = self.refs[0].seat
        if last is None:
            return
        self.refs.pop()
        if first is not None and last.table == first.table and not room.has_seat(last):
            self.table = last.seat
        else:
            self.seat = last


def _last_to(tokens: Sequence[Token]) -> int | None:
    for place in range(len(tokens) - 1, -1, -1):
        token = tokens[place]
        if token.kind is Kind.ARROW or (token.kind is Kind.WORD and token.key in {"to", "at"}):
            return place
    return None


def _to_seats(
    room: Room,
    found: Sequence[Entry],
    going: _Going,
    make: Callable[[Room, Entry, SeatAt], Draft],
) -> list[Draft] | str:
    """Make a draft for the seat that was named, or for the open ones of the table."""
    if going.seat is not None:
        return [make(room, entry, going.seat) for entry in found[:MOST]]
    table = None if going.table is None else room.table(going.table)
    if table is None:
        return no_table(room, going.table or 0)
    seats = table.open_seats()
    if not seats:
        return f"Table {table.number} has no open seat."
    return [make(room, found[0], SeatAt(table.number, seat)) for seat in seats[:_SEATS_OFFERED]]


def _answer(made: list[Draft] | str) -> Found:
    return Found(hint=made) if isinstance(made, str) else Found(tuple(made[:MOST]))


def move(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "move 12.5", "move 12.5 18.6", "kim to 18.6", "move kim to 18"."""
    going = _Going(room, before, after)
    if not going.refs:
        return Found(hint="Who, and where? move 12.5 draws him a seat, move 12.5 18.6 names it.")
    if going.wrong:
        return Found(hint=going.wrong)
    found = by_ref(room, going.refs[0], Prefer.IN_PLAY)
    if not found:
        return Found(hint=nobody(room, going.refs[0]))
    if going.seat is None and going.table is None:
        drafts = [move_drawn(room, entry) for entry in found[:_DRAWS_OFFERED]]
        if len(found) == 1:
            drafts.append(_move_named(room, found[0]))
        return Found(tuple(drafts))
    if found[0].seat is None:
        return _first_seat(room, found, going)
    made = _to_seats(room, found, going, _move_to)
    if going.seat is not None and len(found) == 1 and isinstance(made, list):
        made += _found_there(room, found[0], going.seat)
    return _answer(made)


def _first_seat(room: Room, found: Sequence[Entry], going: _Going) -> Found:
    """Give one without a seat the one that was named; at a table first a drawn one."""
    made = _to_seats(room, found, going, seat_at)
    if going.seat is None and isinstance(made, list):
        made.insert(0, draw_one(room, found[0], going.table))
    return _answer(made)


def move_drawn(room: Room, entry: Entry) -> Draft:
    """Move a player to a seat that is drawn."""
    return Draft(
        c.MoveEntry(entry.id),
        room.where(entry),
        room.name(entry.id),
        "moves",
        "to a drawn seat at another table",
        f"move {entry.seat or room.name(entry.id)}",
    )


def _move_named(room: Room, entry: Entry) -> Draft:
    who = str(entry.seat or room.name(entry.id))
    return go_on(f"move {who} ", room.name(entry.id), "moves to…", "18.6", room.where(entry))


def _move_to(room: Room, entry: Entry, seat: SeatAt) -> Draft:
    return Draft(
        c.MoveEntry(entry.id, seat),
        room.where(entry),
        room.name(entry.id),
        f"moves to {seat}",
        "",
        f"move {entry.seat or room.name(entry.id)} {seat}",
    )


def seat_at(room: Room, entry: Entry, seat: SeatAt) -> Draft:
    """Give an entry without a seat this one."""
    return Draft(
        c.SeatEntry(entry.id, seat),
        room.where(entry),
        room.name(entry.id),
        f"gets seat {seat}",
        "",
        f"seat {room.name(entry.id)} {seat}",
    )


def sits_at(room: Room, entry: Entry, seat: SeatAt) -> Draft:
    """Say that he sits there, whatever was planned."""
    planned = f"not in {entry.seat}" if entry.seat not in {None, seat} else ""
    return Draft(
        c.SitsAt(entry.id, seat),
        room.where(entry),
        room.name(entry.id),
        f"sits at {seat}",
        planned,
        f"{room.name(entry.id)} sits at {seat}",
    )


def _found_there(room: Room, entry: Entry, seat: SeatAt) -> list[Draft]:
    """Offer what else may be meant: he sits there already, or the two have swapped."""
    other = room.state.occupant(seat)
    if other is None or other is entry:
        return [sits_at(room, entry, seat)]
    return [] if entry.seat is None else [_swapped(room, entry.seat, seat)]


def sits(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "oksana at 7.6" and "oksana sits at 7.6"."""
    whom = said(room, before)
    there = said(room, after)
    wrong = spoilt(room, whom) or spoilt(room, there, most=2)
    if wrong:
        return Found(hint=wrong)
    who = list(whom.refs)
    seat = next((ref.seat for ref in there.refs if ref.seat is not None), None)
    if not who:
        who = [ref for ref in there.refs if ref.seat is None or ref.seat != seat]
        if not who and len(there.refs) > 1:
            who = [there.refs[0]]
            seat = there.refs[-1].seat
    if not who:
        return Found(hint="Who sits where? oksana sits at 7.6.")
    found = by_ref(room, who[0], Prefer.ON_THE_WAY)
    if not found:
        return Found(hint=nobody(room, who[0]))
    if seat is None:
        name = room.name(found[0].id)
        draft = go_on(f"{name} sits at ", name, "sits at…", "7.6", room.where(found[0]))
        return Found((draft,))
    drafts = [sits_at(room, entry, seat) for entry in found[:MOST]]
    other = room.state.occupant(seat)
    if len(found) == 1 and other is not None and other is not found[0]:
        drafts += _found_there(room, found[0], seat)
    return Found(tuple(drafts[:MOST]))


def swap(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "swap 12.3 12.4" and "kim and ngo swapped"."""
    people = said(room, (*before, *after))
    wrong = spoilt(room, people, most=2)
    if wrong:
        return Found(hint=wrong)
    refs = [one for ref in people.refs for one in split_names(room, ref)]
    if not refs:
        return Found(hint="Which two swapped? swap 12.3 12.4.")
    one = _seated(room, refs[0])
    if not one:
        return Found(hint=nobody(room, refs[0]))
    if len(refs) == 1:
        where = str(one[0])
        return Found((go_on(f"swap {where} ", where, "swaps with…", f"swap {where} 12.4"),))
    other = _seated(room, refs[1])
    if not other:
        return Found(hint=nobody(room, refs[1]))
    pairs = [(one[0], seat) for seat in other] + [(seat, other[0]) for seat in one[1:]]
    return Found(tuple(_swapped(room, first, second) for first, second in pairs[:MOST]))


def _seated(room: Room, ref: Ref) -> list[SeatAt]:
    if ref.seat is not None:
        return [ref.seat] if room.has_seat(ref.seat) else []
    return [entry.seat for entry in by_ref(room, ref, Prefer.IN_PLAY) if entry.seat is not None]


def _swapped(room: Room, one: SeatAt, other: SeatAt) -> Draft:
    names = []
    for seat in (one, other):
        occupant = room.state.occupant(seat)
        names.append(f"seat {seat}" if occupant is None else room.name(occupant.id))
    return Draft(
        c.SwapSeats(one, other),
        f"{one}, {other}",
        " and ".join(names),
        "sit in each other’s seats",
        "",
        f"swap {one} {other}",
    )


def give_seat(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "seat kim" (a draw) and "seat kim 7.3"."""
    going = _Going(room, before, after)
    if not going.refs:
        waiting = len(room.state.waiting) + len(room.state.standing)
        if not before and not after and waiting:
            return draw(room, (), ())
        return Found(hint="Whom? seat kim draws him a seat, seat kim 7.3 gives him that one.")
    if going.wrong:
        return Found(hint=going.wrong)
    found = by_ref(room, going.refs[0], Prefer.UNSEATED)
    if not found:
        return Found(hint=nobody(room, going.refs[0]))
    if going.seat is None and going.table is None:
        drafts = [draw_one(room, entry) for entry in found[:_DRAWS_OFFERED]]
        seated = len(found) == 1 and found[0].seat is not None
        return Found((*drafts, move_drawn(room, found[0])) if seated else tuple(drafts))
    if found[0].seat is None:
        return _first_seat(room, found, going)
    made = _to_seats(room, found, going, sits_at)
    if isinstance(made, str):
        return Found(hint=made)
    other = _to_seats(room, found[:1], going, _move_to)
    return Found((*made, *(() if isinstance(other, str) else other))[:MOST])


def draw_one(room: Room, entry: Entry, table: int | None = None) -> Draft:
    """Draw a seat for one who has none, at one table where it is named."""
    name = room.name(entry.id)
    return Draft(
        c.DrawSeats((entry.id,), table=table),
        room.where(entry),
        name,
        "draws a seat" if table is None else f"draws a seat at table {table}",
        "",
        f"seat {name}" if table is None else f"seat {name} at {table}",
    )


def draw(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "draw": seats for everybody without one, and "draw at 12": at that table alone."""
    people = said(room, (*before, *after))
    if people.refs and people.refs[0].seat is None:
        found = by_ref(room, people.refs[0], Prefer.UNSEATED)
        if not found:
            return Found(hint=nobody(room, people.refs[0]))
        there = people.refs[0].table if people.table is None else people.table
        return Found(tuple(draw_one(room, entry, there) for entry in found[:_DRAWS_OFFERED]))
    if people.table is not None:
        return _draw_at(room, people.table)
    count = len(room.state.waiting) + len(room.state.standing)
    enough = sum(
        len(table.open_seats()) for table in room.state.tables.values() if not table.locked
    )
    here = _draw_all(count, opening=False)
    opening = _draw_all(count, opening=True)
    return Found((here,) if enough >= count else (opening, here))


def _draw_at(room: Room, number: int) -> Found:
    """Draw at one table, for as many who wait as it has room for."""
    table = room.table(number)
    if table is None:
        return Found(hint=no_table(room, number))
    waiting, seats = len(room.state.waiting) + len(room.state.standing), len(table.open_seats())
    count = min(waiting, seats)
    remark = f"{waiting:,} wait, {seats} open seats" if count < waiting else "who waits"
    draft = Draft(
        c.DrawSeats(table=number),
        str(number),
        players(count) if count else "Nobody",
        f"{'draw seats' if count > 1 else 'draws a seat'} at table {number}",
        remark,
        f"draw at {number}",
    )
    return Found((draft,))


def _draw_all(count: int, *, opening: bool) -> Draft:
    verb = "draw seats" if count > 1 else "draws a seat"
    remark = "opening the tables that are needed" if opening else "at the open tables"
    subject = players(count) if count else "Nobody"
    return Draft(c.DrawSeats(open_tables=opening), "", subject, verb, remark, "draw")


def arrived(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim in", "tick kim", "7.6 in": he sits where he was sent."""
    people = said(room, (*before, *after))
    if len(people.refs) == 2 and people.refs[1].seat is not None:  # noqa: PLR2004
        return sits(room, before, after)
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    if people.refs:
        found = by_ref(room, people.refs[0], Prefer.ON_THE_WAY)
        if not found:
            return Found(hint=nobody(room, people.refs[0]))
    else:
        entries = (room.state.entries[number] for number in room.state.awaited)
        found = sorted(
            (entry for entry in entries if people.table in {None, table_of(entry)}),
            key=lambda entry: (entry.since_ms, entry.id),
        )
        if not found:
            return Found(hint="Nobody is on the way to a seat.")
    return Found(tuple(arrives(room, entry) for entry in found[:MOST]))


def arrives(room: Room, entry: Entry) -> Draft:
    """Tick a player who was on his way."""
    came = f"from {entry.origin}, " if entry.awaited and entry.origin is not None else ""
    remark = f"{came}sent {ago_text(room.now.wall_ms - entry.since_ms)}" if entry.awaited else ""
    return Draft(
        c.Arrive(entry.id),
        room.where(entry),
        room.name(entry.id),
        "has arrived",
        remark,
        f"{entry.seat or room.name(entry.id)} in",
    )
