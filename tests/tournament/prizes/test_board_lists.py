"""The lists of the board: prizes, who went out in the money, seats, the final table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.prizes.places import Band
from tdtool.tournament import board_lists as b
from tdtool.tournament import commands as c
from tdtool.tournament.board_view import board_view, field_of
from tdtool.tournament.chips import commands as cc
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.values import SeatAt
from tests.tournament.prizes.night_of import fixed, out

if TYPE_CHECKING:
    import pytest

    from tdtool.tournament.board_view import BoardView
    from tests.tournament.evening import Evening


def seen(evening: Evening) -> BoardView:
    state = evening.state
    field = field_of(state, evening.desk.names, seats=True)
    return board_view(state, field, evening.clock())


def test_prizes_stand_there_once_they_are_locked(night: Evening) -> None:
    assert seen(night).prizes == ()
    night.do(pc.LockPrizes())
    assert [(one.place, one.cash) for one in seen(night).prizes] == [
        ("1st", 300_00),
        ("2nd", 180_00),
        ("3rd", 120_00),
    ]
    assert b.PrizeLine(10, 12, 0).place == "10th–12th"


def test_who_goes_out_in_the_money_is_news_for_a_minute(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    assert seen(locked).last_out is None
    out(locked, 3)
    told = seen(locked).last_out
    assert told is not None
    assert told[:3] == ("3rd", "T1 seat 3", 120_00)
    locked.clock.pass_(b.OUT_SHOWN_MS)
    assert seen(locked).last_out is None
    out(locked, 2)
    assert seen(locked).last_out is None, "the winner has the board"


def test_who_is_paid_nothing_is_no_news(night: Evening) -> None:
    out(night, 6)
    assert seen(night).last_out is None
    assert b.last_out(night.state, night.desk.names) is None


def test_a_ticket_alone_is_no_amount_to_tell(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    locked.do(pc.UnlockPrizes("a sheet without a third prize"))

    bands = (Band(1, 1, 500_00), Band(2, 3, 0, "Glass", 50_00))
    locked.do(pc.PlanPrizes(fixed(*bands)))
    locked.do(pc.LockPrizes())
    out(locked, 3)
    assert seen(locked).last_out is None


def test_at_the_end_all_who_were_paid_are_named(locked: Evening) -> None:
    out(locked, 6, 5, 4, 3)
    assert seen(locked).podium == ()
    out(locked, 2)
    assert [one[:3] for one in seen(locked).podium] == [
        ("1st", "T1 seat 1", 300_00),
        ("2nd", "T1 seat 2", 180_00),
        ("3rd", "T1 seat 3", 120_00),
    ]


def test_seats_are_listed_by_surname(six: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = seen(six).seats
    assert [line.seat for line in listed] == [SeatAt(1, seat) for seat in range(1, 7)]
    state = six.state
    assert field_of(state, six.desk.names).seats == ()
    monkeypatch.setattr(b, "MOST_LISTED", 5)
    assert seen(six).seats == ()


def test_the_final_table_shows_its_stacks_and_how_old_they_are(six: Evening) -> None:
    assert seen(six).table is None, "nobody has gone out"
    out(six, 6)
    six.do(cc.CountStacks(((1, 9_000),)))
    first_ms = six.clock.wall_ms
    six.clock.pass_(60_000)
    six.do(cc.CountStacks(((2, 5_000),)))
    table = seen(six).table
    assert table is not None
    assert table.counted_ms == first_ms
    assert [(one.seat, one.chips) for one in table.seats][:3] == [(1, 9_000), (2, 5_000), (3, None)]
    assert table.seats[0].name == "T1 seat 1"
    assert {one.name for one in table.seats[5:]} == {""}


def test_several_tables_are_no_final_table(six: Evening) -> None:
    out(six, 6)
    six.do(c.OpenTable(2))
    assert seen(six).table is None
    assert seen(six).button is None


def test_the_button_is_where_it_was_last(six: Evening) -> None:
    out(six, 6)
    assert seen(six).button is None
    six.do(c.SetFirstButton(1, 3))
    assert seen(six).button == 3
    six.do(c.NextHand(1))
    assert seen(six).button == six.state.tables[1].position.last.button  # type: ignore[union-attr]
