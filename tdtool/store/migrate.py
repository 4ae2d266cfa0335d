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
    try:
        with _fresh(path, "new") as fresh:
            with _connected(fresh) as engine:
                _run(engine, formats)
            _swap_in(fresh, path)
    except (OSError, DBAPIError, sqlite.DriverError) as error:
        raise NoAccess(f"tdtool cannot make {path}: {sqlite.cause(error)}.") from error


def upgrade(path: Path, formats: Formats = FORMATS) -> None:
    """Bring a file of an older format to the newest: on a copy, checked, then swapped in.

    Raises NotUpgraded; then the file is as it was.
    """
    try:
        with _fresh(path, "upgrade") as fresh:
            with _connected(path, settled=True) as old:
                sqlite.copy_into(old, fresh)
                before = _contents(old)
            with _connected(fresh) as new:
                _run(new, formats)
                sound = not sqlite.flaws(new, quick=False) and _contents(new) == before
            if not sound or sqlite.left_beside(path):
                raise NotUpgraded(
                    f"{path} is of an older version, and bringing it to this one went wrong. It "
                    "was left as it was; open it with the tdtool that wrote it."
                )
            _swap_in(fresh, path)
    except (OSError, DBAPIError, sqlite.DriverError) as error:
        raise NotUpgraded(
            f"{path} is of an older version and could not be brought to this one: "
            f"{sqlite.cause(error)}. It was left as it was."
        ) from error


def copy(engine: Engine, to: Path) -> None:
    """Write everything acknowledged into another file, which appears whole or not at all."""
    with _fresh(to, "new") as fresh:
        sqlite.copy_into(engine, fresh)
        _swap_in(fresh, to)


def put(path: Path, data: bytes) -> None:
    """Write a file of these bytes, which appears whole or not at all; raises OSError."""
    with _fresh(path, "new") as fresh:
        fresh.write_bytes(data)
        _swap_in(fresh, path)


@contextmanager
def _fresh(path: Path, why: str) -> Iterator[Path]:
    """Name a file beside another that is gone in the end, unless it took the other's place."""
    fresh = path.with_name(f"{path.name}.{why}")
    sqlite.clear(fresh)
    try:
        yield fresh
    finally:
        sqlite.clear(fresh)


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
