"""One row of the table of actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from tdtool.ui.acts import Act, Where

if TYPE_CHECKING:
    from tdtool.ui.icons import Icon

_ALWAYS = frozenset(("Return", "Esc", "Tab"))


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table of actions.

    `keys` are the shortcuts as Qt writes them, the one that is shown first; `shortcut` is
    False where the part that has the focus reads the key itself (letters, Enter, Esc).
    """

    act: Act
    text: str
    icon: Icon | None
    keys: tuple[str, ...]
    tip: str
    where: Where = Where.WINDOW
    shortcut: bool = True
    checkable: bool = False

    @property
    def fixed(self) -> bool:
        """Tell whether its keys mean the same everywhere and stay: Enter, Esc, Tab, digits."""
        always = any(key in _ALWAYS for key in self.keys)
        return not self.shortcut and (always or self.act is Act.SEAT)

    @property
    def key(self) -> str:
        """Give the key that is shown beside the act, "" where it has none."""
        return self.keys[0] if self.keys else ""

    def sequences(self) -> list[QKeySequence]:
        """Give the shortcuts for Qt."""
        return [QKeySequence(key) for key in self.keys]
