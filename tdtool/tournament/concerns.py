"""Which seats, tables and entries a fact is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.values import EntryId, SeatAt

    Seats = Iterable[SeatAt | None]
    Entries = Iterable[EntryId | None]


def seats_of(fact: f.Fact) -> tuple[SeatAt, ...]:
    """List the seats that a fact names, as it names them."""
    give = _SEATS.get(type(fact))
    return () if give is None else tuple([seat for seat in give(fact) if seat is not None])


def table_of(fact: f.Fact) -> int | None:
    """Give the table that a fact names as a whole, None where it names none."""
    return getattr(fact, "table", None) if type(fact) in _TABLES else None


def entries_of(fact: f.Fact) -> tuple[EntryId, ...]:
    """List the entries that a fact is about, as it names them."""
    give = _ENTRIES.get(type(fact))
    return () if give is None else tuple([entry for entry in give(fact) if entry is not None])


_TABLES = frozenset(
    {
        f.TableOpened,
        f.TableClosed,
        f.TableLocked,
        f.HeadsCounted,
        f.PositionGiven,
        f.HandSetByHand,
        f.HandStepped,
        f.AnswerGiven,
        f.SheetPrinted,
        f.Noted,
    }
)
_SEATS: dict[type[f.Fact], Callable[[Any], Seats]] = {
    f.EntryUnregistered: lambda fact: (fact.seat,),
    f.SeatLocked: lambda fact: (fact.seat,),
    f.SeatsDrawn: lambda fact: fact.seats,
    f.EntryPlaced: lambda fact: (fact.origin, fact.seat),
    f.SeatsSwapped: lambda fact: (fact.one_seat, fact.other_seat),
    f.Arrived: lambda fact: (fact.seat,),
    f.SeatDisputed: lambda fact: (fact.seat, fact.origin),
    f.Busted: lambda fact: (fact.seat,),
    f.BustCorrected: lambda fact: (fact.wrong_seat, fact.right_seat),
    f.BustTakenBack: lambda fact: (fact.seat, fact.withdrawn_seat),
}
_ENTRIES: dict[type[f.Fact], Callable[[Any], Entries]] = {
    f.EntryRegistered: lambda fact: (fact.entry,),
    f.EntryUnregistered: lambda fact: (fact.entry,),
    f.EntryLocked: lambda fact: (fact.entry,),
    f.TableClosed: lambda fact: fact.standing,
    f.SeatsDrawn: lambda fact: fact.entries,
    f.EntryPlaced: lambda fact: (fact.entry,),
    f.SeatsSwapped: lambda fact: (fact.one, fact.other),
    f.Arrived: lambda fact: (fact.entry,),
    f.SeatDisputed: lambda fact: (fact.stays, fact.stands),
    f.Busted: lambda fact: (fact.entry,),
    f.BustCorrected: lambda fact: (fact.wrong, fact.right),
    f.BustTakenBack: lambda fact: (fact.entry, fact.withdrawn),
    f.FloorChecked: lambda fact: (fact.entry,),
    f.Noted: lambda fact: (fact.entry,),
}
