"""One thing that the room must hear: its sound and the sentence for the microphone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sound.cue import Cue

Key = tuple[str | int, ...]
"""What makes two announcements the same: its kind first, then its place."""


class Due(NamedTuple):
    """Something that happens at this moment, or stands; `words` are worked out when needed.

    `words` None: a sound and nothing to say.
    """

    key: Key
    cue: Cue | None
    words: Callable[[], str] | None


class Announcement(NamedTuple):
    """What is said now of a tournament; `sentence` is "" for a sound alone."""

    key: Key
    cue: Cue | None
    sentence: str
    at_ms: int
    tournament: str
    """The name of the tournament, where several are open; else ""."""

    @property
    def spoken(self) -> str:
        """Give the sentence with the tournament it is about."""
        return f"{self.tournament}: {self.sentence}" if self.tournament else self.sentence
