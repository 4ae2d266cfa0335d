"""When everybody is drawn anew, and at how many tables: redraw points, the final, rounds."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.seats import PAIR
from tdtool.tournament.plans.breaking import breaking_order
from tdtool.tournament.plans.final_table import final_size
from tdtool.tournament.plans.rounds import THEIR_OWN, RoundChips, round_chips
from tdtool.tournament.plans.settings import Format
from tdtool.tournament.plans.values import Occasion
from tdtool.tournament.values import EntryId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.tournament.state import State


@dataclass(frozen=True, slots=True)
class RedrawPlan:
    """Everybody left is drawn to these tables; the others close, each button is drawn.

    `seats` are how many seats each of `tables` plays with. `byes` players of a bracket's
    first round, drawn at random, wait for the second. `chips` are those of a round.
    """

    occasion: Occasion
    entries: tuple[EntryId, ...]
    tables: tuple[int, ...]
    closed: tuple[int, ...]
    seats: int
    byes: int = 0
    chips: RoundChips = THEIR_OWN


def point_reached(points: Iterable[int], started: int, before: int | None, left: int) -> int | None:
    """Give the redraw point that was reached, None where none was.

    `started` players began, `before` were left at the last redraw (None: none yet), `left`
    are now. Several points passed at once are one redraw.
    """
    most = started if before is None else min(started, before)
    reached = [point for point in points if left <= point < most]
    return min(reached, default=None)


def redraw_points(state: State) -> tuple[int, ...]:
    """List the numbers of players left at which everybody is drawn anew."""
    own = state.plans.settings.redraw_at
    return state.structure.redraws if own is None else own


def redraw_due(state: State) -> RedrawPlan | None:
    """Plan the redraw that is due now, None where none is."""
    form = state.plans.settings.form
    if state.counted is not None:
        return None
    if len(state.tables) < PAIR and form is not Format.HEADS_UP:
        return None
    if form in (Format.SHOOTOUT, Format.HEADS_UP):
        due = round_over(state) or (form is Format.HEADS_UP and first_round_waits(state))
        return redraw_plan(state, Occasion.ROUND) if due else None
    left = state.seated
    if not left or state.clock is None:
        return None
    if left <= final_size(state) and state.busts:
        return redraw_plan(state, Occasion.FINAL)
    started = left + len(state.busts)
    before = state.plans.redrawn_at
    if point_reached(redraw_points(state), started, before, left) is None:
        return None
    return redraw_plan(state, Occasion.POINT)


def first_round_waits(state: State) -> bool:
    """Tell whether nobody of a bracket sits yet: its byes are drawn with its first round."""
    sitting = any(table.occupants for table in state.tables.values())
    return not sitting and not state.busts and len(state.waiting) >= PAIR


def round_over(state: State) -> bool:
    """Tell whether every table of a shootout or bracket has its winner."""
    playing = [table for table in state.tables.values() if table.occupants]
    if len(playing) + len(state.waiting) < PAIR:
        return False
    return bool(state.busts) and all(len(table.occupants) == 1 for table in playing)


def redraw_plan(state: State, occasion: Occasion) -> RedrawPlan:
    """Plan to draw everybody left anew, at as few tables as hold them.

    The tables that would break last stay; the final is played at the house's table, else at
    the one that would break last. Locked tables and who sits there are left alone.
    """
    entries = _entries(state)
    final = occasion is Occasion.FINAL
    seats, byes = state.seats_per_table, 0
    if final:
        seats = max(final_size(state), len(entries))
    elif state.plans.settings.form is Format.HEADS_UP:
        seats = PAIR
    if state.plans.settings.form is Format.HEADS_UP and not state.busts:
        byes = bracket(len(entries)).byes
    count = 1 if final else ceil((len(entries) - byes) / seats)
    order = breaking_order(state)
    tables = order[max(0, len(order) - count) :]
    own = state.plans.settings.final_table
    if final and own is not None:
        tables = (own,)
    tables += _new(state, count - len(tables))
    closed = tuple(number for number in sorted(order) if number not in tables)
    chips = round_chips(state, entries) if _next_round(state) else THEIR_OWN
    return RedrawPlan(occasion, entries, tuple(sorted(tables)), closed, seats, byes, chips)


def _next_round(state: State) -> bool:
    """Tell whether a round is over and its winners play another."""
    form = state.plans.settings.form
    return form in (Format.SHOOTOUT, Format.HEADS_UP) and round_over(state)


def _entries(state: State) -> tuple[EntryId, ...]:
    form = state.plans.settings.form
    seated = {
        entry
        for table in state.tables.values()
        if not table.locked
        for entry in table.occupants.values()
    }
    waiting = state.waiting if form in (Format.SHOOTOUT, Format.HEADS_UP) else set()
    return tuple(sorted(seated | state.standing | waiting))


def _new(state: State, count: int) -> tuple[int, ...]:
    found: list[int] = []
    number = 1
    while len(found) < count:
        if number not in state.tables:
            found.append(number)
        number += 1
    return tuple(found)


class Bracket(NamedTuple):
    """The first round of a heads-up bracket: who plays, who has a bye, who is left after it."""

    first_round: int
    byes: int
    second_round: int


def bracket(players: int) -> Bracket:
    """Work out the first round so that a power of two is left after it."""
    if players < PAIR:
        return Bracket(0, players, players)
    size = 1 << (players.bit_length() - 1)
    if size == players:
        return Bracket(players, 0, players // 2)
    play = 2 * (players - size)
    return Bracket(play, players - play, size)
