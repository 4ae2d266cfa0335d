"""Every calculator answers the published cases as it asks for them, and nothing upsets it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.paths import resource
from tdtool.rulebook.entry import Calculator as Named
from tdtool.rules.house import HOME_SHEET, ROBERTS_11, TDA_2024, PotSmallBlind
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.ui.rulings.calculators.asks import Unclear
from tdtool.ui.rulings.calculators.catalogue import EVERY
from tdtool.ui.rulings.calculators.scene import Scene, TableInHand
from tests.ui.rulings.asked import LEVEL_14, NO_LEVEL, asked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.ui.rulings.calculators.worked import Worked

ROUND = "4 r 25k, 6 c, 9 a 33k, 1 f"
FLOP = {"street": 1}
SHUT_OUT = (
    "You have acted, and what you face is less than a full raise. You may fold or call {}."
    " You may not raise."
)
LIMIT = Scene(stakes=Stakes(200, 400, small_bet=400, big_bet=800))
CASES: list[tuple[str, str, dict[str, str], dict[str, int], Scene, str]] = [
    ("R1", "minimum-raise", {"round": "1 b 600, 2 r 1600, 3 r 3600", "blinds": "100-200"}, FLOP,
     NO_LEVEL, "Fifty-six hundred at least, total."),
    ("R2", "minimum-raise", {"round": "3 a 150", "blinds": "50-100"}, {}, NO_LEVEL,
     "Two hundred fifty at least, total."),
    ("R9", "minimum-raise", {"round": "1 b 100, 2 a 140", "blinds": "50-100"}, FLOP, NO_LEVEL,
     "Two hundred forty at least, total."),
    ("reopen", "short-all-in", {"round": ROUND}, {}, LEVEL_14,
     SHUT_OUT.format("8,000")),
    ("O10", "short-all-in", {"round": "1 b 10, 2 c, 3 a 12", "blinds": "5-10"}, FLOP, NO_LEVEL,
     SHUT_OUT.format("2")),
    ("P dead", "pot-limit", {"round": "2 sb dead, 3 bb, 4 f, 5 r 3500, 6 c, 7 f, 8 c",
     "blinds": "500-1,000"}, {}, NO_LEVEL, "Pot is eighteen thousand, total."),
    ("P flop", "pot-limit", {"round": "4 b 20", "blinds": "1-2", "pot": "37"}, FLOP, NO_LEVEL,
     "Pot is ninety-seven, total."),
    ("limit", "limit", {"round": "4 r 800, 5 r 1200"}, {}, LIMIT,
     "You may fold, call 1,200, or raise to 1,600."),
    ("limit round 3", "limit", {}, {"limit_round": 2}, LIMIT, "The bet is 800 in this round."),
    ("third street", "limit", {"round": "4 r 400, 5 c", "opened": "3 100"}, {"family": 1}, LIMIT,
     "You may fold, call 300, or raise to 800."),
    ("spread", "limit", {"bet_min": "10", "bet_max": "50", "round": "4 b 20, 5 r 40"},
     {"limit_kind": 1}, NO_LEVEL, "You may fold, call 40, or raise to anything from 60 to 90."),
    ("C one chip", "over-chip", {"facing": "600", "least": "1000", "added": "1k"}, {}, NO_LEVEL,
     "That is a call of 600. 400 comes back to you."),
    ("C several", "over-chip", {"facing": "600", "least": "1000", "added": "500 500"}, {},
     NO_LEVEL, "That is a call of 600. 400 comes back to you."),
    ("50 %", "over-chip", {"facing": "600", "least": "1000", "added": "4x200"}, {}, NO_LEVEL,
     "That is a raise to 1,000. You add 200."),
    ("R13", "over-chip", {"facing": "1000", "least": "2000", "amount": "1400"}, {"said": 3},
     NO_LEVEL, "That is a call of 1,000. You add 1,000."),
    ("prior", "over-chip", {"facing": "400", "least": "600", "added": "1k", "pulled": "200"}, {},
     NO_LEVEL, "That is a call of 400. 600 comes back to you."),
    ("under-call", "over-chip", {"facing": "600", "least": "1000", "added": "100"},
     {"players": 1, "opening": 1}, NO_LEVEL, "Call in full and add 500, or fold and leave 100."),
    ("under-call heads-up", "over-chip", {"facing": "600", "least": "1000", "added": "100"}, {},
     NO_LEVEL, "You have called. Add 500."),
    ("too small", "wrong-amount", {"wrong_bet": "1,000", "right_bet": "1,200"}, {}, NO_LEVEL,
     "The bet is 1,200. Everybody who is in makes it up."),
    ("five", "unclear-bet", {"number_said": "5", "pot_before": "3,000", "least_bet": "400"}, {},
     NO_LEVEL, "That is a bet of 500."),
    ("pots", "side-pots", {"puts": "1 600, 2 600 f, 4 1,100 all in, 7 1,100"}, {}, NO_LEVEL,
     "Main pot 2,400 for seats 1, 4 and 7; side pot 1,000 for seats 4 and 7."),
    ("odd chip", "odd-chip", {"pot_split": "1,025", "smallest": "25", "winners_high": "3 7",
     "button": "5"}, {}, NO_LEVEL, "Seat 7 gets 525, the odd 25 in it; seat 3 gets 500."),
    ("odd chip, stud", "odd-chip", {"pot_split": "1,025", "smallest": "25",
     "cards_high": "3 Kh, 7 Qs"}, {"dealt": 1}, NO_LEVEL,
     "Seat 3 gets 525, the odd 25 in it; seat 7 gets 500."),
    ("high-low", "odd-chip", {"pot_split": "1,025", "smallest": "25", "winners_high": "3",
     "winners_low": "7 8", "button": "9"}, {"halves": 1}, NO_LEVEL,
     "High: Seat 3 gets 525. Low: Seat 7 gets 250; seat 8 gets 250."),
    ("bring-in", "bring-in", {"up_cards": "1 Kh, 2 2c, 3 10s"}, {}, NO_LEVEL,
     "Seat 2 brings it in: the 2c is the lowest card."),
    ("razz", "bring-in", {"up_cards": "1 Kh, 2 2c, 3 Ks"}, {"stud": 2}, NO_LEVEL,
     "Seat 3 brings it in: the Ks is the highest card."),
    ("race", "chip-race", {"old_chip": "25", "new_chip": "100", "odd": "1 75, 4 50, 6 25 last",
     "cards": "1 Kh 2c 9d, 4 As 3d, 6 Qs"}, {}, NO_LEVEL,
     "Seat 4 gets a 100; seat 6 gets a 100 from the bank, to stay in."),
    ("straddle", "cash-posting", {"cash_blinds": "5-10", "cash_button": "3", "straddle": "6 20"},
     {"straddled": 1}, NO_LEVEL, "Seat 7 acts first. Forty at least, total."),
    ("RP-11", "short-big-blind", {"big_blind": "1,000", "bb_ante": "1,000", "stack": "1,100"}, {},
     NO_LEVEL, "All in: 1,000 is his blind, 100 the ante."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id_", "texts", "picks", "scene", "sentence"),
    [pytest.param(*case[1:], id=case[0]) for case in CASES],
)
def test_the_published_cases(
    id_: str, texts: dict[str, str], picks: dict[str, int], scene: Scene, sentence: str
) -> None:
    found = asked(id_, texts, picks, scene)
    assert found.sentence == sentence
    assert found.decision or found.lines


def column(found: Worked, title: str) -> list[list[str]]:
    assert found.grid is not None
    wanted = next(one for one in found.grid.columns if one.title == title)
    return [[said.text for said in cell] for cell in wanted.cells]


def test_both_readings_stand_side_by_side_where_they_differ() -> None:
    found = asked("short-all-in", {"round": ROUND}, scene=LEVEL_14)
    assert found.grid is not None
    assert [name for name, _ in found.grid.rows] == ["Seat 2", "Seat 3", "Seat 4", "Seat 6"]
    assert column(found, "Full bet")[2:] == [["call 8,000", "no raise"]] * 2
    assert column(found, "Half bet")[2:] == [["call 8,000", "raise to 48,000+"]] * 2
    assert [one.in_force for one in found.grid.columns] == [True, False]
    assert found.bar is not None
    assert (found.bar.filled, found.bar.end, found.bar.note) == (
        8000,
        15000,
        "53 % of a full raise",
    )
    assert found.notes[-1] == (
        "If seat 2 raises to 48,000, seats 4 and 6 face 23,000: both may raise."
    )


def test_where_the_readings_agree_there_is_one() -> None:
    found = asked("short-all-in", {"round": "4 r 25k, 6 c, 9 a 31k, 1 f"}, scene=LEVEL_14)
    assert column(found, "May")[2] == ["call 6,000", "no raise"]


def test_a_home_game_reads_half_a_bet() -> None:
    home = replace(LEVEL_14, house=HOME_SHEET)
    found = asked("short-all-in", {"round": ROUND}, scene=home)
    assert found.grid is not None
    assert [one.in_force for one in found.grid.columns] == [False, True]
    assert found.sentence == "You may fold, call 8,000, or raise to 48,000 or more."


def test_the_pot_is_worked_out_line_by_line() -> None:
    texts = {"round": "2 sb dead, 3 bb, 4 f, 5 r 3500, 6 c, 7 f, 8 f", "blinds": "500-1,000"}
    found = asked("pot-limit", texts)
    assert [(one.number, one.text, one.value) for one in found.lines] == [
        ("1", "Earlier rounds", "0"),
        ("2", "Dead small blind, counted", "500"),
        ("3", "Big blind, seat 3", "1,000"),
        ("4", "Seat 5 raises to", "3,500"),
        ("5", "Seat 6 calls", "3,500"),
        ("P", "On the table", "8,500"),
        ("6", "Seat 3 calls first: 3,500 − 1,000", "2,500"),
        ("", "Pot after the call", "11,000"),
        ("7", "Plus the highest bet", "3,500"),
        ("", "Raise to, at most", "14,500"),
    ]
    assert column(found, "At face value") == [["14,500"]]
    assert column(found, "As a big blind") == [["15,000"]]
    assert found.table is not None
    assert (found.table.total, found.table.dead) == (8_500, frozenset({2}))


def test_the_house_s_way_to_count_the_small_blind_is_in_force() -> None:
    texts = {"round": "2 sb, 3 bb, 5 r 3500", "blinds": "500-1,000"}
    as_big = replace(NO_LEVEL, house=replace(TDA_2024, pot_small_blind=PotSmallBlind.AS_BIG_BLIND))
    strict, big = asked("pot-limit", texts), asked("pot-limit", texts, scene=as_big)
    assert (strict.sentence, big.sentence) == (
        "Pot is eleven five, total.",
        "Pot is twelve thousand, total.",
    )


def test_an_ante_for_all_counts_after_the_flop() -> None:
    texts = {"round": "4 r 30k"}
    found = asked("pot-limit", texts, scene=LEVEL_14)
    assert found.notes[-1] == "The ante of 10,000 counts after the flop."
    assert any(one.text.startswith("Ante for all, not counted") for one in found.lines)


def test_books_that_differ_stand_side_by_side() -> None:
    texts = {"facing": "600", "least": "1000", "added": "500 100 100"}
    found = asked("over-chip", texts)
    assert column(found, "TDA 2024") == [["That is a call of 600. 100 comes back to you."]]
    assert column(found, "Robert's Rules 11") == [["That is a raise to 1,000. You add 300."]]
    own = asked("over-chip", texts, scene=replace(NO_LEVEL, house=ROBERTS_11))
    assert own.sentence == "That is a raise to 1,000. You add 300."


def test_winners_share_each_pot() -> None:
    texts = {
        "puts": "1 600, 4 1,100, 7 1,100",
        "dead": "25",
        "winners": "4 7 / 7",
        "button": "9",
        "smallest": "25",
    }
    assert asked("side-pots", texts).notes == (
        "Main pot: Seat 4 gets 925, the odd 25 in it; seat 7 gets 900.",
        "Side pot: Seat 7 gets 1,000.",
    )


def test_a_house_that_rounds_up_holds_no_race() -> None:
    texts = {"old_chip": "25", "new_chip": "100", "odd": "1 75, 4 50"}
    found = asked("chip-race", texts, scene=Scene(house=HOME_SHEET))
    assert found.sentence == "Everybody with odd chips gets one 100 for them."
    cards = asked("chip-race", texts)
    assert [one.value for one in cards.lines[:2]] == ["3 cards", "2 cards"]


def test_the_table_in_hand_says_who_posts_and_who_sits_where() -> None:
    names = {1: "Mia", 2: "Carol", 4: "David", 6: "Femi", 9: "Lena"}
    scene = replace(LEVEL_14, table=TableInHand(12, 9, names))
    found = asked("short-all-in", {"round": ROUND}, {"whose": 1}, scene)
    assert [one.text for one in found.played] == [
        "Mia small blind",
        "Carol big blind",
        "David raises",
        "Femi calls",
        "Lena all in",
        "Mia folds",
    ]
    assert asked("short-all-in", {"round": ROUND}, scene=scene).played[0].text == "Small blind"


@pytest.mark.parametrize(
    ("id_", "texts", "picks", "name", "words"),
    [
        ("minimum-raise", {"round": "4 z"}, {}, "round", "is no action"),
        ("minimum-raise", {"round": "4 f 4 c"}, {}, "round", "has folded"),
        ("minimum-raise", {"round": "4 r 600", "blinds": "no"}, {}, "blinds", "Write blinds"),
        ("pot-limit", {"round": "4 b 20", "pot": "x", "blinds": "1-2"}, FLOP, "pot", "figure"),
        ("over-chip", {"facing": "600", "least": "600", "added": "1k"}, {}, "least", "more than"),
        ("over-chip", {"facing": "1", "least": "2", "added": "pear"}, {}, "added", "no chips"),
        ("side-pots", {"puts": "1 600, 1 600"}, {}, "puts", "twice"),
        ("side-pots", {"puts": "1 600 f, 2 600 f"}, {}, "puts", "left in the hand"),
        ("side-pots", {"puts": "1 6, 2 6", "winners": "3"}, {}, "winners", "cannot win"),
        ("odd-chip", {"pot_split": "5", "winners_high": "13"}, {}, "winners_high", "1 to 12"),
        ("bring-in", {"up_cards": "1 Kh, 2 Kh"}, {}, "up_cards", "twice"),
        ("bring-in", {"up_cards": "1 Zz, 2 Kh"}, {}, "up_cards", "no card"),
        ("chip-race", {"old_chip": "25", "new_chip": "100", "odd": "1 80"}, {}, "odd", "no chips"),
        ("chip-race", {"old_chip": "25", "new_chip": "100", "odd": "1 125"}, {}, "odd", "change"),
        ("cash-posting", {"cash_blinds": "5-10", "cash_button": "3", "straddle": "7 20"},
         {"straddled": 1}, "straddle", "seat 6's"),
        ("wrong-amount", {"wrong_bet": "5", "right_bet": "4"}, {}, "wrong_bet", "not too small"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(
    id_: str, texts: dict[str, str], picks: dict[str, int], name: str, words: str
) -> None:
    with pytest.raises(Unclear) as found:
        asked(id_, texts, picks, LEVEL_14)
    assert found.value.name == name
    assert words in str(found.value)
    assert not found.value.missing


@pytest.mark.parametrize("id_", EVERY)
def test_nothing_typed_asks_for_what_is_missing(id_: str) -> None:
    with pytest.raises(Unclear) as found:
        asked(id_, {})
    assert found.value.missing
    assert str(found.value).endswith((".", "?"))


NASTY = (
    "-5",
    "0",
    "1e9",
    "9" * 400,
    "٤ ر",
    "1 2 3 4",
    ", ,",
    "4 r",
    "1-0",
    "<b>5</b>",
    "1 600 f" * 60,
)


def said(id_: str, texts: Mapping[str, str], picks: Mapping[str, int]) -> str:
    """Give the answer, or what is wrong; any other error fails the test."""
    try:
        return asked(id_, texts, picks, LEVEL_14).sentence
    except Unclear as problem:
        return str(problem)


@pytest.mark.parametrize("id_", EVERY)
@pytest.mark.parametrize("text", NASTY)
def test_whatever_is_typed_gives_an_answer_or_a_sentence(id_: str, text: str) -> None:
    calculator = EVERY[id_]
    filled: Mapping[str, str] = {ask.name: text for ask in calculator.asks if not ask.options}
    good = {"round": "4 r 300, 5 c", "blinds": "50-100", "ring": "1-9", "odd": "1 75"}
    for ask in calculator.asks:
        for texts in (filled, {**good, ask.name: text}):
            for pick in range(3):
                picks = {one.name: pick for one in calculator.asks if one.options}
                assert said(id_, texts, picks)


def test_every_entry_named_by_a_calculator_is_there() -> None:
    files = {file.stem for file in resource("rulebook").rglob("*.toml")}
    named = {entry for calculator in EVERY.values() for entry in calculator.entries}
    assert named <= files
    assert {one.value for one in Named} - {"who-posts"} <= set(EVERY)


def test_blinds_follow_the_level_until_they_are_typed() -> None:
    stakes = Stakes(6_000, 12_000, Ante(AnteKind.BIG_BLIND, 12_000))
    texts = {"round": "4 r 30k"}
    assert asked("minimum-raise", texts, scene=LEVEL_14).figures == "Raise to 50,000 at least."
    later = Scene(stakes=stakes)
    assert asked("minimum-raise", texts, scene=later).figures == "Raise to 48,000 at least."
    typed = {**texts, "blinds": "5k-10k"}
    assert asked("minimum-raise", typed, scene=later).figures == "Raise to 50,000 at least."
