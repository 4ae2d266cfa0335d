"""The table under the spreadsheet: columns as wide as the room allows, words that span."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tdtool.ui import theme
from tdtool.ui.levels.levels_model import LevelsModel, is_minutes_only
from tdtool.ui.levels.levels_painter import PADDING, figure_width
from tdtool.ui.levels.lines import FIGURES, Col

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

ROW_HEIGHT = 30
_WIDTHS = {Col.LEVEL: 52, Col.STARTS: 62, Col.MINUTES: 52, Col.GAME: 96, Col.STEP: 68}
_DENSE = {Col.LEVEL: 44, Col.STARTS: 54, Col.MINUTES: 42, Col.GAME: 84, Col.STEP: 68}
"""The widths where many columns share the room."""
_FIGURE = 90
"""A column of figures is this wide where there is room (pixels at 100 %)."""
_NOTE, _NOTE_DENSE = 140, 40
"""The notes keep this much before the figures grow."""


class TableFrame(QTableView):
    """A table without a grid whose columns share the room there is."""

    def __init__(self, model: LevelsModel) -> None:
        super().__init__()
        self.levels = model
        self.setModel(model)
        self.setProperty("ring", "row")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setCornerWidget(QWidget())
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(8)
        model.modelReset.connect(self._laid_out_anew)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._laid_out_anew()

    def lines_in_sight(self) -> range:
        """Give the lines that are in sight."""
        if not self.levels.rowCount():
            return range(0)
        first = self.rowAt(0)
        last = self.rowAt(self.viewport().height() - 1)
        return range(max(0, first), (self.levels.rowCount() if last < 0 else last + 1))

    def first_figure(self) -> Col:
        """Give the first column with figures."""
        return next(col for col in self.levels.cols if col in FIGURES)

    def tab_target(self, *, forward: bool) -> QModelIndex | None:
        """Find the next cell that can be typed into, None at either end."""
        at = self.currentIndex()
        if not at.isValid():
            return None
        width = self.levels.columnCount()
        step = 1 if forward else -1
        cell = at.row() * width + at.column() + step
        while 0 <= cell < width * self.levels.rowCount():
            index = self.levels.index(cell // width, cell % width)
            if self._head(index) == index and self.levels.is_editable(index):
                return index
            cell += step
        return None

    def same_kind_below(self, at: QModelIndex) -> QModelIndex:
        """Find the next cell down the column that can be typed into; an invalid one if none."""
        for line in range(at.row() + 1, self.levels.rowCount()):
            index = self.levels.index(line, at.column())
            if self.levels.lines[line].has_stakes and self.levels.is_editable(index):
                return index
        return QModelIndex()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.fit()

    def _head(self, index: QModelIndex) -> QModelIndex:
        """Give the cell that stands for an index: the first of those that its words span."""
        if not index.isValid():
            return index
        line = self.levels.lines[index.row()]
        start, width = self.levels.text_col(), self.levels.spans(line)
        inside = not line.has_stakes and start <= index.column() < start + width
        return self.levels.index(index.row(), start) if inside else index

    def _laid_out_anew(self) -> None:
        self.clearSpans()
        start = self.levels.text_col() if self.levels.cols else 0
        for at, line in enumerate(self.levels.lines):
            width = self.levels.spans(line)
            if width > 1:
                self.setSpan(at, start, 1, width)
        self.fit()

    def fit(self) -> None:
        """Give every column its width: no figure is cut, what is left goes to the notes.

        Where the written-out heads leave too little, they are shortened.
        """
        if not self.levels.cols:
            return
        for dense in (False, True):
            self.levels.set_dense(dense=dense)
            widths = self._widths(dense=dense)
            if sum(widths) <= self.viewport().width():
                break
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _widths(self, *, dense: bool) -> list[int]:
        cols, px = self.levels.cols, theme.px
        room = self.viewport().width()
        fixed = {col: px(width) for col, width in (_DENSE if dense else _WIDTHS).items()}
        if not is_minutes_only(self.levels.looks.structure):
            fixed[Col.MINUTES] = px(76)
        least = {col: self._least(at) for at, col in enumerate(cols) if col in FIGURES}
        used = sum(fixed.get(col, 0) for col in cols)
        share = (room - used - px(_NOTE)) // max(1, len(least))
        found: list[int] = []
        for col in cols:
            width = fixed.get(col, 0)
            if col in least:
                width = max(least[col], min(share, px(_FIGURE)))
            if col is Col.NOTE:
                width = max(px(_NOTE_DENSE if dense else _NOTE), room - sum(found))
            found.append(width)
        return found

    def _least(self, column: int) -> int:
        """Give the width that the head and the widest figure of a column need."""
        head = QFontMetrics(theme.label_font())
        words = str(self.levels.headerData(column, Qt.Orientation.Horizontal)).upper()
        small = QFontMetrics(theme.font(11))
        widest = head.horizontalAdvance(words)
        for at, line in enumerate(self.levels.lines):
            if line.has_stakes:
                look = self.levels.look_at(at, column)
                width = figure_width(look.text, bold=True)
                if look.prefix:
                    width += small.horizontalAdvance(look.prefix) + theme.px(PADDING)
                widest = max(widest, width)
        return widest + 2 * theme.px(PADDING)

    def _restyle(self) -> None:
        px = theme.px
        self.setFont(theme.font(13))
        head = self.horizontalHeader()
        head.setFont(theme.label_font())
        head.setFixedHeight(px(34))
        self.verticalHeader().setDefaultSectionSize(theme.target(ROW_HEIGHT))
        self.fit()
        self.viewport().update()
