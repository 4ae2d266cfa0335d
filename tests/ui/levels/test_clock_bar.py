"""The clock set right from the Levels page: by button, by key, and asked first where it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament import queries
from tdtool.tournament.values import Now
from tdtool.tournament.views import ClockState
from tdtool.ui.levels.clock_words import parse_remaining, parse_since
from tests.ui.desk_sample import MINUTE, done

if TYPE_CHECKING:
    from tests.ui.levels.conftest import Hands

ALT = Qt.KeyboardModifier.AltModifier
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def remaining(hands: Hands) -> int | None:
    return queries.clock_view(hands.desk.state, hands.desk.now()).remaining


def row(hands: Hands) -> int:
    return queries.clock_view(hands.desk.state, hands.desk.now()).row


LEFT = 17 * MINUTE + 42_000


def test_a_minute_more_or_less(hands: Hands) -> None:
    hands.go("14")
    hands.press(Qt.Key.Key_Up, ALT)
    assert remaining(hands) == LEFT + MINUTE
    hands.page.clock.less.click()
    hands.page.clock.less.click()
    assert remaining(hands) == LEFT - MINUTE


def test_another_level_is_asked_first(hands: Hands) -> None:
    hands.go("14")
    here = row(hands)
    hands.press(Qt.Key.Key_Right, ALT)
    assert hands.page.ask.words.text() == "Level 14 → 15, 17:42 left"
    assert row(hands) == here
    hands.press(ESC)
    assert row(hands) == here
    hands.press(Qt.Key.Key_Right, ALT)
    hands.press(ENTER)
    assert row(hands) == here + 1
    assert hands.page.clock.isVisible()
    hands.press(Qt.Key.Key_Left, ALT)
    hands.press(ENTER)
    assert row(hands) == here


def test_a_break_is_named(hands: Hands) -> None:
    hands.page.clock.ask_next()
    hands.press(ENTER)
    hands.page.clock.ask_next()
    assert hands.page.ask.words.text().startswith("Level 15 → break")
    hands.press(ENTER)
    hands.tick()
    assert hands.page.clock.longer.isVisible()
    hands.page.clock.longer.click()
    assert remaining(hands) == 20 * MINUTE


def test_what_remains_is_typed(hands: Hands) -> None:
    hands.page.clock.ask_remaining()
    assert hands.page.ask.field.text() == "17:42"
    hands.type("x")
    assert not hands.page.ask.buttons[0].isEnabled()
    hands.press(ENTER)
    assert remaining(hands) == LEFT
    hands.page.ask.field.selectAll()
    hands.type("12:30")
    assert hands.page.ask.words.text() == "Level 14: 12:30 left"
    hands.press(ENTER)
    assert remaining(hands) == 12 * MINUTE + 30_000


def test_a_forgotten_pause_ran_since(hands: Hands) -> None:
    done(hands.desk, c.PauseClock())
    hands.tick(10 * MINUTE)
    assert hands.page.clock.left.text() == "paused 10 min"
    hands.page.clock.ran.click()
    hands.type("5")
    assert hands.page.ask.words.text().endswith("5 min")
    hands.press(ENTER)
    hands.tick()
    assert remaining(hands) == LEFT - 5 * MINUTE
    assert not hands.page.clock.ran.isVisible()


def test_ran_since_before_the_pause_is_refused_in_words(hands: Hands) -> None:
    done(hands.desk, c.PauseClock())
    hands.tick(10 * MINUTE)
    hands.page.clock.ask_ran_since()
    hands.type("60")
    assert hands.page.ask.words.text() == "The clock was still running at that time."
    hands.press(ENTER)
    assert queries.clock_view(hands.desk.state, hands.desk.now()).state is ClockState.PAUSED


def test_after_the_desk_was_off_it_ran_on_or_is_held(hands: Hands) -> None:
    here = row(hands)
    hands.tick(6 * MINUTE)
    hands.page.was_off(6 * MINUTE, here, LEFT)
    assert hands.page.ask.words.text() == "The desk was off for 6:00."
    hands.press(ENTER)
    assert remaining(hands) == LEFT - 6 * MINUTE
    hands.page.was_off(6 * MINUTE, here, LEFT)
    assert hands.page.ask.buttons[1].words() == "Hold at 17:42"
    hands.page.ask.buttons[1].click()
    assert remaining(hands) == LEFT


def test_before_the_start_nothing_is_corrected(fresh: Hands) -> None:
    clock = fresh.page.clock
    assert clock.left.text() == "not started"
    assert not clock.more.isEnabled()
    assert not clock.back.isVisible()
    fresh.page.clock.ask_previous()
    assert not fresh.page.ask.isVisible()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("17:42", LEFT),
        ("1:04:09", 3_849_000),
        ("17", 17 * MINUTE),
        ("17 min", 17 * MINUTE),
        ("30 s", 30_000),
        ("17:60", None),
        ("1:70:00", None),
        ("soon", None),
        ("", None),
    ],
)
def test_what_remains_as_it_is_typed(text: str, wanted: int | None) -> None:
    assert parse_remaining(text) == wanted


@pytest.mark.parametrize(
    ("text", "minutes_ago"),
    [("12:00", 30), ("12:30", 0), ("12:31", 24 * 60 - 1), ("5", 5), ("5 min", 5), ("x", None)],
)
def test_since_when_as_it_is_typed(text: str, minutes_ago: int | None) -> None:
    half_past = 1_773_489_600_000 + 30 * MINUTE
    now = Now(half_past, 0, "", 0)
    found = parse_since(text, now)
    assert found == (None if minutes_ago is None else half_past - minutes_ago * MINUTE)
