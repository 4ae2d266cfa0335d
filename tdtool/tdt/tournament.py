"""The tournament in a .tdt: its version, its fields, and the records in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.quoting import plain
from tdtool.tdt.text import Made, TdtError, Value, read_value

if TYPE_CHECKING:
    from collections.abc import Mapping

SUFFIX = ".tdt"
KNOWN = ("3.0", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7")
"""The versions whose form is known."""

_START = re.compile(
    r"""\ufeff?\s*+\{\s*+["']?[VT]["']?\s*+:\s*+(?:new\s++Tournament\b|["'][^"']{0,20}["']\s*+,)"""
)


class Record(NamedTuple):
    """One record of a list: what kind it is ("GameRound") and its fields."""

    kind: str
    fields: Mapping[str, Value]


class TdtTournament(NamedTuple):
    """A file's tournament: the version that wrote it ("3.7.2") and its fields."""

    version: str
    fields: Mapping[str, Value]

    @property
    def is_known(self) -> bool:
        """Whether the form of this version is known."""
        return self.version.startswith(KNOWN)


def is_tdt(text: str) -> bool:
    """Tell by its first characters whether a text is a .tdt."""
    return _START.match(text) is not None


def read_tournament(text: str) -> TdtTournament:
    """Read the text of a .tdt; TdtError with one sentence where it is none or is damaged."""
    whole = read_value(text)
    held = whole.get("T") if isinstance(whole, dict) else None
    if not isinstance(whole, dict) or not isinstance(held, Made) or held.name != "Tournament":
        raise TdtError("The file holds no tournament of The Tournament Director.")
    return TdtTournament(line_of(whole.get("V"), 20), fields_of(held))


def fields_of(value: Value) -> Mapping[str, Value]:
    """Give the fields of a record or a map; none for anything else."""
    inner = value.inner if isinstance(value, Made) else value
    return inner if isinstance(inner, dict) else {}


def records_of(value: Value, within: str) -> tuple[Record, ...]:
    """Give the records of a list or map, which may lie in the field `within` of a record."""
    if isinstance(value, Made):
        value = fields_of(value).get(within)
    if isinstance(value, dict):
        value = list(value.values())
    return tuple(
        Record(item.name, fields_of(item))
        for item in (value if isinstance(value, list) else ())
        if isinstance(item, Made)
    )


def line_of(value: Value, longest: int) -> str:
    """Give text as one plain line of at most `longest` characters, "" for what is no text."""
    if not isinstance(value, str):
        return ""
    return " ".join(plain(value[: 4 * longest]).split())[:longest]


def whole_of(value: Value) -> int | None:
    """Give a whole figure, also one written as text or as 25.0; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str) and len(value) <= len(str(2**63)):
        value = int(value) if value.isascii() and value.isdecimal() else None
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if isinstance(value, int) else None
