"""Figures as a card room writes them on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.structure import Length, LengthKind

if TYPE_CHECKING:
    from collections.abc import Sequence

MINUTES_A_DAY = 24 * 60


def chips(amount: int) -> str:
    """Write an amount of chips with its thousands apart: 1,500,000."""
    return f"{amount:,}"


def listed(words: Sequence[str]) -> str:
    """Join words as in speech: "100, 500 and 1,000"."""
    if len(words) < 2:  # noqa: PLR2004 - one word, or none
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def length_words(length: Length) -> str:
    """Say how long a row lasts: "20 min", "8 hands", "until 12:20"; empty where it is open."""
    if length.kind is LengthKind.RESUME_AT:
        return f"until {length.at}"
    if length.kind is LengthKind.OPEN or length.value is None:
        return ""
    unit = {LengthKind.MINUTES: "min", LengthKind.HANDS: "hands", LengthKind.ORBITS: "orbits"}
    word = unit[length.kind]
    if length.value == 1 and word != "min":
        word = word[:-1]
    return f"{length.value} {word}"


def clock_words(minutes: int) -> str:
    """Write minutes since midnight as a time of day."""
    minutes %= MINUTES_A_DAY
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def elapsed_words(minutes: int) -> str:
    """Write minutes since the first card as hours and minutes."""
    return f"{minutes // 60}:{minutes % 60:02d}"


def clock_minutes(text: str) -> int | None:
    """Read a time of day ("20:00") as minutes since midnight, None where it is none."""
    hours, _, minutes = text.partition(":")
    if not (hours.isdigit() and minutes.isdigit() and len(minutes) == 2):  # noqa: PLR2004
        return None
    total = int(hours) * 60 + int(minutes)
    return total if total < MINUTES_A_DAY and int(minutes) < 60 else None  # noqa: PLR2004


def capitalised(text: str) -> str:
    """Begin a text with a capital letter and leave the rest as it is."""
    return text[:1].upper() + text[1:]
