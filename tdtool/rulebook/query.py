"""What a typed question asks for: its words, each with all it may mean in the library."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.figures import ACTS, PUT_IN, PUTS, Piece, told
from tdtool.rulebook.words import Word, words

if TYPE_CHECKING:
    from tdtool.rulebook.index import TextIndex, Unit
    from tdtool.rulebook.spelling import Spelling
    from tdtool.rulebook.synonyms import Synonyms

LONGEST = 1_000
"""Signs of a question that are read; nobody types more."""
MOST_WORDS = 60
SHORTEST_BEGINNING = 2


class How(Enum):
    """How a word of the question came to fit a word of an entry."""

    WORD = auto()
    """The same word, in any of its forms."""
    SYNONYM = auto()
    """Another word that means the same."""
    SPELLING = auto()
    """The word that was probably meant."""
    BEGINNING = auto()
    """A word that begins with what was typed so far."""
    AMOUNT = auto()
    """The same figure in an example."""
    FIGURES = auto()
    """What the act is by its figures, as a call of less than the bet."""


WORTH = {
    How.WORD: 1.0,
    How.SYNONYM: 0.7,
    How.SPELLING: 0.7,
    How.BEGINNING: 0.6,
    How.AMOUNT: 0.4,
    How.FIGURES: 1.0,
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

    def __init__(self, index: TextIndex, spelling: Spelling, synonyms: Synonyms) -> None:
        self._index = index
        self._spelling = spelling
        self._synonyms = synonyms
        self._plain = synonyms.ignored

    def asked(self, text: str) -> list[Asked]:
        """Read a question; words that are in no entry are left out. Never fails."""
        text = text[:LONGEST]
        found = self._parted(words(text)[:MOST_WORDS])
        meant = self._meant(found)
        units = self._index.units([one.keys[0] for one in meant])
        result = []
        for unit in units:
            typed = text[found[unit.start].start : found[unit.end - 1].end]
            plain = len(unit.terms) == 1 and found[unit.start].key in self._plain
            result += self._weighed(typed, self._readings(unit, meant), plain=plain)
        pieces = [self._piece(unit, found) for unit in units]
        for name, act in told(pieces):
            first, last = units[act.first], units[act.last]
            typed = text[found[first.start].start : found[last.end - 1].end]
            meaning = self._synonyms.meaning(name)
            result += self._weighed(typed, {meaning: How.FIGURES}, plain=False)
        return result

    def _weighed(self, typed: str, readings: dict[str, How], *, plain: bool) -> list[Asked]:
        """Give a word with what its readings are worth; nothing where no entry has one."""
        weights = {term: self._index.weight(term) for term in readings}
        known = {term: how for term, how in readings.items() if weights[term]}
        if not known:
            return []
        worth = max(weights[term] * WORTH[how] for term, how in known.items())
        fits = [(term, worth * WORTH[how]) for term, how in known.items()]
        fits.sort(key=lambda fit: -fit[1])
        return [Asked(typed, known, worth, tuple(fits), plain)]

    def _piece(self, unit: Unit, found: list[Word]) -> Piece:
        """Give a word or expression as a piece of a hand told in figures."""
        key = found[unit.start].key
        if unit.end - unit.start == 1 and key.isdecimal():
            return Piece(key, figure=int(key))
        named = (self._synonyms.names.get(term, "") for term in unit.terms)
        act = PUT_IN if unit.terms[0] in PUTS else ""
        return Piece(unit.terms[0], next((name for name in named if name in ACTS), act))

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
