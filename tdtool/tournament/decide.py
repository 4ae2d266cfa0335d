"""From a command to what follows from it: facts, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import (
    clock_acts,
    elimination,
    hands,
    no_shows,
    penalties,
    persons,
    registration,
    rulings,
    seating,
    setup,
    tables,
)
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import no_show_commands as nc
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.calls import acts as calls
from tdtool.tournament.calls import commands as clc
from tdtool.tournament.chips import acts as chips
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.counted import acts as counted
from tdtool.tournament.counted import commands as fc
from tdtool.tournament.days import acts as days
from tdtool.tournament.days import commands as dc
from tdtool.tournament.hand_for_hand import acts as hand_for_hand
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand import last_hands
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money import pricing, refunding, selling
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans import move_acts, redraw_acts, satellite, seat_acts
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes import deals, knockouts, payments, planning
from tdtool.tournament.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.asking import Asking, Decision
    from tdtool.tournament.refusal import Refusal

_SUBJECTS: dict[type[c.Command], Callable[[Asking, Any], Decision]] = {
    c.ChangeStructure: clock_acts.change_structure,
    c.ChangeHouseRules: setup.change_house,
    ec.RenameTournament: setup.rename,
    ec.ChangeReentries: setup.change_reentries,
    ec.SetMessage: setup.set_message,
    c.Register: registration.register,
    c.RegisterAndSeat: registration.register_and_seat,
    c.Unregister: registration.unregister,
    c.ReEnter: registration.re_enter,
    MergePersons: persons.merge,
    ErasePerson: persons.erase,
    c.OpenTable: tables.open_table,
    c.CloseTable: tables.close_table,
    c.LockTable: tables.lock_table,
    c.LockSeat: tables.lock_seat,
    c.LockEntry: tables.lock_entry,
    c.DrawSeats: seating.draw_seats,
    c.SeatEntry: seating.seat_entry,
    c.MoveEntry: seating.move_entry,
    c.SitsAt: seating.sits_at,
    c.SwapSeats: seating.swap_seats,
    c.DisputeSeat: seating.dispute_seat,
    c.Arrive: seating.arrive,
    nc.MarkNoShow: no_shows.mark_no_show,
    nc.PullStack: no_shows.pull_stack,
    c.Bust: elimination.bust,
    c.CountHeads: elimination.count_heads,
    c.CorrectBust: elimination.correct_bust,
    c.TakeBackBust: elimination.take_back,
    c.CheckFloor: elimination.check_floor,
    c.GiveButton: hands.give_button,
    c.GiveBigBlind: hands.give_big_blind,
    c.SetFirstButton: hands.set_first_button,
    c.SetHand: hands.set_hand,
    c.NextHand: hands.next_hand,
    c.RecordAnswer: hands.record_answer,
    c.StartClock: clock_acts.start,
    c.PauseClock: clock_acts.pause,
    c.AddTime: clock_acts.add_time,
    c.SetRemaining: clock_acts.set_remaining,
    c.GoToRow: clock_acts.go_to_row,
    c.RanSince: clock_acts.ran_since,
    c.HoldAt: clock_acts.hold_at,
    c.RecordSheet: setup.record_sheet,
    c.WriteNote: setup.write_note,
    plc.ChangePlans: seat_acts.change_plans,
    plc.Balance: move_acts.balance,
    plc.BalanceByDraw: move_acts.balance_by_draw,
    plc.CarryOut: move_acts.carry_out,
    plc.WithdrawOrder: move_acts.withdraw_order,
    plc.BreakTables: redraw_acts.break_tables,
    plc.Redraw: redraw_acts.redraw,
    plc.LeaveSuggestion: move_acts.leave_suggestion,
    plc.HaltTable: move_acts.halt_table,
    plc.FeatureTable: seat_acts.feature_table,
    plc.ResizeTables: seat_acts.resize_tables,
    plc.ReserveSeat: seat_acts.reserve_seat,
    plc.MarkSeat: seat_acts.mark_seat,
    plc.NeedAccess: seat_acts.need_access,
    plc.KeepApart: seat_acts.keep_apart,
    plc.WinSeat: satellite.win_seat,
    rc.WriteRuling: rulings.write_ruling,
    rc.DecideRuling: rulings.decide_ruling,
    rc.AppealRuling: rulings.appeal_ruling,
    rc.DecideAppeal: rulings.decide_appeal,
    rc.CountHands: penalties.count_hands,
    rc.SetServed: penalties.set_served,
    rc.BackInSeat: penalties.back_in_seat,
    rc.LiftPenalty: penalties.lift_penalty,
    dc.NameFlight: days.name_flight,
    dc.BagStack: days.bag_stack,
    dc.OpenBags: days.open_bags,
    dc.BringTogether: days.bring_together,
    hc.BeginHandForHand: hand_for_hand.begin,
    hc.FinishTables: hand_for_hand.finish_tables,
    hc.CloseHand: hand_for_hand.close_hand,
    hc.EndHandForHand: hand_for_hand.end,
    hc.GiveStack: hand_for_hand.give_stack,
    hc.CallLastHands: last_hands.call,
    hc.EndLastHands: last_hands.end,
    cc.CountStacks: chips.count_stacks,
    cc.CountTable: chips.count_table,
    cc.ChooseChips: chips.choose_chips,
    fc.CountField: counted.count_field,
    fc.ChangeField: counted.change_field,
    fc.ForgetField: counted.forget_field,
    clc.CallClock: calls.call_clock,
    clc.EndCall: calls.end_call,
    mc.SetPrices: pricing.set_prices,
    mc.SetTerms: selling.set_terms,
    mc.SetCashier: selling.set_cashier,
    mc.TakePayment: selling.take_payment,
    mc.Rebuy: selling.rebuy,
    mc.AddOn: selling.add_on,
    mc.Refund: refunding.refund,
    mc.VoidReceipt: refunding.void_receipt,
    pc.PlanPrizes: planning.plan_prizes,
    pc.LockPrizes: planning.lock_prizes,
    pc.UnlockPrizes: planning.unlock_prizes,
    pc.PayPrize: payments.pay_prize,
    pc.TakeBackPayment: payments.take_back_payment,
    pc.ProposeDeal: deals.propose_deal,
    pc.SignDeal: deals.sign_deal,
    pc.MakeDeal: deals.make_deal,
    pc.DropDeal: deals.drop_deal,
    pc.NameKnockout: knockouts.name_knockout,
    pc.SetEnvelopes: knockouts.set_envelopes,
}
"""Every command and the subject that answers it; a tournament is opened by `setup` itself."""


def decide(ask: Asking, command: c.Command) -> Decision | Refusal:
    """Work out what follows from a command in this state; nothing is changed."""
    try:
        return _SUBJECTS[type(command)](ask, command)
    except Refused as refused:
        return refused.refusal


def found(command: c.OpenTournament, entropy: Callable[[int], bytes]) -> Decision | Refusal:
    """Work out how a tournament begins."""
    try:
        return setup.open_tournament(command, entropy)
    except Refused as refused:
        return refused.refusal
