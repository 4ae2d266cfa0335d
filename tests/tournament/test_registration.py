"""Who is in the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.refusal import Code
from tdtool.tournament.registration import clean_name
from tdtool.tournament.state import Status
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path


def test_names_lose_control_characters_and_nothing_else() -> None:
    assert clean_name(" Zoë\u2028 \x00Ł <b>\t& ") == "Zoë Ł <b> &"


def test_register_new_and_known_people(evening: Evening) -> None:
    evening.do(c.Register(names=("Ana", "Bo")))
    person = evening.state.entries[1].person
    assert evening.desk.names[person] == "Ana"
    assert evening.desk.name(2) == "Bo"
    assert evening.state.in_play == 2
    evening.do(c.Unregister(1))
    assert evening.state.entries[1].status is Status.UNREGISTERED
    evening.do(c.Register(persons=(person,)))
    assert evening.state.entries[3].person == person
    assert evening.store.people()[person] == "Ana"


def test_bad_registrations(evening: Evening) -> None:
    evening.refused(c.Register(), Code.NOBODY)
    said = evening.refused(c.Register(names=("Ana", " \n ")), Code.EMPTY_TEXT)
    assert said == "Name 2 of 2 is empty."
    evening.do(c.Register(names=("Ana",)))
    person = evening.state.entries[1].person
    said = evening.refused(c.Register(persons=(person,)), Code.ALREADY_ENTERED)
    assert said == "Ana is already entered."
    evening.do(c.Unregister(1))
    evening.refused(c.Register(persons=(person, person)), Code.ALREADY_ENTERED)
    evening.refused(c.RegisterAndSeat(name="  "), Code.EMPTY_TEXT)
    evening.refused(c.Unregister(1), Code.NO_SUCH_ENTRY)
    evening.refused(c.Unregister(77), Code.NO_SUCH_ENTRY)


def test_late_player_gets_a_seat_or_waits(six: Evening) -> None:
    six.do(c.RegisterAndSeat(name="Late"))
    late = six.state.entries[7]
    assert (late.status, late.awaited, late.late) == (Status.SEATED, True, True)
    person = six.state.entries[7].person
    six.do(c.Unregister(7), override="wrong event")
    six.do(c.RegisterAndSeat(person=person))
    for name in ("a", "b"):
        six.do(c.RegisterAndSeat(name=name))
    done = six.do(c.RegisterAndSeat(name="too many"))
    assert len(done.facts) == 1
    assert six.state.entries[11].status is Status.WAITING


def test_registration_ends_with_its_row_and_may_be_overridden(six: Evening) -> None:
    six.clock.pass_(54 * MINUTE)
    six.do(c.RegisterAndSeat(name="in the break"))
    six.clock.pass_(2 * MINUTE)
    said = six.refused(c.RegisterAndSeat(name="x"), Code.REGISTRATION_ENDED, house=True)
    assert said == "Registration has ended."
    six.refused(c.Register(names=("x",)), Code.REGISTRATION_ENDED, house=True)
    done = six.do(c.RegisterAndSeat(name="x"), override="stood in line")
    assert done.facts[0].KIND == "refusal_overridden"
    assert "stood in line" in six.store.texts(six.desk.id).values()


def test_override_does_not_help_against_the_impossible(six: Evening) -> None:
    six.clock.pass_(60 * MINUTE)
    refusal = six.desk.do(c.RegisterAndSeat(name="\n"), override="please")
    assert getattr(refusal, "code", None) is Code.EMPTY_TEXT


def test_unregister_somebody_who_was_dealt_in(six: Evening) -> None:
    six.refused(c.Unregister(1), Code.ALREADY_SEATED, house=True)
    six.do(c.Unregister(1), override="came to the wrong event")
    assert 1 not in six.table().occupants
    six.do(c.Bust((2,)))
    six.refused(c.Unregister(2), Code.ALREADY_OUT)


def test_reentry_after_a_bust(six: Evening) -> None:
    six.do(c.Bust((3,)))
    person = six.state.entries[3].person
    said = six.refused(c.Register(persons=(person,)), Code.ALREADY_ENTERED)
    assert said == "T1 seat 3 went out; re-enter."
    six.do(c.ReEnter(3))
    again = six.state.entries[7]
    assert (again.number, again.status, again.awaited) == (2, Status.SEATED, True)
    six.refused(c.ReEnter(3), Code.BACK_IN_PLAY)
    six.do(c.Bust((7,)))
    six.do(c.ReEnter(3))
    assert six.state.entries[8].number == 3


def test_reentry_on_his_word(six: Evening) -> None:
    six.do(c.ReEnter(4))
    assert six.state.to_check == {4}
    assert six.state.entries[7].seat is not None
    six.do(c.CheckFloor(4))
    assert six.state.to_check == set()
    six.refused(c.CheckFloor(4), Code.NOTHING_CHANGES)


def test_reentry_without_an_open_seat_waits(evening: Evening) -> None:
    evening.full_table(9)
    evening.do(c.Bust((1,)))
    evening.do(c.RegisterAndSeat(name="in his seat"))
    evening.do(c.ReEnter(1))
    assert evening.state.entries[11].status is Status.WAITING
    evening.refused(c.ReEnter(11), Code.ALREADY_ENTERED)


@pytest.mark.parametrize(
    ("limit", "words"), [(0, "No re-entry is allowed"), (1, "The limit of 1 is used up")]
)
def test_reentries_have_a_limit(tmp_path: Path, limit: int, words: str) -> None:
    evening = Evening(tmp_path, reentries=limit)
    evening.full_table(4)
    entry = 1
    for again in range(limit):
        evening.do(c.ReEnter(entry))
        entry = 5 + again
    said = evening.refused(c.ReEnter(entry), Code.REENTRIES_USED, house=True)
    assert said == f"{words}: T1 seat 1."
    evening.do(c.ReEnter(entry), override="the owner said so")
    evening.store.close()


def test_reentry_is_refused_after_registration(six: Evening) -> None:
    six.clock.pass_(60 * MINUTE)
    six.refused(c.ReEnter(1), Code.REGISTRATION_ENDED, house=True)
