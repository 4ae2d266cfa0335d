"""Which keys do what: the set that was chosen, and what the director bound himself.

Whatever shows a key asks here, and shows it anew when `changed` says so; whatever reads a key
asks here which usual key it stands for.
"""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from tdtool.ui import act_rows
from tdtool.ui.acts import Act, Where

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QKeyEvent

_SHIFTED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class _Keys(QObject):
    changed = Signal()


_keys = _Keys()
changed = _keys.changed
"""Signal: other keys are bound; who shows or holds keys asks anew."""


def bind(table: Mapping[Act, tuple[str, ...]]) -> None:
    """Give acts these keys, all others their usual ones, and tell everybody who shows them."""
    before = act_rows.rows()
    act_rows.bind(table)
    if act_rows.rows() != before:
        _read.cache_clear()
        changed.emit()


def shown(act: Act) -> str:
    """Give the key that is shown beside an act, "" where it has none."""
    return act_rows.shown_key(act_rows.row(act).key)


def beside(key: Act | str) -> str:
    """Give what is shown beside something: the key of an act, or a key as it is written."""
    return shown(key) if isinstance(key, Act) else key


def named(act: Act) -> str:
    """Name an act in a sentence by its key, by its words where it has none."""
    return shown(act) or act_rows.row(act).text.rstrip("…")


def told(sentence: str) -> str:
    """Write a sentence of the program's own in which "{undo}" stands for the key of undo."""
    parts = Formatter().parse(sentence)
    return "".join(text + (named(Act(name)) if name else "") for text, name, _, _ in parts)


def follow(slot: Callable[[], object]) -> None:
    """Let a widget's method say what it says of keys, now and whenever others are bound."""
    slot()
    changed.connect(slot)


def written(event: QKeyEvent) -> str:
    """Write the key that was pressed as the table of actions does, "" for a modifier alone.

    A sign is itself, whatever the keyboard needs to write it: "X", "+".
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    typed = event.text()
    if not modifiers & ~_SHIFTED and typed.strip() and typed.isprintable():
        return typed.upper()
    key = Qt.Key(event.key())
    if key in _MODIFIERS:
        return ""
    if key is Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return
    if key is Qt.Key.Key_Backtab:
        key = Qt.Key.Key_Tab
    return QKeySequence(QKeyCombination(modifiers, key)).toString()


def is_key(event: QKeyEvent, act: Act) -> bool:
    """Tell whether a key that was pressed is bound to an act."""
    pressed = written(event)
    return bool(pressed) and pressed in map(plain_key, act_rows.row(act).keys)


def usual(event: QKeyEvent, where: Where) -> str:
    """Give the usual key of the act of a place that a pressed key is bound to, "" for none.

    So a part that has the focus reads the keys of the table of actions, whatever is bound.
    """
    act = _read(where).get(written(event))
    return "" if act is None else act_rows.usual(act).key


@cache
def plain_key(key: str) -> str:
    """Write a key as Qt does: "ctrl+n" is "Ctrl+N"."""
    return QKeySequence(key).toString()


@cache
def _read(where: Where) -> dict[str, Act]:
    """Find the acts of a place by their keys."""
    found: dict[str, Act] = {}
    for row in act_rows.rows():
        if row.where is where:
            for key in row.keys:
                found.setdefault(plain_key(key), row.act)
    return found


_MODIFIERS = frozenset(
    (
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_unknown,
    )
)
