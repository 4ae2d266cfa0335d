"""Persons behind entries: two that are one, and one whose name is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.one_person import OVER, in_at_once
from tdtool.tournament.person_commands import ErasePerson, MergePersons
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import PersonId


def merge(ask: Asking, command: MergePersons) -> Decision:
    """Make two persons one; of all their entries only the last may still be in."""
    if command.elsewhere:
        gone = [ask.state.entries[one] for one in ask.state.by_person.get(command.gone, ())]
    else:
        kept, gone = _entries(ask, command.kept), _entries(ask, command.gone)
        if command.kept == command.gone:
            raise Refused(Code.NOTHING_CHANGES, f"{called(kept[0])} is one person already.")
    both_in = in_at_once(ask.state, command.kept, command.gone)
    if both_in is not None:
        one, other = both_in
        raise Refused(
            Code.ALREADY_ENTERED,
            f"{called(one)} is in, and {called(other)} entered later: if they are one person, "
            "take the wrong entry out first.",
        )
    moved = tuple(entry.id for entry in gone)
    return Decision((PersonsMerged(command.kept, command.gone, moved, command.elsewhere),))


def erase(ask: Asking, command: ErasePerson) -> Decision:
    """Let nothing be left of a person but his entries: no name, no note about him."""
    entries = _entries(ask, command.person)
    last = entries[-1]
    if any(entry.status not in OVER for entry in entries):
        raise Refused(
            Code.NAME_NEEDED, f"{called(last)} is still in: his name can go once he is out."
        )
    won = awards(ask.state)
    mine = [won[entry.id] for entry in entries if entry.id in won]
    if any(award.due > 0 or award.tickets for award in mine):
        ask.house(Code.NAME_NEEDED, f"{called(last)} has not got his prize yet.")
    numbers = tuple(entry.id for entry in entries)
    notes = tuple(note.text for note in ask.state.notes if note.entry in numbers)
    return Decision((PersonErased(command.person, numbers, notes),))


def _entries(ask: Asking, person: PersonId) -> list[Entry]:
    """Find all entries of a person whose name is known."""
    numbers = ask.state.by_person.get(person)
    if not numbers:
        raise Refused(Code.NO_SUCH_PERSON, "He has not entered this tournament.")
    if person in ask.state.erased:
        raise Refused(Code.NO_SUCH_PERSON, "His name was erased.")
    return [ask.state.entries[number] for number in numbers]
