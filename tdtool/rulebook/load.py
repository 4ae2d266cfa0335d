"""The library: the program's own entries, and those of the card room that win over them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Self

from tdtool.rulebook.check import Checker, Fields
from tdtool.rulebook.entry import CATEGORIES, Entry
from tdtool.rulebook.house import laid_over
from tdtool.rulebook.problem import Problem
from tdtool.rulebook.stamp import MOST_FILES
from tdtool.rulebook.synonyms import SynonymGroups, Synonyms
from tdtool.rulebook.toml_lines import TomlLines

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

LARGEST = 200_000
"""Bytes of one file; no entry is larger."""
SYNONYMS = "synonyms.toml"
"""The file of a folder that holds words that mean the same, and no entry."""
_WHERE = re.compile(r" \(at line (\d+), column \d+\)$")
_ORDER = {category: place for place, category in enumerate(CATEGORIES)}


@dataclass(frozen=True)
class Library:
    """All entries in the order they are shown, and what was wrong with their files.

    A file with a problem never stops the others: an entry that cannot be read is left out,
    a field of the card room that cannot be read leaves the program's own in force.
    """

    entries: tuple[Entry, ...]
    synonyms: Synonyms = field(default_factory=Synonyms)
    problems: tuple[Problem, ...] = ()

    @classmethod
    def load(cls, folder: Path, house_folder: Path | None = None) -> Self:
        """Read the entries of a folder, and lay those of the card room's folder over them.

        Neither folder need be there. Raises nothing for what the files hold; see `problems`.
        """
        problems: list[Problem] = []
        found: dict[str, Entry] = {}
        for file, fields in _files(folder, problems):
            _add(found, Entry(**fields, file=file), problems)
        if house_folder is not None:
            found = laid_over(found, _house_files(house_folder, found, problems), problems)
        kept = [_with_known_related(entry, found, problems) for entry in found.values()]
        synonyms = _synonyms([folder, *filter(None, [house_folder])], problems)
        return cls(tuple(sorted(kept, key=_place)), synonyms, tuple(problems))

    @cached_property
    def _by_id(self) -> Mapping[str, Entry]:
        return {entry.id: entry for entry in self.entries}

    def entry(self, id_: str) -> Entry | None:
        """Give the entry with this id, or None."""
        return self._by_id.get(id_)

    def related(self, entry: Entry) -> tuple[Entry, ...]:
        """Give the entries that an entry names as related."""
        return tuple(self._by_id[id_] for id_ in entry.related if id_ in self._by_id)

    def by_category(self) -> dict[str, tuple[Entry, ...]]:
        """Give the entries by category, in the order both are shown."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.category, []).append(entry)
        return {category: tuple(entries) for category, entries in found.items()}


def _files(folder: Path, problems: list[Problem]) -> Iterable[tuple[Path, Fields]]:
    """Read all whole entries of a folder, in the order of their paths."""
    for file, checker, fields in _read_all(folder, problems):
        missing = checker.missing(fields)
        problems += checker.problems
        if not missing:
            yield file, fields


def _house_files(
    folder: Path, own: Mapping[str, Entry], problems: list[Problem]
) -> Iterable[tuple[Path, Fields]]:
    """Read the card room's files: whole entries, and single fields of the program's own."""
    for file, checker, fields in _read_all(folder, problems):
        missing = fields.get("id") not in own and checker.missing(fields)
        problems += checker.problems
        if not missing:
            yield file, fields


def _read_all(folder: Path, problems: list[Problem]) -> Iterable[tuple[Path, Checker, Fields]]:
    files = sorted(folder.rglob("*.toml")) if folder.is_dir() else []
    if len(files) > MOST_FILES:
        problems.append(Problem(folder, 0, f"Only the first {MOST_FILES:,} files are read."))
    for file in files[:MOST_FILES]:
        if file.name.startswith(".") or file.name == SYNONYMS:
            continue
        text = _text(file, problems)
        table = None if text is None else _table(file, text, problems)
        if text is not None and table is not None:
            checker = Checker(file, TomlLines(text))
            yield file, checker, checker.fields(table)


def _text(file: Path, problems: list[Problem]) -> str | None:
    try:
        with file.open("rb") as opened:
            read = opened.read(LARGEST + 1)
        if len(read) > LARGEST:
            problems.append(Problem(file, 0, f"The file is larger than {LARGEST:,} bytes."))
            return None
        return read.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = read[: error.start].count(b"\n") + 1
        problems.append(Problem(file, line, "The file is not written in UTF-8; save it so."))
    except OSError as error:
        problems.append(Problem(file, 0, f"The file cannot be read: {error.strerror}."))
    return None


def _table(file: Path, text: str, problems: list[Problem]) -> dict[str, object] | None:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        said = str(error)
        where = _WHERE.search(said)
        line = int(where[1]) if where else text.count("\n") + 1
        said = said[: where.start()] if where else said.removesuffix(" (at end of document)")
        problems.append(Problem(file, line, f"The line cannot be read: {said}."))
    return None


def _synonyms(folders: Iterable[Path], problems: list[Problem]) -> Synonyms:
    """Read the words that mean the same, the card room's after the program's own."""
    groups = SynonymGroups()
    for folder in folders:
        file = folder / SYNONYMS
        text = _text(file, problems) if file.is_file() else None
        table = None if text is None else _table(file, text, problems)
        if text is not None and table is not None:
            problems += groups.add(file, table, TomlLines(text))
    return Synonyms(groups)


def _add(found: dict[str, Entry], entry: Entry, problems: list[Problem]) -> None:
    first = found.setdefault(entry.id, entry)
    if first is not entry:
        problems.append(
            Problem(entry.file, 0, f"{entry.id} is the id of {first.file} too; this one is left.")
        )


def _with_known_related(entry: Entry, found: Mapping[str, Entry], problems: list[Problem]) -> Entry:
    unknown = [id_ for id_ in entry.related if id_ not in found]
    if not unknown:
        return entry
    text = _text(entry.file, []) or ""
    line = TomlLines(text).of("related")
    problems += [
        Problem(entry.file, line, f'There is no entry "{id_}" to be related.') for id_ in unknown
    ]
    return replace(entry, related=tuple(id_ for id_ in entry.related if id_ in found))


def _place(entry: Entry) -> tuple[int, str, int, str]:
    number = entry.id.partition("-")[2]
    digits = int(number) if number.isdecimal() else 0
    return _ORDER.get(entry.category, len(_ORDER)), entry.category, digits, number
