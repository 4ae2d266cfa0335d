"""Persons behind entries: two that are one, and one whose name is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.draft import Draft, Found
from tdtool.line.who import MOST, Prefer, by_ref, nobody, said, spoilt
from tdtool.tournament.person_commands import ErasePerson, MergePersons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId, PersonId

WHICH = "Which two are one? merge kim, kim weiss: the name of the first stays."
_TWO = 2


def merge(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "merge kim do, kim weiss", and "merge kim" for two who are called so."""
    people = said(room, (*before, *after))
    wrong = spoilt(room, people, most=_TWO)
    if wrong or not people.refs:
        return Found(hint=wrong or WHICH)
    named = [_persons(by_ref(room, ref, Prefer.IN_PLAY)) for ref in people.refs]
    unknown = next((ref for ref, one in zip(people.refs, named, strict=True) if not one), None)
    if unknown is not None:
        return Found(hint=nobody(room, unknown))
    kept, gone = named[0], named[-1]
    pairs = [(one, other) for one in kept for other in gone if one.person != other.person]
    if len(named) == _TWO and kept[0].person != gone[0].person:
        pairs = [(kept[0], gone[0]), (gone[0], kept[0]), *pairs]
    if not pairs:
        return Found(hint=WHICH)
    return Found(tuple(_merge(room, *pair) for pair in list(dict.fromkeys(pairs))[:MOST]))


def _persons(entries: Sequence[Entry]) -> list[_One]:
    """Take each person once, by the last of his entries that was found; so many at most."""
    found = {entry.person: _One(entry.person, entry.id) for entry in entries}
    return list(found.values())[:MOST]


class _One(NamedTuple):
    """A person, and an entry of his that says who he is."""

    person: PersonId
    entry: EntryId


def _merge(room: Room, kept: _One, gone: _One) -> Draft:
    name, other = room.name(kept.entry), room.name(gone.entry)
    return Draft(
        MergePersons(kept.person, gone.person),
        room.where(room.state.entries[gone.entry]),
        other,
        f"is {name}",
        f"entry {gone.entry:,} is his, this name stays",
        f"merge {name}, {other}",
    )


def erase(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "erase kim do": nothing is left of him but his entries."""
    people = said(room, (*before, *after))
    wrong = spoilt(room, people)
    if wrong or not people.refs:
        return Found(hint=wrong or "Whose name is to go for good? erase kim.")
    found = _persons(by_ref(room, people.refs[0], Prefer.OUT))
    if not found:
        return Found(hint=nobody(room, people.refs[0]))
    return Found(
        tuple(
            Draft(
                ErasePerson(one.person),
                room.where(room.state.entries[one.entry]),
                room.name(one.entry),
                "is erased",
                "for good: nothing brings the name back",
                f"erase {room.name(one.entry)}",
            )
            for one in found
        )
    )
