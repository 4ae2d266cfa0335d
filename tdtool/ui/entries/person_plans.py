"""Making one of two persons, and erasing names: what each does before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.person_effects import person_effects
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.refusal import Refusal
from tdtool.ui import plain
from tdtool.ui.entries.deeds import persons_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.commands import Command
    from tdtool.tournament.values import EntryId
    from tdtool.ui.entries.fields import Fields

_NAMED, _NAME = 4, 40


def merge(desk: Desk, chosen: Sequence[EntryId], fields: Fields) -> Command:
    """Give the command that makes two persons one, under the name that is kept."""
    kept, gone = persons_of(desk.state, chosen)
    return MergePersons(gone, kept) if fields.second else MergePersons(kept, gone)


def erasures(desk: Desk, entries: Sequence[EntryId]) -> tuple[Command, ...]:
    """Give the commands that erase the names of these, each person once."""
    return tuple(ErasePerson(person) for person in persons_of(desk.state, entries))


def notes(desk: Desk, command: Command) -> tuple[str, ...]:
    """Say in sentences what would come of it."""
    facts = desk.preview(command)
    if isinstance(facts, Refusal):
        return ()
    effects = person_effects(desk.state, facts, desk.now().wall_ms)
    said = tuple(f"{effect.label}: {effect.text}." for effect in effects)
    return (*said, *_elsewhere(desk, command)) if isinstance(command, MergePersons) else said


def _elsewhere(desk: Desk, command: MergePersons) -> tuple[str, ...]:
    """Name the other tournaments of the file that know the one whose id goes."""
    names = desk.known_in(command.gone)
    if not names:
        return ()
    shown = ", ".join(plain.one_line(name, _NAME) for name in names[:_NAMED])
    more = len(names) - _NAMED
    return (f"Known in: {shown}{f' and {more:,} more' if more > 0 else ''}.",)
