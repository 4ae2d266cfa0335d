"""What a typed question asks for: its words, each with all it may mean in the library."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.words import Word, words

if TYPE_CHECKING:
    from tdtool.rulebook.index import TextIndex, Unit
    from tdtool.rulebook.spelling import Spelling

LONGEST = 1_000
"""Signs of a question that are read; nobody types more."""
MOST_WORDS = 60
SHORTEST_BEGINNING = 2
SHORTEST_AMOUNT = 3
"""Digits of a number that is chips, and not a count of cards, players or hands."""


class How(Enum):
    """How a word of the question came to fit a word of an entry."""

    WORD = auto()
    SYNONYM = auto()
    SPELLING = auto()
    BEGINNING = auto()
    AMOUNT = auto()


WORTH = {
    How.WORD: 1.0,
    How.SYNONYM: 0.75,
    How.SPELLING: 0.7,
    How.BEGINNING: 0.6,
    How.AMOUNT: 0.4,
}
"""How much a word counts that fits in this way."""


class Asked(NamedTuple):
    """A word or an expression of the question, with its place, and the terms it may mean.

    `worth` is how much it says at most. `plain` words, as "the", count a little where they
    stand in a phrase; they are no reason to show an entry.
    """

    typed: str
    start: int
    end: int
    readings: dict[str, How]
    worth: float
    plain: bool


class Question:
    """Reads questions with the words of one library."""

    def __init__(self, index: TextIndex, spelling: Spelling, plain: frozenset[str]) -> None:
        self._index = index
        self._spelling = spelling
        self._plain = plain

    def asked(self, text: str) -> list[Asked]:
        """Read a question; words that are in no entry are left out. Never fails."""
        text = text[:LONGEST]
        found = self._parted(words(text)[:MOST_WORDS])
        result = []
        for unit in self._index.units([word.key for word in found]):
            readings = self._readings(unit, found)
            weights = {term: self._index.weight(term) for term in readings}
            known = {term: how for term, how in readings.items() if weights[term]}
            if known:
                start, end = found[unit.start].start, found[unit.end - 1].end
                worth = max(weights[term] * WORTH[how] for term, how in known.items())
                plain = len(unit.terms) == 1 and found[unit.start].key in self._plain
                result.append(Asked(text[start:end], start, end, known, worth, plain))
        return result

    def _readings(self, unit: Unit, found: list[Word]) -> dict[str, How]:
        key = found[unit.start].key
        readings = dict.fromkeys(unit.terms, How.SYNONYM)
        readings[unit.terms[0]] = How.WORD
        if unit.end - unit.start > 1:
            return readings
        if key.isdecimal() and len(key) >= SHORTEST_AMOUNT:
            # Figures of a well-known example may be quoted; those of today's hand mean nothing.
            return {unit.terms[0]: How.AMOUNT}
        if any(map(self._index.weight, readings)):
            return readings
        if unit.end == len(found) and len(key) >= SHORTEST_BEGINNING:
            self._add(readings, self._spelling.endings(key), How.BEGINNING)
        if not any(map(self._index.weight, readings)):
            self._add(readings, self._spelling.nearest(key), How.SPELLING)
        return readings

    def _add(self, readings: dict[str, How], found: list[str], how: How) -> None:
        """Read a word as others: their stems, and what those mean."""
        for word in found:
            for unit in self._index.units([word]):
                for term in unit.terms:
                    readings.setdefault(term, how)

    def _parted(self, found: list[Word]) -> list[Word]:
        """Part words typed as one, join one typed as two, where nothing else makes sense."""
        result: list[Word] = []
        for place, word in enumerate(found):
            if result and self._is_one(result[-1].key, word.key):
                result[-1] = Word(result[-1].key + word.key, result[-1].start, word.end)
            elif halves := self._halves(word.key, last=place == len(found) - 1):
                middle = min(word.start + len(halves[0]), word.end)
                result.append(Word(halves[0], word.start, middle))
                result.append(Word(halves[1], middle, word.end))
            else:
                result.append(word)
        return result

    def _is_one(self, first: str, second: str) -> bool:
        knows = self._spelling.knows
        return knows(first + second) and not (knows(first) and knows(second))

    def _halves(self, key: str, *, last: bool) -> tuple[str, str] | None:
        if self._spelling.knows(key) or self._index.weight(self._index.stem(key)):
            return None
        if last and self._spelling.endings(key):
            return None
        return self._spelling.apart(key)
