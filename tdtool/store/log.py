"""The store: all tournaments of one file, and the persons and texts they refer to."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Self

from sqlalchemy import select
from sqlmodel import col

from tdtool.store import carry, people
from tdtool.store.bundle import checked
from tdtool.store.codec import Codec
from tdtool.store.errors import Conflict, NotThere
from tdtool.store.file import File
from tdtool.store.records import TournamentHead
from tdtool.store.tables import TournamentRow
from tdtool.store.tournament_log import Founding, TournamentLog

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from types import TracebackType

    from tdtool.store.bundle import Bundle
    from tdtool.store.carry import Standing
    from tdtool.tournament.history import History

_HEADS = select(
    col(TournamentRow.id),
    col(TournamentRow.name),
    col(TournamentRow.created_ms),
    col(TournamentRow.last_seq),
    col(TournamentRow.last_ms),
).order_by(col(TournamentRow.created_ms).desc(), col(TournamentRow.id))


@cache
def _usual_codec() -> Codec:
    """Make the readers and writers of facts once, for every file."""
    return Codec()


class Store:
    """An open file of tournaments.

    It may be opened in one thread and used in another, and by several: each call has the
    file to itself. Every error is a StoreError whose text is a sentence for the director.
    """

    def __init__(self, file: File, codec: Codec | None = None) -> None:
        self._file = file
        self._codec = _usual_codec() if codec is None else codec
        self._names: dict[str, str] = {}
        self._names_read = False

    @classmethod
    def open(cls, path: Path) -> Store:
        """Open a file; where there is none, it and its folder are made.

        Raises a CannotOpen and leaves the file as it was: InUse, NewerFile, NotOurs,
        Damaged, NoAccess, NotUpgraded.
        """
        return cls(File.open(path))

    @property
    def path(self) -> Path:
        """Where the file lies."""
        return self._file.path

    def tournaments(self) -> tuple[TournamentHead, ...]:
        """List the tournaments, the newest first."""
        with self._file.reading() as connection:
            return tuple(TournamentHead(*row) for row in connection.execute(_HEADS))

    def log(self, tournament_id: str) -> TournamentLog:
        """Give the log of a tournament; NotThere where it is unknown."""
        if tournament_id not in self._ids():
            raise NotThere("This tournament is not in the file.")
        return TournamentLog(self._file, self._codec, tournament_id, self._names)

    def create(self, tournament_id: str, name: str, created_ms: int) -> TournamentLog:
        """Give the log of a new tournament; Conflict where the id is taken.

        Nothing is written before its first facts, and then both at once: a tournament
        without facts is never in the file. `created_ms` is in milliseconds since 1970 (UTC).
        """
        if tournament_id in self._ids():
            raise Conflict("Not saved: this tournament is in the file already.")
        founding = Founding(name, created_ms)
        return TournamentLog(self._file, self._codec, tournament_id, self._names, founding)

    def people(self) -> dict[str, str]:
        """Read everybody's name by id, those who were erased left out."""
        with self._file.reading() as connection:
            return people.people(connection)

    def names(self) -> Mapping[str, str]:
        """Give everybody's name by id, and from then on as it is in whatever log it is written.

        Those who were erased are left out.
        """
        if not self._names_read:
            self._names.update(self.people())
            self._names_read = True
        return MappingProxyType(self._names)

    def rename(self, person_id: str, name: str) -> None:
        """Give a person another name; NotThere where he is unknown or erased."""
        with self._file.writing() as connection:
            people.rename(connection, person_id, name)
        self._names[person_id] = name

    def erase(self, person_id: str) -> None:
        """Erase a person's name, contact and notes for good; the facts keep the id.

        When it returns no letter of them is left in the file. NotThere where he is unknown,
        NotSaved where nothing was changed, NotErased where only letters may be left.
        """
        with self._file.writing() as connection:
            people.erase(connection, person_id)
        self._names.pop(person_id, None)
        self._file.scrub()

    def texts(self, tournament_id: str) -> dict[str, str]:
        """Read a tournament's texts by id, those that were erased left out."""
        with self._file.reading() as connection:
            return people.texts(connection, tournament_id)

    def erase_text(self, text_id: str) -> None:
        """Erase a text for good; the facts keep the id. Errors as for `erase`."""
        with self._file.writing() as connection:
            people.erase_text(connection, text_id)
        self._file.scrub()

    def backup(self, to: Path) -> None:
        """Write everything into another file, whole or not at all; NotSaved where it fails.

        A file that stands there is replaced, but never the open one.
        """
        self._file.backup(to)

    def take_out(self, tournament_id: str) -> Bundle:
        """Read a tournament whole, to be written into a file of its own and opened elsewhere.

        Everything is worked out again first: Damaged where it is not what was written,
        NotThere where it is unknown.
        """
        return checked(carry.take_out(self._file, tournament_id), self._codec)[0]

    def checked(self, bundle: Bundle) -> tuple[Bundle, History]:
        """Work out again what a tournament comes to that was brought; Damaged or NewerFile."""
        return checked(bundle, self._codec)

    def standing(self, bundle: Bundle) -> Standing:
        """Tell how a tournament that is brought stands to what is here of it."""
        return carry.standing(self._file, bundle)

    def put_in(self, bundle: Bundle) -> Standing:
        """Take a tournament in, or what is new of one that is here, in one stroke.

        Gives how it stood before: the same or an older one changes nothing. Raises Damaged or
        NewerFile for what cannot be taken in, Conflict where both went on in different ways,
        NotSaved where the disk refuses; then nothing is changed.
        """
        standing = carry.put_in(self._file, checked(bundle, self._codec)[0])
        # Whoever shows names asks for people who came in with it too.
        self._names_read = False
        self.names()
        return standing

    def close(self) -> None:
        """Close the file and let others have it; a second time does nothing."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ids(self) -> set[str]:
        return {head.id for head in self.tournaments()}
