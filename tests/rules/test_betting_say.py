"""What is said aloud about a round, and how the pot's working is written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.betting.say import Spoken, label, say_may, say_minimum, say_pot
from tdtool.rules.betting.standing import replay
from tdtool.rules.books import NO_BOOK, written_out
from tdtool.rules.cash_posting import Blinds, Straddled, cash_round
from tdtool.rules.house import ROBERTS_11, TDA_2024, HouseRules, PotCountsAnte, Reopening
from tdtool.rules.limits.pot_limit import both_conventions, pot_maximum
from tdtool.rules.stakes import Betting
from tests.rules.betting_rounds import HALF, Case

FIXED, POT = Betting.FIXED_LIMIT, Betting.POT_LIMIT
NAMES = {3: "Ines", 5: "Bruno", 6: "Priya", 8: "Edda"}
AT_LEVEL_9 = Case(
    "2 sb dead, 3 bb, 4 f, 5 r 3500, 6 c, 7 f",
    (500, 1_000),
    betting=POT,
    order=(4, 5, 6, 7, 8, 1, 3),
)


@pytest.mark.parametrize(
    ("case", "seat", "said"),
    [
        (Case("1 b 600"), 2, "You may fold, call 600, or raise to 1,200 or more."),
        (Case("1 k"), 2, "You may check or bet 100 or more."),
        (Case("1 sb 2 bb 3 c 1 c"), 2, "You may check or raise to 200 or more."),
        (Case("1 k", betting=POT, pot=300), 2, "You may check or bet 100 to 300."),
        (
            Case("1 b 600", stacks=((2, 1_500),)),
            2,
            "You may fold, call 600, or raise to anything from 1,200 to 1,500.",
        ),
        (
            Case("1 b 600", stacks=((2, 900),)),
            2,
            "You may fold, call 600, or go all in for 900 in all.",
        ),
        (Case("1 b 600", stacks=((2, 400),)), 2, "You may fold or call all in for 400."),
        (Case("1 a 20", betting=FIXED), 2, "You may fold, call 20, or complete to 100."),
        (Case("1 b 100", betting=FIXED), 2, "You may fold, call 100, or raise to 200."),
        (
            Case("1 b 100 2 a 140 3 c"),
            1,
            (
                "You have acted, and what you face is less than a full raise."
                " You may fold or call 40. You may not raise."
            ),
        ),
        (
            Case("1 k 2 a 20 3 f"),
            1,
            "Nobody else could call more. You may fold or call 20. You may not raise.",
        ),
        (
            Case("1 b 100 2 r 200 3 r 300 1 r 400 2 r 500", betting=FIXED),
            3,
            "The raises of this round are used up. You may fold or call 200. You may not raise.",
        ),
    ],
)
def test_what_he_may_do(case: Case, seat: int, said: str) -> None:
    order = (1, 2, 3) if "sb" not in case.typed else (3, 1, 2)
    assert say_may(case._replace(order=order).may(seat)) == said


def test_under_the_half_reading_less_than_half_a_raise_bars() -> None:
    found = Case("1 b 100 2 a 140 3 c", house=HALF, order=(1, 2, 3)).may(1)
    assert say_may(found, Reopening.HALF).startswith(
        "You have acted, and what you face is less than half a raise."
    )


def test_who_may_only_check_is_told_so() -> None:
    found = Case("1 k", stacks=((2, 0),), order=(1, 2, 3)).may(2)
    assert say_may(found) == "You may check."


@pytest.mark.parametrize(
    ("case", "seat", "said"),
    [
        (
            Case("1 b 600, 2 r 1600, 3 r 3600"),
            1,
            Spoken("Fifty-six hundred at least, total.", "Raise to 5,600 at least."),
        ),
        (
            Case("1 b 100", betting=POT, pot=200),
            2,
            Spoken("Two hundred at least, total.", "Raise to 200 at least, 500 at most."),
        ),
        (Case("1 b 600 2 a 700 3 c"), 1, None),
    ],
)
def test_the_least(case: Case, seat: int, said: Spoken | None) -> None:
    found = case._replace(order=(1, 2, 3)).may(seat)
    assert say_minimum(found) == (said or Spoken(say_may(found)))


def test_the_pot_and_how_it_is_worked_out() -> None:
    maximum = pot_maximum(AT_LEVEL_9.standing(), 8, TDA_2024)
    assert [(label(line, maximum, NAMES), line.chips, line.letter) for line in maximum.lines] == [
        ("Earlier rounds", 0, ""),
        ("Dead small blind, counted", 500, ""),
        ("Big blind, Ines", 1_000, ""),
        ("Bruno raises to", 3_500, ""),
        ("Priya calls", 3_500, ""),
        ("On the table", 8_500, "P"),
        ("Edda calls first: 3,500 − 0", 3_500, "B − c"),
        ("Pot after the call", 12_000, ""),
        ("Plus the highest bet", 3_500, "B"),
        ("Raise to, at most", 15_500, ""),
    ]
    assert [line.chips for line in maximum.counted] == [0, 500, 1_000, 3_500, 3_500, 3_500, 3_500]
    assert [written_out(*line.source) for line in maximum.lines if line.source != NO_BOOK] == [
        "TDA 2024 rule 54-B",
        "TDA 2024 rule 54",
    ]
    assert say_pot(maximum, AT_LEVEL_9.least(8)) == Spoken(
        "Pot is fifteen five, total.", "Raise to 15,500 at most, to 6,000 at least."
    )
    both = both_conventions(AT_LEVEL_9.standing(), 8, TDA_2024)
    assert [one.most for one in both] == [15_500, 16_000]


def written(case: Case, seat: int, house: HouseRules) -> list[str]:
    maximum = pot_maximum(case.standing(), seat, house)
    return [f"{label(line, maximum)} {line.chips}" for line in maximum.lines]


def test_the_working_of_an_opening_bet_rounded_up() -> None:
    house = replace(TDA_2024, pot_rounded_up_to=25)
    case = Case("1 k", betting=POT, bet=25, pot=80, order=(1, 2))
    assert written(case, 2, house) == [
        "Earlier rounds 80",
        "Rounded up to the betting unit 20",
        "On the table 100",
        "Bet, at most 100",
    ]
    spoken = say_pot(pot_maximum(case.standing(), 2, house), 25)
    assert spoken == Spoken("Pot is one hundred, total.", "Bet 100 at most, 25 at least.")
    assert say_pot(pot_maximum(case.standing(), 2, house)).figures == "Bet 100 at most."


def test_short_and_small_blinds_in_the_working() -> None:
    short = Case("1 sb 2 bb 60 3 f", betting=POT, order=(3, 4, 1, 2))
    assert written(short, 4, TDA_2024)[:4] == [
        "Earlier rounds 0",
        "Small blind, seat 1 50",
        "Big blind, seat 2, short, counted in full 100",
        "On the table 150",
    ]
    robert = Case("1 sb 2 bb 3 c", betting=POT, order=(3, 1, 2), house=ROBERTS_11)
    assert "Small blind, counted as a big blind 100" in written(robert, 1, ROBERTS_11)
    folded = robert._replace(typed="1 sb 2 bb 3 c 1 f")
    assert "Small blind, counted as a big blind 100" in written(folded, 2, ROBERTS_11)
    assert "seat 1 folds 50" in written(folded, 2, TDA_2024)
    acted = robert._replace(typed="1 sb 2 bb 3 c 1 f 2 r 300")
    assert "seat 1 folds 50" in written(acted, 3, ROBERTS_11)
    raised = robert._replace(typed="1 sb 2 bb 3 c 1 r 250")
    assert "seat 1 raises to 250" in written(raised, 2, ROBERTS_11)


def test_beside_a_straddle_the_small_blind_counts_as_a_big_one_and_no_more() -> None:
    played = cash_round((1, 2, 3, 4), Blinds(5, 10, 1, 2), (Straddled(3, 20),), betting=POT)
    standing = replay(played, ROBERTS_11)
    assert pot_maximum(standing, 4, ROBERTS_11).pot == 10 + 10 + 20
    assert pot_maximum(standing, 4, TDA_2024).pot == 5 + 10 + 20


@pytest.mark.parametrize(
    ("counts", "before", "after"),
    [
        (PotCountsAnte.AFTER_FLOP, 350, 350),
        (PotCountsAnte.ALWAYS, 450, 350),
        (PotCountsAnte.NEVER, 350, 250),
    ],
)
def test_an_ante_paid_by_one_for_all(counts: PotCountsAnte, before: int, after: int) -> None:
    house = replace(TDA_2024, pot_counts_ante=counts)
    case = Case("1 sb 2 bb", betting=POT, order=(3, 1, 2), house=house, ante=100)
    assert case.pot_most(3) == before
    on_flop = Case("", betting=POT, order=(1, 2), house=house, ante=100, pot=250)
    assert on_flop.pot_most(1) == after
    not_counted = "Ante for all, not counted before the flop 0"
    assert (not_counted in written(case, 3, house)) is (before == 350)
