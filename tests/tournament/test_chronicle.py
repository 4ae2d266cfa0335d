"""All acts in order: what they are about, the level then, what counts no more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.desk import Done
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.act_sorts import (
    BIT,
    CANCELLED,
    OTHER,
    OVERRIDDEN,
    SORTS,
    Kind,
    bit_of,
    kind_of,
    mask_of,
)
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.concerns import entries_of, seats_of, table_of
from tdtool.tournament.fact_kinds import FACTS
from tdtool.tournament.history import History
from tdtool.tournament.level_times import Came, turns
from tdtool.tournament.plans import commands as pc
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import (
    Anchor,
    ClockAct,
    HandChoice,
    NewPenalty,
    PenaltyKind,
    SeatAt,
    Sheet,
)
from tests.tournament.evening import MINUTE, NOON, PLAIN, Evening, level

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.level_times import Turn


def chronicle(evening: Evening) -> Chronicle:
    return Chronicle(evening.desk.history, evening.desk.now())


def came(read: Chronicle) -> list[tuple[str, str, int]]:
    """Say what each turn of the clock came to, and how many minutes after noon."""
    return [
        (turn.came.value, turn.row.label or turn.row.kind.value, (turn.at_ms - NOON) // MINUTE)
        for turn in read.turns
    ]


def last(read: Chronicle) -> int:
    return len(read) - 1


KINDS: dict[str, tuple[list[c.Command], c.Command, Kind, tuple[int, ...], tuple[int, ...]]] = {
    "bust": ([], c.Bust((2,)), Kind.BUST, (1,), (2,)),
    "bust in the known hand": (
        [c.GiveButton(1, 3)],
        c.Bust((2,), hand=HandChoice.LAST),
        Kind.BUST,
        (1,),
        (2,),
    ),
    "count": ([], c.CountHeads(1, 5), Kind.BUST, (1,), ()),
    "another was out": ([c.Bust((2,))], c.CorrectBust(2, 3), Kind.BUST, (1,), (2, 3)),
    "taken back": ([c.Bust((2,))], c.TakeBackBust(2), Kind.BUST, (1,), (2,)),
    "checked": ([c.ReEnter(2)], c.CheckFloor(2), Kind.BUST, (), (2,)),
    "moved": ([c.OpenTable(2)], c.MoveEntry(2, SeatAt(2, 4)), Kind.MOVE, (1, 2), (2,)),
    "swapped": ([], c.SwapSeats(SeatAt(1, 2), SeatAt(1, 3)), Kind.MOVE, (1,), (2, 3)),
    "locked to his seat": ([], c.LockEntry(2, locked=True), Kind.MOVE, (), (2,)),
    "two for a seat": ([], c.DisputeSeat(SeatAt(1, 2), 3), Kind.MOVE, (1,), (2, 3)),
    "ticked": (
        [c.OpenTable(2), c.MoveEntry(2, SeatAt(2, 4))],
        c.Arrive(2),
        Kind.MOVE,
        (2,),
        (2,),
    ),
    "entered": ([], c.Register(names=("x",)), Kind.ENTRY, (), (7,)),
    "entered late": ([], c.RegisterAndSeat(name="x"), Kind.ENTRY, (1,), (7,)),
    "left": ([], c.Unregister(2), Kind.ENTRY, (1,), (2,)),
    "re-entered on his word": ([], c.ReEnter(2), Kind.ENTRY, (1,), (2, 7)),
    "button": ([], c.GiveButton(1, 3), Kind.HAND, (1,), ()),
    "clock": ([], c.PauseClock(), Kind.CLOCK, (), ()),
    "levels": ([], c.ChangeStructure(PLAIN), Kind.CLOCK, (), ()),
    "table opened": ([], c.OpenTable(2), Kind.TABLE, (2,), ()),
    "table closed": ([], c.CloseTable(1), Kind.TABLE, (1,), (1, 2, 3, 4, 5, 6)),
    "table locked": ([], c.LockTable(1, locked=True), Kind.TABLE, (1,), ()),
    "seat locked": ([], c.LockSeat(SeatAt(1, 9), locked=True), Kind.TABLE, (1,), ()),
    "ruling": (
        [],
        rc.WriteRuling(penalties=(NewPenalty(2, PenaltyKind.HANDS, 2),)),
        Kind.RULING,
        (1,),
        (2,),
    ),
    "hands counted": (
        [rc.WriteRuling(penalties=(NewPenalty(2, PenaltyKind.HANDS, 2),))],
        rc.CountHands(2),
        Kind.RULING,
        (1,),
        (2,),
    ),
    "disqualified": (
        [],
        rc.WriteRuling(penalties=(NewPenalty(2, PenaltyKind.DISQUALIFICATION),)),
        Kind.RULING,
        (1,),
        (2,),
    ),
    "resized": ([], pc.ResizeTables(10, (1,)), Kind.TABLE, (1,), ()),
    "all resized": ([c.OpenTable(2)], pc.ResizeTables(10), Kind.TABLE, (), ()),
    "first button": ([], c.SetFirstButton(1, 3), Kind.HAND, (1,), ()),
    "out before moving": (
        [c.OpenTable(2), c.MoveEntry(2, SeatAt(2, 4))],
        c.Bust((2,), before_moving=True),
        Kind.BUST,
        (1, 2),
        (2,),
    ),
    "renamed": ([], ec.RenameTournament("x"), Kind.SETUP, (), ()),
    "board": ([], ec.SetMessage("x"), Kind.NOTE, (), ()),
    "note": ([], c.WriteNote("x", table=1), Kind.NOTE, (1,), ()),
    "printed": ([], c.RecordSheet(Sheet.TABLES, 1), Kind.PRINT, (1,), ()),
}


@pytest.mark.parametrize("case", KINDS)
def test_kind_tables_and_entries(six: Evening, case: str) -> None:
    before, command, kind, tables, entries = KINDS[case]
    for one in before:
        six.do(one, override="said so")
    done = six.do(command, override="said so")
    read = chronicle(six)
    act = read.act(last(read))
    assert (act.kind, act.action, act.facts) == (kind, done.action, done.facts)
    assert (act.tables, sorted(act.entries)) == (tables, list(entries))
    assert (act.wall_ms, act.seq) == (six.clock.wall_ms, six.desk.seq - len(done.facts) + 1)
    assert all(last(read) in read.of_entry(entry) for entry in entries)
    assert all(last(read) in read.of_table(table) for table in tables)
    assert read.index_of(done.action) == last(read)
    assert read.number_at(act.seq) == last(read)


def test_every_kind_of_fact_has_a_sort() -> None:
    sorts = {sort for kind in SORTS.values() for sort in kind}
    assert sorts == {*FACTS.values(), *ClockAct} - {f.ClockSet}
    assert len(set(BIT.values())) == len(BIT)
    assert [kind_of(mask_of(kind)) for kind in Kind] == list(Kind)


def test_a_fact_of_a_later_program_is_something_else() -> None:
    @dataclass(frozen=True, slots=True)
    class Strange(f.Fact):
        KIND = "strange"

    assert bit_of(Strange()) == OTHER
    assert kind_of(OTHER) is Kind.SETUP
    assert (seats_of(Strange()), table_of(Strange()), entries_of(Strange())) == ((), None, ())


def test_an_answer_that_was_acted_on_goes_without_saying(six: Evening) -> None:
    six.do(c.GiveButton(1, 3))
    six.do(c.Bust((2,), hand=HandChoice.LAST))
    six.do(c.RecordAnswer(1))
    read = chronicle(six)
    assert read.masks[last(read) - 1] == BIT[f.Busted]
    assert read.masks[last(read)] == BIT[hf.AnswerGiven]


def test_reason_and_note_by_their_ids(six: Evening) -> None:
    six.do(c.LockTable(1, locked=True))
    six.do(c.SeatEntry(six.do(c.Register(names=("x",))).facts[0].entry, SeatAt(1, 9)), "late")  # type: ignore[attr-defined]
    six.do(c.WriteNote("seen", entry=2))
    read = chronicle(six)
    note, placed = read.act(last(read)), read.act(last(read) - 1)
    texts = six.store.texts(six.desk.id)
    assert note.note is not None
    assert placed.reason is not None
    assert (texts[note.note], texts[placed.reason]) == ("seen", "late")
    assert (note.reason, placed.note) == (None, None)
    assert read.masks[placed.number] & OVERRIDDEN
    assert placed.kind is Kind.MOVE
    assert [(texts[text], act) for text, act in read.texts] == [
        ("late", placed.number),
        ("seen", note.number),
    ]


def test_a_hand_put_by_hand_has_its_reason(six: Evening) -> None:
    six.do(c.GiveButton(1, 3))
    known = six.desk.preview(c.NextHand(1))
    assert isinstance(known, tuple)
    stepped = known[0]
    assert isinstance(stepped, hf.HandStepped)
    six.do(c.SetHand(1, stepped.positions, "a wrong button stands"))
    read = chronicle(six)
    reason = read.act(last(read)).reason
    assert reason is not None
    assert six.store.texts(six.desk.id)[reason] == "a wrong button stands"


def test_undone_and_done_again(six: Evening) -> None:
    bust = six.do(c.Bust((2,)))
    read = chronicle(six)
    number = last(read)
    six.clock.pass_(MINUTE)
    undo = six.desk.undo()
    read.take_in(six.desk.now())
    act = read.act(number)
    assert act.cancelled is not None
    assert act.cancelled.at_ms == NOON + MINUTE
    assert act.cancelled.action == getattr(undo, "action", "")
    assert read.masks[number] & CANCELLED
    own = read.act(last(read))
    assert (own.kind, own.tables, own.entries) == (Kind.UNDO, (1,), (2,))
    assert list(read.of_entry(2))[-2:] == [number, number + 1]
    six.desk.redo()
    read.take_in(six.desk.now())
    assert read.act(number).cancelled is None
    assert not read.masks[number] & CANCELLED
    assert read.act(last(read)).entries == (2,)
    assert read.index_of(bust.action) == number
    assert read.index_of("nothing") is None


def test_seats_are_found_by_what_happened_in_them(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.MoveEntry(2, SeatAt(2, 4)))
    six.do(c.Bust((2,)))
    read = chronicle(six)
    assert read.of_seat(SeatAt(2, 4)) == [last(read) - 1, last(read)]
    assert read.of_seat(SeatAt(2, 5)) == []
    assert read.of_seat(SeatAt(99, 1)) == []


def test_many_facts_are_one_act_and_told_once(evening: Evening) -> None:
    evening.players(30)
    read = chronicle(evening)
    assert len(read) == 3
    drawn = read.act(2)
    assert (len(drawn.tables), len(drawn.entries)) == (4, 30)
    assert read.act(2) is drawn
    assert list(read.of_table(4)) == [2]
    assert list(read.of_entry(17)) == [1, 2]


def test_acts_told_are_let_go_of_before_they_are_many(evening: Evening) -> None:
    for number in range(300):
        evening.do(c.WriteNote(f"note {number}"))
    read = chronicle(evening)
    assert [read.act(number).number for number in range(len(read))] == list(range(301))


def test_the_index_grows_in_steps(six: Evening) -> None:
    read = chronicle(six)
    steps = 0
    while not read.index_more(4):
        steps += 1
        assert not read.is_indexed
    assert steps > 2
    assert read.is_indexed
    assert list(read.of_entry(1)) == list(chronicle(six).of_entry(1))
    six.do(c.Bust((1,)))
    read.take_in(six.desk.now())
    assert read.index_more(0) is False
    assert read.of_entry(1)[-1] == last(read)


# Levels and the clock.


def test_levels_that_begin_by_themselves_are_lines(six: Evening) -> None:
    six.clock.pass_(21 * MINUTE)
    six.do(c.Bust((2,)))
    six.clock.pass_(60 * MINUTE)
    read = chronicle(six)
    assert came(read) == [
        ("set", "1", 0),
        ("began", "2", 20),
        ("began", "break", 40),
        ("began", "3", 55),
        ("began", "4", 75),
    ]
    assert read.lines() == [*range(last(read)), ~1, last(read), ~2, ~3, ~4]
    assert [turn.closes for turn in read.turns] == [False, False, False, True, False]
    bust = read.act(last(read))
    assert bust.turn is not None
    assert (bust.turn.row.label, bust.turn.at_ms) == ("2", NOON + 20 * MINUTE)
    assert read.act(0).turn is None
    assert read.turn_at(0) is None
    assert read.level_at(0) is None


def test_the_day_ends_and_the_last_level_ends(six: Evening) -> None:
    six.clock.pass_(200 * MINUTE)
    assert came(chronicle(six))[-1] == ("day_ended", "4", 95)
    six.do(c.StartClock())
    six.clock.pass_(200 * MINUTE)
    assert came(chronicle(six))[-2:] == [("set", "5", 200), ("finished", "5", 220)]


def test_a_level_keeps_its_beginning_through_pauses(six: Evening) -> None:
    six.clock.pass_(25 * MINUTE)
    six.do(c.PauseClock())
    six.clock.pass_(5 * MINUTE)
    six.do(c.StartClock())
    six.do(c.AddTime(2 * MINUTE))
    six.do(c.Bust((2,)))
    read = chronicle(six)
    began = read.level_at(last(read))
    assert began is not None
    assert (began.came, began.at_ms) == (Came.BEGAN, NOON + 20 * MINUTE)
    was = read.turns[-1].was
    assert was is not None
    assert (was.remaining, was.running) == (15 * MINUTE, True)


def test_no_level_passes_while_the_clock_stands(six: Evening) -> None:
    six.do(c.PauseClock())
    six.clock.pass_(300 * MINUTE)
    assert came(chronicle(six)) == [("set", "1", 0), ("set", "1", 0)]


def test_a_level_without_a_countdown_lasts(tmp_path: Path) -> None:
    hands = replace(level(2, 400), length=Length(LengthKind.HANDS, 8))
    evening = Evening(tmp_path, Structure("x", (level(1, 200), hands, level(3, 600))))
    evening.do(c.StartClock())
    evening.clock.pass_(300 * MINUTE)
    read = chronicle(evening)
    assert came(read) == [("set", "1", 0), ("began", "2", 20)]
    evening.do(c.GoToRow(2))
    read.take_in(evening.desk.now())
    assert came(read)[-1] == ("set", "3", 300)
    evening.store.close()


def test_clock_that_ran_on_is_told_with_hindsight(six: Evening) -> None:
    six.clock.pass_(5 * MINUTE)
    six.do(c.PauseClock())
    six.clock.pass_(5 * MINUTE)
    six.do(c.Bust((2,)))
    six.clock.pass_(30 * MINUTE)
    six.do(c.Bust((3,)))
    six.do(c.RanSince(NOON + 6 * MINUTE))
    read = chronicle(six)
    ran = last(read)
    assert came(read)[1:] == [("set", "1", 5), ("set", "1", 6), ("began", "2", 21)]
    first, second = read.turn_at(ran - 2), read.turn_at(ran - 1)
    assert first is not None
    assert second is not None
    assert (first.row.label, second.row.label) == ("1", "2")
    assert read.lines()[-4:] == [ran - 2, ~3, ran - 1, ran]
    six.clock.pass_(20 * MINUTE)
    six.do(c.PauseClock())
    read.take_in(six.desk.now())
    assert read.lines()[-4:] == [ran, ~4, ~5, ran + 1]
    assert [read.place_of(place) for place in (3, 4, 5)] == [ran - 1, ran + 1, ran + 1]
    assert read.walls[ran] == NOON + 40 * MINUTE
    six.clock.pass_(20 * MINUTE)
    assert len(chronicle(six).lines()) == len(read.lines())


def test_levels_that_passed_while_the_desk_was_off_did_not_happen(six: Evening) -> None:
    six.clock.pass_(10 * MINUTE)
    six.clock.reboot(80 * MINUTE)
    assert ("began", "4", 75) in came(chronicle(six))
    six.do(c.HoldAt(0, 10 * MINUTE))
    six.do(c.StartClock())
    six.clock.pass_(11 * MINUTE)
    assert came(chronicle(six)) == [
        ("set", "1", 0),
        ("set", "1", 90),
        ("set", "1", 90),
        ("began", "2", 100),
    ]


def test_held_in_a_level_that_had_begun(six: Evening) -> None:
    six.clock.reboot(200 * MINUTE)
    six.do(c.HoldAt(1, 10 * MINUTE))
    assert came(chronicle(six)) == [("set", "1", 0), ("began", "2", 20), ("set", "2", 200)]


def test_undone_clock_acts_set_nothing(six: Evening) -> None:
    six.clock.pass_(5 * MINUTE)
    paused = six.do(c.PauseClock())
    six.clock.pass_(30 * MINUTE)
    read = chronicle(six)
    assert read.last_setting() == last(read)
    assert read.sets_clock(last(read))
    assert isinstance(six.desk.undo(paused.action), Done)
    read.take_in(six.desk.now())
    assert came(read) == [("set", "1", 0), ("began", "2", 20)]
    assert read.last_setting() == last(read) - 2
    assert not read.sets_clock(last(read))
    assert read.lines()[-3:] == [last(read) - 1, ~1, last(read)]


def test_the_clock_was_never_set(evening: Evening) -> None:
    evening.do(c.ChangeStructure(PLAIN))
    read = chronicle(evening)
    assert (read.turns, read.last_setting()) == ((), None)
    assert not read.sets_clock(last(read))
    assert read.lines() == [0, 1]


def test_changed_levels_go_on_where_the_clock_was(six: Evening) -> None:
    six.clock.pass_(25 * MINUTE)
    longer = Structure("x", (*PLAIN.rows[:2], replace(level(9, 900), label="9"), *PLAIN.rows[2:]))
    six.do(c.ChangeStructure(longer))
    six.clock.pass_(20 * MINUTE)
    read = chronicle(six)
    assert came(read) == [
        ("set", "1", 0),
        ("began", "2", 20),
        ("set", "2", 25),
        ("began", "9", 40),
    ]
    assert read.last_setting() == last(read)
    assert read.sets_clock(last(read))


def test_times_are_those_of_the_clock_as_it_is_read(six: Evening) -> None:
    """The wall clock was put ahead: levels begin where the strip says they do."""
    six.clock.pass_(10 * MINUTE)
    six.clock.wall_ms += 60 * MINUTE
    six.clock.pass_(15 * MINUTE)
    assert came(chronicle(six))[-1] == ("began", "2", 80)


def anchor(row: int, remaining: int | None, at: int, *, running: bool = True) -> Anchor:
    return Anchor(row, remaining, running, NOON + at, at, "boot")


def test_break_until_a_time_of_day(tmp_path: Path) -> None:
    dinner = Row(RowKind.BREAK, "Dinner", Length(LengthKind.RESUME_AT, at="13:30"))
    evening = Evening(tmp_path, Structure("x", (level(1, 200), dinner, level(2, 400))))
    evening.do(c.StartClock())
    evening.clock.pass_(100 * MINUTE)
    assert came(chronicle(evening)) == [
        ("set", "1", 0),
        ("began", "Dinner", 20),
        ("began", "2", 90),
    ]
    evening.store.close()


def test_registration_ends_with_the_day() -> None:
    from tdtool.tournament.structure import DayEnd
    from tdtool.tournament.values import Now

    ends = replace(level(1, 200, day_end=DayEnd()), registration_ends=True)
    final = replace(level(1, 200), registration_ends=True)
    setting = f.Recorded(2, "a", NOON, f.ClockSet(ClockAct.START, anchor(0, MINUTE, 0)))
    now = Now(NOON + 9 * MINUTE, 9 * MINUTE, "boot")
    for row, how in ((ends, Came.DAY_ENDED), (final, Came.FINISHED)):
        found = turns(Structure("x", (row,)), [setting], now)
        assert [(turn.came, turn.closes) for turn in found] == [(Came.SET, False), (how, True)]


def test_an_undo_of_nothing_and_a_log_that_opens_nothing(six: Evening) -> None:
    records = list(six.desk.history.records)
    seq = len(records)
    strange = [
        f.Recorded(seq + 1, "x", NOON, f.Undone("never")),
        f.Recorded(seq + 2, "y", NOON, f.Redone("never")),
    ]
    read = Chronicle(History([*records, *strange]), six.desk.now())
    assert (read.act(last(read)).tables, read.act(last(read)).entries) == ((), ())
    assert read.of_table(1)[-1] < last(read)
    headless = History(records)
    headless.records = headless.records[1:]
    with pytest.raises(TypeError):
        Chronicle(headless, six.desk.now())


@settings(max_examples=25)
@given(st.lists(st.sampled_from(["bust", "back", "undo", "redo", "clock", "wait"]), max_size=25))
def test_read_in_pieces_or_at_once_it_is_the_same(
    tmp_path_factory: pytest.TempPathFactory, acts: list[str]
) -> None:
    evening = Evening(tmp_path_factory.mktemp("chronicle"))
    evening.full_table(6)
    read = chronicle(evening)
    for act in acts:
        _do(evening, act)
        read.take_in(evening.desk.now())
    whole = chronicle(evening)
    assert read.lines() == whole.lines()
    assert list(read.masks) == list(whole.masks)
    assert read.turns == whole.turns
    assert [read.act(n) for n in range(len(read))] == [whole.act(n) for n in range(len(whole))]
    assert all(list(read.of_entry(n)) == list(whole.of_entry(n)) for n in range(1, 7))
    assert sorted(line for line in whole.lines() if line >= 0) == list(range(len(whole)))
    evening.store.close()


def _do(evening: Evening, act: str) -> None:
    desk = evening.desk
    if act == "bust":
        seated = [entry for entry in evening.state.entries.values() if entry.seat is not None]
        if seated:
            desk.do(c.Bust((seated[0].id,)))
    elif act == "back":
        for entry in list(evening.state.busts)[:1]:
            desk.do(c.TakeBackBust(entry))
    elif act == "undo":
        desk.undo()
    elif act == "redo":
        desk.redo()
    elif act == "clock":
        running = evening.state.clock is not None and evening.state.clock.running
        desk.do(c.PauseClock() if running else c.StartClock())
    else:
        evening.clock.pass_(13 * MINUTE)


def test_the_level_of_each_act_is_the_one_the_strip_showed(tmp_path: Path) -> None:
    from tdtool.tournament.queries import clock_view

    evening = Evening(tmp_path)
    evening.full_table(6)
    evening.do(c.StartClock())
    shown: list[Row] = []
    for number in range(12):
        evening.clock.pass_(7 * MINUTE)
        if number == 5:
            evening.do(c.GoToRow(0))
        evening.do(c.WriteNote(str(number)))
        shown.append(PLAIN.rows[clock_view(evening.state, evening.desk.now()).row])
    read = chronicle(evening)
    found = [read.act(number) for number in range(len(read))]
    levels: list[Turn | None] = [act.turn for act in found if act.kind is Kind.NOTE]
    assert [turn.row for turn in levels if turn is not None] == shown
    evening.store.close()
