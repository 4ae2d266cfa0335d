"""The worked cases of chips put in, under-calls, wrong amounts and turns, each by its number."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.betting.chips_in import Bound, ChipsIn, Said, by_preset, differ, may_fold, rule
from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.round import Action, Move
from tdtool.rules.betting.say_rulings import (
    say_chips,
    say_corrected,
    say_out_of_turn,
    say_under_call,
)
from tdtool.rules.betting.turn import (
    is_passed_by,
    is_substantial,
    out_of_turn,
    when_time_is_up,
)
from tdtool.rules.betting.under_call import Remedy, UnderCall, judge
from tdtool.rules.betting.words import accepted_action, unclear_bet
from tdtool.rules.betting.wrong_bet import Correction, Noticed, too_small, wrong_pot
from tdtool.rules.books import Book
from tdtool.rules.house import (
    ROBERTS_11,
    SECONDS_COUNTED_DOWN,
    SECONDS_TO_ACT,
    TDA_2024,
    WSOP_2026,
    HouseRules,
    Preset,
)
from tests.rules.betting_rounds import Case, choices

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLD, CHECK, CALL, BET, RAISE = Move.FOLD, Move.CHECK, Move.CALL, Move.BET, Move.RAISE
FIVE_100 = (100,) * 5


def chips(highest: int, least: int, *added: int, **more: object) -> ChipsIn:
    return ChipsIn(highest, least, added, **more)  # type: ignore[arg-type]


def facing_600(*added: int, **more: object) -> ChipsIn:
    """Put chips in at 25-50 where the button made it 600: the least raise is to 1,150."""
    return chips(600, 1_150, *added, **more)


TWO_25 = {"prior": (25, 25)}
POSTED_1000 = (1_000,)


@pytest.mark.parametrize(
    ("put", "bound", "to"),
    [
        pytest.param(chips(200, 400, 500), Bound.CALL, 200, id="C1"),
        pytest.param(chips(200, 400, 1_000, said=Said.RAISE), Bound.RAISE, 1_000, id="C2"),
        pytest.param(chips(0, 100, 500), Bound.BET, 500, id="C3"),
        pytest.param(chips(1_100, 1_800, 500, 1_000), Bound.CALL, 1_100, id="C4"),
        pytest.param(chips(1_050, 2_050, 1_000, 1_000, last=True), Bound.CALL, 1_050, id="C5"),
        pytest.param(chips(1_200, 2_400, 1_000, 1_000), Bound.CALL, 1_200, id="C6"),
        pytest.param(chips(1_100, 1_700, 500, 1_000), Bound.CALL, 1_100, id="C7"),
        pytest.param(chips(1_100, 1_700, 1_000, *FIVE_100), Bound.RAISE, 1_700, id="C8"),
        pytest.param(chips(1_100, 1_700, 1_000, *FIVE_100[:3]), Bound.CALL, 1_100, id="C9"),
        pytest.param(chips(1_400, 2_800, 1_000, 500, 500, 500), Bound.RAISE, 2_800, id="C10"),
        pytest.param(chips(1_400, 2_800, 1_000, 500, 500), Bound.CALL, 1_400, id="C11"),
        pytest.param(
            chips(1_400, 2_800, 1_000, 500, 500, last=True), Bound.ALL_IN, 2_000, id="C11 last"
        ),
        pytest.param(chips(1_200, 2_000, 1_000, 1_000), Bound.CALL, 1_200, id="C12"),
        pytest.param(chips(325, 650, 500, 25), Bound.RAISE, 650, id="C13"),
        pytest.param(chips(400, 600, *FIVE_100), Bound.RAISE, 600, id="C14"),
        pytest.param(facing_600(1_000, **TWO_25), Bound.CALL, 600, id="C15"),
        pytest.param(facing_600(500, 500, **TWO_25), Bound.CALL, 600, id="C16 two 500"),
        pytest.param(facing_600(100, 500, **TWO_25), Bound.CALL, 600, id="C16 100 and 500"),
        pytest.param(facing_600(1_000, 500, **TWO_25), Bound.RAISE, 1_550, id="C17"),
        pytest.param(facing_600(1_000, pulled=(25, 25)), Bound.CALL, 600, id="C18"),
        pytest.param(facing_600(1_000, prior=(25,), pulled=(25,)), Bound.RAISE, 1_150, id="C19"),
        pytest.param(facing_600(500, 500, 25, 25), Bound.RAISE, 1_150, id="C20"),
        pytest.param(chips(700, 1_300, 500, prior=POSTED_1000), Bound.RAISE, 1_500, id="C21"),
        pytest.param(chips(600, 1_150, 500), Bound.UNDER_CALL, 500, id="less than the call"),
        pytest.param(
            chips(1_100, 1_700, 1_000, 200, 200, last=True), Bound.ALL_IN, 1_400, id="half, last"
        ),
        pytest.param(chips(0, 100, 25, 25), Bound.BET, 100, id="less than the smallest bet"),
    ],
)
def test_chips_without_a_word(put: ChipsIn, bound: Bound, to: int) -> None:
    ruling = rule(put, TDA_2024)
    assert (ruling.bound, ruling.to) == (bound, to)
    assert put.total == ruling.to + ruling.back - ruling.adds


def test_c8_c10_c14_and_c17_the_total_from_which_it_is_a_raise() -> None:
    assert rule(chips(1_100, 1_700, 1_000, *FIVE_100), TDA_2024).threshold == 1_400
    assert rule(chips(1_400, 2_800, 1_000), TDA_2024).threshold == 2_100
    assert rule(chips(400, 600, *FIVE_100), TDA_2024).threshold == 500
    assert rule(facing_600(1_000, 500, **TWO_25), TDA_2024).threshold == 875


def test_c11_wsop_has_no_clause_for_last_chips() -> None:
    last = chips(1_400, 2_800, 1_000, 500, 500, last=True)
    found = by_preset(last)
    assert (found[Preset.WSOP_2026].bound, found[Preset.WSOP_2026].back) == (Bound.CALL, 600)
    assert differ(found)
    assert not differ(by_preset(chips(200, 400, 500)))


def test_c22_one_chip_for_those_that_covered_the_call() -> None:
    found = by_preset(chips(700, 1_300, 5_000, pulled=POSTED_1000))
    assert (found[Preset.WSOP_2026].bound, found[Preset.WSOP_2026].to) == (Bound.RAISE, 5_000)
    assert found[Preset.TDA_2024].bound is Bound.FLOOR


def test_c23_is_for_the_floor_by_tda_and_a_bet_by_wsop() -> None:
    option = chips(200, 400, 500, pulled=(200,))
    assert (rule(option, TDA_2024).bound, rule(option, TDA_2024).to) == (Bound.FLOOR, 200)
    assert rule(option, WSOP_2026).to == 500


def test_c24_who_took_chips_back_may_not_fold() -> None:
    assert not may_fold(facing_600(1_000, pulled=(25,), prior=(25,)))
    assert may_fold(facing_600(1_000, **TWO_25))


def test_r12_a_raise_said_is_made_up_to_the_least() -> None:
    least = Case("1 sb 2 bb 3 r 400", order=(3, 4, 1, 2)).least(4)
    assert least == 700
    for house in (TDA_2024, ROBERTS_11):
        found = rule(chips(400, least, 500, said=Said.RAISE), house)
        assert (found.bound, found.to, found.adds) == (Bound.RAISE, 700, 200)


@pytest.mark.parametrize(
    ("house", "bound", "to"),
    [
        pytest.param(TDA_2024, Bound.CALL, 1_000, id="R13 TDA24"),
        pytest.param(ROBERTS_11, Bound.RAISE, 2_000, id="R13 RRoP11"),
    ],
)
def test_an_amount_without_the_word(house: HouseRules, bound: Bound, to: int) -> None:
    found = rule(chips(1_000, 2_000, said=Said.AMOUNT, amount=1_400), house)
    assert (found.bound, found.to) == (bound, to)


@pytest.mark.parametrize(
    ("put", "bound", "to"),
    [
        pytest.param(
            chips(2_000, 4_000, said=Said.RAISE_TO, amount=8_000), Bound.RAISE, 8_000, id="R14"
        ),
        (chips(2_000, 4_000, said=Said.RAISE_TO, amount=3_000), Bound.RAISE, 4_000),
        (chips(2_000, 4_000, said=Said.CALL), Bound.CALL, 2_000),
        (chips(2_000, 4_000, said=Said.AMOUNT, amount=500), Bound.UNDER_CALL, 500),
        (chips(2_000, 4_000, said=Said.AMOUNT, amount=2_000), Bound.CALL, 2_000),
        (chips(2_000, 4_000, said=Said.AMOUNT, amount=3_000), Bound.RAISE, 4_000),
        (chips(2_000, 4_000, said=Said.AMOUNT, amount=9_000), Bound.RAISE, 9_000),
        (chips(0, 100, said=Said.AMOUNT, amount=600), Bound.BET, 600),
        (chips(0, 100, said=Said.AMOUNT, amount=60), Bound.BET, 100),
        (chips(0, 100, 25, said=Said.RAISE), Bound.BET, 100),
        (chips(200, 400, said=Said.POT), Bound.RAISE, 400),
        (chips(0, 200, said=Said.POT), Bound.BET, 200),
        (chips(0, 200, said=Said.POT, most=900), Bound.BET, 900),
        (chips(200, 400, said=Said.RAISE_TO, amount=2_000, most=700), Bound.RAISE, 700),
        (chips(0, 25, 500, most=137), Bound.BET, 137),
    ],
)
def test_words_before_chips(put: ChipsIn, bound: Bound, to: int) -> None:
    found = rule(put, TDA_2024)
    assert (found.bound, found.to) == (bound, to)


def test_an_amount_that_is_just_the_call_is_no_raise_by_any_book() -> None:
    assert not differ(by_preset(chips(2_000, 4_000, said=Said.AMOUNT, amount=2_000)))


def test_under_half_of_a_raise_is_made_up_by_roberts_rules() -> None:
    found = rule(chips(1_100, 1_700, 1_000, 100, 100, 100), ROBERTS_11)
    assert (found.bound, found.to, found.ground) == (Bound.RAISE, 1_700, Ground.UNDER_RAISE)


@pytest.mark.parametrize(
    ("noticed", "correction", "to"),
    [
        pytest.param(Noticed.IN_TIME, Correction.RAISED_FOR_ALL, 1_200, id="R15 in time"),
        pytest.param(Noticed.NEXT_CARD, Correction.STANDS, 1_000, id="R15 next card"),
    ],
)
def test_a_raise_below_the_least_found_late(
    noticed: Noticed, correction: Correction, to: int
) -> None:
    least = Case("1 b 600", (100, 200), order=(1, 2, 3)).least(2)
    assert least == 1_200
    for house in (TDA_2024, WSOP_2026):
        found = too_small(1_000, least, noticed, house)
        assert (found.correction, found.to) == (correction, to)


def test_a_legal_raise_needs_no_correction() -> None:
    assert too_small(1_200, 1_200, Noticed.IN_TIME, TDA_2024).correction is Correction.STANDS


IN_TIME, ALL_ACTED, NEXT_CARD = Noticed.IN_TIME, Noticed.ALL_ACTED, Noticed.NEXT_CARD
OVER = (FOLD, CALL, CALL)


@pytest.mark.parametrize(
    ("bet", "behind", "noticed", "house", "to"),
    [
        pytest.param(9_500, (FOLD, CALL), IN_TIME, TDA_2024, 9_500, id="L24"),
        pytest.param(9_500, (FOLD,), IN_TIME, TDA_2024, 10_500, id="L25"),
        pytest.param(11_500, OVER, IN_TIME, TDA_2024, 10_500, id="L26 TDA24"),
        pytest.param(11_500, OVER, NEXT_CARD, TDA_2024, 11_500, id="L26 next card"),
        pytest.param(11_500, OVER, IN_TIME, WSOP_2026, 11_500, id="L26 WSOP26"),
        pytest.param(11_500, (), IN_TIME, WSOP_2026, 10_500, id="nobody acted"),
        pytest.param(11_500, OVER, IN_TIME, ROBERTS_11, 10_500, id="some acted"),
        pytest.param(11_500, OVER, ALL_ACTED, ROBERTS_11, 11_500, id="all acted"),
        pytest.param(9_500, (), NEXT_CARD, TDA_2024, 9_500, id="too small, next card"),
        pytest.param(10_500, (), IN_TIME, TDA_2024, 10_500, id="right"),
    ],
)
def test_a_bet_of_a_pot_counted_wrong(
    bet: int, behind: Iterable[Move], noticed: Noticed, house: HouseRules, to: int
) -> None:
    found = wrong_pot(bet, 10_500, behind, noticed, house)
    assert found.to == to
    assert (found.correction is Correction.STANDS) == (to == bet)


@pytest.mark.parametrize(
    ("case", "remedy", "adds", "forfeits", "back"),
    [
        pytest.param(UnderCall(2_000, 8_000), Remedy.FLOOR_CHOOSES, 6_000, 2_000, 0, id="U1"),
        pytest.param(UnderCall(2_000, 8_000, opening=True), Remedy.FULL_CALL, 6_000, 0, 0, id="U2"),
        pytest.param(
            UnderCall(2_000, 8_000, said_call=True), Remedy.FULL_CALL, 6_000, 0, 0, id="U3"
        ),
        pytest.param(
            UnderCall(500, 1_200, thought=400), Remedy.FLOOR_CHOOSES, 700, 400, 100, id="U4"
        ),
        pytest.param(
            UnderCall(1_200, 45_000),
            Remedy.FLOOR_CHOOSES,
            43_800,
            1_200,
            0,
            id="U5 before",
        ),
        pytest.param(
            UnderCall(1_200, 45_000, opening=True), Remedy.FULL_CALL, 43_800, 0, 0, id="U5 after"
        ),
        pytest.param(UnderCall(1_000, 50_000), Remedy.FLOOR_CHOOSES, 49_000, 1_000, 0, id="U6"),
        pytest.param(
            UnderCall(1_000, 5_000, heads_up=True), Remedy.FULL_CALL, 4_000, 0, 0, id="heads-up"
        ),
    ],
)
def test_under_calls(case: UnderCall, remedy: Remedy, adds: int, forfeits: int, back: int) -> None:
    found = judge(case, TDA_2024)
    assert (found.remedy, found.adds, found.forfeits, found.back) == (remedy, adds, forfeits, back)


@pytest.mark.parametrize(
    ("said", "pot", "least", "bet"),
    [
        pytest.param(5, 4_900, 400, 500, id="U7"),
        pytest.param(5, 5_000, 400, 5_000, id="U7 large pot"),
        pytest.param(5, 300, 400, 500, id="small pot"),
        pytest.param(12, 15_000, 1_000, 12_000, id="twelve"),
    ],
)
def test_a_bare_number(said: int, pot: int, least: int, bet: int) -> None:
    assert unclear_bet(said, pot, least) == bet


def test_no_amount_is_no_bet() -> None:
    with pytest.raises(ValueError, match="0 is no amount"):
        unclear_bet(0, 1_000, 100)


def test_u8_the_right_amount_was_accepted() -> None:
    assert accepted_action(22_200_000, 17_200_000) == 5_000_000
    assert accepted_action(500, 500) == 0


OPENED = Case("1 sb 2 bb 3 r 300 4 f", order=(3, 4, 5, 6, 1, 2))
CHECKED = Case("3 k 4 k", order=(3, 4, 5, 6), bet=100)


@pytest.mark.parametrize(
    ("case", "did", "between", "binds"),
    [
        pytest.param(OPENED, Action(6, RAISE, 800), Action(5, CALL), True, id="T1 calls"),
        pytest.param(OPENED, Action(6, RAISE, 800), Action(5, FOLD), True, id="T1 folds"),
        pytest.param(OPENED, Action(6, RAISE, 800), Action(5, RAISE, 600), False, id="T2"),
        pytest.param(CHECKED, Action(6, CHECK), Action(5, BET, 300), False, id="T3"),
        pytest.param(CHECKED, Action(6, CHECK), Action(5, CHECK), True, id="T3 checks"),
    ],
)
def test_out_of_turn(case: Case, did: Action, between: Action, *, binds: bool) -> None:
    found = out_of_turn(case.standing(), did, [between], TDA_2024)
    assert found.binds is binds
    if not binds:
        faces, least = (600, 900) if case is OPENED else (300, 600)
        assert choices(found.may) == (faces, least)


def test_t4_who_is_passed_by_has_lost_his_turn() -> None:
    assert is_passed_by([CALL, FOLD])
    assert not is_passed_by([CALL])


@pytest.mark.parametrize(
    ("moves", "book", "substantial"),
    [
        pytest.param([FOLD, CALL], Book.TDA24, True, id="S1"),
        pytest.param([CHECK, CHECK], Book.TDA24, False, id="S2 checks"),
        pytest.param([FOLD, FOLD], Book.WSOP26, False, id="S2 folds"),
        pytest.param([FOLD, FOLD, CHECK], Book.TDA24, True, id="S2 three"),
        pytest.param([CHECK, CHECK], Book.RROP11, True, id="two by RRoP11"),
        pytest.param([BET], Book.RROP11, False, id="one"),
    ],
)
def test_substantial_action(moves: list[Move], book: Book, *, substantial: bool) -> None:
    assert is_substantial(moves, book) is substantial


def test_s6_a_player_out_of_time() -> None:
    assert (SECONDS_TO_ACT, SECONDS_COUNTED_DOWN) == (25, 5)
    assert when_time_is_up(OPENED.may(5)) is FOLD
    assert when_time_is_up(CHECKED.may(5)) is CHECK


@pytest.mark.parametrize(
    ("put", "said"),
    [
        (chips(200, 400, 500), "That is a call of 200. 300 comes back to you."),
        (chips(200, 400, 100, 100), "That is a call of 200."),
        (chips(1_100, 1_700, 1_000, *FIVE_100), "That is a raise to 1,700. You add 200."),
        (chips(0, 100, 500), "That is a bet of 500."),
        (chips(1_400, 2_800, 1_000, 500, 500, last=True), "You are all in for 2,000."),
        (chips(600, 1_150, 500), "500 is less than the bet."),
        (
            chips(700, 1_300, 5_000, pulled=POSTED_1000),
            "What did you mean? At the least it is a call of 700.",
        ),
        (chips(0, 100, said=Said.CALL), "That is a check."),
    ],
)
def test_what_is_said_of_chips(put: ChipsIn, said: str) -> None:
    assert say_chips(rule(put, TDA_2024)) == said


def test_what_is_said_of_the_rest() -> None:
    assert say_under_call(judge(UnderCall(2_000, 8_000, opening=True), TDA_2024)) == (
        "You have called. Add 6,000."
    )
    assert say_under_call(judge(UnderCall(2_000, 8_000), TDA_2024)) == (
        "Call in full and add 6,000, or fold and leave 2,000."
    )
    assert say_under_call(judge(UnderCall(500, 1_200, thought=400), TDA_2024)) == (
        "Call in full and add 700, or fold and leave 400. 100 comes back to you then."
    )
    said = [
        say_corrected(wrong_pot(bet, 10_500, (), IN_TIME, TDA_2024))
        for bet in (9_500, 10_500, 11_500)
    ]
    assert said == [
        "The bet is 10,500. Everybody who is in makes it up.",
        "The bet stands at 10,500.",
        "The bet is 10,500. What is over goes back.",
    ]
    before = OPENED.standing()
    did = Action(6, RAISE, 800)
    assert say_out_of_turn(out_of_turn(before, did, [Action(5, FOLD)], TDA_2024)) == (
        "The bet has not changed. What you did out of turn stands."
    )
    assert say_out_of_turn(out_of_turn(before, did, [Action(5, RAISE, 600)], TDA_2024)) == (
        "The bet has changed. You may fold, call 600, or raise to 900 or more."
    )


def test_rulings_name_their_rule() -> None:
    assert rule(chips(200, 400, 500), TDA_2024).source == ("TDA24", "44")
    assert rule(facing_600(500, 500, 25, 25), WSOP_2026).source == ("WSOP26", "92")
    assert rule(facing_600(1_000, **TWO_25), WSOP_2026).source == ("WSOP26", "98")
    assert cited(Ground.UNCLEAR_BET, Book.TDA24).number == "57"
    made_up = replace(TDA_2024, silent_raise_under_half=ROBERTS_11.silent_raise_under_half)
    assert rule(chips(1_100, 1_700, 1_000, *FIVE_100[:3]), made_up).source == ("TDA24", "43-A")
