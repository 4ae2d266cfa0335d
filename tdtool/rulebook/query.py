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


class How(Enum):
    """How a word of the question came to fit a word of an entry."""

    WORD = auto()
    SYNONYM = auto()
    SPELLING = auto()
    BEGINNING = auto()
    AMOUNT = auto()


WORTH = {
    How.WORD: 1.0,
    How.SYNONYM: 0.7,
    How.SPELLING: 0.7,
    How.BEGINNING: 0.6,
    How.AMOUNT: 0.4,
}
"""How much a word counts that fits in this way."""


class Asked(NamedTuple):
    """A word or an expression of the question, and the terms it may mean.

    `worth` is how much it says at most, `fits` how much of it an entry has with each term,
    the most first. `plain` words, as "the", count a little where they stand in a phrase; they
    are no reason to show an entry.
    """

    typed: str
    readings: dict[str, How]
    worth: float
    fits: tuple[tuple[str, float], ...]
    plain: bool


class _Meant(NamedTuple):
    """The words that one word may be meant as, the likeliest first, and how that is known."""

    keys: list[str]
    how: How


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
        meant = self._meant(found)
        result = []
        for unit in self._index.units([one.keys[0] for one in meant]):
            readings = self._readings(unit, meant)
            weights = {term: self._index.weight(term) for term in readings}
            known = {term: how for term, how in readings.items() if weights[term]}
            if known:
                start, end = found[unit.start].start, found[unit.end - 1].end
                worth = max(weights[term] * WORTH[how] for term, how in known.items())
                fits = sorted(
                    ((term, worth * WORTH[how]) for term, how in known.items()),
                    key=lambda fit: -fit[1],
                )
                plain = len(unit.terms) == 1 and found[unit.start].key in self._plain
                result.append(Asked(text[start:end], known, worth, tuple(fits), plain))
        return result

    def _meant(self, found: list[Word]) -> list[_Meant]:
        """Tell of each word which words it was meant to be, and how that is known."""
        return [self._one(word.key, last=word is found[-1]) for word in found]

    def _one(self, key: str, *, last: bool) -> _Meant:
        if key.isdecimal() and self._index.stem(key) == key:
            # Figures of a well-known example may be quoted; today's stacks mean nothing.
            # Small numbers are forms of their words, as 4 of four.
            return _Meant([key], How.AMOUNT)
        if self._known(key):
            return _Meant([key], How.WORD)
        if last and len(key) >= SHORTEST_BEGINNING and (begun := self._spelling.endings(key)):
            return _Meant(begun, How.BEGINNING)
        return _Meant(self._spelling.nearest(key) or [key], How.SPELLING)

    def _known(self, key: str) -> bool:
        return any(map(self._index.weight, self._index.units([key])[0].terms))

    def _readings(self, unit: Unit, meant: list[_Meant]) -> dict[str, How]:
        """Give the terms of a word or an expression, and how it came to each."""
        here = meant[unit.start : unit.end]
        how = next((one.how for one in here if one.how is not How.WORD), How.WORD)
        if how is How.AMOUNT:
            return {unit.terms[0]: how}
        if how is How.WORD:
            return {unit.terms[0]: How.WORD} | dict.fromkeys(unit.terms[1:], How.SYNONYM)
        readings: dict[str, How] = dict.fromkeys(unit.terms, how)
        if len(here) == 1:
            for key in here[0].keys[1:]:
                readings |= dict.fromkeys(self._index.units([key])[0].terms, how)
        return readings

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
