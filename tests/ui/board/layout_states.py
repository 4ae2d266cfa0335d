"""States of the board whose layout is not the clock: prizes, seats, the final table, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.board_plan import Layout, Shown
from tdtool.rules.prizes.places import Band
from tdtool.tournament.board_view import board_view, field_of
from tdtool.tournament.chips.state import StackCount
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.state import Locked
from tdtool.tournament.state import FirstButton, Table
from tdtool.tournament.values import SeatAt
from tdtool.ui.board.picture import PODIUM_PAGES, compose, possible
from tests.ui.board.states import (
    FOREIGN,
    MINUTE,
    MOVERS,
    NOON,
    NOW,
    anchor,
    paused,
    seen,
    state,
    winner,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.state import State
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Scene


def _paid(view: tuple[State, dict[str, str]], places: int) -> tuple[State, dict[str, str]]:
    """Lock the prizes of so many places, each paid less than the one before it."""
    made, names = view
    made.money = Prices(Currency("EUR", "€", 2))
    bands = tuple(Band(n, n, 80_000 // n * 1_00) for n in range(1, min(places, 39)))
    bands += (Band(len(bands) + 1, places, 1_600_00),)
    made.prizes.locked = Locked(bands, 506_825_00, NOON)
    return made, names


def _tickets() -> BoardView:
    made, names = state(clock=anchor(1, 17 * MINUTE), players=30)
    made.money = Prices(Currency("EUR", "€", 2))
    ticket = "Seat in the Grand Summer Championship on the Lake"
    bands = (Band(1, 5, 0, ticket, 5_300_00), Band(6, 6, 1_310_00))
    made.prizes.locked = Locked(bands, 27_810_00, NOON)
    return seen(made, names)


def _all_paid(people: Sequence[str], *, places: int = 40) -> BoardView:
    made, names = _paid(winner(people[0]), places)
    for number, person in enumerate(people[1:], 1):
        names[f"p{1_046 - number}"] = person
    return seen(made, names)


def _just_out() -> BoardView:
    made, names = _paid(state(clock=anchor(1, 8 * MINUTE), players=16), 157)
    names["p1045"] = "Yousef Haddad"
    made.busts[1_045].reported_ms = NOW.wall_ms - 4_000
    return seen(made, names)


def _seated(players: int, people: Sequence[str] = (), row: int = 1) -> BoardView:
    made, names = state(clock=anchor(row, 17 * MINUTE + 42_000), players=players)
    for number, person in enumerate(people, 1):
        names[f"p{number}"] = person
    return board_view(made, field_of(made, names, seats=True), NOW)


def _final(
    people: Sequence[str],
    *,
    seats: int = 9,
    row: int = 1,
    left: int = 17 * MINUTE,
    counted: int = 0,
) -> BoardView:
    """Leave one table; so many of its players were counted."""
    players = len(people)
    made, names = _paid(state(clock=anchor(row, left), players=players), 157)
    made.tables = {1: Table(1, seats, NOON)}
    for number, person in enumerate(people, 1):
        names[f"p{number}"] = person
        seat = number + (number > 3 and players < seats)
        made.entries[number].seat = SeatAt(1, seat)
        made.tables[1].occupants[seat] = number
    for number in range(1, counted + 1):
        made.chips.stacks[number] = StackCount(14_250_000 // number, NOW.wall_ms - MINUTE, 0)
    first = FirstButton(3, 0, NOON, 0)
    made.tables[1].first_button = first
    return replace(seen(made, names), button=3)


SHOWN = {
    "prizes": Layout.PRIZES,
    "seats": Layout.SEATS,
    "final": Layout.TABLE,
}
"""The layout that a state is shown in, by the first word of its name."""


def composed(name: str, view: BoardView, room: Room, page: int = 0) -> Scene:
    """Build a state in its layout."""
    layout = SHOWN.get(name.split(maxsplit=1)[0], Layout.CLOCK)
    if layout not in possible(view):
        layout = Layout.CLOCK
    if name.startswith("paid"):
        page += PODIUM_PAGES
    return compose(view, NOW, room, Shown(layout, page))


def layout_states() -> dict[str, BoardView]:
    """Make these states, by their names."""
    return {
        "prizes": seen(*_paid(state(clock=anchor(1, 17 * MINUTE + 42_000)), 157)),
        "prizes won": seen(*_paid(state(clock=anchor(1, 74_000), players=7), 9)),
        "prizes break": seen(*_paid(state(clock=anchor(3, 7 * MINUTE), players=90), 157)),
        "prizes paused": replace(
            paused(34_000), prizes=seen(*_paid(state(clock=anchor(1, MINUTE)), 157)).prizes
        ),
        "prizes not started": seen(*_paid(state(players=0, entries=0), 9)),
        "prizes tickets": _tickets(),
        "prizes one": seen(*_paid(state(clock=anchor(1, MINUTE * 3), players=7), 1)),
        "seats": _seated(312, MOVERS + FOREIGN),
        "seats few": _seated(13, FOREIGN, row=3),
        "just out": _just_out(),
        "final": _final(MOVERS, counted=8),
        "final ten": _final(FOREIGN, seats=10, counted=10),
        "final warning": _final(FOREIGN[:9], left=24_000),
        "final break": _final(MOVERS[:5], row=3, seats=6, counted=3),
        "final two": _final(MOVERS[:2], seats=2, left=74_000, counted=2),
        "paid": _all_paid(MOVERS),
        "paid foreign": _all_paid(FOREIGN, places=12),
    }
