"""Levels suggested beside the spreadsheet: seen first, used by Enter, taken back by Ctrl+Z."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdtool.ui.levels.suggest_part import FORMS, length_words, minutes_of
from tests.ui.levels import harbour

if TYPE_CHECKING:
    from tdtool.ui.levels.suggest_part import SuggestPart
    from tests.ui.levels.conftest import Hands

ENTER, ESC, UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Up


def opened(hands: Hands) -> SuggestPart:
    """Open the form as a director does: Templates, its first line, Enter."""
    hands.page.head.templates.click()
    hands.press(UP)
    assert hands.page.side.templates.use.words() == "Go on"
    hands.press(ENTER)
    return hands.page.side.suggest


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("4", 240),
        ("4:30", 270),
        ("4.5", 270),
        ("4,25", 255),
        ("4 h 30 min", 270),
        ("10h", 600),
        ("0:45", 45),
        ("", None),
        ("long", None),
        ("4:3:2", None),
    ],
)
def test_hours_are_read_as_they_are_said(text: str, minutes: int | None) -> None:
    assert minutes_of(text) == minutes


def test_lengths_in_words() -> None:
    assert [length_words(one) for one in (0, 45, 60, 460)] == [
        "0 min",
        "45 min",
        "1 h",
        "7 h 40 min",
    ]


def test_a_suggestion_is_seen_before_it_is_used(fresh: Hands) -> None:
    part = opened(fresh)
    before = fresh.structure
    tester = QAbstractItemModelTester(fresh.page.preview.levels)
    fresh.type("45")
    part.hours.setText("6")
    part.hours.textEdited.emit("6")
    assert fresh.structure == before
    assert fresh.page.preview.isVisible()
    assert not fresh.view.isVisible()
    found = part.found()
    assert found is not None
    rows = fresh.page.preview.levels.rowCount()
    assert rows == len(found.structure.rows)
    assert "Begun now it ends about" in part.result.text()
    assert part.will.text().startswith("It replaces all rows")
    fresh.press(ENTER)
    assert fresh.structure.rows == found.structure.rows
    assert fresh.structure.name == before.name
    assert fresh.view.isVisible()
    fresh.bridge.undo()
    assert fresh.structure == before
    del tester


def test_what_is_played_changes_the_forced_bets(fresh: Hands) -> None:
    part = opened(fresh)
    for row, (form, _) in enumerate(FORMS):
        part.forms.setCurrentIndex(part.forms.model().index(row, 0))
        found = part.found()
        assert found is not None, form
        first = found.structure.rows[0].stakes[0]
        assert (first.bring_in is not None) == (form.value in {"stud", "mixed"})
    assert (
        fresh.page.preview.levels.index(0, 2)
        .data()
        .endswith(f"{first.small_bet:,}-{first.big_bet:,}")
    )


def test_while_it_runs_the_end_is_by_the_clock(hands: Hands) -> None:
    part = opened(hands)
    left = hands.desk.state.in_play
    assert part.players.value() == (
        left if hands.desk.state.busts else len(hands.desk.state.entries)
    )
    assert part.result.text().count("By the clock it ends about") == 1
    found = part.found()
    assert found is not None
    assert not any(row.registration_ends for row in found.structure.rows)
    hands.press(ESC)
    assert hands.page.side.templates_shown()
    hands.press(ESC)
    assert hands.structure == harbour.structure()
    assert hands.view.isVisible()


def test_what_cannot_be_read_or_played_is_said(fresh: Hands) -> None:
    part = opened(fresh)

    def said(field: str, text: str) -> str:
        box = getattr(part, field)
        kept = box.text()
        box.setText(text)
        box.textEdited.emit(text)
        words = part.result.text()
        assert part.found() is None
        assert not part.use.isEnabled()
        fresh.press(ENTER)
        box.setText(kept)
        box.textEdited.emit(kept)
        return str(words)

    assert said("players", "1").startswith("How many players?")
    assert said("stack", "x").startswith("The stack:")
    assert said("hours", "x") == "How many hours? 4, 4:30."
    assert said("level", "x").startswith("How many minutes a level?")
    assert said("hours", "0:05") == "From 10 minutes to 100 hours."
    part.level.setText("5")
    part.hours.setText("12")
    part.hours.textEdited.emit("12")
    assert "early: usual amounts have no more steps" in part.result.text()
