"""Hand for hand and the last hands of a day: tables ticked as they finish, busts held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent

from tdtool.tournament import queries
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.mode import Joint
from tdtool.tournament.hand_for_hand.view import together_view
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.floor import together_words
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.held_list import HeldList
from tdtool.ui.floor.side_pane import SidePane
from tdtool.ui.floor.tick_model import TickModel
from tdtool.ui.floor.tick_view import TickView
from tdtool.ui.floor.together_off import TogetherOff
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Hint, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdtool.desk import Change
    from tdtool.tournament.commands import Command
    from tdtool.tournament.hand_for_hand.view import TogetherView
    from tdtool.ui.bridge import Bridge

_HINT = (
    "Type a table's number, Enter ticks it: it has finished. Enter again: it plays still.",
    "Type a table, Enter ticks it.",
)
_LONGEST = 4


class TogetherPane(SidePane):
    """Stands in the table's place; everything by keys: digits and Enter, A, Ctrl+Enter, E."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._typed = ""
        self._view: TogetherView | None = None
        self.model = TickModel(self)
        self.view = TickView(self.model)
        self.held = HeldList()
        self.off = TogetherOff()
        self.close_button = act_button(Act.H4H_CLOSE, Kind.PRIMARY)
        self.all_button = act_button(Act.H4H_ALL)
        self.end_button = act_button(Act.H4H_END)
        self._foot = ActRow(
            (self.close_button, self.all_button, self.end_button), gap=10, more="More"
        )
        self._title = Hint((), size=20, role="text", weight=QFont.Weight.DemiBold)
        self._field = Paragraph(role="second")
        self._clock = Paragraph(role="second")
        self._hint = Hint(_HINT, size=12, role="second")
        self._room = Room(self.held)
        self._off_room = Room(self.off)
        self._lay_out()
        self._connect()

    def begin(self) -> None:
        """Show how it stands, and take the keys."""
        self._typed = ""
        self.refusal.clear()
        self.follow()
        self.first_focus().setFocus()

    def first_focus(self) -> QWidget:
        """Give the part that has the keys first."""
        return self.off.begin_button if self._view is None else self.view

    def follow(self, change: Change | None = None) -> None:
        """Show what is played now."""
        del change
        if not self._bridge.is_open:
            return
        desk = self._bridge.desk
        before, view = self._view, together_view(desk.state, desk.names, desk.now())
        self._view = view
        if view is None:
            self.off.show_state(desk.state)
        else:
            self._show(view)
        self._show_parts()
        if (before is None) != (view is None) and self.isVisible():
            self.first_focus().setFocus()

    def act(self, act: Act) -> bool:
        """Do what a key or a button is for; False where it is for nothing now."""
        slot = self._slots().get(act)
        if slot is None:
            return False
        slot()
        return True

    def text(self) -> str:
        """Give what is said of the tables and the money."""
        return self._field.text()

    def clock_text(self) -> str:
        """Give what is said of the clock."""
        return self._clock.text()

    def tick(self, table: int) -> None:
        """Tick a table, or take its tick away."""
        place = self.model.row_of(table)
        row = None if place is None else self.model.table_at(place)
        self._do(hc.FinishTables((table,), finished=row is None or not row.finished))
        self.view.choose(table)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits for a table's number and the letters of this pane."""
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if self._letter(keys.usual(event, Where.HAND_FOR_HAND)):
            event.accept()
        elif held:
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif enter and self._view is not None:
            self._enter()
        elif event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self._take(self._typed[:-1])
        elif event.text().isdecimal() and self._view is not None:
            self._take(f"{self._typed}{event.text()}"[-_LONGEST:])
        else:
            event.ignore()

    def _slots(self) -> dict[Act, Callable[[], object]]:
        """Give what can be done now."""
        if self._view is None:
            return {
                Act.H4H_BEGIN: self._begin_hands,
                Act.LAST_HANDS: self.off.call,
                Act.LAST_HANDS_DRAW: self.off.draw,
            }
        if self._view.mode.joint is Joint.LAST_HANDS:
            return {Act.H4H_ALL: self._tick_all, Act.H4H_CLOSE: self._close}
        return {
            Act.H4H_ALL: self._tick_all,
            Act.H4H_CLOSE: self._close,
            Act.H4H_END: self._end,
        }

    def _letter(self, letter: str) -> bool:
        acts = self._slots()
        found = next((act for act in acts if letter and act_rows.usual(act).key == letter), None)
        return found is not None and self.act(found)

    def _begin_hands(self) -> None:
        self._do(hc.BeginHandForHand())

    def _tick_all(self) -> None:
        self._do(hc.FinishTables())

    def _close(self) -> None:
        last = self._view is not None and self._view.mode.joint is Joint.LAST_HANDS
        self._do(hc.EndLastHands() if last else hc.CloseHand())

    def _end(self) -> None:
        self._do(hc.EndHandForHand())

    def _call(self, hands: int | None) -> None:
        self._do(hc.CallLastHands(hands))

    def _stack(self, entry: int, chips: int) -> None:
        self._do(hc.GiveStack(entry, chips))

    def _do(self, command: Command, override: str = "") -> None:
        """Do it, or say in its place why not."""
        done = self._bridge.do(command, override=override, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
        else:
            self.refusal.clear()
            self._take("")

    def _anyway(self, command: Command, reason: str) -> None:
        self._do(command, reason)
        self.first_focus().setFocus()

    def _enter(self) -> None:
        """Tick the table that was typed, else the one in hand."""
        table = int(self._typed) if self._typed else self.view.table()
        self._take("")
        if table is not None:
            self.tick(table)

    def _escape(self) -> None:
        if self._typed:
            self._take("")
        else:
            self.left.emit()

    def _take(self, typed: str) -> None:
        """Show what is typed, and take that table in hand."""
        self._typed = typed
        self._hint.set_wordings((f"Table {typed}: Enter ticks it.",) if typed else _HINT)
        if typed:
            self.view.choose(int(typed))

    def _show(self, view: TogetherView) -> None:
        desk = self._bridge.desk
        remaining = queries.clock_view(desk.state, desk.now()).remaining
        self._field.setText(together_words.field(view))
        self._clock.setText(together_words.clock(view, remaining))
        self.model.set_rows(view.tables)
        if self.view.table() is None and view.tables:
            self.view.choose(view.tables[0].table)
        if view.mode.joint is Joint.HAND_FOR_HAND:
            self.held.show_view(view, prices_of(desk.state).currency)
            self.close_button.setText(f"Close hand {view.mode.number}")
        else:
            self.close_button.setText("The hands are played")

    def _show_parts(self) -> None:
        view = self._view
        is_on = view is not None
        together = view is not None and view.mode.joint is Joint.HAND_FOR_HAND
        self._title.set_wordings(
            ("Hand for hand",) if view is None else together_words.titles(view)
        )
        for part in (self._field, self._clock, self._hint, self.view, self._foot):
            part.setVisible(is_on)
        self._room.setVisible(together)
        self._foot.offer(self.end_button, offered=together)
        self._off_room.setVisible(not is_on)

    def _connect(self) -> None:
        self.view.pressed_at.connect(self.tick)
        self.held.stack_given.connect(self._stack)
        self.off.begin.connect(self._begin_hands)
        self.off.called.connect(self._call)
        self.refusal.overridden.connect(self._anyway)
        self.close_button.clicked.connect(self._close)
        self.all_button.clicked.connect(self._tick_all)
        self.end_button.clicked.connect(self._end)
        self.leave_button.clicked.connect(self.left)
        self._bridge.changed.connect(self._changed)
        theme.changed.connect(self._restyle)

    def _changed(self, change: Change) -> None:
        if self.isVisible():
            self.follow(change)

    def _lay_out(self) -> None:
        self._lay_top(self._title)
        for part in (self._field, self._clock, self._hint):
            self._column.addWidget(part)
        self._column.addWidget(self.view, 3)
        self._column.addWidget(self._room, 2)
        self._column.addWidget(self._off_room, 1)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self._foot)
        self._restyle()
