"""Where in a text the words stand that were looked for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rulebook.index import TextIndex
    from tdtool.rulebook.query import How

_REMEMBERED = 2_048


class Span(NamedTuple):
    """Signs of a text from `start` up to `end` that fit the question, and how they came to."""

    start: int
    end: int
    how: How


class Marked(NamedTuple):
    """A plain text and the parts of it that fit the question, in order, none overlapping."""

    text: str
    spans: tuple[Span, ...] = ()


class Marker:
    """Marks texts with the words of one library; it remembers the texts it has taken apart."""

    def __init__(self, index: TextIndex) -> None:
        self._index = index
        self._apart = lru_cache(_REMEMBERED)(self._take_apart)

    def marked(self, text: str, terms: Mapping[str, How]) -> Marked:
        """Mark the words of a text that are among the terms; neighbours are marked as one."""
        spans: list[Span] = []
        for unit_terms, start, end in self._apart(text):
            how = next((terms[term] for term in unit_terms if term in terms), None)
            if how is None:
                continue
            before = spans[-1] if spans else None
            if before and before.how is how and text[before.end : start] in (" ", "-"):
                spans[-1] = Span(before.start, end, how)
            else:
                spans.append(Span(start, end, how))
        return Marked(text, tuple(spans))

    def _take_apart(self, text: str) -> list[tuple[tuple[str, ...], int, int]]:
        """Give the terms of each word or expression of a text, and its place in signs."""
        found = words(text)
        return [
            (unit.terms, found[unit.start].start, found[unit.end - 1].end)
            for unit in self._index.units([word.key for word in found])
        ]
