"""Balance orders: who leaves, where he sits, whatever the button is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.rules.button.next_hand import ahead
from tdtool.rules.button.observed import from_button
from tdtool.rules.button.question import ButtonRule, Question
from tdtool.rules.house import HouseRules
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.tournament import commands as c
from tdtool.tournament.plans.by_button import ByButton
from tdtool.tournament.plans.move_orders import MoveOrder, move_order
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import SeatAt
from tests.tournament.evening import MINUTE, PLAIN, Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.tournament.state import State, Table

NINE = tuple(range(1, 10))
SHORT = (1, 2, 3, 5, 6, 8, 9)


def laid(
    folder: Path,
    there: tuple[int, ...] = SHORT,
    *,
    structure: Structure = PLAIN,
    rule: ButtonRule = ButtonRule.DEAD,
    here: tuple[int, ...] = NINE,
) -> Evening:
    """Lay table 1 with `here` and table 2 with `there`, play begun."""
    evening = Evening(folder, structure, house=replace(HouseRules(), button_rule=rule))
    for number, seats in ((1, here), (2, there)):
        evening.do(c.OpenTable(number))
        for seat in seats:
            evening.do(c.Register(names=(f"{number}.{seat}",)))
            evening.do(c.SeatEntry(max(evening.state.entries), SeatAt(number, seat)))
    evening.do(c.StartClock())
    return evening


def order(evening: Evening, source: int = 1, destination: int = 2) -> MoveOrder:
    found = move_order(evening.state, source, destination, evening.clock())
    assert isinstance(found, MoveOrder), found
    return found


def named(found: MoveOrder) -> tuple[int, SeatAt, SeatAt]:
    assert found.known is not None
    return found.known[:3]


def test_next_big_blind_of_a_full_table_sits_three_after_the_button(tmp_path: Path) -> None:
    found = order(laid(tmp_path))
    assert found.leaves == tuple(
        ByButton(button, (button + 2) % 9 + 1, 1, empty=False) for button in NINE
    )


def test_worst_seat_by_each_button(tmp_path: Path) -> None:
    # Open are 4 and 7. With the button on 9 the next small blind is on 2, and on 4 with
    # the button on 2 or 3: there 7 is the worst. Button 4 and 7 lie on empty seats.
    assert order(laid(tmp_path)).sits == (
        ByButton(1, 4, 1),
        ByButton(2, 7, 2),
        ByButton(3, 7, 1),
        ByButton(4, 7, 1, empty=True),
        *(order_at(button) for button in range(5, 10)),
    )


def order_at(button: int) -> ByButton:
    """Work the destination's answer out by hand: the hands until each open seat posts."""
    empty = button not in SHORT
    last = from_button(ButtonRule.DEAD, button, SHORT)
    best: tuple[int, int] | None = None
    ring = [seat for seat in (*range(last.big_blinds[0] + 1, 10), *range(1, 10)) if seat in (4, 7)]
    for seat in dict.fromkeys(ring):
        asked = Question(ButtonRule.DEAD, last, tuple(sorted((*SHORT, seat))), frozenset((seat,)))
        hands = ahead(asked, 12)
        first = hands[0].positions
        if seat in first.waits or seat == first.small_blind:
            continue
        when = next(n for n, hand in enumerate(hands, 1) if seat in hand.positions.big_blinds)
        if best is None or when < best[1]:
            best = seat, when
    assert best is not None
    return ByButton(button, best[0], best[1], empty=empty)


@pytest.mark.parametrize(
    ("there", "last", "expected"),
    [
        pytest.param(SHORT, c.GiveButton(2, 1), 4, id="BAL-01"),
        pytest.param(SHORT, c.GiveButton(2, 2, (4,)), 7, id="BAL-04"),
        pytest.param((2, 6, 7, 8, 9), c.GiveButton(2, 1, (5,), (), 2, (5,)), 1, id="BAL-05"),
        pytest.param((1, 3, 5, 7, 9), c.GiveButton(2, 1, (), (), 3, (5,)), 6, id="BAL-09"),
        pytest.param((1, 2, 3, 4, 5), c.GiveButton(2, 1, (), (), 2, (3,)), 6, id="BAL-10"),
    ],
)
def test_player_and_seat_are_named_while_both_positions_are_fresh(
    tmp_path: Path, there: tuple[int, ...], last: c.GiveButton, expected: int
) -> None:
    evening = laid(tmp_path, there)
    assert order(evening).known is None
    evening.do(c.GiveButton(1, 3))
    assert order(evening).known is None
    evening.do(last)
    entry = evening.at(1, 6).id
    assert named(order(evening)) == (entry, SeatAt(1, 6), SeatAt(2, expected))
    evening.clock.pass_(6 * MINUTE)
    assert order(evening).known is None


def test_a_locked_player_is_passed_over_bal_07(tmp_path: Path) -> None:
    evening = laid(tmp_path)
    evening.do(c.LockEntry(evening.at(1, 6).id, locked=True))
    evening.do(c.GiveButton(1, 3))
    evening.do(c.GiveButton(2, 1))
    found = order(evening)
    assert named(found) == (evening.at(1, 7).id, SeatAt(1, 7), SeatAt(2, 4))
    assert found.known is not None
    assert found.known.passed_over == (evening.at(1, 6).id,)
    assert found.leaves[2] == ByButton(3, 7)


def test_a_locked_seat_is_never_offered_bal_13(tmp_path: Path) -> None:
    evening = laid(tmp_path)
    evening.do(c.LockSeat(SeatAt(2, 4), locked=True))
    assert {row.seat for row in order(evening).sits} == {7, None}


def test_no_seat_is_named_where_the_only_open_one_is_the_small_blinds(tmp_path: Path) -> None:
    evening = laid(tmp_path, (1, 2, 3, 5, 6, 7, 8, 9))
    evening.do(c.GiveButton(1, 3))
    evening.do(c.GiveButton(2, 2, (4,)))
    found = order(evening)
    # Button 2, blinds 3 and 4, the big blind left: 4 is the dead small blind.
    assert found.known is None
    # The desk does not know who left: with the button on 2 the blinds were 3 and 5.
    assert found.sits[1].seat is None
    assert found.sits[0] == ByButton(1, 4, 1)


def test_players_on_the_way_are_not_counted_and_their_seats_not_open(tmp_path: Path) -> None:
    evening = laid(tmp_path)
    evening.do(c.MoveEntry(evening.at(1, 9).id, SeatAt(2, 4)))
    found = order(evening)
    assert {row.seat for row in found.sits} <= {7, None}
    assert 9 not in {row.seat for row in found.leaves}
    assert found.leaves[8].empty


@pytest.mark.parametrize("rule", [ButtonRule.MOVING, ButtonRule.SIMPLIFIED])
def test_a_live_button_is_never_on_an_empty_seat(tmp_path: Path, rule: ButtonRule) -> None:
    found = order(laid(tmp_path, rule=rule))
    assert [row.button for row in found.sits] == list(SHORT)
    assert not any(row.empty for row in (*found.leaves, *found.sits))
    assert found.leaves[2] == ByButton(3, 6)


def test_two_players_at_the_destination(tmp_path: Path) -> None:
    found = order(laid(tmp_path, (2, 5)))
    # Button and small blind on 2, big blind on 5: 6 is the next big blind.
    assert found.sits == (ByButton(2, 6, 1), ByButton(5, 3, 1))


@pytest.mark.parametrize("there", [(), (4,)])
def test_any_seat_will_do_where_nobody_is_dealt_in(tmp_path: Path, there: tuple[int, ...]) -> None:
    evening = laid(tmp_path, there)
    evening.do(c.GiveButton(1, 3))
    found = order(evening)
    assert found.sits == ()
    assert found.known is None
    assert found.leaves


def test_a_position_without_players_names_nobody(tmp_path: Path) -> None:
    evening = laid(tmp_path, (3, 6), here=NINE[:-1])
    evening.do(c.GiveButton(1, 3))
    evening.do(c.GiveButton(2, 3))
    evening.do(c.SitsAt(evening.at(2, 6).id, SeatAt(1, 9)))
    assert order(evening).known is None


def test_refusals_say_why_there_is_no_order(tmp_path: Path) -> None:
    evening = laid(tmp_path, NINE, here=(1, 2, 3))

    def refused(source: int, destination: int) -> tuple[Code, str]:
        found = move_order(evening.state, source, destination, evening.clock())
        assert isinstance(found, Refusal)
        return found.code, found.sentence

    assert refused(1, 26) == (Code.NO_SUCH_TABLE, "There is no table 26.")
    assert refused(26, 1) == (Code.NO_SUCH_TABLE, "There is no table 26.")
    assert refused(2, 2)[0] is Code.NOTHING_CHANGES
    assert refused(1, 2) == (Code.NO_OPEN_SEAT, "Table 2 has no open seat.")
    for seat in (1, 2, 3):
        evening.do(c.LockEntry(evening.at(1, seat).id, locked=True))
    assert refused(1, 2)[0] is Code.ENTRY_LOCKED
    evening.do(c.LockTable(1, locked=True))
    assert refused(1, 2) == (Code.TABLE_LOCKED, "Table 1 is locked.")
    evening.do(c.LockTable(1, locked=False))
    for seat in (2, 3):
        evening.do(c.Bust((evening.at(1, seat).id,)))
    assert refused(1, 2)[0] is Code.TOO_FEW


def played(*stakes: Stakes) -> Structure:
    rows = tuple(
        Row(RowKind.PLAY, str(n), Length(LengthKind.MINUTES, 20), (one,))
        for n, one in enumerate(stakes, 1)
    )
    return Structure("Others", rows, starting_stack=10_000)


STUD = Stakes(None, None, Ante(AnteKind.EACH, 25), None, 200, 400, 50)


def test_in_a_stud_round_the_waiting_button_tells_who_is_due_bal_15(tmp_path: Path) -> None:
    evening = laid(tmp_path, structure=played(STUD, Stakes(100, 200)))
    found = order(evening)
    assert not found.by_seat
    # The button waits on 4: the last hand with blinds had it on 3, so 6 is due.
    assert found.leaves[3] == ByButton(4, 6)


def test_a_stud_event_moves_by_the_seat_that_opened_last(tmp_path: Path) -> None:
    evening = laid(tmp_path, structure=played(STUD))
    found = order(evening)
    assert (found.by_seat, found.leaves, found.sits) == (True, (), ())
    assert named(found) == (evening.at(1, 4).id, SeatAt(1, 4), SeatAt(2, 4))
    evening.clock.pass_(MINUTE)
    evening.do(c.Bust((evening.at(2, 6).id,)))
    evening.do(c.Bust((evening.at(1, 6).id,)))
    assert named(order(evening)) == (evening.at(1, 7).id, SeatAt(1, 7), SeatAt(2, 6))


def test_in_short_deck_the_next_button_moves_to_where_it_comes_soonest(tmp_path: Path) -> None:
    ante = Stakes(ante=Ante(AnteKind.SHORT_DECK, 100))
    evening = laid(tmp_path, structure=played(ante))
    found = order(evening)
    assert [row.button for row in found.sits] == list(SHORT)
    assert found.leaves[2] == ByButton(3, 4)
    assert found.sits[2] == ByButton(3, 4, 1)
    assert found.sits[3] == ByButton(5, 7, 2)


@given(
    here=st.sets(st.sampled_from(NINE), min_size=2),
    there=st.sets(st.sampled_from(NINE), min_size=2, max_size=8),
    rule=st.sampled_from(list(ButtonRule)),
)
def test_an_order_never_sends_anybody_to_a_taken_seat_or_the_small_blind(
    tmp_path_factory: pytest.TempPathFactory, here: set[int], there: set[int], rule: ButtonRule
) -> None:
    state, evening = bare(tmp_path_factory, here, there, rule)
    found = move_order(state, 1, 2, evening.clock())
    assert isinstance(found, MoveOrder)
    for row in found.leaves:
        assert row.seat in here
    for row in found.sits:
        if row.seat is None:
            continue
        assert row.seat not in there
        last = from_button(rule, row.button, tuple(sorted(there)))
        asked = Question(rule, last, tuple(sorted({*there, row.seat})), frozenset((row.seat,)))
        hands = ahead(asked, row.hands)
        assert row.seat not in hands[0].positions.small_blinds
        assert row.seat not in hands[0].positions.waits
        assert row.seat in hands[-1].positions.big_blinds


_EVENINGS: list[Evening] = []


def bare(
    factory: pytest.TempPathFactory, here: set[int], there: set[int], rule: ButtonRule
) -> tuple[State, Evening]:
    """Seat two tables without a log for each example."""
    if not _EVENINGS:
        _EVENINGS.append(laid(factory.mktemp("orders"), NINE))
    evening = _EVENINGS[0]
    state = evening.reopened().state
    state.house = replace(state.house, button_rule=rule)
    for number, seats in ((1, here), (2, there)):
        table: Table = state.tables[number]
        table.occupants = {seat: table.occupants[seat] for seat in sorted(seats)}
    return state, evening
