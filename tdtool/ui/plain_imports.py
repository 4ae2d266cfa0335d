"""Keeps Qt for Python away from how Python imports.

As soon as it is loaded it reads the source of every module that is imported after it, to learn
whether snake_case or true properties are wanted of it there. Nothing here asks for them, and
the sources would stay in memory: some 25 MB, and a quarter of the time that the start takes.
"""

from __future__ import annotations

import builtins
from importlib import import_module


def load_qt() -> None:
    """Load Qt and import as before; where Qt was loaded earlier, nothing changes."""
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
