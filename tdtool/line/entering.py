"""Who enters and who leaves as if he had never entered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.who import MOST, Prefer, by_ref, nobody, said, spoilt
from tdtool.tournament import commands as c
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.line.vocabulary import Phrase
    from tdtool.tournament.values import PersonId

_KNOWN_OFFERED = 2
"""People the desk knows already that are offered beside a new name."""
_BETWEEN = re.compile("[,;\u3001\uff0c\u060c\n]")
"""The commas of all scripts."""


def typed_names(room: Room, tokens: Sequence[Token], phrase: Phrase) -> str:
    """Give what was typed beside the verb, as it was typed."""
    if phrase.last < len(tokens):
        return room.text[tokens[phrase.last].start :].strip()
    if phrase.first > 0:
        return room.text[: tokens[phrase.first - 1].end].strip()
    return ""


def register(room: Room, tokens: Sequence[Token], phrase: Phrase, *, late: bool) -> Found:
    """Read "register Ana Silva", "late Ana Silva", "register Ana Silva, Bo Lind"."""
    typed = typed_names(room, tokens, phrase)
    names = [" ".join(name.split()) for name in _BETWEEN.split(typed)]
    names = [name for name in names if name]
    word = "late" if late else "register"
    if not names:
        example = f"{word} Ana Silva"
        return Found((go_on(f"{word} ", "Somebody", "enters", example),))
    if len(names) > 1:
        return Found(tuple(_many(room, names, typed)))
    return Found(tuple(_one(room, names[0], late=late or room.state.clock is not None)[:MOST]))


def _many(room: Room, names: Sequence[str], typed: str) -> list[Draft]:
    new: list[str] = []
    persons: list[PersonId] = []
    exact = {name: room.roster.exact(name) for name in dict.fromkeys(names)}
    for name in names:
        known = [one for one in exact[name] if room.state.last_entry_of(one) is None]
        if len(known) == 1 and known[0] not in persons:
            persons += known
        else:
            new.append(name)
    all_of_them = Draft(
        c.Register(tuple(persons), tuple(new)),
        "",
        f"{len(names):,} players",
        "enter",
        "without seats; then: draw",
        f"register {', '.join(names)}",
    )
    together = " ".join(typed.split())
    one = Draft(c.Register(names=(together,)), "", _cut(together), "enters", "one player", "")
    return [all_of_them, one] if len(names) == 2 else [all_of_them]  # noqa: PLR2004


def _cut(name: str) -> str:
    most = 60
    return name if len(name) <= most else name[: most - 1] + "…"


def _one(room: Room, name: str, *, late: bool) -> list[Draft]:
    same = room.roster.exact(name)
    near = room.roster.find(name) if room.roster.begins(name) else {}
    like = [person for person in near.keys() - same if near[person] > 0]
    like.sort(key=lambda person: (near[person], room.roster.name(person)))
    fresh = [_draft(name, "", late=late), _draft(name, "", late=not late)]
    offered: list[Draft] = []
    entered: list[Draft] = []
    for person in (*same, *like):
        last = room.state.last_entry_of(person)
        if last is None and len(offered) < _KNOWN_OFFERED:
            offered.append(_draft(room.roster.name(person), person, late=late))
        elif last is not None and not entered and (last.status is Status.OUT or same):
            entered.append(_again(room, last.id))
    if same and any(room.state.last_entry_of(person) is None for person in same):
        return [*offered, *fresh, *entered]
    if same:
        return [*entered, *fresh, *offered]
    if " " in name:
        return [*fresh, *offered, *entered]
    return [*offered, *fresh, *entered] if offered else [*fresh, *entered]


def _draft(name: str, person: PersonId, *, late: bool) -> Draft:
    known = "known to the desk" if person else "new"
    command: c.Command
    if late:
        command = c.RegisterAndSeat(person, "" if person else name)
    else:
        command = c.Register((person,) if person else (), () if person else (name,))
    return Draft(
        command,
        "",
        _cut(name),
        "enters and draws a seat" if late else "enters",
        known if late else f"{known}, without a seat",
        f"{'late' if late else 'register'} {_cut(name)}",
    )


def _again(room: Room, number: int) -> Draft:
    entry = room.state.entries[number]
    out = entry.status is Status.OUT
    return Draft(
        c.ReEnter(number),
        room.where(entry),
        room.name(number),
        "re-enters",
        "went out" if out else "entered already: out on his word, the floor checks",
        f"reentry {room.name(number)}",
    )


def unregister(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "unregister kim": his entry was a mistake."""
    people = said(room, (*before, *after))
    if not people.refs:
        return Found(hint="Whose entry was a mistake? unregister kim.")
    wrong = spoilt(room, people)
    if wrong:
        return Found(hint=wrong)
    found = by_ref(room, people.refs[0], Prefer.UNSEATED)
    if not found:
        return Found(hint=nobody(room, people.refs[0]))
    return Found(
        tuple(
            Draft(
                c.Unregister(entry.id),
                room.where(entry),
                room.name(entry.id),
                "is unregistered",
                f"entry {entry.id:,} never was",
                f"unregister {room.name(entry.id)}",
            )
            for entry in found[:MOST]
        )
    )
