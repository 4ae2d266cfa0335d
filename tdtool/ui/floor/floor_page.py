"""The Floor page: all tables as tiles, beside them the table in hand."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QMetaMethod, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.floor.carrying import Carrying
from tdtool.ui.floor.empty_floor import EmptyFloor
from tdtool.ui.floor.table_pane import TablePane
from tdtool.ui.floor.tiles_column import TilesColumn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent

    from tdtool.desk import Change, Desk
    from tdtool.tournament.values import EntryId, SeatAt
    from tdtool.tournament.views import Task
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.floor.chip_count_pane import ChipCountPane
    from tdtool.ui.floor.head_count_pane import HeadCountPane
    from tdtool.ui.floor.open_table_sheet import OpenTableSheet
    from tdtool.ui.floor.plans.look import Look
    from tdtool.ui.floor.plans.plan_pane import PlanPane
    from tdtool.ui.floor.together_pane import TogetherPane

_Side = TypeVar("_Side", bound=QWidget)

_AGES_MS = 5_000
"""How often ages ("2 min") are looked at."""


class FloorPage(QWidget):
    """Follows the tournament that the bridge shows.

    `first_step` is the action that brings tables in (draw seats); a page without tables
    offers it.
    """

    card_wanted = Signal(int)
    """The posting card of this table is to be printed."""
    table_shown = Signal(int)
    """Another table is in hand."""
    history_wanted = Signal(int)
    """The whole history of this table is wanted; offered only where somebody listens."""
    slips_wanted = Signal(str)
    """The slips of a plan are to be printed; what they are drawn from."""
    counts_wanted = Signal()
    """The sheets to write chip counts on are to be printed."""

    def __init__(
        self,
        bridge: Bridge,
        first_step: QAction | None = None,
        without_names: QAction | None = None,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._aged_ms = 0
        self.tiles = TilesColumn(bridge)
        self.pane = TablePane(bridge)
        self._heads: HeadCountPane | None = None
        self._chips: ChipCountPane | None = None
        self._plans: PlanPane | None = None
        self._sides: list[QWidget] = [self.pane]
        self._side: QWidget = self.pane
        self._empty = EmptyFloor(first_step, without_names)
        self._lay_out()
        self.carrying = Carrying(self)
        self.tiles.view.chosen.connect(self._chosen)
        self.pane.picture.seatLifted.connect(self._seat_lifted)
        self.tiles.waiting.lifted.connect(self._waiting_lifted)
        self.tiles.view.opened.connect(self._opened)
        self.tiles.view.asked.connect(self._table_asked)
        self.tiles.seats_found.connect(self._found)
        self.pane.left.connect(self._back_to_tiles)
        self.pane.card_wanted.connect(self.card_wanted)
        self.pane.page_wanted.connect(self.act)
        self.tiles.asked.connect(self.act)
        self.pane.sheets.history_wanted.connect(self.history_wanted)
        bridge.changed.connect(self.take)
        bridge.shown.connect(self.refresh)
        bridge.ticked.connect(self._tick)
        self.setFocusProxy(self.tiles.view)
        self.refresh()

    @property
    def head_count(self) -> HeadCountPane:
        """The count of heads of all tables; like every side it is made when first asked for."""
        if self._heads is None:
            from tdtool.ui.floor.head_count_pane import HeadCountPane

            self._heads = made = self._add_side(HeadCountPane(self._bridge))
            made.left.connect(self._back_to_pane)
            made.table_in_hand.connect(self._counted)
            made.who_sits_wanted.connect(self._who_sits)
        return self._heads

    @property
    def chip_count(self) -> ChipCountPane:
        """The count of chips, table by table."""
        if self._chips is None:
            from tdtool.ui.floor.chip_count_pane import ChipCountPane

            self._chips = made = self._add_side(ChipCountPane(self._bridge))
            made.left.connect(self._back_to_pane)
            made.table_in_hand.connect(self._counted)
            made.sheet_wanted.connect(self.counts_wanted)
        return self._chips

    @property
    def plans(self) -> PlanPane:
        """The pane of who moves where."""
        if self._plans is None:
            from tdtool.ui.floor.plans.plan_pane import PlanPane

            self._plans = made = self._add_side(PlanPane(self._bridge))
            made.left.connect(self._back_to_pane)
            made.slips_wanted.connect(self.slips_wanted)
        return self._plans

    @cached_property
    def open_table(self) -> OpenTableSheet:
        """The sheet that opens tables."""
        from tdtool.ui.floor.open_table_sheet import OpenTableSheet

        made = self._add_side(OpenTableSheet(self._bridge))
        made.finished.connect(self._back_to_pane)
        made.opened.connect(self.show_table)
        return made

    @cached_property
    def together(self) -> TogetherPane:
        """The panel for hand for hand."""
        from tdtool.ui.floor.together_pane import TogetherPane

        made = self._add_side(TogetherPane(self._bridge))
        made.left.connect(self._back_to_pane)
        return made

    @property
    def desk(self) -> Desk:
        """Give the desk that is shown; there must be one."""
        return self._bridge.desk

    def show_for_drop(self, number: int) -> None:
        """Show a table while a player is carried, so that he can be dropped on a seat of it."""
        self._show_side(self.pane)
        if self.pane.sheet() is None:
            self.show_table(number)

    def table(self) -> int | None:
        """Give the table in hand, None while there is none."""
        return self.pane.number()

    def seats(self) -> frozenset[int]:
        """Give the seats that are chosen at the table in hand."""
        return self.pane.picture.chosen()

    def show_table(self, number: int) -> None:
        """Take a table in hand, its tile in sight; a table that is not open changes nothing."""
        if self._bridge.is_open and number in self._bridge.desk.state.tables:
            self.tiles.view.choose(number)
            self._chosen(number)

    def act(self, act: Act) -> bool:
        """Open a sheet of the whole page; False where the act is none of them."""
        if not self._has_tables():
            return False
        if act is Act.HEAD_COUNT:
            self._show_side(self.head_count)
            self.head_count.begin(self.pane.number())
        elif act is Act.CHIP_COUNT:
            self._show_side(self.chip_count)
            self.chip_count.begin(self.pane.number(), self.pane.picture.cursor_seat() or 0)
        elif act is Act.HAND_FOR_HAND:
            self._show_side(self.together)
            self.together.begin()
        elif act is Act.OPEN_TABLE:
            self._show_side(self.open_table)
            self.open_table.begin()
        elif act is Act.PLANS:
            self.show_plans()
        else:
            return False
        return True

    def show_plans(self, wanted: Task | Look | None = None) -> None:
        """Show who moves where: a plan by its kind, the one a task is about, or what is due."""
        if self._has_tables():
            self._show_side(self.plans)
            self.plans.begin(wanted)

    def preview_out(self, table: int | None, seats: Iterable[int] = ()) -> None:
        """Mark seats of a table as about to go out while it is in hand; None marks nothing."""
        here = table is not None and table == self.pane.number()
        self.pane.preview_out(seats if here else ())

    def search(self) -> None:
        """Open the field that finds a table or a player."""
        self.tiles.search()

    def refresh(self) -> None:
        """Show everything anew."""
        if not self._bridge.is_open:
            self.tiles.clear()
            self._show_parts()
            return
        self._side = self.pane
        if self._heads is not None:
            self._heads.count.clear()
        self.tiles.refresh()
        self._hold_a_table()
        self.pane.sheets.offer_history(offered=self._has_listener())
        self.pane.refresh()
        self._show_parts()

    def take(self, change: Change) -> None:
        """Show what changed."""
        self.tiles.take(change)
        self._hold_a_table()
        if change.everything or change.clock or change.structure or self._is_here(change):
            self.pane.refresh()
        for side in (self._heads, self._chips, self._plans):
            if side is not None and side is self._side:
                side.follow()
        self._show_parts()
        self.carrying.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the page's sheets, give the table's letters to its pane; the rest goes on."""
        act = _KEYS.get(keys.usual(event, Where.FLOOR))
        if self._side is not self.pane and event.key() == Qt.Key.Key_Escape:
            self._back_to_pane()
        elif self._side is not self.pane:
            event.ignore()
        elif act is not None and self.pane.sheet() is None and self.act(act):
            event.accept()
        elif not self.pane.take_key(event):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tiles whole columns, the table the rest."""
        super().resizeEvent(event)
        self._fit()

    def _hold_a_table(self) -> None:
        """Take the first table in hand where the one that was is gone."""
        tables = self._bridge.desk.state.tables
        number = self.pane.number()
        if number not in tables:
            first = min(tables, default=None)
            if first is not None:
                self.tiles.view.choose(first)
            self.pane.show_table(first)
            if first is not None:
                self.table_shown.emit(first)

    def _is_here(self, change: Change) -> bool:
        """Tell whether the table in hand, or somebody at it, has changed."""
        number = self.pane.number()
        table = self._bridge.desk.state.tables.get(number or 0)
        here = set() if table is None else set(table.occupants.values())
        return number in change.tables or not here.isdisjoint(change.entries)

    def _chosen(self, number: int) -> None:
        for side in (self._heads, self._chips):
            if side is not None and side is self._side and number != side.table():
                side.choose(number)
        if number != self.pane.number():
            self.pane.show_table(number)
            self.table_shown.emit(number)

    def _opened(self, number: int) -> None:
        self._chosen(number)
        if self._heads is not None and self._side is self._heads:
            self._heads.setFocus()
            return
        if self._chips is not None and self._side is self._chips:
            self._chips.rows.begin()
            return
        self._show_side(self.pane)
        self.pane.picture.setFocus()

    def _seat_lifted(self, seat: int, at: QPoint) -> None:
        """Carry who sits there, unless a sheet takes the seats."""
        table = self._bridge.desk.state.tables.get(self.pane.number() or 0)
        entry = None if table is None else table.occupants.get(seat)
        if entry is not None and self.pane.sheet() is None:
            self.carrying.begin(entry, self.pane.picture, at)

    def _waiting_lifted(self, entry: EntryId, at: QPoint) -> None:
        self.carrying.begin(entry, self.tiles.waiting, at)

    def _table_asked(self, number: int, at: QPoint) -> None:
        """Offer what can be done with a table, also while a sheet of the page is open."""
        self._chosen(number)
        self.pane.ask_table(at)

    def _counted(self, number: int) -> None:
        """Let tiles and table follow the row that is counted."""
        if number != self.pane.number():
            self.tiles.view.choose(number)
            self._chosen(number)

    def _who_sits(self, number: int) -> None:
        """Ask at the table with one too many; C goes back to the count."""
        self._show_side(self.pane)
        self.show_table(number)
        self.pane.act(Act.WHO_SITS_HERE)

    def _back_to_pane(self) -> None:
        self._show_side(self.pane)
        self.tiles.view.setFocus()

    def _show_side(self, side: QWidget) -> None:
        self._side = side
        self._show_parts()

    def _has_tables(self) -> bool:
        return self._bridge.is_open and bool(self._bridge.desk.state.tables)

    def _has_listener(self) -> bool:
        return bool(self.isSignalConnected(QMetaMethod.fromSignal(self.history_wanted)))

    def _found(self, seats: tuple[SeatAt, ...]) -> None:
        if len(seats) == 1:
            self.show_table(seats[0].table)
            self.pane.picture.choose({seats[0].seat})

    def _back_to_tiles(self) -> None:
        self.tiles.view.setFocus()

    def _tick(self) -> None:
        """Let ages grow; tiles that look the same are not repainted."""
        now_ms = self._bridge.desk.now().wall_ms
        if abs(now_ms - self._aged_ms) >= _AGES_MS and self.isVisible():
            self._aged_ms = now_ms
            self.tiles.age()
            self.pane.refresh()

    def _show_parts(self) -> None:
        is_open, has_tables = self._bridge.is_open, self._has_tables()
        self._empty.show_state(self._bridge.desk.state if is_open else None)
        self.tiles.setVisible(has_tables)
        for side in self._sides:
            side.setVisible(has_tables and side is self._side)
        self._empty.setVisible(not has_tables)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.tiles)
        self._row.addWidget(self.pane, 1)
        self._row.addWidget(self._empty, 1)
        theme.changed.connect(self._fit)

    def _add_side(self, side: _Side) -> _Side:
        side.hide()
        self._row.insertWidget(self._row.count() - 1, side, 1)
        self._sides.append(side)
        return side

    def _fit(self) -> None:
        self.tiles.setFixedWidth(self.tiles.width_for(self.width()))


_PAGE_ACTS = (Act.HEAD_COUNT, Act.CHIP_COUNT, Act.OPEN_TABLE, Act.HAND_FOR_HAND, Act.PLANS)
_KEYS = {act_rows.usual(act).key: act for act in _PAGE_ACTS}
