"""Surnames first: how lists of people are written and put in order."""

from __future__ import annotations

import unicodedata

from tdtool.people.folding import fold

_SUFFIXES = frozenset(("jr", "sr", "ii", "iii", "iv", "junior", "senior", "filho", "neto"))
_FAMILY_FIRST = ("CJK ", "HIRAGANA ", "KATAKANA ", "HANGUL ", "BOPOMOFO ")
_COMMAS = frozenset(",،、")


def surname_first(name: str) -> str:
    """Write a name as lists do: "Folake Adeyemi" becomes "Adeyemi, Folake".

    Particles in small letters go with the surname ("van der Berg, Jan"), and so does what
    follows it ("Smith Jr., John"). A name stays as it is where it has a comma already, is
    written in a script that begins with the family, or ends in an initial or a number.
    """
    words = name.split()
    if len(words) < 2 or _COMMAS.intersection(name) or begins_with_family(name):  # noqa: PLR2004
        return name
    last = len(words) - 1
    while last > 1 and words[last].strip(".").lower() in _SUFFIXES:
        last -= 1
    if sum(map(str.isalpha, words[last])) < 2 or not words[last][0].isalpha():  # noqa: PLR2004
        return name
    first = last
    while first > 1 and words[first - 1].isalpha() and words[first - 1].islower():
        first -= 1
    return f"{' '.join(words[first:])}, {' '.join(words[:first])}"


def order(shown: str) -> tuple[str, str]:
    """Give the key that puts names in the order in which they are looked for."""
    return fold(shown), shown


def begins_with_family(name: str) -> bool:
    """Tell whether a name is written in a script that begins with the family."""
    return any(
        unicodedata.name(sign, "").startswith(_FAMILY_FIRST) for sign in name if not sign.isascii()
    )
