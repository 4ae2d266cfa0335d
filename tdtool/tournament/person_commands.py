"""What a director may ask about the persons behind entries."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command
from tdtool.tournament.values import PersonId


@dataclass(frozen=True, slots=True)
class MergePersons(Command):
    """Say that two persons are one: the entries of `gone` are `kept`'s, whose name stays.

    `elsewhere`: `kept` may have entered other tournaments of the file only.
    """

    kept: PersonId
    gone: PersonId
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class ErasePerson(Command):
    """Erase a person's name for good; his entries stay without one."""

    person: PersonId
