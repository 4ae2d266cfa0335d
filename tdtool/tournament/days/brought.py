"""What the flights that were brought together mean for the figures of the day after."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.rules.prizes.pool import Sold
    from tdtool.tournament.days.values import Carried
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, PersonId


_NONE: frozenset[int] = frozenset()


class Stacks(NamedTuple):
    """Stacks that came in bags: how many, and their chips."""

    number: int
    chips: int


def stacks(state: State) -> Stacks:
    """Count the stacks from bags of those who have a seat or had one."""
    brought = state.days.brought
    if brought is None:
        return Stacks(0, 0)
    waiting = [brought.carried[entry] for entry in state.waiting if entry in brought.carried]
    number = len(brought.carried) - len(waiting)
    return Stacks(number, brought.chips - sum(one.bag.chips for one in waiting))


def carried(state: State, entry: EntryId) -> Carried | None:
    """Give the bag that an entry came with, None where it did not come from a flight."""
    brought = state.days.brought
    return None if brought is None else brought.carried.get(entry)


def came_from(state: State, entry: EntryId) -> str:
    """Say with what an entry came from which flight, "" for one that did not."""
    brought, came = state.days.brought, carried(state, entry)
    if brought is None or came is None:
        return ""
    at = "" if came.bag.seat is None else f", {came.bag.seat}"
    name = brought.origins[came.origin].name
    return f"Came with {came.bag.chips:,} in bag {came.bag.number} from {name}{at}."


def earlier(state: State) -> tuple[int, int, tuple[Sold, ...]]:
    """Give what was sold before: entries beside those that came on, re-entries, and more."""
    brought = state.days.brought
    if brought is None:
        return 0, 0, ()
    return brought.entries - len(brought.carried), brought.again, brought.extras


def bounties(state: State) -> int:
    """Give what of the flights' bounties was not won there (the currency's smallest unit)."""
    brought = state.days.brought
    return 0 if brought is None else brought.bounties


def reach(state: State, table: int) -> frozenset[int]:
    """List the seats of a table that everybody could reach in the flights (TDA24 9)."""
    brought = state.days.brought
    if brought is None or not brought.reach:
        return _NONE
    return frozenset(seat.seat for seat in brought.reach if seat.table == table)


def gone(state: State) -> dict[PersonId, int]:
    """Say how often somebody has entered in the flights whose stack did not come on."""
    brought = state.days.brought
    return {} if brought is None else dict(brought.gone)


def day(state: State, number: int) -> int:
    """Give the day of the event from that of the structure, both from 1."""
    brought = state.days.brought
    return number if brought is None else number + brought.day - 1


def registration_over(state: State) -> bool:
    """Tell whether registration ended in the flights already."""
    brought = state.days.brought
    return brought is not None and brought.registration_over
