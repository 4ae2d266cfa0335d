"""Two persons that are one, and one whose name is erased for good."""

from __future__ import annotations

import pytest

from tdtool.desk import Change, Done
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.store.errors import NotErased
from tdtool.store.tournament_log import TournamentLog
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.journal import told
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.standings import places
from tdtool.tournament.state import Status
from tdtool.tournament.values import NewPenalty, PenaltyKind
from tests.tournament.days.flights_of import Flights, done
from tests.tournament.evening import MINUTE, Evening


@pytest.fixture
def twice(six: Evening) -> Evening:
    """Six play; Kim went out and was entered again as somebody else."""
    six.do(c.RegisterAndSeat(name="Kim Do-eul"))
    six.do(c.Bust((7,)))
    six.do(c.RegisterAndSeat(name="Kim Doeul"))
    return six


def person(evening: Evening, entry: int) -> str:
    return evening.state.entries[entry].person


def merge(evening: Evening, kept: int, gone: int) -> MergePersons:
    return MergePersons(person(evening, kept), person(evening, gone))


def erase(evening: Evening, entry: int) -> ErasePerson:
    return ErasePerson(person(evening, entry))


# One person.


def test_two_persons_are_one_from_here_on(twice: Evening) -> None:
    before = twice.state.again
    assert places(twice.state)[7].first == 8
    done = twice.do(merge(twice, 7, 8))
    assert done.told == "Kim Do-eul: two persons made one"
    assert [twice.desk.name(entry) for entry in (7, 8)] == ["Kim Do-eul"] * 2
    again = twice.state.entries[8]
    assert (again.number, twice.state.again) == (2, before + 1)
    # He came back, so that entry has no place of its own.
    assert 7 not in places(twice.state)
    assert twice.reopened().state == twice.state
    twice.do(c.Bust((8,)))
    twice.do(c.ReEnter(8))
    assert twice.state.entries[9].number == 3
    kim = twice.state.entries[8].person
    assert twice.state.by_person[kim] == (7, 8, 9)


def test_undone_they_are_two_again(twice: Evening) -> None:
    state = twice.reopened().state
    done = twice.do(merge(twice, 8, 7))
    assert twice.desk.name(7) == "Kim Doeul"
    twice.desk.undo()
    assert twice.state == state
    twice.desk.redo()
    twice.do(c.Bust((8,)))
    twice.do(c.ReEnter(8))
    assert isinstance(twice.desk.undo(done.action), Done)
    # His third entry is the second of who it is now.
    assert [twice.state.entries[one].number for one in (7, 8, 9)] == [1, 1, 3]


def test_penalties_and_pairs_follow_the_person(twice: Evening) -> None:
    given = NewPenalty(8, PenaltyKind.HANDS, 2)
    twice.do(rc.WriteRuling(players=(8,), penalties=(given,)))
    twice.do(plc.KeepApart(8, 1, apart=True), "asked for")
    twice.do(plc.KeepApart(2, 3, apart=True), "asked for")
    twice.do(plc.NeedAccess(8, needed=True))
    twice.do(merge(twice, 7, 8))
    kim, other = person(twice, 8), person(twice, 1)
    assert list(twice.state.serving) == [kim]
    assert (min(kim, other), max(kim, other)) in twice.state.plans.apart
    assert len(twice.state.plans.apart) == 2
    assert twice.state.entries[7].access


def test_who_was_kept_apart_from_himself_is_not_any_more(twice: Evening) -> None:
    twice.do(plc.KeepApart(7, 8, apart=True), "asked for")
    twice.do(merge(twice, 7, 8))
    assert twice.state.plans.apart == frozenset()


def test_an_entry_that_never_was_does_not_count(twice: Evening) -> None:
    twice.do(c.Register(names=("Kim D.",)))
    twice.do(c.Unregister(9))
    twice.do(merge(twice, 7, 9))
    twice.do(merge(twice, 7, 8))
    assert [twice.state.entries[one].number for one in (7, 8)] == [1, 2]
    assert twice.state.again == 1


def test_persons_that_cannot_be_one(twice: Evening) -> None:
    said = twice.refused(merge(twice, 1, 8), Code.ALREADY_ENTERED)
    assert said == (
        "T1 seat 1 is in, and Kim Doeul entered later: if they are one person, "
        "take the wrong entry out first."
    )
    twice.refused(merge(twice, 1, 1), Code.NOTHING_CHANGES)
    twice.refused(MergePersons(person(twice, 1), "nobody"), Code.NO_SUCH_PERSON)
    twice.refused(MergePersons("nobody", person(twice, 1)), Code.NO_SUCH_PERSON)


def test_what_stands_in_the_way_of_undoing(twice: Evening) -> None:
    bust = [act for act, records in twice.desk.history.acts_backwards()][1]
    twice.do(merge(twice, 7, 8))
    assert not isinstance(twice.desk.undo(bust), Done)
    entered = [act for act, records in twice.desk.history.acts_backwards()][1]
    assert not isinstance(twice.desk.undo(entered), Done)


# A name that goes.


def test_a_name_and_the_notes_about_him_go_for_good(twice: Evening) -> None:
    twice.do(c.WriteNote("Kim owes the bar", entry=7))
    twice.do(c.WriteNote("the fan is loud", table=1))
    receipts = dict(twice.state.till.receipts)
    changes: list[Change] = []
    twice.desk.observe(changes.append)
    kim = person(twice, 7)
    done = twice.do(erase(twice, 7))
    assert done.told == "a player’s name erased"
    assert twice.desk.name(7) == "erased"
    assert kim not in twice.desk.names
    assert changes[-1].erased == {kim}
    assert list(twice.desk.texts().values()) == ["the fan is loud"]
    assert (twice.state.entries[7].status, twice.state.till.receipts) == (Status.OUT, receipts)
    twice.store.close()
    for file in twice.path.parent.iterdir():
        assert b"Kim Do-eul" not in file.read_bytes()
        assert b"owes the bar" not in file.read_bytes()


def test_what_was_erased_cannot_come_back(twice: Evening) -> None:
    done = twice.do(erase(twice, 7))
    refusal = twice.desk.undo(done.action)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == "What was erased cannot come back."
    assert twice.desk.undoable() != done.action
    twice.refused(erase(twice, 7), Code.NO_SUCH_PERSON)
    twice.refused(merge(twice, 8, 7), Code.NO_SUCH_PERSON)
    assert twice.reopened().state == twice.state
    assert told(done.facts, twice.desk.name) == "a player’s name erased"


def test_a_name_that_is_needed_stays(twice: Evening) -> None:
    said = twice.refused(erase(twice, 8), Code.NAME_NEEDED)
    assert said == "Kim Doeul is still in: his name can go once he is out."
    twice.refused(ErasePerson("nobody"), Code.NO_SUCH_PERSON)
    twice.do(mc.SetPrices(Prices(Currency("EUR", "€", 2), Price(10_00))))
    plan = PrizePlan(PlanWay.FIXED, bands=(Band(1, 7, 10_00), Band(8, 8, 10_00)))
    twice.do(pc.PlanPrizes(plan))
    twice.clock.pass_(60 * MINUTE)
    twice.do(pc.LockPrizes())
    said = twice.refused(erase(twice, 7), Code.NAME_NEEDED, house=True)
    assert said == "Kim Do-eul has not got his prize yet."
    twice.do(pc.PayPrize(7))
    twice.do(erase(twice, 7))


def test_what_came_before_an_erasure_stays(twice: Evening) -> None:
    out = [act for act, _ in twice.desk.history.acts_backwards()][1]
    twice.do(erase(twice, 7))
    assert not isinstance(twice.desk.undo(out), Done)


def test_letters_that_may_be_left_are_told(twice: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    def scrub(_self: TournamentLog) -> None:
        raise NotErased("Its letters may still be in the file.")

    monkeypatch.setattr(TournamentLog, "scrub", scrub)
    done = twice.do(erase(twice, 7))
    assert done.told == "a player’s name erased. Its letters may still be in the file."


def test_other_desks_show_names_as_they_are_in_the_file(flights: Flights) -> None:
    before = flights.found("Side Event")
    flights.enter(before, "Kim")
    flights.enter(flights.found("Harbour Open 1A"), "Ngo")
    flights.enter(before, "Ngo")
    assert before.name(2) == "Ngo"
    other = flights.evening.desk
    flights.enter(other, "Kim", "Ola")
    heard: list[Change] = []
    before.observe(heard.append)
    done(other, c.Unregister(1))
    done(other, ErasePerson(flights.people["Kim"]))
    before.show_names_again()
    assert heard == [Change(everything=True)]
    assert before.name(1) == "erased"
