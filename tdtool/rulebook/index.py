"""The full text of the library in SQLite: which entries hold a word, and how much it says."""

from __future__ import annotations

import json
import math
import sqlite3
import weakref
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.closer import Places, places
from tdtool.rulebook.passages import TOLD, WEIGHTS
from tdtool.rulebook.words import keys

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
_COUNTS = ("vocabulary", "held", "about")


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

    Made of the passages of each entry, or of what an index of the same entries was `kept` as;
    an entry is its place among them.
    """

    def __init__(self, texts: Sequence[Sequence[Passage]] | bytes, synonyms: Synonyms) -> None:
        self._synonyms = synonyms
        self._db = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        weakref.finalize(self, self._db.close)
        self._stems: dict[str, str] = {}
        self.vocabulary: Counter[str] = Counter()
        """How often each word stands in the library."""
        self._held: Counter[str] = Counter()
        self._about: Counter[str] = Counter()
        self._size = 0
        if isinstance(texts, bytes):
            self._db.deserialize(texts)
            found = dict(self._db.execute("SELECT name, value FROM kept"))
            self._stems, self._size = json.loads(found["stems"]), json.loads(found["size"])
            self.vocabulary, self._held, self._about = (
                Counter(json.loads(found[name])) for name in _COUNTS
            )
            self._weights = self._weighed()
            synonyms.prepare(self.stem)
        else:
            self._make(texts)
        self.scores = lru_cache(_REMEMBERED)(self._scores)

    def _make(self, texts: Sequence[Sequence[Passage]]) -> None:
        """Read all texts, and leave in the tables what `kept` is needed for."""
        self._db.execute("CREATE VIRTUAL TABLE stem USING fts5(word, tokenize='porter unicode61')")
        self._db.execute("CREATE VIRTUAL TABLE stemmed USING fts5vocab(stem, 'instance')")
        said = [[keys(passage.text) for passage in row] for row in texts]
        self.vocabulary.update(key for row in said for found in row for key in found)
        self._learn({*self.vocabulary, *self._synonyms.words()})
        self._synonyms.prepare(self.stem)
        read = [
            [self._read(passage, found) for passage, found in zip(row, found_in_row, strict=True)]
            for row, found_in_row in zip(texts, said, strict=True)
        ]
        terms = [[found for found, _ in row] for row in read]
        self._size = len(texts)
        self._count(texts, terms)
        self._weights = self._weighed()
        for table, columns in _TABLES.items():
            self._fill(table, columns, texts, terms)
        made = [
            places(found, [units for _, units in row], self.weight)
            for found, row in zip(terms, read, strict=True)
        ]
        self._keep(made)

    def _keep(self, made: Sequence[Places]) -> None:
        """Put down what the tables of texts do not hold."""
        counts = (self.vocabulary, self._held, self._about)
        values = {
            "stems": self._stems,
            "size": self._size,
            **dict(zip(_COUNTS, counts, strict=True)),
        }
        self._db.execute("CREATE TABLE kept(name TEXT PRIMARY KEY, value TEXT)")
        self._db.execute("CREATE TABLE place(entry INTEGER PRIMARY KEY, value TEXT)")
        self._db.execute("BEGIN")
        self._db.executemany(
            "INSERT INTO kept VALUES (?, ?)",
            ((name, json.dumps(value)) for name, value in values.items()),
        )
        self._db.executemany(
            "INSERT INTO place VALUES (?, ?)",
            (
                (number, json.dumps(found, separators=(",", ":")))
                for number, found in enumerate(made)
            ),
        )
        self._db.execute("COMMIT")

    def kept(self) -> bytes:
        """Write the index so that it need not be made again from the same entries."""
        return self._db.serialize()

    def places(self, number: int) -> Places:
        """Give where the terms of an entry stand."""
        rows = self._db.execute("SELECT value FROM place WHERE entry = ?", (number,))
        return Places(*json.loads(rows.fetchone()[0]))

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

    def _count(
        self, texts: Sequence[Sequence[Passage]], terms: Sequence[Sequence[Sequence[str]]]
    ) -> None:
        """Count the entries that hold each term, and those that are about it."""
        for row, found in zip(texts, terms, strict=True):
            told = zip(row, found, strict=True)
            self._held.update({term for one in found for term in one})
            self._about.update(
                {term for passage, one in told if passage.column in TOLD for term in one}
            )

    def _weighed(self) -> dict[str, float]:
        """Weigh terms by the entries that are about them, and a little by those that hold them."""
        weights = {}
        for term, many in self._held.items():
            counted = self._about[term] + HELD * (many - self._about[term])
            weights[term] = math.log(1 + (self._size - counted + 0.5) / (counted + 0.5)) ** EVEN
        return weights

    def _scores(self, term: str) -> dict[int, float]:
        """Give the entries that hold a term, by number, and how well each fits it."""
        found: dict[int, float] = {}
        if term not in self._weights:
            return found
        for table, columns in _TABLES.items():
            if table == "texts" and self._held[term] > self._size / 2 and self._about[term]:
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

    def _fill(
        self,
        table: str,
        columns: Sequence[str],
        texts: Sequence[Sequence[Passage]],
        terms: Sequence[Sequence[Sequence[str]]],
    ) -> None:
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
                (number, *_columns(columns, row, found))
                for number, (row, found) in enumerate(zip(texts, terms, strict=True))
            ),
        )
        self._db.execute("COMMIT")

    def _read(self, passage: Passage, said: Sequence[str]) -> tuple[list[str], list[Unit]]:
        """Give all terms of a passage; and its units, if it says what the entry is about."""
        stems = [self._stems[key] for key in said]
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
        self._db.executemany("INSERT INTO stem(rowid, word) VALUES (?, ?)", enumerate(plain))
        found = dict(self._db.execute("SELECT doc, term FROM stemmed WHERE offset = 0"))
        self._db.execute("ROLLBACK")
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
