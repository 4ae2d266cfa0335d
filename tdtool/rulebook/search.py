"""The search: the entries that fit a question best, with the words that made them fit."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.closer import Closer
from tdtool.rulebook.index import TextIndex
from tdtool.rulebook.marks import Marked, Marker
from tdtool.rulebook.passages import SHOWN, passages
from tdtool.rulebook.query import WORTH, Asked, How, Question
from tdtool.rulebook.rule_numbers import EXACT, Found, RuleNumbers
from tdtool.rulebook.spelling import Spelling

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.load import Library

LOOKED_AT = 30
"""Entries that are compared closely."""
COVERED = 0.7
"""How strongly an entry loses that leaves a part of the question out, from 0 to 1."""
NUMBER = 1_000.0
"""What a rule number that was asked for is worth: more than all words together."""
FAR, NEAREST = 0.3, 5
"""Entries below this share of the best score are not shown, but for the nearest few."""
ELSEWHERE = {"CASH": 0.8}
"""What entries count that are not about tournaments, unless they fit much better."""
SAID = 1.1
"""What to say is shown as the reason before another sentence that fits as well."""


Fits = tuple[tuple[str, float], ...]
"""The terms a word may mean, each with how much it counts."""
_REMEMBERED = 64


class Because(NamedTuple):
    """Why an entry was found: a word as typed, the word of the entry that it fits, and how.

    `term` is what both have in common.
    """

    typed: str
    found: str
    how: How
    term: str


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
    """The entries that were found, best first, and `total`, how many are worth showing.

    `terms` are those of the question, for `Index.marked`. `also_by` are the words of the hits
    that mean the same as a word typed; `read_as` are typing errors, as (typed, read).
    """

    hits: tuple[Hit, ...] = ()
    total: int = 0
    also_by: tuple[str, ...] = ()
    read_as: tuple[tuple[str, str], ...] = ()
    terms: Mapping[str, How] = {}


class Index:
    """A library made ready to be searched; making it takes some tenths of a second.

    Of what an index of the same library was `kept` as it is there at once.
    """

    def __init__(self, library: Library, kept: bytes | None = None) -> None:
        self._entries = library.entries
        self._synonyms = synonyms = library.synonyms
        texts = [passages(entry) for entry in library.entries] if kept is None else kept
        self._text = TextIndex(texts, synonyms)
        spelling = Spelling(self._text.vocabulary)
        self._question = Question(self._text, spelling, synonyms)
        self._marker = Marker(self._text)
        self._numbers = RuleNumbers(library.entries)
        self._closers: dict[int, Closer] = {}
        self.summed = lru_cache(_REMEMBERED)(self._summed)
        self.fitting = lru_cache(_REMEMBERED)(self._fitting)

    def search(self, text: str, limit: int = 20) -> Hits:
        """Find the entries that fit a question best; none for a question without words.

        `text` is anything a person types, a rule number or a whole sentence; the last word may
        be unfinished. Never fails.
        """
        numbers, words = self._numbered(text)
        asked = self._question.asked(words)
        counted = _finished(asked)
        fits = tuple(
            tuple((term, WORTH[how]) for term, how in one.readings.items()) for one in counted
        )
        scores = {} if all(one.plain for one in counted) else self.summed(fits)
        best = sorted(scores, key=scores.__getitem__, reverse=True)[:LOOKED_AT]
        close = {number: self._close(number, scores[number], asked) for number in best}
        for number, found in numbers.items():
            close[number] = close.get(number, 0.0) + NUMBER * found.fit
        ranked = _shown(close)
        terms = {term: how for one in asked if not one.plain for term, how in one.readings.items()}
        hits = tuple(
            self._hit(number, close[number], asked, terms, numbers.get(number))
            for number in ranked[:limit]
        )
        return Hits(hits, len(ranked), _also_by(hits), _read_as(hits), terms)

    def kept(self) -> bytes:
        """Write the index so that it need not be made again."""
        return self._text.kept()

    def marked(self, text: str, hits: Hits) -> Marked:
        """Mark in any text of an entry the words that fit the question of these hits."""
        return self._marker.marked(text, hits.terms)

    def _numbered(self, text: str) -> tuple[dict[int, Found], str]:
        """Give the entries whose numbers were typed, and the question without the numbers."""
        number = self._numbers.entry(text)
        if number is not None:
            return {number: Found(EXACT, self._entries[number].id)}, ""
        best: dict[int, Found] = {}
        for quoted in self._numbers.quoted(text):
            named = self._numbers.found(quoted)
            for number, found in named.items():
                if number not in best or best[number].fit < found.fit:
                    best[number] = found
            if named:
                blank = " " * (quoted.end - quoted.start)
                text = text[: quoted.start] + blank + text[quoted.end :]
        return best, text

    def _summed(self, asked: tuple[Fits, ...]) -> Mapping[int, float]:
        """Add up for each entry what each word says of it; all but the last are remembered."""
        if not asked:
            return {}
        scores = dict(self.summed(asked[:-1]))
        for number, fit in self.fitting(asked[-1]).items():
            scores[number] = scores.get(number, 0.0) + fit
        return scores

    def _fitting(self, fits: Fits) -> Mapping[int, float]:
        """Give for each entry what the best reading of one word says of it."""
        if len(fits) == 1 and fits[0][1] == 1:
            return self._text.scores(fits[0][0])
        best: dict[int, float] = {}
        for term, worth in fits:
            for number, score in self._text.scores(term).items():
                fit = score * worth
                if fit > best.get(number, 0.0):
                    best[number] = fit
        return best

    def _closer(self, number: int) -> Closer:
        """Give an entry ready to be compared; most are never asked for."""
        made = self._closers.get(number)
        if made is None:
            made = Closer(self._entries[number], self._text.places(number))
            self._closers[number] = made
        return made

    def _close(self, number: int, score: float, asked: Sequence[Asked]) -> float:
        """Add to the words' score what the entry's phrases and sentences say to the whole."""
        fits, covered = self._closer(number).score(asked)
        elsewhere = ELSEWHERE.get(self._entries[number].category, 1.0)
        return (score + fits) * float(covered**COVERED) * elsewhere

    def _hit(
        self,
        number: int,
        score: float,
        asked: Sequence[Asked],
        terms: Mapping[str, How],
        found: Found | None,
    ) -> Hit:
        entry = self._entries[number]
        told = [one for one in asked if not one.plain]
        why = found.says if found and not told else ""
        return Hit(
            entry,
            score,
            tuple(self._because(number, told)),
            self._marker.marked(entry.title, terms),
            self._marker.marked(why or self._reason(number, told), terms),
            (found.written,) if found else (),
        )

    def _reason(self, number: int, asked: Sequence[Asked]) -> str:
        """Give the sentence of an entry that holds most of the question."""
        closer = self._closer(number)
        held = closer.held(asked)
        shown = [
            (held.get(place, 0.0) * (SAID if passage.column == "say" else 1.0), -place)
            for place, passage in enumerate(closer.passages)
            if passage.column in SHOWN
        ]
        return closer.passages[-max(shown)[1]].text

    def _because(self, number: int, asked: Sequence[Asked]) -> list[Because]:
        found = []
        for one in asked:
            term = next((term for term, _ in one.fits if self._closer(number).holds(term)), None)
            if term is not None:
                how = one.readings[term]
                written = one.typed if how is How.WORD else self._written(number, term) or one.typed
                found.append(Because(one.typed, written, how, term))
        return found

    def _written(self, number: int, term: str) -> str:
        """Give the first words of an entry that a term stands for, as written; "" if unknown."""
        text = self._closer(number).first(term)
        spans = self._marker.marked(text, {term: How.WORD}).spans
        return text[spans[0].start : spans[0].end] if spans else self._synonyms.names.get(term, "")


def _finished(asked: Sequence[Asked]) -> Sequence[Asked]:
    """Leave out a last word that is still being typed, where the others find entries.

    It may become many words, and all entries that hold one would have to be weighed at this key;
    it counts where the entries are compared closely.
    """
    last = asked[-1] if asked else None
    if last is None or How.BEGINNING not in last.readings.values():
        return asked
    others = asked[:-1]
    return asked if all(one.plain for one in others) else others


def _shown(scores: Mapping[int, float]) -> list[int]:
    """Give the entries that are worth showing, best first."""
    ranked = sorted(scores, key=lambda number: (-scores[number], number))
    least = FAR * scores[ranked[0]] if ranked else 0.0
    return [
        number for place, number in enumerate(ranked) if place < NEAREST or scores[number] >= least
    ]


def _also_by(hits: Sequence[Hit]) -> tuple[str, ...]:
    """Give each meaning once, in the words of the best hit that has it."""
    found: dict[str, str] = {}
    for hit in hits:
        for one in hit.because:
            if one.how in {How.SYNONYM, How.FIGURES}:
                found.setdefault(one.term, one.found.lower())
    return tuple(dict.fromkeys(found.values()))


def _read_as(hits: Sequence[Hit]) -> tuple[tuple[str, str], ...]:
    """Give each typing error once, with the word of the best hit that it was taken for."""
    found: dict[str, str] = {}
    for hit in hits:
        for one in hit.because:
            if one.how is How.SPELLING:
                found.setdefault(one.typed, one.found.lower())
    return tuple(found.items())
