"""The open file: one program at a time, one thread at a time, one transaction at a time."""

from __future__ import annotations

import threading
import weakref
from contextlib import contextmanager
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, IntegrityError

from tdtool.store import migrate, sqlite
from tdtool.store.errors import (
    Closed,
    Conflict,
    InUse,
    NoAccess,
    NotErased,
    NotSaved,
    StoreError,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from filelock import BaseFileLock
    from sqlalchemy import Connection, Engine

    from tdtool.store.migrate import Formats


class File:
    """A file of tournaments that is ours until it is closed or let go of, or the program ends."""

    def __init__(self, path: Path, lock: BaseFileLock, engine: Engine) -> None:
        self.path = path
        self._engine = engine
        self._let_go = weakref.finalize(self, _let_go, engine, lock)
        self._turn = threading.RLock()
        self._open = True
        self._place = _identity(path)
        self._wal_place = _identity(sqlite.wal_of(path))

    @classmethod
    def open(cls, path: Path, formats: Formats = migrate.FORMATS) -> File:
        """Open a file, made or brought to the newest format first where that is needed.

        Raises a CannotOpen: InUse, NewerFile, NotOurs, Damaged, NoAccess, NotUpgraded; the
        file is then as it was.
        """
        try:
            path = path.expanduser().resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError) as error:
            raise NoAccess(f"tdtool cannot reach {path}: {sqlite.cause(error)}.") from error
        sqlite.inspect(path, formats.newest)
        lock = _locked(path)
        try:
            return cls(path, lock, _ready(path, formats))
        except BaseException:
            lock.release()
            raise

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read within one transaction; Damaged or NoAccess where the file does not let us."""
        with self._turn:
            engine = self._engine_if_open()
            try:
                with engine.connect() as connection, connection.begin():
                    yield connection
            except (DBAPIError, sqlite.DriverError) as error:
                raise sqlite.unreadable(self.path, error) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write within one transaction, which is on the disk when the block has ended.

        Raises Conflict where an id is taken, NotSaved where the disk refuses; then, and
        when the block raises, nothing is changed.
        """
        with self._turn:
            try:
                engine = self._engine_in_place().execution_options(**sqlite.WRITES)
                with engine.begin() as connection:
                    yield connection
            except IntegrityError as error:
                raise Conflict("Not saved: this was written before under another act.") from error
            except (DBAPIError, sqlite.DriverError) as error:
                raise NotSaved(
                    f"Not saved: {sqlite.cause(error)}. Everything stands as it was before; "
                    "put that right and do it again."
                ) from error
            except UnicodeEncodeError as error:
                raise NotSaved("Not saved: a text holds half a character.") from error

    def scrub(self) -> None:
        """Leave no letter of what was erased in the file; NotErased where that fails."""
        with self._turn:
            engine = self._engine_if_open()
            why = "another program is reading the file"
            try:
                done = sqlite.scrub(engine)
            except (DBAPIError, sqlite.DriverError) as error:
                done, why = False, sqlite.cause(error)
            if not done:
                raise NotErased(
                    f"It is out of use, but its letters may still be in {self.path}: {why}. "
                    "Erase it again."
                )

    def backup(self, to: Path) -> None:
        """Copy everything acknowledged so far into another file, whole or not at all.

        A file that stands there is replaced, but never the open one. Raises NotSaved.
        """
        with self._turn:
            engine = self._engine_if_open()
            try:
                to = to.expanduser().resolve()
                to.parent.stat()
                if to == self.path or sqlite.wal_of(to).exists() or sqlite.left_beside(to):
                    raise NotSaved(f"No backup was made: {to} is in use. Name another file.")
                migrate.copy(engine, to)
            except (OSError, DBAPIError, sqlite.DriverError) as error:
                raise NotSaved(f"No backup was made in {to}: {sqlite.cause(error)}.") from error

    def close(self) -> None:
        """Close the file and let others have it; a second time does nothing."""
        with self._turn:
            if self._open:
                self._open = False
                self._let_go()

    def _engine_if_open(self) -> Engine:
        if not self._open:
            raise Closed(f"{self.path} was closed.")
        return self._engine

    def _engine_in_place(self) -> Engine:
        """Give the engine when what it writes will be found under the file's name.

        A file that was moved or removed while it is open still takes everything, and
        nobody would ever find it.
        """
        engine = self._engine_if_open()
        if _identity(self.path) != self._place:
            raise NotSaved(
                f"Not saved: {self.path} was moved or removed while it was open. Put it back, "
                "or make a backup under another name and open that."
            )
        if _identity(sqlite.wal_of(self.path)) != self._wal_place:
            # Closing carries over what only the removed file held.
            engine.dispose()
            sqlite.touch(engine)
            self._wal_place = _identity(sqlite.wal_of(self.path))
        return engine


def _let_go(engine: Engine, lock: BaseFileLock) -> None:
    try:
        engine.dispose()
    finally:
        lock.release()


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _locked(path: Path) -> BaseFileLock:
    """Take the lock beside the file; the operating system drops it when the process ends."""
    beside = path.with_name(path.name + ".lock")
    lock = FileLock(beside, blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise InUse(
            f"{path} is open in another tdtool. Close it there first, or name another file."
        ) from error
    except OSError as error:
        raise NoAccess(f"tdtool may not write beside {path}: {sqlite.cause(error)}.") from error
    return lock


def _ready(path: Path, formats: Formats) -> Engine:
    """Connect to the file, now that it is ours; another may have made it just before."""
    header = sqlite.inspect(path, formats.newest)
    if header is None:
        migrate.make(path, formats)
    else:
        sqlite.check_writable(path)
    if header is not None and header.format < formats.newest:
        migrate.upgrade(path, formats)
    engine = sqlite.connect(path)
    try:
        if sqlite.flaws(engine, quick=True):
            raise sqlite.damaged(path)
    except (DBAPIError, sqlite.DriverError) as error:
        engine.dispose()
        raise sqlite.unreadable(path, error) from error
    except StoreError:
        engine.dispose()
        raise
    return engine
