"""Finding passages by what is typed: every word must begin a word there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.vocabulary import PHRASES, Verb
from tdtool.people.folding import fold
from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.help.book import Spot
from tdtool.ui.help.chapter import Form, Kind
from tdtool.ui.help.key_table import groups, keys_of
from tdtool.ui.help.sayings import filled, ways

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.ui.help.chapter import Block, Chapter, Passage, Span
    from tdtool.ui.help.sayings import Floor

LONGEST = 80
_MOST_WORDS = 8
_SNIPPET = 180
_WORD = re.compile(r"[^\s,;:()“”]+")
_APART = ".?!'’\""
_SENTENCE = re.compile(r"(?<=[.?!])\s+")


class Hit(NamedTuple):
    """A passage that fits: where, its title, its chapter's, and the sentence that fits best."""

    spot: Spot
    title: str
    chapter: str
    snippet: str


class Indexed(NamedTuple):
    """A passage made ready to be searched: its sentences, each with its words, and all its words.

    `head` are those of the title; words are as `_words` gives them.
    """

    hit: Hit
    sentences: tuple[tuple[str, str], ...]
    head: str
    body: str


def asked(typed: str) -> tuple[str, ...]:
    """Give the folded words that are looked for."""
    pieces = _WORD.findall(fold(typed[:LONGEST]))[:_MOST_WORDS]
    return tuple(word for word in (piece.strip(_APART) for piece in pieces) if word)


def indexed(chapters: Sequence[Chapter], floor: Floor) -> tuple[Indexed, ...]:
    """Make every passage ready."""
    return tuple(
        _indexed(chapter, place, passage, floor)
        for chapter in chapters
        for place, passage in enumerate(chapter.passages)
    )


def found(index: Sequence[Indexed], typed: str) -> tuple[Hit, ...]:
    """List the passages that have every word, those with them in the title first."""
    words = asked(typed)
    if not words:
        return ()
    kept = []
    for place, one in enumerate(index):
        ranks = [_rank(word, one) for word in words]
        if all(rank is not None for rank in ranks):
            kept.append((sum(rank or 0 for rank in ranks), place, one))
    kept.sort(key=lambda item: item[:2])
    return tuple(one.hit._replace(snippet=_snippet(one, words)) for _, _, one in kept)


def plain_text(passage: Passage, floor: Floor) -> str:
    """Write a passage as plain text."""
    return "\n".join(filter(None, (_block_text(block, floor) for block in passage.blocks)))


def act_words(name: str) -> str:
    """Write an act as a sentence names it: "Draw seats (Ctrl+D)"."""
    row = act_rows.row(Act(name))
    key = act_rows.shown_key(row.key)
    words = row.text.rstrip("…")
    return f"{words} ({key})" if key else words


def _indexed(chapter: Chapter, place: int, passage: Passage, floor: Floor) -> Indexed:
    text = plain_text(passage, floor)
    title = chapter.title if passage.title != chapter.title else ""
    hit = Hit(Spot(chapter.name, place), passage.title, title, "")
    names = " ".join(act_rows.row(Act(name)).text for name in passage.acts)
    sentences = tuple((sentence, _words(sentence)) for sentence in _sentences(text))
    beside = _words(f"{passage.also} {chapter.title} {_all_ways(passage)}")
    return Indexed(
        hit,
        sentences,
        _words(f"{passage.title} {names}"),
        "".join((beside, *(words for _, words in sentences))),
    )


def _all_ways(passage: Passage) -> str:
    verbs = [Verb[block.detail] for block in passage.blocks if block.form is Form.SAID]
    return " ".join(way for verb in verbs for way in PHRASES[verb])


def _words(text: str) -> str:
    """Give the folded words of a text, each behind a line break."""
    return "".join([f"\n{word.strip(_APART)}" for word in _WORD.findall(fold(text))])


def _rank(word: str, one: Indexed) -> int | None:
    """Tell how well a word fits: 0 in the title, 2 in the text, None nowhere."""
    if f"\n{word}" in one.head:
        return 0
    return 2 if f"\n{word}" in one.body else None


def _sentences(text: str) -> list[str]:
    return [one for line in text.splitlines() for one in _SENTENCE.split(line) if one]


def _snippet(one: Indexed, words: Sequence[str]) -> str:
    """Choose the sentence with most of the words."""
    best, most = "", -1
    for sentence, has in one.sentences:
        count = sum(f"\n{word}" in has for word in words)
        if count > most:
            best, most = sentence, count
    return best if len(best) <= _SNIPPET else best[: _SNIPPET - 1].rstrip() + "…"


def _block_text(block: Block, floor: Floor) -> str:
    if block.form is Form.SAID:
        return " · ".join(ways(Verb[block.detail]))
    if block.form is Form.KEYS:
        rows = [row for group in groups(lambda _: True) for row in group.rows]
        return "\n".join(f"{row.text} {keys_of(row)}. {row.tip}" for row in rows)
    return "".join(_span_text(span, floor) for span in block.spans)


def _span_text(span: Span, floor: Floor) -> str:
    if span.kind is Kind.ACT:
        return act_words(span.text)
    if span.kind is Kind.KEY:
        return act_rows.shown_key(act_rows.row(Act(span.text)).key)
    return filled(span.text, floor) if span.kind is Kind.EXAMPLE else span.text
