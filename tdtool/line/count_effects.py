"""What Enter does to a field without names, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.prize_effects import prize_of_place
from tdtool.line.what_if import after
from tdtool.tournament import queries, registration_end
from tdtool.tournament.counted import facts as cf
from tdtool.tournament.counted.fold import Change
from tdtool.tournament.counted.state import Counted
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import entered, pool_of, prices_of
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.standings import ordinal
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State


def count_effects(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    """Tell how the field stands then; nothing where the facts are about something else."""
    if any(isinstance(fact, cf.FieldForgotten) for fact in facts):
        return [Effect("Entries", "players are entered by name from here on")]
    if not any(isinstance(fact, Change) for fact in facts):
        return []
    then = after(room.state, facts, room.now.wall_ms)
    was, now = room.state.counted or Counted(), then.counted or Counted()
    found = _places(room, was, now)
    found.append(Effect("Left", f"{now.left:,} of {now.entries:,}"))
    if now.again and (now.entries, now.again) != (was.entries, was.again):
        found.append(Effect("Re-entries", f"{now.again:,} of {now.entries:,} entries"))
    for label, before, number in (
        ("Rebuys", was.rebuys, now.rebuys),
        ("Add-ons", was.add_ons, now.add_ons),
    ):
        if number != before:
            found.append(Effect(label, f"{number:,} in all"))
    average = queries.average_stack(then)
    if average is not None:
        found.append(Effect("Average", f"{average:,}"))
    return [*found, *_money(room.state, then), *_late(room, was, now)]


def _places(room: Room, was: Counted, now: Counted) -> list[Effect]:
    """Give the places of those who go out, and the prize of one."""
    more = now.out - was.out
    if more < 1 or not was.entries:
        return []
    if more > 1:
        return [Effect("Places", f"{ordinal(now.left + more)} to {ordinal(now.left + 1)}")]
    return [Effect("Place", ordinal(now.left + 1)), *prize_of_place(room, now.left + 1)]


def _money(before: State, then: State) -> list[Effect]:
    prices = prices_of(then)
    pool = pool_of(prices, entered(then)).payable
    if pool == pool_of(prices, entered(before)).payable:
        return []
    found = [Effect("Pool", written(pool, prices.currency))]
    wrong = table_of(then).problem if then.prizes.locked is not None else ""
    return [*found, Effect("Prizes", wrong, Tone.NEEDS_YOU)] if wrong else found


def _late(room: Room, was: Counted, now: Counted) -> list[Effect]:
    """Say that registration has ended where more are counted."""
    if now.entries <= was.entries or not registration_end.is_over(room.state, room.now):
        return []
    return [Effect("Registration", "has ended", Tone.NEEDS_YOU)]
