"""A disk that refuses: a sentence, the old state, and the log goes on when it may again."""

from __future__ import annotations

import os
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tdtool.store.errors import NoAccess, NotErased, NotSaved
from tdtool.store.log import Store
from tdtool.tournament.facts import Fact, Noted, TableOpened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.store.tournament_log import TournamentLog

LONG = "x" * 4_000


def pragma(store: Store, statement: str) -> None:
    """Have SQLite itself refuse, as it would on a disk that is full or read-only."""
    with store._file.reading() as connection:  # noqa: SLF001
        connection.exec_driver_sql(f"PRAGMA {statement}")


def write(log: TournamentLog, fact: Fact, text: str = LONG) -> None:
    seq = log.last_seq
    log.append(f"a{seq}", f"c{seq}", seq, [fact], 1, {f"p{seq}": "Ann"}, {f"x{seq}": text})


def write_on(log: TournamentLog) -> None:
    for _ in range(2_000):
        write(log, Noted("x"))


def fill(log: TournamentLog, said: str) -> int:
    """Write until it is refused; check that all before stands and give its last number."""
    with pytest.raises(NotSaved, match=rf"^Not saved: {said}\. Everything stands as it was"):
        write_on(log)
    last = log.last_seq
    assert [recorded.seq for recorded in log.read()] == list(range(1, last + 1))
    assert log.verify() is None
    return last


def check_goes_on(store: Store, last: int) -> None:
    log = store.log("t")
    write(log, TableOpened(1, 9))
    write(log, TableOpened(2, 9))
    assert log.last_seq == last + 2
    assert len(store.people()) == len(store.texts("t")) == last + 2
    path = store.path
    store.close()
    with Store.open(path) as again:
        assert again.log("t").last_seq == last + 2
        assert again.log("t").verify() is None


def test_full_disk(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log, TableOpened(1, 9))
    pragma(store, "max_page_count = 40")
    last = fill(log, "the disk is full")
    with pytest.raises(NotSaved, match="disk is full"):
        store.rename("p0", "Ann " * 5_000)
    assert store.people()["p0"] == "Ann"
    pragma(store, "max_page_count = 100000")
    check_goes_on(store, last)


def test_full_disk_at_the_first_act_leaves_no_tournament(store: Store) -> None:
    pragma(store, "max_page_count = 12")
    log = store.create("t", "", 0)
    with pytest.raises(NotSaved, match="disk is full"):
        write(log, TableOpened(1, 9), LONG * 20)
    assert store.tournaments() == ()
    pragma(store, "max_page_count = 100000")
    write(log, TableOpened(1, 9))
    assert len(store.tournaments()) == 1


def test_file_that_turns_read_only(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log, TableOpened(1, 9))
    pragma(store, "query_only = ON")
    assert fill(log, "the file may only be read") == 1
    with pytest.raises(NotSaved, match="may only be read"):
        store.erase("p0")
    assert store.people() == {"p0": "Ann"}
    pragma(store, "query_only = OFF")
    check_goes_on(store, 1)


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let the system refuse to write beyond this many bytes of a file."""
    resource = pytest.importorskip("resource", reason="this system has no limits for a process")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_disk_that_fails_to_write(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log, TableOpened(1, 9))
    with largest_file(300_000):
        last = fill(log, "the disk reported an error")
    told = r"No backup was made in .*disk reported an error"
    with largest_file(30_000), pytest.raises(NotSaved, match=told):
        store.backup(store.path.with_name("b.db"))
    assert not list(store.path.parent.glob("b.db*"))
    check_goes_on(store, last)


def test_failed_scrub_is_told_and_can_be_repeated(path: Path) -> None:
    with Store.open(path) as store:
        log = store.create("t", "", 0)
        for _ in range(100):
            write(log, TableOpened(1, 9))
    with Store.open(path) as store:
        with largest_file(100_000), pytest.raises(NotErased, match=r"out of use.*Erase it again\."):
            store.erase("p5")
        assert "p5" not in store.people()
        store.erase("p5")
    with Store.open(path) as store:
        assert store.log("t").verify() is None
        assert len(store.people()) == 99


def test_file_that_cannot_be_made(path: Path) -> None:
    with largest_file(10_000), pytest.raises(NoAccess, match="cannot make"):
        Store.open(path)
    assert sorted(entry.name for entry in path.parent.iterdir()) == [path.name + ".lock"]
    Store.open(path).close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Make a disk of 800 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=800k", "tdtool-test", str(folder)]
    if os.name != "posix" or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small disk of its own needs a system that lets us mount one")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S607


def test_full_small_disk(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    with Store.open(small_disk / "t.db") as store:
        log = store.create("t", "", 0)
        write(log, TableOpened(1, 9))
        ballast.write_bytes(bytes(200_000))
        last = fill(log, "the disk is full")
        ballast.unlink()
        write(log, TableOpened(1, 9))
        assert log.last_seq == last + 1
    with Store.open(small_disk / "t.db") as store:
        assert store.log("t").last_seq == last + 1
        assert store.log("t").verify() is None


def test_disk_that_is_mounted_read_only(small_disk: Path) -> None:
    path = small_disk / "t.db"
    with Store.open(path) as store:
        write(store.create("t", "", 0), TableOpened(1, 9))
    before = path.read_bytes()
    remount = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(remount, check=True)
    for refused in (path, small_disk / "new.db", small_disk / "folder" / "new.db"):
        with pytest.raises(NoAccess, match="disk may only be read"):
            Store.open(refused)
    assert path.read_bytes() == before
