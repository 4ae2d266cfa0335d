"""People's names as strangers may read them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from tdtool.people.surname import begins_with_family, surname_first


@lru_cache(maxsize=16_384)
def brief_name(name: str) -> str:
    """Write the first name and the initial of the surname: "Folake A.".

    A name of one word stays as it is; in scripts that write family and given name in one word
    only its first sign does.
    """
    listed = surname_first(" ".join(name.split()))
    family, comma, given = listed.partition(",")
    if not comma or not given.strip():
        family, _, given = listed.partition(" ")
        if not begins_with_family(listed):
            family, given = listed.rpartition(" ")[2], family
    first = given.split()[0] if given.split() else ""
    if not first or first == listed:
        return f"{listed[:1]}…" if begins_with_family(listed) and len(listed) > 1 else listed
    initial = _initial(family)
    return f"{first} {initial}." if initial else first


def _initial(family: str) -> str:
    """Take the first letter of the first word that is no particle: B of "van der Berg"."""
    words = [word for word in family.split() if word[0].isalpha()]
    large = next((word for word in words if not word[0].islower()), "")
    word = large or (words[0] if words else "")
    end = 1
    while end < len(word) and unicodedata.combining(word[end]):
        end += 1
    return word[:end]
