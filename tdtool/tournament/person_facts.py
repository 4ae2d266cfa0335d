"""What happened to the persons behind entries."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.facts import Fact
from tdtool.tournament.values import EntryId, PersonId, TextId


@dataclass(frozen=True, slots=True)
class PersonsMerged(Fact):
    """Two persons were one: `entries` are those of `gone`, which are `kept`'s from here on.

    `elsewhere`: it was said in another tournament of the file, where `kept` has entered.
    """

    KIND = "persons_merged"
    kept: PersonId
    gone: PersonId
    entries: tuple[EntryId, ...]
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class PersonErased(Fact):
    """A person's name and the notes about him were erased for good; his entries stay."""

    KIND = "person_erased"
    person: PersonId
    entries: tuple[EntryId, ...]
    texts: tuple[TextId, ...]
