"""The money of a .tdt: kinds of buy-in, what was bought, and the prizes.

Amounts are in hundredths of the file's unit, so that halves of one are kept.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tdt.tournament import fields_of, line_of, records_of, whole_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.tdt.text import Value
    from tdtool.tdt.tournament import Record, TdtTournament

HUNDREDTHS = 100
MOST = 10**15
"""An amount of money, in hundredths, or of chips that is taken for one."""
MOST_PRIZES = 1_000
_LONGEST = 200
_PERCENT, _FIXED = 0, 1
"""AmountType of a prize."""


class Profile(NamedTuple):
    """A kind of buy-in, rebuy or add-on as planned; amounts in hundredths."""

    name: str
    fee: int
    rake: int
    chips: int


class Paid(NamedTuple):
    """What was paid for something: in all, what of it the house keeps, what is on his head."""

    amount: int
    rake: int
    bounty: int

    @property
    def prize(self) -> int:
        """Give what of it goes into the pool."""
        return max(0, self.amount - self.rake - self.bounty)


class TdtPrize(NamedTuple):
    """A prize: its place, its share (hundredths of a percent) or its amount, what was worked out.

    `worked_out` is the amount as the file has it, 0 where it has none.
    """

    place: int
    share: int | None
    amount: int | None
    worked_out: int


def field(fields: Mapping[str, Value], *names: str) -> Value:
    """Give the first of these fields that there is, however it is capitalised."""
    for name in names:
        if name in fields:
            return fields[name]
    folded = {key.casefold(): value for key, value in fields.items()}
    return next((folded[name.casefold()] for name in names if name.casefold() in folded), None)


def hundredths(value: Value) -> int:
    """Give an amount in hundredths, 0 for what is none or less than nothing."""
    if isinstance(value, str):
        try:
            value = float(value) if len(value) <= len(str(MOST)) else None
        except ValueError:
            return 0
    if isinstance(value, bool) or not isinstance(value, int | float):
        return 0
    if not math.isfinite(value) or not 0 < value <= MOST / HUNDREDTHS:
        return 0
    return round(value * HUNDREDTHS)


def chips_of(value: Value) -> int:
    """Give an amount of chips, 0 for what is none."""
    whole = whole_of(value)
    return whole if whole is not None and 0 < whole <= MOST else 0


def paid_for(record: Record) -> Paid:
    """Read what was paid: the house's part lies in a list of its own."""
    amount = hundredths(field(record.fields, "Amount", "Fee"))
    rake = min(amount, _rake(field(record.fields, "Rake")))
    bounty = min(amount - rake, hundredths(field(record.fields, "PersonalBounty")))
    return Paid(amount, rake, bounty)


def _rake(value: Value) -> int:
    inner = getattr(value, "inner", value)
    if isinstance(inner, dict):
        inner = list(inner.values())
    return sum(map(hundredths, inner)) if isinstance(inner, list) else hundredths(inner)


def profiles(tournament: TdtTournament, *names: str) -> tuple[Profile, ...]:
    """Read the kinds of buy-in ("Buyins"), of rebuy or of add-on."""
    finances = fields_of(tournament.fields.get("Financials"))
    return tuple(
        Profile(
            line_of(record.fields.get("Name"), _LONGEST),
            hundredths(field(record.fields, "Fee", "Amount")),
            _rake(field(record.fields, "Rake")),
            chips_of(record.fields.get("Chips")),
        )
        for record in records_of(field(finances, *names), "Profiles")
    )


def usual(all_paid: Sequence[Paid], planned: Sequence[Profile]) -> Paid | None:
    """Give what most have paid; where nobody has, what the first kind costs."""
    counted = Counter(all_paid)
    if counted:
        return max(counted, key=lambda one: (counted[one], -all_paid.index(one)))
    if not planned or not planned[0].fee:
        return None
    return Paid(planned[0].fee, min(planned[0].rake, planned[0].fee), 0)


def prizes(tournament: TdtTournament) -> tuple[tuple[TdtPrize, ...], int]:
    """Read the prizes by place, and count those that are none or stand there twice."""
    records = records_of(tournament.fields.get("Prizes"), "Prizes")
    found: dict[int, TdtPrize] = {}
    for record in records[:MOST_PRIZES]:
        prize = _prize(record)
        if prize is not None and prize.place not in found:
            found[prize.place] = prize
    return tuple(found[place] for place in sorted(found)), len(records) - len(found)


def _prize(record: Record) -> TdtPrize | None:
    place = whole_of(record.fields.get("Recipient"))
    kind = whole_of(record.fields.get("AmountType"))
    amount = hundredths(record.fields.get("Amount"))
    worked_out = hundredths(record.fields.get("CalculatedAmount"))
    if place is None or not 1 <= place <= MOST_PRIZES or not (amount or worked_out):
        return None
    if kind == _FIXED or not amount:
        return TdtPrize(place, None, amount or worked_out, worked_out)
    if kind != _PERCENT or amount > HUNDREDTHS * HUNDREDTHS:
        return None
    return TdtPrize(place, amount, None, worked_out)


def whole_units(amounts: Iterable[int]) -> bool:
    """Tell whether nothing has parts of a unit."""
    return all(amount % HUNDREDTHS == 0 for amount in amounts)
