"""Keeps None, True and False alive on Python 3.11.

Qt for Python 6.12 is built as for Python 3.12, where they live for ever: every call into Qt
that returns nothing gives away one reference to None that it never took, and every signal
that Python emits one to True. On Python 3.11 such a count reaches nought after some thousand
calls, and the interpreter ends the program.
"""

from __future__ import annotations

import ctypes
import sys

NEEDED = sys.version_info < (3, 12)
MANY = 1 << 40
"""More calls into Qt than any evening makes."""


def keep_singletons() -> None:
    """Give them so many references that no evening uses them up; once is enough."""
    if not NEEDED:
        return
    for one in (None, True, False):
        if sys.getrefcount(one) < MANY:
            # CPython keeps an object's count of references at its very beginning.
            ctypes.c_ssize_t.from_address(id(one)).value += MANY
