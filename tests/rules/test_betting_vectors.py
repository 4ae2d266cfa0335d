"""The worked cases of betting, each by its number, in figures.

R minimum raise, O reopening, L limits, F fixed and spread limit; blinds are 50-100 where a
case says nothing else. C, U, T and some more stand in test_betting_rulings.py, P in
test_pots.py, S7 to S9 in test_chip_race.py.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import Bar, may_seat
from tdtool.rules.betting.round import Action, Move, Posted, PostKind, Round
from tdtool.rules.betting.standing import RoundError
from tdtool.rules.house import (
    HOME_SHEET,
    ROBERTS_11,
    TDA_2024,
    WSOP_2026,
    CapLifted,
    HouseRules,
    PotSmallBlind,
)
from tdtool.rules.limits.fixed import Family, bet_of_round, is_capped, raises_left
from tdtool.rules.stakes import Betting
from tests.rules.betting_rounds import SEATS, Case, choices

FIXED, POT, SPREAD = Betting.FIXED_LIMIT, Betting.POT_LIMIT, Betting.SPREAD_LIMIT
AS_BIG = replace(TDA_2024, pot_small_blind=PotSmallBlind.AS_BIG_BLIND)


@pytest.mark.parametrize(
    ("case", "seat", "least"),
    [
        pytest.param(Case("1 b 600, 2 r 1600, 3 r 3600", order=SEATS), 4, 5600, id="R1"),
        pytest.param(Case("1 sb, 2 bb, 3 a 150", order=(3, 4, 1, 2)), 4, 250, id="R2"),
        pytest.param(Case("1 b 300, 2 r 1000", (100, 200), order=(1, 2, 3)), 3, 1700, id="R3"),
        pytest.param(
            Case("1 sb 2 bb 3 r 125 4 r 200 5 r 500", (25, 50), order=(3, 4, 5, 6, 1, 2)),
            6,
            800,
            id="R4",
        ),
        pytest.param(
            Case("1 sb 2 bb 3 r 500 4 c 5 c", (25, 50), order=(3, 4, 5, 6, 1, 2)),
            6,
            950,
            id="R5",
        ),
        pytest.param(Case("1 sb 2 bb 3 c 4 c 5 c", order=(3, 4, 5, 6, 1, 2)), 6, 200, id="R6"),
        pytest.param(
            Case("1 sb 2 bb 3 c 4 c 5 c 6 r 300", order=(3, 4, 5, 6, 7, 1, 2)), 7, 500, id="R7"
        ),
        pytest.param(
            Case("1 sb 2 bb 6 r 300 7 r 500 8 a 620", order=(6, 7, 8, 9, 1, 2)), 9, 820, id="R8"
        ),
        pytest.param(Case("1 b 100 2 a 140", order=(1, 2, 3)), 3, 240, id="R9"),
        pytest.param(Case("1 a 20", order=(1, 2, 3)), 2, 120, id="R10"),
        pytest.param(Case("1 b 5", bet=5, order=(1, 2), stacks=((2, 10),)), 2, 10, id="R11"),
        pytest.param(Case("1 sb 2 bb 3 r 400", order=(3, 4, 1, 2)), 4, 700, id="R12 least"),
        pytest.param(
            Case("1 b 300 2 a 500 3 a 650 4 a 800 5 c", order=(1, 2, 3, 4, 5, 6)), 6, 1100, id="O4"
        ),
    ],
)
def test_least_raise(case: Case, seat: int, least: int) -> None:
    assert case.least(seat) == least


def test_r6_more_than_the_least_is_legal() -> None:
    found = Case("1 sb 2 bb 3 c 4 c 5 c", order=(3, 4, 5, 6, 1, 2)).may(6)
    assert found.allows(300)
    assert not found.allows(199)


def test_r11_less_than_the_least_is_legal_as_the_last_chips() -> None:
    case = Case("1 b 5", bet=5, order=(1, 2), stacks=((2, 7),))
    found = case.may(2)
    assert (found.least, found.most, found.all_in_only) == (7, 7, True)
    with pytest.raises(RoundError, match="at least"):
        case._replace(typed="1 b 5, 2 r 7", stacks=()).standing()
    assert case._replace(typed="1 b 5, 2 r 7").standing().highest == 7


ALL_IN_200 = "1 b 100 2 a 125 3 c 4 a 200 5 c"
LIMPED = "1 sb 2 bb 4 c 5 a 7500 1 f"
BLINDS_4000 = (2000, 4000)
LIMPERS = (4, 5, 1, 2)
DRAW = "1 sb 2 bb 4 r 200k 6 a 290k 2 c"
CHEAP = "1 b 500 2 r 1000 3 c 4 a 1300 5 a 1700"


@pytest.mark.parametrize(
    ("case", "seat", "faces", "least"),
    [
        pytest.param(Case(ALL_IN_200), 1, 100, 300, id="O1"),
        pytest.param(Case(f"{ALL_IN_200} 1 c"), 3, 75, None, id="O2"),
        pytest.param(Case(f"{ALL_IN_200} 1 r 300"), 3, 175, 400, id="O3"),
        pytest.param(Case(LIMPED, BLINDS_4000, order=LIMPERS), 2, 3500, 11500, id="O5"),
        pytest.param(Case(f"{LIMPED} 2 c", BLINDS_4000, order=LIMPERS), 4, 3500, None, id="O6"),
        pytest.param(
            Case(f"{LIMPED} 2 r 11500", BLINDS_4000, order=LIMPERS), 4, 7500, 15500, id="O7"
        ),
        pytest.param(Case(f"{CHEAP} 1 f"), 2, 700, 2200, id="O8 B, A folds"),
        pytest.param(Case(f"{CHEAP} 1 c"), 2, 700, 2200, id="O8 B, A calls"),
        pytest.param(Case(f"{CHEAP} 1 f 2 c"), 3, 700, 2200, id="O8 C"),
        pytest.param(Case("1 b 100 2 r 200 3 a 280"), 1, 180, 380, id="O9 A"),
        pytest.param(Case("1 b 100 2 r 200 3 a 280 1 c"), 2, 80, None, id="O9 B"),
        pytest.param(Case("1 b 10 2 c 3 a 12", bet=5), 1, 2, None, id="O10 A"),
        pytest.param(Case("1 b 10 2 c 3 a 12 1 c", bet=5), 2, 2, None, id="O10 B"),
        pytest.param(Case(DRAW, (20000, 40000), order=(4, 6, 1, 2)), 4, 90000, None, id="O11"),
        pytest.param(
            Case("1 sb 2 bb 3 r 300 4 r 500 5 c 6 a 620", order=(3, 4, 5, 6, 1, 2)),
            5,
            120,
            None,
            id="O12 TDA24 and WSOP26",
        ),
        pytest.param(
            Case(
                "1 sb 2 bb 3 r 300 4 r 500 5 c 6 a 620", house=HOME_SHEET, order=(3, 4, 5, 6, 1, 2)
            ),
            5,
            120,
            820,
            id="O12 home sheet",
        ),
        pytest.param(Case("1 k 2 a 15 3 c", bet=20, betting=FIXED), 1, 15, 35, id="O13"),
        pytest.param(
            Case("1 k 2 a 15", bet=20, betting=FIXED, order=(1, 2, 3)), 3, 15, 35, id="O13 next"
        ),
        pytest.param(Case("1 k 2 a 8 3 c", bet=20, betting=FIXED), 1, 8, None, id="O14 acted"),
        pytest.param(
            Case("1 k 2 a 8", bet=20, betting=FIXED, order=(1, 2, 3)), 3, 8, 20, id="O14 completes"
        ),
        pytest.param(
            Case("1 b 20 2 a 28 3 c", bet=20, betting=FIXED), 1, 8, None, id="O14 +8 acted"
        ),
        pytest.param(
            Case("1 b 20 2 a 28", bet=20, betting=FIXED, order=(1, 2, 3)),
            3,
            28,
            40,
            id="O14 +8 next",
        ),
        pytest.param(Case("1 b 20 2 a 30 3 c", bet=20, betting=FIXED), 1, 10, 50, id="O15"),
        pytest.param(Case("1 sb 2 bb 60", order=(3, 1, 2)), 3, 100, 200, id="P7"),
    ],
)
def test_reopening(case: Case, seat: int, faces: int, least: int | None) -> None:
    found = case.may(seat)
    assert choices(found) == (faces, least)
    assert found.barred is (Bar.NOT_REOPENED if least is None else None)


def test_o14_completing_is_told_from_raising() -> None:
    case = Case("1 k 2 a 8", bet=20, betting=FIXED, order=(1, 2, 3))
    assert case.may(3).completes
    assert not Case("1 b 20", bet=20, betting=FIXED, order=(1, 2, 3)).may(3).completes


ONE_TWO = (1, 2)
FIRST_IN = (3, 4, 5, 6, 1, 2)


@pytest.mark.parametrize(
    ("case", "seat", "most"),
    [
        pytest.param(Case("", bet=2, pot=37, order=(1, 2)), 1, 37, id="L1"),
        pytest.param(Case("1 b 20", bet=2, pot=37, order=(1, 2)), 2, 97, id="L2"),
        pytest.param(Case("1 b 50", bet=2, pot=100, order=(1, 2)), 2, 250, id="L3"),
        pytest.param(Case("1 sb 2 bb", ONE_TWO, order=FIRST_IN), 3, 7, id="L4"),
        pytest.param(Case("1 sb 2 bb 3 c 4 c", ONE_TWO, order=FIRST_IN), 5, 11, id="L5"),
        pytest.param(Case("1 sb 2 bb 3 r 7 4 c", ONE_TWO, order=FIRST_IN), 5, 31, id="L6"),
        pytest.param(Case("1 b 20 2 c", bet=2, pot=37, order=(1, 2, 3)), 3, 117, id="L7"),
        pytest.param(Case("1 sb 2 bb", (5, 10), order=FIRST_IN), 3, 35, id="L8"),
        pytest.param(Case("1 sb 2 bb", (5, 10), ROBERTS_11, order=FIRST_IN), 3, 40, id="L9"),
        pytest.param(Case("1 sb 2 bb", (10, 20), ROBERTS_11, order=FIRST_IN), 3, 80, id="L10"),
        pytest.param(Case("1 sb dead 2 bb", (100, 200), order=(3, 4, 5, 2)), 3, 700, id="L11"),
        pytest.param(Case("1 sb 2 bb 100", (100, 200), order=FIRST_IN), 3, 700, id="L12"),
        pytest.param(Case("1 b 25", bet=5, pot=25, order=(1, 2)), 2, 100, id="L13"),
        pytest.param(Case("1 b 25 2 c", bet=5, pot=25, order=(1, 2, 3)), 3, 125, id="L14"),
        pytest.param(Case("1 b 25 2 r 100", bet=5, pot=25), 1, 325, id="L15"),
        pytest.param(Case("1 b 10", bet=5, pot=20, order=(1, 2)), 2, 50, id="L16"),
        pytest.param(Case("1 b 3", bet=1, pot=10, order=(1, 2)), 2, 19, id="L17"),
        pytest.param(Case("1 b 3 2 r 10", bet=1, pot=10, order=(1, 2, 3)), 3, 43, id="L18"),
        pytest.param(Case("1 b 15 2 c", bet=5, pot=20, order=(1, 2, 3)), 3, 80, id="L19"),
        pytest.param(Case("1 b 150 2 c", bet=5, pot=200, order=(1, 2, 3)), 3, 800, id="L20"),
        pytest.param(Case("1 sb 2 bb 3 f", ONE_TWO, order=(3, 1, 2)), 1, 6, id="L21 strict"),
        pytest.param(
            Case("1 sb 2 bb 3 f", ONE_TWO, AS_BIG, order=(3, 1, 2)), 1, 7, id="L21 as big"
        ),
        pytest.param(
            Case("", bet=25, pot=80, house=replace(TDA_2024, pot_rounded_up_to=25), order=(1, 2)),
            1,
            100,
            id="L22",
        ),
        pytest.param(
            Case("", bet=5, pot=183, house=replace(TDA_2024, pot_rounded_up_to=5), order=(1, 2)),
            1,
            185,
            id="L23",
        ),
        pytest.param(Case("1 sb 2 bb 3 r 700", (100, 200), order=FIRST_IN), 4, 2400, id="L27"),
    ],
)
def test_most_in_pot_limit(case: Case, seat: int, most: int) -> None:
    case = case._replace(betting=POT)
    assert case.pot_most(seat) == most
    assert case.may(seat).most == most


def limit(typed: str, **more: object) -> Case:
    """Make a round of a limit game with a bet of 5."""
    return Case(typed, betting=FIXED, **{"bet": 5, "order": (1, 2, 3), **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("house", "bets"),
    [
        pytest.param(ROBERTS_11, [5, 10, 15, 20], id="F1"),
        pytest.param(HOME_SHEET, [5, 10, 15, 20, 25], id="F2"),
    ],
)
def test_cap(house: HouseRules, bets: list[int]) -> None:
    typed = ""
    for number, to in enumerate(bets):
        case = limit(typed, house=house)
        assert case.least(number % 3 + 1) == to
        typed += f" {number % 3 + 1} {'r' if number else 'b'} {to}"
    seat = len(bets) % 3 + 1
    assert limit(typed, house=house).may(seat).barred is Bar.CAPPED


FIVE_BETS = "1 b 5 2 r 10 1 r 15 2 r 20 1 r 25"
PAIR = (1, 2)


@pytest.mark.parametrize(
    ("house", "order", "in_event", "capped"),
    [
        pytest.param(WSOP_2026, PAIR, 9, True, id="F3 WSOP26"),
        pytest.param(TDA_2024, PAIR, 9, True, id="F3 TDA24"),
        pytest.param(TDA_2024, PAIR, None, True, id="F3 unknown"),
        pytest.param(WSOP_2026, PAIR, 2, False, id="F4 WSOP26"),
        pytest.param(HOME_SHEET, PAIR, 2, True, id="never lifted"),
        pytest.param(
            replace(TDA_2024, cap_lifted=CapLifted.ROUND_BEGAN_HEADS_UP), PAIR, 9, False, id="began"
        ),
        pytest.param(
            replace(TDA_2024, cap_lifted=CapLifted.ROUND_BEGAN_HEADS_UP),
            (1, 2, 3),
            9,
            True,
            id="began with three",
        ),
        pytest.param(replace(ROBERTS_11, raise_cap=4), PAIR, 9, False, id="before the cap"),
        pytest.param(replace(ROBERTS_11, raise_cap=4), (1, 2, 3), 9, False, id="third passed"),
    ],
)
def test_what_lifts_the_cap(
    house: HouseRules, order: tuple[int, ...], in_event: int | None, *, capped: bool
) -> None:
    case = limit(FIVE_BETS, house=house, order=order, in_event=in_event)
    standing = case.standing()
    assert is_capped(standing, house) is capped
    assert raises_left(standing, house) == (0 if capped else None)
    assert case.may(2).barred is (Bar.CAPPED if capped else None)


def test_a_fold_after_the_cap_does_not_lift_it() -> None:
    house = ROBERTS_11
    typed = "1 b 5 2 r 10 3 r 15 1 r 20"
    assert limit(typed, house=house).may(2).barred is Bar.CAPPED
    folded = limit(f"{typed} 2 f", house=house)
    assert folded.may(3).barred is Bar.CAPPED
    early = limit("1 b 5 2 r 10 3 f 1 r 15", house=house)
    assert raises_left(early.standing(), house) is None
    assert limit("1 b 5 2 r 10 3 f 1 r 15 2 r 20", house=house).may(1).least == 25


def test_f5_completing_a_blind() -> None:
    case = limit("1 sb 2 bb", blinds=(1, 2), order=(3, 1, 2))
    found = case.may(3)
    assert (found.call, found.least, found.most, found.completes) == (2, 5, 5, True)
    assert case._replace(typed="1 sb 2 bb 3 r 5").least(1) == 10


def test_f6_and_f7_completing_a_bring_in() -> None:
    brought = Round(5, (2, 3, 1), (Posted(1, PostKind.BRING_IN, 2, 2),), betting=FIXED)
    found = may_seat(check(brought, TDA_2024), 2, TDA_2024)
    assert (found.call, found.least, found.completes) == (2, 5, True)
    completed = replace(brought, actions=(Action(2, Move.RAISE, 5),))
    assert may_seat(check(completed, TDA_2024), 3, TDA_2024).least == 10
    hundred = Round(400, (2, 3, 1), (Posted(1, PostKind.BRING_IN, 100, 100),), betting=FIXED)
    assert raises_left(check(hundred, WSOP_2026), WSOP_2026) == 4
    completed = replace(hundred, actions=(Action(2, Move.RAISE, 400),))
    assert raises_left(check(completed, WSOP_2026), WSOP_2026) == 4


def test_f8_and_f9_each_raise_is_one_bet() -> None:
    case = Case("1 sb 2 bb", (2, 4), betting=FIXED, order=(3, 4, 5, 1, 2))
    assert case.least(3) == 8
    assert case._replace(typed="1 sb 2 bb 3 r 8").least(4) == 12
    assert case._replace(typed="1 sb 2 bb 3 r 8 4 r 12").least(5) == 16
    twenty = Case("1 b 20 2 r 40", bet=20, betting=FIXED, order=(1, 2, 3))
    assert twenty.least(3) == 60


@pytest.mark.parametrize(
    ("family", "bets"),
    [
        (Family.FLOP, [4, 4, 8, 8]),
        (Family.STUD, [4, 4, 8, 8, 8]),
        (Family.SINGLE_DRAW, [4, 8]),
        (Family.TRIPLE_DRAW, [4, 4, 8, 8]),
    ],
)
def test_the_bet_of_each_round(family: Family, bets: list[int]) -> None:
    assert [bet_of_round(family, n, 4, 8) for n in range(1, len(bets) + 1)] == bets


def test_f10_spread_limit() -> None:
    case = Case("1 b 3", bet=1, most=4, betting=SPREAD, order=(1, 2))
    found = case.may(2)
    assert [to for to in range(1, 10) if found.allows(to)] == [6, 7]
    assert found.call == 3
    assert case._replace(typed="").may(1).most == 4
    assert case._replace(most=None).may(2).most is None


BY_ENTRY = {
    "C22": "BET-11",
    "C23": "BET-12",
    "T4": "OOT-02",
    "U6": "BET-04",
    "S7": "CHP-01",
}
"""Cases without one right answer, and the ruling that explains each of them."""
ELSEWHERE = {"S3": "PEN-01", "S4": "H4H-01"}
"""Cases of penalties and prizes, which are no betting, and their rulings."""
CASES = {"R": 15, "O": 15, "C": 24, "U": 8, "T": 4, "L": 27, "F": 10, "P": 8, "S": 10}
FILES = ("test_betting_vectors", "test_betting_rulings", "test_pots", "test_chip_race")


def test_every_case_is_answered() -> None:
    text = "".join(
        Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8") for name in FILES
    )
    answered = set(re.findall(r'id="([A-Z]\d+)\b', text))
    for name in re.findall(r"def test_(\w+)", text):
        answered |= {part.upper() for part in name.split("_") if re.fullmatch(r"[a-z]\d+", part)}
    everything = {f"{kind}{n}" for kind, count in CASES.items() for n in range(1, count + 1)}
    assert len(everything) == 121
    assert everything - answered - set(ELSEWHERE) == set()
    assert set(BY_ENTRY) <= answered


def test_s5_a_hand_of_hand_for_hand_takes_two_minutes() -> None:
    for house in (TDA_2024, WSOP_2026):
        assert [17 - house.hand_for_hand_minutes * n for n in (0, 1)] == [17, 15]


@pytest.mark.parametrize(
    ("house", "left"),
    [pytest.param(TDA_2024, 9, id="S10 TDA24"), pytest.param(WSOP_2026, 10, id="S10 WSOP26")],
)
def test_the_final_table(house: HouseRules, left: int) -> None:
    assert house.final_table_size(9) == left
