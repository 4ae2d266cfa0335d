"""What the log hands back about itself."""

from __future__ import annotations

from typing import NamedTuple

SHORT = 7
"""Characters of a digest that are printed on paper."""


def short(digest: str) -> str:
    """Shorten a digest to the seven characters that are printed on paper."""
    return digest[:SHORT]


class TournamentHead(NamedTuple):
    """A tournament in the file: times are milliseconds since 1970 (UTC)."""

    id: str
    name: str
    created_ms: int
    last_seq: int
    last_ms: int
    """When the last fact was written."""


class Appended(NamedTuple):
    """The acknowledgement of one act: its facts are on the disk.

    `digest` is the chained SHA-256 (hex) of its last fact; `repeated` tells that the act
    had been written before and nothing was written now.
    """

    first_seq: int
    last_seq: int
    digest: str
    repeated: bool = False
