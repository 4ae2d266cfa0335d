"""A field for an amount of money, and one for hundredths such as a percentage."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from tdtool.rules.figures import FigureError
from tdtool.tournament.money.currency import UNNAMED, figure, read
from tdtool.ui.parts.field import Field

if TYPE_CHECKING:
    from tdtool.tournament.money.currency import Currency

_HUNDRED = 100


class MoneyField(Field):
    """An amount in a currency; what cannot be read is marked."""

    changed = Signal()

    def __init__(self, *, bare: bool = False) -> None:
        super().__init__(bare=bare)
        self._currency = UNNAMED
        self.textChanged.connect(self._check)

    def set_currency(self, currency: Currency) -> None:
        """Read amounts in this currency from now on."""
        self._currency = currency
        self._mark()

    def amount(self) -> int | None:
        """Give the amount in the smallest unit, None while there is none to read."""
        try:
            return read(self.text(), self._currency)
        except FigureError:
            return None

    def set_amount(self, amount: int | None) -> None:
        """Put this amount in, or nothing."""
        self.setText("" if amount is None else figure(amount, self._currency))

    def is_wrong(self) -> bool:
        """Tell whether something stands there that is no amount."""
        return bool(self.text().strip()) and self.amount() is None

    def _mark(self) -> None:
        self.set_wrong(wrong=self.is_wrong())

    def _check(self) -> None:
        self._mark()
        self.changed.emit()


class HundredthsField(Field):
    """A number with up to two decimals between bounds, kept in hundredths."""

    changed = Signal()

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self._least, self._most = least, most
        self.textChanged.connect(self._check)

    def hundredths(self) -> int | None:
        """Give the number in hundredths, None while there is none to read."""
        try:
            value = Decimal(self.text().strip().rstrip("%x× ").replace(",", ".")) * _HUNDRED
            whole = int(value)
        except (InvalidOperation, ValueError, OverflowError):
            return None
        return whole if value == whole and self._least <= whole <= self._most else None

    def set_hundredths(self, value: int | None) -> None:
        """Put this number in, or nothing."""
        shown = "" if value is None else f"{Decimal(value) / _HUNDRED:f}"
        self.setText(shown.rstrip("0").rstrip(".") if "." in shown else shown)

    def is_wrong(self) -> bool:
        """Tell whether something stands there that cannot be taken."""
        return bool(self.text().strip()) and self.hundredths() is None

    def _check(self) -> None:
        self.set_wrong(wrong=self.is_wrong())
        self.changed.emit()
