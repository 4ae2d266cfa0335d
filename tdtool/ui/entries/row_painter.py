"""How one line of the list looks: number, name with its found letters, seat, state, times."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPixmap,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from tdtool.tournament.entry_view import Stand
from tdtool.tournament.views import Tone
from tdtool.ui import icons, theme
from tdtool.ui.entries.entries_model import Column
from tdtool.ui.entries.entry_words import marks, stand_words

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QTextLine

    from tdtool.tournament.entry_view import EntryView
    from tdtool.ui.entries.entries_model import EntriesModel
    from tdtool.ui.icons import Icon

RADIUS = 6
PADDING = 8
LEAST_CONTRAST = 4.5
"""Words have at least this contrast on what lies under them (WCAG 2.2 AA)."""
_MARK_DARK, _MARK_LIGHT = 0.30, 0.20
_ICON = 16
_ENDLESS = 100_000
_MOST_KEPT = 4_096
"""Texts that are remembered as they were cut to their room."""
_NAMES_KEPT = 128
"""Names with marks that are remembered; more are never in sight."""


class Look(NamedTuple):
    """How a line is shown beside its entry: chosen, under the mouse."""

    chosen: bool
    hovered: bool


class _Marked(NamedTuple):
    """A name laid out with its found parts: where they stand (left, width), its size (pixels)."""

    layout: QTextLayout
    boxes: tuple[tuple[float, float], ...]
    height: float
    wide: float


class RowPainter:
    """Paints lines; fonts, cut texts and icons are kept from one line to the next.

    Call `forget` when colours or the size of text change.
    """

    def __init__(self, model: EntriesModel) -> None:
        self._model = model
        self.forget()

    def forget(self) -> None:
        """Make fonts and colours anew."""
        self._font = theme.font(13)
        self._bold = theme.font(13, QFont.Weight.DemiBold)
        self._small = theme.font(12)
        self._metrics = QFontMetrics(self._font)
        self._small_metrics = QFontMetrics(self._small)
        now = theme.colours()
        share = _MARK_DARK if now.dark else _MARK_LIGHT
        self._mark = theme.blended(now.information, now.panel, share)
        self._amber_is_faint = theme.contrast(now.needs_you, now.selected) < LEAST_CONTRAST
        self._mark_chosen = theme.blended(now.information, now.selected, share)
        self._cut: dict[tuple[str, int], str] = {}
        self._widest = max(map(self._metrics.horizontalAdvance, map(chr, range(33, 127))))
        self._icons: dict[tuple[Icon, str, float], QPixmap] = {}
        self._found = QTextCharFormat()
        self._found.setFont(self._bold)
        self._names: dict[tuple[object, ...], _Marked] = {}
        self._padding, self._radius = theme.px(PADDING), theme.px(RADIUS)
        self._above, self._round = theme.px(1), theme.px(3)

    def paint(
        self, painter: QPainter, view: EntryView, rooms: dict[Column, QRect], look: Look
    ) -> None:
        """Paint a line; `rooms` are its cells that are shown. The focus ring is the view's."""
        now = theme.colours()
        if look.chosen or look.hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.selected if look.chosen else now.raised)
            painter.drawRoundedRect(_around(rooms), self._radius, self._radius)
        out = view.stand is Stand.OUT
        quiet = now.second if look.chosen or look.hovered else now.third
        inks = {
            Column.NUMBER: quiet,
            Column.NAME: now.second if out and not look.chosen else now.text,
            Column.SEAT: now.text if view.seat is not None else quiet,
            Column.ENTRY: now.second,
            Column.ENTERED: now.second,
        }
        for column, room in rooms.items():
            inner = room.adjusted(self._padding, 0, -self._padding, 0)
            if column is Column.STATE:
                inner = self._paint_marks(painter, inner, view, now.second)
                self._paint_state(painter, inner, view, quiet, chosen=look.chosen)
            elif column is Column.NAME:
                self._paint_name(painter, inner, view, inks[column], chosen=look.chosen)
            else:
                right = column in RIGHT
                self._write(
                    painter, inner, self._model.cell(view, column), inks[column], right=right
                )

    def _write(
        self, painter: QPainter, room: QRect, text: str, ink: QColor, *, right: bool = False
    ) -> None:
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(room, _RIGHT if right else _LEFT, self._cut_to(text, room.width()))

    def _cut_to(self, text: str, width: int) -> str:
        """Cut a text to a width (pixels), an ellipsis in the place of the rest."""
        if text.isascii() and len(text) * self._widest <= width:
            return text
        shown = self._cut.get((text, width))
        if shown is None:
            if len(self._cut) >= _MOST_KEPT:
                self._cut.clear()
            shown = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            self._cut[text, width] = shown
        return shown

    def _paint_marks(self, painter: QPainter, room: QRect, view: EntryView, ink: QColor) -> QRect:
        """Write what a draw has to know at the right end, beside the state where both have room.

        Gives the room that is left.
        """
        text = marks(view)
        if not text:
            return room
        wide = self._small_metrics.horizontalAdvance(text)
        state = self._metrics.horizontalAdvance(stand_words(view, self._model.ranks).text)
        if theme.px(_ICON + 3 * PADDING) + state + wide > room.width():
            return room
        painter.setFont(self._small)
        painter.setPen(ink)
        painter.drawText(room, _RIGHT, text)
        return room.adjusted(0, 0, -wide - theme.px(PADDING), 0)

    def _paint_name(
        self, painter: QPainter, room: QRect, view: EntryView, ink: QColor, *, chosen: bool
    ) -> None:
        name = self._model.cell(view, Column.NAME)
        letters = self._model.letters(view)
        if not letters:
            self._write(painter, room, name, ink)
            return
        shown = self._cut_to(name, room.width())
        kept = len(name) if shown == name else len(shown) - 1
        found = self._marked(shown, [(at, min(end, kept)) for at, end in letters if at < kept])
        top = room.top() + (room.height() - found.height) / 2
        above, tall = top - self._above, found.height + 2 * self._above
        painter.save()
        if found.wide > room.width():
            painter.setClipRect(room.adjusted(-self._round, 0, self._round, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._mark_chosen if chosen else self._mark)
        for left, wide in found.boxes:
            box = QRectF(room.left() + left, above, wide, tall)
            painter.drawRoundedRect(box, self._round, self._round)
        painter.setPen(ink)
        found.layout.draw(painter, QPointF(room.left(), top))
        painter.restore()

    def _marked(self, text: str, parts: list[tuple[int, int]]) -> _Marked:
        """Lay a name out with its found parts (start, end) in bold, and measure them."""
        key = text, *parts
        made = self._names.get(key)
        if made is None:
            if len(self._names) >= _NAMES_KEPT:
                self._names.clear()
            places = [(_utf16(text[:start]), _utf16(text[:end])) for start, end in parts]
            layout = self._laid_out(text, places)
            line, beside = layout.lineAt(0), theme.px(1.5)
            boxes = []
            for start, end in places:
                left, right = sorted((_x(line, start), _x(line, end)))
                boxes.append((left - beside, right - left + 2 * beside))
            made = _Marked(layout, tuple(boxes), line.height(), line.naturalTextWidth())
            self._names[key] = made
        return made

    def _laid_out(self, text: str, parts: list[tuple[int, int]]) -> QTextLayout:
        """Lay a name out with its found parts in bold; on the left whatever its script."""
        layout = QTextLayout(text, self._font)
        # What is drawn is what was measured; else Qt would set every letter once more.
        layout.setCacheEnabled(True)
        layout.setTextOption(_OPTION)
        ranges = []
        for start, end in parts:
            found = QTextLayout.FormatRange()
            found.start, found.length, found.format = start, end - start, self._found
            ranges.append(found)
        layout.setFormats(ranges)
        layout.beginLayout()
        layout.createLine().setLineWidth(_ENDLESS)
        layout.endLayout()
        return layout

    def _paint_state(
        self, painter: QPainter, room: QRect, view: EntryView, quiet: QColor, *, chosen: bool
    ) -> None:
        now = theme.colours()
        words = stand_words(view, self._model.ranks)
        needs_you = words.tone is Tone.NEEDS_YOU
        ink = now.text
        if needs_you and not (chosen and self._amber_is_faint):
            ink = now.needs_you
        elif view.stand is Stand.OUT and not needs_you:
            ink = now.second
        side = theme.px(_ICON)
        box = QRectF(room.left(), room.top() + (room.height() - side) / 2, side, side)
        self._paint_icon(painter, box, words.icon, now.needs_you if needs_you else quiet)
        rest = room.adjusted(side + theme.px(8), 0, 0, 0)
        self._write(painter, rest, words.text, ink)
        rest.setLeft(rest.left() + self._metrics.horizontalAdvance(words.text) + theme.px(8))
        if words.detail and self._small_metrics.horizontalAdvance(words.detail) <= rest.width():
            painter.setFont(self._small)
            painter.setPen(quiet)
            painter.drawText(rest, _LEFT, words.detail)

    def _paint_icon(self, painter: QPainter, box: QRectF, icon: Icon, ink: QColor) -> None:
        ratio = painter.device().devicePixelRatioF()
        if box.top() * ratio % 1 or box.left() * ratio % 1:
            icons.paint(painter, box, icon, ink)
            return
        key = icon, ink.name(), ratio
        made = self._icons.get(key)
        if made is None:
            made = self._icons[key] = icons.drawn(icon, ink, round(box.width()), ratio)
        painter.drawPixmap(box.topLeft(), made)


RIGHT = frozenset((Column.NUMBER, Column.ENTERED))
"""Columns whose figures stand on the right."""
_LEFT, _RIGHT = (int(theme.plain_alignment(right=right)) for right in (False, True))
_OPTION = QTextOption(theme.plain_alignment())
_OPTION.setWrapMode(QTextOption.WrapMode.NoWrap)


def _around(rooms: dict[Column, QRect]) -> QRect:
    line = QRect()
    for room in rooms.values():
        line = line.united(room)
    return line.adjusted(0, 0, 0, -1)


def _x(line: QTextLine, place: int) -> float:
    """Give how far from the left a place in the text stands, pixels."""
    # Qt for Python gives the place back as well, whatever its types say.
    found: object = line.cursorToX(place)
    x = found[0] if isinstance(found, tuple) else found
    return float(x) if isinstance(x, (int, float)) else 0.0


def _utf16(text: str) -> int:
    """Count the units of a text as Qt counts them."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
