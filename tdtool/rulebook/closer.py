"""An entry held against a question as a whole: its phrases, and each of its sentences."""

from __future__ import annotations

from collections import defaultdict
from heapq import nlargest
from typing import TYPE_CHECKING

from tdtool.rulebook.passages import TOLD
from tdtool.rulebook.query import WORTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rulebook.index import TextIndex
    from tdtool.rulebook.passages import Passage
    from tdtool.rulebook.query import Asked

PHRASE, PHRASES = 1.5, 4
"""What the phrases that fit best are worth beside the single words, and how many count."""
SENTENCE = 2.0
"""What the sentence that holds most of the question is worth beside them."""


class Closer:
    """One entry, ready to be compared."""

    def __init__(
        self, passages: Sequence[Passage], terms: Sequence[Sequence[str]], index: TextIndex
    ) -> None:
        self.passages = passages
        self._held: dict[str, tuple[int, ...]] = {}
        self._told: dict[str, tuple[tuple[int, int], ...]] = {}
        self._own: dict[int, list[float]] = {}
        for number, (passage, found) in enumerate(zip(passages, terms, strict=True)):
            for term in set(found):
                self._held[term] = (*self._held.get(term, ()), number)
            if passage.column in TOLD:
                self._enter_phrase(number, passage, index)

    def _enter_phrase(self, number: int, passage: Passage, index: TextIndex) -> None:
        units = index.units(passage.keys)
        self._own[number] = [max(map(index.weight, unit.terms)) for unit in units]
        for place, unit in enumerate(units):
            for term in unit.terms:
                self._told[term] = (*self._told.get(term, ()), (number, place))

    def holds(self, term: str) -> bool:
        """Tell whether any sentence of the entry holds a term."""
        return term in self._held

    def holding(self, term: str) -> list[Passage]:
        """List the passages that hold a term, in their order."""
        return [self.passages[number] for number in self._held.get(term, ())]

    def score(self, asked: Sequence[Asked]) -> tuple[float, float]:
        """Tell how well the phrases and sentences fit, and what share of the question they hold."""
        whole = sum(one.worth for one in asked)
        if not whole:
            return 0.0, 0.0
        held = self.held(asked)
        sentence = max(held.values(), default=0.0)
        phrases = nlargest(PHRASES, self._alike(asked))
        covered = sum(
            one.worth
            * max(
                (WORTH[how] for term, how in one.readings.items() if self.holds(term)), default=0.0
            )
            for one in asked
        )
        return PHRASE * sum(phrases) + SENTENCE * sentence, covered / whole

    def held(self, asked: Sequence[Asked]) -> dict[int, float]:
        """Tell by number how much of the question each passage holds."""
        held: dict[int, float] = defaultdict(float)
        for one in asked:
            best: dict[int, float] = {}
            for term, how in one.readings.items():
                for number in self._held.get(term, ()):
                    best[number] = max(best.get(number, 0.0), WORTH[how])
            for number, worth in best.items():
                held[number] += one.worth * worth
        return held

    def _alike(self, asked: Sequence[Asked]) -> list[float]:
        """Tell how much of the question each phrase holds, less the more else it says."""
        fits: dict[int, float] = defaultdict(float)
        used: dict[int, set[int]] = defaultdict(set)
        for one in asked:
            best: dict[int, tuple[float, int]] = {}
            for term, how in one.readings.items():
                for number, place in self._told.get(term, ()):
                    if number not in best or best[number] < (WORTH[how], -place):
                        best[number] = (WORTH[how], -place)
            for number, (worth, place) in best.items():
                fits[number] += one.worth * worth
                used[number].add(-place)
        return [
            fit * sum(self._own[number][place] for place in used[number]) / sum(self._own[number])
            for number, fit in fits.items()
        ]
