"""The house's logo as a board shows it: scaled once, on a plate where it would sink."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

_LEAST = 1.6
"""Contrast below which a logo needs a plate behind it."""
_SEEN = 128
_GRID = 24


class Logo:
    """A picture that was read; two are the same only if they are one."""

    def __init__(self, image: QImage) -> None:
        self._image = image
        self._scaled = lru_cache(maxsize=8)(self._scale)

    @property
    def ratio(self) -> float:
        """Give its width as a share of its height."""
        return self._image.width() / self._image.height()

    def scaled(self, width: int, height: int) -> QImage:
        """Give it in this size in pixels."""
        return self._scaled(max(1, width), max(1, height))

    def needs_plate(self, ground: QColor) -> bool:
        """Tell whether what can be seen of it would sink into a ground."""
        return bool(self._seen) and self._against(ground) < _LEAST

    def _scale(self, width: int, height: int) -> QImage:
        smooth = Qt.TransformationMode.SmoothTransformation
        return self._image.scaled(
            width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth
        ).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

    @cached_property
    def _seen(self) -> list[QColor]:
        small = self._image.scaled(_GRID, _GRID, mode=Qt.TransformationMode.SmoothTransformation)
        pixels = [small.pixelColor(x, y) for x in range(_GRID) for y in range(_GRID)]
        return [pixel for pixel in pixels if pixel.alpha() >= _SEEN]

    def _against(self, ground: QColor) -> float:
        found = sorted(theme.contrast(pixel, ground) for pixel in self._seen)
        return found[len(found) // 2]
