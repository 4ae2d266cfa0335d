"""Who sits where."""

from __future__ import annotations

import hmac
from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament.draw import Stream, draw_seats, repeat, seal
from tdtool.tournament.refusal import Code
from tdtool.tournament.state import Status
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import DrawPolicy, SeatAt
from tdtool.tournament.views import TaskKind

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


def test_the_draw_follows_from_its_seed(evening: Evening) -> None:
    shown_before = evening.state.seal.digest
    evening.players(40)
    drawn = next(r.fact for r in evening.desk.history.records if isinstance(r.fact, f.SeatsDrawn))
    assert drawn.seal.digest == shown_before
    assert repeat(drawn) == drawn.seats
    assert evening.state.seal == drawn.next_seal != drawn.seal
    assert Counter(seat.table for seat in drawn.seats) == dict.fromkeys(range(1, 6), 8)
    assert len(set(drawn.seats)) == 40


def test_the_stream_is_hmac_sha256_of_label_and_counter() -> None:
    block = hmac.new(bytes(32), b"seats|1|0", "sha256").digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    stream = Stream(bytes(32), "seats|1")
    assert [stream.below(2**32) for _ in range(8)] == words
    block = hmac.new(bytes(32), b"seats|1|1", "sha256").digest()
    assert stream.below(2**32) == int.from_bytes(block[:4], "big")


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    bound = 2**31 + 1
    stream, words = Stream(bytes(32), "x"), Stream(bytes(32), "x")
    kept = [word for word in (words.below(2**32) for _ in range(64)) if word < bound]
    assert [stream.below(bound) for _ in range(len(kept))] == kept


def test_seal_is_the_sha256_of_the_seed() -> None:
    made = seal(lambda count: b"\x00" * count)
    assert made.digest == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@given(
    seed=st.binary(min_size=32, max_size=32),
    tables=st.integers(1, 6),
    taken=st.lists(st.integers(0, 8), min_size=6, max_size=6),
    policy=st.sampled_from(DrawPolicy),
    data=st.data(),
)
def test_every_draw_gives_each_a_seat_of_the_pool(
    seed: bytes, tables: int, taken: list[int], policy: DrawPolicy, data: st.DataObject
) -> None:
    pool = [
        SeatAt(table, seat)
        for table in range(1, tables + 1)
        for seat in range(taken[table - 1] + 1, 10)
    ]
    count = data.draw(st.integers(0, len(pool)))
    here = [(table, taken[table - 1]) for table in range(1, tables + 1)]
    seats = draw_seats(Stream(seed, "x"), range(count), pool, here, policy)
    assert len(set(seats)) == count
    assert set(seats) <= set(pool)
    again = draw_seats(Stream(seed, "x"), range(count), pool, here, policy)
    assert seats == again
    if policy is DrawPolicy.SHORTEST_FIRST and count:
        before = dict(here)
        after = Counter(before) + Counter(seat.table for seat in seats)
        grown = [after[t] for t in before if after[t] > before[t]]
        assert max(grown) - min(after[t] for t in before) <= 1


@given(bound=st.integers(1, 2**32), seed=st.binary(min_size=32, max_size=32))
def test_numbers_stay_below_their_bound(bound: int, seed: bytes) -> None:
    stream = Stream(seed, "bound")
    assert all(0 <= stream.below(bound) < bound for _ in range(5))


def test_uniform_draw_and_named_entries(evening: Evening) -> None:
    evening.do(c.Register(names=("a", "b", "c")))
    evening.do(c.OpenTable(4))
    evening.do(c.OpenTable(5, 2))
    done = evening.do(c.DrawSeats(entries=(2,), policy=DrawPolicy.UNIFORM))
    assert done.told.startswith("b drew ")
    evening.refused(c.DrawSeats(entries=(2,)), Code.ALREADY_SEATED)
    evening.refused(c.DrawSeats(entries=(9,)), Code.NO_SUCH_ENTRY)
    evening.do(c.Bust((2,)))
    evening.refused(c.DrawSeats(entries=(2,)), Code.ALREADY_OUT)
    evening.do(c.DrawSeats())
    evening.refused(c.DrawSeats(), Code.NOBODY)


def test_too_few_seats_says_how_many_tables(evening: Evening) -> None:
    evening.do(c.Register(names=tuple("abcdefghij")))
    assert evening.refused(c.DrawSeats(), Code.NO_OPEN_SEAT) == (
        "10 seats too few: open 2 more tables."
    )
    evening.do(c.OpenTable(2))
    assert evening.refused(c.DrawSeats(), Code.NO_OPEN_SEAT) == (
        "1 seats too few: open one more table."
    )
    evening.do(c.DrawSeats(open_tables=True))
    assert set(evening.state.tables) == {1, 2}
    evening.do(c.Register(names=tuple("klmnopqrs")))
    evening.do(c.DrawSeats(open_tables=True))
    assert set(evening.state.tables) == {1, 2, 3}


def test_tables_open_and_close(evening: Evening) -> None:
    evening.do(c.OpenTable(3, 6))
    evening.refused(c.OpenTable(3), Code.TABLE_EXISTS)
    evening.refused(c.OpenTable(0), Code.BAD_NUMBER)
    evening.refused(c.OpenTable(10_000), Code.BAD_NUMBER)
    evening.refused(c.OpenTable(4, 1), Code.BAD_NUMBER)
    evening.refused(c.OpenTable(4, 13), Code.BAD_NUMBER)
    evening.do(c.CloseTable(3))
    assert evening.refused(c.CloseTable(3), Code.NO_SUCH_TABLE) == "Table 3 is closed."
    assert evening.refused(c.CloseTable(8), Code.NO_SUCH_TABLE) == "There is no table 8."
    evening.do(c.OpenTable(3))


def test_players_of_a_closed_table_stand_until_they_are_found(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.CloseTable(1))
    assert six.state.standing == {1, 2, 3, 4, 5, 6}
    assert six.state.seated == 6
    six.do(c.SitsAt(1, SeatAt(2, 4)))
    six.do(c.SeatEntry(2, SeatAt(2, 5)))
    assert 2 in six.state.awaited
    six.do(c.Bust((3,)))
    assert six.state.busts[3].seat is None
    six.do(c.DrawSeats())
    assert not six.state.standing
    assert six.state.entries[4].origin == SeatAt(1, 4)


def test_seat_by_the_directors_word(evening: Evening) -> None:
    evening.do(c.Register(names=("a", "b")))
    evening.do(c.OpenTable(1))
    evening.do(c.SeatEntry(1, SeatAt(1, 3)))
    evening.refused(c.SeatEntry(1, SeatAt(1, 4)), Code.ALREADY_SEATED)
    assert evening.refused(c.SeatEntry(2, SeatAt(1, 3)), Code.SEAT_TAKEN) == "a has seat 1.3."
    evening.refused(c.SeatEntry(2, SeatAt(1, 10)), Code.NO_SUCH_SEAT)
    evening.refused(c.SeatEntry(2, SeatAt(2, 1)), Code.NO_SUCH_TABLE)
    evening.do(c.LockSeat(SeatAt(1, 5), locked=True))
    evening.refused(c.SeatEntry(2, SeatAt(1, 5)), Code.SEAT_LOCKED, house=True)
    evening.do(c.SeatEntry(2, SeatAt(1, 5)), override="wheelchair")
    assert not evening.state.entries[2].awaited


def test_moves_and_ticks(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.MoveEntry(1))
    mover = six.state.entries[1]
    assert mover.seat is not None
    assert (mover.seat.table, mover.awaited, mover.origin) == (2, True, SeatAt(1, 1))
    six.do(c.Arrive(1))
    assert not mover.awaited
    six.refused(c.Arrive(1), Code.NOTHING_CHANGES)
    six.do(c.MoveEntry(2, SeatAt(2, 9)))
    six.do(c.SitsAt(2, SeatAt(2, 9)))
    assert not six.state.entries[2].awaited
    six.refused(c.SitsAt(2, SeatAt(2, 9)), Code.NOTHING_CHANGES)
    six.refused(c.SitsAt(2, mover.seat), Code.SEAT_TAKEN)
    six.do(c.SitsAt(2, SeatAt(1, 1)))
    assert six.state.entries[2].seat == SeatAt(1, 1)


def test_moves_that_cannot_be(six: Evening) -> None:
    six.refused(c.MoveEntry(1), Code.NO_OPEN_SEAT)
    six.do(c.Register(names=("waits",)))
    six.refused(c.MoveEntry(7), Code.NOT_IN_PLAY)
    six.do(c.Bust((2,)))
    six.refused(c.MoveEntry(2), Code.ALREADY_OUT)
    six.refused(c.SitsAt(2, SeatAt(1, 8)), Code.ALREADY_OUT)
    six.refused(c.Arrive(7), Code.NOTHING_CHANGES)


def test_locks(six: Evening) -> None:
    six.do(c.OpenTable(2))
    six.do(c.LockEntry(1, locked=True))
    six.refused(c.LockEntry(1, locked=True), Code.NOTHING_CHANGES)
    six.refused(c.MoveEntry(1), Code.ENTRY_LOCKED, house=True)
    six.do(c.LockEntry(1, locked=False))
    six.do(c.LockTable(2, locked=True))
    assert six.refused(c.LockTable(2, locked=True), Code.NOTHING_CHANGES) == "Table 2 is locked."
    six.refused(c.MoveEntry(1), Code.NO_OPEN_SEAT)
    six.refused(c.MoveEntry(1, SeatAt(2, 1)), Code.TABLE_LOCKED, house=True)
    six.do(c.LockTable(2, locked=False))
    six.do(c.LockTable(1, locked=True))
    six.refused(c.MoveEntry(1), Code.TABLE_LOCKED, house=True)
    six.do(c.MoveEntry(1), override="feature table breaks")
    six.do(c.LockSeat(SeatAt(2, 9), locked=True))
    assert six.refused(c.LockSeat(SeatAt(2, 8), locked=False), Code.NOTHING_CHANGES) == (
        "Seat 2.8 is not locked."
    )
    assert 9 not in six.table(2).open_seats()
    six.do(c.LockSeat(SeatAt(2, 9), locked=False))
    six.refused(c.LockSeat(SeatAt(2, 10), locked=True), Code.NO_SUCH_SEAT)
    six.refused(c.LockTable(9, locked=True), Code.NO_SUCH_TABLE)
    six.refused(c.LockEntry(99, locked=True), Code.NO_SUCH_ENTRY)


def test_swap(six: Evening) -> None:
    six.do(c.SwapSeats(SeatAt(1, 1), SeatAt(1, 4)))
    assert (six.at(1, 1).id, six.at(1, 4).id) == (4, 1)
    six.refused(c.SwapSeats(SeatAt(1, 1), SeatAt(1, 9)), Code.SEAT_EMPTY)
    six.refused(c.SwapSeats(SeatAt(1, 1), SeatAt(1, 1)), Code.NOTHING_CHANGES)
    six.refused(c.SwapSeats(SeatAt(1, 1), SeatAt(3, 1)), Code.NO_SUCH_TABLE)


def test_an_undone_draw_spends_its_seed(evening: Evening) -> None:
    evening.do(c.Register(names=("a", "b")))
    before = evening.state.seal
    evening.do(c.DrawSeats(open_tables=True))
    evening.desk.undo()
    assert evening.state.seal != before
    assert evening.state.entries[1].status is Status.WAITING
    assert evening.reopened().state == evening.state


def test_two_for_one_seat_the_earlier_slip_stays(six: Evening) -> None:
    six.do(c.OpenTable(2))
    done = six.do(c.DisputeSeat(SeatAt(1, 3), 5))
    assert done.told == "two for 1.3: T1 seat 3 stays, T1 seat 5 stands"
    assert six.state.disputes == {5: SeatAt(1, 3)}
    task = tasks(six.state, six.desk.names, six.desk.now())[0]
    assert (task.kind, task.title) == (TaskKind.CONFLICT, "Two for 1.3: T1 seat 5 stands")
    assert task.detail == "Seat 1.3 is T1 seat 3's; draw another."
    six.do(c.Bust((3,)))
    task = tasks(six.state, six.desk.names, six.desk.now())[0]
    assert task.detail == "Seat 1.3 is open now; draw another."
    six.do(c.DrawSeats(entries=(5,)))
    assert not six.state.disputes
    assert six.state.entries[5].origin == SeatAt(1, 5)


def test_two_for_one_seat_and_the_newcomer_stays(six: Evening) -> None:
    six.do(c.Register(names=("waits",)))
    six.do(c.DisputeSeat(SeatAt(1, 3), 7, other_stays=True))
    assert six.at(1, 3).id == 7
    assert six.state.entries[3].status is Status.STANDING
    six.do(c.Bust((3,)))
    assert not six.state.disputes
    six.refused(c.DisputeSeat(SeatAt(1, 9), 1), Code.SEAT_EMPTY)
    six.refused(c.DisputeSeat(SeatAt(1, 10), 1), Code.NO_SUCH_SEAT)
    six.refused(c.DisputeSeat(SeatAt(1, 1), 1), Code.NOTHING_CHANGES)
    six.refused(c.DisputeSeat(SeatAt(1, 1), 3), Code.ALREADY_OUT)
    assert six.reopened().state == six.state
