"""What is written on the window while it is painted: words, where, in which ink, cut or not."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

_PASSED_ON = {"ink", "writing", "label", "steady"}
"""Files that write for others: who asked them is named instead."""
_SLACK = 2
"""Pixels that a box may be short by: hinting rounds."""


class Written(NamedTuple):
    """One text as it was painted.

    `room` is where it stands, in the widget's pixels; `who` the file that wrote it; `cut`
    why it cannot be read whole, "" where it can.
    """

    text: str
    widget: QWidget
    room: QRect
    ink: QColor
    who: str
    cut: str


@contextmanager
def reading() -> Iterator[list[Written]]:
    """Note every text that Python's side paints meanwhile."""
    found: list[Written] = []
    elided: dict[str, str] = {}
    elide, draw = QFontMetrics.elidedText, QPainter.drawText

    def elided_text(self: QFontMetrics, text: str, *more: Any) -> str:
        shown = elide(self, text, *more)
        if shown != text:
            elided[shown] = text
        return shown

    def draw_text(self: QPainter, *given: Any) -> object:
        found.extend(_written(self, given, elided))
        return draw(self, *given)

    QFontMetrics.elidedText = elided_text  # type: ignore[assignment]
    QPainter.drawText = draw_text  # type: ignore[assignment]
    try:
        yield found
    finally:
        QFontMetrics.elidedText = elide  # type: ignore[method-assign]
        QPainter.drawText = draw  # type: ignore[method-assign]


def _written(painter: QPainter, given: tuple[Any, ...], elided: dict[str, str]) -> list[Written]:
    widget = painter.device()
    text = next((one for one in given if isinstance(one, str)), "")
    if not isinstance(widget, QWidget) or not text.strip():
        return []
    box, flags = _box(painter, given, text)
    at = painter.worldTransform().mapRect(QRectF(box)).toAlignedRect()
    ink = QColor(painter.pen().color())
    ink.setAlphaF(ink.alphaF() * painter.opacity())
    cut = ""
    if text in elided:
        cut = f"shown as {text!r} of {elided[text]!r}"
    elif flags is not None and not _fits(painter, given[0], flags, text):
        cut = f"no room in {given[0].width()} x {given[0].height()}"
    elif not _on(widget, at):
        cut = f"over the edge at {at.x()}, {at.y()} of {widget.width()} x {widget.height()}"
    return [Written(elided.get(text, text), widget, at, ink, _who(), cut)]


def _box(painter: QPainter, given: tuple[Any, ...], text: str) -> tuple[QRect, int | None]:
    """Find the box that a text takes, and its flags where it was given a room."""
    first = given[0]
    if isinstance(first, QRect | QRectF):
        flags = next((int(one) for one in given[1:] if isinstance(one, int | Qt.AlignmentFlag)), 0)
        room = QRectF(first)
        return painter.boundingRect(room, flags, text).toAlignedRect(), flags
    base = first.toPoint() if isinstance(first, QPointF) else first
    if not isinstance(base, QPoint):
        base = QPoint(int(given[0]), int(given[1]))
    metrics = painter.fontMetrics()
    size = QSize(metrics.horizontalAdvance(text), metrics.height())
    return QRect(base - QPoint(0, metrics.ascent()), size), None


def _fits(painter: QPainter, room: QRect | QRectF, flags: int, text: str) -> bool:
    box = painter.boundingRect(QRectF(room), flags, text)
    if flags & int(Qt.TextFlag.TextWordWrap):
        return box.height() <= room.height() + _SLACK and box.width() <= room.width() + _SLACK
    return painter.fontMetrics().horizontalAdvance(text) <= room.width() + _SLACK


def _on(widget: QWidget, box: QRect) -> bool:
    """Tell whether a box lies on its widget; what is scrolled may be cut above and below."""
    inside = widget.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
    scrolled = isinstance(widget.parentWidget(), QAbstractScrollArea)
    if scrolled or box.top() < inside.top() or box.bottom() > inside.bottom():
        metrics = widget.fontMetrics()
        if not scrolled and box.height() > inside.height() + metrics.descent():
            return False
    return inside.left() <= box.left() and box.right() <= inside.right()


def _who() -> str:
    frame = sys._getframe(1)  # noqa: SLF001 - the one way to learn who paints
    while frame.f_back is not None:
        name = PurePath(frame.f_code.co_filename).stem
        if name not in _PASSED_ON:
            return name
        frame = frame.f_back
    return ""
