"""Rows taken and put in: copy, paste, templates, and rows taken out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from tdtool.structures.error import StructureError
from tdtool.tournament import structure_edit as edit
from tdtool.tournament.chip_plan import chips_of
from tdtool.tournament.structure import RowKind
from tdtool.tournament.structure_edit import Flag
from tdtool.ui import keys
from tdtool.ui.levels import clipboard
from tdtool.ui.levels.ask_bar import AskBar, Choice
from tdtool.ui.levels.lines import LineKind, is_end_of_day
from tdtool.ui.panels.levels_preview import summary

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure
    from tdtool.ui.levels.draft import Place
    from tdtool.ui.levels.editing import Editing
    from tdtool.ui.levels.levels_view import LevelsView


class Paste(QObject):
    """Puts what was copied or chosen into the structure; a paste of levels asks where."""

    asked = Signal()
    """A question is in the line now."""

    def __init__(self, editing: Editing, view: LevelsView, ask: AskBar) -> None:
        super().__init__()
        self._editing = editing
        self._view = view
        self._ask = ask

    def copy(self) -> None:
        """Copy the chosen rows; of one cell alone its text."""
        rows = self._view.chosen_rows()
        lines = {index.row() for index in self._view.selectionModel().selectedIndexes()}
        board = QGuiApplication.clipboard()
        if len(lines) <= 1 and self._view.currentIndex().isValid():
            look = self._view.levels.look(self._view.head_of_current())
            text = ", ".join(part for part in (look.text, look.second) if part)
            board.setText(text)
        elif rows:
            board.setMimeData(clipboard.mime_of(self._editing.structure, rows))

    def paste(self) -> None:
        """Paste a figure into the cell in hand, figures down its column, or ask about levels."""
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if mime is None:  # nobody has copied anything yet
            mime = QMimeData()
        text = mime.text().strip()
        figures = clipboard.column_of(text)
        if figures is not None or ("\n" not in text and "\t" not in text and text):
            if figures is not None and len(figures) > 1:
                self._fill_down(figures)
            else:
                self._view.fill(text)
            return
        try:
            structure = clipboard.pasted(mime)
        except StructureError as error:
            self._ask.tell(str(error))
            self.asked.emit()
            return
        self._ask_where(structure)

    def replaced(self, structure: Structure) -> Structure:
        """Give the structure to play by when another one is taken: all of it, or what is higher."""
        mine = self._editing.structure
        if not self._editing.plan.started:
            return replace(
                structure,
                name=mine.name,
                starting_stack=structure.starting_stack or mine.starting_stack,
                seats_per_table=structure.seats_per_table or mine.seats_per_table,
                days=structure.days or mine.days,
            )
        start = self._first_to_come()
        played = [row for row in mine.rows[:start] if row.kind is RowKind.PLAY]
        rows = edit.rows_above(structure.rows, played[-1] if played else None)
        return edit.numbered(edit.spliced(mine, start, rows, replaces=True), start)

    def will(self) -> str:
        """Say what taking a template does."""
        if not self._editing.plan.started:
            return keys.told("It replaces all rows. {undo} takes it back.")
        return keys.told("Its higher levels replace what is still to come. {undo} takes it back.")

    def next_chip(self, gone: set[int]) -> int | None:
        """Give the smallest chip that has not left yet, None where only the largest is left."""
        left = [chip for chip in chips_of(self._editing.structure) if chip not in gone]
        return left[0] if len(left) > 1 else None

    def remove(self, place: Place) -> None:
        """Take a row out, or what ends with it; what was played stays."""
        editing = self._editing
        draft = editing.draft
        if draft is not None and draft.added == place.row:
            editing.drop()
            return
        editing.leave()
        structure = editing.structure
        row = structure.rows[place.row]
        if editing.is_locked(place.row):
            self._view.said.emit("This was played; it stays as it was.")
        elif place.kind is LineKind.ENDS:
            cleared = structure
            for flag in (Flag.REGISTRATION_ENDS, Flag.REBUYS_END, Flag.ADD_ON):
                cleared = edit.with_flag(cleared, place.row, flag, on=False)
            less = replace(cleared.rows[place.row], lammers_due=False)
            editing.change(edit.with_row(cleared, place.row, less))
        elif place.kind is LineKind.DAY_END and not is_end_of_day(row):
            editing.change(edit.with_flag(structure, place.row, Flag.DAY_END, on=False))
        elif place.row == editing.plan.row:
            self._view.said.emit("It runs now: go to another level first.")
        elif place.kind is LineKind.SET:
            sets = tuple(one for at, one in enumerate(row.stakes) if at != place.stake_set)
            editing.change(edit.with_row(structure, place.row, replace(row, stakes=sets)))
        elif len(structure.rows) > 1:
            editing.change(edit.without(structure, place.row))

    def _first_to_come(self) -> int:
        """Give the first row (index) that is not played and does not run."""
        running = self._editing.plan.row
        return self._editing.plan.first_open if running is None else running + 1

    def _fill_down(self, figures: list[str]) -> None:
        """Type figures into the column in hand, level by level."""
        model, at = self._view.levels, self._view.currentIndex()
        if not at.isValid():
            return
        left = list(figures)
        for line in range(at.row(), model.rowCount()):
            index = model.index(line, at.column())
            if left and model.lines[line].has_stakes and model.is_editable(index):
                place = model.place(index)
                if place is not None:
                    self._editing.type(place, left.pop(0))
        self._editing.leave()
        if left:
            self._view.said.emit(f"{len(left)} figures had no level to go to.")

    def _ask_where(self, structure: Structure) -> None:
        self._editing.leave()
        mine = self._editing.structure
        first = self._first_to_come()
        here = self._view.row()
        below = max(len(mine.rows) if here is None else min(here + 1, len(mine.rows)), first)
        labels = [row.label for row in mine.rows[:below] if row.kind is RowKind.PLAY]
        after = f"Below level {labels[-1]}" if labels else "Above all"

        def put_in() -> str:
            added = edit.spliced(mine, below, structure.rows, replaces=False)
            return self._changed(edit.numbered(added, below))

        def put_over() -> str:
            if not self._editing.plan.started:
                return self._changed(self.replaced(structure))
            over = edit.spliced(mine, first, structure.rows, replaces=True)
            return self._changed(edit.numbered(over, first))

        over = "For all to come" if self._editing.plan.started else "In place of all"
        self._ask.ask(f"{summary(structure)}:", Choice(after, put_in), Choice(over, put_over))
        self.asked.emit()

    def _changed(self, structure: Structure) -> str:
        return "" if self._editing.change(structure) else "The levels could not be changed."
