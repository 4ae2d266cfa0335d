"""The sheets that stand below the picture of a table, one at a time."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.ui.floor.other_seat import OtherSeat
from tdtool.ui.floor.sheet import Sheet
from tdtool.ui.floor.who_went_out import WhoWentOut

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.close_table_sheet import CloseTableSheet
    from tdtool.ui.floor.history_sheet import HistorySheet
    from tdtool.ui.floor.last_hand_sheet import LastHandSheet
    from tdtool.ui.floor.set_by_hand import SetByHand
    from tdtool.ui.floor.who_sits_here import WhoSitsHere

_Sheet = TypeVar("_Sheet", bound=Sheet)


class PaneSheets(QWidget):
    """Hidden while none is open; each sheet is made when it is first asked for."""

    finished = Signal(bool)
    """The open sheet is done or left; True where it had the keys."""
    marked = Signal(object)
    """Seats that would go out, for the picture."""
    history_wanted = Signal(int)
    """The whole history of this table is wanted."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._made: list[Sheet] = []
        self._history: HistorySheet | None = None
        self._offers_history = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    @cached_property
    def who_went_out(self) -> WhoWentOut:
        """The sheet for who went out, and on which hand."""
        return self._add(WhoWentOut(self._bridge))

    @cached_property
    def last_hand(self) -> LastHandSheet:
        """The sheet for the button and the blinds of the last hand."""
        from tdtool.ui.floor.last_hand_sheet import LastHandSheet

        return self._add(LastHandSheet(self._bridge))

    @cached_property
    def set_by_hand(self) -> SetByHand:
        """The sheet for a hand that is set against the rule, with the reason."""
        from tdtool.ui.floor.set_by_hand import SetByHand

        return self._add(SetByHand(self._bridge))

    @cached_property
    def other_seat(self) -> OtherSeat:
        """The sheet for a move, a swap and where somebody really sits."""
        return self._add(OtherSeat(self._bridge))

    @cached_property
    def who_sits_here(self) -> WhoSitsHere:
        """The sheet for somebody whom the desk has elsewhere."""
        from tdtool.ui.floor.who_sits_here import WhoSitsHere

        return self._add(WhoSitsHere(self._bridge))

    @cached_property
    def close_table(self) -> CloseTableSheet:
        """The sheet for a table that is gone."""
        from tdtool.ui.floor.close_table_sheet import CloseTableSheet

        return self._add(CloseTableSheet(self._bridge))

    @property
    def history(self) -> HistorySheet:
        """The sheet for what happened at the table."""
        if self._history is None:
            from tdtool.ui.floor.history_sheet import HistorySheet

            self._history = self._add(HistorySheet(self._bridge))
            self._history.whole_wanted.connect(self.history_wanted)
            self._history.offer_whole(offered=self._offers_history)
        return self._history

    def offer_history(self, *, offered: bool) -> None:
        """Let the short history lead to the whole one, or not."""
        self._offers_history = offered
        if self._history is not None:
            self._history.offer_whole(offered=offered)

    def current(self) -> Sheet | None:
        """Give the sheet that is open."""
        return next((sheet for sheet in self._made if not sheet.isHidden()), None)

    def show_only(self, sheet: Sheet) -> None:
        """Open a sheet instead of the one that is."""
        for other in self._made:
            other.setVisible(other is sheet)
        self.show()

    def close_sheet(self) -> None:
        """Leave the sheet that is open, if one is."""
        for sheet in self._made:
            sheet.hide()
        self.hide()

    def _add(self, sheet: _Sheet) -> _Sheet:
        """Make room for a sheet when it is first asked for."""
        self._column.addWidget(sheet)
        sheet.hide()
        sheet.finished.connect(self._sheet_finished)
        sheet.marked.connect(self.marked)
        self._made.append(sheet)
        return sheet

    def _sheet_finished(self) -> None:
        focused = QApplication.focusWidget()
        inside = focused is not None and self.isAncestorOf(focused)
        self.close_sheet()
        self.finished.emit(inside)
