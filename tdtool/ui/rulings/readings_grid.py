"""Readings side by side: what each player may do, or a figure, under each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from tdtool.ui import plain, theme
from tdtool.ui.parts.flowing import WRAP, Flowing, text_height
from tdtool.ui.parts.ring import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.ui.rulings.calculators.worked import Column, Grid, Said

_EDGE, _PAD, _GAP = 8, 8, 10
_LABELS = 0.28
"""The share of the width that the rows' names take."""
_LEAST = 92
"""Columns narrower than this (pixels at 100 %) stand below one another."""


class ReadingsGrid(Flowing):
    """The reading in force stands raised; where there is little room, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._grid: Grid | None = None

    def show_grid(self, grid: Grid | None) -> None:
        """Show these readings, or none."""
        if grid != self._grid:
            self._grid = grid
            self.setAccessibleName("" if grid is None else _spoken(grid))
            self.flow()

    def grid(self) -> Grid | None:
        """Give what is shown."""
        return self._grid

    def tall(self, width: int) -> int:
        """Work out the height for a width (pixels)."""
        grid = self._grid
        if grid is None:
            return 0
        if self._stacked(width):
            return sum(self._stack_height(column, width) for column in grid.columns)
        head, rows = self._heights(width)
        return head + sum(rows) + theme.px(_PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the grounds, the heads, the names and the cells."""
        del event
        if self._grid is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._stacked(self.width()):
            self._paint_stack(painter, self._grid)
        else:
            self._paint_columns(painter, self._grid)

    # Side by side.

    def _paint_columns(self, painter: QPainter, grid: Grid) -> None:
        now = theme.colours()
        head, rows = self._heights(self.width())
        labels, wide = self._widths(self.width())
        for place, column in enumerate(grid.columns):
            rect = QRect(labels + place * wide, 0, wide, self.height())
            if column.in_force and len(grid.columns) > 1:
                _raise(painter, rect)
            room = rect.adjusted(theme.px(_EDGE), theme.px(_PAD), -theme.px(_EDGE), 0)
            self._paint_head(painter, room, column)
            top = head
            for cell, tall in zip(column.cells, rows, strict=True):
                area = QRect(room.left(), top, room.width(), tall)
                self._paint_cell(painter, area, cell, dim=not column.in_force)
                top += tall
        if labels:
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            painter.drawText(QRect(0, theme.px(_PAD), labels, head), WRAP, grid.head)
            top = head
            for (name, below), tall in zip(grid.rows, rows, strict=True):
                self._paint_label(painter, QRect(0, top, labels, tall), name, below)
                top += tall

    def _paint_label(self, painter: QPainter, room: QRect, name: str, below: str) -> None:
        now = theme.colours()
        text = plain.one_line(name)
        painter.setFont(_strong())
        painter.setPen(now.text)
        painter.drawText(room, WRAP, text)
        if below:
            painter.setFont(theme.font(12))
            painter.setPen(now.second)
            room = room.adjusted(0, text_height(text, _strong(), room.width()), 0, 0)
            painter.drawText(room, WRAP, below)

    def _heights(self, width: int) -> tuple[int, list[int]]:
        """Give the height of the heads, and of each row, in pixels."""
        grid = self._grid
        if grid is None:
            return 0, []
        labels, wide = self._widths(width)
        room = wide - 2 * theme.px(_EDGE)
        head = max(self._head_height(column, room) for column in grid.columns)
        rows = []
        for place, (name, below) in enumerate(grid.rows):
            cells = [self._cell_height(column.cells[place], room) for column in grid.columns]
            label = text_height(plain.one_line(name), _strong(), labels) if name else 0
            label += text_height(below, theme.font(12), labels) if below else 0
            rows.append(max([*cells, label]) + theme.px(_GAP))
        return head + theme.px(_PAD), rows

    def _widths(self, width: int) -> tuple[int, int]:
        """Give the width of the names, and of each column."""
        grid = self._grid
        if grid is None:
            return 0, width
        labels = round(width * _LABELS) if any(name for name, _ in grid.rows) else 0
        if len(grid.columns) == 1 and labels:
            labels = round(width * 0.42)
        return labels, (width - labels) // len(grid.columns)

    # One below the other.

    def _stacked(self, width: int) -> bool:
        grid = self._grid
        alone = grid is not None and len(grid.rows) == 1 and not grid.rows[0][0]
        return alone and self._widths(width)[1] < theme.px(_LEAST)

    def _paint_stack(self, painter: QPainter, grid: Grid) -> None:
        top = 0
        for column in grid.columns:
            tall = self._stack_height(column, self.width())
            rect = QRect(0, top, self.width(), tall)
            if column.in_force:
                _raise(painter, rect)
            room = rect.adjusted(theme.px(_EDGE), theme.px(_PAD), -theme.px(_EDGE), 0)
            self._paint_head(painter, room, column)
            head = self._head_height(column, room.width())
            self._paint_cell(
                painter, room.adjusted(0, head, 0, 0), column.cells[0], dim=not column.in_force
            )
            top += tall

    def _stack_height(self, column: Column, width: int) -> int:
        room = width - 2 * theme.px(_EDGE)
        cell = self._cell_height(column.cells[0], room)
        return self._head_height(column, room) + cell + 2 * theme.px(_PAD)

    # Parts of both.

    def _paint_head(self, painter: QPainter, room: QRect, column: Column) -> None:
        now = theme.colours()
        painter.setFont(theme.label_font())
        painter.setPen(now.text if column.in_force else now.second)
        painter.drawText(room, WRAP, column.title)
        if column.note:
            top = text_height(column.title.upper(), theme.label_font(), room.width())
            painter.setFont(theme.font(11.5))
            painter.setPen(now.accent if column.in_force else now.second)
            painter.drawText(room.adjusted(0, top, 0, 0), WRAP, column.note)

    def _head_height(self, column: Column, room: int) -> int:
        title = text_height(column.title.upper(), theme.label_font(), room)
        note = text_height(column.note, theme.font(11.5), room) if column.note else 0
        return title + note + theme.px(4)

    def _paint_cell(
        self, painter: QPainter, room: QRect, cell: tuple[Said, ...], *, dim: bool
    ) -> None:
        now = theme.colours()
        font = self._cell_font()
        painter.setFont(font)
        top = room.top()
        for said in cell:
            tall = text_height(said.text, font, room.width())
            # On the raised ground the accent is too faint for small words in the light scheme.
            ink = "text" if said.role == "accent" and not now.dark and not dim else said.role
            painter.setPen(now.second if dim and self._is_large() else now.role(ink))
            painter.drawText(QRect(room.left(), top, room.width(), tall), WRAP, said.text)
            top += tall

    def _cell_height(self, cell: tuple[Said, ...], room: int) -> int:
        return sum(text_height(said.text, self._cell_font(), room) for said in cell)

    def _cell_font(self) -> QFont:
        return theme.font(20, QFont.Weight.DemiBold) if self._is_large() else theme.font(13)

    def _is_large(self) -> bool:
        return self._grid is not None and self._grid.large


def _strong() -> QFont:
    return theme.font(13, QFont.Weight.Medium)


def _raise(painter: QPainter, rect: QRect) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colours().raised)
    painter.drawRoundedRect(QRectF(rect), theme.px(RADIUS), theme.px(RADIUS))


def _spoken(grid: Grid) -> str:
    said = []
    for column in grid.columns:
        cells = []
        for (name, _), cell in zip(grid.rows, column.cells, strict=True):
            words = " or ".join(one.text for one in cell)
            cells.append(f"{name} {words}".strip())
        head = ", ".join(filter(None, (column.title, column.note)))
        said.append(f"{head}: {', '.join(cells)}")
    return "; ".join(said)
