"""Two persons that are one in every tournament of the file, and two again when it is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Change, Desk, Done
from tdtool.store.errors import NotSaved
from tdtool.store.tournament_log import TournamentLog
from tdtool.tournament import commands as c
from tdtool.tournament.days import brought
from tdtool.tournament.money.intake import entered
from tdtool.tournament.person_commands import MergePersons
from tdtool.tournament.refusal import Code, Refusal
from tests.tournament.days.flights_of import bag, bag_all, bring, done, entry_of, refused

if TYPE_CHECKING:
    from tests.tournament.days.flights_of import Flights


@pytest.fixture
def three(flights: Flights) -> tuple[Desk, Desk, Desk]:
    """Enter Kim in one flight, Kim and Kym in another, Kym alone in a third: it is one man."""
    one = flights.found("1A")
    flights.enter(one, "Kim", "Ngo")
    other = flights.found("1B")
    flights.enter(other, "Kym")
    done(other, c.DrawSeats(open_tables=True))
    flights.enter(other, "Ngo")
    done(other, c.DrawSeats())
    done(other, c.StartClock())
    done(other, c.Bust((1,)))
    flights.enter(other, "Kim")
    third = flights.found("1C")
    flights.enter(third, "Kym", "Ola")
    return one, other, third


def merge(flights: Flights) -> MergePersons:
    return MergePersons(flights.people["Kim"], flights.people["Kym"])


def read(flights: Flights, desk: Desk) -> Desk:
    evening = flights.evening
    log = evening.store.log(desk.id)
    return Desk(log, evening.store.names(), evening.clock, evening.random.randbytes)


def test_two_are_one_in_every_tournament_that_knows_them(
    flights: Flights, three: tuple[Desk, Desk, Desk]
) -> None:
    one, other, third = three
    heard: list[Change] = []
    other.observe(heard.append)
    assert sorted(other.known_in(flights.people["Kym"])) == ["1C"]
    told = done(other, merge(flights)).told
    assert told == "Kim: two persons made one, also in 1C"
    assert heard[-1].elsewhere == {third.id}
    assert third.catch_up() is None
    kim = flights.people["Kim"]
    assert [desk.state.by_person[kim] for desk in (one, other, third)] == [(1,), (1, 3), (1,)]
    assert third.name(1) == "Kim"
    assert read(flights, third).state == third.state
    # Whoever knew only one of the two has nothing written.
    assert one.seq == read(flights, one).seq


def test_undone_in_any_of_them_they_are_two_in_all(
    flights: Flights, three: tuple[Desk, Desk, Desk]
) -> None:
    _, other, third = three
    before = other.state.by_person.copy(), third.state.by_person.copy()
    done(other, merge(flights))
    after = read(flights, third)
    undone = after.undo()
    assert isinstance(undone, Done)
    assert undone.told.endswith(", also in 1B")
    assert other.catch_up() is None
    assert (other.state.by_person, after.state.by_person) == before
    redone = other.redo()
    assert isinstance(redone, Done)
    assert "also in 1C" in redone.told
    assert flights.people["Kym"] not in read(flights, third).state.by_person


def test_what_stands_in_the_way_in_one_keeps_all_as_they_are(
    flights: Flights, three: tuple[Desk, Desk, Desk]
) -> None:
    _, other, third = three
    flights.enter(third, "Kim")
    seq = other.seq
    said = refused(other, merge(flights), Code.ALREADY_ENTERED)
    assert said == (
        "1C: Kym is in, and Kim entered later: if they are one person, "
        "take the wrong entry out first."
    )
    assert (other.seq, third.seq) == (seq, read(flights, third).seq)
    done(third, c.Unregister(3))
    done(other, merge(flights))
    third.catch_up()
    assert third.state.by_person[flights.people["Kim"]] == (1, 3)


def test_an_undo_that_one_of_them_does_not_allow_changes_none(
    flights: Flights, three: tuple[Desk, Desk, Desk]
) -> None:
    _, other, third = three
    act = done(other, merge(flights)).action
    third.catch_up()
    done(third, c.Unregister(2))
    done(third, MergePersons(flights.people["Ola"], flights.people["Kim"]))
    other.catch_up()
    seq = other.seq
    found = other.undo(act)
    assert isinstance(found, Refusal)
    assert found.sentence.startswith("1C: In the way: Ola: two persons made one")
    assert other.seq == seq
    assert isinstance(third.undo(), Done)
    other.catch_up()
    assert isinstance(other.undo(act), Done)


def test_what_cannot_be_read_or_written_elsewhere_is_told(
    flights: Flights, three: tuple[Desk, Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other, third = three
    appended = TournamentLog.append

    def only_here(log: TournamentLog, *args: object, **more: object) -> object:
        if log.id == third.id:
            raise NotSaved("Not saved: the disk is full.")
        return appended(log, *args, **more)  # type: ignore[arg-type]

    def unreadable(_log: TournamentLog, _person: str) -> list[TournamentLog]:
        raise NotSaved("The file cannot be read.")

    with monkeypatch.context() as broken:
        broken.setattr(TournamentLog, "others", unreadable)
        broken.setattr(TournamentLog, "known_in", unreadable)
        assert other.known_in(flights.people["Kym"]) == []
        assert refused(other, merge(flights), Code.NOT_SAVED) == "The file cannot be read."
    with monkeypatch.context() as broken:
        broken.setattr(TournamentLog, "append", only_here)
        told = done(other, merge(flights)).told
        assert told.endswith("also in 1C. 1C: Not saved: the disk is full.")
    with monkeypatch.context() as broken:
        broken.setattr(TournamentLog, "others", unreadable)
        assert isinstance(other.undo(), Refusal)
    with monkeypatch.context() as broken:
        broken.setattr(TournamentLog, "read", lambda _log: unreadable(_log, ""))
        wrong = third.catch_up()
        assert wrong is not None
        assert wrong.sentence == "The file cannot be read."
    # Nothing was written in 1C, so that there is nothing to undo there.
    undone = other.undo()
    assert isinstance(undone, Done)
    assert "also" not in undone.told


def test_on_a_later_day_the_entries_of_both_count_on(flights: Flights) -> None:
    one = flights.flight("1A", "Kim", "Ola", "Ngo")
    for entry in (1, 2):
        done(one, c.Bust((entry,)))
    bag(one, "Ngo", 60_000)
    other = flights.flight("1B", "Kym", "Pia")
    bag_all(other, (20_000, 20_000))
    day = flights.found("Day 2")
    done(day, bring(one, other))
    assert brought.gone(day.state) == {flights.people["Kim"]: 1, flights.people["Ola"]: 1}
    before = entered(day.state)
    kim, kym, ola = (flights.people[name] for name in ("Kim", "Kym", "Ola"))
    done(day, MergePersons(kym, kim, elsewhere=True))
    here = day.state.entries[entry_of(day, "Kym")]
    assert here.number == 2
    assert brought.gone(day.state) == {kym: 1, ola: 1}
    assert (entered(day.state).all, entered(day.state).again) == (before.all, before.again + 1)
    carried = day.state.days.brought
    assert carried is not None
    done(day, c.Register(names=("Late",)))
    late = entry_of(day, "Late")
    done(day, c.Unregister(late))
    done(day, MergePersons(kym, day.state.entries[late].person))
    assert brought.gone(day.state) == carried.gone
    # One who lost his stack there twice, as two persons, has entered again too.
    done(day, MergePersons(kym, ola, elsewhere=True))
    assert day.state.entries[here.id].number == 3
    assert entered(day.state).again == before.again + 2


def test_two_who_lost_their_stacks_in_the_flights_may_be_one(flights: Flights) -> None:
    one = flights.flight("1A", "Kim", "Kym", "Ngo")
    done(one, c.Bust((1,)))
    done(one, c.Bust((2,)))
    bag(one, "Ngo", 60_000)
    day = flights.found("Day 2")
    done(day, bring(one))
    done(one, merge(flights))
    day.catch_up()
    assert brought.gone(day.state) == {flights.people["Kim"]: 2}
    assert entered(day.state).again == 1
    assert flights.people["Kim"] not in day.state.by_person
