"""The money of a .tdt in this program's terms: prices, what is sold beside entries, prizes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.rules.prizes.percent_table import WHOLE, PercentRow, PercentTable
from tdtool.rules.prizes.places import Band, bands_of
from tdtool.rules.prizes.pool import Price
from tdtool.rules.prizes.sharing import Rounding
from tdtool.tdt.money import HUNDREDTHS, Paid, usual, whole_units
from tdtool.tournament.money.currency import UNNAMED, Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tdt.evening import TdtEvening

_CENTS = Currency("", "", 2)
_TABLE = "As in the file"


@dataclass(frozen=True, slots=True)
class TdtMoney:
    """What entries cost and what the currency's smallest unit is.

    `prices` is None where the file names no amount; `left` says what does not fit.
    """

    currency: Currency
    prices: Prices | None
    left: tuple[str, ...]

    def price(self, paid: Paid) -> Price:
        """Give what was paid by its parts."""
        return Price(
            prize=self.amount(paid.prize),
            fee=self.amount(paid.rake),
            bounty=self.amount(paid.bounty),
        )

    def amount(self, hundredths: int) -> int:
        """Give an amount in the currency's smallest unit."""
        return hundredths if self.currency.digits else hundredths // HUNDREDTHS


def money_of(evening: TdtEvening) -> TdtMoney:
    """Work out what entries cost: what most have paid, for a re-entry by itself."""
    currency = UNNAMED if whole_units(_amounts(evening)) else _CENTS
    firsts = [player.entries[0].paid for player in evening.players]
    agains = [buy.paid for player in evening.players for buy in player.entries[1:]]
    entry, again = usual(firsts, evening.buy_ins), usual(agains, ())
    bare = TdtMoney(currency, None, ())
    if entry is None or not entry.amount:
        return bare
    first = bare.price(entry)
    later = None if again is None or again == entry else bare.price(again)
    prices = Prices(currency, first, later)
    return TdtMoney(currency, prices, tuple(_others(firsts, agains, entry, again, bare)))


def _amounts(evening: TdtEvening) -> Iterator[int]:
    for player in evening.players:
        for buy in (*player.entries, *player.rebuys, *player.add_ons):
            yield from buy.paid
    for profile in (*evening.buy_ins, *evening.rebuys, *evening.add_ons):
        yield from (profile.fee, profile.rake)
    for prize in evening.prizes:
        yield from (prize.amount or 0, prize.worked_out)


def _others(
    firsts: list[Paid], agains: list[Paid], entry: Paid, again: Paid | None, money: TdtMoney
) -> Iterator[str]:
    """Say which entries were paid otherwise; they all count as the usual ones."""
    for paid, common, noun in ((firsts, entry, "entries"), (agains, again, "re-entries")):
        others = Counter(one for one in paid if one != common)
        if others and common is not None:
            price = money.amount(common.amount)
            yield (
                f"{others.total():,} of {len(paid):,} {noun} were paid otherwise; each counts as"
                f" one for {_shown(price, money.currency)}."
            )


def _shown(amount: int, currency: Currency) -> str:
    whole, part = divmod(amount, currency.whole)
    return f"{whole:,}.{part:02}" if part else f"{whole:,}"


def plan_of(evening: TdtEvening, money: TdtMoney, *, played: bool) -> PrizePlan | None:
    """Give how the prizes are made: shares before anybody is out, the stored amounts since.

    None where the file has no prizes.
    """
    if not evening.prizes:
        return None
    stored = {one.place: one.worked_out or one.amount or 0 for one in evening.prizes}
    shares = [one.share or 0 for one in evening.prizes]
    places = [one.place for one in evening.prizes]
    in_shares = all(shares) and places == list(range(1, len(places) + 1))
    unit = money.currency.whole
    if in_shares and sum(shares) <= WHOLE and not (played and any(stored.values())):
        table = PercentTable(_TABLE, (PercentRow(1, None, tuple(shares)),))
        return PrizePlan(PlanWay.PERCENT, percent=table, rounding=Rounding(unit))
    bands = _bands({place: money.amount(cash) for place, cash in stored.items() if cash})
    return PrizePlan(PlanWay.FIXED, bands=bands, rounding=Rounding(unit)) if bands else None


def _bands(cash: dict[int, int]) -> tuple[Band, ...]:
    most = max(cash, default=0)
    return bands_of([cash.get(place, 0) for place in range(1, most + 1)])
