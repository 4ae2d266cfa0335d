"""Where in a text the words stand that were looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rulebook.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rulebook.index import TextIndex
    from tdtool.rulebook.query import How


class Span(NamedTuple):
    """Signs of a text from `start` up to `end` that fit the question, and how they came to."""

    start: int
    end: int
    how: How


class Marked(NamedTuple):
    """A plain text and the parts of it that fit the question, in order, none overlapping."""

    text: str
    spans: tuple[Span, ...] = ()


def marked(text: str, index: TextIndex, terms: Mapping[str, How]) -> Marked:
    """Mark the words of a text that are among the terms; neighbours are marked as one."""
    found = words(text)
    spans: list[Span] = []
    for unit in index.units([word.key for word in found]):
        how = next((terms[term] for term in unit.terms if term in terms), None)
        if how is None:
            continue
        start, end = found[unit.start].start, found[unit.end - 1].end
        before = spans[-1] if spans else None
        if before and before.how is how and text[before.end : start] in (" ", "-"):
            spans[-1] = Span(before.start, end, how)
        else:
            spans.append(Span(start, end, how))
    return Marked(text, tuple(spans))
