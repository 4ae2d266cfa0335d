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
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.means import ENTRIES, Sale
from tdtool.tournament.money.receipts import price_of
from tdtool.tournament.no_show_commands import MarkNoShow, PullStack
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId


class Deed(Enum):
    """Something that can be done with entries."""

    SEAT_CARDS = "seat_cards"
    IN_THE_SEAT = "in_the_seat"
    MOVE = "move"
    OUT = "out"
    RE_ENTER = "re_enter"
    SEAT = "seat"
    TAKE_BACK = "take_back"
    NO_SHOW = "no_show"
    PULL = "pull"
    PAYS = "pays"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    REFUND = "refund"
    VOID = "void"
    RECEIPTS = "receipts"
    MERGE = "merge"
    ERASE = "erase"
    UNREGISTER = "unregister"


AT_THE_TABLE = (
    Deed.SEAT_CARDS,
    Deed.IN_THE_SEAT,
    Deed.MOVE,
    Deed.OUT,
    Deed.SEAT,
    Deed.TAKE_BACK,
    Deed.NO_SHOW,
    Deed.PULL,
)
AT_THE_DESK = (
    Deed.RE_ENTER,
    Deed.REBUY,
    Deed.ADD_ON,
    Deed.PAYS,
    Deed.RECEIPTS,
    Deed.REFUND,
    Deed.VOID,
    Deed.UNREGISTER,
    Deed.MERGE,
    Deed.ERASE,
)
SELDOM = (Deed.MERGE, Deed.ERASE)
"""What is shown only where it can be done."""
MONEY = (Deed.PAYS, Deed.REBUY, Deed.ADD_ON, Deed.REFUND, Deed.VOID, Deed.RECEIPTS)
"""What is done with money; a tournament without it shows nothing of it."""
PAPER = (Deed.SEAT_CARDS, Deed.RECEIPTS)
"""What is only printed."""


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
    absent: bool
    disqualified: bool
    owes: bool
    sold: tuple[Sale, ...]
    """What was sold to the entry and stands."""
    rebuys: int
    """Rebuys of the person's latest entry."""


class FreeSeats:
    """The open seats of the tables that are not locked, counted once."""

    def __init__(self, state: State) -> None:
        self._at: dict[int, int] = {}
        for number in sorted(state.tables):
            table = state.tables[number]
            room = 0 if table.locked else table.room()
            if room:
                self._at[number] = room
        self.count = sum(self._at.values())
        """How many there are."""
        self._first: SeatAt | None = None
        for number in self._at:
            self._first = SeatAt(number, state.tables[number].open_seats()[0])
            break

    def elsewhere(self, table: int | None) -> int:
        """Count those that are not at this table."""
        return self.count - (0 if table is None else self._at.get(table, 0))

    def only(self) -> SeatAt | None:
        """Give the one free seat where there is but one."""
        return self._first if self.count == 1 else None


class Allowed:
    """What the desk allows those who stand alike; asked anew whenever something has changed.

    Going from one player to the next, nothing has to be drawn again only to say what can be
    done.
    """

    def __init__(self) -> None:
        self._as_of: tuple[str, int, int] | None = None
        self.known: set[tuple[Deed, _Kind]] = set()

    def look(self, desk: Desk) -> None:
        """Forget what may have changed: with every fact, and with the time."""
        as_of = desk.id, desk.seq, desk.now().wall_ms // _LASTS_MS
        if as_of != self._as_of:
            self._as_of = as_of
            self.known.clear()


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
        Deed.NO_SHOW: MarkNoShow,
        Deed.PULL: PullStack,
        Deed.PAYS: mc.TakePayment,
        Deed.REBUY: mc.Rebuy,
        Deed.ADD_ON: mc.AddOn,
        Deed.REFUND: mc.Refund,
    }
    return makers[deed](entry)


def has_money(state: State) -> bool:
    """Tell whether anything is sold in this tournament, or was."""
    till = state.till
    priced = state.money is not None and (
        state.money.entry.total > 0 or state.money.again.total > 0
    )
    return (
        priced
        or bool(till.receipts)
        or till.terms.rebuy is not None
        or (till.terms.add_on is not None)
    )


def last_receipt(state: State, entry: EntryId) -> Receipt | None:
    """Find what an entry bought last and has not given back; None where there is nothing."""
    return next(reversed(list(state.till.standing(entry))), None)


_LASTS_MS = 10_000
"""How long an answer holds where nothing happens: registration may end."""
ACTS = tuple(deed for deed in Deed if deed not in {*PAPER, *SELDOM})
"""The deeds that are done with one entry after the other."""
_PAIR, _FEW = 2, 60
"""Of more nobody is erased at once."""


def offers(
    desk: Desk, chosen: Sequence[EntryId], free: FreeSeats, allowed: Allowed | None = None
) -> dict[Deed, Offer]:
    """Tell for every deed with whom of the chosen it can be done.

    The desk is asked once for all who stand alike, so that thousands cost little more than
    one; what is `allowed` already is not asked again.
    """
    state = desk.state
    allowed = allowed or Allowed()
    allowed.look(desk)
    kinds = _kinds(state, chosen, free)
    found = {Deed.SEAT_CARDS: _cards(state, chosen), Deed.RECEIPTS: _receipts(state, chosen)}
    for deed in ACTS:
        found[deed] = _offer(desk, deed, kinds, chosen, allowed)
    found[Deed.MERGE], found[Deed.ERASE] = _merge(desk, chosen), _erase(desk, chosen)
    if len(found[Deed.OUT].able) > 1 and len(found[Deed.OUT].able) >= state.in_play:
        why = desk.can(Bust(found[Deed.OUT].able))
        found[Deed.OUT] = Offer(Deed.OUT, (), (), why)
    return found


def _kinds(state: State, chosen: Sequence[EntryId], free: FreeSeats) -> dict[_Kind, list[EntryId]]:
    """Bring those of the chosen together who stand alike."""
    # Records are made of tuples, once for all who are alike: thousands may be chosen.
    alike: dict[tuple[object, ...], list[EntryId]] = defaultdict(list)
    tables: dict[int | None, tuple[bool, bool]] = {}
    costs = [price_of(state, number).total > 0 for number in (1, 2)]
    entries, busts, absent = state.entries, state.busts, state.absent
    for number in chosen:
        entry = entries[number]
        table = None if entry.seat is None else entry.seat.table
        if table not in tables:
            locked = table is not None and state.tables[table].locked
            tables[table] = locked, free.elsewhere(table) > 0
        last = state.last_entry_of(entry.person) or entry
        sold = _sold(state, number)
        kind = (
            entry.status,
            entry.awaited,
            table is not None,
            entry.locked,
            *tables[table],
            entry.number,
            last is entry,
            last.status,
            number in absent,
            number in busts and busts[number].penalty is not None,
            costs[entry.number > 1] and not any(sale in ENTRIES for sale in sold),
            sold,
            (sold if last is entry else _sold(state, last.id)).count(Sale.REBUY),
        )
        alike[kind].append(number)
    return {_Kind._make(kind): entries for kind, entries in alike.items()}


def _sold(state: State, entry: EntryId) -> tuple[Sale, ...]:
    if entry not in state.till.by_entry:
        return ()
    return tuple(receipt.sale for receipt in state.till.standing(entry))


def _offer(
    desk: Desk,
    deed: Deed,
    kinds: dict[_Kind, list[EntryId]],
    chosen: Sequence[EntryId],
    allowed: Allowed,
) -> Offer:
    able: list[list[EntryId]] = []
    house: list[list[EntryId]] = []
    why: Refusal | None = None
    for kind, entries in kinds.items():
        refusal = _never(deed, kind, len(chosen))
        if refusal is None and (deed, kind) not in allowed.known:
            refusal = _refusal(desk, deed, entries[0])
        if refusal is None:
            allowed.known.add((deed, kind))
            able.append(entries)
        elif refusal.house:
            house.append(entries)
            why = why or refusal
        elif why is None or why.house:
            why = refusal
    return Offer(deed, _those(chosen, able), _those(chosen, house), why)


def _those(chosen: Sequence[EntryId], alike: list[list[EntryId]]) -> tuple[EntryId, ...]:
    """List some of the chosen, brought together by what they are, in the order they were chosen."""
    if len(alike) <= 1:
        return tuple(alike[0]) if alike else ()
    if sum(map(len, alike)) == len(chosen):
        return tuple(chosen)
    wanted = set().union(*alike)
    return tuple([entry for entry in chosen if entry in wanted])


def _never(deed: Deed, kind: _Kind, count: int) -> Refusal | None:
    """Refuse what is never offered: among several, only who is out re-enters, each person once."""
    if deed is Deed.RE_ENTER and count > 1 and not (kind.latest and kind.status is Status.OUT):
        code = Code.NOT_OUT if kind.status is not Status.OUT else Code.BACK_IN_PLAY
        return Refusal(code, "")
    return None


def _refusal(desk: Desk, deed: Deed, entry: EntryId) -> Refusal | None:
    """Ask the desk."""
    if deed is Deed.VOID:
        last = last_receipt(desk.state, entry)
        return Refusal(Code.NO_SUCH_RECEIPT, "") if last is None else None
    return desk.can(command_for(deed, entry))


def persons_of(state: State, entries: Sequence[EntryId]) -> tuple[PersonId, ...]:
    """List the persons of entries, each once."""
    return tuple(dict.fromkeys(state.entries[entry].person for entry in entries))


def _merge(desk: Desk, chosen: Sequence[EntryId]) -> Offer:
    """Offer to make one of two persons, where just two are chosen."""
    persons = persons_of(desk.state, chosen[:_FEW])
    if len(persons) != _PAIR or len(chosen) > _FEW:
        return Offer(Deed.MERGE, (), (), Refusal(Code.NOBODY, ""))
    one, other = persons
    refusal = desk.can(MergePersons(one, other))
    return Offer(Deed.MERGE, () if refusal else tuple(chosen), (), refusal)


def _erase(desk: Desk, chosen: Sequence[EntryId]) -> Offer:
    """Offer to erase the names of those who are not in any more."""
    able: list[EntryId] = []
    house: list[EntryId] = []
    why: Refusal | None = None
    state = desk.state
    for entry in chosen if len(chosen) <= _FEW else ():
        refusal = desk.can(ErasePerson(state.entries[entry].person))
        if refusal is None:
            able.append(entry)
        else:
            why = refusal
            house += [entry] if refusal.house else []
    return Offer(Deed.ERASE, tuple(able), tuple(house), why)


def _receipts(state: State, chosen: Sequence[EntryId]) -> Offer:
    """Offer the receipts of those who have some."""
    able = tuple(entry for entry in chosen if state.till.by_entry.get(entry))
    why = None if len(able) == len(chosen) else Refusal(Code.NO_SUCH_RECEIPT, "")
    return Offer(Deed.RECEIPTS, able, (), why)


def _cards(state: State, chosen: Sequence[EntryId]) -> Offer:
    seated = tuple(entry for entry in chosen if state.entries[entry].seat is not None)
    why = None if len(seated) == len(chosen) else Refusal(Code.NOT_IN_PLAY, "")
    return Offer(Deed.SEAT_CARDS, seated, (), why)
