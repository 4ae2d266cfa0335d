"""What a chapter of the help is made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What a piece of a sentence is."""

    WORDS = auto()
    STRONG = auto()
    ACT = auto()
    """An act of the program by its name: shown with its words and its key."""
    KEY = auto()
    """An act's key alone."""
    EXAMPLE = auto()
    """Something to type into the line; `{seat}` and its like stand for what is on the floor."""
    LINK = auto()
    """Words that lead to another chapter."""
    PLACE = auto()
    """Where the data lies."""


class Span(NamedTuple):
    """A piece of a sentence; `target` is the chapter that a link leads to."""

    kind: Kind
    text: str = ""
    target: str = ""


class Form(Enum):
    """What a block is."""

    PARAGRAPH = auto()
    STEP = auto()
    """A numbered step; numbers run through a passage."""
    POINT = auto()
    HAND = auto()
    """Two pictures of a table; `detail` says the last hand, the rules draw the next."""
    SAID = auto()
    """The other ways to say what the line understands; `detail` is the verb."""
    KEYS = auto()
    """The table of keys."""


class Block(NamedTuple):
    """A paragraph, a step, or something the program draws or lists itself."""

    form: Form
    spans: tuple[Span, ...] = ()
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading and what stands under it.

    `acts` are the names of the acts it explains, `also` words that it is found by too.
    """

    title: str
    blocks: tuple[Block, ...]
    acts: tuple[str, ...] = ()
    also: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its first passage bears its title.

    `icon` names the icon beside it; `needs` is the act without which there is nothing to
    explain ("" where there always is).
    """

    name: str
    icon: str
    passages: tuple[Passage, ...]
    needs: str = ""

    @property
    def title(self) -> str:
        """Give the chapter's title."""
        return self.passages[0].title
