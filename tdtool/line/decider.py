"""Who decided: named at the end of what is typed, else who does usually."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.line.room import Room

_NAME = r"[^\W\d_][^\d,;:!?()]{0,58}[^\W\d_]\.?"
_NAMED = re.compile(
    rf"(?:^|[,;:.!?]\s*|\(\s*|\b(?:decided|ruled|given)\s+)by\s+({_NAME})\s*\)?\s*$", re.IGNORECASE
)
_WORDS = 4
"""Words that the name of who decides may have; more of them tell what happened."""


class Told(NamedTuple):
    """What happened, and who decided; `named`: he was typed."""

    happened: str
    by: str
    named: bool = False


def told(room: Room, text: str) -> Told:
    """Read "threw his cards, by Rui Duarte"; where nobody is named it is who decides usually.

    "by" names him behind a mark, in brackets, behind "decided", or where nothing stands
    before it: "distracted by phone" tells what happened.
    """
    found = _NAMED.search(text)
    if found is None or len(found[1].split()) > _WORDS:
        return Told(text, room.decides())
    return Told(text[: found.start()].rstrip(" ,;:"), " ".join(found[1].split()), named=True)
