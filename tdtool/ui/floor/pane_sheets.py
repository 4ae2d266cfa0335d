"""The sheets that stand below the picture of a table, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.ui.floor.close_table_sheet import CloseTableSheet
from tdtool.ui.floor.history_sheet import HistorySheet
from tdtool.ui.floor.last_hand_sheet import LastHandSheet
from tdtool.ui.floor.other_seat import OtherSeat
from tdtool.ui.floor.set_by_hand import SetByHand
from tdtool.ui.floor.who_sits_here import WhoSitsHere
from tdtool.ui.floor.who_went_out import WhoWentOut

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.sheet import Sheet


class PaneSheets(QWidget):
    """Hidden while none is open."""

    finished = Signal(bool)
    """The open sheet is done or left; True where it had the keys."""
    marked = Signal(object)
    """Seats that would go out, for the picture."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.who_went_out = WhoWentOut(bridge)
        self.last_hand = LastHandSheet(bridge)
        self.set_by_hand = SetByHand(bridge)
        self.other_seat = OtherSeat(bridge)
        self.who_sits_here = WhoSitsHere(bridge)
        self.close_table = CloseTableSheet(bridge)
        self.history = HistorySheet(bridge)
        self._all: tuple[Sheet, ...] = (
            self.who_went_out,
            self.last_hand,
            self.set_by_hand,
            self.other_seat,
            self.who_sits_here,
            self.close_table,
            self.history,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for sheet in self._all:
            column.addWidget(sheet)
            sheet.hide()
            sheet.finished.connect(self._sheet_finished)
            sheet.marked.connect(self.marked)
        self.hide()

    def current(self) -> Sheet | None:
        """Give the sheet that is open."""
        return next((sheet for sheet in self._all if not sheet.isHidden()), None)

    def show_only(self, sheet: Sheet) -> None:
        """Open a sheet instead of the one that is."""
        for other in self._all:
            other.setVisible(other is sheet)
        self.show()

    def close_sheet(self) -> None:
        """Leave the sheet that is open, if one is."""
        for sheet in self._all:
            sheet.hide()
        self.hide()

    def _sheet_finished(self) -> None:
        focused = QApplication.focusWidget()
        inside = focused is not None and self.isAncestorOf(focused)
        self.close_sheet()
        self.finished.emit(inside)
