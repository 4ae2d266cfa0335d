"""Everything that only SQLite understands: the file, its marks, its settings, its errors."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from tdtool.store.errors import Damaged, NewerFile, NoAccess, NotOurs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

APPLICATION_ID = 0x74645421
"""Marks a file as tdtool's in SQLite's header ("tdT!")."""

CLUSTERED: dict[str, Any] = {"sqlite_with_rowid": False}
"""The rows of such a table lie in the order of their key; other databases take no notice."""

WRITES = {"writes": True}
"""Execution options of a transaction that writes: it has the file to itself from the start."""

DriverError = sqlite3.Error
"""What SQLite itself raises where SQLAlchemy does not stand between."""

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_PRAGMAS = (
    "synchronous = FULL",
    "fullfsync = ON",
    "checkpoint_fullfsync = ON",
    "secure_delete = ON",
    "busy_timeout = 2000",
    "wal_autocheckpoint = 4000",
)
_CAUSES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file may only be read",
    sqlite3.SQLITE_PERM: "the file may only be read",
    sqlite3.SQLITE_IOERR: "the disk reported an error",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged",
    sqlite3.SQLITE_BUSY: "another program holds the file",
    sqlite3.SQLITE_LOCKED: "another program holds the file",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_NOMEM: "there is no memory left",
    sqlite3.SQLITE_TOOBIG: "it is too long",
}

_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
"""SQLite's plain error comes of tables that are not there."""
_SYSTEM_CAUSES = {
    errno.EACCES: "that is not permitted",
    errno.EPERM: "that is not permitted",
    errno.EROFS: "the disk may only be read",
    errno.ENOSPC: "the disk is full",
    errno.EFBIG: "the disk takes no file of that size",
    errno.EIO: "the disk reported an error",
    errno.ENOENT: "the folder is not there",
    errno.ENOTDIR: "a part of its path is no folder",
    errno.EISDIR: "it is a folder",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "a link on its path leads back to itself",
}


class Header(NamedTuple):
    """What the first bytes of a file say, read without SQLite and without a trace.

    `pages` is the number of pages of `page_size` bytes, None where the file does not vouch
    for it; `format` is the number of our own format.
    """

    application: int
    format: int
    page_size: int
    pages: int | None


def wal_of(path: Path) -> Path:
    """Name the file beside a database that holds what was written last."""
    return path.with_name(path.name + "-wal")


def left_beside(path: Path) -> Path | None:
    """Name what was written last and still waits beside a file, or None."""
    for beside in (wal_of(path), path.with_name(path.name + "-journal")):
        if beside.exists() and beside.stat().st_size > 0:
            return beside
    return None


def clear(path: Path) -> None:
    """Remove a file that nobody has yet, and all that lies beside it."""
    for end in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def inspect(path: Path, newest: int) -> Header | None:
    """Look at a file without touching it; None where there is none yet, or an empty one.

    `newest` is the newest format known. Raises NotOurs, NewerFile, Damaged or NoAccess.
    """
    try:
        head, size = _first_bytes(path)
        waiting = left_beside(path)
    except OSError as error:
        raise NoAccess(f"tdtool cannot read {path}: {_said(error)}.") from error
    if size == 0:
        if waiting:
            raise Damaged(
                f"{path} is gone or empty, but {waiting.name} beside it is not; nothing was "
                "touched. Put the file back, or open a backup."
            )
        return None
    header = _parse(path, head)
    if header.format > newest:
        raise NewerFile(
            f"{path} was written by a newer tdtool and was left as it is. "
            "Open it with that version, or name another file."
        )
    short_of = header.pages is not None and size < header.pages * header.page_size
    if not waiting and (short_of or size % header.page_size):
        raise damaged(path)
    return header


def damaged(path: Path) -> Damaged:
    """Make the error of a file that cannot be read."""
    return Damaged(f"{path} is damaged and was left as it is. Open a backup instead.")


def unreadable(path: Path, error: BaseException) -> Damaged | NoAccess:
    """Make the error of a file that SQLite does not let us read."""
    if _code(error) in _DAMAGED:
        return damaged(path)
    return NoAccess(f"tdtool cannot read {path}: {cause(error)}.")


def _first_bytes(path: Path) -> tuple[bytes, int]:
    if path.is_dir():
        raise NotOurs(f"{path} is a folder, not a file of tdtool.")
    try:
        with path.open("rb") as file:
            return file.read(_HEADER), os.fstat(file.fileno()).st_size
    except FileNotFoundError:
        return b"", 0


def _parse(path: Path, head: bytes) -> Header:
    def number(at: int, size: int = 4) -> int:
        return int.from_bytes(head[at : at + size], "big")

    whole = len(head) == _HEADER
    if not head.startswith(_MAGIC):
        if whole and number(68) == APPLICATION_ID:
            raise damaged(path)
        raise NotOurs(f"{path} is not a file of tdtool and was left as it is.")
    if not whole:
        raise damaged(path)
    if number(68) != APPLICATION_ID:
        raise NotOurs(f"{path} belongs to another program and was left as it is.")
    page_size = 65536 if number(16, 2) == 1 else number(16, 2)
    if page_size < 512 or page_size & (page_size - 1):  # noqa: PLR2004 - SQLite's smallest page
        raise damaged(path)
    return Header(
        number(68), number(60), page_size, number(28) if number(24) == number(92) else None
    )


def check_writable(path: Path) -> None:
    """Raise NoAccess where an existing file may only be read."""
    try:
        with path.open("r+b"):
            pass
    except OSError as error:
        raise NoAccess(f"tdtool may not write to {path}: {_said(error)}.") from error


def _said(error: OSError) -> str:
    return _SYSTEM_CAUSES.get(error.errno or 0, error.strerror or "no reason given")


def connect(path: Path, *, settled: bool = True) -> Engine:
    """Connect to a file with one connection that any thread may use, one at a time.

    `settled` is False for a file that is being made: foreign keys are off while its tables
    are built, and nothing lies beside it.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=StaticPool,
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(f"PRAGMA journal_mode = {'WAL' if settled else 'DELETE'}")
        connection.execute(f"PRAGMA foreign_keys = {'ON' if settled else 'OFF'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


@contextmanager
def _driver(engine: Engine) -> Iterator[sqlite3.Connection]:
    """Give SQLite's own connection, outside any transaction."""
    with closing(engine.raw_connection()) as pooled:
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)  # noqa: S101 - no other driver is used
        yield connection


def touch(engine: Engine) -> None:
    """Read once, so that what SQLite keeps beside the file is there."""
    with _driver(engine) as connection:
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def mark(engine: Engine, form: int) -> None:
    """Write into the header that the file is tdtool's, and of which format."""
    with _driver(engine) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {form:d}")


def flaws(engine: Engine, *, quick: bool) -> list[str]:
    """Have SQLite check the whole file; an empty list where nothing is wrong."""
    with _driver(engine) as connection:
        check = "quick_check" if quick else "integrity_check"
        found = [row[0] for row in connection.execute(f"PRAGMA {check}(5)") if row[0] != "ok"]
        if not quick:
            dangling = connection.execute("PRAGMA foreign_key_check").fetchall()
            found += [f"{row[0]} points to no {row[2]}" for row in dangling]
    return found


def copy_into(engine: Engine, to: Path) -> None:
    """Write everything acknowledged so far into a new file."""
    with _driver(engine) as connection:
        connection.execute("VACUUM INTO ?", (str(to),))


def scrub(engine: Engine) -> bool:
    """Rebuild the file so that nothing deleted is left in it; False where another is reading.

    Zeroing deleted cells is not enough: a page that was split keeps a copy of what moved.
    """
    with _driver(engine) as connection:
        connection.execute("VACUUM")
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy


def cause(error: BaseException) -> str:
    """Say in the director's words why SQLite or the system refused."""
    if isinstance(error, OSError):
        return _said(error)
    original = getattr(error, "orig", None) or error
    return _CAUSES.get(_code(error), f"the system said “{original}”")


def _code(error: BaseException) -> int:
    original = getattr(error, "orig", None) or error
    return int(getattr(original, "sqlite_errorcode", 0)) & 0xFF
