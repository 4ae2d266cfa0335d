"""What is said when a structure cannot be read."""

from __future__ import annotations


class StructureError(ValueError):
    """A structure that cannot be read; its text is one sentence naming the row and column."""
