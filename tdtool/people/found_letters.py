"""Where the letters that were typed stand in a name, to mark them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.people.folding import BINDING, fold

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 400
"""Signs of a name that are looked at."""


def found_letters(name: str, typed: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Give the parts of a name (start, end) that fit one of these folded words, from the left.

    The words are those of `folding.words`; parts that touch or overlap are joined.
    """
    text, places = _unfolded(name[:LONGEST])
    parts: list[tuple[int, int]] = []
    for word in typed:
        at = text.find(word) if word else -1
        while at >= 0:
            parts.append((places[at], places[at + len(word) - 1] + 1))
            at = text.find(word, at + len(word))
    return _joined(_with_marks(name, parts))


def _unfolded(name: str) -> tuple[str, Sequence[int]]:
    """Fold a name letter by letter; with each sign the place of the letter it comes from."""
    if name.isascii() and name.replace(" ", "").isalnum():
        return name.lower(), range(len(name))
    signs: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(name):
        for sign in fold(letter):
            if sign not in BINDING:
                signs.append(sign if sign.isalnum() else " ")
                places.append(place)
    return "".join(signs), places


def _with_marks(name: str, parts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Let a part reach over the accents that follow its last letter."""
    reached = []
    for start, end in parts:
        stop = end
        while stop < len(name) and not fold(name[stop]):
            stop += 1
        reached.append((start, stop))
    return reached


def _joined(parts: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    joined: list[tuple[int, int]] = []
    for start, end in sorted(parts):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)
