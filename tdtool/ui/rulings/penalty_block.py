"""A penalty that runs: a pip a hand, a row a round, how many are left, when he may be back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from tdtool.tournament.journal import hands_left
from tdtool.tournament.values import PenaltyKind
from tdtool.ui import figures, theme
from tdtool.ui.parts.flowing import Flowing

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.tournament.penalty_view import PenaltyView

_EDGE, _PIP, _GAP, _ROW = 16, 22, 6, 18
_WIDEST = 40
_TINT = 0.08
_TALL_PIP = 8


class PenaltyBlock(Flowing):
    """Filled pips are missed hands, amber rings are left."""

    def __init__(self) -> None:
        super().__init__()
        self._view: PenaltyView | None = None
        self._utc_offset = 0

    def show_penalty(self, view: PenaltyView | None, utc_offset: int) -> None:
        """Show a penalty; `utc_offset` in seconds."""
        if (view, utc_offset) != (self._view, self._utc_offset):
            self._view, self._utc_offset = view, utc_offset
            if view is not None:
                parts = (self._caption(), self._left(), self._back(), *self._counted())
                self.setAccessibleName(", ".join(part for part in parts if part))
            self.flow()

    def view(self) -> PenaltyView | None:
        """Give the penalty that is shown."""
        return self._view

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        px = theme.px
        if self._view is None:
            return 0
        counted = QFontMetrics(theme.font(12)).height() * len(self._counted())
        rows = len(self._rows(width)) * px(_ROW)
        beside = self._beside(width)
        pips = max(rows, counted) if beside else rows + counted + px(4)
        return px(12) + px(18) + px(28) + pips + px(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the figures and the pips."""
        del event
        view = self._view
        if view is None:
            return
        now = theme.colours()
        px = theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.blended(now.needs_you, now.panel, _TINT))
        room = self.rect().adjusted(px(_EDGE), px(12), -px(_EDGE), 0)
        self._line(painter, room, px(18), theme.label_font(), self._caption(), self._back_caption())
        room.setTop(room.top() + px(18))
        font = theme.font(18, QFont.Weight.DemiBold)
        painter.setFont(font)
        first = QRect(room.left(), room.top(), room.width(), px(28))
        painter.setPen(now.needs_you)
        painter.drawText(first, theme.plain_alignment(), self._left())
        painter.setPen(now.text)
        used = QFontMetrics(font).horizontalAdvance(self._left() + self._back()) + px(16)
        if used <= first.width():
            painter.drawText(first, theme.plain_alignment(right=True), self._back())
        room.setTop(first.bottom() + 1)
        self._paint_pips(painter, room, view)

    def _paint_pips(self, painter: QPainter, room: QRect, view: PenaltyView) -> None:
        now = theme.colours()
        px = theme.px
        top = room.top() + (px(_ROW) - px(_TALL_PIP)) // 2
        rows = self._rows(self.width())
        wide = self._pip(self.width())
        for hands, served in rows:
            for place in range(hands):
                left = room.left() + place * (wide + px(_GAP) // 2)
                pip = QRectF(left + 0.5, top + 0.5, wide - 1, px(_TALL_PIP) - 1)
                if place < served:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(now.second)
                else:
                    painter.setPen(QPen(now.needs_you, max(1.0, theme.px(100) * 0.015)))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(pip, px(4), px(4))
            top += px(_ROW)
        painter.setFont(theme.font(12))
        painter.setPen(now.second)
        height = painter.fontMetrics().height()
        beside = self._beside(self.width())
        y = room.top() + (px(_ROW) - height) // 2 if beside else top
        left = room.left() + self._pips_width(self.width()) + px(16) if beside else room.left()
        for text in self._counted():
            line = QRect(left, y, room.right() + 1 - left, height)
            painter.drawText(line, theme.plain_alignment(), text)
            y += height
        del view

    def _line(  # noqa: PLR0913, PLR0917 - a line and its two texts
        self, painter: QPainter, room: QRect, tall: int, font: QFont, text: str, right: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(theme.colours().second)
        line = QRect(room.left(), room.top(), room.width(), tall)
        painter.drawText(line, theme.plain_alignment(), text)
        used = QFontMetrics(font).horizontalAdvance(f"{text}{right}".upper()) + theme.px(16)
        if right and used <= line.width():
            painter.drawText(line, theme.plain_alignment(right=True), right)

    def _caption(self) -> str:
        view = self._view
        if view is None:
            return ""
        rounds = view.kind is PenaltyKind.ROUNDS
        return f"Penalty, {view.said}" + (f" of {view.players}" if rounds else "")

    def _left(self) -> str:
        return "" if self._view is None else hands_left(self._view.left)

    def _back_caption(self) -> str:
        back = None if self._view is None else self._view.back
        if back is None:
            return ""
        if back.at_ms is None:
            return "Back in about"
        return f"Back at {figures.time_of_day(back.at_ms, self._utc_offset)}, in about"

    def _back(self) -> str:
        view = self._view
        if view is None or view.back is None:
            return "may come back" if view is not None and not view.left else ""
        return figures.age(view.back.in_ms) if view.back.in_ms else "now"

    def _counted(self) -> list[str]:
        """Say what was counted, and what is only supposed by the clock."""
        view = self._view
        if view is None:
            return []
        said = []
        if view.counted_ms is not None:
            time = figures.time_of_day(view.counted_ms, self._utc_offset)
            how = "dealt here" if view.stepped else "counted"
            said.append(f"{view.served} {how}, {time}")
        if view.back is not None and view.back.supposed:
            said.append(f"{view.back.supposed} by the clock")
        return said

    def _rows(self, width: int) -> list[tuple[int, int]]:
        """Put the hands in rows that have room: a round a row, a long row in several."""
        view = self._view
        if view is None:
            return []
        most = self._most(width)
        rows = []
        for one in view.rounds:
            hands, served = one.hands, one.served
            while hands > 0:
                rows.append((min(hands, most), min(served, most)))
                hands, served = hands - most, max(0, served - most)
        return rows

    def _most(self, width: int) -> int:
        px = theme.px
        return max(1, min(_WIDEST, (width - 2 * px(_EDGE)) // (px(8) + px(_GAP) // 2)))

    def _pip(self, width: int) -> int:
        """Give the width of a pip: as wide as drawn, narrower where the row is long."""
        px = theme.px
        longest = max((hands for hands, _ in self._rows(width)), default=1)
        room = (width - 2 * px(_EDGE)) // longest - px(_GAP) // 2
        return max(px(6), min(px(_PIP), room))

    def _pips_width(self, width: int) -> int:
        longest = max((hands for hands, _ in self._rows(width)), default=0)
        return longest * (self._pip(width) + theme.px(_GAP) // 2)

    def _beside(self, width: int) -> bool:
        """Tell whether what was counted has room beside the pips."""
        metrics = QFontMetrics(theme.font(12))
        wide = max((metrics.horizontalAdvance(text) for text in self._counted()), default=0)
        return self._pips_width(width) + theme.px(16) + wide <= width - 2 * theme.px(_EDGE)
