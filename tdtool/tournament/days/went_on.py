"""Whether a flight's bags went on to a later day already, and whether they are still the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.state import Brought


class WentOn(NamedTuple):
    """The tournament that took a flight's bags; `changed`: they were counted anew since."""

    into: str
    changed: bool


def went_on(end: FlightEnd, into: str, brought: Brought) -> WentOn | None:
    """Tell what became of a flight in a later day, None where that day did not take it."""
    logs = [origin.tournament for origin in brought.origins]
    if end.origin.tournament not in logs:
        return None
    place = logs.index(end.origin.tournament)
    taken = {(one.was, one.bag) for one in brought.carried.values() if one.origin == place}
    taken |= {(one.was, one.bag) for one in brought.left if one.origin == place}
    return WentOn(into, {(one.entry, one.bag) for one in end.bags} != taken)
