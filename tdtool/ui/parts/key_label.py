"""The key of an act, small, beside what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui import keys
from tdtool.ui.parts.label import Hint, Label

if TYPE_CHECKING:
    from tdtool.ui.acts import Act


class KeyLabel(Label):
    """Shows the key that is bound to an act, also when another one is; a text as it is."""

    def __init__(self, key: Act | str, *, right: bool = False) -> None:
        super().__init__(size=11, role="third", right=right)
        self._key = key
        keys.follow(self._say)

    def _say(self) -> None:
        self.setText(keys.beside(self._key))


class KeyHint(Hint):
    """A hint in which "{undo}" stands for the key of undo, whatever it is."""

    def __init__(
        self, wordings: tuple[str, ...], *, size: float = 11.5, role: str = "third"
    ) -> None:
        super().__init__((), size=size, role=role)
        self._sentences = wordings
        keys.follow(self._say)

    def _say(self) -> None:
        self.set_wordings(tuple(map(keys.told, self._sentences)))
