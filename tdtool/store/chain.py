"""The hash chain: each fact vouches for itself and for every fact before it."""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

BEFORE_THE_FIRST = "0" * 64
"""What stands for the digest before a tournament's first fact."""


class Link(NamedTuple):
    """All of a fact that its digest covers; no name is among it.

    `payload` is the fact's canonical JSON, `wall_ms` milliseconds since 1970 (UTC).
    """

    tournament: str
    seq: int
    action: str
    kind: str
    version: int
    payload: str
    wall_ms: int


def digest(previous: str, link: Link) -> str:
    """Give the SHA-256 (hex) of a fact, chained to the digest of the one before.

    It is taken over the UTF-8 of the compact JSON array of the previous digest and the
    link's fields in their order, so that anyone can work it out again.
    """
    content = json.dumps((previous, *link), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()
