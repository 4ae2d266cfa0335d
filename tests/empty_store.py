"""A store with nothing in it, ready at once."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from tdtool.store.log import Store


def empty_store(path: Path) -> Store:
    """Open a new file; its tables are made once and copied after that."""
    path.write_bytes(_made())
    return Store.open(path)


@cache
def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        Store.open(path).close()
        return path.read_bytes()
