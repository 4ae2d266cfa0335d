"""The strip says how the clock stands, drops the least wanted, and paints only what changed."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.values import Now
from tdtool.tournament.views import ClockState, ClockView, MoneyView, StripView
from tdtool.ui import theme
from tdtool.ui.strip import Strip
from tdtool.ui.strip_cells import StripWords, clock_face, strip_words
from tdtool.ui.strip_layout import fonts, lay_out

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NOW = Now(1_785_000_000_000, 0, "boot", 7200)
CLOCK = ClockView(
    state=ClockState.RUNNING,
    row=14,
    label="14",
    on_break=False,
    remaining=1_062_000,
    length=1_800_000,
    length_text="",
    break_in=2_862_000,
    break_at=NOW.wall_ms + 2_862_000,
    paused_for=None,
    began_at=0,
    drift=0,
)
NO_LIMIT = Stakes(5_000, 10_000, Ante(AnteKind.BIG_BLIND, 10_000))
VIEW = StripView(
    tournament="Harbour Open",
    day="Day 1",
    clock=CLOCK,
    stakes=(NO_LIMIT,),
    next_stakes=(Stakes(6_000, 12_000, Ante(AnteKind.BIG_BLIND, 12_000)),),
    next_label="15",
    players_left=312,
    entries=1_045,
    average=200_962,
    average_big_blinds=20,
)
STUD = Stakes(ante=Ante(AnteKind.EACH, 100), bring_in=150, small_bet=400, big_bet=800)


def said(view: StripView) -> dict[str, tuple[str, str, str]]:
    words = strip_words(view, NOW)
    return {cell.key: (cell.label, cell.figure, cell.small) for cell in words.cells}


def test_a_level_of_no_limit() -> None:
    assert said(VIEW) == {
        "blinds": ("Blinds", "5,000-10,000", ""),
        "ante": ("BB ante", "10,000", ""),
        "next": ("Next", "6,000-12,000", ""),
        "players": ("Players left", "312", "/ 1,045"),
        "average": ("Average", "200,962", "20 BB"),
        "break": ("Break in", "47:42", "at 20:07"),
    }
    words = strip_words(VIEW, NOW)
    assert (words.level.label, words.level.figure) == ("Level", "14")
    assert (words.name, words.under_name) == ("Harbour Open", "Day 1, 19:20")
    assert words.progress == 410


@pytest.mark.parametrize(
    ("stakes", "cells"),
    [
        pytest.param(
            STUD,
            {
                "blinds": ("Limits", "400-800", ""),
                "ante": ("Ante", "100", ""),
                "bring_in": ("Bring-in", "150", ""),
            },
            id="stud",
        ),
        pytest.param(
            Stakes(200, 400, small_bet=400, big_bet=800),
            {
                "blinds": ("Blinds", "200-400", ""),
                "bets": ("Limits", "400-800", ""),
                "ante": ("Ante", "none", ""),
            },
            id="limit hold'em without ante",
        ),
        pytest.param(
            Stakes(button_post=1_000, ante=Ante(AnteKind.SHORT_DECK, 500)),
            {"blinds": ("Button", "1,000", ""), "ante": ("Ante", "500", "button 2 ×")},
            id="short deck",
        ),
        pytest.param(
            Stakes(100, 200, Ante(AnteKind.BUTTON, 200)),
            {"blinds": ("Blinds", "100-200", ""), "ante": ("Button ante", "200", "")},
            id="button ante",
        ),
    ],
)
def test_other_stakes(stakes: Stakes, cells: dict[str, tuple[str, str, str]]) -> None:
    found = said(replace(VIEW, stakes=(stakes,)))
    assert {
        key: found[key] for key in ("blinds", "bets", "ante", "bring_in") if key in found
    } == cells


def test_several_sets_of_stakes_stand_by_their_names() -> None:
    sets = (
        replace(NO_LIMIT, group="no_limit"),
        replace(STUD, group="stud"),
        replace(STUD, group="razz"),
    )
    cell = next(
        cell for cell in strip_words(replace(VIEW, stakes=sets), NOW).cells if cell.key == "blinds"
    )
    assert cell.label == "Stakes, 1 more"
    assert [name for name, _ in cell.lines] == ["no limit", "stud", "razz"]


def test_a_structure_without_stakes_says_so() -> None:
    found = said(replace(VIEW, stakes=(), average=None, next_stakes=()))
    assert found["blinds"] == ("Blinds", "–", "")
    assert "average" not in found
    assert "next" not in found


def test_a_break_says_what_comes() -> None:
    view = replace(VIEW, clock=replace(CLOCK, on_break=True, label="Break", break_in=None))
    words = strip_words(view, NOW)
    assert (words.level.label, words.level.figure) == ("Now", "Break")
    assert said(view)["blinds"] == ("Then blinds", "5,000-10,000", "")
    assert {"next", "break"}.isdisjoint(said(view))
    assert words.face.role == "information"


@pytest.mark.parametrize(
    ("changes", "digits", "role", "block"),
    [
        ({}, "17:42", "text", ()),
        ({"remaining": 120_001}, "2:01", "text", ()),
        ({"remaining": 120_000}, "2:00", "needs_you", ()),
        ({"remaining": 30_001}, "0:31", "needs_you", ()),
        ({"remaining": 30_000}, "0:30", "wrong_text", ()),
        ({"state": ClockState.PAUSED, "paused_for": 5_000}, "17:42", "needs_you", ("PAUSED",)),
        (
            {"state": ClockState.PAUSED, "paused_for": 134_000},
            "17:42",
            "needs_you",
            ("PAUSED", "for 2:14"),
        ),
        ({"state": ClockState.NOT_STARTED}, "17:42", "second", ("not", "started")),
        (
            {"state": ClockState.DAY_ENDED, "remaining": 0},
            "Day over",
            "information",
            ("the clock", "stands"),
        ),
        (
            {"state": ClockState.FINISHED, "remaining": 0},
            "Over",
            "information",
            ("last level", "is over"),
        ),
        (
            {"remaining": None, "length": None, "length_text": "8 hands"},
            "8 hands",
            "text",
            (),
        ),
    ],
)
def test_how_the_clock_looks(
    changes: dict[str, object], digits: str, role: str, block: tuple[str, ...]
) -> None:
    face = clock_face(replace(CLOCK, **changes))  # type: ignore[arg-type]
    assert (face.digits, face.role, face.block) == (digits, role, block)


def test_clocks_that_differ_are_told() -> None:
    words = strip_words(replace(VIEW, clock=replace(CLOCK, drift=-372_000)), NOW)
    assert (words.under_name, words.under_role) == ("clocks 6:12 apart", "needs_you")


@pytest.mark.parametrize(
    ("width", "gone", "gone_small"),
    [
        (1366, set(), set()),
        (1180, {"next"}, set()),
        (1050, {"next"}, {"average"}),
        (1000, {"next", "average"}, set()),
    ],
)
def test_the_least_wanted_go_first(width: int, gone: set[str], gone_small: set[str]) -> None:
    words = strip_words(VIEW, NOW)
    placed = lay_out(words, width, fonts()).cells
    assert {cell.key for cell in words.cells} - {one.cell.key for one in placed} == gone
    assert {one.cell.key for one in placed if one.cell.small and not one.small} == gone_small


@pytest.mark.parametrize("width", range(640, 2000, 90))
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_nothing_overlaps_while_there_is_room_and_what_counts_stays(
    width: int, percent: int
) -> None:
    theme.set_look(theme.DARK, percent)
    words = strip_words(VIEW, NOW)
    layout = lay_out(words, width * percent // 100, fonts())
    keys = [placed.cell.key for placed in layout.cells]
    assert {"blinds", "ante", "players"} <= set(keys)
    rects = [layout.name, layout.level.rect, layout.face, *(p.rect for p in layout.cells)]
    for before, after in itertools.pairwise(rects):
        assert before.right() < after.left()
    if width >= 730:
        assert rects[-1].right() < layout.button.left()


def shown(qtbot: QtBot, words: StripWords) -> Strip:
    strip = Strip()
    qtbot.addWidget(strip)
    strip.resize(1366, 64)
    strip.show_words(words)
    strip.show()
    qtbot.waitExposed(strip)
    return strip


def test_equal_words_paint_nothing(qtbot: QtBot) -> None:
    words = strip_words(VIEW, NOW)
    strip = shown(qtbot, words)
    painted: list[int] = []
    strip.update = lambda *_: painted.append(1)  # type: ignore[method-assign]
    strip.show_words(strip_words(VIEW, NOW))
    assert not painted
    strip.show_words(strip_words(replace(VIEW, clock=replace(CLOCK, remaining=1_061_000)), NOW))
    assert painted


@pytest.mark.parametrize("seconds", [0, 61, 4_000])
def test_a_second_paints_only_clock_and_break(qtbot: QtBot, seconds: int) -> None:
    strip = shown(qtbot, strip_words(VIEW, NOW))
    rects: list[tuple[int, int]] = []
    strip.update = lambda *rect: rects.append((rect[0].left(), rect[0].right()))  # type: ignore[method-assign]
    later = replace(
        CLOCK, remaining=1_061_000 - seconds, break_in=2_861_000 - seconds, break_at=CLOCK.break_at
    )
    strip.show_words(strip_words(replace(VIEW, clock=later), NOW))
    layout = lay_out(strip_words(VIEW, NOW), 1366, fonts())
    blinds = next(placed for placed in layout.cells if placed.cell.key == "blinds")
    inside = [
        left for left, right in rects if left <= blinds.rect.left() and right >= blinds.rect.right()
    ]
    # Only the line of progress, two pixels high, runs below all cells.
    assert len(inside) <= 1


def test_the_strip_paints_every_state(qtbot: QtBot) -> None:
    strip = shown(qtbot, strip_words(VIEW, NOW))
    pictures = set()
    for state in ClockState:
        view = replace(VIEW, clock=replace(CLOCK, state=state, paused_for=200_000))
        strip.show_words(strip_words(view, NOW))
        pictures.add(bytes(strip.grab().toImage().constBits()))
    strip.show_words(None)
    pictures.add(bytes(strip.grab().toImage().constBits()))
    assert len(pictures) == len(ClockState) + 1
    assert not strip.clock_button.isVisible()


def test_the_money_comes_nearer_and_is_reached() -> None:
    euro = Currency("EUR", "€", 2)
    money = MoneyView(23, 0, 79_425_00, 289, 506_825_00, euro)
    assert said(replace(VIEW, money=money))["money"] == ("To the money", "23", "")
    reached = money._replace(to_go=0, next_out=1_600_50)
    assert said(replace(VIEW, money=reached))["money"] == ("Next out", "1,600.50", "")
    assert "money" not in said(VIEW)
