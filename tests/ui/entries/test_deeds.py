"""What can be done with whom, in which words, and what it comes to before it is done."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.ui.entries.deed_words import deed_note, passed_over
from tdtool.ui.entries.deeds import ACTS, Allowed, Deed, FreeSeats, Offer, command_for, offers
from tdtool.ui.entries.fields import Fields
from tdtool.ui.entries.plans import (
    Plan,
    Step,
    may_be_one_hand,
    plan,
    typed_moment,
    typed_seat,
)
from tests.ui import desk_sample
from tests.ui.entries.club import MINUTE, club

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tdtool.desk import Desk


def _entry(desk: Desk, name: str) -> int:
    return [e.id for e in desk.state.entries.values() if desk.name(e.id) == name][-1]


def _at(desk: Desk, table: int, seat: int) -> int:
    return desk.state.tables[table].occupants[seat]


def _offer(desk: Desk, deed: Deed, *chosen: int) -> Offer:
    return offers(desk, chosen, FreeSeats(desk.state))[deed]


def _note(desk: Desk, deed: Deed, *chosen: int) -> str:
    free = FreeSeats(desk.state)
    return deed_note(desk, offers(desk, chosen, free)[deed], chosen, free)


def _plan(desk: Desk, deed: Deed, chosen: Sequence[int], fields: Fields = Fields()) -> Plan:  # noqa: B008
    free = FreeSeats(desk.state)
    return plan(desk, offers(desk, chosen, free)[deed], fields, free)


@pytest.fixture
def mixed(desk: Desk) -> tuple[int, int, int, int]:
    """Choose one seated, one late, one alternate, one out."""
    out = next(e for e in desk.state.busts if desk.state.last_entry_of(_person(desk, e)).id == e)  # type: ignore[union-attr]
    return (
        _entry(desk, "Marta Lindgren"),
        _entry(desk, "Osman Delgado"),
        _entry(desk, "Mateo Ferrand"),
        out,
    )


def _person(desk: Desk, entry: int) -> str:
    return desk.state.entries[entry].person


def test_every_deed_says_for_how_many_of_several(
    desk: Desk, mixed: tuple[int, int, int, int]
) -> None:
    said = {deed: _note(desk, deed, *mixed) for deed in Deed}
    assert said == {
        Deed.SEAT_CARDS: "2 of 4; an alternate has no seat",
        Deed.IN_THE_SEAT: "1 of 4: Osman Delgado",
        Deed.MOVE: "no seat is free",
        Deed.OUT: "2 of 4; would be 44th and 43rd",
        Deed.RE_ENTER: "1 of 4; a seat is drawn",
        Deed.SEAT: "none of the 4 waits for a seat",
        Deed.TAKE_BACK: "1 of 4; was never out",
        Deed.NO_SHOW: "2 of 4; their stacks are blinded off",
        Deed.PULL: "none of the 4 is a no-show",
        Deed.PAYS: "none of the 4 owes anything",
        Deed.REBUY: "is not sold here",
        Deed.ADD_ON: "is not sold here",
        Deed.REFUND: "none of the 4 has paid",
        Deed.VOID: "none of the 4 has a receipt",
        Deed.RECEIPTS: "none of the 4 has a receipt",
        Deed.MERGE: "none of the 4 can be one",
        Deed.ERASE: "1 of 4; nothing is left but the entry",
        Deed.UNREGISTER: "1 of 4; 2 more with a reason",
    }
    desk_sample.done(desk, c.OpenTable(6))
    assert _note(desk, Deed.MOVE, *mixed) == "2 of 4; 8 seats are free"
    assert _note(desk, Deed.SEAT, *mixed) == "1 of 4; 3 alternates are before him"


def test_one_chosen_is_told_in_few_words(desk: Desk, mixed: tuple[int, int, int, int]) -> None:
    seated, late, waiting, out = mixed
    assert _note(desk, Deed.IN_THE_SEAT, late) == f"he sits in {desk.state.entries[late].seat}"
    assert _note(desk, Deed.IN_THE_SEAT, seated) == "is not on the way"
    assert _note(desk, Deed.OUT, seated) == "would be 44th"
    assert _note(desk, Deed.OUT, waiting) == "has no seat; unregister"
    assert _note(desk, Deed.OUT, out) == "is out"
    assert _note(desk, Deed.RE_ENTER, out) == "a seat is drawn"
    assert _note(desk, Deed.RE_ENTER, seated) == "out on his word, drawn anew"
    assert _note(desk, Deed.RE_ENTER, waiting) == "waits for a seat"
    assert _note(desk, Deed.TAKE_BACK, out) == "was never out"
    assert _note(desk, Deed.TAKE_BACK, seated) == "is not out"
    assert _note(desk, Deed.UNREGISTER, waiting) == "as if never entered"
    assert _note(desk, Deed.UNREGISTER, seated) == "has been dealt in; asks a reason"
    assert _note(desk, Deed.UNREGISTER, out) == "was played; it stays"
    assert _note(desk, Deed.SEAT, seated) == "has a seat"
    assert _note(desk, Deed.SEAT_CARDS, seated) == "with their seats"
    assert _note(desk, Deed.SEAT_CARDS, waiting) == "has no seat"


def test_free_seats_are_counted_and_named(desk: Desk) -> None:
    seated, other = _at(desk, 1, 1), _at(desk, 2, 3)
    desk_sample.done(desk, c.Bust((other,)))
    first = min(desk.state.waiting)
    assert _note(desk, Deed.MOVE, seated) == "one seat is free, 2.3"
    assert _note(desk, Deed.SEAT, first) == "one seat is free, 2.3"
    assert _note(desk, Deed.MOVE, _at(desk, 2, 1)) == "no seat is free"
    desk_sample.done(desk, c.Bust((_at(desk, 1, 5),)))
    assert _note(desk, Deed.MOVE, seated) == "one seat is free"
    desk_sample.done(desk, c.Bust((_at(desk, 3, 5),)))
    assert _note(desk, Deed.MOVE, seated) == "2 seats are free elsewhere"
    desk_sample.done(desk, c.LockTable(3, locked=True))
    assert FreeSeats(desk.state).count == 2
    assert _note(desk, Deed.MOVE, _at(desk, 3, 1)) == "his table is locked; asks a reason"
    desk_sample.done(desk, c.LockEntry(seated, locked=True))
    assert _note(desk, Deed.MOVE, seated) == "is locked to his seat; asks a reason"


def test_the_line_of_alternates_is_kept_in_sight(desk: Desk) -> None:
    desk_sample.done(desk, c.OpenTable(6))
    line = sorted(desk.state.waiting)
    assert passed_over(desk, line[2:3]) == tuple(line[:2])
    assert passed_over(desk, [line[1], line[3]]) == (line[0], line[2])
    assert passed_over(desk, line) == ()
    assert passed_over(desk, [_at(desk, 1, 1)]) == ()
    assert _note(desk, Deed.SEAT, line[1]) == "1 alternate is before him"
    assert _note(desk, Deed.SEAT, *line[1:3]) == "2 of 2; 1 alternate is before them"
    assert _note(desk, Deed.SEAT, *line) == "4 of 4; 8 seats are free"


def test_somebody_has_to_be_left(desk: Desk) -> None:
    for entry in sorted(desk.state.waiting):
        desk_sample.done(desk, c.Unregister(entry))
    seated = [entry.id for entry in desk.state.entries.values() if entry.seat is not None]
    assert not _offer(desk, Deed.OUT, *seated).enabled
    assert _note(desk, Deed.OUT, *seated) == "somebody has to be left"
    assert _note(desk, Deed.OUT, *seated[:3]) == "3 of 3; would be 40th to 38th"


def test_after_registration_re_entries_ask_a_reason(
    desk: Desk, clock: desk_sample.Clock, mixed: tuple[int, int, int, int]
) -> None:
    out = mixed[3]
    clock.go(60 * MINUTE)
    assert _note(desk, Deed.RE_ENTER, out) == "registration has ended; asks a reason"
    others = [entry for entry in desk.state.busts if entry != 1][:2]
    assert _note(desk, Deed.RE_ENTER, *others) == "registration has ended, all 2"
    found = _plan(desk, Deed.RE_ENTER, [out])
    assert (found.problem, found.asks_reason) == ("Registration has ended.", True)
    found = _plan(desk, Deed.RE_ENTER, [out], Fields(reason="stood in line"))
    assert found.steps == (Step(c.ReEnter(out), needs_reason=True),)
    assert found.problem == ""
    found = _plan(desk, Deed.RE_ENTER, others)
    assert found.problem == "Registration has ended, all 2."


def test_the_limit_of_re_entries(tmp_path: Path) -> None:
    (tmp_path / "limit").mkdir()
    desk = club(tmp_path / "limit", desk_sample.Clock(), reentries=1)
    back = desk.state.entries[51]
    assert back.number == 2
    desk_sample.done(desk, c.Bust((_at(desk, 1, 1),)))
    desk_sample.done(desk, c.DrawSeats((51,)))
    desk_sample.done(desk, c.Bust((51,)))
    assert _note(desk, Deed.RE_ENTER, 51) == "no re-entry is left; asks a reason"
    others = [entry for entry in desk.state.busts if entry not in {1, 51}]
    assert _note(desk, Deed.RE_ENTER, 51, others[0]) == "1 of 2; 1 more with a reason"
    found = _plan(desk, Deed.RE_ENTER, [51, others[0]])
    assert found.steps == (Step(c.ReEnter(others[0])),)
    assert found.notes == ("1 more with a reason: no re-entry is left.",)
    found = _plan(desk, Deed.RE_ENTER, [51, others[0]], Fields(reason="paid"))
    assert found.steps == (
        Step(c.ReEnter(others[0])),
        Step(c.ReEnter(51), needs_reason=True),
    )


def test_who_came_back_is_no_second_time_among_several(desk: Desk) -> None:
    other = next(entry for entry in desk.state.busts if entry != 1)
    assert _offer(desk, Deed.RE_ENTER, 1, other).able == (other,)
    assert _note(desk, Deed.RE_ENTER, 1) == "is back in play"
    assert _note(desk, Deed.RE_ENTER, 1, _at(desk, 1, 1)) == "none of the 2 is out"


def test_thousands_are_told_like_one(desk: Desk) -> None:
    everybody = list(desk.state.entries)
    found = offers(desk, everybody, FreeSeats(desk.state))
    for deed in set(ACTS) - {Deed.VOID}:
        one_by_one = {entry for entry in everybody if desk.can(command_for(deed, entry)) is None}
        if deed is Deed.RE_ENTER:
            state = desk.state
            one_by_one = {e for e in one_by_one if e in state.busts and e != 1}
        assert set(found[deed].able) == one_by_one, deed
        assert list(found[deed].able) == sorted(found[deed].able)


def test_out_shows_places_and_takes_a_time(desk: Desk, clock: desk_sample.Clock) -> None:
    first, second, third = _at(desk, 1, 1), _at(desk, 1, 2), _at(desk, 2, 1)
    found = _plan(desk, Deed.OUT, [first, third])
    assert found.steps == (Step(c.Bust((first, third))),)
    assert found.lines == (
        (f"1.1 {desk.name(first)}", "44th"),
        (f"2.1 {desk.name(third)}", "43rd"),
    )
    assert found.notes == ("38 players left.", "The first one named went out first.")
    earlier = _plan(desk, Deed.OUT, [first], Fields(time="19:45"))
    moment = typed_moment("19:45", desk.now())
    assert moment is not None
    assert earlier.steps == (Step(c.Bust((first,), happened_ms=moment)),)
    assert earlier.lines == ((f"1.1 {desk.name(first)}", "54th"),)
    assert earlier.notes[1] == "At 19:45."
    together = _plan(desk, Deed.OUT, [first, second], Fields(one_hand=True))
    assert together.steps == (Step(c.Bust((first, second), HandChoice.SAME)),)
    assert {what for _, what in together.lines} == {"43rd-44th"}
    assert may_be_one_hand(desk, [first, second])
    assert not may_be_one_hand(desk, [first, third])
    assert not may_be_one_hand(desk, [first])
    assert not may_be_one_hand(desk, [first, min(desk.state.waiting)])
    del clock


@pytest.mark.parametrize(
    ("time", "problem"),
    [
        ("soon", "The time is written as 19:20 or 7:20 pm."),
        ("half past", "The time is written as 19:20 or 7:20 pm."),
        ("9 min ago", ""),
        ("@21:50", ""),
        ("9:50 pm", ""),
        ("5:01", "That time is before this tournament was set up."),
    ],
)
def test_times_as_they_are_typed(desk: Desk, time: str, problem: str) -> None:
    found = _plan(desk, Deed.OUT, [_at(desk, 1, 1)], Fields(time=time))
    assert found.problem == problem


def test_many_are_named_in_part(desk: Desk) -> None:
    seated = [entry.id for entry in desk.state.entries.values() if entry.seat is not None][:20]
    found = _plan(desk, Deed.OUT, seated)
    assert len(found.lines) == 9
    assert found.lines[-1] == ("and 12 more", "")
    assert found.steps == (Step(c.Bust(tuple(seated))),)
    arrive = _plan(desk, Deed.UNREGISTER, seated, Fields(reason="wrong list"))
    assert (len(arrive.steps), len(arrive.lines)) == (20, 9)


def test_a_seat_is_drawn_or_named(desk: Desk) -> None:
    seated = _at(desk, 1, 1)
    desk_sample.done(desk, c.Bust((_at(desk, 2, 3),)))
    drawn = _plan(desk, Deed.MOVE, [seated])
    assert drawn.steps == (Step(c.MoveEntry(seated)),)
    assert drawn.lines == ((f"1.1 {desk.name(seated)}", "a seat is drawn"),)
    named = _plan(desk, Deed.MOVE, [seated], Fields(seat="2.3"))
    assert named.steps == (Step(c.MoveEntry(seated, SeatAt(2, 3))),)
    assert named.lines[0][1] == "to 2.3"
    taken = _plan(desk, Deed.MOVE, [seated], Fields(seat="2.4"))
    assert (taken.steps, taken.problem.endswith("has seat 2.4.")) == ((), True)
    odd = _plan(desk, Deed.MOVE, [seated], Fields(seat="over there"))
    assert odd.problem == "A seat is written as 18.6: table, point, seat."
    desk_sample.done(desk, c.LockSeat(SeatAt(2, 3), locked=True))
    desk_sample.done(desk, c.Bust((_at(desk, 3, 3),)))
    locked = _plan(desk, Deed.MOVE, [seated], Fields(seat="2.3"))
    assert (locked.problem, locked.asks_reason) == ("Seat 2.3 is locked.", True)
    anyway = _plan(desk, Deed.MOVE, [seated], Fields(seat="2.3", reason="wheelchair"))
    assert anyway.steps == (Step(c.MoveEntry(seated, SeatAt(2, 3)), needs_reason=True),)
    assert anyway.problem == ""
    waiting = min(desk.state.waiting)
    there = _plan(desk, Deed.SEAT, [waiting], Fields(seat="3.3"))
    assert there.steps == (Step(c.SeatEntry(waiting, SeatAt(3, 3))),)


def test_alternates_are_seated_in_their_order_as_far_as_seats_go(desk: Desk) -> None:
    line = sorted(desk.state.waiting)
    for table in (2, 3):
        desk_sample.done(desk, c.Bust((_at(desk, table, 3),)))
    found = _plan(desk, Deed.SEAT, line[::-1])
    assert found.steps == (Step(c.DrawSeats(tuple(line[:2]))),)
    assert found.notes == ("Only 2 of 4: no more seats are free.",)
    late = _plan(desk, Deed.SEAT, line[2:3])
    assert late.notes == (f"2 alternates are before: {desk.name(line[0])} first.",)
    second = _plan(desk, Deed.SEAT, line[1:2])
    assert second.notes == (f"1 alternate is before: {desk.name(line[0])}.",)


def test_taking_back_says_where_to(desk: Desk) -> None:
    victim = _at(desk, 2, 3)
    desk_sample.done(desk, c.Bust((victim,)))
    assert _plan(desk, Deed.TAKE_BACK, [victim]).lines == ((desk.name(victim), "back to 2.3"),)
    desk_sample.done(desk, c.DrawSeats((min(desk.state.waiting),)))
    assert _plan(desk, Deed.TAKE_BACK, [victim]).lines[0][1] == "back, a seat is drawn"
    named = _plan(desk, Deed.TAKE_BACK, [victim], Fields(seat="2.3"))
    assert named.steps == (Step(c.TakeBackBust(victim, never_left=True)),)
    other = desk.state.occupant(SeatAt(2, 3))
    assert other is not None
    assert named.lines[0][1] == f"still in 2.3; {desk.name(other.id)} is drawn another seat"
    taken = _plan(desk, Deed.TAKE_BACK, [victim], Fields(seat="2.4"))
    assert taken.problem.endswith("has seat 2.4.")


def test_arrivals_and_unregistering_are_told(desk: Desk) -> None:
    late = _entry(desk, "Osman Delgado")
    seat = desk.state.entries[late].seat
    told = _plan(desk, Deed.IN_THE_SEAT, [late])
    assert told.lines == ((f"{seat} Osman Delgado", f"sits in {seat}"),)
    waiting = min(desk.state.waiting)
    gone = _plan(desk, Deed.UNREGISTER, [waiting])
    assert gone.lines == ((desk.name(waiting), "was never in"),)
    word = _plan(desk, Deed.RE_ENTER, [late])
    assert word.lines[0][1] == "out on his word, in again"


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("18.6", SeatAt(18, 6)),
        (" 18.6 ", SeatAt(18, 6)),
        ("table 18 seat 6", SeatAt(18, 6)),
        ("18", None),
        ("x", None),
        ("18.6 7.1", None),
        ("", None),
    ],
)
def test_a_typed_seat(text: str, seat: SeatAt | None) -> None:
    assert typed_seat(text) == seat


def test_what_is_allowed_once_is_what_the_desk_allows_now(
    desk: Desk, clock: desk_sample.Clock
) -> None:
    allowed, chance = Allowed(), random.Random(3)
    for _ in range(6):
        free = FreeSeats(desk.state)
        entries = list(desk.state.entries)
        for chosen in ([one] for one in entries):
            assert offers(desk, chosen, free, allowed) == offers(desk, chosen, free)
        some = chance.sample(entries, 9)
        assert offers(desk, some, free, allowed) == offers(desk, some, free)
        assert allowed.known
        desk.do(chance.choice([c.Bust((some[0],)), c.ReEnter(some[1]), c.TakeBackBust(some[2])]))
    everybody = tuple(desk.state.entries)
    clock.go(600 * MINUTE)
    free = FreeSeats(desk.state)
    assert offers(desk, everybody, free, allowed) == offers(desk, everybody, free)


def test_the_free_seats_are_those_of_the_tables(desk: Desk) -> None:
    open_seats = {
        number: table.open_seats()
        for number, table in desk.state.tables.items()
        if not table.locked
    }
    free = FreeSeats(desk.state)
    assert free.count == sum(map(len, open_seats.values()))
    for number, seats in open_seats.items():
        assert free.elsewhere(number) == free.count - len(seats)
