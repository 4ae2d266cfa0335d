"""What is put in below the row in hand, and what is taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.tournament import structure_edit as edit
from tdtool.tournament.structure import RowKind
from tdtool.ui.levels.lines import FIGURES, Col

if TYPE_CHECKING:
    from tdtool.ui.levels.editing import Editing
    from tdtool.ui.levels.levels_view import LevelsView
    from tdtool.ui.levels.paste import Paste


class RowInHand:
    """The row of the structure that the spreadsheet has in hand; played rows are left alone."""

    def __init__(self, editing: Editing, view: LevelsView, pasting: Paste) -> None:
        self._editing = editing
        self._view = view
        self._pasting = pasting

    def add_level(self) -> None:
        """Add a level below; it is written down when it is left."""
        self._add(tentative=False)

    def add_next_level(self) -> None:
        """Add a level while typing down a column: it goes again if nothing is typed into it."""
        self._add(tentative=True)

    def add_break(self) -> None:
        """Put a break below."""
        self._editing.leave()
        after = self._after()
        if self._editing.change(edit.with_break(self._editing.structure, after)):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._view.go_to_row(after + 1, Col.MINUTES)

    def colour_up(self) -> None:
        """Type which chips leave, at the break in hand or at the next one."""
        self._editing.leave()
        view, model = self._view, self._view.levels
        rows = self._editing.structure.rows
        at = max(view.row() or 0, self._editing.locked_before)
        place = next(
            (place for place in range(at, len(rows)) if rows[place].kind is RowKind.BREAK), None
        )
        if place is None:
            view.said.emit("There is no break from here on: put one in first.")
            return
        view.go_to_row(place, model.cols[model.text_col()])
        text = model.edit_text(view.currentIndex())
        gone = {chip for row in rows[:place] for chip in row.colour_up}
        chip = self._pasting.next_chip(gone)
        has = bool(rows[place].colour_up) or chip is None
        joined = f"{text}, colour-up {chip}" if text and text != "Break" else f"colour-up {chip}"
        view.open_field(text if has else joined)

    def remove(self) -> None:
        """Take it out, or what ends with it."""
        place = self._view.place()
        if place is not None:
            self._pasting.remove(place)

    def _add(self, *, tentative: bool) -> None:
        place = self._view.place()
        col = self._view.first_figure() if place is None else place.col
        new = self._editing.add_level(self._after(), tentative=tentative)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._view.go_to_row(new, col if col in FIGURES else self._view.first_figure())

    def _after(self) -> int:
        """Give the row below which something is put in: never a played one."""
        last = len(self._editing.structure.rows) - 1
        here = self._view.row()
        lowest = self._editing.locked_before - (0 if self._editing.plan.row is not None else 1)
        return max(last if here is None else min(here, last), min(lowest, last))
