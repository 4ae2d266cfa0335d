"""Bringing a tournament in: what it is, how it stands to what is here, and taking it over."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool import text_file
from tdtool.brought.tdt_replay import TdtAsked, TdtReplayError, replay
from tdtool.desk import Desk
from tdtool.people import folding
from tdtool.rules.quoting import quoted
from tdtool.store import bundle_file
from tdtool.store.bundle import copied
from tdtool.store.carry import Stands
from tdtool.store.loose import LooseStore
from tdtool.structures.error import StructureError
from tdtool.structures.tdt_reader import structure_from_tdt
from tdtool.tdt.evening import read_evening
from tdtool.tdt.text import TdtError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from tdtool.rules.house import HouseRules
    from tdtool.store.bundle import Bundle
    from tdtool.store.log import Store
    from tdtool.tdt.evening import TdtEvening
    from tdtool.tournament.state import State
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now, PersonId

SUFFIX = bundle_file.SUFFIX
TDT_PROGRAM = "The Tournament Director"
__all__ = ["SUFFIX", "Brought", "BroughtError", "Stands", "TdtFile", "bring", "play", "read_tdt"]


class BroughtError(ValueError):
    """A file that cannot be brought in; its text is one sentence for the director."""


_TDT = text_file.Wanted(
    f"a file of {TDT_PROGRAM}", "file of that program", "what it shows", 8_000_000, BroughtError
)


@dataclass(frozen=True, slots=True)
class TdtFile:
    """A file of The Tournament Director as read; who pays its antes is still to be asked."""

    source: str
    evening: TdtEvening
    structure: Structure


@dataclass(frozen=True, slots=True)
class Brought:
    """A tournament that can be taken in: what it comes to, and how it stands to the file here.

    `here` is how many facts the file has of it. `whence` names the program that wrote it;
    `left` says in sentences what was left out, and why.
    """

    bundle: Bundle
    state: State
    names: Mapping[PersonId, str]
    stands: Stands
    here: int
    whence: str
    left: tuple[str, ...] = ()

    @property
    def last_ms(self) -> int:
        """When something was last written in it (ms since 1970)."""
        return self.bundle.facts[-1].wall_ms


def bring(store: Store, path: Path) -> Brought:
    """Read a portable file and work everything in it out again; nothing is written.

    Raises a StoreError with one sentence.
    """
    bundle, history = store.checked(bundle_file.read(path))
    stands, here = store.standing(bundle)
    names = {person: name for person, name in bundle.persons.items() if name is not None}
    return Brought(bundle, history.state, {**names, **_ours(store, names)}, stands, here, "tdtool")


def _ours(store: Store, names: Mapping[PersonId, str]) -> dict[PersonId, str]:
    """Give the names of those who are known here already: they stay so."""
    return {person: name for person, name in store.people().items() if person in names}


def read_tdt(path: Path) -> TdtFile:
    """Read a .tdt; BroughtError with one sentence."""
    try:
        data = text_file.read_bytes(path, _TDT)
        text = text_file.decoded(data, quoted(path.name), _TDT)
        return TdtFile(path.name, read_evening(text), structure_from_tdt(text, path.stem))
    except (TdtError, StructureError) as error:
        raise BroughtError(str(error)) from None


def play(  # noqa: PLR0913 - everything that is not in the file
    store: Store,
    file: TdtFile,
    structure: Structure,
    house: HouseRules,
    *,
    now: Now,
    entropy: Callable[[int], bytes],
) -> Brought:
    """Play the evening of a .tdt in memory, through the ordinary commands; nothing is written.

    `structure` is that of the file with who pays the antes. People who are known here by
    exactly one name like theirs stay who they are. Raises BroughtError.
    """
    people = store.people()
    counted = Counter(map(folding.key, people.values()))
    keys = ((folding.key(name), person) for person, name in people.items())
    known = {key: person for key, person in keys if counted[key] == 1}
    loose = LooseStore(people)
    asked = TdtAsked(structure, house, quoted(file.source), known)
    try:
        desk, left = replay(
            file.evening,
            asked,
            lambda command, clock: Desk.found(loose, command, clock, entropy),
            now,
        )
    except TdtReplayError as error:
        raise BroughtError(str(error)) from None
    whence = f"{TDT_PROGRAM} {file.evening.version}".strip()
    comments = (*structure.comments, *left)
    return Brought(loose.bundle(), desk.state, desk.names, Stands.NEW, 0, whence, comments)


def take_in(
    store: Store, brought: Brought, *, entropy: Callable[[int], bytes], copy: bool = False
) -> str:
    """Take a tournament in and give its id; `copy` takes it in as one of its own.

    Nothing changes where it is here already as it is. Raises a StoreError.
    """
    bundle = copied(brought.bundle, lambda: entropy(8).hex()) if copy else brought.bundle
    store.put_in(bundle)
    return bundle.id


def export(store: Store, tournament: str, path: Path, program: str) -> Bundle:
    """Write a tournament into a portable file; gives what was written. Raises a StoreError."""
    bundle = store.take_out(tournament)
    bundle_file.write(path, bundle, program)
    return bundle
