"""Keeps an error inside Qt's calls from ending the program on Python 3.11.

Qt for Python looks into an error that leaves a method which Qt called; on Python 3.11 an
error raised by Python's own C code is not yet an object there, and looking into it crashes
when such calls are nested. Any handler on its way makes it one.
"""

from __future__ import annotations

import sys
from functools import wraps
from types import FunctionType
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NEEDED = sys.version_info < (3, 12)
_OURS = "tdtool."
_MARK = "__steadied__"


class _Looked:
    """What was looked through: looking again takes as long as opening a panel."""

    modules = 0
    classes: ClassVar[set[type]] = set()


def steady(*, anew: bool = False) -> int:
    """Guard every method of our classes that Qt may call; returns how many were new.

    Call it again after more modules were imported; `anew`: by another thread, so that some may
    have been half imported when it was called last.
    """
    loaded = len(sys.modules)
    if loaded == _Looked.modules and not anew:
        return 0
    _Looked.modules = loaded
    guarded = 0
    for kind in _our_classes(QObject):
        if kind in _Looked.classes:
            continue
        _Looked.classes.add(kind)
        for name, method in list(vars(kind).items()):
            if (
                isinstance(method, FunctionType)
                and not hasattr(method, _MARK)
                and _is_override(kind, name)
            ):
                setattr(kind, name, _guarded(method))
                guarded += 1
    return guarded


def _our_classes(kind: type) -> Iterator[type]:
    below: type
    for below in kind.__subclasses__():
        if below.__module__.startswith(_OURS):
            yield below
        yield from _our_classes(below)


def _is_override(kind: type, name: str) -> bool:
    if name.startswith("__"):
        return False
    qt_bases = (base for base in kind.__mro__ if base.__module__.startswith("PySide6."))
    return any(name in vars(base) for base in qt_bases)


def _guarded(method: Callable[..., object]) -> Callable[..., object]:
    @wraps(method)
    def guarded(*args: object, **named: object) -> object:
        try:
            return method(*args, **named)
        except Exception:  # noqa: TRY203 - catching it is what makes it an object
            raise

    setattr(guarded, _MARK, True)
    return guarded
