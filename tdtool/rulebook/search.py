"""The search: the entries that fit a question best, with the words that made them fit."""

from __future__ import annotations

from heapq import nlargest
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.index import TextIndex, Unit
from tdtool.rulebook.marks import Marked, marked
from tdtool.rulebook.passages import SHOWN, TOLD, Passage, passages
from tdtool.rulebook.query import WORTH, Asked, How, Question
from tdtool.rulebook.rule_numbers import EXACT, Found, RuleNumbers
from tdtool.rulebook.spelling import Spelling

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.load import Library

LOOKED_AT = 40
"""Entries that are compared closely."""
NUMBER = 1_000.0
"""What a rule number that was asked for is worth: more than all words together."""
PHRASE = 1.0
"""What the phrase that fits best is worth beside the single words."""
SENTENCE = 0.5
"""What the sentence that holds most of the question is worth beside them."""


class Because(NamedTuple):
    """Why an entry was found: a word as typed, the word of the entry that it fits, and how."""

    typed: str
    found: str
    how: How


class Hit(NamedTuple):
    """An entry that was found, and why.

    `title` and `why`, the sentence of the entry that fits best, are marked where words fit.
    `numbers` are the rule numbers that were asked for, as the books write them.
    """

    entry: Entry
    score: float
    because: tuple[Because, ...]
    title: Marked
    why: Marked
    numbers: tuple[str, ...] = ()

    @property
    def matched(self) -> tuple[str, ...]:
        """The words of the question that fit, as typed; then the numbers."""
        return tuple(dict.fromkeys((*(one.typed for one in self.because), *self.numbers)))


class Hits(NamedTuple):
    """The entries that were found, best first, and `total`, how many there are in all.

    `terms` are those of the question, for `Index.marked`. `also_by` are the words of the hits
    that mean the same as a word typed; `read_as` are typing errors, as (typed, read).
    """

    hits: tuple[Hit, ...] = ()
    total: int = 0
    also_by: tuple[str, ...] = ()
    read_as: tuple[tuple[str, str], ...] = ()
    terms: Mapping[str, How] = {}


class _Entered(NamedTuple):
    """What is held of an entry to compare it: its phrases, and all terms of its sentences."""

    phrases: list[list[Unit]]
    passages: list[tuple[Passage, frozenset[str]]]


class Index:
    """A library made ready to be searched; making it takes some tenths of a second."""

    def __init__(self, library: Library) -> None:
        self._entries = library.entries
        self._synonyms = synonyms = library.synonyms
        texts = [passages(entry) for entry in library.entries]
        self._text = TextIndex(texts, synonyms)
        self._spelling = Spelling(self._text.vocabulary)
        self._question = Question(self._text, self._spelling)
        self._numbers = RuleNumbers(library.entries)
        self._entered: dict[int, _Entered] = {}
        self._texts = texts

    def search(self, text: str, limit: int = 20) -> Hits:
        """Find the entries that fit a question best; none for a question without words.

        `text` is anything a person types, a rule number or a whole sentence; the last word may
        be unfinished. Never fails.
        """
        numbers, words = self._numbered(text)
        asked = self._question.asked(words)
        scores = self._scored(asked)
        for number, found in numbers.items():
            scores[number] = scores.get(number, 0.0) + NUMBER * found.fit
        best = nlargest(LOOKED_AT, scores.items(), key=lambda one: (one[1], -one[0]))
        close = {number: score + self._closely(number, asked) for number, score in best}
        ranked = sorted(close, key=lambda number: (-close[number], number))[:limit]
        terms = {term: how for one in asked for term, how in one.readings.items()}
        hits = tuple(
            self._hit(number, close[number], asked, terms, numbers.get(number)) for number in ranked
        )
        return Hits(hits, len(scores), _also_by(hits), _read_as(hits), terms)

    def marked(self, text: str, hits: Hits) -> Marked:
        """Mark in any text of an entry the words that fit the question of these hits."""
        return marked(text, self._text, hits.terms)

    def _numbered(self, text: str) -> tuple[dict[int, Found], str]:
        """Give the entries whose numbers were typed, and the question without the numbers."""
        number = self._numbers.entry(text)
        if number is not None:
            return {number: Found(EXACT, self._entries[number].id)}, ""
        best: dict[int, Found] = {}
        for quoted in self._numbers.quoted(text):
            for number, found in self._numbers.found(quoted).items():
                if number not in best or best[number].fit < found.fit:
                    best[number] = found
            text = text[: quoted.start] + " " * (quoted.end - quoted.start) + text[quoted.end :]
        return best, text

    def _scored(self, asked: Sequence[Asked]) -> dict[int, float]:
        """Add up for each entry what each word of the question says of it."""
        scores: dict[int, float] = {}
        for one in asked:
            best: dict[int, float] = {}
            for term, how in one.readings.items():
                worth = WORTH[how]
                for number, score in self._text.scores(term).items():
                    if score * worth > best.get(number, 0.0):
                        best[number] = score * worth
            for number, score in best.items():
                scores[number] = scores.get(number, 0.0) + score
        return scores

    def _closely(self, number: int, asked: Sequence[Asked]) -> float:
        """Compare the question as a whole with the phrases and sentences of one entry."""
        weights = [self._weight(one) for one in asked]
        whole = sum(weights)
        if not whole:
            return 0.0
        entered = self._enter(number)
        phrase = max((self._alike(asked, weights, units) for units in entered.phrases), default=0)
        sentence = max((_held(asked, weights, terms) for _, terms in entered.passages), default=0)
        return PHRASE * phrase + SENTENCE * sentence

    def _weight(self, one: Asked) -> float:
        return max(self._text.weight(term) * WORTH[how] for term, how in one.readings.items())

    def _alike(
        self, asked: Sequence[Asked], weights: Sequence[float], units: Sequence[Unit]
    ) -> float:
        """Tell how much of the question a phrase holds, less the more else it says."""
        fits = 0.0
        used: set[int] = set()
        for one, weight in zip(asked, weights, strict=True):
            for place, unit in enumerate(units):
                hows = [one.readings[term] for term in unit.terms if term in one.readings]
                if hows:
                    fits += weight * max(WORTH[how] for how in hows)
                    used.add(place)
                    break
        if not fits:
            return 0.0
        own = [max(map(self._text.weight, unit.terms)) for unit in units]
        covered = sum(own[place] for place in used) / sum(own)
        return fits * covered

    def _enter(self, number: int) -> _Entered:
        if number not in self._entered:
            rows = self._texts[number]
            self._entered[number] = _Entered(
                [self._text.units(row.keys) for row in rows if row.column in TOLD],
                [
                    (row, frozenset(terms))
                    for row, terms in zip(rows, self._text.terms[number], strict=True)
                ],
            )
        return self._entered[number]

    def _hit(
        self,
        number: int,
        score: float,
        asked: Sequence[Asked],
        terms: Mapping[str, How],
        found: Found | None,
    ) -> Hit:
        entry = self._entries[number]
        weights = [self._weight(one) for one in asked]
        shown = [
            (_held(asked, weights, held) * (1 + 0.1 * (row.column == "say")), row.text)
            for row, held in self._enter(number).passages
            if row.column in SHOWN
        ]
        why = max(shown, key=lambda one: one[0])[1]
        return Hit(
            entry,
            score,
            tuple(self._because(number, asked)),
            marked(entry.title, self._text, terms),
            marked(why, self._text, terms),
            (found.written,) if found else (),
        )

    def _because(self, number: int, asked: Sequence[Asked]) -> list[Because]:
        found = []
        for one in asked:
            fits = [
                (WORTH[how] * self._text.scores(term).get(number, 0.0), term, how)
                for term, how in one.readings.items()
            ]
            score, term, how = max(fits, key=lambda fit: fit[0])
            if score:
                found.append(Because(one.typed, self._written(number, term), how))
        return found

    def _written(self, number: int, term: str) -> str:
        """Give the first words of an entry that a term stands for, as they are written."""
        for row, terms in self._enter(number).passages:
            if term in terms:
                spans = marked(row.text, self._text, {term: How.WORD}).spans
                if spans:
                    return row.text[spans[0].start : spans[0].end]
        return self._synonyms.names.get(term, term)


def _held(asked: Sequence[Asked], weights: Sequence[float], terms: frozenset[str]) -> float:
    """Tell how much of the question a sentence holds."""
    held = 0.0
    for one, weight in zip(asked, weights, strict=True):
        hows = [how for term, how in one.readings.items() if term in terms]
        if hows:
            held += weight * max(WORTH[how] for how in hows)
    return held


def _also_by(hits: Sequence[Hit]) -> tuple[str, ...]:
    found = (one.found.lower() for hit in hits for one in hit.because if one.how is How.SYNONYM)
    return tuple(dict.fromkeys(found))


def _read_as(hits: Sequence[Hit]) -> tuple[tuple[str, str], ...]:
    found = (
        (one.typed, one.found.lower())
        for hit in hits
        for one in hit.because
        if one.how is How.SPELLING
    )
    return tuple(dict.fromkeys(found))
