"""Nobody changes what was written without the chain showing where."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tdtool.store.errors import Damaged
from tdtool.store.log import Store
from tdtool.tournament.facts import EntryRegistered, TableOpened

if TYPE_CHECKING:
    from pathlib import Path

COUNT = 9
"""Facts in the file, three to an act."""


@pytest.fixture
def written(path: Path) -> Path:
    with Store.open(path) as store:
        for tournament in ("t", "u"):
            log = store.create(tournament, "Main", 0)
            for number in range(COUNT // 3):
                facts = [EntryRegistered(n, f"p{n}", 1, late=False) for n in range(3)]
                log.append(f"a{number}", f"c{number}", number * 3, facts, 1_000 + number)
    return path


def tampered(path: Path, *statements: str) -> int | None:
    """Change the file behind the program's back; give the first number that is wrong."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            assert connection.execute(statement).rowcount
    with Store.open(path) as store:
        assert store.log("u").verify() is None
        return store.log("t").verify()


def test_digest_can_be_worked_out_by_anyone(store: Store) -> None:
    log = store.create("späte Runde", "", 0)
    log.append("a1", "c1", 0, [TableOpened(1, 9)], 1_700_000_000_000)
    done = log.append("a2", "c2", 1, [TableOpened(2, 8)], 1_700_000_000_001)
    zeros = "0" * 64
    first = hashlib.sha256(
        f'["{zeros}","späte Runde",1,"a1","table_opened",1,'
        '"{\\"seats\\":9,\\"table\\":1}",1700000000000]'.encode()
    ).hexdigest()
    second = hashlib.sha256(
        f'["{first}","späte Runde",2,"a2","table_opened",1,'
        '"{\\"seats\\":8,\\"table\\":2}",1700000000001]'.encode()
    ).hexdigest()
    assert done.digest == second
    assert log.verify() is None


def test_names_are_not_in_the_chain(store: Store) -> None:
    log = store.create("t", "", 0)
    done = log.append("a", "c", 0, [EntryRegistered(1, "p", 1, late=False)], 1, {"p": "Ann"})
    store.rename("p", "Bob")
    store.erase("p")
    assert log.verify() is None
    assert log.digest == done.digest


@pytest.mark.parametrize(
    "change",
    [
        "action = 'a0'",
        "kind = 'entry_unregistered'",
        "version = 2",
        "payload = replace(payload, 'p1', 'p2')",
        "payload = payload || ' '",
        "wall_ms = wall_ms + 1",
        "sha256 = (SELECT sha256 FROM facts WHERE tournament = 't' AND seq = 4)",
    ],
)
def test_changed_fact_is_found(written: Path, change: str) -> None:
    statement = f"UPDATE facts SET {change} WHERE tournament = 't' AND seq = 5"  # noqa: S608
    assert tampered(written, statement) == 5


def test_swapped_facts_are_found(written: Path) -> None:
    assert (
        tampered(
            written,
            "UPDATE facts SET seq = 99 WHERE tournament = 't' AND seq = 4",
            "UPDATE facts SET seq = 4 WHERE tournament = 't' AND seq = 5",
            "UPDATE facts SET seq = 5 WHERE tournament = 't' AND seq = 99",
        )
        == 4
    )


@pytest.mark.parametrize(
    ("gone", "first_wrong"), [("seq = 4", 4), ("seq > 6", 7), ("seq = 9", 9), ("seq > 0", 1)]
)
def test_missing_facts_are_found_and_not_read_over(
    written: Path, gone: str, first_wrong: int
) -> None:
    statement = f"DELETE FROM facts WHERE tournament = 't' AND {gone}"  # noqa: S608
    assert tampered(written, statement) == first_wrong
    with Store.open(written) as store, pytest.raises(Damaged, match=r"missing after no\. 0"):
        store.log("t").read()


def test_facts_of_another_tournament_are_found(written: Path) -> None:
    assert (
        tampered(
            written,
            "DELETE FROM facts WHERE tournament = 't' AND seq = 6",
            "INSERT INTO facts SELECT 't', seq, action, kind, version, wall_ms, payload, sha256 "
            "FROM facts WHERE tournament = 'u' AND seq = 6",
        )
        == 6
    )


def test_added_fact_is_found(written: Path) -> None:
    added = (
        "INSERT INTO facts SELECT tournament, 10, action, kind, version, wall_ms, payload, sha256 "
        "FROM facts WHERE tournament = 't' AND seq = 9"
    )
    assert tampered(written, added) == 10


def test_changed_head_is_found(written: Path) -> None:
    assert tampered(written, "UPDATE tournaments SET last_digest = 'x' WHERE id = 't'") == COUNT


def test_shortened_log_with_a_mended_head_no_longer_matches_paper(written: Path) -> None:
    with Store.open(written) as store:
        on_paper = store.log("t").short_digest
    cut = tampered(
        written,
        "DELETE FROM facts WHERE tournament = 't' AND seq > 6",
        "UPDATE tournaments SET last_seq = 6, last_digest = (SELECT sha256 FROM facts WHERE "
        "tournament = 't' AND seq = 6) WHERE id = 't'",
    )
    assert cut is None
    with Store.open(written) as store:
        assert store.log("t").short_digest != on_paper


def test_unreadable_payload_is_named_by_its_number(written: Path) -> None:
    assert tampered(written, "UPDATE facts SET payload = '{' WHERE tournament='t' AND seq=8") == 8
    with Store.open(written) as store:
        with pytest.raises(Damaged, match=r"fact no\. 8 cannot be read"):
            store.log("t").read()
        assert len(store.log("u").read()) == COUNT
