"""Typed rounds: what is read, what is refused, and how a round stands after it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import Bar, ground, may, may_seat
from tdtool.rules.betting.opening import first_round, smallest_bet
from tdtool.rules.betting.reopening import differ, if_raised, last_short, readings
from tdtool.rules.betting.round import Action, Move, PostKind, Round
from tdtool.rules.betting.standing import RoundError, replay
from tdtool.rules.betting.typed import order_of, read_round
from tdtool.rules.books import written_out
from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import ButtonRule, GameForm, LastHand, Question
from tdtool.rules.house import HOME_SHEET, ROBERTS_11, TDA_2024, WSOP_2026, HouseRules, Reopening
from tdtool.rules.posting import posts
from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tests.rules.betting_rounds import HALF, Case

FIXED = Betting.FIXED_LIMIT
AT_LEVEL_14 = (5_000, 10_000)
SHORT_ALL_IN = "1 sb, 2 bb, 4 r 25k, 6 c, 9 a 33k, 1 f"


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("4 r 25k, 6 c, 9 a 33k, 1 f", "4 raise 25000|6 call|9 all_in 33000|1 fold"),
        ("4 f, 5 r 3500, 6 c, 7 f", "4 fold|5 raise 3500|6 call|7 fold"),
        ("4f 5r3500 6c 7k", "4 fold|5 raise 3500|6 call|7 check"),
        ("4 r 25,000, 6 c", "4 raise 25000|6 call"),
        ("4 r 25,000 6 c", "4 raise 25000|6 call"),
        ("4 r 600,6 c", "4 raise 600|6 call"),
        ("4 r 25’000, 5 f", "4 raise 25000|5 fold"),
        ("4 R 1.5M; seat 6 all in 3M", "4 raise 1500000|6 all_in 3000000"),
        ("4 r 1,5m 6 all-in", "4 raise 1500000|6 all_in"),
        ("4 raises to 600. 5 calls", "4 raise 600|5 call"),
        ("9 a 1 f", "9 all_in|1 fold"),
        ("٤ b ٦٠٠", "4 bet 600"),
        (" , ", ""),
    ],
)
def test_typed_rounds(typed: str, actions: str) -> None:
    found = read_round(typed).actions
    assert "|".join(" ".join(str(part) for part in one if part is not None) for one in found) == (
        actions
    )


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("hello", '"hello" is no action: write the seat, then f, k, c, b, r or a, as 4 r 25k.'),
        ("4 q", '"4 q" is no action'),
        ("4 c 500", '"500" is no action'),
        ("4 r dead", '"4 r dead" is no action'),
        ("4 r", "What does seat 4 make it? Write 4 r 600."),
        ("4 bet, 5 c", "What does seat 4 make it? Write 4 bet 600."),
        ("4 r 1.5", 'cannot be read: "1.5" is no whole number of chips'),
        ("4 c," * 300, "too long"),
    ],
)
def test_what_is_no_round(typed: str, says: str) -> None:
    with pytest.raises(RoundError) as refused:
        read_round(typed)
    assert says in str(refused.value)


def test_typed_blinds_and_their_seats() -> None:
    dead = read_round("2 sb dead 3 bb 600 4 c")
    assert [tuple(post) for post in dead.posted(500, 1_000)] == [
        (2, PostKind.SMALL_BLIND, 0, 500),
        (3, PostKind.BIG_BLIND, 600, 1_000),
    ]
    assert order_of(dead) == (4, 3)
    assert order_of(read_round("1 sb 2 bb")) == (1, 2)
    assert order_of(read_round("9 bb 2 c 4 c"), first=4) == (4, 9, 2)
    assert order_of(read_round("")) == ()
    assert read_round("1 sb 300").posted(500, 1_000)[0].short


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("3 c", "Seat 3 is not in this round."),
        ("4 f, 4 c", "Seat 4 has folded."),
        ("6 c, 4 c", "Seat 4 was passed over before"),
        ("4 a 300, 6 c, 9 c, 1 c, 2 c, 4 c", "Seat 4 is all in."),
        ("4 r 300, 4 c", "Seat 4 has acted, and nobody raised since."),
        ("4 a", "How much is seat 4 all in for? Write 4 a 33k."),
        ("4 k", "Seat 4 cannot check: there are 100 to call."),
        ("4 c 6 c 9 c 1 c 2 c", "Seat 2 has nothing to call: write 2 k for a check."),
        ("4 b 300", "There is a bet of 100: write 4 r for a raise to."),
        ("4 r 150", "Seat 4 must raise to 200 at least; 150 is too little."),
        ("4 r 300 6 c 9 a 350 1 f 2 f 4 r 900", "Seat 4 may not raise: it has acted"),
        ("4 r 500 6 a 9 a 200 1 r 50", "Seat 1 must raise to"),
        ("4 r 500 6 c 9 a 200 1 a 20", "Seat 1 already has 50 in front."),
        ("6 r 2000", "Seat 6 has no more than 1,000 in this round."),
    ],
)
def test_what_cannot_have_been_played(typed: str, says: str) -> None:
    case = Case(f"1 sb 2 bb {typed}", order=(4, 6, 9, 1, 2), stacks=((6, 1_000),))
    with pytest.raises(RoundError) as refused:
        case.standing()
    assert says in str(refused.value)


def test_a_raise_without_an_amount_is_refused() -> None:
    played = Round(100, (1, 2), actions=(Action(1, Move.RAISE),))
    with pytest.raises(RoundError, match="What does seat 1 make it"):
        replay(played, TDA_2024)


@pytest.mark.parametrize(
    ("case", "says"),
    [
        (Case("1 b 40", bet=20, betting=FIXED, order=(1, 2)), "at most, not 40"),
        (Case("1 b 20 2 r 40 1 r 60 2 r 80 1 r 100 2 r 120", bet=20, betting=FIXED), "used up"),
        (Case("1 a 50 2 r 50", stacks=((2, 50),), order=(1, 2, 3)), "do not reach"),
        (Case("1 a 150 2 r 300"), "nobody else has the chips"),
        (Case("1 b 20", order=(1, 2)), "must bet 100 at least"),
        (Case("1 b 600", betting=Betting.POT_LIMIT, pot=300, order=(1, 2)), "300 at most, not 600"),
    ],
)
def test_sizes_that_are_refused(case: Case, says: str) -> None:
    with pytest.raises(RoundError, match=says):
        case.standing()


def test_the_round_of_the_short_all_in() -> None:
    played = Case(SHORT_ALL_IN, AT_LEVEL_14).round
    standing = check(played, TDA_2024)
    assert [(one.action.seat, one.to, one.by, one.full) for one in standing.steps] == [
        (4, 25_000, 15_000, True),
        (6, 25_000, 0, False),
        (9, 33_000, 8_000, False),
        (1, 5_000, 0, False),
    ]
    assert last_short(standing) == (9, 8_000, 15_000)
    assert standing.total == 98_000
    both = readings(played, TDA_2024)
    assert [(one.reading, one.in_force) for one in both] == [
        (Reopening.FULL, True),
        (Reopening.HALF, False),
    ]
    assert [(one.seat, one.call, one.least) for one in both[0].may] == [
        (2, 23_000, 48_000),
        (4, 8_000, None),
        (6, 8_000, None),
    ]
    assert [one.least for one in both[1].may] == [48_000] * 3
    assert differ(both) == (4, 6)
    then = if_raised(standing, 2, 48_000, TDA_2024)
    assert [(one.seat, one.faces, one.raises) for one in then] == [
        (4, 23_000, True),
        (6, 23_000, True),
    ]


def test_readings_that_agree_and_a_round_without_a_short_all_in() -> None:
    case = Case("1 b 100 2 r 300")
    assert differ(readings(case.round, TDA_2024)) == ()
    assert last_short(case.standing()) is None


def test_in_limit_the_readings_count_bets_differently() -> None:
    typed = "1 b 20 2 a 30"
    case = Case(typed, bet=20, betting=FIXED, order=(1, 2, 3))
    full, half = readings(case.round, TDA_2024)
    assert half.in_force
    assert (full.standing.bets, half.standing.bets) == (1, 2)
    assert (full.may[0].least, half.may[0].least) == (40, 50)
    assert (full.may[0].completes, half.may[0].completes) == (True, False)


@pytest.mark.parametrize(
    ("case", "waiting"),
    [
        (Case("1 sb 2 bb 3 f"), (1, 2)),
        (Case("1 sb 2 bb 3 c 1 c"), (2,)),
        (Case("1 sb 2 bb 3 c 1 c 2 k"), ()),
        (Case("1 sb 2 bb 3 f 1 f"), ()),
        (Case("1 sb 2 bb 3 f 1 a 80"), ()),
        (Case("1 sb 2 bb 60 3 f"), (1,)),
        (Case("1 k 2 k"), ()),
        (Case("1 k 2 b 100"), (1,)),
        (Case("1 b 100 2 r 300 1 c"), ()),
    ],
)
def test_who_is_still_to_act(case: Case, waiting: tuple[int, ...]) -> None:
    assert case.standing().waiting == waiting


def test_seats_that_were_skipped_count_as_folded() -> None:
    standing = Case("1 sb 2 bb 4 c 7 r 300", order=(3, 4, 5, 6, 7, 1, 2)).standing()
    assert standing.passed == (3, 5, 6)
    assert standing.live == (4, 7, 1, 2)


def test_stacks_end_a_call_and_a_raise() -> None:
    stacks = ((1, 900), (2, 1_000), (3, 450), (4, 300))
    case = Case("1 b 400", order=(1, 2, 3, 4), stacks=stacks)
    two, three, four = may(case.standing(), TDA_2024)
    assert (two.least, two.most, two.all_in_only) == (800, 1_000, False)
    assert (three.least, three.most, three.all_in_only) == (450, 450, True)
    assert (four.call, four.call_all_in, four.barred) == (300, True, Bar.NO_CHIPS)
    called = case._replace(typed="1 b 400 2 c 3 a 4 c").standing()
    assert called.in_front == {1: 400, 2: 400, 3: 450, 4: 300}
    assert called.all_in == {3, 4}


@pytest.mark.parametrize(
    ("case", "seat", "rule"),
    [
        (Case("1 b 100"), 2, "TDA 2024 rule 43-A"),
        (Case("1 b 100 2 a 140"), 3, "TDA 2024 rule 43"),
        (Case("1 b 100 2 a 140", house=ROBERTS_11), 3, "Robert's Rules 11, no-limit rule 4"),
        (Case("1 b 100 2 a 140 3 c"), 1, "TDA 2024 rule 47-A"),
        (Case("1 b 100 2 a 140 3 a 180", house=WSOP_2026), 1, "WSOP 2026 rule 96a"),
        (Case("1 b 100 2 a 140 3 c", house=HALF), 1, "Home sheet"),
        (Case("1 sb 2 bb 60"), 3, "WSOP 2026 live action rule 154"),
        (Case("1 sb 2 bb"), 3, "TDA 2024 rule 43-A"),
        (Case("1 b 100", betting=Betting.POT_LIMIT), 2, "TDA 2024 rule 54"),
        (
            Case("1 b 100", betting=Betting.POT_LIMIT, house=ROBERTS_11),
            2,
            "Robert's Rules 11, pot-limit",
        ),
        (Case("1 b 100 2 a 150 3 c", betting=FIXED), 1, "TDA 2024 rule 47-B"),
        (Case("1 a 20", betting=FIXED), 2, "TDA 2024 rule 47-B"),
        (Case("1 sb 2 bb", bet=200, betting=FIXED), 3, "WSOP 2026, section IX"),
        (Case("1 b 100 2 r 200 3 r 300 1 r 400 2 r 500", betting=FIXED), 3, "TDA 2024 rule 48"),
    ],
)
def test_the_rule_behind_it(case: Case, seat: int, rule: str) -> None:
    case = case._replace(order=(1, 2, 3))
    standing = case.standing()
    assert written_out(*ground(standing, may_seat(standing, seat, case.house), case.house)) == rule


BLINDS = Stakes(500, 1_000, Ante(AnteKind.BIG_BLIND, 1_000))
LAST = LastHand(9, 1, (2,), (1, 2, 3, 4))


def hand(gone: tuple[int, ...] = (), form: GameForm = GameForm.BLINDS) -> Question:
    left = tuple(seat for seat in LAST.seats if seat not in gone)
    return Question(ButtonRule.DEAD, LAST, left, gone=frozenset(gone), form=form)


def test_the_first_round_of_a_hand() -> None:
    next_hand = answer(hand(gone=(2,)))
    stacks = {1: 5_000, 3: 1_400, 4: 9_000}
    played = first_round(next_hand, posts(next_hand, BLINDS, stacks), BLINDS, stacks, in_event=9)
    assert [(post.seat, post.kind, post.chips) for post in played.posted] == [
        (2, PostKind.SMALL_BLIND, 0),
        (3, PostKind.BIG_BLIND, 1_000),
    ]
    assert (played.bet, played.ante, played.pot, played.in_event) == (1_000, 400, 0, 9)
    assert played.order == next_hand.preflop
    assert replay(played, TDA_2024).all_in == {3}


def test_the_first_round_with_antes_of_each_player() -> None:
    next_hand = answer(hand())
    stakes = replace(BLINDS, ante=Ante(AnteKind.EACH, 100))
    played = first_round(next_hand, posts(next_hand, stakes), stakes)
    assert (played.ante, played.pot, played.stacks) == (0, 400, {})
    assert [(post.seat, post.chips) for post in played.posted] == [(2, 500), (3, 1_000)]


def test_the_first_round_in_stud_begins_after_the_bring_in() -> None:
    next_hand = answer(hand(form=GameForm.STUD))
    stakes = Stakes(
        ante=Ante(AnteKind.EACH, 10), bring_in=20, completion=50, small_bet=50, betting=FIXED
    )
    played = first_round(next_hand, posts(next_hand, stakes, bring_in_seat=2), stakes)
    assert played.order == (3, 4, 1, 2)
    assert may(replay(played, TDA_2024), TDA_2024)[0].completes
    early = first_round(next_hand, posts(next_hand, stakes), stakes)
    assert early.order == next_hand.preflop


@pytest.mark.parametrize(
    ("stakes", "bet"),
    [
        (BLINDS, 1_000),
        (Stakes(2, 4, small_bet=4, big_bet=8, betting=FIXED), 4),
        (Stakes(2, 4, betting=FIXED), 4),
        (Stakes(button_post=200), 200),
        (Stakes(ante=Ante(AnteKind.SHORT_DECK, 300)), 300),
        (Stakes(), 1),
    ],
)
def test_the_smallest_bet(stakes: Stakes, bet: int) -> None:
    assert smallest_bet(stakes) == bet


@pytest.mark.parametrize("house", [TDA_2024, HOME_SHEET])
def test_who_has_not_acted_may_always_raise(house: HouseRules) -> None:
    found = may(Case("1 b 100 2 a 101", order=(1, 2, 3)).standing(), house)
    assert [one.raises for one in found] == [True, False]
