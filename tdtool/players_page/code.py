"""The square code that a phone's camera reads."""

from __future__ import annotations

QUIET = 4
"""Modules of white that belong around a code (ISO/IEC 18004)."""

Modules = tuple[tuple[bool, ...], ...]
"""Rows of a code, True for a dark module."""


def modules(text: str) -> Modules:
    """Make the code of a text; its quiet zone is left out."""
    import segno

    code = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(one) for one in row) for row in code.matrix)
