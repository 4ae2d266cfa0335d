"""Random commands through the desk; after each, what must always hold, holds."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tdtool.desk import Done
from tdtool.rules.button.answer import Positions
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.house import HouseRules
from tdtool.rules.prizes.bounty import BountyKind, Envelopes, OwnBounty
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.percent_text import read
from tdtool.rules.prizes.places import Band, total
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import no_show_commands as nc
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.view import chips_view, ranked_stacks, table_chips
from tdtool.tournament.days import commands as dc
from tdtool.tournament.fold import fold
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.view import together_view
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.cash_up import cash_up
from tdtool.tournament.money.intake import entered
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.balance import short_tables
from tdtool.tournament.plans.breaking import outs_until_break
from tdtool.tournament.plans.halt import halts
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.plans.sizes import Flow
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.prizes.deals import players_left
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import strip, tiles
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.ruling_view import Reader, ruling_log
from tdtool.tournament.standings import came_back, is_held, places, winner
from tdtool.tournament.state import State, Status
from tdtool.tournament.table_view import table_view
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, RulingWords, SeatAt, Sheet
from tests.extent import examples
from tests.tournament.evening import MINUTE, NOON, Evening

TABLES = st.integers(1, 3)
SEATS = st.integers(0, 10)
ENTRIES = st.integers(0, 16)
AT = st.builds(SeatAt, TABLES, SEATS)
SEVERAL = st.lists(ENTRIES, min_size=1, max_size=3).map(tuple)
FEW_SEATS = st.lists(st.integers(1, 9), max_size=2, unique=True).map(tuple)

REGISTRATION = st.one_of(
    st.builds(c.Register, names=st.lists(st.text("aB ł\n", max_size=4), max_size=4).map(tuple)),
    st.builds(c.RegisterAndSeat, name=st.text("xyz", max_size=3)),
    st.builds(c.Unregister, ENTRIES),
    st.builds(c.ReEnter, ENTRIES),
)
TABLE_ACTS = st.one_of(
    st.builds(
        c.OpenTable,
        TABLES,
        st.sampled_from([None, 2, 6, 9, 13]),
        st.just(()) | SEVERAL,
        st.none() | SEATS,
    ),
    st.builds(c.CloseTable, TABLES),
    st.builds(c.LockTable, TABLES, st.booleans()),
    st.builds(c.LockSeat, AT, st.booleans()),
    st.builds(c.LockEntry, ENTRIES, st.booleans()),
    st.builds(c.DrawSeats, open_tables=st.booleans(), table=st.none() | TABLES),
)
MOVES = st.one_of(
    st.builds(c.SeatEntry, ENTRIES, AT),
    st.builds(c.MoveEntry, ENTRIES, st.one_of(st.none(), AT)),
    st.builds(c.SitsAt, ENTRIES, AT),
    st.builds(c.SwapSeats, AT, AT),
    st.builds(c.Arrive, ENTRIES),
    st.builds(c.DisputeSeat, AT, ENTRIES, st.booleans()),
)
BUSTS = st.one_of(
    st.builds(
        c.Bust,
        SEVERAL,
        st.sampled_from(HandChoice),
        st.one_of(st.none(), ENTRIES),
        before_moving=st.booleans(),
    ),
    st.builds(c.CountHeads, TABLES, st.integers(0, 9)),
)
CORRECTIONS = st.one_of(
    st.builds(c.CorrectBust, ENTRIES, ENTRIES),
    st.builds(c.TakeBackBust, ENTRIES, st.one_of(st.none(), AT), st.booleans()),
    st.builds(c.CheckFloor, ENTRIES),
)
HANDS = st.one_of(
    st.builds(c.GiveButton, TABLES, SEATS, FEW_SEATS, st.just(()) | SEVERAL),
    st.builds(c.GiveBigBlind, TABLES, SEATS, FEW_SEATS),
    st.builds(c.SetFirstButton, TABLES, SEATS),
    st.builds(
        c.SetHand,
        TABLES,
        st.builds(lambda b, s, g: Positions(b, s, (s,), (g,)), SEATS, SEATS, SEATS),
        st.just("found wrong"),
    ),
    st.builds(c.NextHand, TABLES),
    st.builds(c.RecordAnswer, TABLES),
)
FLOWS = st.builds(Flow, TABLES, TABLES)
FLOOR_PLANS = st.one_of(
    st.builds(plc.Balance, st.lists(FLOWS, max_size=2).map(tuple)),
    st.builds(plc.BalanceByDraw, FLOWS),
    st.builds(plc.CarryOut, st.integers(0, 3)),
    st.builds(plc.WithdrawOrder, st.integers(0, 3)),
    st.builds(plc.BreakTables, st.lists(TABLES, max_size=2, unique=True).map(tuple)),
    st.builds(plc.Redraw, st.booleans()),
    st.builds(plc.LeaveSuggestion, st.sampled_from(Suggested), st.integers(0, 3)),
    st.builds(plc.HaltTable, TABLES, st.booleans()),
    st.builds(plc.FeatureTable, TABLES, st.booleans()),
    st.builds(plc.ResizeTables, st.integers(2, 10), st.lists(TABLES, max_size=2).map(tuple)),
    st.builds(
        plc.ChangePlans,
        st.builds(
            PlanSettings,
            form=st.sampled_from(Format),
            keep_apart=st.booleans(),
            redraw_at=st.sampled_from([None, (5, 3)]),
            prize_seats=st.none() | st.integers(1, 3),
            milestone=st.none() | st.just(40_000),
        ),
    ),
)
KEPT = st.one_of(
    st.builds(plc.ReserveSeat, AT, st.none() | ENTRIES),
    st.builds(plc.MarkSeat, AT, st.booleans()),
    st.builds(plc.NeedAccess, ENTRIES, st.booleans()),
    st.builds(plc.KeepApart, ENTRIES, ENTRIES, st.booleans()),
    st.builds(plc.WinSeat, ENTRIES, st.none() | st.integers(-1, 50_000)),
)
CLOCK = st.one_of(
    st.builds(c.StartClock),
    st.builds(c.PauseClock),
    st.builds(c.AddTime, st.integers(-30, 30).map(lambda m: m * MINUTE)),
    st.builds(c.GoToRow, st.integers(-1, 8)),
    st.builds(c.RanSince, st.integers(0, 200).map(lambda m: NOON + m * MINUTE)),
    st.builds(c.HoldAt, st.integers(-1, 8), st.integers(0, 20).map(lambda m: m * MINUTE)),
    st.builds(c.RecordSheet, st.sampled_from(Sheet), st.none() | TABLES),
    st.builds(c.WriteNote, st.text("abc ", max_size=3)),
    st.builds(ec.SetMessage, st.text("abc ", max_size=3)),
    st.builds(ec.RenameTournament, st.text("abc ", max_size=3)),
    st.builds(ec.ChangeReentries, st.none() | st.integers(-1, 2)),
)
WORDS = st.builds(RulingWords, st.text("ab ", max_size=2), decision=st.text("ab ", max_size=2))
PENALTIES = st.lists(
    st.builds(NewPenalty, ENTRIES, st.sampled_from(PenaltyKind), st.integers(0, 3)), max_size=2
).map(tuple)
RULINGS = st.integers(0, 4)
RULED = st.one_of(
    st.builds(
        rc.WriteRuling,
        WORDS,
        SEVERAL,
        st.none() | TABLES,
        penalties=PENALTIES,
        corrects=st.none() | RULINGS,
    ),
    st.builds(rc.WriteRuling, penalties=PENALTIES),
    st.builds(rc.DecideRuling, RULINGS, WORDS, penalties=PENALTIES),
    st.builds(rc.AppealRuling, RULINGS, st.text("ab ", max_size=2)),
    st.builds(rc.DecideAppeal, RULINGS, st.booleans(), WORDS),
)
SERVED = st.one_of(
    st.builds(rc.CountHands, ENTRIES, st.integers(0, 3)),
    st.builds(rc.SetServed, ENTRIES, st.integers(-1, 9)),
    st.builds(rc.BackInSeat, ENTRIES),
    st.builds(rc.LiftPenalty, ENTRIES, st.sampled_from(["", "why"])),
)

SHARES = st.sampled_from([100, 1_500, 5_000])
PLANS = st.one_of(
    st.builds(PrizePlan, share_paid=SHARES, lowest=st.sampled_from([0, 100, 200])),
    st.just(PrizePlan(PlanWay.PERCENT, percent=read("1-2: 100\n3-7: 60 40\n8+: 50 30 20", "x"))),
    st.just(PrizePlan(PlanWay.SEATS, tickets=(Ticket(1, 1, "seat", 25),))),
    st.just(PrizePlan(PlanWay.FIXED, bands=(Band(1, 1, 60), Band(2, 3, 20)))),
)
PRICES = st.builds(
    Prices,
    entry=st.builds(Price, st.integers(1, 20), bounty=st.sampled_from([0, 3, 10])),
    guarantee=st.sampled_from([0, 100]),
    held_back=st.sampled_from([0, 400]),
    bounty=st.sampled_from(BountyKind),
    own_bounty=st.sampled_from(OwnBounty),
)
PRIZES = st.one_of(
    st.builds(mc.SetPrices, PRICES),
    st.builds(pc.PlanPrizes, PLANS),
    st.just(pc.LockPrizes()),
    st.just(pc.UnlockPrizes("wrong")),
    st.builds(pc.PayPrize, ENTRIES),
    st.builds(pc.TakeBackPayment, ENTRIES),
    st.builds(pc.NameKnockout, ENTRIES, SEVERAL, st.none() | st.just(10)),
    st.builds(lambda n: pc.SetEnvelopes((Envelopes(10, n),)), st.integers(1, 14)),
)
DEALS = st.one_of(
    st.builds(pc.SignDeal, ENTRIES, st.booleans()), st.just(pc.MakeDeal()), st.just(pc.DropDeal())
)


TOGETHER = st.one_of(
    st.builds(hc.BeginHandForHand),
    st.builds(hc.FinishTables, st.lists(TABLES, max_size=2).map(tuple), st.booleans()),
    st.builds(hc.CloseHand),
    st.builds(hc.EndHandForHand, st.booleans()),
    st.builds(hc.GiveStack, ENTRIES, st.integers(-1, 3)),
    st.builds(hc.CallLastHands, st.none() | st.integers(0, 21), st.none() | st.booleans()),
    st.builds(hc.EndLastHands),
    st.builds(dc.BagStack, ENTRIES, st.integers(0, 3), st.none() | st.integers(0, 3)),
    st.builds(dc.OpenBags, st.just(()) | SEVERAL),
)


EXTRAS = st.builds(
    Extra,
    st.builds(Price, st.integers(0, 9)),
    st.sampled_from([0, 500]),
    st.sampled_from([None, 1]),
)
NUMBERS = st.integers(0, 9)
TILL = st.one_of(
    st.builds(mc.SetTerms, st.builds(Terms, st.none() | EXTRAS, st.none() | EXTRAS)),
    st.builds(mc.SetCashier, st.sampled_from(["", "Mo"])),
    st.builds(mc.TakePayment, ENTRIES, st.none() | st.sampled_from(Means)),
    st.builds(mc.Rebuy, ENTRIES),
    st.builds(mc.AddOn, ENTRIES),
    st.builds(mc.Refund, ENTRIES, st.none() | NUMBERS),
    st.builds(mc.VoidReceipt, NUMBERS, st.just("wrong")),
    st.builds(nc.MarkNoShow, ENTRIES),
    st.builds(nc.PullStack, ENTRIES),
)


COUNTS = st.one_of(
    st.builds(
        cc.CountStacks,
        st.lists(st.tuples(ENTRIES, st.integers(0, 60_000)), max_size=3).map(tuple),
    ),
    st.builds(cc.CountTable, TABLES, st.integers(0, 200_000)),
)


class AnyEvening(RuleBasedStateMachine):
    """An evening on which anything may be asked, in any order."""

    @initialize(
        rule_=st.sampled_from(ButtonRule), seed=st.integers(0, 99), players=st.integers(2, 14)
    )
    def open(self, rule_: ButtonRule, seed: int, players: int) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.evening = Evening(self.folder, house=HouseRules(button_rule=rule_), seed=seed)
        self.evening.players(players)

    @rule(command=st.one_of(REGISTRATION, TABLE_ACTS), anyway=st.booleans())
    def enter(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=MOVES, anyway=st.booleans())
    def move(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=BUSTS)
    def bust(self, command: c.Command) -> None:
        self.ask(command, anyway=False)

    @rule(command=CORRECTIONS)
    def correct(self, command: c.Command) -> None:
        self.ask(command, anyway=False)

    @rule(command=HANDS, anyway=st.booleans())
    def deal(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=st.one_of(FLOOR_PLANS, KEPT), anyway=st.booleans())
    def plan(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=CLOCK)
    def wind(self, command: c.Command) -> None:
        self.ask(command, anyway=False)

    @rule(command=RULED, anyway=st.booleans())
    def decide(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=TOGETHER, anyway=st.booleans())
    def play_together(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=SERVED)
    def serve(self, command: c.Command) -> None:
        self.ask(command, anyway=False)

    @rule(command=PRIZES, anyway=st.booleans())
    def pay(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(command=TILL, anyway=st.booleans())
    def sell(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(one=ENTRIES, other=ENTRIES, erases=st.booleans(), anyway=st.booleans())
    def know(self, one: int, other: int, *, erases: bool, anyway: bool) -> None:
        entries = self.evening.state.entries
        kept, gone = (entries[at].person if at in entries else "" for at in (one, other))
        command: c.Command = MergePersons(kept, gone)
        self.ask(ErasePerson(kept) if erases else command, anyway=anyway)

    @rule(command=COUNTS, anyway=st.booleans())
    def count(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    @rule(way=st.sampled_from([DealWay.ICM, DealWay.CHIP_CHOP]), left=st.sampled_from([0, 5]))
    def chop(self, way: DealWay, left: int) -> None:
        stacks = tuple((entry, entry * 10) for entry in players_left(self.evening.state))
        self.ask(pc.ProposeDeal(way, stacks, left), anyway=True)

    @rule(command=DEALS, anyway=st.booleans())
    def sign(self, command: c.Command, *, anyway: bool) -> None:
        self.ask(command, anyway=anyway)

    def ask(self, command: c.Command, *, anyway: bool) -> None:
        before = self.evening.desk.seq
        done = self.evening.desk.do(command, override="said so" if anyway else "")
        if isinstance(done, Refusal):
            assert done.sentence
            assert "{entry" not in done.sentence
            assert self.evening.desk.seq == before
        else:
            assert self.evening.desk.seq == before + len(done.facts)

    @rule(ms=st.integers(0, 12 * MINUTE))
    def wait(self, ms: int) -> None:
        self.evening.clock.pass_(ms)

    @rule()
    def crash(self) -> None:
        self.evening.clock.reboot(MINUTE)
        assert self.evening.reopened().state == self.evening.state

    @rule()
    def undo_and_redo(self) -> None:
        before = fold(self.evening.desk.history.records)
        assert before == self.evening.state
        if isinstance(self.evening.desk.undo(), Done):
            redone = self.evening.desk.redo()
            assert isinstance(redone, Done), redone
            assert self.evening.state == before

    @rule()
    def undo(self) -> None:
        before = self.evening.state
        if isinstance(self.evening.desk.undo(), Refusal):
            assert self.evening.state is before

    @rule(data=st.data())
    def undo_any(self, data: st.DataObject) -> None:
        acts = [action for action, _ in self.evening.desk.history.acts_backwards()]
        self.evening.desk.undo(data.draw(st.sampled_from(acts)))

    @rule()
    def redo(self) -> None:
        self.evening.desk.redo()

    @invariant()
    def state_is_the_fold_of_the_log(self) -> None:
        if self.made():
            assert fold(self.evening.desk.history.records) == self.evening.state

    @invariant()
    def nobody_sits_twice(self) -> None:
        if self.made():
            check_seats(self.evening.state)

    @invariant()
    def places_are_a_permutation(self) -> None:
        if self.made():
            check_places(self.evening.state)

    @invariant()
    def penalties_are_never_negative_and_follow_their_player(self) -> None:
        if self.made():
            check_penalties(self.evening.state)

    @invariant()
    def prizes_come_to_the_pool(self) -> None:
        if self.made():
            check_prizes(self.evening.state)

    @invariant()
    def the_till_comes_out(self) -> None:
        if self.made():
            check_till(self.evening.state)

    @invariant()
    def counts_are_of_who_is_in_play(self) -> None:
        if self.made():
            check_counts(self.evening.state)

    @invariant()
    def every_page_can_be_shown(self) -> None:
        if not self.made():
            return
        state, names, now = self.evening.state, self.evening.desk.names, self.evening.desk.now()
        strip(state, now)
        short_tables(state, now)
        halts(state, now)
        outs_until_break(state)
        tasks(state, names, now)
        together_view(state, names, now)
        assert len(tiles(state, now)) == len(state.tables)
        reader = Reader(state, names, {}, now)
        log = ruling_log(reader, state)
        assert [view.number for view in log] == sorted(state.rulings, reverse=True)
        assert all(view.at_ms <= one.at_ms for view in log for one in reader.since(view.number))
        for number in state.tables:
            view = table_view(state, number, names, now)
            if view.answer is not None:
                assert sorted(view.answer.preflop) == sorted(view.answer.dealt_in)
                assert view.why

    def made(self) -> bool:
        return hasattr(self, "evening")

    @precondition(lambda self: self.made())
    @rule()
    def the_chain_holds(self) -> None:
        log: Any = self.evening.store.log(self.evening.desk.id)
        assert log.verify() is None

    def teardown(self) -> None:
        if self.made():
            self.evening.store.close()
            shutil.rmtree(self.folder)


def check_seats(state: State) -> None:
    seats = Counter(e.seat for e in state.entries.values() if e.seat is not None)
    assert all(count == 1 for count in seats.values())
    held = {
        SeatAt(table.number, seat): entry
        for table in state.tables.values()
        for seat, entry in table.occupants.items()
    }
    assert held == {e.seat: e.id for e in state.entries.values() if e.seat is not None}
    for table in state.tables.values():
        assert all(1 <= seat <= table.seats for seat in table.occupants)
        assert table.missing >= 0
        if table.position is not None:
            assert table.position.present.items() <= table.occupants.items()
    by_status = Counter(entry.status for entry in state.entries.values())
    assert by_status[Status.SEATED] == len(held)
    assert state.seated == by_status[Status.SEATED] + by_status[Status.STANDING]
    assert state.in_play == state.seated + by_status[Status.WAITING]
    assert set(state.busts) == {e.id for e in state.entries.values() if e.status is Status.OUT}
    assert all(state.entries[e].status is Status.STANDING for e in state.disputes)
    awaited = {e.id for e in state.entries.values() if e.awaited}
    assert awaited == state.awaited
    assert all(state.entries[entry].seat is not None for entry in awaited)


def check_penalties(state: State) -> None:
    running: set[int] = set()
    for person, numbers in state.serving.items():
        running.update(numbers)
        assert list(numbers) == sorted(numbers)
        for number in numbers:
            penalty = state.penalties[number]
            assert penalty.end is None
            assert state.entries[penalty.entry].person == person
    for number, penalty in state.penalties.items():
        assert 0 <= penalty.served <= penalty.hands
        assert number in state.rulings[penalty.ruling].penalties
        assert (number in running) == (penalty.hands > 0 and penalty.end is None)
    assert state.out_of_play == sum(bust.out_of_play for bust in state.busts.values())
    for number, ruling in state.rulings.items():
        assert number <= state.rulings_given
        if ruling.corrects is not None:
            assert state.rulings[ruling.corrects].corrected_by == number


def check_prizes(state: State) -> None:
    count = Counter(
        e.number > 1 for e in state.entries.values() if e.status is not Status.UNREGISTERED
    )
    assert (count[False], count[True]) == entered(state)[:2]
    table, won = table_of(state), awards(state)
    if not table.problem:
        assert total(table.bands) == table.pool.payable
        worth = sum(band.worth * band.places for band in table.bands)
        paid_out = sum(award.cash for award in won.values())
        assert paid_out <= table.pool.payable or state.prizes.deal is not None
        if winner(state) is not None and not worth and state.prizes.deal is None:
            ranks = state.in_play + sum(not came_back(state, entry) for entry in state.busts)
            assert paid_out == table.pool.payable or ranks < table.places
    assert state.prizes.knockouts.keys() <= state.busts.keys()
    heads = bounties(state)
    if heads is not None and (state.money and state.money.bounty is not BountyKind.MYSTERY):
        assert heads.books.off == 0
    deal = state.prizes.deal
    if deal is not None:
        assert sum(deal.shares.values()) + deal.left == sum(deal.prizes)


def check_till(state: State) -> None:
    till = state.till
    stand = [one for one in till.receipts.values() if one.stands]
    assert cash_up(state).total == sum(one.amount for one in stand)
    assert all(number > 0 for number in (*till.extras.values(), *till.chips.values()))
    assert sum(till.chips.values()) == sum(one.chips for one in stand)
    assert all(state.entries[one.entry].status is not Status.UNREGISTERED for one in stand)
    assert all(number <= till.given for number in till.receipts)
    assert all(state.entries[entry].status is Status.SEATED for entry in state.absent)


def check_counts(state: State) -> None:
    stacks = ranked_stacks(state)
    assert all(state.entries[one.entry].status in PLAYING for one in stacks)
    assert [one.chips for one in stacks] == sorted((one.chips for one in stacks), reverse=True)
    walked = chips_view(state).round
    assert (walked is None) == (state.chips.round is None)
    if walked is not None:
        assert (walked.gap is None) or not walked.missing
        assert walked.first_ms <= walked.last_ms
        known = {entry for table in state.chips.tables.values() for entry in table.entries}
        assert not set(walked.missing) & set(state.chips.round.stacks)  # type: ignore[union-attr]
        assert walked.counted <= len(known | set(state.chips.stacks))
    for table in state.tables.values():
        view = table_chips(state, table)
        assert view.counted <= view.players


PLAYING = (Status.SEATED, Status.STANDING)


def check_places(state: State) -> None:
    ranked = places(state)
    known = [entry for entry in state.busts if not came_back(state, entry)]
    out = [entry for entry in known if not is_held(state, entry)]
    winner = state.in_play == 1 and bool(state.busts)
    assert len(ranked) == len(out) + winner
    covered: Counter[int] = Counter()
    for place in set(ranked.values()):
        sharing = [entry for entry, own in ranked.items() if own == place]
        assert len(sharing) == place.last - place.first + 1
        covered.update(range(place.first, place.last + 1))
    first = [1] if winner else []
    best = state.in_play + 1 + len(known) - len(out)
    assert sorted(covered) == [*first, *range(best, best + len(out))]
    assert all(count == 1 for count in covered.values())


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(max_examples=examples(120), stateful_step_count=40)
