"""The till beside the list: who sits at it, what is in it, what is sold on which terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCompleter, QVBoxLayout, QWidget

from tdtool.people.folding import fold
from tdtool.tournament.money.cash_up import cash_up
from tdtool.tournament.money.commands import SetCashier
from tdtool.tournament.money.currency import UNNAMED
from tdtool.tournament.money.means import Sale
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.refusal import Refusal
from tdtool.ui import figures, plain
from tdtool.ui.acts import Act
from tdtool.ui.entries.plan_lines import PlanLines
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.entries.term_words import term_lines
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.label import Caption, Label, Paragraph

if TYPE_CHECKING:
    from tdtool.tournament.money.cash_up import CashUp
    from tdtool.tournament.money.currency import Currency
    from tdtool.ui.bridge import Bridge

NOBODY = "No cashier named"
_MANY = {
    Sale.BUY_IN: "buy-ins",
    Sale.RE_ENTRY: "re-entries",
    Sale.REBUY: "rebuys",
    Sale.ADD_ON: "add-ons",
    Sale.REFUND: "refunds",
}
Lines = list[tuple[str, str]]


class TillSheet(SideSheet):
    """Enter says who sits at the till; the cash-up is printed, the terms are changed from here."""

    paper_wanted = Signal()
    """The cash-up is to be printed."""
    terms_wanted = Signal()
    """What is sold is to be changed."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Till", "Sits here")
        self._bridge = bridge
        self.total = Label(size=24, weight=QFont.Weight.DemiBold)
        self.cashier = Field()
        self.cashier.setPlaceholderText("nobody named")
        self._blocks = QVBoxLayout()
        measure.gap(self._blocks, 6)
        self.terms = Paragraph(size=12.5)
        self.paper_button = Button("Print cash-up", icon=Icon.PRINT, key=Act.PRINT)
        self.terms_button = Button("Rebuys, registration…", icon=Icon.SLIDERS)
        self.body.addWidget(self.total)
        self.body.addLayout(captioned("Who sits at it", self.cashier))
        self.body.addLayout(self._blocks)
        self.body.addWidget(self.paper_button)
        self.body.addWidget(Caption("What is sold"))
        self.body.addWidget(self.terms)
        self.body.addWidget(self.terms_button)
        self.cashier.textChanged.connect(self._typed)
        self.wanted.connect(self.commit)
        self.paper_button.clicked.connect(self.paper_wanted)
        self.terms_button.clicked.connect(self.terms_wanted)

    def open(self) -> None:
        """Show the till with who sits at it."""
        till, texts = self._bridge.desk.state.till, self._bridge.desk.texts()
        known = [texts[one] for one in till.cashiers if texts.get(one)]
        self.cashier.setCompleter(QCompleter(known, self.cashier))
        self.cashier.setText(texts.get(till.cashier, ""))
        self.cashier.selectAll()
        self.look_again()

    def first_field(self) -> QWidget:
        """Begin with who sits at the till."""
        return self.cashier

    def look_again(self) -> None:
        """Add the receipts up anew."""
        desk = self._bridge.desk
        found = cash_up(desk.state)
        currency = found.currency or UNNAMED
        self.total.setText(figures.signed_money(found.total, currency))
        self._show_blocks([*self._cashiers(found, currency), ("Receipts", _sold(found, currency))])
        lines = term_lines(desk.state)
        self.terms.setText("\n".join(lines) or "Nothing: no prices are set on the Prizes page.")
        self.paper_button.setEnabled(desk.state.till.given > 0)
        self._typed()

    def lines(self) -> list[tuple[str, str]]:
        """Give all lines that are shown, the names of their blocks left out."""
        parts = self.findChildren(PlanLines)
        return [line for part in parts for line in part.lines()]

    def commit(self) -> None:
        """Say that this person sits at the till."""
        desk = self._bridge.desk
        name = self.cashier.text().strip()
        texts = desk.texts()
        known = [one for one in desk.state.till.cashiers if fold(texts.get(one, "")) == fold(name)]
        command = SetCashier(cashier=known[0]) if name and known else SetCashier(name)
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self.say_problem(done.sentence)
        else:
            self.finished.emit()

    def _typed(self) -> None:
        self.say_problem("")
        desk = self._bridge.desk
        now = desk.texts().get(desk.state.till.cashier, "")
        self.do_button.setEnabled(self.cashier.text().strip() != now)

    def _cashiers(self, found: CashUp, currency: Currency) -> list[tuple[str, Lines]]:
        texts = self._bridge.desk.texts()
        blocks: dict[str, Lines] = {}
        for line in found.lines:
            count = "1 receipt" if line.receipts == 1 else f"{line.receipts:,} receipts"
            blocks.setdefault(line.cashier, []).append(
                (
                    f"{MEANS[line.means].capitalize()}, {count}",
                    figures.signed_money(line.total, currency),
                )
            )
        return [(texts.get(cashier, "") or NOBODY, lines) for cashier, lines in blocks.items()]

    def _show_blocks(self, blocks: list[tuple[str, Lines]]) -> None:
        while (item := self._blocks.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.setParent(None)
                part.deleteLater()
        for title, lines in blocks:
            if lines:
                self._blocks.addWidget(Caption(plain.one_line(title, 60)))
                part = PlanLines()
                part.show_lines(lines)
                self._blocks.addWidget(part)


def _sold(found: CashUp, currency: Currency) -> Lines:
    lines = [
        (
            f"{one.number:,} {SALES[one.sale] if one.number == 1 else _MANY[one.sale]}",
            figures.signed_money(-one.amount if one.sale is Sale.REFUND else one.amount, currency),
        )
        for one in found.sales
    ]
    if found.void:
        lines.append((f"{len(found.void):,} void", "in no sum"))
    if found.undone:
        lines.append((f"{len(found.undone):,} undone", "in no sum"))
    return lines
