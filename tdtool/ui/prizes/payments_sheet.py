"""The sheet of payments: who has not got his prize, and who has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from tdtool.tournament.prizes.commands import PayPrize, TakeBackPayment
from tdtool.ui import act_rows, keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.rows_menu import RowsMenu
from tdtool.ui.parts.segments import Segments
from tdtool.ui.prizes.payments_model import PaymentRow, PaymentsModel, payment_rows
from tdtool.ui.prizes.prizes_table import LetterTable
from tdtool.ui.prizes.sheet import PrizeSheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import Do

PAY, BACK, SLIP = "p", "t", "s"
_WIDTHS = (64, 0, 96, 96)


class PaymentsSheet(PrizeSheet):
    """P pays, T takes back, S prints the slip; the list may be that of one row of the table."""

    slips_wanted = Signal(object)
    """The entries whose slips are to be printed."""
    left = Signal()

    def __init__(self, bridge: Bridge, do: Do) -> None:
        super().__init__(bridge, do, "Pay")
        self._among: tuple[EntryId, ...] | None = None
        self.primary.set_key(Act.PRIZE_PAY)
        self.which = Segments(("Not collected", "All"))
        self.which.setAccessibleName("Which payments")
        self.scope = Label(role="second")
        self.model = PaymentsModel(self)
        self.table = LetterTable(PAY + BACK + SLIP)
        self.table.setModel(self.model)
        self.table.setAccessibleName("Who has won what")
        self.table.set_widths(_WIDTHS)
        self.back = Button("Take back", icon=Icon.UNDO, key=Act.PRIZE_TAKE_BACK)
        self.slip = Button("Slip", icon=Icon.PRINT, key=Act.PRIZE_SLIP)
        self.body.addWidget(self.which)
        self.body.addWidget(self.scope)
        self.body.addWidget(self.table, 1)
        measure.tall(self.table, 122)
        self.foot.insertWidget(1, self.back)
        self.foot.insertWidget(2, self.slip)
        self.which.chosen.connect(self.refresh)
        self.menu = RowsMenu(self.table, self._choices)
        self.menu.picked.connect(self._picked)
        self.table.pressed_key.connect(self.press)
        self.table.opened.connect(self.commit)
        self.table.left.connect(self._leave)
        self.back.clicked.connect(self._take_back)
        self.slip.clicked.connect(self._print)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)

    def first_field(self) -> QWidget:
        """Begin with the list, or with the switch where it is empty."""
        return self.table if self.model.rowCount() else self.which

    def forget(self) -> None:
        """Show everybody."""
        self._among = None

    def show_among(self, entries: Sequence[EntryId] | None, says: str = "") -> None:
        """Show only these, and say who they are; None shows everybody."""
        self._among = None if entries is None else tuple(entries)
        self.scope.setText(says)
        if entries is not None:
            self.which.set_index(1)
        self.refresh()

    def refresh(self) -> None:
        """Read the payments anew; what was chosen stays chosen."""
        chosen = self.row()
        place = self.table.currentIndex().row()
        rows = payment_rows(self.bridge.desk, self._among)
        waiting = [row for row in rows if row.open]
        self.which.set_words(("Not collected", "All"), (f"{len(waiting):,}", f"{len(rows):,}"))
        self.model.set_rows(waiting if self.which.index() == 0 else rows)
        self.scope.setVisible(self._among is not None)
        self._choose(None if chosen is None else chosen.entry, place)
        self.say(self._says(waiting, rows))
        self._chosen()

    def row(self) -> PaymentRow | None:
        """Give the player in hand."""
        return self.model.row(self.table.currentIndex().row())

    def _choices(self) -> list[Choice]:
        """List what can be done with the player in hand, as the buttons stand."""
        buttons = {
            Act.PRIZE_PAY: self.primary,
            Act.PRIZE_TAKE_BACK: self.back,
            Act.PRIZE_SLIP: self.slip,
        }
        return [
            Choice(row.text, row.act, row.icon, keys.shown(row.act))
            for row in map(act_rows.row, buttons)
            if buttons[row.act].isEnabled()
        ]

    def _picked(self, choice: Choice) -> None:
        if isinstance(choice.what, Act):
            self.press(act_rows.usual(choice.what).key.casefold())

    def press(self, letter: str) -> None:
        """Do what a letter says with the player in hand."""
        {PAY: self.commit, BACK: self._take_back, SLIP: self._print}[letter]()

    def commit(self) -> None:
        """Pay the player in hand all that is due to him."""
        row = self.row()
        if row is not None:
            self.do(PayPrize(row.entry))

    def _take_back(self) -> None:
        row = self.row()
        if row is not None:
            self.do(TakeBackPayment(row.entry))

    def _print(self) -> None:
        row = self.row()
        if row is not None:
            self.slips_wanted.emit((row.entry,))

    def _leave(self) -> None:
        if self._among is not None:
            self.show_among(None)
        self.left.emit()

    def _choose(self, entry: EntryId | None, place: int) -> None:
        rows = self.model.rows()
        found = next((at for at, row in enumerate(rows) if row.entry == entry), None)
        there = found if found is not None else min(max(place, 0), len(rows) - 1)
        if rows:
            self.table.choose_row(there)

    def _says(self, waiting: Sequence[PaymentRow], rows: Sequence[PaymentRow]) -> str:
        if not rows and self.bridge.is_open and self.bridge.desk.state.counted is not None:
            return "Payments are kept by name, and this tournament runs without names."
        if not rows:
            return "Nobody has won anything yet: prizes are due when a place is reached."
        return "" if waiting else "All that is due is paid."

    def _chosen(self) -> None:
        row = self.row()
        payments = self.bridge.desk.state.prizes.payments if self.bridge.is_open else {}
        self.primary.setEnabled(row is not None and row.open)
        self.back.setEnabled(row is not None and row.entry in payments)
        self.slip.setEnabled(row is not None)
