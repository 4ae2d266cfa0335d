"""Keeps None alive on Python 3.11, where Qt for Python gives up one reference a call.

Qt for Python 6.12 returns None without taking a reference, as is right from Python 3.12 on,
where None never ends. On Python 3.11 each such call, a `setPen` or an `update`, takes one
reference too many, and after some ten thousand of them the interpreter ends the program:
"none_dealloc: deallocating None".
"""

from __future__ import annotations

import sys
from functools import cache

NEEDED = sys.version_info < (3, 12)
PLENTY = 1 << 60
"""References nobody can use up: a thousand million calls a second last for thirty years."""


@cache
def keep() -> bool:
    """Give None references in plenty, once; tells whether that was needed."""
    if NEEDED:
        import ctypes

        # A reference count is the first word of an object.
        count = ctypes.c_ssize_t.from_address(id(None))
        count.value += PLENTY
    return NEEDED
