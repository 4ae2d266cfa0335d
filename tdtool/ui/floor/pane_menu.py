"""The menus of a table's pane: of one seat, and of the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from tdtool.ui.floor.seat_menu import Choice, seat_choices
from tdtool.ui.floor.table_menu import table_choices
from tdtool.ui.parts.choice_menu import ChoiceMenu

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from tdtool.ui.bridge import Bridge


class PaneMenu(ChoiceMenu):
    """Offers what can be done now; opening it stops nothing."""

    commanded = Signal(object)
    """A command was chosen: the `Command`."""
    asked = Signal(object, int)
    """A sheet was asked for: the `Ask`, and the seat it is about (0: none)."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._seat = 0
        self.picked.connect(self._picked)

    def open_for_seat(self, table: int, seat: int, at: QPoint) -> None:
        """Say what can be done with a seat."""
        desk = self._bridge.desk
        self._seat = seat
        self.offer(seat_choices(desk, desk.state.tables[table], seat))
        self.open_at(at)

    def open_for_table(self, number: int, at: QPoint) -> None:
        """Say what can be done with a table."""
        desk = self._bridge.desk
        self._seat = 0
        self.offer(table_choices(desk, desk.state.tables[number]))
        self.open_at(at)

    def _picked(self, choice: Choice) -> None:
        if choice.command is not None:
            self.commanded.emit(choice.command)
        elif choice.ask is not None:
            self.asked.emit(choice.ask, self._seat)
