"""What the board says in every state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.views import ClockState
from tdtool.ui.board import words
from tdtool.ui.board.ink import ON_WINDOW, Ink
from tests.ui.board.states import NOW

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.ui.board.scene import Runs


def said(runs: Runs) -> str:
    return " ".join(run.text for run in runs if run.text).replace(" – ", "–")


def figures(view: BoardView) -> dict[str, str]:
    left, right = words.side_figures(view, NOW, ON_WINDOW)
    return {said(one.label): said(one.figure) for one in left + right}


@pytest.mark.parametrize(
    ("state", "title"),
    [
        ("level", "Level 14"),
        ("stud", "Level 9 Razz"),
        ("break", "Dinner break"),
        ("day over", "Day 1"),
        ("winner", ""),
        ("not started", "Level 13"),
    ],
)
def test_title(every_state: dict[str, BoardView], state: str, title: str) -> None:
    assert said(words.title(every_state[state], ON_WINDOW)) == title


@pytest.mark.parametrize(
    ("state", "left"),
    [
        ("level", "Next 6,000–12,000 BB ante 12,000"),
        ("break next", "Next Dinner break then 10,000–15,000 BB ante 15,000"),
        ("day ends next", "Next End of day 1"),
        ("break", "Colour-up now 1,000 chips leave play"),
        ("not started", "Starting stack 60,000"),
        ("day over", "Next Day 2"),
        ("last level over", ""),
        ("winner", "of 1,045 entries"),
    ],
)
def test_foot(every_state: dict[str, BoardView], state: str, left: str) -> None:
    assert said(words.foot_left(every_state[state], ON_WINDOW)) == left


def test_hands_that_all_tables_play_have_a_banner_of_their_own(
    every_state: dict[str, BoardView],
) -> None:
    def banner(state: str) -> tuple[Ink, str] | None:
        found = words.banner(every_state[state])
        return None if found is None else (found.inks.ground, said(found.runs))

    assert banner("hand for hand") == (Ink.BLUE, "Hand for hand hand 3 4 of 35 tables play")
    assert banner("last hands") == (Ink.BLUE, "Last 5 hands all have finished")
    assert banner("paused") == (Ink.AMBER, "Paused")
    assert banner("level") is None
    last = Mode(Joint.LAST_HANDS, 1, 1, 9, 0)
    assert said(words.mode_words(last)) == "Last hand 1 of 9 tables play"
    assert words.clock_ink(every_state["hand for hand"]) is Ink.TEXT


def test_foot_of_other_breaks(every_state: dict[str, BoardView]) -> None:
    view = every_state["break"]
    several = replace(view, colour_up=(25, 100, 500))
    assert said(words.foot_left(several, ON_WINDOW)) == (
        "Colour-up now 25, 100 and 500 chips leave play"
    )
    unnamed = replace(view, colour_up=(), colour_up_unnamed=True)
    assert said(words.foot_left(unnamed, ON_WINDOW)) == "Colour-up now"
    plain = replace(view, colour_up=())
    assert said(words.foot_left(plain, ON_WINDOW)) == "After that 10,000–20,000 BB ante 20,000"
    assert said(words.foot_left(plain, ON_WINDOW, split=True)) == "Players 312 of 1,045"
    assert words.foot_left(replace(plain, after=None), ON_WINDOW) == ()


def test_foot_of_the_last_level(every_state: dict[str, BoardView]) -> None:
    view = replace(every_state["level"], after=None)
    assert said(words.foot_left(view, ON_WINDOW)) == "Last level"
    last = replace(view, break_next=True)
    assert said(words.foot_left(last, ON_WINDOW)) == "Next Dinner break"


def test_foot_without_a_starting_stack(every_state: dict[str, BoardView]) -> None:
    view = replace(every_state["not started"], starting_stack=None)
    assert words.foot_left(view, ON_WINDOW) == ()


def test_a_single_entry_is_not_entries(every_state: dict[str, BoardView]) -> None:
    view = replace(every_state["winner"], entries=1)
    assert said(words.foot_left(view, ON_WINDOW)) == "of 1 entry"


@pytest.mark.parametrize(
    ("state", "message"),
    [
        ("level", "Day 1 ends after level 17"),
        ("registration", "Dinner break at 17:39 · Registration until the end of level 13 · "),
        ("two minutes", "Last 2 minutes"),
        ("thirty seconds", "Last 30 seconds"),
        ("break thirty", "Please take your seats"),
        ("break next", "Then 1,000 chips leave play · Day 1 ends after level 17"),
        ("many drawn", "Seats are drawn: find yours on the lists · Registration until"),
        ("paused thirty", "Day 1 ends after level 17"),
        ("day over", ""),
        ("winner", ""),
        ("in the money", "157 places paid, first €79,425 · Day 1 ends"),
    ],
)
def test_message(every_state: dict[str, BoardView], state: str, message: str) -> None:
    found = said(words.foot_right(every_state[state], NOW, ON_WINDOW))
    assert found.startswith(message)
    assert bool(found) == bool(message)


def test_figures_of_a_level(every_state: dict[str, BoardView]) -> None:
    assert figures(every_state["level"]) == {
        "PLAYERS": "312 of 1,045",
        "AVERAGE · 20 BB": "200,961",
        "DINNER BREAK AT": "17:29",
        "BREAK IN": "37:42",
    }


def test_figures_while_registration_is_open(every_state: dict[str, BoardView]) -> None:
    found = figures(every_state["registration"])
    assert found["REGISTRATION ENDS IN"] == "7:05"
    assert found["BREAK IN"] == "47:05"
    assert len(found) == 4


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ("break", {"TABLES": "35", "BACK AT": "17:44"}),
        ("paused", {"TABLES": "35", "BREAK IN": "37:42"}),
        ("day over", {"TABLES": "35"}),
        ("last level over", {}),
        ("limit", {"TABLES": "35"}),
        ("near the money", {"TO THE MONEY": "155", "BREAK IN": "37:42"}),
        ("in the money", {"NEXT OUT": "€1,600", "BREAK IN": "28:00"}),
        ("break in the money", {"NEXT OUT": "€1,600", "BACK AT": "17:44"}),
        ("winner paid", {}),
    ],
)
def test_figures_on_the_right(
    every_state: dict[str, BoardView], state: str, expected: dict[str, str]
) -> None:
    _, right = words.side_figures(every_state[state], NOW, ON_WINDOW)
    assert {said(one.label): said(one.figure) for one in right} == expected


def test_figures_before_the_start(every_state: dict[str, BoardView]) -> None:
    assert figures(every_state["not started"]) == {"ENTRIES": "43"}


def test_no_average_without_a_starting_stack(every_state: dict[str, BoardView]) -> None:
    view = replace(every_state["level"], average=None, average_big_blinds=None)
    assert not any(label.startswith("AVERAGE") for label in figures(view))
    no_blinds = replace(every_state["level"], average_big_blinds=None)
    assert "AVERAGE" in figures(no_blinds)


@pytest.mark.parametrize(
    ("state", "text"),
    [
        ("level", "17:42"),
        ("hour", "1:04:30"),
        ("hands", "8 hands"),
        ("to finish", "No time limit"),
    ],
)
def test_clock(every_state: dict[str, BoardView], state: str, text: str) -> None:
    assert words.clock_text(every_state[state]) == text


def test_clock_of_an_open_break(every_state: dict[str, BoardView]) -> None:
    view = every_state["break"]
    view = replace(view, clock=replace(view.clock, remaining=None, length_text="to finish"))
    assert words.clock_text(view) == "Dinner break"


@pytest.mark.parametrize(
    ("state", "ink"),
    [
        ("level", Ink.TEXT),
        ("two minutes", Ink.AMBER),
        ("thirty seconds", Ink.RED),
        ("break thirty", Ink.FELT_RED),
        ("paused thirty", Ink.SECOND),
        ("break paused", Ink.FELT_SECOND),
    ],
)
def test_ink_of_the_clock(every_state: dict[str, BoardView], state: str, ink: Ink) -> None:
    assert words.clock_ink(every_state[state]) is ink


def test_a_pause_says_for_how_long_after_two_minutes(every_state: dict[str, BoardView]) -> None:
    view = every_state["paused"]
    assert view.clock.state is ClockState.PAUSED

    def after(ms: int) -> str:
        return said(words.pause_words(replace(view, clock=replace(view.clock, paused_for=ms))))

    assert after(119_999) == "Paused"
    assert after(120_000) == "Paused for 2:00"
    assert after(3_725_000) == "Paused for 1:02:05"


@pytest.mark.parametrize(
    ("state", "headline"),
    [
        ("not started", "Starts soon"),
        ("day over", "Day 1 is over"),
        ("last level over", "Last level is over"),
        ("winner", "Folake Adeyemi"),
    ],
)
def test_headline(every_state: dict[str, BoardView], state: str, headline: str) -> None:
    assert words.headline(every_state[state]) == headline


def test_names_are_one_harmless_line(every_state: dict[str, BoardView]) -> None:
    hostile = "<b>x</b>\u202e\n" + "y" * 5_000
    view = replace(
        every_state["winner"], podium=(every_state["winner"].podium[0]._replace(name=hostile),)
    )
    headline = words.headline(view)
    assert headline.startswith("<b>x</b> y")
    assert len(headline) <= 160
