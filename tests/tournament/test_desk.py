"""The desk: what is done is written, what is undone can be redone, nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Change, Desk, Done
from tdtool.rules.house import HouseRules
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament import history as history_module
from tdtool.tournament.fold import fold
from tdtool.tournament.history import History
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.structure import Structure
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, PLAIN, Clock, Evening, level

if TYPE_CHECKING:
    from pathlib import Path


def opening(**changes: object) -> c.OpenTournament:
    return replace(c.OpenTournament("Night", PLAIN, HouseRules(), 9), **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (opening(name=" \n"), Code.EMPTY_TEXT),
        (opening(seats_per_table=1), Code.BAD_NUMBER),
        (opening(seats_per_table=13), Code.BAD_NUMBER),
        (opening(reentries=-1), Code.BAD_NUMBER),
        (opening(structure=Structure("x", ())), Code.NO_LEVELS),
    ],
)
def test_tournaments_that_cannot_be_set_up(
    tmp_path: Path, command: c.OpenTournament, code: Code
) -> None:
    with Store.open(tmp_path / "x.db") as store:
        found = Desk.found(store, command, Clock(), lambda count: b"\x01" * count)
        assert isinstance(found, Refusal)
        assert found.code is code
        assert store.tournaments() == ()


def test_the_same_tournament_is_not_made_twice(tmp_path: Path) -> None:
    with Store.open(tmp_path / "x.db") as store:
        first = Desk.found(store, opening(), Clock(), lambda count: b"\x01" * count)
        assert isinstance(first, Desk)
        again = Desk.found(store, opening(), Clock(), lambda count: b"\x01" * count)
        assert isinstance(again, Refusal)
        assert again.code is Code.NOT_SAVED
        assert first.id == store.tournaments()[0].id


def test_house_rules_and_notes(six: Evening) -> None:
    six.refused(c.ChangeHouseRules(HouseRules()), Code.NOTHING_CHANGES)
    six.do(c.ChangeHouseRules(HouseRules(tolerance_after=3)))
    assert six.state.house.tolerance_after == 3
    six.do(c.WriteNote("spilt drink", table=1))
    six.do(c.WriteNote("limps", entry=3))
    six.refused(c.WriteNote(" "), Code.EMPTY_TEXT)
    six.refused(c.WriteNote("x", table=9), Code.NO_SUCH_TABLE)
    six.refused(c.WriteNote("x", entry=99), Code.NO_SUCH_ENTRY)
    assert [note.table for note in six.state.notes] == [1, None]
    assert set(six.store.texts(six.desk.id).values()) == {"spilt drink", "limps"}


def test_a_command_done_twice_is_done_once(six: Evening) -> None:
    first = six.desk.do(c.Bust((1,)), command_id="slip 17")
    assert isinstance(first, Done)
    assert not first.repeated
    again = six.desk.do(c.Bust((2,)), command_id="slip 17")
    assert isinstance(again, Done)
    assert again.repeated
    assert set(six.state.busts) == {1}


def test_observers_hear_what_changed(six: Evening) -> None:
    heard: list[Change] = []
    stop = six.desk.observe(heard.append)
    six.do(c.Bust((3,)))
    assert heard == [Change(frozenset({1}), frozenset({3}))]
    six.do(c.PauseClock())
    assert heard[-1].clock
    six.do(c.OpenTable(2))
    assert heard[-1].everything
    six.do(c.CloseTable(1))
    assert heard[-1].entries == {1, 2, 4, 5, 6}
    six.do(c.DrawSeats())
    assert heard[-1].tables == {2}
    six.do(c.ChangeStructure(PLAIN))
    assert heard[-1].structure
    stop()
    count = len(heard)
    six.desk.undo()
    assert len(heard) == count


def test_undo_then_redo_is_the_very_same_state(six: Evening) -> None:
    six.do(c.Bust((1,)))
    before = six.reopened().state
    assert six.desk.undoable() is not None
    undone = six.desk.undo()
    assert isinstance(undone, Done)
    assert undone.told == "1.1 T1 seat 1 out"
    assert not six.state.busts
    assert six.reopened().state == six.state
    redone = six.desk.redo()
    assert isinstance(redone, Done)
    assert redone.told == "1.1 T1 seat 1 out"
    assert six.state == before
    assert six.reopened().state == before
    assert isinstance(six.desk.redo(), Refusal)


def test_undo_after_undo_reaches_the_opening_and_stops(six: Evening) -> None:
    count = 0
    while isinstance(six.desk.undo(), Done):
        count += 1
    assert count == 8
    assert not six.state.entries
    refused = six.desk.undo()
    assert isinstance(refused, Refusal)
    assert refused.code is Code.NOTHING_TO_UNDO
    first = six.desk.history.records[0].action
    refused = six.desk.undo(first)
    assert isinstance(refused, Refusal)
    for _ in range(count):
        assert isinstance(six.desk.redo(), Done)
    assert len(six.state.entries) == 6
    assert six.reopened().state == six.state


def test_redo_is_gone_once_something_new_was_done(six: Evening) -> None:
    six.do(c.Bust((1,)))
    six.desk.undo()
    six.do(c.PauseClock())
    assert six.desk.redoable() is not None
    six.do(c.Bust((2,)))
    assert six.desk.redoable() is None


def test_nothing_to_redo_on_a_new_evening(evening: Evening) -> None:
    assert evening.desk.redoable() is None
    assert evening.desk.undoable() is None


def test_undo_leaves_the_clock_alone(six: Evening) -> None:
    six.do(c.Bust((1,)))
    six.do(c.PauseClock())
    six.desk.undo()
    assert not six.state.busts
    assert six.state.clock is not None
    assert not six.state.clock.running


def test_a_clock_command_is_undone_by_name_where_it_would_stand_now(six: Evening) -> None:
    done = six.do(c.AddTime(5 * MINUTE))
    six.clock.pass_(3 * MINUTE)
    assert isinstance(six.desk.undo(done.action), Done)
    from tdtool.tournament.queries import clock_view

    assert clock_view(six.state, six.desk.now()).remaining == 17 * MINUTE
    done = six.do(c.AddTime(5 * MINUTE))
    gone = six.do(c.AddTime(MINUTE))
    assert isinstance(six.desk.undo(gone.action), Done)
    six.do(c.PauseClock())
    refused = six.desk.undo(done.action)
    assert isinstance(refused, Refusal)
    assert refused.sentence == "The clock was set again since: clock paused."


def test_what_is_in_the_way_is_named(six: Evening) -> None:
    seated = six.do(c.RegisterAndSeat(name="late"))
    six.do(c.Bust((7,)))
    six.do(c.ReEnter(7))
    refused = six.desk.undo(seated.action)
    assert isinstance(refused, Refusal)
    assert refused.code is Code.IN_THE_WAY
    assert "late out" in refused.sentence
    assert refused.sentence.endswith("Take back the bust instead.")
    table = six.do(c.OpenTable(2))
    for entry in (1, 2, 3, 4):
        six.do(c.MoveEntry(entry, SeatAt(2, entry)))
    refused = six.desk.undo(table.action)
    assert isinstance(refused, Refusal)
    assert refused.sentence.endswith("and 1 more.")


def test_an_old_act_is_undone_from_the_nearest_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "STRIDE", 5)
    monkeypatch.setattr(history_module, "KEPT", 2)
    evening = Evening(tmp_path)
    evening.full_table(9)
    first = evening.do(c.LockSeat(SeatAt(1, 9), locked=True))
    for seat in range(1, 8):
        evening.do(c.WriteNote(f"note {seat}"))
    assert isinstance(evening.desk.undo(first.action), Done)
    assert evening.state == evening.reopened().state == fold(evening.desk.history.records)
    assert isinstance(evening.desk.undo(), Done)
    assert evening.state == fold(evening.desk.history.records)
    evening.store.close()


def test_the_log_must_begin_with_the_opening() -> None:
    lone = f.Recorded(1, "a", 0, f.TableOpened(1, 9))
    with pytest.raises(ValueError, match="does not begin"):
        History([lone])
    with pytest.raises(ValueError, match="does not begin"):
        History([])
    with pytest.raises(ValueError, match="does not begin"):
        fold([lone])
    with pytest.raises(ValueError, match="does not begin"):
        fold([])


def test_a_closed_store_refuses_and_keeps_the_old_state(six: Evening) -> None:
    before = six.state
    six.store.close()
    for refused in (six.desk.do(c.Bust((1,))), six.desk.undo()):
        assert isinstance(refused, Refusal)
        assert refused.code is Code.NOT_SAVED
        assert refused.sentence
    assert six.state is before
    assert not six.state.busts


def test_previews_write_nothing(six: Evening) -> None:
    seq = six.desk.seq
    facts = six.desk.preview(c.Bust((1,)))
    assert not isinstance(facts, Refusal)
    assert facts[0].KIND == "busted"
    assert isinstance(six.desk.preview(c.Bust(())), Refusal)
    assert six.desk.can(c.Bust((1,))) is None
    assert six.desk.seq == seq
    assert len(six.desk.short_digest) == 7


def test_an_erased_name_is_called_so(six: Evening) -> None:
    six.store.erase(six.state.entries[1].person)
    assert six.reopened().name(1) == "erased"


def test_sentences_about_nobody(six: Evening) -> None:
    refused = six.desk.do(c.CheckFloor(44))
    assert isinstance(refused, Refusal)
    assert refused.sentence == "erased: nothing to check."


def test_next_level_in_the_strip(six: Evening) -> None:
    from tdtool.tournament.queries import strip

    shown = strip(six.state, six.desk.now())
    assert (shown.players_left, shown.entries, shown.average) == (6, 6, 20_000)
    assert shown.average_big_blinds == 100
    assert shown.next_label == "2"
    six.do(c.Bust((1, 2)))
    assert strip(six.state, six.desk.now()).average == 30_000
    six.do(c.ChangeStructure(Structure("x", (level(1, 200),))))
    shown = strip(six.state, six.desk.now())
    assert (shown.average, shown.next_stakes, shown.next_label) == (None, (), "")
