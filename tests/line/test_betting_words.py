"""Questions about bets in the line: the pot, the least raise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.betting_words import LEAST_HINT, POT_HINT
from tdtool.line.candidate import Answer, Effect, GoOn
from tdtool.rules.house import ROBERTS_11
from tdtool.tournament import commands as c
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("pot 37", "Bet 37 at most."),
        ("pot 37 bet 20", "Raise to 97 at most, to 40 at least."),
        ("pot: 37, bet 20, call", "Raise to 117 at most, to 40 at least."),
        ("pot is 37, bet of 20, call and call?", "Raise to 137 at most, to 40 at least."),
        ("pot limit 100 bet 50", "Raise to 250 at most, to 100 at least."),
        ("pot 1/2", "Raise to 7 at most, to 4 at least."),
        ("pot 1/2 call call", "Raise to 11 at most, to 4 at least."),
        ("pot 1/2 raise to 7 call", "Raise to 31 at most, to 12 at least."),
        ("pot 500-1,000 r 3500 c", "Raise to 15,500 at most, to 6,000 at least."),
        ("pot 5-10 sb", "Raise to 30 at most, to 20 at least."),
        ("pot 5-10 call bb", "Raise to 35 at most, to 20 at least."),
        ("pot 10.5k bet 10,5k", "Raise to 42,000 at most, to 21,000 at least."),
        ("pot 300 bet 100 all in 140", "Raise to 820 at most, to 240 at least."),
        ("min 600 1600 3600", "Raise to 5,600 at least."),
        ("min raise 1.6k, 3,600", "Raise to 5,600 at least."),
        ("min bet 600 raise to 1600 call", "Raise to 2,600 at least."),
        ("min 100 140", "Raise to 240 at least."),
        ("min 50/100", "Raise to 200 at least."),
        ("minimum 50/100 300 500 620", "Raise to 820 at least."),
    ],
)
def test_answers(quiet_floor: Floor, text: str, figures: str) -> None:
    (found,) = quiet_floor.read(text).candidates
    assert isinstance(found.act, Answer)
    assert found.act.figures == figures
    assert (found.subject, found.remark) == (
        found.act.sentence.rstrip("."),
        figures.rstrip("."),
    )
    assert found.key_hint == "Enter"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("pot 37 foo", POT_HINT),
        ("pot 37 bet", POT_HINT),
        ("pot 37 raise call", POT_HINT),
        ("pot 3 4", POT_HINT),
        ("pot 37 sb", POT_HINT),
        ("pot 1/2 0/0", POT_HINT),
        ("pot 0/0", POT_HINT),
        ("pot 1.5", POT_HINT),
        ("pot 37 @", POT_HINT),
        ("pot 37" + " call" * 13, POT_HINT),
        ("pot bet 20", POT_HINT),
        ("min foo", LEAST_HINT),
        ("min 500 300", LEAST_HINT),
        ("min 0", LEAST_HINT),
        ("min call", LEAST_HINT),
        ("min 50/100 80", LEAST_HINT),
        ("min " + " ".join(map(str, range(1, 15))), LEAST_HINT),
    ],
)
def test_what_is_no_question(quiet_floor: Floor, text: str, hint: str) -> None:
    reading = quiet_floor.read(text)
    assert reading.hint == hint
    assert not any(isinstance(found.act, Answer) for found in reading.candidates)


@pytest.mark.parametrize(("text", "example"), [("pot", "pot "), ("min", "min ")])
def test_a_word_alone_goes_on(quiet_floor: Floor, text: str, example: str) -> None:
    found = quiet_floor.read(text).candidates[0]
    assert (found.act, found.completion) == (GoOn(), example)


def test_the_working_is_shown(quiet_floor: Floor) -> None:
    (found,) = quiet_floor.read("pot 1/2 raise 7 call").candidates
    assert found.effects == (
        Effect("On the table", "17"),
        Effect("Call first", "7"),
        Effect("Pot then", "24"),
        Effect("Raise to", "24 + 7 = 31"),
        Effect("Elsewhere", "32, the small blind counted as a big one"),
        Effect("Rule", "TDA 2024 rule 54"),
    )
    (found,) = quiet_floor.read("min 50/100 300 500 620").candidates
    assert found.effects == (
        Effect("Bet now", "620"),
        Effect("Full raise", "200, the largest so far"),
        Effect("Raise to", "620 + 200 = 820"),
        Effect("All-in", "620: less than a full raise"),
        Effect("Rule", "TDA 2024 rule 43"),
    )


def test_a_bet_that_was_not_legal_is_remarked_on(quiet_floor: Floor) -> None:
    (found,) = quiet_floor.read("pot 37 bet 50").candidates
    assert found.effects[0] == Effect("Check", "a bet here is not legal", Tone.NEEDS_YOU)


def test_the_house_counts_the_small_blind_its_way(floor: Floor) -> None:
    floor.desk.do(c.ChangeHouseRules(ROBERTS_11))
    (found,) = floor.read("pot 5-10").candidates
    assert isinstance(found.act, Answer)
    assert found.act.figures == "Raise to 40 at most, to 20 at least."
    assert Effect("Elsewhere", "35, the small blind counted as what it is") in found.effects
    assert found.effects[-1].text == "Robert's Rules 11, pot-limit"


def test_minutes_are_still_minutes(quiet_floor: Floor) -> None:
    for text in ("clock +2 min", "12.5 out 5 min ago"):
        assert not isinstance(quiet_floor.read(text).candidates[0].act, Answer)
