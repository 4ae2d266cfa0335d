"""An entry held against a question as a whole: its phrases, and each of its sentences."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from heapq import nlargest
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.passages import passages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.index import Unit
    from tdtool.rulebook.passages import Passage
    from tdtool.rulebook.query import Asked

PHRASE, PHRASES = 2.5, 5
"""What the phrases that fit best are worth beside the single words, and how many count."""
SENTENCE = 2.0
"""What the sentence that holds most of the question is worth beside them."""


class Places(NamedTuple):
    """Where the terms of an entry stand.

    `held` tells which passages hold a term, `told` which units of its phrases have it; of each
    unit `phrases` gives the number of the passage, `shares` what share of the phrase it is.
    """

    held: Mapping[str, Sequence[int]]
    told: Mapping[str, Sequence[int]]
    phrases: Sequence[int]
    shares: Sequence[float]


def places(
    terms: Sequence[Sequence[str]],
    told: Sequence[Sequence[Unit]],
    weight: Callable[[str], float],
) -> Places:
    """Find them: `terms` are those of each passage, `told` the units of each phrase."""
    held: dict[str, list[int]] = {}
    had: dict[str, list[int]] = {}
    phrases: list[int] = []
    shares: list[float] = []
    for number, (found, units) in enumerate(zip(terms, told, strict=True)):
        for term in set(found):
            held.setdefault(term, []).append(number)
        own = [max(map(weight, unit.terms)) for unit in units]
        whole = sum(own)
        for unit, worth in zip(units, own, strict=True):
            for term in unit.terms:
                had.setdefault(term, []).append(len(phrases))
            phrases.append(number)
            shares.append(worth / whole)
    return Places(held, had, phrases, shares)


class Closer:
    """One entry, ready to be compared."""

    def __init__(self, entry: Entry, found: Places) -> None:
        self._entry = entry
        self._held, self._told, self._phrases, self._shares = found

    @cached_property
    def passages(self) -> Sequence[Passage]:
        """The phrases and sentences of the entry."""
        return passages(self._entry)

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
        used: set[int] = set()
        for one in asked:
            seen: set[int] = set()
            for term, fit in one.fits:
                for unit in self._told.get(term, ()):
                    number = self._phrases[unit]
                    if number not in seen:
                        seen.add(number)
                        fits[number] += fit
                        if unit not in used:
                            used.add(unit)
                            shares[number] += self._shares[unit]
        return [fit * shares[number] for number, fit in fits.items()]
