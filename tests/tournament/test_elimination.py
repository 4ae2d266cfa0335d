"""Who is out, and who comes back."""

from __future__ import annotations

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament import positions
from tdtool.tournament.refusal import Code
from tdtool.tournament.standings import Place, ordinal, place_of, places
from tdtool.tournament.state import Status
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.tournament.views import Age
from tests.tournament.evening import MINUTE, NOON, Evening


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (112, "112th"),
        (1045, "1,045th"),
    ],
)
def test_ordinals(number: int, text: str) -> None:
    assert ordinal(number) == text


def test_places_follow_from_the_busts(six: Evening) -> None:
    for entry in (2, 5, 1, 6):
        six.do(c.Bust((entry,)))
    assert {e: str(p) for e, p in places(six.state).items()} == {
        2: "6th",
        5: "5th",
        1: "4th",
        6: "3rd",
    }
    assert place_of(six.state, 3) is None
    six.do(c.Bust((3,)))
    assert place_of(six.state, 4) == Place(1, 1)
    six.refused(c.Bust((4,)), Code.LAST_PLAYER)


def test_same_hand_shares_or_ranks_by_stack(six: Evening) -> None:
    six.do(c.Bust((1, 2), hand=HandChoice.SAME))
    assert [str(places(six.state)[e]) for e in (1, 2)] == ["5th-6th", "5th-6th"]
    six.desk.undo()
    six.do(c.Bust((1, 2, 3), hand=HandChoice.SAME, stacks=((1, 900), (2, 5_000), (3, 900))))
    assert [str(places(six.state)[e]) for e in (1, 2, 3)] == ["5th-6th", "4th", "5th-6th"]


def test_same_hand_as_an_earlier_bust(six: Evening) -> None:
    six.do(c.Bust((1,), stacks=((1, 100),)))
    six.do(c.Bust((2,), same_as=1, stacks=((2, 50),)))
    assert [str(places(six.state)[e]) for e in (1, 2)] == ["5th", "6th"]
    assert six.state.busts[1].hand == six.state.busts[2].hand
    six.refused(c.Bust((3,), same_as=4), Code.NOT_OUT)
    six.full_table(2, number=2)
    six.refused(c.Bust((7,), same_as=1), Code.BAD_POSITION)
    six.refused(c.Bust((3, 7), hand=HandChoice.SAME), Code.BAD_POSITION)


def test_a_time_on_the_slip_ranks_before_the_report(six: Evening) -> None:
    six.clock.pass_(30 * MINUTE)
    six.do(c.Bust((1,)))
    six.do(c.Bust((2,), happened_ms=NOON + 10 * MINUTE))
    assert [str(places(six.state)[e]) for e in (1, 2)] == ["5th", "6th"]
    six.refused(c.Bust((3,), happened_ms=NOON + 31 * MINUTE), Code.BAD_TIME)
    six.refused(c.Bust((3,), happened_ms=NOON - 1), Code.BAD_TIME)


def test_bad_busts(six: Evening) -> None:
    six.refused(c.Bust(()), Code.NOBODY)
    six.refused(c.Bust((88,)), Code.NO_SUCH_ENTRY)
    six.refused(c.Bust((1, 2, 3, 4, 5, 6)), Code.LAST_PLAYER)
    six.refused(c.Bust((1,), stacks=((1, -1),)), Code.BAD_NUMBER)
    six.refused(c.Bust((1,), hand=HandChoice.LAST), Code.POSITION_UNKNOWN)
    six.do(c.Bust((1,)))
    assert six.refused(c.Bust((1,)), Code.ALREADY_OUT) == "T1 seat 1 is out already."
    six.do(c.Register(names=("waits",)))
    six.refused(c.Bust((7,)), Code.NOT_IN_PLAY)


def test_two_reports_are_two_hands_unless_said_otherwise(six: Evening) -> None:
    six.do(c.Bust((1, 2)))
    assert six.state.busts[1].hand + 1 == six.state.busts[2].hand == six.table().hand
    assert six.state.busts[1].group != six.state.busts[2].group


def test_out_in_the_hand_whose_button_is_known(six: Evening) -> None:
    six.full_table(3, number=2)
    six.do(c.Bust((7,)))
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((4,), hand=HandChoice.LAST))
    six.do(c.Bust((6,), hand=HandChoice.LAST))
    assert six.state.busts[4].group == six.state.busts[6].group
    assert six.table().hand == six.state.busts[4].hand
    assert six.table().position is not None


def test_counted_now_named_later(six: Evening) -> None:
    six.refused(c.CountHeads(1, 6), Code.NOTHING_CHANGES)
    six.refused(c.CountHeads(1, 7), Code.BAD_NUMBER)
    six.refused(c.CountHeads(1, -1), Code.BAD_NUMBER)
    six.refused(c.CountHeads(2, 1), Code.NO_SUCH_TABLE)
    six.do(c.CountHeads(1, 4))
    assert six.table().missing == 2
    six.do(c.Bust((1, 2, 3)))
    assert six.table().missing == 0
    six.do(c.CountHeads(1, 2))
    six.do(c.CountHeads(1, 3))
    assert six.table().missing == 0


def test_it_was_somebody_else(six: Evening) -> None:
    six.clock.pass_(MINUTE)
    six.do(c.Bust((5,)))
    six.do(c.Bust((1,)))
    record = six.state.busts[5]
    when = (record.at_ms, record.hand, record.group)
    six.do(c.CorrectBust(5, 6))
    assert six.state.entries[5].status is Status.SEATED
    record = six.state.busts[6]
    assert (record.at_ms, record.hand, record.group) == when
    assert str(places(six.state)[6]) == "6th"
    assert six.reopened().state == six.state


def test_corrections_that_cannot_be(six: Evening) -> None:
    six.refused(c.CorrectBust(1, 2), Code.NOT_OUT)
    six.do(c.Bust((1,)))
    six.refused(c.CorrectBust(1, 1), Code.ALREADY_OUT)
    six.do(c.RegisterAndSeat(name="x"))
    six.do(c.SitsAt(7, SeatAt(1, 1)))
    six.refused(c.CorrectBust(1, 2), Code.SEAT_TAKEN)
    six.do(c.ReEnter(1))
    six.refused(c.CorrectBust(1, 2), Code.BACK_IN_PLAY)
    six.do(c.OpenTable(3))
    six.do(c.Bust((2,)))
    six.do(c.CloseTable(1))
    six.refused(c.CorrectBust(2, 3), Code.NOT_IN_PLAY)
    six.do(c.SitsAt(3, SeatAt(3, 3)))
    six.do(c.CorrectBust(2, 3))
    assert six.state.entries[2].status is Status.STANDING


def test_correction_keeps_the_floor_to_check(six: Evening) -> None:
    six.do(c.ReEnter(4))
    six.do(c.Unregister(7), override="he was wrong")
    six.do(c.CorrectBust(4, 5))
    assert six.state.to_check == {5}


def test_take_back_to_the_old_seat(six: Evening) -> None:
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((4,), hand=HandChoice.LAST))
    position = six.table().position
    assert position is not None
    assert 4 not in position.present
    six.do(c.TakeBackBust(4))
    assert six.at(1, 4).id == 4
    assert position.present[4] == 4
    assert not six.state.busts
    six.refused(c.TakeBackBust(4), Code.NOT_OUT)


def test_take_back_when_the_seat_was_refilled(six: Evening) -> None:
    six.do(c.Bust((4,)))
    six.do(c.RegisterAndSeat(name="x"))
    six.do(c.SitsAt(7, SeatAt(1, 4)))
    six.refused(c.TakeBackBust(4, SeatAt(1, 4)), Code.SEAT_TAKEN)
    six.do(c.TakeBackBust(4, SeatAt(1, 9)))
    assert six.at(1, 9).id == 4
    six.do(c.Bust((4,)))
    six.do(c.RegisterAndSeat(name="y"))
    six.do(c.SitsAt(8, SeatAt(1, 9)))
    done = six.do(c.TakeBackBust(4))
    assert [fact.KIND for fact in done.facts] == ["bust_taken_back", "seats_drawn"]
    assert six.state.awaited == {4}


def test_he_still_sits_in_the_seat_that_was_given_to_another(six: Evening) -> None:
    """FLOOR: he keeps it, and the arrival is drawn anew; one act."""
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((4,), hand=HandChoice.LAST))
    six.do(c.RegisterAndSeat(name="x"))
    six.do(c.SitsAt(7, SeatAt(1, 4)))
    done = six.do(c.TakeBackBust(4, never_left=True))
    assert [fact.KIND for fact in done.facts] == ["seats_drawn", "bust_taken_back"]
    assert six.at(1, 4).id == 4
    position = six.table().position
    assert position is not None
    assert position.present[4] == 4
    other = six.state.entries[7]
    assert other.seat is not None
    assert (other.awaited, other.origin) == (True, SeatAt(1, 4))
    assert six.reopened().state == six.state
    six.desk.undo()
    assert six.at(1, 4).id == 7


def test_he_still_sits_there_and_nobody_else_does(six: Evening) -> None:
    six.do(c.Bust((4,)))
    six.do(c.TakeBackBust(4, never_left=True))
    assert six.at(1, 4).id == 4
    six.do(c.ReEnter(4))
    six.do(c.SitsAt(7, SeatAt(1, 4)))
    six.do(c.TakeBackBust(4, never_left=True))
    assert six.at(1, 4).id == 4
    assert six.state.entries[7].status is Status.UNREGISTERED


def test_he_still_sits_there_and_no_other_seat_is_open(evening: Evening) -> None:
    evening.full_table(9)
    evening.do(c.Bust((1,)))
    evening.do(c.RegisterAndSeat(name="x"))
    evening.do(c.TakeBackBust(1, never_left=True))
    assert evening.at(1, 1).id == 1
    assert evening.state.standing == {10}
    assert evening.state.disputes == {10: SeatAt(1, 1)}


def test_he_cannot_still_sit_where_there_is_nothing(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.Bust((4,)))
    six.do(c.CloseTable(1))
    six.refused(c.TakeBackBust(4, never_left=True), Code.NO_SUCH_TABLE)
    six.do(c.Bust((5,)))
    said = six.refused(c.TakeBackBust(5, never_left=True), Code.NO_SUCH_SEAT)
    assert said == "T1 seat 5 had no seat when he went out."


def second_table(six: Evening) -> None:
    six.full_table(3, number=2)
    for entry in (7, 8, 9):
        six.do(c.Arrive(entry))


def test_out_in_the_last_hand_before_he_moved(six: Evening) -> None:
    """FLOOR: his seat comes back; his new table has played no hand, the one he left has."""
    second_table(six)
    six.do(c.GiveButton(2, 1))
    six.do(c.MoveEntry(4, SeatAt(2, 9)))
    six.do(c.MoveEntry(5, SeatAt(2, 8)))
    done = six.do(c.Bust((4, 5), hand=HandChoice.SAME, before_moving=True))
    assert done.told == (
        "1.4 T1 seat 4 out before he moved, 2.9 open again, "
        "1.5 T1 seat 5 out before he moved, 2.8 open again"
    )
    assert six.table(2).open_seats() == [4, 5, 6, 7, 8, 9]
    assert six.table(2).departed == {}
    assert (six.table(1).hand, six.table(2).hand) == (1, 1)
    assert positions.age(six.state, six.table(2), six.desk.now()) is Age.KNOWN
    four, five = six.state.busts[4], six.state.busts[5]
    assert (four.where, four.seat, four.hand, four.group) == (SeatAt(1, 4), SeatAt(2, 9), 1, 1)
    assert five.group == four.group
    six.do(c.Bust((6,), same_as=4))
    assert six.state.busts[6].group == four.group
    six.do(c.TakeBackBust(4))
    back = six.state.entries[4]
    assert (back.seat, back.awaited, back.origin) == (SeatAt(2, 9), True, SeatAt(1, 4))
    assert six.reopened().state == six.state


def test_out_before_moving_from_a_table_that_is_gone(six: Evening) -> None:
    second_table(six)
    six.do(c.CountHeads(2, 2))
    six.do(c.CloseTable(1))
    six.do(c.DrawSeats())
    six.do(c.Bust((4,), before_moving=True))
    assert six.state.busts[4].hand == 0
    assert six.table(2).missing == 1
    six.do(c.Bust((5, 6), hand=HandChoice.SAME, before_moving=True))
    assert six.state.busts[5].group == six.state.busts[6].group
    six.refused(c.Bust((1,), hand=HandChoice.LAST, before_moving=True), Code.POSITION_UNKNOWN)


def test_before_moving_means_on_the_way(six: Evening) -> None:
    said = six.refused(c.Bust((1,), before_moving=True), Code.NOT_IN_PLAY)
    assert said == "T1 seat 1 is not on the way from another table."
    six.do(c.RegisterAndSeat(name="x"))
    six.refused(c.Bust((7,), before_moving=True), Code.NOT_IN_PLAY)
    six.full_table(2, number=2)
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((2,), hand=HandChoice.LAST))
    six.do(c.MoveEntry(3, SeatAt(2, 9)))
    six.do(c.Bust((3,), hand=HandChoice.LAST, before_moving=True))
    assert six.state.busts[3].group == six.state.busts[2].group


def test_take_back_with_no_seat_at_all(evening: Evening) -> None:
    evening.full_table(9)
    evening.do(c.Bust((1,)))
    evening.do(c.RegisterAndSeat(name="x"))
    evening.do(c.TakeBackBust(1))
    assert evening.state.standing == {1}


def test_take_back_voids_the_reentry(six: Evening) -> None:
    six.do(c.ReEnter(2))
    new_seat = six.state.entries[7].seat
    assert new_seat is not None
    six.do(c.RegisterAndSeat(name="x"))
    six.do(c.SitsAt(8, SeatAt(1, 2)))
    six.do(c.TakeBackBust(2))
    assert six.state.entries[2].seat == new_seat
    assert six.state.entries[7].status is Status.UNREGISTERED
    six.do(c.Bust((2,)))
    six.do(c.ReEnter(2))
    six.do(c.Bust((9,)))
    six.refused(c.TakeBackBust(2), Code.BACK_IN_PLAY)


def test_an_entry_that_came_back_has_no_place(six: Evening) -> None:
    six.do(c.Bust((2,)))
    six.do(c.Bust((3,)))
    six.do(c.ReEnter(2))
    assert place_of(six.state, 2) is None
    assert str(place_of(six.state, 3)) == "6th"


def test_a_closed_tables_bust_names_no_seat(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.CloseTable(1))
    six.do(c.ReEnter(1))
    assert six.state.busts[1].hand == 0
    six.do(c.TakeBackBust(1))
    six.do(c.Bust((2,)))
    six.do(c.Bust((3,)))
    six.do(c.TakeBackBust(2))
    assert six.state.entries[2].seat is not None
