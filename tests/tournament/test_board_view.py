"""What the board shows, from the state and the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import board_view as b
from tdtool.tournament import commands as c
from tdtool.tournament.board_lists import Finish
from tdtool.tournament.board_view import Look
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.structure import (
    DayEnd,
    DayPlan,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, Evening, level, minutes

if TYPE_CHECKING:
    from pathlib import Path

SHEET = Structure(
    "Sheet",
    (
        level(1, 200),
        level(2, 400, colour_up=(25,)),
        Row(RowKind.BREAK, "", minutes(15), note="dinner at the bar", colour_up=(100,)),
        Row(RowKind.MARKER, registration_ends=True),
        level(3, 600),
        Row(RowKind.BREAK, "Photo", minutes(5), colour_up_unnamed=True),
        level(4, 800, day_end=DayEnd()),
        level(5, 1_000),
        Row(RowKind.PLAY, "6", Length(LengthKind.OPEN)),
        Row(RowKind.PLAY, "7", minutes(20), registration_ends=False),
    ),
    starting_stack=20_000,
    days=(DayPlan("1"), DayPlan("2", starts="Sunday at noon")),
)


def seen(evening: Evening) -> b.BoardView:
    state = evening.state
    return b.board_view(state, b.field_of(state, evening.desk.names), evening.clock())


@pytest.fixture
def sheet(evening: Evening) -> Evening:
    """Seat six players; the structure has everything a board may show."""
    evening.do(c.ChangeStructure(SHEET))
    evening.full_table(6)
    return evening


def test_before_anybody_came(evening: Evening) -> None:
    view = seen(evening)
    assert (view.look, view.entries, view.seats_drawn) == (Look.NOT_STARTED, 0, False)
    assert view.page is None
    assert view.level is not None
    assert view.level.label == "1"
    assert (view.registration_in, view.registration_level) == (None, "2")


def test_drawn_seats_before_the_start_turn_by_surname(evening: Evening) -> None:
    names = ("Zoe Ash", "Bo Lund", "Ada Byron", "Eva Nord", "Ian Moss", "Kai Holm", "Lea Dorn")
    evening.do(c.Register(names=(*names, "Max Eck", "Pia Funk", "Tom Gray")))
    evening.do(c.DrawSeats(open_tables=True))
    view = seen(evening)
    assert view.seats_drawn
    assert view.page is not None
    assert [line.name.split(",")[0] for line in view.page.lines] == [
        "Ash",
        "Byron",
        "Dorn",
        "Eck",
        "Funk",
        "Gray",
        "Holm",
        "Lund",
    ]
    assert (view.page.first, view.page.count, view.page.origins) == (0, 10, False)
    assert view.page.breaks is None
    evening.clock.pass_(b.PAGE_MS - 1)
    assert seen(evening).page == view.page
    evening.clock.pass_(1)
    second = seen(evening).page
    assert second is not None
    assert [line.name for line in second.lines] == ["Moss, Ian", "Nord, Eva"]
    assert second.first == 8
    evening.clock.pass_(b.PAGE_MS)
    assert seen(evening).page == view.page


def test_too_many_drawn_seats_are_left_to_the_lists(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.full_table(6)
    monkeypatch.setattr(b, "MOST_DRAWN", 5)
    view = seen(evening)
    assert (view.page, view.seats_drawn) == (None, True)


def test_level(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.clock.pass_(5 * MINUTE)
    view = seen(sheet)
    assert view.look is Look.LEVEL
    assert view.level is not None
    assert view.after is not None
    assert (view.level.label, view.after.label) == ("1", "2")
    assert (view.break_next, view.day_ends_next, view.break_name) == (False, False, "Dinner break")
    assert (view.players, view.entries, view.tables, view.average) == (6, 6, 1, 20_000)
    assert view.average_big_blinds == 100
    assert (view.colour_up, view.back_at) == ((), None)
    assert (view.day, view.day_end_level, view.day_starts) == (1, "4", "Sunday at noon")
    assert view.registration_in == (15 + 20 + 15) * MINUTE
    assert view.registration_level == "2"


def test_level_before_a_break(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.clock.pass_(25 * MINUTE)
    view = seen(sheet)
    assert view.break_next
    assert view.colour_up == (25, 100)
    assert view.after is not None
    assert view.after.label == "3"


def test_break(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.clock.pass_(50 * MINUTE)
    view = seen(sheet)
    assert (view.look, view.break_name) == (Look.BREAK, "Dinner break")
    assert view.colour_up == (25, 100)
    assert view.back_at == sheet.clock().wall_ms + 5 * MINUTE
    assert view.registration_in == 5 * MINUTE
    assert view.level is not None
    assert view.level.label == "3"
    sheet.do(c.PauseClock())
    assert seen(sheet).back_at is None


def test_break_with_a_name_and_chips_that_nobody_named(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.do(c.GoToRow(5))
    view = seen(sheet)
    assert view.break_name == "Photo"
    assert (view.colour_up, view.colour_up_unnamed) == ((), True)
    assert (view.registration_in, view.registration_level) == (None, "")


def test_break_without_a_name_and_an_open_break(tmp_path: Path) -> None:
    rows = (level(1, 200), Row(RowKind.BREAK), level(2, 400))
    evening = Evening(tmp_path, Structure("Open", rows))
    try:
        evening.do(c.StartClock())
        evening.do(c.GoToRow(1))
        view = seen(evening)
        assert (view.look, view.break_name, view.back_at) == (Look.BREAK, "Break", None)
    finally:
        evening.store.close()


def test_day_ends_next_then_is_over(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.do(c.GoToRow(6))
    assert seen(sheet).day_ends_next
    sheet.clock.pass_(20 * MINUTE)
    view = seen(sheet)
    assert (view.look, view.day) == (Look.DAY_ENDED, 1)
    assert view.level is not None
    assert view.level.label == "5"


def test_later_days_end_where_nothing_says_so(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.do(c.GoToRow(7))
    view = seen(sheet)
    assert (view.day, view.day_end_level, view.day_starts, view.break_name) == (2, "", "", "")


def test_registration_behind_a_level_without_time_cannot_be_told(tmp_path: Path) -> None:
    rows = (
        level(1, 200),
        Row(RowKind.PLAY, "2", Length(LengthKind.HANDS, 8)),
        level(3, 600, registration_ends=True),
    )
    evening = Evening(tmp_path, Structure("Hands", rows))
    try:
        evening.do(c.StartClock())
        view = seen(evening)
        assert (view.registration_in, view.registration_level) == (None, "3")
    finally:
        evening.store.close()


def test_registration_that_ends_before_any_level_names_none(tmp_path: Path) -> None:
    rows = (Row(RowKind.MARKER, registration_ends=True), level(1, 200))
    evening = Evening(tmp_path, Structure("Marker", rows))
    try:
        assert seen(evening).registration_level == ""
    finally:
        evening.store.close()


def test_last_level_over(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.do(c.GoToRow(9))
    assert seen(sheet).after is None
    sheet.clock.pass_(21 * MINUTE)
    view = seen(sheet)
    assert (view.look, view.level, view.after, view.podium) == (Look.FINISHED, None, None, ())


def test_winner_and_the_next_places(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    for entry in (1, 2, 3, 4, 5):
        sheet.clock.pass_(MINUTE)
        sheet.do(c.Bust((entry,)))
    view = seen(sheet)
    assert view.look is Look.FINISHED
    assert view.podium == (
        Finish("1st", "T1 seat 6"),
        Finish("2nd", "T1 seat 5"),
        Finish("3rd", "T1 seat 4"),
    )


def test_a_single_entry_has_not_won(evening: Evening) -> None:
    evening.full_table(1)
    evening.do(c.StartClock())
    assert seen(evening).podium == ()


@pytest.fixture
def two(sheet: Evening) -> Evening:
    """Seat six more players at table 2; the clock runs."""
    sheet.full_table(6, number=2)
    sheet.do(c.StartClock())
    sheet.clock.pass_(MINUTE)
    return sheet


def test_moves_are_shown_for_two_minutes_in_a_level(two: Evening) -> None:
    assert seen(two).page is None
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    page = seen(two).page
    assert page is not None
    assert [(line.entry, line.seat, line.origin) for line in page.lines] == [
        (7, SeatAt(1, 8), SeatAt(2, 1))
    ]
    assert (page.breaks, page.origins) == (None, True)
    two.clock.pass_(b.SHOWN_MS - 1)
    assert seen(two).page is not None
    two.clock.pass_(1)
    assert seen(two).page is None


def test_a_ticked_move_is_shown_no_more(two: Evening) -> None:
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    two.do(c.Arrive(7))
    assert seen(two).page is None


def test_older_moves_stay_away_when_a_new_one_comes(two: Evening) -> None:
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    two.clock.pass_(b.SHOWN_MS)
    two.do(c.MoveEntry(8, SeatAt(1, 9)))
    page = seen(two).page
    assert page is not None
    assert [line.entry for line in page.lines] == [8]


def test_all_moves_are_shown_in_a_break(two: Evening) -> None:
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    two.do(c.GoToRow(2))
    two.clock.pass_(10 * MINUTE)
    assert seen(two).look is Look.BREAK
    assert seen(two).page is not None


def test_a_table_that_breaks_is_named(two: Evening) -> None:
    for entry in (7, 8, 9):
        two.do(c.Bust((entry,)))
    two.do(c.CloseTable(2))
    two.do(c.DrawSeats())
    page = seen(two).page
    assert page is not None
    assert (page.breaks, page.origins, page.count) == (2, False, 3)


def test_a_table_that_has_emptied_breaks_too(two: Evening) -> None:
    for entry in (7, 8, 9):
        two.do(c.Bust((entry,)))
    for entry, seat in ((10, 7), (11, 8), (12, 9)):
        two.do(c.MoveEntry(entry, SeatAt(1, seat)))
    page = seen(two).page
    assert page is not None
    assert page.breaks == 2


def test_late_entries_come_from_nowhere(two: Evening) -> None:
    two.do(c.RegisterAndSeat(name="Nora Late"))
    page = seen(two).page
    assert page is not None
    assert (page.lines[0].name, page.lines[0].origin) == ("Late, Nora", None)
    assert (page.breaks, page.origins) == (None, False)
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    page = seen(two).page
    assert page is not None
    assert page.origins


def test_nobody_is_missed_when_many_move(evening: Evening) -> None:
    evening.do(c.Register(names=("A A",)))
    evening.do(c.DrawSeats(open_tables=True))
    evening.do(c.StartClock())
    evening.do(c.Register(names=tuple(f"Late Comer{n:03}" for n in range(110))))
    evening.do(c.DrawSeats(open_tables=True))
    begun = evening.clock().wall_ms
    shown: set[int] = set()
    while (page := seen(evening).page) is not None:
        shown.update(line.entry for line in page.lines)
        evening.clock.pass_(b.PAGE_MS)
    assert len(shown) == 110
    assert evening.clock().wall_ms - begun == 14 * b.PAGE_MS


def test_no_moves_after_the_day(two: Evening) -> None:
    two.do(c.GoToRow(6))
    two.do(c.MoveEntry(7, SeatAt(1, 8)))
    two.clock.pass_(20 * MINUTE)
    assert seen(two).look is Look.DAY_ENDED
    assert seen(two).page is None


def test_a_standing_player_has_no_line(two: Evening) -> None:
    two.do(c.CloseTable(2))
    assert seen(two).page is None


def test_in_a_break_those_with_the_most_chips_take_turns_with_the_clock(sheet: Evening) -> None:
    sheet.do(c.StartClock())
    sheet.do(cc.CountStacks(tuple((entry, 1_000 * entry) for entry in range(1, 6))))
    sheet.do(c.GoToRow(2))
    sheet.clock.wall_ms -= sheet.clock.wall_ms % (3 * b.PAGE_MS)
    # Somebody was not counted yet.
    assert seen(sheet).page is None
    counted_ms = sheet.clock.wall_ms
    sheet.do(cc.CountStacks(((6, 31_000),)))
    page = seen(sheet).page
    assert page is not None
    assert (page.counted_ms, page.count, page.breaks) == (counted_ms, 6, None)
    assert [line.chips for line in page.lines][:3] == [31_000, 5_000, 4_000]
    sheet.clock.pass_(b.PAGE_MS)
    assert seen(sheet).page is None
    sheet.clock.pass_(2 * b.PAGE_MS)
    assert seen(sheet).page is not None
    # Seats to go to come first, levels go on without it, and an old count is no news.
    sheet.do(c.OpenTable(2))
    sheet.do(c.MoveEntry(6, SeatAt(2, 1)))
    moves = seen(sheet).page
    assert moves is not None
    assert moves.counted_ms is None
    sheet.do(c.Arrive(6))
    sheet.do(c.CloseTable(2))
    sheet.clock.pass_(3 * b.PAGE_MS)
    standing = seen(sheet).page
    assert standing is not None
    assert standing.lines[0].chips == 5_000
    sheet.do(c.GoToRow(4))
    assert seen(sheet).page is None
    sheet.do(c.GoToRow(2))
    sheet.do(c.PauseClock())
    sheet.clock.pass_(b.COUNT_FRESH_MS - b.COUNT_FRESH_MS % (3 * b.PAGE_MS) + 3 * b.PAGE_MS)
    assert seen(sheet).page is None
