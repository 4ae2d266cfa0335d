"""Which seats, tables, entries and texts a fact is about, and whether it sets the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.calls import facts as cl
from tdtool.tournament.chips import facts as cf
from tdtool.tournament.days import facts as d
from tdtool.tournament.event_facts import MessageSet
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.money import facts as m
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.prizes import facts as p

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.values import EntryId, SeatAt, TextId

    Seats = Iterable[SeatAt | None]
    Entries = Iterable[EntryId | None]


def seats_of(fact: f.Fact) -> tuple[SeatAt, ...]:
    """List the seats that a fact names, as it names them."""
    give = _SEATS.get(type(fact))
    return () if give is None else tuple([seat for seat in give(fact) if seat is not None])


def table_of(fact: f.Fact) -> int | None:
    """Give the table that a fact names as a whole, None where it names none, or several."""
    if isinstance(fact, pf.TablesSized):
        return fact.tables[0] if len(fact.tables) == 1 else None
    return getattr(fact, "table", None) if type(fact) in _TABLES else None


def entries_of(fact: f.Fact) -> tuple[EntryId, ...]:
    """List the entries that a fact is about, as it names them."""
    give = _ENTRIES.get(type(fact))
    return () if give is None else tuple([entry for entry in give(fact) if entry is not None])


def texts_of(fact: f.Fact) -> tuple[TextId, ...]:
    """List the free texts that belong to a fact."""
    give = _TEXTS.get(type(fact))
    return () if give is None else tuple(dict.fromkeys([text for text in give(fact) if text]))


_RULINGS = (r.Ruled, r.RulingDecided, r.RulingAppealed, r.AppealDecided)
_TABLES = frozenset(
    {
        f.TableOpened,
        f.TableClosed,
        f.TableLocked,
        f.HeadsCounted,
        hf.PositionGiven,
        hf.FirstButtonNamed,
        hf.HandSetByHand,
        hf.HandStepped,
        hf.AnswerGiven,
        f.SheetPrinted,
        f.Noted,
        pf.MoverDrawn,
        pf.ButtonDrawn,
        pf.TableHalted,
        pf.TableFeatured,
        h.TableFinished,
        cf.TableCounted,
        cl.ClockCalled,
        cl.CallEnded,
        *_RULINGS,
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
    NoShowMarked: lambda fact: (fact.seat,),
    StackPulled: lambda fact: (fact.seat,),
    f.Busted: lambda fact: (fact.origin, fact.seat),
    f.BustCorrected: lambda fact: (fact.wrong_seat, fact.right_seat),
    f.BustTakenBack: lambda fact: (fact.seat, fact.withdrawn_seat),
    pf.MoveReckoned: lambda fact: (fact.source, fact.destination),
    pf.SeatReserved: lambda fact: (fact.seat,),
    pf.SeatWon: lambda fact: (fact.seat,),
    pf.SeatMarked: lambda fact: (fact.seat,),
    **dict.fromkeys(_RULINGS, lambda fact: [one.seat for one in fact.players]),
    h.StackGiven: lambda fact: (fact.seat,),
    d.StackBagged: lambda fact: (fact.seat,),
    r.PenaltyGiven: lambda fact: (fact.seat,),
    r.PenaltyCounted: lambda fact: (fact.seat,),
    r.PenaltyEnded: lambda fact: (fact.seat,),
    cl.ClockCalled: lambda fact: (fact.seat,),
    cl.CallEnded: lambda fact: (fact.seat,),
}
_ENTRIES: dict[type[f.Fact], Callable[[Any], Entries]] = {
    f.EntryRegistered: lambda fact: (fact.entry,),
    f.EntryUnregistered: lambda fact: (fact.entry,),
    PersonsMerged: lambda fact: fact.entries,
    PersonErased: lambda fact: fact.entries,
    f.EntryLocked: lambda fact: (fact.entry,),
    f.TableClosed: lambda fact: fact.standing,
    f.SeatsDrawn: lambda fact: fact.entries,
    f.EntryPlaced: lambda fact: (fact.entry,),
    f.SeatsSwapped: lambda fact: (fact.one, fact.other),
    f.Arrived: lambda fact: (fact.entry,),
    f.SeatDisputed: lambda fact: (fact.stays, fact.stands),
    NoShowMarked: lambda fact: (fact.entry,),
    StackPulled: lambda fact: (fact.entry,),
    m.ReceiptGiven: lambda fact: (fact.entry,),
    m.ReceiptVoided: lambda fact: (fact.entry,),
    f.Busted: lambda fact: (fact.entry,),
    f.BustCorrected: lambda fact: (fact.wrong, fact.right),
    f.BustTakenBack: lambda fact: (fact.entry, fact.withdrawn),
    f.FloorChecked: lambda fact: (fact.entry,),
    f.Noted: lambda fact: (fact.entry,),
    pf.MoveReckoned: lambda fact: (fact.entry, *fact.passed_over),
    pf.MoverDrawn: lambda fact: (fact.entry,),
    pf.ByesDrawn: lambda fact: fact.byes,
    pf.Redrawn: lambda fact: fact.entries,
    pf.SeatReserved: lambda fact: (fact.entry,),
    pf.AccessNeeded: lambda fact: (fact.entry,),
    pf.KeptApart: lambda fact: (fact.one, fact.other),
    pf.SeatWon: lambda fact: (fact.entry,),
    **dict.fromkeys(_RULINGS, lambda fact: [one.entry for one in fact.players]),
    h.StackGiven: lambda fact: (fact.entry,),
    d.StackBagged: lambda fact: (fact.entry,),
    d.BagsOpened: lambda fact: fact.entries,
    d.BagsBrought: lambda fact: [one.entry for one in fact.carried],
    r.PenaltyGiven: lambda fact: (fact.entry,),
    r.PenaltyCounted: lambda fact: (fact.entry,),
    r.PenaltyEnded: lambda fact: (fact.entry,),
    cl.ClockCalled: lambda fact: (fact.entry,),
    cl.CallEnded: lambda fact: (fact.entry,),
    cf.StacksCounted: lambda fact: [entry for entry, _ in fact.stacks],
    p.PrizePaid: lambda fact: (fact.entry,),
    p.PaymentTakenBack: lambda fact: (fact.entry,),
    p.DealProposed: lambda fact: [entry for entry, _ in fact.shares],
    p.DealSigned: lambda fact: (fact.entry,),
    p.DealMade: lambda fact: [entry for entry, _ in fact.shares],
    p.KnockoutNamed: lambda fact: (fact.out, *fact.by),
}
_TEXTS: dict[type[f.Fact], Callable[[Any], Iterable[TextId | None]]] = {
    f.Noted: lambda fact: (fact.text,),
    MessageSet: lambda fact: (fact.text,),
    f.RefusalOverridden: lambda fact: (fact.reason,),
    hf.HandSetByHand: lambda fact: (fact.reason,),
    r.Ruled: lambda fact: fact.words,
    r.RulingDecided: lambda fact: fact.words,
    r.RulingAppealed: lambda fact: (fact.why,),
    r.AppealDecided: lambda fact: fact.words,
    r.PenaltyEnded: lambda fact: (fact.reason,),
    p.PrizesUnlocked: lambda fact: (fact.reason,),
    m.CashierSet: lambda fact: (fact.cashier,),
    m.ReceiptVoided: lambda fact: (fact.reason,),
}
TEXTED = tuple(_TEXTS)
"""The kinds of facts that free text belongs to."""


def sets_clock(fact: f.Fact) -> bool:
    """Tell whether a fact set the clock."""
    return isinstance(fact, f.ClockSet) or (
        isinstance(fact, f.StructureChanged) and fact.clock is not None
    )
