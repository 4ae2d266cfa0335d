"""Who may be meant by a name typed at the registration desk."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.names import roster
from tdtool.people.folding import words
from tdtool.tournament.commands import Command, ReEnter, Register, RegisterAndSeat
from tdtool.tournament.registration import clean_name
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.money.means import Means
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId, PersonId

MOST = 6
"""So many known people are offered."""


class Way(Enum):
    """What entering him means."""

    NEW = "new"
    """Nobody knows him yet."""
    KNOWN = "known"
    """He is known from another tournament, or was taken out of this one."""
    BACK = "back"
    """He went out and enters again."""
    IN = "in"
    """He is in already: nothing is done."""


class Newcomer(NamedTuple):
    """One who may be meant; `exact` where the whole name is the same."""

    way: Way
    name: str
    person: PersonId
    entry: EntryId | None
    exact: bool


def newcomers(desk: Desk, typed: str) -> list[Newcomer]:
    """List who may be meant: those with exactly this name, the name as typed, then the like.

    So a name that is in already is seen before it is entered twice.
    """
    name = clean_name(typed)
    if not words(name):
        return []
    people = roster(desk)
    far = people.find(name)
    likeliest = sorted(far, key=lambda one: (far[one], people.name(one)))[:MOST]
    found = [_known(desk, one, people.name(one), exact=far[one] == 0) for one in likeliest]
    new = Newcomer(Way.NEW, name, "", None, exact=True)
    return [
        *(one for one in found if one.exact),
        new,
        *(one for one in found if not one.exact),
    ]


def _known(desk: Desk, person: PersonId, name: str, *, exact: bool) -> Newcomer:
    last = desk.state.last_entry_of(person)
    if last is None:
        return Newcomer(Way.KNOWN, name, person, None, exact)
    return Newcomer(_way(last), name, person, last.id, exact)


def _way(entry: Entry) -> Way:
    return Way.BACK if entry.status is Status.OUT else Way.IN


def command_of(desk: Desk, one: Newcomer, means: Means | None = None) -> Command | None:
    """Give the command that enters him, paid so; None where he is in already.

    Before the start he waits for the draw, after it his seat is drawn at once.
    """
    if one.way is Way.IN:
        return None
    if one.way is Way.BACK and one.entry is not None:
        return ReEnter(one.entry, means)
    if desk.state.clock is not None:
        name = "" if one.person else one.name
        return RegisterAndSeat(one.person, name, means)
    if one.person:
        return Register(persons=(one.person,), means=means)
    return Register(names=(one.name,), means=means)
