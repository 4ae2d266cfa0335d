"""Satellites with a milestone, and brackets: who stops, who wins, who waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.redraw import redraw_due
from tdtool.tournament.plans.satellite import satellite
from tdtool.tournament.plans.settings import Format, PlanSettings, SizeFrom
from tdtool.tournament.plans.size_steps import has_level
from tdtool.tournament.plans.tasks import plan_tasks
from tdtool.tournament.prizes import commands as pzc
from tdtool.tournament.prizes.awards import awards, to_the_money
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.queries import chips_in_play, money_view
from tdtool.tournament.refusal import Code
from tdtool.tournament.standings import places
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import TaskKind, Tone, Word
from tests.tournament.plans.floor_of import Floor, full

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def satellite_of(players: int, seats: int, milestone: int | None = 50_000) -> Floor:
    made = Floor({1: full(min(9, players)), 2: full(max(0, players - 9))})
    made.set(form=Format.SATELLITE, prize_seats=seats, milestone=milestone)
    return made


def said(made: Floor) -> list[str]:
    tasks = plan_tasks(made.state, made.names.__getitem__, made.now)
    return [f"{task.title} {task.detail}" for task in tasks if task.kind is TaskKind.SATELLITE]


def test_at_the_milestone_a_seat_is_won_and_one_less_is_to_be_won() -> None:
    made = satellite_of(12, 3)
    before = chips_in_play(made.state)
    assert before is not None
    done = made.do(pc.WinSeat(4))
    assert [type(fact) for fact in done.facts] == [pf.SeatWon, f.Busted]
    assert satellite(made.state) == (2, 11, 1)
    assert chips_in_play(made.state) == before - 50_000
    assert made.state.entries[4].seat is None
    made.do(c.Bust((7,)))
    made.do(pc.WinSeat(9, chips=61_000))
    found = places(made.state)
    # Who won a seat is first, whatever happens behind them.
    assert (str(found[4]), str(found[9]), str(found[7])) == ("1st-2nd", "1st-2nd", "12th")
    for entry in (1, 2, 3, 5, 6, 8, 10, 11):
        assert said(made) == []
        made.do(c.Bust((entry,)))
    assert said(made) == [
        "1 left, 1 seat: stop Everybody left has won a seat. 2 won theirs before."
    ]
    made.refused(pc.WinSeat(12))
    assert str(places(made.state)[12]) == "3rd"
    assert str(places(made.state)[11]) == "4th"


def test_a_seat_that_was_not_won_is_taken_back() -> None:
    made = satellite_of(12, 3)
    made.do(pc.WinSeat(4))
    made.do(c.TakeBackBust(4))
    assert satellite(made.state) == (3, 12, 0)
    made.do(pc.WinSeat(4))
    made.do(c.CorrectBust(4, 5))
    assert satellite(made.state) == (3, 11, 0)


def test_seats_that_cannot_be_won() -> None:
    made = satellite_of(12, 2)
    assert made.refused(pc.WinSeat(4, -1)).code is Code.BAD_NUMBER
    refusal = made.refused(pc.WinSeat(4, 40_000))
    assert (refusal.house, refusal.sentence) == (True, "The milestone is 50,000 chips, not 40,000.")
    made.do(pc.WinSeat(4, 40_000), anyway=True)
    assert made.refused(pc.WinSeat(4)).code is Code.NOT_IN_PLAY
    made.set(form=Format.SATELLITE, prize_seats=2)
    assert made.refused(pc.WinSeat(5)).sentence.startswith("How many chips does")
    assert made.refused(pc.WinSeat(5, 9)).sentence == "This satellite has no milestone."
    made.do(pc.WinSeat(5, 9), anyway=True)
    assert said(made) == ["10 left, 0 seats: stop All seats are won. 2 won theirs before."]
    assert made.refused(pc.WinSeat(6, 9)).sentence == "All seats are won already: play stops."
    made.set()
    assert made.refused(pc.WinSeat(6)).code is Code.NO_SATELLITE
    assert made.refused(pc.ChangePlans(PlanSettings(milestone=0))).code is Code.BAD_NUMBER


def test_who_won_early_is_given_the_same_seat_as_those_who_are_left() -> None:
    made = satellite_of(6, 3)
    euro = Currency("EUR", "€", 2)
    made.do(SetPrices(Prices(euro, Price(prize=50_00))))
    made.do(pzc.PlanPrizes(PrizePlan(PlanWay.SEATS, tickets=(Ticket(1, 1, "Main event", 100_00),))))
    made.do(pzc.LockPrizes(), anyway=True)
    assert to_the_money(made.state) == 3
    made.do(pc.WinSeat(1))
    assert {one.entry: one.tickets for one in awards(made.state).values()} == {1: ("Main event",)}
    assert to_the_money(made.state) == 3
    view = money_view(made.state)
    assert view is not None
    assert view.to_go == 3
    for entry in (2, 3, 4):
        made.do(c.Bust((entry,)))
    assert {one.entry for one in awards(made.state).values() if one.tickets} == {1, 5, 6}
    made.do(c.Bust((5,)))
    assert str(places(made.state)[6]) == "2nd"
    assert {one.entry for one in awards(made.state).values() if one.tickets} == {1, 5, 6}


def test_hand_for_hand_holds_the_place_of_who_wins_a_seat() -> None:
    made = satellite_of(12, 3)
    made.do(hc.BeginHandForHand())
    made.do(pc.WinSeat(4))
    assert 4 not in places(made.state)


def test_a_bracket_waits_for_its_first_round() -> None:
    made = Floor(row=0)
    made.set(form=Format.HEADS_UP)
    made.do(c.Register(names=tuple(f"p{number}" for number in range(11))))
    made.state.clock = None
    titles = [task.title for task in plan_tasks(made.state, str, made.now)]
    assert titles == ["First round: 6 play at 3 tables; 5 wait for the second"]
    refusal = made.refused(c.DrawSeats(open_tables=True))
    assert (refusal.code, refusal.house) == (Code.BYES_WAIT, True)
    plan = redraw_due(made.state)
    assert plan is not None
    assert (plan.byes, plan.seats, len(plan.tables)) == (5, 2, 3)
    made.do(pc.Redraw())
    assert sorted(made.sizes().values()) == [2, 2, 2]
    assert plan_tasks(made.state, str, made.now) == []
    made.set()
    assert redraw_due(made.state) is None


def test_a_bracket_of_a_power_of_two_has_no_byes() -> None:
    made = Floor(row=0)
    made.set(form=Format.HEADS_UP)
    made.do(c.Register(names=tuple(f"p{number}" for number in range(4))))
    made.state.clock = None
    (task,) = plan_tasks(made.state, str, made.now)
    assert task.title == "First round: 4 play at 2 tables"
    made.do(c.DrawSeats((1, 2), open_tables=True))
    made.do(c.DrawSeats(open_tables=True))
    made.do(c.Register(names=("late one", "later one", "latest one")))
    # Who comes now is seated as always: the first round stands already.
    made.do(c.DrawSeats(open_tables=True))


def test_what_is_kept_is_said_at_the_table() -> None:
    made = Floor({1: full(7)})
    names = {f"p{entry}": name for entry, name in made.names.items()}
    made.do(pc.FeatureTable(1, feature=True))
    made.do(pc.MarkSeat(SeatAt(1, 8), accessible=True))
    made.do(pc.MarkSeat(SeatAt(1, 9), accessible=True))
    made.do(pc.ReserveSeat(SeatAt(1, 9), 3))
    made.do(pc.NeedAccess(made.at(1, 7).id, needed=True))
    view = table_view(made.state, 1, names, made.now)
    assert view.head == "feature table, 7 of 9"
    assert [seat.word for seat in view.seats[6:]] == [
        Word("needs reach", Tone.REMARK),
        Word("within reach", Tone.REMARK),
        Word("kept for 1.3", Tone.REMARK),
    ]


def test_sizes_stand_in_the_order_in_which_they_begin() -> None:
    made = Floor({1: full(7)})
    assert has_level(made.state, "3")
    assert not has_level(made.state, "33")
    late, early, never = SizeFrom(6, level="5"), SizeFrom(8, level="2"), SizeFrom(5, 9)
    made.do(pc.ChangePlans(PlanSettings(sizes=(late, never, early))))
    assert made.state.plans.settings.sizes == (early, late, never)


def test_a_seat_won_is_undone_and_redone(six: Evening) -> None:
    settings = PlanSettings(form=Format.SATELLITE, prize_seats=2, milestone=50_000)
    six.do(pc.ChangePlans(settings))
    before = six.reopened().state
    moved = six.do(c.MoveEntry(3, SeatAt(1, 9)))
    six.do(c.Arrive(3))
    won = six.do(pc.WinSeat(3))
    after = six.reopened().state
    assert isinstance(six.desk.undo(won.action), Done)
    assert isinstance(six.desk.redo(), Done)
    assert six.state == after
    # He left from the seat he was moved to: the move is not undone without it.
    assert not isinstance(six.desk.undo(moved.action), Done)
    assert isinstance(six.desk.undo(won.action), Done)
    assert before.plans.won == six.state.plans.won == frozenset()
