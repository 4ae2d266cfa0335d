"""Every kind of fact by its name in the log."""

from __future__ import annotations

from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.money.facts import PricesSet
from tdtool.tournament.prizes import facts as p

FACTS: dict[str, type[f.Fact]] = {
    kind.KIND: kind
    for kind in (
        f.TournamentOpened,
        f.StructureChanged,
        f.HouseRulesChanged,
        f.EntryRegistered,
        f.EntryUnregistered,
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
        f.PositionGiven,
        f.HandSetByHand,
        f.HandStepped,
        f.AnswerGiven,
        f.ClockSet,
        f.SheetPrinted,
        f.Noted,
        r.Ruled,
        r.RulingDecided,
        r.RulingAppealed,
        r.AppealDecided,
        r.PenaltyGiven,
        r.PenaltyCounted,
        r.PenaltyEnded,
        PricesSet,
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
        f.RefusalOverridden,
        f.Undone,
        f.Redone,
    )
}
