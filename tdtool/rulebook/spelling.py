"""Typing errors: the words of the library that a word was probably meant to be."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

if TYPE_CHECKING:
    from collections.abc import Mapping

SHORTEST, SHORT = 3, 4
"""Letters a word must have to be taken for another; of a short one the first is right."""
_ONE_SLIP, _TWO_SLIPS = 1, 2
_LONG = 7
_MOST = 3
_MOST_ENDINGS = {2: 6, 3: 9}
_MOST_ENDINGS_OF_MORE = 12
"""Words that a beginning may become: two letters say little, and each word takes its time."""


class Spelling:
    """The words of the library and how often each stands there."""

    def __init__(self, vocabulary: Mapping[str, int]) -> None:
        self._often = vocabulary
        self._sorted = sorted(word for word in vocabulary if not word.isdecimal())
        self._likely = [word for word in self._sorted if len(word) >= SHORTEST]

    def knows(self, key: str) -> bool:
        """Tell whether the library has this word."""
        return key in self._often

    def nearest(self, key: str) -> list[str]:
        """Give the few words nearest to one that is not known; none where none is near.

        A slip is a letter too many, too few, wrong, or two that changed places; long words are
        allowed two. A first letter is seldom wrong, so words that begin alike come first.
        """
        if len(key) < SHORTEST or any(sign.isdigit() for sign in key):
            return []
        slips = _TWO_SLIPS if len(key) >= _LONG else _ONE_SLIP
        found = extract(key, self._likely, scorer=OSA.distance, score_cutoff=slips, limit=_MOST * 4)
        near = [(distance + (word[0] != key[0]), word) for word, distance, _ in found]
        if len(key) <= SHORT:
            near = [one for one in near if one[0] <= _ONE_SLIP]
        if not near:
            return []
        best = min(near)[0]
        near.sort(key=lambda one: (one[0], -self._often[one[1]]))
        return [word for distance, word in near if distance == best][:_MOST]

    def endings(self, key: str) -> list[str]:
        """Give the words that begin with this, the most frequent first; it may be one itself.

        The shorter the beginning, the fewer.
        """
        found = []
        for place in range(bisect_left(self._sorted, key), len(self._sorted)):
            if not self._sorted[place].startswith(key):
                break
            found.append(self._sorted[place])
        found.sort(key=lambda word: -self._often[word])
        return found[: _MOST_ENDINGS.get(len(key), _MOST_ENDINGS_OF_MORE)]

    def apart(self, key: str) -> tuple[str, str] | None:
        """Part two words that were typed as one: "allin", "bigblind"."""
        if any(sign.isdigit() for sign in key):
            return None
        halves = [
            (key[:place], key[place:])
            for place in range(2, len(key) - 1)
            if key[:place] in self._often and key[place:] in self._often
        ]
        if not halves:
            return None
        return max(halves, key=lambda pair: min(self._often[pair[0]], self._often[pair[1]]))
