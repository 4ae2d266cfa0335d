"""Right-to-left text: the pieces of a line from left to right, each with its direction."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Any

LEFTWARD = {"R", "AL", "AN"}
"""The kinds of characters (Unicode Bidirectional Algorithm) that need a line reordered."""


def has_leftward(text: str) -> bool:
    """Tell whether a text has a letter that is written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in LEFTWARD for char in text)


def is_rightward(text: str) -> bool:
    """Tell whether most letters of a text are written from left to right."""
    if text.isascii():
        return True
    kinds = [unicodedata.bidirectional(char) for char in text]
    return kinds.count("L") >= kinds.count("R") + kinds.count("AL")


def ordered_runs(text: str) -> list[tuple[str, bool]]:
    """Split a line into runs as they stand on paper, from the left; True runs leftward.

    Each run's characters stay in reading order: shaping turns them round.
    """
    if not has_leftward(text):
        return [(text, False)] if text else []
    levels = _levels(text)
    runs = [
        (level, "".join(char for char, _ in group))
        for level, group in groupby(zip(text, levels, strict=True), key=lambda pair: pair[1])
    ]
    for level in range(max(levels), 0, -1):
        runs = _turned(runs, level)
    return [(run, level % 2 == 1) for level, run in runs]


def _turned(runs: list[tuple[int, str]], level: int) -> list[tuple[int, str]]:
    """Reverse the order of neighbouring runs at or above a level (UAX 9, rule L2)."""
    turned: list[tuple[int, str]] = []
    for high, group in groupby(runs, key=lambda run: run[0] >= level):
        neighbours = list(group)
        turned.extend(reversed(neighbours) if high else neighbours)
    return turned


def _levels(text: str) -> list[int]:
    """Give each character its embedding level; signs without a glyph follow their neighbour."""
    from bidi import algorithm

    kept = [char for char in text if unicodedata.bidirectional(char) != "BN"]
    # Characters that Unicode has not assigned stop the library; they stand as letters.
    known = "".join(char if unicodedata.bidirectional(char) else "x" for char in kept)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = base = algorithm.get_base_level(known)
    storage["base_dir"] = "LR"[base]
    algorithm.get_embedding_levels(known, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    _pair_brackets(storage["chars"], base)
    algorithm.resolve_neutral_types(storage, False)  # noqa: FBT003 - the library's switch
    algorithm.resolve_implicit_levels(storage, False)  # noqa: FBT003 - the library's switch
    resolved = iter([char["level"] for char in storage["chars"]])
    levels: list[int] = []
    for char in text:
        if unicodedata.bidirectional(char) == "BN":
            levels.append(levels[-1] if levels else base)
        else:
            levels.append(next(resolved, base))
    return levels


def _pair_brackets(chars: list[dict[str, Any]], base: int) -> None:
    """Give both brackets of a pair one direction (UAX 9, rule N0), which the library leaves out."""
    along, against = "LR"[base], "RL"[base]
    for opening, closing in _bracket_pairs([char["ch"] for char in chars]):
        inside = {_strong(char["type"]) for char in chars[opening + 1 : closing]}
        if along in inside:
            direction = along
        elif against in inside:
            before = [_strong(char["type"]) for char in chars[:opening]]
            context = next((kind for kind in reversed(before) if kind), along)
            direction = against if context == against else along
        else:
            continue
        chars[opening]["type"] = chars[closing]["type"] = direction


def _strong(kind: str) -> str:
    """Reduce a kind to the direction it pulls: "L", "R" or none."""
    return kind if kind in {"L", "R"} else "R" if kind in {"AL", "AN", "EN"} else ""


def _bracket_pairs(text: list[str]) -> list[tuple[int, int]]:
    """Find where brackets open and close, outer pairs first."""
    closers = {"(": ")", "[": "]", "{": "}"}
    waiting: list[tuple[str, int]] = []
    pairs = []
    for place, char in enumerate(text):
        if char in closers:
            waiting.append((closers[char], place))
        elif char in closers.values():
            match = next((i for i in reversed(range(len(waiting))) if waiting[i][0] == char), None)
            if match is not None:
                pairs.append((waiting[match][1], place))
                del waiting[match:]
    return sorted(pairs)
