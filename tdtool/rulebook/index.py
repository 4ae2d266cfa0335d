"""The full text of the library in SQLite: which entries hold a word, and how much it says."""

from __future__ import annotations

import math
import sqlite3
import weakref
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.passages import TOLD, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.rulebook.passages import Passage
    from tdtool.rulebook.synonyms import Meant, Synonyms

_TABLES = {"texts": tuple(WEIGHTS), "told": tuple(name for name in WEIGHTS if name in TOLD)}
"""All texts of an entry; and those that say what it is about, where common words are rarer."""
HELD = 0.05
"""What an entry counts that holds a word but is not about it."""
EVEN = 0.6
"""How much rare words count beside common ones: 1 in full, 0 the same; rare ones are chance."""
_REMEMBERED = 4_096


class Unit(NamedTuple):
    """A word or a fixed expression, from the word `start` up to `end`, and all its terms.

    Terms are what is compared: first the stem of the word or the stems of the expression, then
    the meanings it shares with others.
    """

    terms: tuple[str, ...]
    start: int
    end: int


class TextIndex:
    """The words of all entries, by their stems and by the meanings they share with others.

    Made of the passages of each entry; an entry is its place among them.
    """

    def __init__(self, texts: Sequence[Sequence[Passage]], synonyms: Synonyms) -> None:
        self._synonyms = synonyms
        self._db = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        weakref.finalize(self, self._db.close)
        self._stems: dict[str, str] = {}
        self.vocabulary = Counter(key for row in texts for passage in row for key in passage.keys)
        """How often each word stands in the library."""
        self._db.execute("CREATE VIRTUAL TABLE stem USING fts5(word, tokenize='porter unicode61')")
        self._db.execute("CREATE VIRTUAL TABLE stemmed USING fts5vocab(stem, 'instance')")
        self._learn({*self.vocabulary, *synonyms.words()})
        synonyms.prepare(self.stem)
        read = [[self._read(passage) for passage in row] for row in texts]
        self.terms = [[terms for terms, _ in row] for row in read]
        """The terms of each passage of each entry, by number."""
        self.told = [[units for _, units in row] for row in read]
        """The units of each passage that says what its entry is about; of others none."""
        self._held, self._about = self._counted(texts)
        self._weights = self._weighed(len(texts))
        self._half = len(texts) / 2
        for table, columns in _TABLES.items():
            self._fill(table, columns, texts)
        self.scores = lru_cache(_REMEMBERED)(self._scores)

    def stem(self, key: str) -> str:
        """Give the stem of a word: "bet" of betting, "throw" of threw."""
        if key not in self._stems:
            self._learn([key])
        return self._stems[key]

    def units(self, keys: Sequence[str]) -> list[Unit]:
        """Take words apart into words and fixed expressions; the longest expression holds."""
        stems = [self.stem(key) for key in keys]
        return _units(stems, self._synonyms.meant(stems))

    def weight(self, term: str) -> float:
        """Tell how much a term says: the fewer entries are about it, the more; 0 if none has it."""
        return self._weights.get(term, 0.0)

    def _counted(self, texts: Sequence[Sequence[Passage]]) -> tuple[Counter[str], Counter[str]]:
        """Count the entries that hold each term, and those that are about it."""
        held: Counter[str] = Counter()
        about: Counter[str] = Counter()
        for row, found in zip(texts, self.terms, strict=True):
            told = zip(row, found, strict=True)
            held.update({term for terms in found for term in terms})
            about.update(
                {term for passage, terms in told if passage.column in TOLD for term in terms}
            )
        return held, about

    def _weighed(self, size: int) -> dict[str, float]:
        """Weigh terms by the entries that are about them, and a little by those that hold them."""
        weights = {}
        for term, many in self._held.items():
            counted = self._about[term] + HELD * (many - self._about[term])
            weights[term] = math.log(1 + (size - counted + 0.5) / (counted + 0.5)) ** EVEN
        return weights

    def _scores(self, term: str) -> dict[int, float]:
        """Give the entries that hold a term, by number, and how well each fits it."""
        found: dict[int, float] = {}
        if term not in self._weights:
            return found
        for table, columns in _TABLES.items():
            if table == "texts" and self._held[term] > self._half and self._about[term]:
                continue  # bm25 gives a word that most entries hold no weight
            weights = ", ".join(str(WEIGHTS[column]) for column in columns)
            rows = self._db.execute(
                f"SELECT rowid, -bm25({table}, {weights}) / {len(_TABLES)} FROM {table}"  # noqa: S608
                f" WHERE {table} MATCH ?",
                (f'"{term}"',),
            )
            if not found:
                found = dict(rows)
                continue
            for number, score in rows:
                found[number] = found.get(number, 0.0) + score
        return found

    def _fill(self, table: str, columns: Sequence[str], texts: Sequence[Sequence[Passage]]) -> None:
        named = ", ".join(columns)
        marks = ", ".join("?" for _ in columns)
        self._db.execute(
            f"CREATE VIRTUAL TABLE {table} USING fts5({named}, content='',"
            " tokenize=\"ascii tokenchars '=_'\")"
        )
        self._db.execute("BEGIN")
        self._db.executemany(
            f"INSERT INTO {table}(rowid, {named}) VALUES (?, {marks})",  # noqa: S608
            (
                (number, *_columns(columns, row, terms))
                for number, (row, terms) in enumerate(zip(texts, self.terms, strict=True))
            ),
        )
        self._db.execute("COMMIT")

    def _read(self, passage: Passage) -> tuple[list[str], list[Unit]]:
        """Give all terms of a passage; and its units, if it says what the entry is about."""
        stems = [self._stems[key] for key in passage.keys]
        meant = self._synonyms.meant(stems)
        terms = list(stems)
        for one in meant:
            terms.append(one.meaning)
            if one.end - one.start > 1:
                terms.append(one.said)
        return terms, _units(stems, meant) if passage.column in TOLD else []

    def _learn(self, unknown: Iterable[str]) -> None:
        """Have SQLite stem words: one row a word, read back as the term it became."""
        new = [key for key in unknown if key not in self._stems]
        plain = [self._synonyms.plain(key) for key in new]
        self._db.execute("BEGIN")
        self._db.execute("DELETE FROM stem")
        self._db.executemany("INSERT INTO stem(rowid, word) VALUES (?, ?)", enumerate(plain))
        found = dict(self._db.execute("SELECT doc, term FROM stemmed WHERE offset = 0"))
        self._db.execute("COMMIT")
        for number, key in enumerate(new):
            self._stems[key] = found.get(number, plain[number])


def _units(stems: list[str], meant: list[Meant]) -> list[Unit]:
    heads = _heads(meant)
    units = []
    place = 0
    while place < len(stems):
        here = heads.get(place)
        if here is None:
            units.append(Unit((stems[place],), place, place + 1))
            place += 1
            continue
        units.append(Unit((here[0].said, *(one.meaning for one in here)), place, here[0].end))
        place = here[0].end
    return units


def _heads(meant: list[Meant]) -> dict[int, list[Meant]]:
    """Choose among expressions that overlap: the longest, then the first; by their places."""
    heads: dict[int, list[Meant]] = {}
    if not meant:
        return heads
    meant.sort(key=lambda one: (one.start - one.end, one.start))
    taken: set[int] = set()
    for one in meant:
        same = heads.get(one.start)
        if same is not None and same[0].end == one.end:
            same.append(one)
        elif taken.isdisjoint(range(one.start, one.end)):
            heads[one.start] = [one]
            taken.update(range(one.start, one.end))
    return heads


def _columns(
    columns: Sequence[str], row: Sequence[Passage], terms: Sequence[Sequence[str]]
) -> list[str]:
    held: dict[str, list[str]] = {column: [] for column in columns}
    for passage, found in zip(row, terms, strict=True):
        if passage.column in held:
            held[passage.column] += found
    return [" ".join(found) for found in held.values()]
