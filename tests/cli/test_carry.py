"""`tdtool export` and `tdtool import`: one tournament from one database to another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tdtool.cli import main
from tdtool.desk import Desk
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.tournament.facts import Noted
from tests.tdt.nights import Night
from tests.tournament.evening import Clock, Evening

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    made = Evening(tmp_path)
    made.players(3)
    made.store.close()
    return made.path


def run(capsys: Capture, *argv: object) -> tuple[int, str, str]:
    status = main([str(one) for one in argv])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_there_and_back(database: Path, tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / "open.tdtool", tmp_path / "other.db"
    status, out, _ = run(capsys, "--db", database, "export", file)
    assert status == 0
    assert out.startswith(f"{file}: Harbour Open, ")
    assert run(capsys, "--db", other, "import", file)[1].startswith("Harbour Open is in.\n3 entri")
    again = run(capsys, "--db", other, "import", file)
    assert again[:2] == (0, again[1])
    assert "was here already, exactly so; nothing was changed." in again[1]
    with Store.open(database) as one, Store.open(other) as two:
        assert one.tournaments() == two.tournaments()
    assert "as a tournament of its own" in run(capsys, "import", file, "--db", other, "--copy")[1]
    with Store.open(other) as two:
        assert len(two.tournaments()) == 2


def test_what_went_on_is_brought_or_refused(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    early, late, other = tmp_path / "a.tdtool", tmp_path / "b.tdtool", tmp_path / "other.db"
    run(capsys, "--db", database, "export", early)
    run(capsys, "--db", other, "import", early)
    _note(database, "here")
    run(capsys, "--db", database, "export", late)
    assert "1 new fact came in" in run(capsys, "--db", other, "import", late)[1]
    assert "went on since; nothing was changed" in run(capsys, "--db", other, "import", early)[1]
    _note(database, "one way")
    _note(other, "another way")
    run(capsys, "--db", database, "export", late, "--replace")
    status, _, err = run(capsys, "--db", other, "import", late)
    assert (status, "--copy takes it in" in err) == (1, True)
    assert run(capsys, "--db", other, "import", late, "--copy")[0] == 0


def _note(database: Path, text: str) -> None:
    with Store.open(database) as store:
        log = store.log(store.tournaments()[0].id)
        Desk(log, store.people(), Clock(), Random(text).randbytes).do(c.WriteNote(text))


def test_a_tdt_asks_who_pays_the_antes(tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / "night.tdt", tmp_path / "other.db"
    file.write_text(Night().text, encoding="utf-8")
    status, _, err = run(capsys, "--db", other, "import", file)
    assert (status, "Who pays the antes?" in err) == (1, True)
    status, out, _ = run(capsys, "--db", other, "import", file, "--ante", "each")
    assert status == 0
    assert out.splitlines()[:3] == [
        "Friday at the Club is in.",
        "6 entries, 5 out, " + out.split("out, ")[1].split(" facts")[0] + " facts.",
        "- 1 player who never bought in.",
    ]


def test_what_cannot_be_done_is_said(database: Path, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "open.tdtool"
    nowhere = tmp_path / "none.db"
    assert "no such file" in run(capsys, "--db", nowhere, "export", file)[2]
    assert "called so" in run(capsys, "--db", database, "export", file, "--tournament", "x")[2]
    file.write_text("mine", encoding="utf-8")
    assert "there already" in run(capsys, "--db", database, "export", file)[2]
    assert "not a tournament" in run(capsys, "--db", database, "import", file)[2]
    assert "cannot read" in run(capsys, "--db", database, "import", tmp_path / "gone.tdtool")[2]
    with Store.open(database) as store:
        assert "open in the window" in run(capsys, "--db", database, "import", file)[2]
        assert (
            "open in the window"
            in run(capsys, "--db", database, "export", tmp_path / "new.tdtool")[2]
        )
        store.create("t", "Other", 0).append("a", "c", 0, [Noted("x")], 0)
    status, _, err = run(capsys, "--db", database, "export", tmp_path / "new.tdtool")
    assert (status, err.startswith("tdtool export: Which one?")) == (1, True)
    assert run(
        capsys, "--db", database, "export", tmp_path / "new.tdtool", "--tournament", "harbour"
    )[0] == 0  # fmt: skip
