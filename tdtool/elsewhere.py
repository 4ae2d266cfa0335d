"""What is done in every tournament of a file: two persons are one wherever they have entered.

Each tournament has its own log. The acts that belong together answer one command, by which
they are found again when one of them is undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.one_person import knows
from tdtool.tournament.person_commands import MergePersons
from tdtool.tournament.person_facts import PersonsMerged
from tdtool.tournament.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.facts import Fact


def concerned(desk: Desk, command: MergePersons) -> list[Desk]:
    """Read the other tournaments that know the person whose id goes; StoreError."""
    return [other for other in desk.others(command.gone) if knows(other.state, command.gone)]


def along(command: MergePersons) -> MergePersons:
    """Ask the same of another tournament, where only one of the two may have entered."""
    return MergePersons(command.kept, command.gone, elsewhere=True)


def refused(others: Iterable[Desk], command: MergePersons) -> Refusal | None:
    """Tell which tournament does not let two persons be one, None where all do."""
    for other in others:
        refusal = other.can(along(command))
        if refusal is not None:
            return in_it(other, refusal)
    return None


def linked(desk: Desk, facts: Sequence[Fact], action: str) -> list[tuple[Desk, str]]:
    """Find what was done in other tournaments together with an act; StoreError."""
    gone = {fact.gone for fact in facts if isinstance(fact, PersonsMerged)}
    found = {other.id: other for person in sorted(gone) for other in desk.others(person)}
    if not found:
        return []
    command = desk.command_of(action)
    acts = [(other, other.action_of(command)) for other in found.values()]
    return [(other, act) for other, act in acts if act]


def in_it(other: Desk, refusal: Refusal) -> Refusal:
    """Say in which tournament it is refused."""
    return Refusal(refusal.code, f"{other.state.name}: {refusal.sentence}")


def names(others: Iterable[Desk]) -> str:
    """Name tournaments: "Harbour Open 1B and Harbour Open Day 2"."""
    said = [other.state.name for other in others]
    return " and ".join(filter(None, [", ".join(said[:-1]), *said[-1:]]))
