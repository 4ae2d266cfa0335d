"""The menu of a list's rows: what can be done with the one in hand, or with all that are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPoint

from tdtool.ui.parts.asking import Asking
from tdtool.ui.parts.choice_menu import ChoiceMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QAbstractItemView

    from tdtool.ui.parts.choice_menu import Offered

_FLAGS = QItemSelectionModel.SelectionFlag
_ONE = _FLAGS.ClearAndSelect | _FLAGS.Rows


class RowsMenu(ChoiceMenu):
    """Takes the row that is asked about in hand, unless it is among the chosen, then offers.

    `choices` lists what can be done as the list stands; nothing opens where there is nothing.
    """

    def __init__(self, view: QAbstractItemView, choices: Callable[[], Iterable[Offered]]) -> None:
        super().__init__(view)
        self._view = view
        self._list = choices
        self._asking = Asking(view)
        self._asking.asked.connect(self.ask)

    def ask(self, at: QPoint | None) -> None:
        """Offer what can be done at a point of the list, or with the row in hand."""
        view, index = self._view, self._view.currentIndex()
        if at is not None:
            index = view.indexAt(at)
            chosen = view.selectionModel()
            if index.isValid() and not chosen.isSelected(index):
                chosen.setCurrentIndex(index, _ONE)
        if not index.isValid():
            return
        self.offer(self._list())
        if self.offered():
            below = view.visualRect(index).bottomLeft() + QPoint(view.height() // 8, 0)
            self.open_at(view.viewport().mapToGlobal(below if at is None else at))
