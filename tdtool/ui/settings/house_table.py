"""The table of house rules: arrows choose and change, digits type a number, a click takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdtool.ui import theme
from tdtool.ui.parts.ring import paint_ring
from tdtool.ui.settings.house_model import BOOKS, HERE, SETTING
from tdtool.ui.settings.house_painter import ARROW, PADDING, HousePainter

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from tdtool.ui.settings.house_model import HouseModel

_WIDE = 860
"""From this width (pixels at 100 %) on every preset has a column of its own."""
_HERE_SHARE, _BOOK_SHARE = 0.19, 0.138
_NARROW_HERE = 0.42
_LEFT_TO_THE_PANEL = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HouseTable(QTableView):
    """Up and Down choose a rule, Left and Right change it, Backspace gives the preset's back."""

    def __init__(self, model: HouseModel) -> None:
        super().__init__()
        self._house = model
        self._typed = ""
        self.painter_of_rows = HousePainter(self)
        self.setModel(model)
        self.setItemDelegate(self.painter_of_rows)
        self.setProperty("ring", "row")
        self.setAccessibleName("House rules")
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(theme.plain_alignment())
        model.dataChanged.connect(self._lay_out_rows)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.selectRow(0)

    def is_narrow(self) -> bool:
        """Tell whether the presets stand below the meaning instead of in columns."""
        return self.painter_of_rows.narrow

    def selectionChanged(self, selected: object, deselected: object) -> None:
        """Begin a new number in another row."""
        self._typed = ""
        super().selectionChanged(selected, deselected)  # type: ignore[arg-type]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the rule in hand; leave Enter, Space, letters and Esc to the panel."""
        key, row = Qt.Key(event.key()), self.currentIndex().row()
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if row < 0 or not bare:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._typed = ""
            self._house.step(row, _STEPS[key])
        elif key in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self._take_back(row)
        elif event.text().isdecimal():
            self._type(event, row)
        elif key in _LEFT_TO_THE_PANEL or (event.text() and event.text().isprintable()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row; on its arrows change it, on what a preset says take that."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        was = self.currentIndex().row()
        super().mousePressEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        if index.column() > HERE:
            self._house.take_from(index.row(), BOOKS[index.column() - HERE - 1])
        elif index.column() == HERE and index.row() == was:
            self._house.step(index.row(), self._arrow(index, at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point where a click takes something."""
        super().mouseMoveEvent(event)
        column = self.indexAt(event.position().toPoint()).column()
        shapes = Qt.CursorShape
        shape = shapes.PointingHandCursor if column >= HERE else shapes.ArrowCursor
        self.viewport().setCursor(shape)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, and the focus ring around the one in hand."""
        super().paintEvent(event)
        rect = self.visualRect(self.currentIndex())
        if self.hasFocus() and not rect.isEmpty():
            rect.setLeft(0)
            rect.setRight(self.viewport().width() - 1)
            paint_ring(QPainter(self.viewport()), QRectF(rect), 4)

    def showEvent(self, event: QShowEvent) -> None:
        """Dress the head once more: the style sheet has just set the letters it draws with."""
        super().showEvent(event)
        self._restyle()

    def _arrow(self, index: QModelIndex, at: QPoint) -> int:
        """Tell which arrow of the value in hand lies there: -1, 1, or 0 for none."""
        cell = self.visualRect(index)
        from_right = cell.right() + 1 - theme.px(PADDING) - at.x()
        if from_right > theme.px(2 * ARROW):
            return 0
        return -1 if from_right > theme.px(ARROW) else 1

    def _type(self, event: QKeyEvent, row: int) -> None:
        """Take a digit of a number; the first that does not fit begins a new one."""
        if self._house.setting(row).choices:
            event.ignore()
            return
        for digits in (self._typed + event.text(), event.text()):
            if self._house.type_number(row, digits):
                self._typed = digits
                return

    def _take_back(self, row: int) -> None:
        """Take the last digit back, or go back to what the preset says."""
        self._typed = self._typed[:-1]
        if not self._typed or not self._house.type_number(row, self._typed):
            self._typed = ""
            self._house.take_from(row, self._house.draft.preset)

    def _lay_out(self) -> None:
        width = self.viewport().width()
        narrow = width < theme.px(_WIDE)
        self.painter_of_rows.narrow = narrow
        here = round(width * (_NARROW_HERE if narrow else _HERE_SHARE))
        book = 0 if narrow else round(width * _BOOK_SHARE)
        head = self.horizontalHeader()
        head.resizeSection(SETTING, width - here - len(BOOKS) * book)
        head.resizeSection(HERE, here)
        for column in range(HERE + 1, HERE + 1 + len(BOOKS)):
            self.setColumnHidden(column, narrow)
            if not narrow:
                head.resizeSection(column, book)
        self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        model, rows = self._house, self.verticalHeader()
        for row in range(model.rowCount()):
            tall = max(
                self.painter_of_rows.height(model.index(row, column), self.columnWidth(column))
                for column in range(model.columnCount())
                if not self.isColumnHidden(column)
            )
            if rows.sectionSize(row) != tall:
                rows.resizeSection(row, tall)

    def _restyle(self) -> None:
        self.setFont(theme.font(13))
        head = self.horizontalHeader()
        for part in (head, head.viewport()):
            part.setFont(theme.label_font())
        head.setFixedHeight(theme.px(32))
        self._lay_out()
        self.viewport().update()
