"""What changed just now glows once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable

GLOW_MS = 300


class Glow(QObject):
    """Things by number that glow for 300 ms, all of one change together."""

    faded = Signal()
    """The glow has become weaker, or is over: paint anew."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._things: frozenset[int] = frozenset()
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(GLOW_MS)
        self._fading.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._fading.valueChanged.connect(self.faded)
        self._fading.finished.connect(self.end)

    def things(self) -> frozenset[int]:
        """Give what glows."""
        return self._things

    def begin(self, things: Iterable[int]) -> None:
        """Let these glow; what still glows from before does so anew with them."""
        found = frozenset(things)
        if not found:
            return
        self._things |= found
        self._fading.stop()
        self._fading.start()

    def end(self) -> None:
        """Let nothing glow any more."""
        if self._things:
            self._fading.stop()
            self._things = frozenset()
            self.faded.emit()

    def strength(self, thing: int) -> float:
        """Tell how much something glows, from 1 to 0."""
        if thing not in self._things:
            return 0.0
        value = self._fading.currentValue()
        return value if isinstance(value, float) else 0.0
