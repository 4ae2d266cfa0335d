"""Which files are opened, which are refused, and that a refused one is not touched."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tdtool.store import sqlite
from tdtool.store.errors import (
    CannotOpen,
    Closed,
    Damaged,
    InUse,
    NewerFile,
    NoAccess,
    NotOurs,
    NotSaved,
)
from tdtool.store.log import Store
from tdtool.tournament.facts import TableOpened
from tests.store.appender import TOURNAMENT

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from tests.store.appender import Appenders

TABLE = TableOpened(1, 9)


@pytest.fixture
def written(path: Path) -> Path:
    with Store.open(path) as store:
        log = store.create("t", "Main", 0)
        for seq in range(50):
            log.append(f"a{seq}", f"c{seq}", seq, [TABLE], seq, {f"p{seq}": "Ann " * 50})
    return path


def refused(path: Path, error: type[CannotOpen], said: str) -> None:
    """Check that a file is refused, and is the same before and after to the last byte."""
    before = path.read_bytes(), path.stat().st_mtime_ns
    with pytest.raises(error, match=said) as raised:
        Store.open(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert str(path) in str(raised.value)
    assert str(raised.value).endswith(".")


def patch(path: Path, at: int, new: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(new)


def test_file_and_folder_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "and 100 % another" / "t.db"
    with Store.open(path) as store:
        assert store.tournaments() == ()
        assert store.people() == {}
    assert sorted(entry.name for entry in path.parent.iterdir()) == ["t.db", "t.db.lock"]


def test_settings_of_the_file(written: Path) -> None:
    with Store.open(written) as store, store._file.reading() as connection:  # noqa: SLF001
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "secure_delete": 1,
    }
    with closing(sqlite3.connect(written)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (sqlite.APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_second_opening_is_refused_until_the_first_is_closed(store: Store, path: Path) -> None:
    with pytest.raises(InUse, match="open in another tdtool") as raised:
        Store.open(path)
    assert str(path) in str(raised.value)
    store.close()
    Store.open(path).close()


def test_another_way_to_the_same_file_meets_the_same_lock(store: Store, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(store.path)
    for other in (link, tmp_path / "x" / ".." / store.path.name):
        with pytest.raises(InUse):
            Store.open(other)


def test_lock_dies_with_the_program_that_had_it(path: Path, appenders: Appenders) -> None:
    program = appenders.start(path)
    program.await_acknowledged(1)
    with pytest.raises(InUse):
        Store.open(path)
    program.kill()
    with Store.open(path) as store:
        assert store.log(TOURNAMENT).verify() is None


def test_refused_opening_gives_its_lock_back(written: Path) -> None:
    good = written.read_bytes()
    written.write_bytes(good[: len(good) // 2])
    with pytest.raises(Damaged):
        Store.open(written)
    written.write_bytes(good)
    Store.open(written).close()


def test_newer_file_is_left_untouched(written: Path) -> None:
    with closing(sqlite3.connect(written)) as connection:
        connection.execute("PRAGMA user_version = 2")
    written.with_name(written.name + ".lock").unlink()
    refused(written, NewerFile, "written by a newer tdtool")
    assert list(written.parent.iterdir()) == [written]


@pytest.mark.parametrize("content", [b"x", b"level,small blind\n" * 20, bytes(5_000)])
def test_file_of_something_else_is_left_untouched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    refused(path, NotOurs, "not a file of tdtool")
    assert list(path.parent.iterdir()) == [path]


def test_database_of_another_program_is_left_untouched(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE tournaments (id)")
    refused(path, NotOurs, "another program")


def test_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotOurs, match="is a folder"):
        Store.open(tmp_path)


def test_empty_file_is_taken_for_a_new_one(path: Path) -> None:
    path.touch()
    with Store.open(path) as store:
        store.create("t", "", 0).append("a", "c", 0, [TABLE], 1)
    with Store.open(path) as store:
        assert len(store.tournaments()) == 1


@pytest.mark.parametrize("left", [None, b""])
def test_file_gone_from_beside_its_journal_is_not_made_anew(path: Path, left: bytes | None) -> None:
    if left is not None:
        path.write_bytes(left)
    sqlite.wal_of(path).write_bytes(b"frames")
    with pytest.raises(Damaged, match="gone or empty"):
        Store.open(path)
    assert sqlite.wal_of(path).read_bytes() == b"frames"


@pytest.mark.parametrize(
    ("at", "new"),
    [(0, b"X"), (0, bytes(16)), (16, b"\0\3"), (100, bytes(4_000)), (4_096, b"\xff" * 4_096)],
)
def test_damaged_bytes_are_refused(written: Path, at: int, new: bytes) -> None:
    patch(written, at, new)
    refused(written, Damaged, "is damaged")


@pytest.mark.parametrize("kept", [50, 99, 100, 4_096, 5_000, -4_096, -1])
def test_truncated_file_is_refused(written: Path, kept: int) -> None:
    os.truncate(written, kept if kept > 0 else written.stat().st_size + kept)
    refused(written, Damaged, "is damaged")


def test_page_that_rots_while_open_is_told(written: Path) -> None:
    with Store.open(written) as store:
        store.log("t").append("many", "many", 50, [TABLE] * 20_000, 1)
    size = written.stat().st_size
    with Store.open(written) as store:
        log = store.log("t")
        patch(written, 40_960, b"\xff" * (size - 40_960))
        with pytest.raises(Damaged, match="is damaged"):
            log.read()
        with pytest.raises(Damaged, match="is damaged"):
            log.verify()


def test_folder_that_may_not_be_written(
    small_folder: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    path = small_folder / "t.db"
    Store.open(path).close()
    path.chmod(0o666)
    for beside in small_folder.glob("*.lock"):
        beside.unlink()
    small_folder.chmod(0o555)
    with as_nobody(), pytest.raises(NoAccess, match="not permitted"):
        Store.open(path)
    with as_nobody(), pytest.raises(NoAccess, match="not permitted"):
        Store.open(small_folder / "new.db")
    with as_nobody(), pytest.raises(NoAccess, match="not permitted"):
        Store.open(small_folder / "folder" / "new.db")
    assert list(small_folder.iterdir()) == [path]
    small_folder.chmod(0o755)


@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_file_that_may_not_be_written(
    small_folder: Path, as_nobody: Callable[[], AbstractContextManager[None]], mode: int
) -> None:
    path = small_folder / "t.db"
    Store.open(path).close()
    for beside in small_folder.glob("*.lock"):
        beside.unlink()
    small_folder.chmod(0o777)
    path.chmod(mode)
    before = path.stat().st_mtime_ns
    with as_nobody(), pytest.raises(NoAccess, match="not permitted"):
        Store.open(path)
    assert path.stat().st_mtime_ns == before


def test_name_that_no_file_can_have(tmp_path: Path) -> None:
    for name in ("x" * 300, "loop/t.db"):
        (tmp_path / "loop").unlink(missing_ok=True)
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
        with pytest.raises(NoAccess):
            Store.open(tmp_path / name)


def test_closing_twice_and_using_it_after(store: Store) -> None:
    log = store.create("t", "", 0)
    store.close()
    store.close()
    for ask in (
        store.tournaments,
        store.people,
        log.read,
        log.verify,
        lambda: log.append("a", "c", 0, [TABLE], 1),
        lambda: store.backup(store.path.with_name("b.db")),
    ):
        with pytest.raises(Closed, match="was closed"):
            ask()


def test_nothing_lies_beside_a_closed_file(written: Path) -> None:
    assert sorted(entry.name for entry in written.parent.iterdir()) == [
        written.name,
        written.name + ".lock",
    ]


def test_file_moved_while_open_takes_nothing_nobody_would_find(store: Store, path: Path) -> None:
    log = store.create("t", "", 0)
    log.append("a", "c", 0, [TABLE], 1)
    elsewhere = path.rename(path.with_name("elsewhere.db"))
    with pytest.raises(NotSaved, match="moved or removed"):
        log.append("b", "d", 1, [TABLE], 1)
    rescued = path.with_name("rescued.db")
    store.backup(rescued)
    with Store.open(rescued) as copy:
        assert copy.log("t").last_seq == 1
    elsewhere.rename(path)
    assert log.append("b", "d", 1, [TABLE], 1).last_seq == 2


def test_journal_removed_while_open_costs_nothing(store: Store, path: Path) -> None:
    log = store.create("t", "", 0)
    for seq in range(5):
        log.append(f"a{seq}", f"c{seq}", seq, [TABLE], 1)
    sqlite.wal_of(path).unlink()
    for seq in range(5, 10):
        log.append(f"a{seq}", f"c{seq}", seq, [TABLE], 1)
    as_after_a_power_cut = path.parent / "copy"
    as_after_a_power_cut.mkdir()
    for file in (path, sqlite.wal_of(path)):
        shutil.copy(file, as_after_a_power_cut)
    with Store.open(as_after_a_power_cut / path.name) as copy:
        assert copy.log("t").last_seq == 10
        assert copy.log("t").verify() is None


def test_backup_holds_everything_and_opens_like_the_file(written: Path) -> None:
    copy = written.with_name("backup ü.db")
    with Store.open(written) as store:
        log = store.log("t")
        log.append("last", "last", 50, [TABLE], 1)
        store.backup(copy)
        store.backup(copy)
        log.append("later", "later", 51, [TABLE], 1)
        digest = log.read()[50]
    with Store.open(copy) as store:
        assert store.log("t").last_seq == 51
        assert store.log("t").read()[50] == digest
        assert store.log("t").verify() is None
        assert len(store.people()) == 50


def test_backup_never_overwrites_a_file_in_use(written: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with Store.open(written) as store, Store.open(other):
        for to in (written, tmp_path / "." / written.name, other):
            with pytest.raises(NotSaved, match="in use"):
                store.backup(to)
        with pytest.raises(NotSaved, match="folder is not there"):
            store.backup(tmp_path / "nowhere" / "x.db")
        with pytest.raises(NotSaved, match="it is a folder"):
            store.backup(tmp_path)
        assert store.log("t").last_seq == 50
    assert not list(tmp_path.glob("*.new"))


def test_file_without_its_tables_is_damaged(written: Path) -> None:
    with closing(sqlite3.connect(written)) as connection, connection:
        connection.execute("ALTER TABLE tournaments RENAME TO others")
    with Store.open(written) as store, pytest.raises(Damaged, match="is damaged"):
        store.tournaments()


def test_backup_beside_the_journal_of_another_file_is_refused(written: Path) -> None:
    to = written.with_name("b.db")
    to.with_name("b.db-journal").write_bytes(b"hot")
    with Store.open(written) as store, pytest.raises(NotSaved, match="in use"):
        store.backup(to)
    assert not to.exists()
