"""What can be done with the chosen entries: with how many of them, and why not."""

from __future__ import annotations

from collections import defaultdict
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.commands import (
    Arrive,
    Bust,
    Command,
    DrawSeats,
    MoveEntry,
    ReEnter,
    TakeBackBust,
    Unregister,
)
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import EntryId


class Deed(Enum):
    """Something that can be done with entries."""

    SEAT_CARDS = "seat_cards"
    IN_THE_SEAT = "in_the_seat"
    MOVE = "move"
    OUT = "out"
    RE_ENTER = "re_enter"
    SEAT = "seat"
    TAKE_BACK = "take_back"
    UNREGISTER = "unregister"


class Offer(NamedTuple):
    """A deed for the chosen entries.

    `able` are those it can be done with, `house` those the house refuses (with a reason it
    can be done), both in the order they were chosen. `why` is the first refusal of the
    others, None where there are none.
    """

    deed: Deed
    able: tuple[EntryId, ...]
    house: tuple[EntryId, ...]
    why: Refusal | None

    @property
    def enabled(self) -> bool:
        """Tell whether there is anybody it can be done with."""
        return bool(self.able or self.house)


class _Kind(NamedTuple):
    """What decides whether something can be done with an entry, but for who it is."""

    status: Status
    awaited: bool
    seated: bool
    locked: bool
    table_locked: bool
    elsewhere: bool
    """Another table has an open seat."""
    number: int
    latest: bool
    latest_status: Status


class FreeSeats:
    """The open seats of the tables that are not locked, counted once."""

    def __init__(self, state: State) -> None:
        self._at: dict[int, int] = {}
        self._first: SeatAt | None = None
        for number in sorted(state.tables):
            table = state.tables[number]
            seats = [] if table.locked else table.open_seats()
            if seats:
                self._at[number] = len(seats)
                self._first = self._first or SeatAt(number, seats[0])
        self.count = sum(self._at.values())
        """How many there are."""

    def elsewhere(self, table: int | None) -> int:
        """Count those that are not at this table."""
        return self.count - (0 if table is None else self._at.get(table, 0))

    def only(self) -> SeatAt | None:
        """Give the one free seat where there is but one."""
        return self._first if self.count == 1 else None


def command_for(deed: Deed, entry: EntryId) -> Command:
    """Give the command that does a deed with one entry."""
    if deed is Deed.OUT:
        return Bust((entry,))
    if deed is Deed.SEAT:
        return DrawSeats((entry,))
    makers: dict[Deed, Callable[[EntryId], Command]] = {
        Deed.IN_THE_SEAT: Arrive,
        Deed.MOVE: MoveEntry,
        Deed.RE_ENTER: ReEnter,
        Deed.TAKE_BACK: TakeBackBust,
        Deed.UNREGISTER: Unregister,
    }
    return makers[deed](entry)


ACTS = tuple(deed for deed in Deed if deed is not Deed.SEAT_CARDS)
"""The deeds that the desk writes down."""


def offers(desk: Desk, chosen: Sequence[EntryId], free: FreeSeats) -> dict[Deed, Offer]:
    """Tell for every deed with whom of the chosen it can be done.

    The desk is asked once for all who stand alike, so that thousands cost little more than
    one.
    """
    state = desk.state
    kinds: dict[_Kind, list[EntryId]] = defaultdict(list)
    for number in chosen:
        kinds[_kind(state, state.entries[number], free)].append(number)
    found: dict[Deed, Offer] = {Deed.SEAT_CARDS: _cards(state, chosen)}
    for deed in ACTS:
        found[deed] = _offer(desk, deed, kinds, chosen)
    if len(found[Deed.OUT].able) > 1 and len(found[Deed.OUT].able) >= state.in_play:
        why = desk.can(Bust(found[Deed.OUT].able))
        found[Deed.OUT] = Offer(Deed.OUT, (), (), why)
    return found


def _kind(state: State, entry: Entry, free: FreeSeats) -> _Kind:
    table = None if entry.seat is None else entry.seat.table
    last = state.last_entry_of(entry.person) or entry
    return _Kind(
        status=entry.status,
        awaited=entry.awaited,
        seated=entry.seat is not None,
        locked=entry.locked,
        table_locked=table is not None and state.tables[table].locked,
        elsewhere=free.elsewhere(table) > 0,
        number=entry.number,
        latest=last is entry,
        latest_status=last.status,
    )


def _offer(
    desk: Desk, deed: Deed, kinds: dict[_Kind, list[EntryId]], chosen: Sequence[EntryId]
) -> Offer:
    able: set[EntryId] = set()
    house: set[EntryId] = set()
    why: Refusal | None = None
    for kind, entries in kinds.items():
        refusal = _refusal(desk, deed, kind, entries[0], len(chosen))
        if refusal is None:
            able.update(entries)
        elif refusal.house:
            house.update(entries)
            why = why or refusal
        elif why is None or why.house:
            why = refusal
    return Offer(deed, _those(chosen, able), _those(chosen, house), why)


def _those(chosen: Sequence[EntryId], entries: set[EntryId]) -> tuple[EntryId, ...]:
    """List some of the chosen in the order they were chosen."""
    return tuple(entry for entry in chosen if entry in entries)


def _refusal(desk: Desk, deed: Deed, kind: _Kind, entry: EntryId, count: int) -> Refusal | None:
    """Ask the desk; among several, only who is out re-enters, each person once."""
    if deed is Deed.RE_ENTER and count > 1 and not (kind.latest and kind.status is Status.OUT):
        code = Code.NOT_OUT if kind.status is not Status.OUT else Code.BACK_IN_PLAY
        return Refusal(code, "")
    return desk.can(command_for(deed, entry))


def _cards(state: State, chosen: Sequence[EntryId]) -> Offer:
    seated = tuple(entry for entry in chosen if state.entries[entry].seat is not None)
    why = None if len(seated) == len(chosen) else Refusal(Code.NOT_IN_PLAY, "")
    return Offer(Deed.SEAT_CARDS, seated, (), why)
