"""The Prizes page: the prize table, and beside it payments, a deal, and what it is made of."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.commands import LockPrizes, PayPrize, UnlockPrizes
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import TaskKind
from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.rows_menu import RowsMenu
from tdtool.ui.parts.segments import Segments
from tdtool.ui.prizes.bounty_sheet import BountySheet
from tdtool.ui.prizes.deal_draft import MOST
from tdtool.ui.prizes.deal_sheet import DealSheet
from tdtool.ui.prizes.head import PrizesHead
from tdtool.ui.prizes.payments_sheet import PaymentsSheet
from tdtool.ui.prizes.prices_sheet import PricesSheet
from tdtool.ui.prizes.prize_rows import prize_rows
from tdtool.ui.prizes.prizes_model import PrizesModel
from tdtool.ui.prizes.prizes_table import PrizesTable, SumLine
from tdtool.ui.prizes.table_sheet import TableSheet
from tdtool.ui.prizes.why_bar import WhyBar

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent

    from tdtool.tournament.commands import Command
    from tdtool.tournament.prizes.table import PrizeTable
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import PrizeSheet

LOCK, PAY, DEAL = "l", "p", "d"
_SIDE, _NARROW = 0.455, 940
"""The share of the sheet beside the table; below this width (px at 100 %) one of them shows."""
_NOTHING = (
    "What is paid for each place will stand here. Say first what an entry costs, on the right."
)


class Part(IntEnum):
    """What stands beside the table."""

    PAYMENTS = 0
    DEAL = 1
    TABLE = 2
    PRICES = 3
    BOUNTIES = 4


_WORDS = ("Payments", "Deal", "Table", "Prices", "Bounties")


class PrizesPage(QWidget):
    """Follows the tournament that the bridge shows; worked out while it is in sight."""

    deal_sheet_wanted = Signal()
    slips_wanted = Signal(object)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._behind = True
        self._fresh = True
        """The part beside the table was not chosen by hand yet."""
        self.model = PrizesModel(self)
        self.table = PrizesTable(self.model, LOCK + PAY + DEAL)
        self.menu = RowsMenu(self.table, self._choices)
        self.head = PrizesHead()
        self.sum = SumLine(self.table)
        self.nothing = Paragraph(_NOTHING)
        self.refusal = RefusalBar()
        self.why = WhyBar()
        self.part = Segments(_WORDS, padding=9)
        self.part.setAccessibleName("Beside the table")
        self.payments = PaymentsSheet(bridge, self.do)
        self.deal = DealSheet(bridge, self.do)
        self.how = TableSheet(bridge, self.do)
        self.prices = PricesSheet(bridge, self.do)
        self.bounties = BountySheet(bridge, self.do)
        self.sheets: tuple[PrizeSheet, ...] = (
            self.payments,
            self.deal,
            self.how,
            self.prices,
            self.bounties,
        )
        self._stack = QStackedWidget()
        self._at_side = False
        """Where only one has room: the sheet, not the table."""
        self.to_side = Button("", icon=Icon.CHEVRON_RIGHT)
        self.to_table = Button("Prizes", icon=Icon.CHEVRON_LEFT)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.table)

    def show_part(self, part: Part) -> None:
        """Show one of the sheets beside the table and give it the keys."""
        self._fresh = False
        self.part.set_index(part)
        self._show_part()
        self._turn(to_side=True)
        self.sheet().first_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def show_task(self, kind: TaskKind) -> None:
        """Show the sheet that something which waits belongs to."""
        self.show_part(_OF_TASK[kind])

    def sheet(self) -> PrizeSheet:
        """Give the sheet in sight."""
        return self.sheets[self.part.index()]

    def do(self, command: Command) -> bool:
        """Ask the desk; a refusal stands below the table, with the way to do it anyway."""
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return False
        self.refusal.clear()
        return True

    def refresh(self) -> None:
        """Show everything anew, now or when the page is seen."""
        self._behind = True
        if self.isVisible():
            self._catch_up()

    def toggle_lock(self) -> None:
        """Lock the table, or ask why it is unlocked."""
        if self._bridge.desk.state.prizes.locked is None:
            self.do(LockPrizes())
        else:
            self.refusal.clear()
            self.why.ask()

    def showEvent(self, event: QShowEvent) -> None:
        """Take in what happened while the page was hidden."""
        super().showEvent(event)
        self._catch_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between the table and what stands beside it."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the surfaces, with a line between them."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        wide = self.width() - (self._right.width() if self._right.isVisibleTo(self) else 0)
        painter.fillRect(QRect(0, 0, wide, self.height()), now.panel)
        painter.fillRect(QRect(wide, 0, self._right.width(), self.height()), now.window)
        painter.fillRect(QRect(wide, 0, 1, self.height()), now.line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Come back to the table with Esc; leave the rest to the window."""
        if event.key() == Qt.Key.Key_Escape and not self.table.hasFocus():
            self._to_table()
        else:
            event.ignore()

    def _turn(self, *, to_side: bool) -> None:
        """Show the sheet or the table where only one of them has room."""
        self._at_side = to_side
        self._fit()

    def _to_table(self) -> None:
        self._turn(to_side=False)
        self.table.setFocus()

    def _to_side(self) -> None:
        self.show_part(Part(self.part.index()))

    # What is shown.

    def _shown(self) -> None:
        """Begin with another tournament."""
        self._fresh = True
        self.refusal.clear()
        self.why.hide()
        for sheet in self.sheets:
            sheet.forget()
        self.refresh()

    def _catch_up(self) -> None:
        if not self._behind or not self._bridge.is_open:
            return
        self._behind = False
        state = self._bridge.desk.state
        prices = prices_of(state)
        bounty = bool(prices.entry.bounty or prices.again.bounty)
        words = _WORDS if bounty else _WORDS[:-1]
        self.part.set_words(words)
        if self._fresh or self.part.index() >= len(words):
            self.part.set_index(usual_part(state))
        self._show_part()
        self._show_table()

    def _show_part(self) -> None:
        self._stack.setCurrentIndex(self.part.index())
        self.to_side.setText(_WORDS[self.part.index()])
        if self._bridge.is_open:
            self.sheet().refresh()

    def _show_table(self) -> None:
        """Show the table in force, or the one that is being drafted beside it."""
        if not self._bridge.is_open:
            return
        desk = self._bridge.desk
        draft = self.how.table() if self.part.index() == Part.TABLE else None
        table = draft or table_of(desk.state)
        rows, foot = prize_rows(desk.state, desk.names, desk.now(), table)
        self.model.set_rows(rows)
        if rows and not self.table.currentIndex().isValid():
            self.table.choose_row(0)
        self.sum.show_foot(foot if rows else None)
        self.nothing.setText(table.problem if table.pool.payable else _NOTHING)
        self.nothing.setVisible(not rows)
        self.setFocusProxy(self.table if rows else self.sheet().first_field())
        self.table.setVisible(bool(rows))
        self.sum.setVisible(bool(rows))
        self._show_head(table, draft=draft is not None)

    def _show_head(self, table: PrizeTable, *, draft: bool) -> None:
        desk = self._bridge.desk
        self.head.show_table(desk.state, table, desk.now(), draft=draft)

    def _part_chosen(self) -> None:
        self._fresh = False
        self.payments.show_among(None)
        self._show_part()
        self._show_table()

    # What is done.

    def _choices(self) -> list[Choice]:
        """List what can be done with the places in hand, and with the table."""
        row = self.table.chosen()
        found = []
        if row is not None and row.entries:
            found.append(_choice(Act.PRIZE_WHO))
            if len(row.entries) == 1:
                found.append(_choice(Act.PRIZE_PAY))
        return [*found, _choice(Act.PRIZES_LOCK), _choice(Act.PRIZES_DEAL)]

    def _picked(self, choice: Choice) -> None:
        if choice.what is Act.PRIZE_WHO:
            self._open()
        elif isinstance(choice.what, Act):
            self._letter(act_rows.usual(choice.what).key.casefold())

    def _letter(self, letter: str) -> None:
        if letter == LOCK:
            self.toggle_lock()
        elif letter == DEAL:
            self.show_part(Part.DEAL)
        else:
            self._pay()

    def _pay(self) -> None:
        """Pay the one who has the place in hand; several are listed."""
        row = self.table.chosen()
        if row is not None and len(row.entries) == 1:
            self.do(PayPrize(row.entries[0]))
        else:
            self._open()

    def _open(self) -> None:
        """List who has the places in hand."""
        row = self.table.chosen()
        if row is None or not row.entries:
            self.show_part(Part.PAYMENTS)
            return
        self.show_part(Part.PAYMENTS)
        self.payments.show_among(row.entries, f"Places {row.places}. Esc shows everybody.")
        self.payments.table.setFocus()

    def _unlock(self, reason: str) -> None:
        self.why.hide()
        self.do(UnlockPrizes(reason))
        self._to_table()

    def _leave_why(self) -> None:
        self.why.hide()
        self._to_table()

    def _anyway(self, command: Command, reason: str) -> None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, None)
        else:
            self.refusal.clear()
            self._to_table()

    def _slips(self, entries: tuple[EntryId, ...]) -> None:
        self.slips_wanted.emit(entries)

    def _connect(self) -> None:
        self.table.pressed_key.connect(self._letter)
        self.menu.picked.connect(self._picked)
        self.table.opened.connect(self._open)
        self.head.lock.clicked.connect(self.toggle_lock)
        self.part.chosen.connect(self._part_chosen)
        self.why.given.connect(self._unlock)
        self.why.left.connect(self._leave_why)
        self.refusal.overridden.connect(self._anyway)
        self.payments.left.connect(self._to_table)
        self.to_table.clicked.connect(self._to_table)
        self.to_side.clicked.connect(self._to_side)
        self.payments.slips_wanted.connect(self._slips)
        self.deal.sheet_wanted.connect(self.deal_sheet_wanted)
        self.how.drafted.connect(self._show_table)
        self._bridge.changed.connect(self.refresh)
        self._bridge.shown.connect(self._shown)
        theme.changed.connect(self._fit)

    def _lay_out(self) -> None:
        left = QWidget()
        self._left = QVBoxLayout(left)
        self._left_side = left
        for part in (self.head, self.nothing, self.table, self.sum):
            self._left.addWidget(part)
        self._left.addStretch(1)
        self._left.addWidget(self.why)
        self._left.addWidget(self.refusal)
        self.head.title.addWidget(self.to_side)
        for sheet in self.sheets:
            self._stack.addWidget(sheet)
        self._right = QWidget()
        self._column = QVBoxLayout(self._right)
        bar = QHBoxLayout()
        bar.addWidget(self.to_table)
        bar.addWidget(self.part)
        bar.addStretch(1)
        bar.addWidget(self.deal.places)
        self._column.addLayout(bar)
        self._column.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(left, 1)
        row.addWidget(self._right)
        self._fit()

    def _fit(self) -> None:
        px = theme.px
        self._left.setContentsMargins(px(12), px(8), px(20), px(12))
        self.head.setContentsMargins(px(8), 0, 0, 0)
        self.nothing.setContentsMargins(px(8), px(8), 0, 0)
        self._left.setSpacing(px(8))
        self._column.setContentsMargins(px(20), px(8), px(20), px(12))
        self._column.setSpacing(px(12))
        narrow = self.width() < px(_NARROW)
        self.to_side.setVisible(narrow)
        self.to_table.setVisible(narrow)
        self._left_side.setVisible(not narrow or not self._at_side)
        self._right.setVisible(not narrow or self._at_side)
        self._right.setFixedWidth(self.width() if narrow else round(self.width() * _SIDE))
        self.update()


_OF_TASK = {
    TaskKind.DEAL: Part.DEAL,
    TaskKind.PRIZES_OFF: Part.TABLE,
    TaskKind.PAID_WRONG: Part.PAYMENTS,
    TaskKind.TO_PAY: Part.PAYMENTS,
    TaskKind.BOUNTY: Part.BOUNTIES,
}


def usual_part(state: State) -> Part:
    """Choose what stands beside the table first: what comes next in the course of an event."""
    prices = prices_of(state)
    if not prices.entry.total and not table_of(state).bands:
        return Part.PRICES
    if state.prizes.locked is None or state.counted is not None:
        return Part.TABLE
    if state.prizes.deal is not None and state.prizes.deal.made_ms is None:
        return Part.DEAL
    final = 1 < state.in_play <= min(MOST, state.seats_per_table) and bool(state.busts)
    return Part.DEAL if final else Part.PAYMENTS


def _choice(act: Act) -> Choice:
    row = act_rows.row(act)
    return Choice(row.text, act, row.icon, keys.shown(act))
