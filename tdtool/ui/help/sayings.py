"""What can be typed into the line, with the tables, seats and names of the floor."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.vocabulary import PHRASES, Verb
from tdtool.people.folding import fold
from tdtool.tournament.state import Status
from tdtool.ui import plain

if TYPE_CHECKING:
    from tdtool.desk import Desk

_STAND_IN = re.compile(r"\{(\w+)\}")
_MOST_WAYS = 9
_LONGEST_NAME = 24
_MOST_TABLES = 20


class Floor(NamedTuple):
    """What the examples speak of; without a tournament, a floor that is made up.

    `table` has players in its seats `chair` and `chair2`, `seat` and `seat2` are those;
    `name` sits there, `fewer` is one less than there are. `away` is a seat at `table2`, `free`
    an open seat there. `gone` and `gone_name` say who went out, `new` is a table that is not
    open.
    """

    table: str = "12"
    chair: str = "4"
    chair2: str = "7"
    seat: str = "12.4"
    seat2: str = "12.7"
    name: str = "kim"
    fewer: str = "7"
    table2: str = "7"
    away: str = "7.3"
    free: str = "7.6"
    gone: str = "18.2"
    gone_name: str = "oksana"
    new: str = "21"


MADE_UP = Floor()


def floor_of(desk: Desk | None) -> Floor:
    """Take tables, seats and names from the tournament, as far as it has them."""
    if desk is None:
        return MADE_UP
    return MADE_UP._replace(**_here(desk), **_there(desk), **_gone(desk))


def filled(example: str, floor: Floor) -> str:
    """Put the floor's tables, seats and names into an example."""
    return _STAND_IN.sub(lambda found: str(getattr(floor, found[1])), example)


def ways(verb: Verb) -> tuple[str, ...]:
    """List how a verb may be said, the usual way first; mere spellings of one count as one."""
    found = {phrase.replace(" ", ""): phrase for phrase in reversed(PHRASES[verb])}
    return tuple(phrase for phrase in reversed(found.values()) if "?" not in phrase)[:_MOST_WAYS]


def _here(desk: Desk) -> dict[str, str]:
    """Find a table with two players, the first of a name that is quickly typed if there is one."""
    found = _pair(desk, plain_letters=True) or _pair(desk, plain_letters=False)
    if found is None:
        return {}
    number, first, second = found
    occupants = desk.state.tables[number].occupants
    return {
        "table": str(number),
        "chair": str(first),
        "chair2": str(second),
        "seat": f"{number}.{first}",
        "seat2": f"{number}.{second}",
        "name": _name(desk, occupants[first]),
        "fewer": str(len(occupants) - 1),
        "new": str(max(desk.state.tables) + 1),
    }


def _pair(desk: Desk, *, plain_letters: bool) -> tuple[int, int, int] | None:
    for number, table in islice(desk.state.tables.items(), _MOST_TABLES):
        seats = sorted(table.occupants)
        for first in seats:
            name = fold(_name(desk, table.occupants[first]))
            if len(seats) > 1 and (name.isascii() or not plain_letters):
                return number, first, seats[(seats.index(first) + 1) % len(seats)]
    return None


def _there(desk: Desk) -> dict[str, str]:
    """Find another table with an open seat."""
    for number in reversed(desk.state.tables):
        table = desk.state.tables[number]
        seats, free = sorted(table.occupants), table.open_seats()
        if seats and free and len(desk.state.tables) > 1:
            return {
                "table2": str(number),
                "away": f"{number}.{seats[-1]}",
                "free": f"{number}.{free[0]}",
            }
    return {}


def _gone(desk: Desk) -> dict[str, str]:
    """Find somebody who went out."""
    for bust in reversed(desk.state.busts.values()):
        entry = desk.state.entries[bust.entry]
        if entry.status is Status.OUT and bust.seat is not None:
            return {"gone": str(bust.seat), "gone_name": _name(desk, entry.id)}
    return {}


def _name(desk: Desk, entry: int) -> str:
    return plain.one_line(desk.name(entry), _LONGEST_NAME).lower()
