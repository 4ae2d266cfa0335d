"""An entry held against a question as a whole: its phrases, and each of its sentences."""

from __future__ import annotations

from collections import defaultdict
from heapq import nlargest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rulebook.index import TextIndex, Unit
    from tdtool.rulebook.passages import Passage
    from tdtool.rulebook.query import Asked

PHRASE, PHRASES = 2.5, 5
"""What the phrases that fit best are worth beside the single words, and how many count."""
SENTENCE = 2.0
"""What the sentence that holds most of the question is worth beside them."""


class Closer:
    """One entry, ready to be compared."""

    def __init__(self, number: int, passages: Sequence[Passage], index: TextIndex) -> None:
        self.passages = passages
        self._held: dict[str, list[int]] = {}
        self._told: dict[str, list[tuple[int, int, float]]] = {}
        for place, (terms, units) in enumerate(
            zip(index.terms[number], index.told[number], strict=True)
        ):
            for term in set(terms):
                self._held.setdefault(term, []).append(place)
            self._enter_phrase(place, units, index)

    def _enter_phrase(self, number: int, units: Sequence[Unit], index: TextIndex) -> None:
        """Enter each word of a phrase with its place, and the share of the phrase that it is."""
        own = [max(map(index.weight, unit.terms)) for unit in units]
        whole = sum(own)
        for place, unit in enumerate(units):
            spot = (number, place, own[place] / whole)
            for term in unit.terms:
                self._told.setdefault(term, []).append(spot)

    def first(self, term: str) -> str:
        """Give the first phrase or sentence that holds a term; "" where none does."""
        held = self._held.get(term)
        return self.passages[held[0]].text if held else ""

    def holds(self, term: str) -> bool:
        """Tell whether any phrase or sentence holds a term."""
        return term in self._held

    def score(self, asked: Sequence[Asked]) -> tuple[float, float]:
        """Tell how well the phrases and sentences fit, and what share of the question they hold."""
        whole = sum(one.worth for one in asked)
        if not whole:
            return 0.0, 0.0
        sentence = max(self.held(asked).values(), default=0.0)
        phrases = nlargest(PHRASES, self._alike(asked))
        covered = 0.0
        for one in asked:
            covered += next((fit for term, fit in one.fits if term in self._held), 0.0)
        return PHRASE * sum(phrases) + SENTENCE * sentence, covered / whole

    def held(self, asked: Sequence[Asked]) -> dict[int, float]:
        """Tell by number how much of the question each passage holds."""
        held: dict[int, float] = defaultdict(float)
        for one in asked:
            seen: set[int] = set()
            for term, fit in one.fits:
                found = self._held.get(term)
                if found is None:
                    continue
                for number in (set(found) - seen) if seen else found:
                    held[number] += fit
                seen.update(found)
        return held

    def _alike(self, asked: Sequence[Asked]) -> list[float]:
        """Tell how much of the question each phrase holds, less the more else it says."""
        fits: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        used: set[tuple[int, int, float]] = set()
        for one in asked:
            seen: set[int] = set()
            for term, fit in one.fits:
                for spot in self._told.get(term, ()):
                    number = spot[0]
                    if number not in seen:
                        seen.add(number)
                        fits[number] += fit
                        if spot not in used:
                            used.add(spot)
                            shares[number] += spot[2]
        return [fit * shares[number] for number, fit in fits.items()]
