"""Measures of a layout that follow the size of text: given once, in pixels at 100 %."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

from tdtool.ui import theme

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_GAP, _EDGES, _WIDE, _LEAST, _TALL = "gap", "edges", "wide", "least", "tall"


def gap(layout: QLayout, across: float, down: float | None = None) -> None:
    """Keep the parts of a layout this far apart; a grid may have another gap downwards."""
    layout.setProperty(_GAP, (across, across if down is None else down))
    _take(layout)


def edges(layout: QLayout, left: float, top: float, right: float, bottom: float) -> None:
    """Keep the parts of a layout this far from its edges."""
    layout.setProperty(_EDGES, (left, top, right, bottom))
    _take(layout)


def wide(widget: QWidget, width: float) -> None:
    """Fix a widget's width."""
    widget.setProperty(_WIDE, width)
    _take(widget)


def at_least(widget: QWidget, width: float) -> None:
    """Give a widget at least this width."""
    widget.setProperty(_LEAST, width)
    _take(widget)


def tall(widget: QWidget, height: float) -> None:
    """Give a widget at least this height."""
    widget.setProperty(_TALL, height)
    _take(widget)


def again(root: QWidget) -> None:
    """Set every measure below a widget for the size of text in force."""
    for layout in root.findChildren(QLayout):
        _take(layout)
    for widget in root.findChildren(QWidget):
        _take(widget)


def _take(thing: QObject) -> None:
    apart, around = thing.property(_GAP), thing.property(_EDGES)
    width, least = thing.property(_WIDE), thing.property(_LEAST)
    height = thing.property(_TALL)
    if apart is not None and isinstance(thing, QGridLayout):
        thing.setHorizontalSpacing(theme.px(apart[0]))
        thing.setVerticalSpacing(theme.px(apart[1]))
    elif apart is not None and isinstance(thing, QLayout):
        thing.setSpacing(theme.px(apart[0]))
    if around is not None and isinstance(thing, QLayout):
        thing.setContentsMargins(*(theme.px(size) for size in around))
    if width is not None and isinstance(thing, QWidget):
        thing.setFixedWidth(theme.px(width))
    if least is not None and isinstance(thing, QWidget):
        thing.setMinimumWidth(theme.px(least))
    if height is not None and isinstance(thing, QWidget):
        thing.setMinimumHeight(theme.px(height))
