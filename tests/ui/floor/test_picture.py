from __future__ import annotations

from tdtool.rules.stakes import Stakes
from tdtool.tournament.views import Age, SeatState, Tone, Word
from tdtool.ui.floor.picture import Centre, Face, Mark, MarkAt, picture_of
from tests.ui.floor.hands import BB_ANTE, next_hand, seat, table

NINE = tuple(seat(number, f"Name {number}", stack=1_000 * number) for number in range(1, 10))


def test_known_position_lays_out_the_next_hand() -> None:
    seats = tuple(one for one in NINE if one.seat != 4)
    seats = (*seats[:3], seat(4, word=Word("Ann out, 9th", Tone.NEW)), *seats[3:])
    picture = picture_of(table(seats, Age.KNOWN, next_hand(gone=(4,))), BB_ANTE)
    assert picture.marks == (
        MarkAt(4, Mark.DEAD_BUTTON),
        MarkAt(5, Mark.SMALL_BLIND),
        MarkAt(6, Mark.BIG_BLIND),
        MarkAt(7, Mark.ACTS_FIRST),
    )
    assert picture.centre == Centre("Next hand", "5,000-10,000", "BB ante 10,000")
    assert picture.seats[3].face is Face.NEW_EMPTY
    assert picture.seats[3].line == "Ann out, 9th"
    assert picture.seats[0].line == "1,000"
    assert not picture.faded


def test_stale_position_shows_the_last_hand_faded() -> None:
    picture = picture_of(table(NINE, Age.STALE, next_hand()), BB_ANTE, "19:34")
    assert picture.faded
    assert picture.centre == Centre("Last hand", "", "as of 19:34")
    assert picture.marks[0] == MarkAt(3, Mark.BUTTON)


def test_unknown_position_lays_out_nothing() -> None:
    picture = picture_of(table(NINE), BB_ANTE)
    assert picture.marks == ()
    assert picture.centre.small == "button unknown"


def test_level_without_stakes_is_said() -> None:
    centre = picture_of(table(NINE, Age.KNOWN, next_hand()), None).centre
    assert centre.small == "no level yet"
    centre = picture_of(table(NINE, Age.KNOWN, next_hand()), Stakes()).centre
    assert centre == Centre("Next hand", "", "")


def test_every_state_of_a_seat_has_its_face() -> None:
    seats = (
        seat(1, "A", state=SeatState.ON_THE_WAY),
        seat(2, state=SeatState.LOCKED),
        seat(3),
        seat(4, "D", Word("penalty, 2 hands", Tone.NEEDS_YOU)),
        seat(5, "E", Word("locked", Tone.KNOWN)),
    )
    faces = picture_of(table(seats), BB_ANTE).seats
    assert [(face.face, face.name, face.line) for face in faces] == [
        (Face.ON_THE_WAY, "A", "on the way"),
        (Face.LOCKED, "locked", ""),
        (Face.EMPTY, "empty", ""),
        (Face.WARNED, "D", "penalty, 2 hands"),
        (Face.SEATED, "E", "locked"),
    ]


def test_about_to_go_out_is_marked_and_unmarked() -> None:
    picture = picture_of(table(NINE), BB_ANTE)
    marked = picture.with_out_soon({5})
    assert (marked.seats[4].face, marked.seats[4].line) == (Face.OUT_SOON, "out?")
    assert picture.with_out_soon(()) == picture
    assert picture.with_out_soon({77}) == picture


def test_picture_is_said_in_words() -> None:
    picture = picture_of(table(NINE, Age.KNOWN, next_hand()), BB_ANTE)
    assert "seat 5 Name 5, 5,000, small blind; seat 6" in picture.spoken()
