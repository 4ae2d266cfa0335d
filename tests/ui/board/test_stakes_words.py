"""Stakes in words: what stands out, what goes with it, for every kind of game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament.board_view import Level
from tdtool.ui.board.ink import ON_WINDOW
from tdtool.ui.board.stakes_words import brief, large, set_name
from tests.ui.board.states import LIMIT, MIXED, SHORT_DECK, STUD

if TYPE_CHECKING:
    from tdtool.ui.board.scene import Runs


def said(runs: Runs) -> str:
    return " ".join(run.text for run in runs if run.text).replace(" – ", "–")


def level(*sets: Stakes) -> Level:
    return Level("9", "", sets)


BB_ANTE = Stakes(5_000, 10_000, Ante(AnteKind.BIG_BLIND, 10_000))


@pytest.mark.parametrize(
    ("stakes", "main", "rest"),
    [
        (BB_ANTE, "5,000–10,000", "BB ante 10,000"),
        (Stakes(200, 300), "200–300", ""),
        (Stakes(200, 300, Ante(AnteKind.EACH, 25)), "200–300", "Ante 25"),
        (Stakes(200, 300, Ante(AnteKind.BUTTON, 300)), "200–300", "Button ante 300"),
        (Stakes(200, 300, Ante(AnteKind.EACH, 0)), "200–300", ""),
        (Stakes(big_blind=100), "100", ""),
        (LIMIT, "200–400", "Limits 400–800"),
        (STUD, "Limits 400–800", "Ante 100 Bring-in 150 Completion 400"),
        (SHORT_DECK, "Ante 500", "Button 2 × Button post 500"),
        (Stakes(button_post=100), "Button post 100", ""),
        (Stakes(), "", ""),
    ],
)
def test_large(stakes: Stakes, main: str, rest: str) -> None:
    found = large(level(stakes), ON_WINDOW)
    assert (said(found.main), said(found.rest)) == (main, rest)


def test_long_blinds_have_two_halves() -> None:
    first, second = large(level(BB_ANTE), ON_WINDOW).halves
    assert (said(first), said(second)) == ("5,000 –", "10,000")
    assert large(level(STUD), ON_WINDOW).halves == ()


def test_several_sets() -> None:
    found = large(level(*MIXED), ON_WINDOW)
    assert [said(runs) for runs in found.sets] == [
        "Limit flop 50–100 limits 100–200",
        "Stud limits 100–200 ante 25 bring-in 25",
        "NL PL 25–50",
    ]


@pytest.mark.parametrize(
    ("sets", "text"),
    [
        ((BB_ANTE,), "5,000–10,000 BB ante 10,000"),
        ((STUD,), "Limits 400–800 ante 100 bring-in 150 completion 400"),
        (MIXED, "Level 9"),
        (MIXED[:2], "Level 9 limits 100–200"),
        ((), "Level 9"),
    ],
)
def test_brief(sets: tuple[Stakes, ...], text: str) -> None:
    assert said(brief(level(*sets), ON_WINDOW)) == text


def test_no_level() -> None:
    assert brief(None, ON_WINDOW) == ()
    assert large(None, ON_WINDOW).main == ()


@pytest.mark.parametrize(
    ("stakes", "name"),
    [
        (Stakes(games=("Razz", "Stud")), "Razz, Stud"),
        (Stakes(), ""),
        (Stakes(group="nl_holdem"), "NL holdem"),
    ],
)
def test_name_of_a_set(stakes: Stakes, name: str) -> None:
    assert set_name(stakes) == name
