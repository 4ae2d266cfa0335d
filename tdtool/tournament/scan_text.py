"""What the code on a seat card says."""

from __future__ import annotations

import re

_SAID = re.compile(r"[Ee]([0-9]{4,12})")
_FEWEST = 4


def scan_text(entry: int) -> str:
    """Write an entry's number as the scanner types it: "E0403", "E010432"."""
    figures = max(_FEWEST, len(str(entry)))
    return f"E{entry:0{figures + figures % 2}d}"


def scanned_entry(text: str) -> int | None:
    """Read what a scanner typed; None where it is no code of a seat card."""
    said = _SAID.fullmatch(text.strip())
    if said is None or len(said[1]) % 2:
        return None
    return int(said[1])
