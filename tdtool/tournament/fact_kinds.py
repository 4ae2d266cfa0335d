"""Every kind of fact by its name in the log."""

from __future__ import annotations

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

FACTS: dict[str, type[f.Fact]] = {
    kind.KIND: kind
    for kind in (
        f.TournamentOpened,
        f.StructureChanged,
        f.HouseRulesChanged,
        e.TournamentRenamed,
        e.ReentriesChanged,
        f.EntryRegistered,
        f.EntryUnregistered,
        PersonsMerged,
        PersonErased,
        f.TableOpened,
        f.TableClosed,
        f.TableLocked,
        f.SeatLocked,
        f.EntryLocked,
        f.SeatsDrawn,
        f.EntryPlaced,
        f.SeatsSwapped,
        f.Arrived,
        f.SeatDisputed,
        f.Busted,
        f.HeadsCounted,
        f.BustCorrected,
        f.BustTakenBack,
        f.FloorChecked,
        hf.PositionGiven,
        hf.FirstButtonNamed,
        hf.HandSetByHand,
        hf.HandStepped,
        hf.AnswerGiven,
        f.ClockSet,
        f.SheetPrinted,
        f.Noted,
        e.MessageSet,
        r.Ruled,
        r.RulingDecided,
        r.RulingAppealed,
        r.AppealDecided,
        r.PenaltyGiven,
        r.PenaltyCounted,
        r.PenaltyEnded,
        m.PricesSet,
        m.TermsSet,
        m.CashierSet,
        m.ReceiptGiven,
        m.ReceiptVoided,
        NoShowMarked,
        StackPulled,
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
        pf.PlansSet,
        pf.MoveOrdered,
        pf.OrderWithdrawn,
        pf.MoveReckoned,
        pf.MoverDrawn,
        pf.ButtonDrawn,
        pf.ByesDrawn,
        pf.Redrawn,
        pf.SuggestionLeft,
        pf.TableHalted,
        pf.TableFeatured,
        pf.TablesSized,
        pf.SeatReserved,
        pf.SeatMarked,
        pf.AccessNeeded,
        pf.KeptApart,
        pf.SeatWon,
        h.HandForHandBegun,
        h.TableFinished,
        h.HandClosed,
        h.HandForHandEnded,
        h.StackGiven,
        h.CardDrawn,
        h.LastHandsCalled,
        h.LastHandsEnded,
        d.FlightNamed,
        d.StackBagged,
        d.BagsOpened,
        d.BagsBrought,
        cf.StacksCounted,
        cf.TableCounted,
        cf.ChipsChosen,
        nf.FieldCounted,
        nf.FieldChanged,
        nf.PlayersOut,
        nf.FieldForgotten,
        cl.ClockCalled,
        cl.CallEnded,
        f.RefusalOverridden,
        f.Undone,
        f.Redone,
    )
}
