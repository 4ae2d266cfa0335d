"""What an act is about: the sorts of its facts, as bits that are compared at once."""

from __future__ import annotations

from enum import StrEnum

from tdtool.tournament import event_facts as e
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.calls import facts as cl
from tdtool.tournament.chips import facts as cf
from tdtool.tournament.counted import facts as nf
from tdtool.tournament.days import facts as d
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.money import facts as m
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.values import ClockAct

Sort = type[f.Fact] | ClockAct
"""What happened: a kind of fact, for the clock what was done to it."""


class Kind(StrEnum):
    """What an act is about; the first that fits, in this order."""

    UNDO = "undo"
    RULING = "ruling"
    ENTRY = "entry"
    BUST = "bust"
    PRIZE = "prize"
    MOVE = "move"
    HAND = "hand"
    CLOCK = "clock"
    TABLE = "table"
    NOTE = "note"
    PRINT = "print"
    SETUP = "setup"


SORTS: dict[Kind, tuple[Sort, ...]] = {
    Kind.UNDO: (f.Undone, f.Redone),
    Kind.RULING: (
        r.Ruled,
        r.RulingDecided,
        r.RulingAppealed,
        r.AppealDecided,
        r.PenaltyGiven,
        r.PenaltyCounted,
        r.PenaltyEnded,
        cl.ClockCalled,
        cl.CallEnded,
    ),
    Kind.ENTRY: (
        f.EntryRegistered,
        f.EntryUnregistered,
        PersonsMerged,
        PersonErased,
        m.ReceiptGiven,
        m.ReceiptVoided,
        m.CashierSet,
        m.TermsSet,
        d.StackBagged,
        d.BagsOpened,
        d.BagsBrought,
        nf.FieldCounted,
        nf.FieldChanged,
        nf.FieldForgotten,
    ),
    Kind.BUST: (
        f.Busted,
        f.HeadsCounted,
        f.BustCorrected,
        f.BustTakenBack,
        f.FloorChecked,
        NoShowMarked,
        StackPulled,
        pf.SeatWon,
        h.StackGiven,
        nf.PlayersOut,
    ),
    Kind.PRIZE: (
        m.PricesSet,
        p.PrizesPlanned,
        p.PrizesLocked,
        p.PrizesUnlocked,
        p.PrizePaid,
        p.PaymentTakenBack,
        p.DealProposed,
        p.DealSigned,
        p.DealMade,
        p.DealDropped,
        p.KnockoutNamed,
        p.EnvelopesSet,
    ),
    Kind.MOVE: (
        f.SeatsDrawn,
        f.EntryPlaced,
        f.SeatsSwapped,
        f.Arrived,
        f.SeatDisputed,
        f.EntryLocked,
        pf.MoveOrdered,
        pf.OrderWithdrawn,
        pf.MoveReckoned,
        pf.MoverDrawn,
        pf.ByesDrawn,
        pf.Redrawn,
        pf.SuggestionLeft,
        pf.AccessNeeded,
        pf.KeptApart,
    ),
    Kind.HAND: (
        hf.PositionGiven,
        hf.FirstButtonNamed,
        hf.HandSetByHand,
        hf.HandStepped,
        hf.AnswerGiven,
        h.HandForHandBegun,
        h.TableFinished,
        h.HandClosed,
        h.HandForHandEnded,
        h.CardDrawn,
        h.LastHandsCalled,
        h.LastHandsEnded,
    ),
    Kind.CLOCK: (*ClockAct, f.StructureChanged),
    Kind.TABLE: (
        f.TableOpened,
        f.TableClosed,
        f.TableLocked,
        f.SeatLocked,
        pf.ButtonDrawn,
        pf.TableHalted,
        pf.TableFeatured,
        pf.TablesSized,
        pf.SeatReserved,
        pf.SeatMarked,
        cf.StacksCounted,
        cf.TableCounted,
    ),
    Kind.NOTE: (f.Noted, e.MessageSet),
    Kind.PRINT: (f.SheetPrinted,),
    Kind.SETUP: (
        f.TournamentOpened,
        f.HouseRulesChanged,
        pf.PlansSet,
        e.TournamentRenamed,
        e.ReentriesChanged,
        d.FlightNamed,
        cf.ChipsChosen,
        f.RefusalOverridden,
    ),
}
"""The sorts of each kind; an act of several sorts is found under each of their kinds."""
BIT: dict[Sort, int] = {
    sort: 1 << place for place, sort in enumerate(sort for kind in SORTS.values() for sort in kind)
}
"""Each sort as one bit of an act's mask."""
ANSWER = BIT[hf.AnswerGiven]
OVERRIDDEN = BIT[f.RefusalOverridden]
CANCELLED = 1 << len(BIT)
"""The bit of an act that counts no more."""
OTHER = CANCELLED << 1
"""The bit of a fact without a sort of its own."""


def mask_of(kind: Kind) -> int:
    """Give the bits of a kind's sorts."""
    return sum(BIT[sort] for sort in SORTS[kind])


_KINDS = tuple((kind, mask_of(kind)) for kind in SORTS)


def kind_of(mask: int) -> Kind:
    """Tell what an act of these sorts is about."""
    return next((kind for kind, bits in _KINDS if mask & bits), Kind.SETUP)


def bit_of(fact: f.Fact) -> int:
    """Give the bit of a fact's sort."""
    return BIT.get(fact.act if isinstance(fact, f.ClockSet) else type(fact), OTHER)
