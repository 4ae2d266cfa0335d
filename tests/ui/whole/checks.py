"""What must hold of a window in any size and scheme: nothing cut, faint, nameless or unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from tdtool.ui import theme
from tdtool.ui.parts.flowing import Flowing
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.whole.ink import Written


class Fault(NamedTuple):
    """Something that is wrong, and where."""

    widget: QWidget
    words: str


def cut(window: QWidget, written: list[Written]) -> list[Fault]:
    """List texts that cannot be read whole."""
    return [
        Fault(one.widget, f"{one.who}: {one.text!r} {one.cut}")
        for one in written
        if one.cut and _seen(window, one, _glass(window))
    ]


def squeezed(window: QWidget) -> list[Fault]:
    """List controls and paragraphs that have less room than they need."""
    found = []
    for widget in _shown(window):
        if not _reached(window, widget):
            continue
        if isinstance(widget, QAbstractButton | Segments | QLineEdit):
            needed = widget.minimumSizeHint()
            slack = theme.px(2)
            small = widget.width() < needed.width() or widget.height() < needed.height() - slack
            if small and not isinstance(widget, QLineEdit):
                found.append(Fault(widget, f"{named(widget)}: {widget.size()} of {needed}"))
            elif not _scrolled(widget) and not _inside(window, widget):
                found.append(Fault(widget, f"{named(widget)}: over the edge of what holds it"))
        elif isinstance(widget, Flowing) or (
            isinstance(widget, QLabel) and widget.wordWrap() and widget.text()
        ):
            tall = widget.heightForWidth(widget.width())
            if widget.height() < tall - 1:
                words = widget.text() if isinstance(widget, QLabel) else widget.accessibleName()
                said = f"{words[:40]!r}: {widget.height()} px high of {tall}"
                found.append(Fault(widget, said))
    return found


def faint(window: QWidget, picture: QImage, written: list[Written]) -> list[Fault]:
    """List texts whose ink stands out less than 4.5 : 1 from what they stand on."""
    found = []
    glass = _glass(window)
    for one in written:
        if not _seen(window, one, glass) or one.room.isEmpty():
            continue
        at = QRect(_on_window(window, one.widget, one.room.topLeft()), one.room.size())
        ground = _ground(picture, at)
        if ground is None:
            continue
        ink = theme.blended(one.ink, ground, one.ink.alphaF())
        contrast = theme.contrast(ink, ground)
        if contrast < theme.LEAST_CONTRAST:
            said = f"{one.who}: {one.text!r} {ink.name()} on {ground.name()}: {contrast:.2f}"
            found.append(Fault(one.widget, said))
    for label in window.findChildren(QLabel):
        if label.isVisibleTo(window) and label.text() and _reached(window, label):
            ink = label.palette().color(label.foregroundRole())
            at = QRect(_on_window(window, label, QPoint()), label.size())
            ground = _ground(picture, at)
            if ground is not None and theme.contrast(ink, ground) < theme.LEAST_CONTRAST:
                said = f"{label.text()[:40]!r} {ink.name()} on {ground.name()}"
                found.append(Fault(label, said))
    return found


def nameless(window: QWidget) -> list[str]:
    """List what takes the keys and cannot be named to who does not see it."""
    return [
        named(widget)
        for widget in _shown(window)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.focusProxy() is None
        and not widget.accessibleName()
        and not _is_part(widget)
    ]


def stops(window: QWidget, root: QWidget) -> list[QWidget]:
    """List what Tab must reach below `root`."""
    return [
        widget
        for widget in _shown(root)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isEnabled()
        and not _is_part(widget)
        and _reached(window, widget)
    ]


def ringless(window: QWidget, stop: QWidget) -> bool:
    """Tell whether a stop looks the same with the keys and without."""
    around = 6
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    above = stop.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            # As Tab does.
            above.ensureWidgetVisible(stop)
        above = above.parentWidget()
    QApplication.processEvents()
    box = QRect(stop.mapTo(window, QPoint()), stop.size())
    box = box.adjusted(-around, -around, around, around)
    focused = window.grab(box).toImage()
    other = next(one for one in stops(window, window) if one is not stop)
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    return bool(window.grab(box).toImage() == focused)


def _shown(root: QWidget) -> Iterator[QWidget]:
    for widget in root.findChildren(QWidget):
        if widget.isVisibleTo(root) and widget.isVisible():
            yield widget


def _is_part(widget: QWidget) -> bool:
    """Tell whether a widget belongs to one of Qt's own: a viewport, a scroll bar, a corner."""
    name = widget.objectName()
    return name.startswith("qt_") or (type(widget) is QWidget and name == "")


def _seen(window: QWidget, one: Written, glass: list[QWidget]) -> bool:
    """Tell whether a text is in sight: not under a panel, not scrolled away."""
    middle = one.room.center()
    if not one.widget.rect().contains(middle) or not one.widget.isVisibleTo(window):
        return False
    if one.widget.visibleRegion().isEmpty():
        return False
    at = _on_window(window, one.widget, middle)
    panes = (pane for pane in glass if pane is not one.widget)
    if any(pane.rect().contains(pane.mapFrom(window, at)) for pane in panes):
        return False
    top = window.childAt(at)
    return top is one.widget or (top is None and one.widget is window)


def _glass(window: QWidget) -> list[QWidget]:
    """List what lets clicks through and may lie over a text all the same."""
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    return [pane for pane in _shown(window) if pane.testAttribute(through)]


def _reached(window: QWidget, widget: QWidget) -> bool:
    """Tell whether the mouse would find a widget: nothing lies over it."""
    top = window.childAt(_on_window(window, widget, widget.rect().center()))
    return top is not None and (top is widget or widget.isAncestorOf(top))


def _on_window(window: QWidget, widget: QWidget, at: QPoint) -> QPoint:
    return at if widget is window else widget.mapTo(window, at)


def _ground(picture: QImage, box: QRect) -> QColor | None:
    """Find what a text stands on: the colour met most along the edge of its box."""
    box = box.intersected(picture.rect())
    if box.width() < 2 or box.height() < 2:
        return None
    across = range(box.left(), box.right() + 1, max(1, box.width() // 16))
    met: dict[int, int] = {}
    for x in across:
        for y in (box.top(), box.bottom()):
            colour = picture.pixel(x, y)
            met[colour] = met.get(colour, 0) + 1
    for y in range(box.top(), box.bottom() + 1, max(1, box.height() // 8)):
        for x in (box.left(), box.right()):
            colour = picture.pixel(x, y)
            met[colour] = met.get(colour, 0) + 1
    return QColor(max(met, key=lambda colour: met[colour]))


def _scrolled(widget: QWidget) -> bool:
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, QAbstractScrollArea):
            return True
        holder = holder.parentWidget()
    return False


def _inside(window: QWidget, widget: QWidget) -> bool:
    holder = widget.parentWidget()
    while holder is not None:
        box = QRect(widget.mapTo(holder, QPoint()), widget.size())
        if not holder.rect().adjusted(-1, -1, 1, 1).contains(box):
            return False
        if holder is window:
            return True
        holder = holder.parentWidget()
    return True


def named(widget: QWidget) -> str:
    """Name a widget for who reads a failed test."""
    said = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {said!r} in {type(widget.parentWidget()).__name__}"
