"""The house's logo: a picture that somebody chose, decoded with care and kept as a plain PNG."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter

from tdtool.sheets.letterhead import Logo

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_FILE, LARGEST_DRAWING = 8_000_000, 1_000_000
"""Bytes of a picture file, and of an SVG drawing."""
MOST_PIXELS, LONGEST_SIDE = 50_000_000, 20_000
KEPT_SIDE = 1_600
"""Pixels of the longer side as it is kept: enough for a board of 4K, 600 an inch on paper."""
LEAST_SIDE = 16
MOST_ELEMENTS, MOST_USES = 20_000, 200
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_REACHING = {"script", "foreignObject", "iframe", "audio", "video"}
"""Parts of a drawing that a printed logo has no use for."""


class LogoError(Exception):
    """Why a file cannot be the logo, in one sentence."""


def read_logo(path: Path) -> QImage:
    """Decode a PNG, JPEG or SVG file; raises LogoError with a sentence."""
    name = path.name[:60]
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise LogoError(f"{name} is larger than {LARGEST_FILE // 1_000_000} MB.")
        data = path.read_bytes()[: LARGEST_FILE + 1]
    except OSError as error:
        raise LogoError(f"{name} cannot be read: {error.strerror}.") from None
    if data.startswith((_PNG, _JPEG)):
        image = _pixels(data, b"png" if data.startswith(_PNG) else b"jpeg", name)
    elif b"<svg" in data[:8_000]:
        image = _drawing(data, name)
    else:
        raise LogoError(f"{name} is no PNG, JPEG or SVG picture.")
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def kept_logo(path: Path) -> QImage | None:
    """Read the logo that is kept at a place; None where there is none that can be read."""
    try:
        return read_logo(path) if path.is_file() else None
    except (LogoError, OSError):
        return None


def keep_logo(image: QImage, path: Path) -> None:
    """Write the logo so that the old file or the new one is there, whole; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.write_bytes(_packed(image))
    beside.replace(path)


def _pixels(data: bytes, kind: bytes, name: str) -> QImage:
    """Decode a PNG or JPEG, turned as its camera says; its size is looked at before its pixels."""
    held, buffer = QByteArray(data), QBuffer()
    buffer.setBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid():
        raise LogoError(f"{name} is damaged.")
    wide, high = size.width(), size.height()
    if max(wide, high) > LONGEST_SIDE or wide * high > MOST_PIXELS:
        raise LogoError(f"{name} has {wide:,} × {high:,} pixels; a smaller copy will do.")
    if min(wide, high) < LEAST_SIDE:
        raise LogoError(f"{name} has only {wide} × {high} pixels.")
    if max(wide, high) > KEPT_SIDE:
        reader.setScaledSize(_kept(size))
    image = reader.read()
    if image.isNull():
        raise LogoError(f"{name} is damaged.")
    return image


def _kept(size: QSize) -> QSize:
    """Give the size that a picture is kept in, never less than a pixel high."""
    scaled = size.scaled(KEPT_SIDE, KEPT_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    return QSize(max(scaled.width(), 1), max(scaled.height(), 1))


def _drawing(data: bytes, name: str) -> QImage:
    """Draw an SVG; what reaches out of it or would grow without end is refused before."""
    from PySide6.QtSvg import QSvgRenderer

    _check_drawing(data, name)
    renderer = QSvgRenderer(QByteArray(data))
    box = renderer.viewBoxF()
    if not renderer.isValid() or box.width() <= 0 or box.height() <= 0:
        raise LogoError(f"{name} is damaged.")
    size = _kept(QSize(max(1, round(box.width() * 100)), max(1, round(box.height() * 100))))
    if min(size.width(), size.height()) < LEAST_SIDE:
        raise LogoError(f"{name} is too narrow for a logo.")
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _check_drawing(data: bytes, name: str) -> None:
    if len(data) > LARGEST_DRAWING:
        raise LogoError(f"{name} is larger than {LARGEST_DRAWING // 1_000_000} MB.")
    if b"<!ENTITY" in data or (b"<!DOCTYPE" in data and b"[" in data.split(b"<svg", 1)[0]):
        raise LogoError(f"{name} defines words of its own; save it as plain SVG.")
    try:
        root = ET.fromstring(data.decode("utf-8"))  # noqa: S314 - without entities
    except (ET.ParseError, UnicodeDecodeError, ValueError):
        raise LogoError(f"{name} is damaged.") from None
    elements = list(root.iter())
    if len(elements) > MOST_ELEMENTS:
        raise LogoError(f"{name} has more than {MOST_ELEMENTS:,} parts; save a simpler one.")
    uses = [one for one in elements if _tag(one) == "use"]
    nested = {
        one for one in elements if one.get("id") and any(_tag(p) == "use" for p in one.iter())
    }
    again = {f"#{one.get('id')}" for one in nested}
    if len(uses) > MOST_USES or any(_target(one) in again for one in uses):
        raise LogoError(f"{name} repeats its parts too often; save a simpler one.")
    for one in elements:
        if _tag(one) in _REACHING or not _stays(one):
            raise LogoError(f"{name} refers to other files; save it with everything inside.")


def _tag(element: ET.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _target(element: ET.Element) -> str:
    """Give what an element refers to, whatever its attribute's prefix stands for."""
    found = (value for name, value in element.attrib.items() if name.rpartition("}")[2] == "href")
    return next(found, "")


def _stays(element: ET.Element) -> bool:
    """Tell whether an element refers to nothing outside the drawing."""
    target = _target(element).strip()
    if target and not target.startswith(("#", "data:image/png", "data:image/jpeg")):
        return _tag(element) == "a"
    words = " ".join([*element.attrib.values(), element.text or ""]).replace(" ", "").lower()
    return "url(" not in words.replace("url(#", "").replace("url('#", "").replace('url("#', "")


def on_white(image: QImage) -> Logo:
    """Lay a picture on white, as it is printed."""
    flat = QImage(image.size(), QImage.Format.Format_RGB888)
    flat.fill(Qt.GlobalColor.white)
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    return Logo(_packed(flat), flat.width(), flat.height())


def _packed(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
