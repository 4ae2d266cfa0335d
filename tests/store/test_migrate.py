"""Files of every published format open; what cannot be brought up is left as it was."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import ClauseElement
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from sqlmodel import SQLModel

from tdtool.store import log, people, sqlite, tables, tournament_log
from tdtool.store.errors import NewerFile, NotUpgraded
from tdtool.store.file import File
from tdtool.store.log import Store
from tdtool.store.migrate import FORMATS, Formats
from tdtool.tournament.fact_kinds import FACTS
from tests.store import golden

if TYPE_CHECKING:
    from collections.abc import Callable

NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "2"
down_revision = "1"
def upgrade():
"""
ADD_A_CLUB = """
    with op.batch_alter_table("persons", recreate="always") as table:
        table.add_column(sa.Column("club", sa.String()))
    with op.batch_alter_table("tournaments", recreate="always") as table:
        table.add_column(sa.Column("venue", sa.String()))
"""


@pytest.fixture
def next_format(tmp_path: Path) -> Callable[[str], Formats]:
    """Make a program that knows one format more."""

    def make(step: str) -> Formats:
        scripts = tmp_path / "steps at 100 %"
        shutil.copytree(FORMATS.scripts, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "format_2.py").write_text(NEXT + step)
        return Formats(scripts, 2)

    return make


@pytest.fixture
def old(path: Path) -> Path:
    golden.load(1, path)
    return path


@pytest.mark.parametrize("form", range(1, FORMATS.newest + 1))
def test_every_published_format_opens(path: Path, form: int) -> None:
    golden.load(form, path)
    with Store.open(path) as store:
        told = "a published fact changed: give it a version and an upcaster (see golden.py)"
        (head,) = store.tournaments()
        tournament = store.log(golden.TOURNAMENT)
        assert tournament.verify() is None
        read = tournament.read()
        assert {type(recorded.fact) for recorded in read} == set(FACTS.values()), told
        assert head.last_seq == len(read)
        assert store.people() == golden.PEOPLE
        assert store.texts(golden.TOURNAMENT) == golden.TEXTS


def test_older_file_is_brought_up(old: Path, next_format: Callable[[str], Formats]) -> None:
    with Store.open(old) as store:
        before = store.tournaments(), store.log(golden.TOURNAMENT).read(), store.people()
    formats = next_format(ADD_A_CLUB)
    with Store(File.open(old, formats)) as store:
        tournament = store.log(golden.TOURNAMENT)
        assert (store.tournaments(), tournament.read(), store.people()) == before
        assert tournament.verify() is None
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT club FROM persons").fetchall() == [(None,), (None,)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert sqlite.inspect(old, 2) == (sqlite.APPLICATION_ID, 2, 4096, old.stat().st_size // 4096)
    with pytest.raises(NewerFile):
        Store.open(old)
    File.open(old, formats).close()
    beside = {entry.name for entry in old.parent.iterdir() if entry.is_file()}
    assert beside == {old.name, old.name + ".lock"}


def test_what_was_written_last_before_a_crash_is_brought_up_too(
    old: Path, tmp_path: Path, next_format: Callable[[str], Formats]
) -> None:
    crashed = tmp_path / "crashed" / old.name
    crashed.parent.mkdir()
    with Store.open(old) as store:
        store.rename("1", "Ann after all")
        for file in (old, sqlite.wal_of(old)):
            shutil.copy(file, crashed.parent)
    assert b"after all" not in crashed.read_bytes()
    with Store(File.open(crashed, next_format(ADD_A_CLUB))) as store:
        assert store.people()["1"] == "Ann after all"


def test_new_file_is_of_the_newest_format(
    path: Path, next_format: Callable[[str], Formats]
) -> None:
    File.open(path, next_format(ADD_A_CLUB)).close()
    header = sqlite.inspect(path, 2)
    assert header is not None
    assert header.format == 2


@pytest.mark.parametrize(
    "step",
    [
        '    op.execute("DELETE FROM facts WHERE seq = 3")',
        "    op.execute(\"UPDATE persons SET name = 'x'\")",
        '    op.execute("DELETE FROM tournaments")',
        "    op.execute(\"UPDATE facts SET tournament = 'nowhere' WHERE seq = 1\")",
        '    op.execute("DELETE FROM nowhere")',
        '    op.drop_table("texts")',
    ],
)
def test_file_that_cannot_be_brought_up_is_left_as_it_was(
    old: Path, next_format: Callable[[str], Formats], step: str
) -> None:
    Store.open(old).close()
    before = old.read_bytes()
    with pytest.raises(NotUpgraded, match="left as it was"):
        File.open(old, next_format(step))
    assert old.read_bytes() == before
    beside = {entry.name for entry in old.parent.iterdir() if entry.is_file()}
    assert beside == {old.name, old.name + ".lock"}
    with Store.open(old) as store:
        assert store.log(golden.TOURNAMENT).verify() is None


def test_crash_while_upgrading_or_making_leaves_nothing_in_the_way(
    old: Path, next_format: Callable[[str], Formats]
) -> None:
    for left in (".upgrade", ".upgrade-journal", ".new", ".new-journal"):
        old.with_name(old.name + left).write_bytes(b"half a file")
    with Store(File.open(old, next_format(ADD_A_CLUB))) as store:
        assert store.people() == golden.PEOPLE
    fresh = old.with_name("fresh.db")
    for left in (".new", ".new-journal"):
        fresh.with_name(fresh.name + left).write_bytes(b"half a file")
    Store.open(fresh).close()


def test_steps_lead_to_the_tables_as_they_are_declared(path: Path) -> None:
    File.open(path).close()
    engine = sqlite.connect(path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SQLModel.metadata) == []
    engine.dispose()
    with closing(sqlite3.connect(path)) as made, closing(sqlite3.connect(":memory:")) as declared:
        for table in SQLModel.metadata.sorted_tables:
            declared.execute(str(CreateTable(table).compile(dialect=engine.dialect)))
        query = "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' ORDER BY 1"
        kept = [row for row in made.execute(query) if row[0] != "alembic_version"]
        assert kept == declared.execute(query).fetchall()


def test_nothing_stands_in_the_way_of_another_database() -> None:
    other = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in SQLModel.metadata.sorted_tables:
        assert "ROWID" not in str(CreateTable(table).compile(dialect=other))
    statements = [
        value
        for module in (log, people, tournament_log)
        for value in vars(module).values()
        if isinstance(value, ClauseElement)
    ]
    assert len(statements) >= 10
    for statement in statements:
        assert str(statement.compile(dialect=other))


def test_only_one_file_speaks_sqlite() -> None:
    folder = Path(tables.__file__).parent
    spoken = re.compile(r"PRAGMA|VACUUM|\bBEGIN\b|sqlite3|sqlite_|ROWID|AUTOINCREMENT")
    speaking = {
        file.name
        for file in folder.rglob("*.py")
        if spoken.search(file.read_text(encoding="utf-8"))
    }
    assert speaking == {"sqlite.py"}
