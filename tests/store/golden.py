"""Files of tournaments as text, one for each format that was ever published.

`python -m tests.store.golden` writes the newest anew; that is done only while its format or
the facts in it have not been published. After that, facts get a new version and an upcaster.
"""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from tdtool.store import sqlite
from tdtool.store.log import Store
from tdtool.store.migrate import FORMATS
from tdtool.tournament.fact_kinds import FACTS
from tests.store.drawn_facts import sample

FOLDER = Path(__file__).parent / "golden"
TOURNAMENT = "golden"
PEOPLE = {"1": "Ann Example", "2": "Zoë 撲克"}
TEXTS = {"x1": "Seat 4 spilt\nhis drink."}


def load(form: int, path: Path) -> None:
    """Make the file of a format again."""
    script = (FOLDER / f"format_{form}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def _fill(path: Path) -> None:
    with Store.open(path) as store:
        log = store.create(TOURNAMENT, "Golden", 1_700_000_000_000)
        persons, texts = PEOPLE, TEXTS
        for seq, kind in enumerate(FACTS):
            facts = [sample(kind)]
            log.append(f"act {seq}", f"command {seq}", seq, facts, seq, persons, texts)
            persons, texts = {}, {}


def _write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "golden.db")
        _fill(path)
        with closing(sqlite3.connect(path)) as connection:
            dump = "\n".join(connection.iterdump())
    marks = (
        f"PRAGMA application_id = {sqlite.APPLICATION_ID};\n"
        f"PRAGMA user_version = {FORMATS.newest};\n"
    )
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"format_{FORMATS.newest}.sql").write_text(f"{marks}{dump}\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
