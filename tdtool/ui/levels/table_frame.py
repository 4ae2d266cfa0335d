"""The table under the spreadsheet: columns as wide as the room allows, words that span."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdtool.ui import theme
from tdtool.ui.levels.levels_model import LevelsModel, is_minutes_only
from tdtool.ui.levels.levels_painter import PADDING, LevelsDelegate
from tdtool.ui.levels.lines import FIGURES, WORDS, Col

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QResizeEvent

ROW_HEIGHT = 30
_WIDTHS = {Col.LEVEL: 52, Col.STARTS: 62, Col.MINUTES: 52, Col.GAME: 96, Col.STEP: 64}
_FIGURE = (58, 90)
"""A column of figures is this wide at least and at most (pixels at 100 %)."""
_NOTE = 140
"""The notes keep this much before the figures grow."""


class TableFrame(QTableView):
    """A table without a grid whose columns share the room there is."""

    def __init__(self, model: LevelsModel) -> None:
        super().__init__()
        self.levels = model
        self.setModel(model)
        self.setItemDelegate(LevelsDelegate(self))
        self.setProperty("ring", "row")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._fit()

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
        self._fit()

    def _fit(self) -> None:
        """Give every column its width: what is left goes to the notes."""
        cols = self.levels.cols
        if not cols:
            return
        px = theme.px
        fixed = {col: px(width) for col, width in _WIDTHS.items() if col in cols}
        if not is_minutes_only(self.levels.looks.structure):
            fixed[Col.MINUTES] = px(76)
        count = sum(col in FIGURES for col in cols)
        room = self.viewport().width() - sum(fixed.values()) - px(_NOTE)
        share = min(max(room // max(1, count), px(_FIGURE[0])), px(_FIGURE[1]))
        metrics = QFontMetrics(theme.label_font())
        used = 0
        for column, col in enumerate(cols):
            width = fixed.get(col, share)
            if col in FIGURES:
                words = str(self.levels.headerData(column, Qt.Orientation.Horizontal) or WORDS[col])
                # The head of a column is never cut; its figures are seldom as wide.
                width = max(width, min(_width(metrics, words), px(_FIGURE[1])))
            if col is Col.NOTE:
                width = max(px(_NOTE), self.viewport().width() - used)
            self.setColumnWidth(column, width)
            used += width

    def _restyle(self) -> None:
        px = theme.px
        self.setFont(theme.font(13))
        head = self.horizontalHeader()
        head.setFont(theme.label_font())
        head.setFixedHeight(px(34))
        self.verticalHeader().setDefaultSectionSize(px(ROW_HEIGHT))
        self._fit()
        self.viewport().update()


def _width(metrics: QFontMetrics, words: str) -> int:
    return metrics.horizontalAdvance(words.upper()) + 2 * theme.px(PADDING)
