"""The sheet on which it is said what entries cost and what the pool is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tdtool.rules.prizes.bounty import BountyKind, OwnBounty
from tdtool.rules.prizes.pool import Price
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import CURRENCIES, UNNAMED, Currency, written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.prices import Prices
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.label import Caption, Label
from tdtool.ui.parts.segments import Segments
from tdtool.ui.prizes.money_field import HundredthsField, MoneyField
from tdtool.ui.prizes.sheet import PrizeSheet

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import Do

_PARTS = ("Prizes", "Fee", "Staff", "Bounty")
_KINDS = (BountyKind.FIXED, BountyKind.PROGRESSIVE, BountyKind.MYSTERY)
_CODE = 3


class PricesSheet(PrizeSheet):
    """Currency, prices by their parts, what is added, kept back and guaranteed."""

    def __init__(self, bridge: Bridge, do: Do) -> None:
        super().__init__(bridge, do, "Set prices")
        self._shown: Prices | None = None
        self._currency = UNNAMED
        self.currency = Field()
        self.currency.setPlaceholderText("EUR, $, …")
        self.entry = [MoneyField() for _ in _PARTS]
        self.again = [MoneyField() for _ in _PARTS]
        self.held_back = HundredthsField(0, 10_000)
        self.added = MoneyField()
        self.guarantee = MoneyField()
        self.kind = Segments(("Fixed", "Progressive", "Mystery"))
        self.own = Segments(("His", "The pool's"))
        self.unit = MoneyField()
        self._bounty = QWidget()
        self._lay_out()
        for field in self._amounts():
            field.changed.connect(self._typed)
        self.held_back.changed.connect(self._typed)
        self.currency.textChanged.connect(self._currency_typed)
        self.kind.chosen.connect(self._typed)
        self.own.chosen.connect(self._typed)

    def first_field(self) -> QWidget:
        """Begin with the prize part, or with the currency where none is named."""
        return self.entry[0] if self.currency.text() else self.currency

    def forget(self) -> None:
        """Begin anew with what is set."""
        self._shown = None

    def refresh(self) -> None:
        """Show the prices that are set, unless others are being typed."""
        prices = prices_of(self.bridge.desk.state)
        if self._shown is None or (self._shown != prices and not self._is_changed()):
            self._show(prices)
        self._typed()

    def prices(self) -> Prices | None:
        """Give what is typed, None while something cannot be read."""
        if any(field.is_wrong() for field in self._amounts()) or self.held_back.is_wrong():
            return None
        entry = Price(*(field.amount() or 0 for field in self.entry))
        parts = [field.amount() for field in self.again]
        again = None
        if any(part is not None for part in parts):
            usual = (entry.prize, entry.fee, entry.staff, entry.bounty)
            again = Price(
                *(own if part is None else part for part, own in zip(parts, usual, strict=True))
            )
        kind = _KINDS[self.kind.index()]
        own_in_pool = self.own.index() == 1 and kind is BountyKind.FIXED
        return Prices(
            currency=self._currency,
            entry=entry,
            reentry=again,
            held_back=self.held_back.hundredths() or 0,
            added=self.added.amount() or 0,
            guarantee=self.guarantee.amount() or 0,
            bounty=kind,
            own_bounty=OwnBounty.POOL if own_in_pool else OwnBounty.HIS,
            bounty_unit=self.unit.amount() or 1,
        )

    def commit(self) -> None:
        """Set these prices."""
        prices = self.prices()
        if prices is not None and self._is_changed() and self.do(SetPrices(prices)):
            self._show(prices)
            self._typed()

    def _amounts(self) -> list[MoneyField]:
        return [*self.entry, *self.again, self.added, self.guarantee, self.unit]

    def _is_changed(self) -> bool:
        return self.prices() != self._shown

    def _show(self, prices: Prices) -> None:
        self._shown = prices
        self._currency = prices.currency
        self.currency.blockSignals(True)
        self.currency.setText(prices.currency.code)
        self.currency.blockSignals(False)
        for field in self._amounts():
            field.set_currency(prices.currency)
        again = prices.reentry
        for place, name in enumerate(("prize", "fee", "staff", "bounty")):
            amount = getattr(prices.entry, name)
            self.entry[place].set_amount(amount or None)
            own = None if again is None else getattr(again, name)
            self.again[place].set_amount(None if own == amount else own)
        self.held_back.set_hundredths(prices.held_back or None)
        self.added.set_amount(prices.added or None)
        self.guarantee.set_amount(prices.guarantee or None)
        self.kind.set_index(_KINDS.index(prices.bounty))
        self.own.set_index(int(prices.own_bounty is OwnBounty.POOL))
        self.unit.set_amount(None if prices.bounty_unit == 1 else prices.bounty_unit)

    def _currency_typed(self) -> None:
        found = currency_of(self.currency.text())
        self.currency.set_wrong(wrong=found is None)
        if found is not None:
            self._currency = found
            for field in self._amounts():
                field.set_currency(found)
        self._typed()

    def _typed(self) -> None:
        """Say what an entry comes to, and whether anything waits to be set."""
        prices = self.prices()
        self._bounty.setVisible(any(f.amount() for f in (self.entry[3], self.again[3])))
        self.own.setEnabled(self.kind.index() == 0)
        wrong = prices is None or currency_of(self.currency.text()) is None
        locked = self.bridge.is_open and self.bridge.desk.state.prizes.locked is not None
        self.primary.setEnabled(not wrong and self._is_changed() and not locked)
        if prices is None or wrong:
            self.say("Something there is no amount.", "needs_you")
            return
        again = prices.again
        said = f"An entry costs {written(prices.entry.total, prices.currency)}"
        if again != prices.entry:
            said += f", a re-entry {written(again.total, prices.currency)}"
        rest = " Locked prizes keep it: unlock them first." if locked else ""
        self.say(f"{said}.{rest}")

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        measure.gap(top, 12)
        measure.wide(self.currency, 92)
        top.addLayout(captioned("Currency", self.currency))
        top.addLayout(captioned("Held back of the pool, %", self.held_back))
        self.body.addLayout(top)
        grid = QGridLayout()
        measure.gap(grid, 8, 6)
        for column, part in enumerate(_PARTS, 1):
            grid.addWidget(Caption(part), 0, column)
        for row, (name, fields) in enumerate((("Entry", self.entry), ("Re-entry", self.again)), 1):
            label = Label(name, role="second")
            measure.at_least(label, 58)
            grid.addWidget(label, row, 0)
            for column, field in enumerate(fields, 1):
                field.setAccessibleName(f"{name}: {_PARTS[column - 1].lower()}")
                grid.addWidget(field, row, column)
                if fields is self.again:
                    field.setPlaceholderText("same")
        self.body.addLayout(grid)
        sums = QHBoxLayout()
        measure.gap(sums, 12)
        sums.addLayout(captioned("Added to the pool", self.added))
        sums.addLayout(captioned("Guaranteed", self.guarantee))
        self.body.addLayout(sums)
        bounty = QGridLayout(self._bounty)
        bounty.setContentsMargins(0, 0, 0, 0)
        measure.gap(bounty, 12, 10)
        bounty.addLayout(captioned("Bounties", self.kind), 0, 0, 1, 2)
        bounty.addLayout(captioned("The winner's own is", self.own), 1, 0)
        bounty.addLayout(captioned("Paid in steps of", self.unit), 1, 1)
        self.body.addWidget(self._bounty)
        self.body.addStretch(1)


def currency_of(text: str) -> Currency | None:
    """Find a currency by its code or sign; three other letters are a code of their own."""
    word = text.strip()
    for currency in CURRENCIES:
        if word and word.casefold() in {currency.code.casefold(), currency.sign.casefold()}:
            return currency
    if not word:
        return UNNAMED
    is_code = len(word) == _CODE and word.isascii() and word.isalpha()
    return Currency(word.upper(), "", 2) if is_code else None
