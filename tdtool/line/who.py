"""Who is meant: by seat, by table and seats, by name."""

from __future__ import annotations

from collections import defaultdict
from enum import Enum, auto
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import FILLERS
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import PersonId

MOST = 8
"""Candidates that a reading shows."""
_AND = frozenset(("and", "und", "et", "y", "plus", "with"))


class Prefer(Enum):
    """Whom a sentence is likely about."""

    IN_PLAY = auto()
    OUT = auto()
    UNSEATED = auto()
    ON_THE_WAY = auto()


class Ref(NamedTuple):
    """Somebody as he was typed: by his seat, or by his name (and perhaps his table)."""

    seat: SeatAt | None = None
    name: str = ""
    table: int | None = None


class Said(NamedTuple):
    """The people and the table of a sentence; `odd` are pieces that made no sense."""

    refs: tuple[Ref, ...] = ()
    table: int | None = None
    """A table said without a seat."""
    odd: tuple[Token, ...] = ()


class _Reader:
    """Goes through pieces once and collects who is meant."""

    def __init__(self, room: Room, tokens: Sequence[Token]) -> None:
        self.room = room
        self.tokens = tokens
        self.refs: list[Ref] = []
        self.table: int | None = None
        self.alone: int | None = None
        self.odd: list[Token] = []

    def read(self) -> Said:
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            match token.kind:
                case Kind.WORD if token.key in _AND:
                    index += 1
                case Kind.WORD:
                    index = self._words(index)
                case Kind.NUMBER | Kind.TABLE | Kind.CHAIR | Kind.SEAT:
                    self._place(token)
                    index += 1
                case Kind.COMMA:
                    index += 1
                case Kind.MARK if token.key in '.!"“”„«»()':
                    index += 1
                case _:
                    self.odd.append(token)
                    index += 1
        return Said(tuple(self.refs), self.alone, tuple(self.odd))

    def _place(self, token: Token) -> None:
        listing = self.alone is not None or (self.refs and self.table is not None)
        if token.kind is Kind.SEAT and token.key == "," and listing and self.table is not None:
            self._sit(SeatAt(self.table, token.a))
            self._sit(SeatAt(self.table, token.b))
        elif token.kind is Kind.SEAT:
            self.table = token.a
            self._sit(SeatAt(token.a, token.b))
        elif token.kind is Kind.TABLE or (token.kind is Kind.NUMBER and self.table is None):
            self.table = self.alone = token.a
        elif self.table is not None:
            self._sit(SeatAt(self.table, token.a))
        elif self.room.shown is not None:
            self._sit(SeatAt(self.room.shown, token.a))
        else:
            self.odd.append(token)

    def _sit(self, seat: SeatAt) -> None:
        self.alone = None
        if Ref(seat) not in self.refs:
            self.refs.append(Ref(seat))

    def _words(self, first: int) -> int:
        last = first
        while last < len(self.tokens) and self.tokens[last].kind is Kind.WORD:
            if self.tokens[last].key in _AND:
                break
            last += 1
        longer = last
        while longer < len(self.tokens) and self.tokens[longer].kind is Kind.NUMBER:
            longer += 1
        if longer > last and self._known(first, longer):
            self.refs.append(Ref(name=self._slice(first, longer), table=self.alone))
            return longer
        begin, end = first, last
        if not self._known(first, last):
            while begin < end and self.tokens[begin].key in FILLERS:
                begin += 1
            while end > begin and self.tokens[end - 1].key in FILLERS:
                end -= 1
        if begin < end:
            self.refs.append(Ref(name=self._slice(begin, end), table=self.alone))
        return last

    def _slice(self, first: int, last: int) -> str:
        return self.room.text[self.tokens[first].start : self.tokens[last - 1].end]

    def _known(self, first: int, last: int) -> bool:
        return self.room.roster.begins(self._slice(first, last))


def said(room: Room, tokens: Sequence[Token]) -> Said:
    """Read who and which table these pieces are about."""
    return _Reader(room, tokens).read()


def by_name(room: Room, typed: str, prefer: Prefer) -> Sequence[Entry]:
    """Find the entries a typed name may mean, the likeliest first."""
    asked = typed, prefer
    if asked not in room.ranked:
        room.ranked[asked] = _ranked(room, typed, prefer)
    return room.ranked[asked]


def _ranked(room: Room, typed: str, prefer: Prefer) -> Sequence[Entry]:
    entry_of = room.state.last_entry_of if prefer is not Prefer.OUT else partial(_out, room.state)
    rank_of, on_the_way = _FIRST[prefer].index, prefer is Prefer.ON_THE_WAY
    ranks: defaultdict[tuple[int, int], list[Entry]] = defaultdict(list)
    for person, far in room.roster.find(typed).items():
        entry = entry_of(person)
        if entry is not None:
            rank = -1 if on_the_way and entry.awaited else rank_of(entry.status)
            ranks[rank, far].append(entry)
    return [entry for rank in sorted(ranks) for entry in sorted(ranks[rank], key=_NUMBER)]


def by_ref(room: Room, ref: Ref, prefer: Prefer) -> list[Entry]:
    """Find the entries that a seat or a typed name may mean, the likeliest first."""
    if ref.seat is None:
        found = by_name(room, ref.name, prefer)
        there = () if ref.table is None else [one for one in found if table_of(one) == ref.table]
        return list(there or found)
    if prefer is Prefer.OUT:
        bust = room.bust_at(ref.seat)
        return [] if bust is None else [room.state.entries[bust.entry]]
    occupant = room.state.occupant(ref.seat)
    return [] if occupant is None else [occupant]


def split_names(room: Room, ref: Ref) -> list[Ref]:
    """Take a name that nobody has as several names, where each of them is known."""
    parts = ref.name.split()
    if ref.seat is not None or len(parts) < 2 or by_name(room, ref.name, Prefer.IN_PLAY):  # noqa: PLR2004
        return [ref]
    if all(by_name(room, part, Prefer.IN_PLAY) for part in parts):
        return [Ref(name=part) for part in parts]
    return [ref]


def table_of(entry: Entry) -> int | None:
    """Give the table an entry has a seat at."""
    return None if entry.seat is None else entry.seat.table


def _out(state: State, person: PersonId) -> Entry | None:
    """Find the latest entry of a person that is out, else his latest one."""
    latest = None
    for number in reversed(state.by_person.get(person, ())):
        entry = state.entries[number]
        if entry.status is Status.OUT:
            return entry
        if latest is None and entry.status is not Status.UNREGISTERED:
            latest = entry
    return latest


_FIRST = {
    Prefer.IN_PLAY: (Status.SEATED, Status.STANDING, Status.WAITING, Status.OUT),
    Prefer.OUT: (Status.OUT, Status.SEATED, Status.STANDING, Status.WAITING),
    Prefer.UNSEATED: (Status.WAITING, Status.STANDING, Status.SEATED, Status.OUT),
    Prefer.ON_THE_WAY: (Status.SEATED, Status.STANDING, Status.WAITING, Status.OUT),
}
_NUMBER = attrgetter("id")


def nobody(room: Room, ref: Ref) -> str:
    """Say in a sentence that nobody is meant by this."""
    if ref.seat is None:
        name = " ".join(ref.name.split())
        return f"Nobody called “{name[:40]}” is entered."
    table = room.table(ref.seat.table)
    if table is None:
        return no_table(room, ref.seat.table)
    if not 1 <= ref.seat.seat <= table.seats:
        return f"Table {table.number} has seats 1 to {table.seats}, no seat {ref.seat.seat}."
    return f"Nobody has seat {ref.seat}."


def spoilt(room: Room, people: Said, most: int = 1) -> str:
    """Say what a sentence says too much, empty where it is fine."""
    if people.odd:
        token = people.odd[0]
        return f"“{room.text[token.start : token.end][:40]}” makes no sense here."
    return "One player at a time, please." if len(people.refs) > most else ""


def no_table(room: Room, number: int) -> str:
    """Say in a sentence that there is no such table."""
    if number in room.state.closed:
        return f"Table {number} is closed."
    return f"There is no table {number}."
