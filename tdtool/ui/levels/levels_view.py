"""The spreadsheet: cells to move among and to type into, Enter for the next level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication

from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.levels.cell_field import CellField
from tdtool.ui.levels.levels_painter import paint_cell, paint_ground
from tdtool.ui.levels.lines import Col, LineKind
from tdtool.ui.levels.table_frame import TableFrame
from tdtool.ui.levels.view_keys import (
    EMPTIED,
    MOVING,
    asked_by,
    key_is_free,
)
from tdtool.ui.parts.ring import paint_ring

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent

    from tdtool.ui.levels.draft import Place
    from tdtool.ui.levels.editing import Editing
    from tdtool.ui.levels.levels_model import LevelsModel
_HELD = ~Qt.KeyboardModifier.KeypadModifier


class LevelsView(TableFrame):
    """Moves like a spreadsheet; what is typed goes to the editing as it is typed.

    `said` carries a sentence about a key that could not do anything, `asked` a key that is the
    page's: "copy", "paste", "warning", "fix", "other_part", "clock".
    """

    said = Signal(str)
    asked = Signal(str)

    def __init__(self, editing: Editing, model: LevelsModel) -> None:
        super().__init__(model)
        self._editing = editing
        self._place: Place | None = None
        self._before: str | None = None
        self._settling = False
        """The lines are being laid out anew: the cell in hand is not left by anybody."""
        self.field = CellField(self.viewport())
        self.field.textEdited.connect(self._typed)
        self.field.moved.connect(self._moved)
        self.field.tabbed.connect(self._tabbed)
        self.field.entered.connect(self._entered)
        self.field.given_up.connect(self._give_up)
        self.field.passed.connect(self._passed)
        self.field.left.connect(self._field_left)
        self.selectionModel().currentChanged.connect(self._current_changed)
        self.setAccessibleName("Levels")

    def place(self) -> Place | None:
        """Name the cell in hand, None where there is none."""
        return self.levels.place(self.currentIndex())

    def row(self) -> int | None:
        """Give the row (index) of the structure in hand."""
        place = self.place()
        return None if place is None else place.row

    def go_to(self, index: QModelIndex) -> None:
        """Take a cell in hand, in sight, and nothing else chosen."""
        if index.isValid():
            self.close_field()
            self.setCurrentIndex(index)
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().select(index, flags)
            self.scrollTo(index)

    def go_to_row(self, row: int, col: Col | None = None) -> None:
        """Take a row of the structure in hand, in this column or the one in hand."""
        line = self.levels.line_of(row)
        if line < 0:
            return
        column = max(0, self.currentIndex().column())
        if col is not None and col in self.levels.cols:
            column = self.levels.cols.index(col)
        self.go_to(self.levels.index(line, column))

    def is_typing(self) -> bool:
        """Tell whether a cell is open for typing."""
        return not self.field.isHidden()

    def open_field(self, text: str | None = None) -> None:
        """Open the cell in hand for typing: with a text that replaces it, or with its own."""
        index = self._head(self.currentIndex())
        if not index.isValid():
            return
        why = self.levels.why_not(index)
        if why:
            self.said.emit(why)
            return
        place = self.levels.place(index)
        if not self.is_typing() or place != self._place:
            self._before = None if place is None else self._editing.typed(place)
        self._place = place
        own = self.levels.edit_text(index)
        self.field.in_text = text is None
        right = self.levels.look(index).right
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self.field.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.field.setAccessibleName(self.levels.spoken(index))
        self.field.setText(own if text is None else text)
        self._place_field()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.end(False)
        if text is not None:
            self._typed(text)

    def head_of_current(self) -> QModelIndex:
        """Give the cell in hand, or the one whose words lie over it."""
        return self._head(self.currentIndex())

    def close_field(self) -> None:
        """Close the cell that is open; what was typed stays."""
        if self.is_typing():
            self._place = None
            if self.field.hasFocus():
                # Before it is hidden: Qt would give the keys to the next part of the page.
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.hide()

    def fill(self, text: str) -> None:
        """Put a text into the cell in hand as if it were typed."""
        index = self._head(self.currentIndex())
        place = self.levels.place(index)
        if place is None:
            return
        why = self.levels.why_not(index)
        if why:
            self.said.emit(why)
        else:
            self._editing.type(place, text)

    def chosen_rows(self) -> list[int]:
        """Give the rows (indexes) of the structure that are chosen, ascending."""
        lines = {index.row() for index in self.selectionModel().selectedIndexes()}
        return sorted({self.levels.lines[line].row for line in lines})

    def event(self, event: QEvent) -> bool:
        """Take Ctrl+Z first while something is typed and not written down."""
        if event.type() == QEvent.Type.ShortcutOverride:
            key: QKeyEvent = event  # type: ignore[assignment]
            undo = key.matches(QKeySequence.StandardKey.Undo)
            if undo and (self._editing.draft is not None or self._editing.wrong):
                event.accept()
                return True
        if event.type() == QEvent.Type.KeyPress:
            tab: QKeyEvent = event  # type: ignore[assignment]
            if tab.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab} and self._may_tab(tab):
                self._tabbed(tab.key() == Qt.Key.Key_Tab)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, type, add, empty; leave to the window what is the window's."""
        if not self._command(event) and not self._character(event):
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the cell under the mouse."""
        if self.indexAt(event.position().toPoint()).isValid():
            self.open_field()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close the open cell before another is taken in hand."""
        self.close_field()
        super().mousePressEvent(event)

    def _current_changed(self, current: QModelIndex) -> None:
        """Write down what was typed when its row is left."""
        draft = self._editing.draft
        place = self.levels.place(current)
        if draft is None or place is None or self._settling or self.is_typing():
            return
        rows = {typed.row for typed in draft.typed} | {draft.added}
        if place.row not in rows:
            self._editing.leave()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write down what was typed when the keys go elsewhere."""
        super().focusOutEvent(event)
        self.viewport().update()
        self._leave_if_gone(event.reason())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take a cell in hand where there is none: the running level's, else the first."""
        # Qt would take the first cell of all.
        if not self.currentIndex().isValid() and self.levels.rowCount():
            running = self.levels.looks.plan.row
            at = 0 if running is None else running
            self.go_to_row(at, self.first_figure())
            self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)
        super().focusInEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the lines in sight, the cells, and the ring around the one in hand."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen, width = event.rect(), self.viewport().width()
        rows: list[tuple[int, QRect]] = []
        for line in self.lines_in_sight():
            rect = QRect(0, self.rowViewportPosition(line), width, self.rowHeight(line))
            if rect.bottom() >= seen.top() and rect.top() <= seen.bottom():
                paint_ground(painter, rect, self.levels.lines[line], self.levels.looks)
                rows.append((line, rect))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._paint_cells(painter, rows, seen)
        if self.hasFocus() and self.currentIndex().isValid():
            paint_ring(painter, QRectF(self.visualRect(self._head(self.currentIndex()))), 4)
        painter.end()

    def _paint_cells(self, painter: QPainter, rows: list[tuple[int, QRect]], seen: QRect) -> None:
        """Draw the cells of lines; Qt asks for each one several times, which takes longer."""
        levels, start = self.levels, self.levels.text_col()
        places = [
            (column, self.columnViewportPosition(column), self.columnWidth(column))
            for column in range(levels.columnCount())
        ]
        selection = self.selectionModel().selection()
        ranges = [selection.at(place) for place in range(selection.count())]
        chosen = [(one.top(), one.bottom(), one.left(), one.right()) for one in ranges]
        for line, rect in rows:
            end = start + levels.spans(levels.lines[line])
            for column, left, width in places:
                if start < column < end:
                    continue
                wide = sum(one[2] for one in places[start:end]) if column == start else width
                if left > seen.right() or left + wide <= seen.left():
                    continue
                here = any(a <= line <= b and c <= column <= d for a, b, c, d in chosen)
                cell = QRect(left, rect.top(), wide, rect.height())
                paint_cell(painter, cell, levels.look_at(line, column), chosen=here)

    def refreshed(self, kept: Place | None) -> None:
        """Take the same cell in hand again after the lines changed."""
        index = self.levels.index_of(kept) if kept is not None else self.currentIndex()
        if not index.isValid() and kept is not None:
            line = self.levels.line_of(min(kept.row, len(self.levels.looks.structure.rows) - 1))
            index = self.levels.index(max(0, line), 2) if self.levels.rowCount() else index
        if index.isValid() and index != self.currentIndex():
            self._settling = True
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, flags)
            self._settling = False
        if self.is_typing():
            self._place_field()

    def updateGeometries(self) -> None:
        """Keep the open cell where its cell is."""
        super().updateGeometries()
        if hasattr(self, "field") and self.is_typing():
            self._place_field()

    def _command(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; False where it stands for nothing here."""
        key = Qt.Key(event.key())
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        asked = asked_by(event)
        if asked:
            self.asked.emit(asked)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif key in MOVING and not alt:
            super().keyPressEvent(event)
        else:
            return self._edit_command(event, key)
        return True

    def _edit_command(self, event: QKeyEvent, key: Qt.Key) -> bool:
        modifiers = event.modifiers()
        if event.matches(QKeySequence.StandardKey.Undo) or key == Qt.Key.Key_Escape:
            return self._editing.drop()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not modifiers & _HELD:
            self._enter()
        elif keys.is_key(event, Act.LEVEL_TYPE):
            self.open_field()
        elif keys.is_key(event, Act.LEVEL_EMPTY):
            self._delete(whole=False)
        elif key == Qt.Key.Key_Delete and modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._delete(whole=True)
        else:
            return False
        return True

    def _character(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        typed = event.text()
        if key_is_free(event) or modifiers or not typed or not typed.isprintable():
            return False
        self.open_field(typed)
        return True

    def _enter(self) -> None:
        draft = self._editing.draft
        if draft is not None and draft.tentative:
            self._editing.confirm()
        row = self.row()
        if row is not None:
            self.asked.emit("level")

    def _delete(self, *, whole: bool) -> None:
        place = self.place()
        if place is None:
            return
        index = self._head(self.currentIndex())
        here = self.levels.place(index)
        if not whole and here is not None and self._may_empty(index, here):
            self._editing.type(here, "")
        else:
            self.asked.emit("remove")

    def _may_empty(self, index: QModelIndex, here: Place) -> bool:
        figures = here.kind in EMPTIED and here.col not in {Col.LEVEL, Col.STARTS}
        return figures and not self.levels.why_not(index) and bool(self.levels.edit_text(index))

    def _typed(self, text: str) -> None:
        if self._place is not None:
            self._editing.type(self._place, text)

    def _moved(self, lines: int, columns: int) -> None:
        self._step(lines, columns)

    def _step(self, lines: int, columns: int) -> None:
        index = self.currentIndex()
        self.close_field()
        line = min(max(index.row() + lines, 0), self.levels.rowCount() - 1)
        column = min(max(index.column() + columns, 0), self.levels.columnCount() - 1)
        self.go_to(self.levels.index(line, column))

    def _may_tab(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        return self.tab_target(forward=event.key() == Qt.Key.Key_Tab) is not None

    def _tabbed(self, forward: bool) -> None:  # noqa: FBT001 - a signal's slot
        target = self.tab_target(forward=forward)
        if target is not None:
            row, column = target.row(), target.column()
            self.close_field()
            self.go_to(self.levels.index(row, column))
        else:
            self.close_field()

    def _entered(self) -> None:
        """Take what was typed; go down, and below the last level add the next."""
        at = self.currentIndex()
        place = self.place()
        self.close_field()
        last = place is not None and place.row + 1 >= len(self._editing.structure.rows)
        if place is not None and last and place.kind in {LineKind.LEVEL, LineKind.SET}:
            self.asked.emit("next_level")
        else:
            self.go_to(self.same_kind_below(at))

    def _give_up(self) -> None:
        """Let the cell be as it was."""
        place, before = self._place, self._before
        if place is not None:
            if before is None:
                self._editing.take_back(place)
            else:
                self._editing.type(place, before)
        self.close_field()

    def _passed(self, event: QKeyEvent) -> None:
        self.close_field()
        self.keyPressEvent(event)

    def _field_left(self) -> None:
        if self.is_typing():
            self._place = None
            self.field.hide()
        self._leave_if_gone(Qt.FocusReason.OtherFocusReason)

    def _leave_if_gone(self, reason: Qt.FocusReason) -> None:
        kept = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
        focus = QApplication.focusWidget()
        if reason not in kept and focus is not self and focus is not self.field:
            self._editing.leave()

    def _place_field(self) -> None:
        index = self.currentIndex()
        if self._place is not None:
            index = self.levels.index_of(self._place)
        rect = self.visualRect(self._head(index))
        self.field.setGeometry(rect.adjusted(0, 0, 0, 0))
