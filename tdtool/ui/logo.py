"""The house's logo on the screen: a picture file of the director, read with bounds."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from tdtool.paths import data_file
from tdtool.ui import theme

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QColor

MOST_BYTES = 10_000_000
MOST_PIXELS = 50_000_000
KEPT_SIDE = 1_600
"""Pixels of the longer side that are kept: enough for a board of 4K."""
KINDS = ("png", "jpeg", "webp", "gif", "bmp")
"""What is read, by the picture's own first bytes; a vector picture is a program of its own."""
_LEAST = 1.6
"""Contrast below which a logo needs a plate behind it."""
_SEEN = 128
_GRID = 24


class LogoError(ValueError):
    """A sentence about a logo that cannot be shown."""


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


def logo_of(name: str | None) -> Logo | None:
    """Read the house's logo, named as in the settings; the same file is read once.

    Raises LogoError with a sentence.
    """
    if not name:
        return None
    path = data_file(name)
    try:
        found = path.stat()
    except OSError as error:
        raise LogoError(f"The logo {path.name} cannot be read: {error.strerror}.") from error
    return _read_once(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=2)
def _read_once(path: Path, changed_ns: int, size: int) -> Logo:
    del changed_ns, size
    return read_logo(path)


def read_logo(path: Path) -> Logo:
    """Read a logo from a file.

    Raises LogoError with a sentence where it cannot be read, is none, or is too large.
    """
    name = path.name
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise LogoError(f"The logo {name} cannot be read: {error.strerror}.") from error
    if len(data) > MOST_BYTES:
        raise LogoError(f"The logo {name} has more than {MOST_BYTES // 1_000_000} MB.")
    return Logo(_decoded(data, name))


def _decoded(data: bytes, name: str) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind = bytes(QImageReader.imageFormat(buffer).data()).decode("ascii", "replace")
    size = reader.size()
    if kind not in KINDS or not size.isValid():
        raise LogoError(f"The logo {name} is no picture that can be shown: use PNG or JPEG.")
    if size.width() * size.height() > MOST_PIXELS:
        most = MOST_PIXELS // 1_000_000
        raise LogoError(f"The logo {name} has more than {most} million pixels.")
    longest = max(size.width(), size.height())
    if longest > KEPT_SIDE:
        bounds = QSize(KEPT_SIDE, KEPT_SIDE)
        reader.setScaledSize(size.scaled(bounds, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise LogoError(f"The logo {name} is damaged.")
    return image.convertToFormat(QImage.Format.Format_ARGB32)
