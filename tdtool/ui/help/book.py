"""The chapters there are, in their order, and where each act is explained."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tdtool.paths import resource
from tdtool.ui.acts import Act
from tdtool.ui.help.reader import read_chapter

if TYPE_CHECKING:
    from tdtool.ui.help.chapter import Chapter, Passage

_NAMES = frozenset(act.value for act in Act)


class Spot(NamedTuple):
    """A passage of a chapter, by its place there."""

    chapter: str
    passage: int = 0


@cache
def every_chapter() -> tuple[Chapter, ...]:
    """Read all chapters; HelpError where one is not written as it should be."""
    return tuple(read_chapter(path) for path in sorted(resource("help").glob("*.txt")))


@cache
def chapters() -> tuple[Chapter, ...]:
    """List the chapters about what this version has."""
    return tuple(one for one in every_chapter() if not one.needs or one.needs in _NAMES)


def chapter_called(name: str) -> Chapter | None:
    """Find a chapter by its name."""
    return next((one for one in chapters() if one.name == name), None)


def passage_at(spot: Spot) -> Passage | None:
    """Find a passage."""
    chapter = chapter_called(spot.chapter)
    if chapter is None or not 0 <= spot.passage < len(chapter.passages):
        return None
    return chapter.passages[spot.passage]


def spot_of(act: Act) -> Spot | None:
    """Tell where an act is explained."""
    for chapter in chapters():
        for place, passage in enumerate(chapter.passages):
            if act.value in passage.acts:
                return Spot(chapter.name, place)
    return None
