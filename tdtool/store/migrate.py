"""Make a file of the newest format, or bring an older one to it, never in place."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from tdtool.store import sqlite
from tdtool.store.errors import NoAccess, NotUpgraded

if TYPE_CHECKING:
    from collections.abc import Iterator


class Formats(NamedTuple):
    """The formats a program knows: the folder with their steps, and the newest's number."""

    scripts: Path
    newest: int


FORMATS = Formats(Path(__file__).parent / "migrations", 1)


def make(path: Path, formats: Formats = FORMATS) -> None:
    """Make an empty file of the newest format; it appears whole or not at all.

    Raises NoAccess.
    """
    fresh = _beside(path, "new")
    try:
        fresh.unlink(missing_ok=True)
        with _connected(fresh) as engine:
            _run(engine, formats)
        _swap_in(fresh, path)
    except (OSError, DBAPIError, sqlite.DriverError) as error:
        fresh.unlink(missing_ok=True)
        raise NoAccess(f"tdtool cannot make {path}: {sqlite.cause(error)}.") from error


def upgrade(path: Path, formats: Formats = FORMATS) -> None:
    """Bring a file of an older format to the newest: on a copy, checked, then swapped in.

    Raises NotUpgraded; then the file is as it was.
    """
    copy = _beside(path, "upgrade")
    try:
        copy.unlink(missing_ok=True)
        with _connected(path, settled=True) as old:
            sqlite.copy_into(old, copy)
            before = _contents(old)
        _check_nothing_beside(path)
        with _connected(copy) as new:
            _run(new, formats)
            wrong = sqlite.flaws(new, quick=False)
            after = _contents(new)
        if wrong or before != after:
            copy.unlink()
            raise NotUpgraded(
                f"{path} is of an older version, and bringing it to this one went wrong. It was "
                "left as it is; open it with the tdtool that wrote it."
            )
        _swap_in(copy, path)
    except (OSError, DBAPIError, sqlite.DriverError) as error:
        copy.unlink(missing_ok=True)
        raise NotUpgraded(
            f"{path} is of an older version and could not be brought to this one: "
            f"{sqlite.cause(error)}. It was left as it is."
        ) from error


def copy(engine: Engine, to: Path) -> None:
    """Write everything acknowledged into another file, which appears whole or not at all."""
    fresh = _beside(to, "new")
    fresh.unlink(missing_ok=True)
    try:
        sqlite.copy_into(engine, fresh)
        _swap_in(fresh, to)
    finally:
        fresh.unlink(missing_ok=True)


def _beside(path: Path, why: str) -> Path:
    return path.with_name(f"{path.name}.{why}")


def _check_nothing_beside(path: Path) -> None:
    """Another file must not come to lie beside what was written last into this one."""
    wal = sqlite.wal_of(path)
    if wal.exists():
        raise OSError(0, f"{wal.name} could not be written back")


@contextmanager
def _connected(path: Path, *, settled: bool = False) -> Iterator[Engine]:
    engine = sqlite.connect(path, settled=settled)
    try:
        yield engine
    finally:
        engine.dispose()


def _run(engine: Engine, formats: Formats) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(formats.scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, str(formats.newest))
    sqlite.mark(engine, formats.newest)


def _contents(engine: Engine) -> list[tuple[object, ...]]:
    """Everything that a new format must carry over: every digest, act, person and text."""
    with engine.connect() as connection:
        return [
            tuple(row)
            for query in (
                "SELECT id, name, created_ms, last_seq, last_digest FROM tournaments ORDER BY 1",
                "SELECT tournament, seq, payload, sha256 FROM facts ORDER BY 1, 2",
                "SELECT tournament, command, action, first_seq, last_seq FROM actions ORDER BY 1,2",
                "SELECT id, name, contact, notes, erased FROM persons ORDER BY 1",
                "SELECT id, tournament, text, erased FROM texts ORDER BY 1",
            )
            for row in connection.execute(text(query))
        ]


def _swap_in(fresh: Path, path: Path) -> None:
    """Put a finished file in its place, so that a power cut leaves the old one or the new."""
    with fresh.open("r+b") as file:
        os.fsync(file.fileno())
    fresh.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
