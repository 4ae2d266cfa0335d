"""The clock strip: always there, read from across the room, repainted only when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import icons, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.writing import write
from tdtool.ui.strip_layout import HEIGHT, NAME_LEFT, Layout, Placed, figure_font, fonts, lay_out

if TYPE_CHECKING:
    from tdtool.ui.strip_cells import Face, StripWords

_LABEL_BASE, _FIGURE_BASE, _CLOCK_BASE = 23, 46, 46
_SPACE_BASE = 52
_MUTE_SIDE = 15
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Strip(QWidget):
    """Tournament, level, clock, stakes and field in one line, and the clock's button."""

    def __init__(self) -> None:
        super().__init__()
        self._words: StripWords | None = None
        self._muted = False
        self._layout: Layout | None = None
        self._fonts = fonts()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.menu_button = Button(icon=Icon.MENU, kind=Kind.QUIET, parent=self)
        self.menu_button.setAccessibleName("Menu")
        self.clock_button = Button(icon=Icon.PLAY, kind=Kind.BLOCK, parent=self)
        self.clock_button.setAccessibleName("Start or pause the clock")
        self.clock_button.hide()
        for button in (self.menu_button, self.clock_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_muted(self, *, muted: bool) -> None:
        """Show that all sounds are muted, or no longer."""
        if muted != self._muted:
            self._muted = muted
            self.setAccessibleName("Muted" if muted else "")
            self.update()

    def words(self) -> StripWords | None:
        """Give what is shown, None before a tournament is."""
        return self._words

    def rest_rect(self) -> QRect:
        """Give the part right of the stakes, where a message may stand for two seconds."""
        left = theme.px(152)
        if self._layout is not None:
            left = self._layout.face.right() + theme.px(16)
            for placed in self._layout.cells:
                if placed.cell.key in {"blinds", "ante", "bring_in"}:
                    left = placed.rect.right() + theme.px(16)
        right = self.width() - theme.px(16)
        if self._layout is not None:
            right = self._layout.button.left() - theme.px(12)
        return QRect(left, theme.px(10), max(0, right - left), self.height() - theme.px(22))

    def face_rect(self) -> QRect:
        """Give where the clock's face stands, empty before a tournament is shown."""
        return QRect() if self._layout is None else QRect(self._layout.face)

    def show_words(self, words: StripWords | None) -> None:
        """Show these words; only what differs is painted again."""
        if words == self._words:
            return
        before, self._words = self._words, words
        if words is None or before is None or self._layout is None:
            self._lay_out()
            self.update()
            return
        if words.running != before.running:
            self._set_button(running=words.running)
        old = self._layout
        new = lay_out(words, self.width(), self._fonts)
        self._layout = new
        if new != old or words.progress_role != before.progress_role:
            self._update_changed(old, new, before, words)
        if words.progress != before.progress:
            self.update(self._progress_rect())
        if words.face != before.face:
            self.setAccessibleDescription(" ".join((words.face.digits, *words.face.block)))

    def sizeHint(self) -> QSize:
        """Ask for 64 px of height."""
        return QSize(theme.px(800), theme.px(HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cells anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cells that the event touches."""
        painter = QPainter(self)
        touched = event.rect()
        now = theme.colours()
        painter.fillRect(touched, now.panel)
        self._paint_progress(painter)
        words, layout = self._words, self._layout
        if words is None or layout is None:
            nothing = QRect(theme.px(NAME_LEFT), 0, theme.px(400), self.height())
            self._write(painter, nothing, self._fonts.name, now.second, "tdtool")
            return
        if layout.name.width():
            self._paint_name(painter, layout.name, words)
        for placed in (layout.level, *layout.cells):
            if placed.rect.intersects(touched):
                self._paint_cell(painter, placed)
        if layout.face.intersects(touched):
            self._paint_face(painter, layout.face, words.face)
        space = QRect(layout.button.left(), layout.button.bottom(), layout.button.width(), 0)
        space.setBottom(theme.px(_SPACE_BASE + 6))
        painter.setFont(self._fonts.under_name)
        painter.setPen(now.third)
        if self._muted:
            side = theme.px(_MUTE_SIDE)
            sign = QRectF(space.left(), space.center().y() - side / 2, side, side)
            icons.paint(painter, sign, Icon.MUTE, now.needs_you)
            space.setLeft(space.left() + side)
        key = keys.shown(Act.CLOCK)
        if painter.fontMetrics().horizontalAdvance(key) <= space.width() and not theme.is_touch():
            painter.drawText(space, Qt.AlignmentFlag.AlignCenter, key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say in a tool tip what has no room."""
        self.setToolTip(self._tip_at(event.position().toPoint()))

    def _tip_at(self, at: QPoint) -> str:
        words, layout = self._words, self._layout
        if words is None or layout is None:
            return ""
        if self._muted and at.x() >= layout.button.left():
            return plain.tip(keys.told("Muted. {mute} lets sounds be heard again."))
        if layout.name.contains(at):
            return plain.tip(words.name)
        for placed in layout.cells:
            if placed.rect.contains(at) and placed.cell.lines:
                return plain.tip("\n".join(f"{name}: {text}" for name, text in placed.cell.lines))
        return ""

    def _update_changed(
        self, old: Layout, new: Layout, before: StripWords, words: StripWords
    ) -> None:
        places_before = [old.level.rect, old.face, *(placed.rect for placed in old.cells)]
        places = [new.level.rect, new.face, *(placed.rect for placed in new.cells)]
        if places_before != places or before.name != words.name:
            self.update()
            return
        if before.under_name != words.under_name:
            self.update(new.name)
        if before.face != words.face:
            self.update(new.face.adjusted(-8, 0, 8, 0))
        for one, other in zip((old.level, *old.cells), (new.level, *new.cells), strict=True):
            if one != other:
                self.update(other.rect)

    def _lay_out(self) -> None:
        words = self._words
        self._layout = None if words is None else lay_out(words, self.width(), self._fonts)
        px = theme.px
        side = theme.target(32)
        top = (px(HEIGHT) - side) // 2
        self.menu_button.setGeometry(px(8) - (side - px(32)) // 2, top, side + px(2), side)
        self.clock_button.setVisible(words is not None)
        if self._layout is not None and words is not None:
            self.clock_button.setGeometry(self._layout.button)
            self._set_button(running=words.running)

    def _set_button(self, *, running: bool) -> None:
        self.clock_button.set_icon(Icon.PAUSE if running else Icon.PLAY)

    def _restyle(self) -> None:
        self._fonts = fonts()
        self.setFixedHeight(theme.px(HEIGHT))
        self._lay_out()
        self.update()

    def _progress_rect(self) -> QRect:
        thick = theme.px(2)
        return QRect(0, self.height() - thick, self.width(), thick)

    def _paint_progress(self, painter: QPainter) -> None:
        now = theme.colours()
        rect = self._progress_rect()
        painter.fillRect(rect, now.line)
        words = self._words
        if words is not None and words.progress:
            rect.setWidth(self.width() * words.progress // 1000)
            painter.fillRect(rect, now.role(words.progress_role))

    def _paint_name(self, painter: QPainter, rect: QRect, words: StripWords) -> None:
        now = theme.colours()
        px = theme.px
        name, under = QRect(rect), QRect(rect)
        name.setTop(px(15))
        name.setHeight(px(20))
        under.setTop(px(34))
        under.setHeight(px(16))
        self._write(painter, name, self._fonts.name, now.text, words.name)
        self._write(
            painter, under, self._fonts.under_name, now.role(words.under_role), words.under_name
        )

    def _write(
        self, painter: QPainter, rect: QRect, font: QFont, colour: QColor, text: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        write(painter, rect, text)

    def _paint_cell(self, painter: QPainter, placed: Placed) -> None:
        now = theme.colours()
        px = theme.px
        cell, left = placed.cell, placed.rect.left()
        painter.setFont(self._fonts.label)
        painter.setPen(now.third)
        painter.drawText(left, px(_LABEL_BASE), cell.label)
        if cell.lines:
            self._paint_lines(painter, placed)
            return
        font = figure_font(cell, self._fonts)
        painter.setFont(font)
        painter.setPen(now.role(cell.role))
        painter.drawText(left, px(_FIGURE_BASE), cell.figure)
        if placed.small and cell.small:
            left += QFontMetrics(font).horizontalAdvance(cell.figure) + px(5)
            painter.setFont(self._fonts.small)
            painter.setPen(now.second)
            painter.drawText(left, px(_FIGURE_BASE), cell.small)

    def _paint_lines(self, painter: QPainter, placed: Placed) -> None:
        now = theme.colours()
        lines = placed.cell.lines[:2]
        names = QFontMetrics(self._fonts.small)
        indent = max(names.horizontalAdvance(name) for name, _ in lines) + theme.px(8)
        for base, (name, stakes) in zip((38, 54), lines, strict=False):
            painter.setFont(self._fonts.small)
            painter.setPen(now.second)
            painter.drawText(placed.rect.left(), theme.px(base), name)
            painter.setFont(self._fonts.line)
            painter.setPen(now.text)
            painter.drawText(placed.rect.left() + indent, theme.px(base), stakes)

    def _paint_face(self, painter: QPainter, rect: QRect, face: Face) -> None:
        now = theme.colours()
        px = theme.px
        ink, left = now.role(face.role), rect.left()
        block_ink = ink
        if face.filled:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.role(face.ground))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, px(7), 0, -px(9)), 6, 6)
            ink = block_ink = now.role(f"on_{face.ground}")
            left += px(10)
        font = self._fonts.clock if face.figure else self._fonts.words
        painter.setFont(font)
        painter.setPen(ink)
        base = px(_CLOCK_BASE) if face.figure else px(41)
        painter.drawText(left, base, face.digits)
        left += QFontMetrics(font).horizontalAdvance(face.digits) + px(10)
        painter.setFont(self._fonts.block)
        painter.setPen(block_ink)
        bases = (36,) if len(face.block) == 1 else (28, 45)[: len(face.block)]
        for line_base, line in zip(bases, face.block, strict=True):
            painter.drawText(left, px(line_base), line)
