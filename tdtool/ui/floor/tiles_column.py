"""The left part of the Floor page: how many tables, which of them, and their tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import queries
from tdtool.tournament.commands import DrawSeats
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.filter_bar import FilterBar
from tdtool.ui.floor.finder import Finder
from tdtool.ui.floor.tile_painter import PITCH_WIDTH
from tdtool.ui.floor.tiles_model import Order, Showing, TilesModel
from tdtool.ui.floor.tiles_view import TilesView
from tdtool.ui.floor.waiting_strip import MOST, WaitingStrip, Waits
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.choice_menu import Choice, ChoiceMenu
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Hint, Label
from tdtool.ui.parts.menu import Menu

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.desk import Change
    from tdtool.tournament.values import EntryId, SeatAt
    from tdtool.ui.bridge import Bridge


_WIDE = 300
"""Narrower than this (px at 100 %) the order stands as a sign."""


_FEET = (Act.PLANS, Act.HEAD_COUNT, Act.OPEN_TABLE)


class TilesColumn(QWidget):
    """Tiles with their head, filters and the field that finds."""

    asked = Signal(object)
    """A sheet of the page is wanted: its `Act`."""
    seats_found = Signal(tuple)
    """The seats (`SeatAt`) of the players that were searched for; empty when nobody is."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._fullest = -1
        self._finder: Finder | None = None
        self.model = TilesModel(self)
        self.view = TilesView(self.model)
        self.filters = FilterBar()
        self.field = Field()
        self._count = Label(size=15, weight=QFont.Weight.DemiBold)
        self._seated = Hint((), size=13, role="second")
        self._find = ActButton("", icon=Icon.SEARCH, key=Act.FIND, kind=Kind.QUIET)
        self._find.setAccessibleName("Find a table or a player")
        self._find.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._order = ActButton(
            Order.NUMBER.value, icon=Icon.CHEVRON_DOWN, kind=Kind.QUIET, after=True
        )
        self._order.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = Menu(self)
        self._feet = {act: _foot_button(act) for act in _FEET}
        self.waiting = WaitingStrip()
        self.waiting_menu = ChoiceMenu(self)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show all tables anew."""
        desk = self._bridge.desk
        self._fullest = queries.fullest_table(desk.state)
        self.model.set_tiles(queries.tiles(desk.state, desk.now()))
        self._finder = None
        self._say()

    def clear(self) -> None:
        """Show nothing: no tournament is open."""
        self.model.set_tiles(())
        self._finder = None
        self._say()

    def take(self, change: Change) -> None:
        """Show what changed; all tiles where the fullest table is another one now."""
        desk = self._bridge.desk
        state, now = desk.state, desk.now()
        fullest = queries.fullest_table(state)
        gone = any(number not in state.tables for number in change.tables)
        if change.everything or gone or fullest != self._fullest:
            self.refresh()
            return
        made = [queries.tile(state, state.tables[number], now, fullest) for number in change.tables]
        before = {tile.table: self.model.tile(tile.table) for tile in made}
        self.model.update_tiles(made)
        self.view.glow(tile.table for tile in made if tile != before[tile.table])
        if change.entries:
            self._finder = None
        self._say()

    def age(self) -> None:
        """Let words grow older: tiles in sight, and those that say something."""
        desk = self._bridge.desk
        state, now = desk.state, desk.now()
        numbers = {*self.view.in_sight(), *self.model.with_words()}
        self.model.update_tiles(
            queries.tile(state, state.tables[number], now, self._fullest)
            for number in numbers
            if number in state.tables
        )
        self._say()

    def search(self) -> None:
        """Open the field that finds, its text marked."""
        self._seated.hide()
        self._count.hide()
        self._find.hide()
        self.field.show()
        self.field.setFocus()
        self.field.selectAll()

    def end_search(self) -> None:
        """Close the field and show all tables of the filter again."""
        self.field.clear()
        self.field.hide()
        self._seated.show()
        self._count.show()
        self._find.show()

    def width_for(self, page: int) -> int:
        """Give the width of this column on a page so wide: whole tiles, a third of the page."""
        pitch = theme.px(PITCH_WIDTH)
        columns = max(2, round(page * 0.36 - theme.px(24)) // pitch)
        return columns * pitch + theme.px(24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the order's words out where the filters need the room."""
        super().resizeEvent(event)
        self._say_order()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the field into the tiles with Down or Enter, and out with Escape."""
        if watched is not self.field or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() is not QEvent.Type.KeyPress:
            return False
        key = event.key()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.model.rowCount():
                self.view.setFocus()
                self.view.setCurrentIndex(self.model.index(0, 0))
                tile = self.model.tile_at(0)
                if tile is not None and key != Qt.Key.Key_Down:
                    self.end_search()
                    self.view.choose(tile.table)
                    self.view.opened.emit(tile.table)
            return True
        if key == Qt.Key.Key_Escape:
            self.end_search()
            self.view.setFocus()
            return True
        return False

    def _search(self, text: str) -> None:
        if not text.strip():
            self._finder = None
        elif self._finder is None:
            desk = self._bridge.desk
            self._finder = Finder(desk.state, desk.names)
        found = None if self._finder is None else self._finder.find(text)
        self.model.find(None if found is None else found.tables)
        self._say_empty()
        seats: tuple[SeatAt, ...] = () if found is None else found.seats
        self.seats_found.emit(seats)

    def _say_waiting(self) -> None:
        """Name who has no seat, who waits longest first."""
        if not self._bridge.is_open:
            self.waiting.show_waiting((), 0)
            return
        state, desk = self._bridge.desk.state, self._bridge.desk
        loose = state.standing | state.waiting
        longest = sorted(loose, key=lambda entry: (state.entries[entry].since_ms, entry))
        named = [Waits(one, plain.one_line(desk.name(one), 40)) for one in longest[:MOST]]
        self.waiting.show_waiting(named, len(loose))

    def _waiting_asked(self, entry: EntryId, at: QPoint) -> None:
        """Offer what can be done with somebody who has no seat."""
        desk = self._bridge.desk
        name = plain.one_line(desk.name(entry), 32)
        table = self.view.table()
        commands = [(f"Draw {name} a seat", DrawSeats((entry,)))]
        if table is not None:
            here = DrawSeats((entry,), table=table)
            commands.append((f"Draw {name} a seat at table {table}", here))
        refusals = [desk.can(command) for _, command in commands]
        self.waiting_menu.offer(
            Choice(words, command, Icon.DRAW, refused="" if no is None else no.sentence)
            for (words, command), no in zip(commands, refusals, strict=True)
        )
        self.waiting_menu.open_at(at)

    def _waiting_picked(self, choice: Choice) -> None:
        if isinstance(choice.what, DrawSeats):
            self._bridge.do(choice.what)

    def _say(self) -> None:
        self._say_waiting()
        tables = self.model.table_count()
        self._count.setText("1 table" if tables == 1 else f"{figures.number(tables)} tables")
        way = self.model.on_the_way()
        text = f"{figures.number(self.model.seated())} seated"
        whole = f"{text}, {figures.number(way)} on the way"
        self._seated.set_wordings((whole, text) if way else (text,))
        self.filters.set_needing(self.model.needing())
        self._say_empty()

    def _say_empty(self) -> None:
        """Say why no tile is shown where a search or a filter leaves none."""
        if self.model.rowCount():
            return
        text = plain.one_line(self.field.text(), 40).strip()
        if text and not self.field.isHidden():
            sentence = f"No table has the number {text}."
            if not text.isdecimal():
                sentence = f"Nobody who is called {plain.isolated(text)} sits at a table."
        elif self.model.showing is Showing.NEEDS_YOU:
            sentence = "No table needs you."
        else:
            sentence = keys.told("Of no table the button is known: {last_hand} says it.")
        self.view.say_empty(sentence)

    def _show(self, showing: Showing) -> None:
        self.model.show(showing)
        self._say_empty()

    def _foot_pressed(self) -> None:
        sender = self.sender()
        for act, button in self._feet.items():
            if button is sender:
                self.asked.emit(act)

    def ask_order(self) -> None:
        """Offer the orders of the tables."""
        self._menu.clear()
        for order in Order:
            action = self._menu.addAction(order.value)
            action.setCheckable(True)
            action.setChecked(order is self.model.order)
        self._menu.open_at(self._order.mapToGlobal(self._order.rect().bottomLeft()))

    def sort_by(self, order: Order) -> None:
        """Put the tables in this order."""
        self.model.sort_by(order)
        self._say_order()

    def _say_order(self) -> None:
        """Write the order, or show its sign alone where there is little room."""
        order = self.model.order.value
        wide = self.width() >= theme.px(_WIDE)
        self._order.setText(order if wide else "")
        self._order.set_icon(Icon.CHEVRON_DOWN if wide else Icon.SORT)
        self._order.setAccessibleName(f"Order: {order}")
        self._order.setToolTip("" if wide else order)

    def _connect(self) -> None:
        self.filters.chosen.connect(self._show)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self._find.clicked.connect(self.search)
        for button in self._feet.values():
            button.clicked.connect(self._foot_pressed)
        self._order.clicked.connect(self.ask_order)
        self._menu.triggered.connect(self._order_chosen)
        self.waiting.asked.connect(self._waiting_asked)
        self.waiting_menu.picked.connect(self._waiting_picked)
        theme.changed.connect(self._restyle)

    def _order_chosen(self, action: QAction) -> None:
        self.sort_by(Order(action.text()))

    def _lay_out(self) -> None:
        self.field.setPlaceholderText("table or player")
        self.field.setAccessibleName("Find a table or a player")
        self.field.hide()
        self._head = QHBoxLayout()
        for part, stretch in ((self._count, 0), (self._seated, 1), (self.field, 1)):
            self._head.addWidget(part, stretch)
        self._head.addWidget(self._find)
        self._switches = QHBoxLayout()
        self._switches.addWidget(self.filters)
        self._switches.addStretch(1)
        self._switches.addWidget(self._order)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._switches)
        self._column.addWidget(self.view, 1)
        self._foot = ActRow(tuple(self._feet.values()), more="More for the tables")
        self._column.addSpacing(theme.px(4))
        self._column.addWidget(self.waiting)
        self._column.addWidget(self._foot)
        self._column.addSpacing(theme.px(4))
        self._restyle()

    def _restyle(self) -> None:
        self._column.setContentsMargins(theme.px(14), theme.px(10), theme.px(2), 0)
        self._column.setSpacing(0)
        self._head.setContentsMargins(theme.px(2), 0, theme.px(4), 0)
        self._head.setSpacing(theme.px(10))
        self._switches.setContentsMargins(theme.px(2), 0, theme.px(4), theme.px(10))
        self.field.setMinimumHeight(0)
        self.field.setFixedHeight(theme.target(32))


def _foot_button(act: Act) -> ActButton:
    row = act_rows.row(act)
    made = ActButton(row.text, icon=row.icon, key=act, kind=Kind.QUIET)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
