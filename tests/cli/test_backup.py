"""`tdtool backup` copies every tournament, or says in one sentence why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.cli import main
from tdtool.store.log import Store
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path) -> Path:
    made = Evening(tmp_path)
    made.players(3)
    made.store.close()
    return made.path


def test_the_copy_holds_everything(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["--db", str(database), "backup", str(copy)]) == 0
    assert capsys.readouterr().out == f"{copy}: 1 tournament\n"
    with Store.open(database) as one, Store.open(copy) as other:
        head = other.tournaments()[0]
        assert other.tournaments() == one.tournaments()
        assert other.log(head.id).read() == one.log(head.id).read()
        assert other.people() == one.people()


def test_a_file_that_is_there_is_replaced_only_where_that_is_said(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine", encoding="utf-8")
    asked = ["backup", str(copy), "--db", str(database)]
    assert main(asked) == 1
    assert copy.read_text(encoding="utf-8") == "mine"
    assert capsys.readouterr().err == (
        f"tdtool backup: {copy} is there already; --replace puts it in its place.\n"
    )
    assert main([*asked, "--replace"]) == 0


def test_what_cannot_be_copied_is_said_and_nothing_is_made(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    nowhere = tmp_path / "none.sqlite3"
    assert main(["backup", str(copy), "--db", str(nowhere)]) == 1
    assert not nowhere.exists()
    assert main(["backup", str(tmp_path / "gone" / "x"), "--db", str(database)]) == 1
    with Store.open(database):
        assert main(["backup", str(copy), "--db", str(database)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0] == f"tdtool backup: There are no tournaments in {nowhere}: no such file."
    assert said[1].startswith("tdtool backup: No backup was made in ")
    assert said[2] == (
        f"tdtool backup: {database} is open in the window: Menu, Back up… copies it from there."
    )
    assert not copy.exists()
