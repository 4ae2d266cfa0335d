"""The words of card rooms that mean the same, and the words that say nothing by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from tdtool.rulebook.problem import Problem
from tdtool.rulebook.words import keys

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from tdtool.rulebook.toml_lines import TomlLines

MARK = "="
"""Begins a meaning, so that none is ever taken for a word."""
BOND = "_"
"""Binds the words of an expression to one term."""


class Meant(NamedTuple):
    """Words of a text, from `start` up to `end`, that have a meaning others share.

    `said` is the expression itself as a term: "=4" is meant, "all_in" is said.
    """

    meaning: str
    said: str
    start: int
    end: int


class SynonymGroups:
    """Groups of words as the files hold them.

    `same`: words that mean the same, the first of each group names it. `forms`: forms of one
    word, the first is the word itself. `ignored`: words that say nothing by themselves.
    """

    def __init__(self) -> None:
        self.same: list[list[str]] = []
        self.forms: list[list[str]] = []
        self.ignored: list[list[str]] = []

    def add(self, file: Path, table: Mapping[str, object], lines: TomlLines) -> list[Problem]:
        """Add the groups of a file, and tell what is wrong in it; what is wrong is left out."""
        problems = []
        known = {"same": self.same, "forms": self.forms, "ignored": self.ignored}
        for name, groups in table.items():
            if name not in known:
                text = f"There are no groups of that name; there are {', '.join(known)}."
            elif not _is_groups(groups):
                text = f'{name} must hold lists of words, as [["muck", "throw away"]].'
            else:
                known[name] += cast("list[list[str]]", groups)
                continue
            problems.append(Problem(file, lines.of(name), text))
        return problems


class Synonyms:
    """The words that mean the same, ready to be found in texts."""

    def __init__(self, groups: SynonymGroups | None = None) -> None:
        groups = groups or SynonymGroups()
        self.groups = groups
        self._groups = [tuple(tuple(keys(said)) for said in group) for group in groups.same]
        self.names = {f"{MARK}{number}": group[0] for number, group in enumerate(groups.same)}
        self._named = {name: meaning for meaning, name in self.names.items()}
        self._form = {
            key: keys(group[0])[0] for group in groups.forms for said in group for key in keys(said)
        }
        self.ignored = frozenset(
            key for group in groups.ignored for said in group for key in keys(said)
        )
        self._by_beginning: dict[tuple[str, ...], list[tuple[list[str], str, str]]] = {}

    def meaning(self, name: str) -> str:
        """Give the meaning of the group of this name; "" where there is none."""
        return self._named.get(name, "")

    def words(self) -> set[str]:
        """Give all words of all groups."""
        return {key for group in self._groups for phrase in group for key in phrase}

    def plain(self, key: str) -> str:
        """Give the word that this is a form of: "throw" for threw; itself for any other."""
        return self._form.get(key, key)

    def prepare(self, stem: Callable[[str], str]) -> None:
        """Learn how words are stemmed; what follows compares stems."""
        self._by_beginning = {}
        for number, group in enumerate(self._groups):
            for phrase in group:
                stems = [stem(key) for key in phrase]
                if stems:
                    expression = (stems, f"{MARK}{number}", BOND.join(stems))
                    self._by_beginning.setdefault(tuple(stems[:2]), []).append(expression)
        for known in self._by_beginning.values():
            known.sort(key=lambda one: -len(one[0]))

    def meant(self, stems: list[str]) -> list[Meant]:
        """Find all words with a shared meaning, those that overlap too; longest first at a place.

        One meaning is told once at a place.
        """
        found = []
        for start, stem in enumerate(stems):
            told: set[str] = set()
            for beginning in ((stem, *stems[start + 1 : start + 2]), (stem,)):
                for phrase, meaning, said in self._by_beginning.get(beginning, ()):
                    end = start + len(phrase)
                    if meaning not in told and stems[start:end] == phrase:
                        told.add(meaning)
                        found.append(Meant(meaning, said, start, end))
        return found


def _is_groups(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(group, list) and group and all(isinstance(word, str) and word for word in group)
        for group in value
    )
