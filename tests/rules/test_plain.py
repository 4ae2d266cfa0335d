"""Questions and answers as plain JSON values; whatever is wrong gets a sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.button.check import BadQuestion
from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.plain import plain_answer, read_question
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    GameForm,
    KnownFrom,
    MovingDoublePost,
)
from tests.rules.tables import read_real_hands, real_hands_file, real_question

GOOD: dict[str, Any] = {
    "rule": "dead",
    "max_seats": 9,
    "prev": {"button": 1, "sb": 2, "bb": 3, "seats": [1, 2, 3, 4, 5]},
    "now": {"dealt_in": [2, 3, 4, 5], "newcomers": [], "gone": [1]},
    "settings": {},
}


def changed(path: str, value: object) -> dict[str, Any]:
    """Change one value of a sound line; "prev.bb" names one within."""
    line = copy.deepcopy(GOOD)
    *ways, last = path.split(".")
    place = line
    for way in ways:
        place = place[way]
    place[last] = value
    return line


def without(path: str) -> dict[str, Any]:
    line = copy.deepcopy(GOOD)
    *ways, last = path.split(".")
    place = line
    for way in ways:
        place = place[way]
    del place[last]
    return line


def test_the_shape_of_an_answer() -> None:
    reason = {
        "rule": "dead",
        "book": "TDA24",
        "number": "32",
        "name": "Dead button, TDA 2024 rule 32",
        "events": [
            {"what": "button_left", "seats": [1]},
            {"what": "regular", "seats": []},
        ],
        "why": "Seat 1, the button, went out. Button and blinds each move on to the next player.",
    }
    assert plain_answer(answer(read_question(GOOD))) == {
        "button": 2,
        "button_empty": False,
        "sb_position": 3,
        "sb": [3],
        "bb": [4],
        "waits": [],
        "first_preflop": 5,
        "last_preflop": 4,
        "first_postflop": 3,
        "last_postflop": 2,
        "owes_sb": [],
        "reason": reason,
    }


def test_moving_rule_has_no_position_and_names_who_owes() -> None:
    line = {
        "rule": "moving",
        "prev": {"button": 3, "sb": None, "bb": [3, 4, 5], "seats": [3, 4, 5]},
        "now": {"dealt_in": [3, 4, 5]},
    }
    found = plain_answer(answer(read_question(line)))
    assert (found["sb_position"], found["sb"], found["bb"]) == (None, [4, 5], [3])
    assert found["owes_sb"] == [3]


@pytest.mark.parametrize("inside", [True, False])
def test_who_owes_may_stand_in_prev_or_beside_it(*, inside: bool) -> None:
    line = changed("rule", "moving")
    (line["prev"] if inside else line)["owes_sb"] = [2]
    assert read_question(line).last.owes_small_blind == (2,)


@pytest.mark.parametrize("missing", ["max_seats", "settings", "now.newcomers", "now.gone"])
def test_what_may_be_missing(missing: str) -> None:
    assert read_question(without(missing)).occupied == (2, 3, 4, 5)
    assert read_question(changed(missing, None)).occupied == (2, 3, 4, 5)


def test_seats_may_stand_in_any_order() -> None:
    line = changed("now.dealt_in", [5, 3, 2, 4])
    line["prev"]["seats"] = [5, 4, 3, 2, 1]
    assert read_question(line) == read_question(GOOD)


def test_settings() -> None:
    line = changed(
        "settings",
        {
            "arrival_in_dead_small_blind": "waits",
            "moving_double_post": "both",
            "form": "stud",
            "short_big_blind": "ante_first",
        },
    )
    question = read_question(line)
    assert question.settings.arrival_in_dead_small_blind is ArrivalInDeadSmallBlind.WAITS
    assert question.settings.moving_double_post is MovingDoublePost.BOTH
    assert question.form is GameForm.STUD


@pytest.mark.parametrize(
    ("prev", "button", "small", "bigs", "known"),
    [
        ({"button": 1}, 1, 2, (3,), KnownFrom.BUTTON),
        ({"button": 1, "sb": 2}, 1, 2, (3,), KnownFrom.BUTTON),
        ({"button": 1, "sb": 6}, 1, 6, (1,), None),
        ({"button": 4, "sb": 6}, 4, 6, (1,), KnownFrom.BUTTON),
        ({"bb": 3}, 1, 2, (3,), KnownFrom.BIG_BLIND),
        ({"bb": [3], "button": None}, 1, 2, (3,), KnownFrom.BIG_BLIND),
        ({"bb": 3, "sb": 1}, 5, 1, (3,), KnownFrom.BIG_BLIND),
        ({"button": 1, "bb": 3}, 1, None, (3,), KnownFrom.WHOLE),
    ],
)
def test_half_an_observation(
    prev: dict[str, Any],
    button: int,
    small: int | None,
    bigs: tuple[int, ...],
    known: KnownFrom | None,
) -> None:
    line = changed("prev", {"seats": [1, 2, 3, 4, 5], **prev})
    if known is None:
        with pytest.raises(BadQuestion, match="both the button and the big blind"):
            read_question(line)
        return
    last = read_question(line).last
    assert (last.button, last.small_blind, last.big_blinds) == (button, small, bigs)
    assert last.known_from is known


def test_two_players_half_known() -> None:
    line = changed("prev", {"seats": [2, 3], "bb": 3, "sb": 2})
    line["now"] = {"dealt_in": [2, 3]}
    assert read_question(line).last[:3] == (2, 2, (3,))


def test_short_deck_needs_only_the_button() -> None:
    line = changed("prev", {"seats": [1, 2, 3, 4, 5], "button": 1})
    line["settings"]["form"] = "short_deck"
    found = plain_answer(answer(read_question(line)))
    assert (found["button"], found["sb"], found["bb"]) == (2, [], [])


BAD: dict[str, tuple[object, str]] = {
    "no object": ([], "An object is missing: the line must be one, in braces."),
    "null": (None, "An object is missing: the line must be one, in braces."),
    "rule": (changed("rule", "live"), "rule must be one of dead, moving, simplified."),
    "rule missing": (without("rule"), "rule must be one of dead, moving, simplified."),
    "rule a list": (changed("rule", ["dead"]), "rule must be one of dead, moving, simplified."),
    "prev missing": (without("prev"), "An object is missing: prev must be one, in braces."),
    "now missing": (without("now"), "An object is missing: now must be one, in braces."),
    "settings": (changed("settings", [1]), "An object is missing: settings must be one"),
    "unknown setting": (changed("settings", {"arrivals": 1}), 'There is no setting "arrivals"'),
    "setting": (
        changed("settings", {"moving_double_post": "maybe"}),
        "moving_double_post must be one of big_first, both, forgive.",
    ),
    "boolean seat": (changed("prev.button", value=True), "prev.button must be a whole number."),
    "fraction": (changed("prev.sb", 2.0), "prev.sb must be a whole number."),
    "text": (changed("prev.bb", "3"), "prev.bb must be a whole number."),
    "boolean in a list": (changed("now.dealt_in", [True, 2]), "now.dealt_in must be a list of"),
    "no list": (changed("now.gone", 1), "now.gone must be a list of seats."),
    "max_seats": (changed("max_seats", "9"), "max_seats must be a whole number."),
    "seat too high": (changed("max_seats", 4), "There is no seat 5: the table has 4 seats."),
    "seat 0": (changed("now.dealt_in", [0, 2]), "There is no seat 0"),
    "seat twice": (changed("now.dealt_in", [2, 3, 3]), "Seat 3 is named twice in now.dealt_in."),
    "one player": (changed("now.dealt_in", [2]), "At least two players must be in the next hand"),
    "nobody": (without("now.dealt_in"), "At least two players must be in the next hand."),
    "one dealt in": (changed("prev.seats", [3]), "At least two players must be dealt into"),
    "no position": (
        changed("prev", {"seats": [1, 2, 3]}),
        "The last button or the last big blind is needed (prev.button, prev.bb).",
    ),
    "empty list": (changed("prev.bb", []), "Nobody is named as the last big blind (prev.bb)."),
    "big blind not dealt in": (changed("prev.bb", 7), "Seat 7 is said to have paid the big"),
    "both blinds": (changed("prev.sb", 3), "Seat 3 cannot have had both blinds."),
    "button and big blind": (changed("prev.button", 3), "both the button and the big blind."),
    "button and small blind": (changed("prev.sb", 1), "both the button and the small blind"),
    "newcomer nowhere": (changed("now.newcomers", [8]), "Seat 8 is said to be new"),
    "gone and there": (changed("now.gone", [2]), "Seat 2 is said to be gone and to be"),
}


@pytest.mark.parametrize(("line", "sentence"), BAD.values(), ids=BAD)
def test_bad_lines(line: object, sentence: str) -> None:
    with pytest.raises(BadQuestion) as error:
        read_question(line)
    assert sentence in str(error.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 12) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
PATHS = (
    "rule", "max_seats", "prev", "now", "settings", "prev.button", "prev.sb", "prev.bb",
    "prev.seats", "now.dealt_in", "now.newcomers", "now.gone",
)  # fmt: skip


@given(st.sampled_from(PATHS), JSON)
def test_anything_in_any_place_is_answered_or_refused(path: str, value: object) -> None:
    try:
        said = plain_answer(answer(read_question(changed(path, value))))["bb"]
    except BadQuestion as error:
        said = str(error)
    assert said


def test_real_hands_read_as_they_are() -> None:
    file = real_hands_file()
    if file is None:
        pytest.skip("the file of real hands is not here: set TDTOOL_SHARED to its folder")
    for row in read_real_hands(file):
        question = real_question(row)
        line = {"rule": str(question.rule), "max_seats": row.get("max_seats")} | row
        assert read_question(line)._replace(settings=question.settings) == question
