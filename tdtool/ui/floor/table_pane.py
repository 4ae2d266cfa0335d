"""The table in hand: its head, its picture, who posts, and the sheets that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tdtool.tournament import positions
from tdtool.tournament.calls.commands import CallClock
from tdtool.tournament.commands import Command, DrawSeats, LockTable, NextHand, RecordAnswer
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.table_view import table_view
from tdtool.tournament.views import Age, TableView
from tdtool.ui import act_rows, figures, keys, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.chip_words import counted_at
from tdtool.ui.floor.answer_panel import AnswerPanel
from tdtool.ui.floor.other_seat import MOVE
from tdtool.ui.floor.pane_asks import open_what_is_asked
from tdtool.ui.floor.pane_head import PaneHead
from tdtool.ui.floor.pane_menu import PaneMenu
from tdtool.ui.floor.pane_sheets import PaneSheets
from tdtool.ui.floor.panel_view import around_of, panel_view, views_by_rule
from tdtool.ui.floor.picture import picture_of
from tdtool.ui.floor.seat_menu import Ask, lock_command
from tdtool.ui.floor.sitting import news_of
from tdtool.ui.floor.table_picture import TablePicture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.rules.button.question import ButtonRule
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.sheet import Sheet

_HEAD, _PANEL = 52, 304
_LOW = 340
_SHEETS: dict[Act, Callable[[PaneSheets], Sheet]] = {
    Act.WHO_WENT_OUT: lambda sheets: sheets.who_went_out,
    Act.LAST_HAND: lambda sheets: sheets.last_hand,
    Act.SET_BY_HAND: lambda sheets: sheets.set_by_hand,
    Act.WHO_SITS_HERE: lambda sheets: sheets.who_sits_here,
    Act.TABLE_HISTORY: lambda sheets: sheets.history,
}
_OF_SEATS = {Act.WHO_WENT_OUT, Act.WHO_SITS_HERE}
"""The sheets that take the seats in hand."""


class TablePane(QWidget):
    """Shows one table and lets everything about it be said.

    Letters work while the picture or the tiles have the focus.
    """

    card_wanted = Signal(int)
    """The posting card of this table is to be printed."""
    left = Signal()
    """Escape on the picture: the keys go back to the tiles."""
    page_wanted = Signal(object)
    """A sheet of the whole page: its `Act`."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._number: int | None = None
        self._view: TableView | None = None
        self._preview: frozenset[int] = frozenset()
        self.picture = TablePicture()
        self.panel = AnswerPanel()
        self.sheets = PaneSheets(bridge)
        self.head = PaneHead()
        self._menu = PaneMenu(bridge, self)
        self._lay_out()
        self._connect()

    # What is shown

    def number(self) -> int | None:
        """Give the table in hand."""
        return self._number

    def view(self) -> TableView | None:
        """Give what is shown of it."""
        return self._view

    def sheet(self) -> Sheet | None:
        """Give the sheet that is open."""
        return self.sheets.current()

    def show_table(self, number: int | None) -> None:
        """Take a table in hand; an open sheet of another one is left."""
        if number != self._number:
            self._close_sheet()
            self._preview = frozenset()
            self.panel.refusal.clear()
            self._number = number
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it stands now."""
        number = self._number
        if number is None or not self._bridge.is_open:
            self._view = None
            return
        desk = self._bridge.desk
        if number not in desk.state.tables:
            self._view = None
            return
        now = desk.now()
        self._view = view = table_view(desk.state, number, desk.names, now)
        stakes = positions.stakes_of(desk.state, now)
        self.head.show_table(view, counted_at(view, now.utc_offset))
        as_of = ""
        if view.position.age is Age.STALE and view.position.at_ms is not None:
            as_of = figures.time_of_day(view.position.at_ms, now.utc_offset)
        news = news_of(desk.state, desk.state.tables[number], now.wall_ms)
        self.picture.set_picture(picture_of(view, stakes, as_of, news))
        self._fill_panel(view)

    def preview_out(self, seats: Iterable[int]) -> None:
        """Mark seats as about to go out, as the line would have it."""
        self._preview = frozenset(seats)
        self._mark()

    # What is asked for

    def act(self, act: Act) -> bool:
        """Do what a key or a button asks; False where it is nothing of this pane's."""
        if self._view is None or self._number is None:
            return False
        if act in _SHEETS:
            seats = self._seats_in_hand() if act in _OF_SEATS else ()
            self.open_sheet(_SHEETS[act](self.sheets), seats)
        elif act is Act.MOVE:
            self.open_other(MOVE, self.picture.cursor_seat() or 0)
        elif act in _COMMANDS:
            self._do(_COMMANDS[act](self._number))
        elif act is Act.PRINT_CARD:
            self._print()
        elif act is Act.RULES:
            self.panel.switch.show_next()
        elif act is Act.LOCK:
            self._lock()
        elif act is Act.PENALTY:
            self.say("penalty", self.picture.cursor_seat() or 0)
        elif act is Act.CALL_CLOCK:
            self._call_clock(self._number)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters of this pane; every other key goes on to the window."""
        if not self.take_key(event):
            event.ignore()

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a letter asks, from here or from the tiles; False where it asks nothing."""
        if self.sheet() is not None:
            return False
        if self.panel.turn_page(event):
            return True
        act = _KEYS.get(keys.usual(event, Where.FLOOR))
        return act is not None and self.act(act)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height anew."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line above the answer."""
        del event
        painter = QPainter(self)
        now = theme.colours()
        painter.fillRect(self.rect(), now.panel)
        y = (self.panel if self.sheets.isHidden() else self.sheets).geometry().top()
        if self._view is not None:
            painter.fillRect(0, y, self.width(), 1, now.line)
        painter.end()

    def _call_clock(self, table: int) -> None:
        """Put the seat in hand on the clock; without one the line asks for it."""
        seat = self.picture.cursor_seat() if self.picture.hasFocus() else None
        if seat is None:
            self._bridge.line_wanted.emit(f"clock {table}.")
        else:
            self._do(CallClock(table, seat))

    def _seats_in_hand(self) -> tuple[int, ...]:
        """Give the seat the keys stand on, if somebody sits there and it was chosen."""
        chosen = self.picture.chosen()
        return tuple(sorted(chosen)) if self.picture.hasFocus() else ()

    def _fill_panel(self, view: TableView) -> None:
        desk = self._bridge.desk
        compared = self.panel.switch.rule() is not desk.state.house.button_rule
        others = views_by_rule(desk, view.table) if compared else ()
        self.panel.set_view(panel_view(view, others, around_of(desk, view.table)))
        refused = {
            Act.NEXT_HAND: self._why_not(NextHand(view.table)),
            Act.PRINT_CARD: self._why_not(RecordAnswer(view.table)),
        }
        self.panel.refuse_acts(refused)

    def _why_not(self, command: Command) -> str:
        refused = self._bridge.desk.can(command)
        return "" if refused is None or refused.house else refused.sentence

    def _button_said(self) -> None:
        seat = self.panel.first.one()
        if seat is not None:
            self.open_sheet(self.sheets.last_hand, (seat,))

    def _rule_chosen(self, rule: ButtonRule) -> None:
        del rule
        if self._view is not None:
            self._fill_panel(self._view)

    # Sheets

    def open_sheet(self, sheet: Sheet, seats: tuple[int, ...]) -> None:
        """Open one of the sheets below the picture, about these seats."""
        self._show_only(sheet)
        if self._number is not None:
            sheet.open_for(self._number, seats)

    def open_other(self, mode: int, seat: int) -> None:
        """Open the sheet that gives a player another seat."""
        self._show_only(self.sheets.other_seat)
        if self._number is not None:
            self.sheets.other_seat.open_as(mode, self._number, seat)

    def open_first(self) -> None:
        """Open the sheet that names the button of the first hand."""
        self._show_only(self.sheets.last_hand)
        if self._number is not None and self._view is not None:
            first = self._view.position.first or len(self._view.seats)
            self.sheets.last_hand.open_first(self._number, first)

    def _show_only(self, sheet: Sheet) -> None:
        self.panel.refusal.clear()
        self.panel.hide()
        self.sheets.show_only(sheet)
        self._fit()

    def _close_sheet(self) -> None:
        self.sheets.close_sheet()
        self.panel.show()
        self._fit()
        self._mark()

    def _sheet_finished(self, inside: bool) -> None:  # noqa: FBT001 - as the signal gives it
        self._close_sheet()
        self.refresh()
        if inside:
            self.picture.setFocus()

    def _marked(self, seats: frozenset[int]) -> None:
        self.picture.preview_out(seats or self._preview)

    def _mark(self) -> None:
        sheet = self.sheet()
        seats = frozenset() if sheet is None else sheet.out_seats()
        self.picture.preview_out(seats or self._preview)

    def _seat_clicked(self, seat: int) -> None:
        sheet = self.sheet()
        if sheet is not None:
            sheet.press_seat(seat)
        else:
            self.picture.choose({seat})

    # Menus

    def _ask_seat(self, seat: int, point: QPointF) -> None:
        if self._number is not None and self._view is not None and self.sheet() is None:
            self._menu.open_for_seat(self._number, seat, point.toPoint())

    def _ask_table(self) -> None:
        self.ask_table(self.head.below_more())

    def ask_table(self, at: QPoint) -> None:
        """Offer what can be done with the table in hand, here on the screen."""
        if self._number is not None and self._view is not None:
            self._menu.open_for_table(self._number, at)

    def take_ask(self, ask: Ask, seat: int = 0) -> None:
        """Open what a choice of a menu asks for; `seat` is the one it is about."""
        if self._number is not None:
            open_what_is_asked(self, self._bridge, self._number, ask, seat)

    def say(self, verb: str, seat: int) -> None:
        """Begin a sentence in the line about a seat; without one its digit is typed first."""
        begun = f"{self._number}.{seat} {verb} " if seat else f"{self._number}."
        self._bridge.line_wanted.emit(begun)

    def _lock(self) -> None:
        """Lock or unlock the seat in hand; from the tiles the table."""
        if self._number is None:
            return
        table = self._bridge.desk.state.tables[self._number]
        seat = self.picture.cursor_seat() if self.picture.hasFocus() else None
        if seat is None:
            self._do(LockTable(self._number, not table.locked))
        else:
            self._do(lock_command(self._bridge.desk, table, seat))

    def do(self, command: Command) -> None:
        """Do something at the table in hand; a refusal is said below the picture."""
        self._do(command)

    def _do(self, command: Command, reason: str = "") -> None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.panel.refusal.refuse(done, command)
        else:
            self.panel.refusal.clear()

    def _print(self) -> None:
        if self._number is None:
            return
        refused = self._bridge.desk.can(RecordAnswer(self._number))
        if refused is not None:
            self.panel.refusal.refuse(refused, RecordAnswer(self._number))
        else:
            self.card_wanted.emit(self._number)

    def _connect(self) -> None:
        self.picture.seatClicked.connect(self._seat_clicked)
        self.picture.seatMenu.connect(self._ask_seat)
        self.picture.left.connect(self.left)
        self.panel.asked.connect(self.act)
        self.panel.rule_chosen.connect(self._rule_chosen)
        self.panel.first.changed.connect(self._button_said)
        self.panel.refusal.overridden.connect(self._do)
        self.head.move_button.clicked.connect(self._move_pressed)
        self.head.more.clicked.connect(self._ask_table)
        self._menu.commanded.connect(self._do)
        self._menu.asked.connect(self.take_ask)
        self.sheets.finished.connect(self._sheet_finished)
        self.sheets.marked.connect(self._marked)
        theme.changed.connect(self._restyle)

    def _move_pressed(self) -> None:
        self.act(Act.MOVE)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        self._column.addWidget(self.picture, 1)
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        for part in (self.panel, self.sheets):
            self._column.addWidget(part)
        self._restyle()

    def _restyle(self) -> None:
        self._fit()
        self.update()

    def _fit(self) -> None:
        """Keep the answer's place where there is room, else give the picture what is left."""
        usual = self.height() >= theme.px(_HEAD + _PANEL + 290)
        for part in (self.panel, self.sheets):
            part.setMinimumHeight(theme.px(_PANEL) if usual else 0)
        low = self.height() < theme.px(_LOW)
        self.head.set_low(low=low)
        self.panel.set_low(low=low)
        # A sheet has rows of seats of its own: where it is low they do instead of the picture.
        self.picture.setVisible(not low or self.sheet() is None)


_KEYS = {
    act_rows.usual(act).key: act
    for act in (
        Act.WHO_WENT_OUT,
        Act.NEXT_HAND,
        Act.LAST_HAND,
        Act.SET_BY_HAND,
        Act.PRINT_CARD,
        Act.MOVE,
        Act.RULES,
        Act.WHO_SITS_HERE,
        Act.TABLE_HISTORY,
        Act.LOCK,
        Act.DRAW_HERE,
        Act.PENALTY,
        Act.CALL_CLOCK,
    )
}
_COMMANDS: dict[Act, Callable[[int], Command]] = {
    Act.NEXT_HAND: NextHand,
    Act.DRAW_HERE: lambda table: DrawSeats(table=table),
}
"""What is done to the table at once."""
