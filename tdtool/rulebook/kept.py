"""The library as it was made ready to be searched, kept in a file until its own files change."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tdtool.rulebook.entry import BookSays, Calculator, Entry, Former
from tdtool.rulebook.load import Library
from tdtool.rulebook.problem import Problem
from tdtool.rulebook.search import Index
from tdtool.rulebook.stamp import stamp_of
from tdtool.rulebook.synonyms import SynonymGroups, Synonyms

_LENGTH = hashlib.blake2b().digest_size
_NUMBER = 8
_CODE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Ready:
    """A library that was read, and its index."""

    library: Library
    index: Index


def ready(folder: Path, house_folder: Path | None = None, kept: Path | None = None) -> Ready:
    """Read the entries of a folder, those of the card room's laid over them, and index them.

    What came of it last is taken from the file `kept` unless a file of either folder has
    changed since, and is put there. That file may be lost or spoiled, or not be writable: all
    is read anew then. Raises nothing for what the files hold; see `Library.problems`.
    """
    if kept is None:
        return _made(folder, house_folder)
    key = _key(folder, house_folder)
    found = _found(kept, key)
    if found is None:
        found = _made(folder, house_folder)
        _keep(kept, key, found)
    return found


def _made(folder: Path, house_folder: Path | None) -> Ready:
    library = Library.load(folder, house_folder)
    return Ready(library, Index(library))


def _key(folder: Path, house_folder: Path | None) -> bytes:
    """Give what all that the library and its index are made from comes to."""
    made_from = (
        sys.version,
        stamp_of(_CODE, "*.py"),
        *((str(one), stamp_of(one)) for one in (folder, house_folder) if one is not None),
    )
    return hashlib.blake2b(repr(made_from).encode()).digest()


def _found(kept: Path, key: bytes) -> Ready | None:
    """Read the file; None where there is none for this key, or it is spoiled."""
    try:
        with kept.open("rb") as file:
            digest, head = file.read(_LENGTH), file.read(_LENGTH + _NUMBER)
            # Never more than the file holds, whatever a spoiled one says.
            size = min(int.from_bytes(head[_LENGTH:]), kept.stat().st_size)
            library, index = file.read(size), file.read()
    except OSError:
        return None
    whole = hashlib.blake2b(head)
    whole.update(library)
    whole.update(index)
    if head[:_LENGTH] != key or whole.digest() != digest:
        return None
    found = _library(json.loads(library))
    del library
    return Ready(found, Index(found, index))


def _keep(kept: Path, key: bytes, made: Ready) -> None:
    """Write the file, whole or not at all."""
    library = json.dumps(_plain(made.library), ensure_ascii=False).encode("utf-8", "replace")
    body = key + len(library).to_bytes(_NUMBER) + library + made.index.kept()
    beside = kept.with_name(f"{kept.name}.{os.getpid()}")
    try:
        beside.write_bytes(hashlib.blake2b(body).digest() + body)
        beside.replace(kept)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _plain(library: Library) -> dict[str, object]:
    groups = library.synonyms.groups
    return {
        "entries": [
            {one.name: getattr(entry, one.name) for one in fields(entry)}
            | {"file": str(entry.file)}
            for entry in library.entries
        ],
        "groups": [groups.same, groups.forms, groups.ignored],
        "problems": [(str(one.file), one.line, one.text) for one in library.problems],
    }


def _library(plain: dict[str, Any]) -> Library:
    groups = SynonymGroups()
    groups.same, groups.forms, groups.ignored = plain["groups"]
    return Library(
        tuple(_entry(**found) for found in plain["entries"]),
        Synonyms(groups),
        tuple(Problem(Path(file), line, text) for file, line, text in plain["problems"]),
    )


def _entry(**found: Any) -> Entry:  # noqa: ANN401 - the fields of an entry, as JSON has them
    for name in ("related", "also", "overridden"):
        found[name] = tuple(found[name])
    found["file"] = Path(found["file"])
    found["former"] = tuple(Former(*one) for one in found["former"])
    found["books"] = tuple(
        BookSays(book, tuple(rules), says, differs) for book, rules, says, differs in found["books"]
    )
    if found["calculator"] is not None:
        found["calculator"] = Calculator(found["calculator"])
    return Entry(**found)
