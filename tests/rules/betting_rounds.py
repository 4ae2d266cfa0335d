"""Rounds of the worked cases: typed as a floor person types them, blinds beside them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.betting.check import check
from tdtool.rules.betting.may import may_seat
from tdtool.rules.betting.round import Round
from tdtool.rules.betting.typed import order_of, read_round
from tdtool.rules.house import TDA_2024, HouseRules, Reopening
from tdtool.rules.limits.pot_limit import pot_maximum
from tdtool.rules.stakes import Betting

if TYPE_CHECKING:
    from tdtool.rules.betting.may import May
    from tdtool.rules.betting.standing import Standing

SEATS = tuple(range(1, 11))
HALF = replace(TDA_2024, reopening_no_limit=Reopening.HALF)


class Case(NamedTuple):
    """A round: what was typed, the blinds (small, big), and whatever else the case says."""

    typed: str
    blinds: tuple[int, int] = (50, 100)
    house: HouseRules = TDA_2024
    betting: Betting = Betting.NO_LIMIT
    bet: int | None = None
    pot: int = 0
    ante: int = 0
    most: int | None = None
    order: tuple[int, ...] = ()
    stacks: tuple[tuple[int, int], ...] = ()
    in_event: int | None = None

    @property
    def round(self) -> Round:
        """Set up the round; without an order only the typed seats play."""
        said = read_round(self.typed)
        return Round(
            self.bet or self.blinds[1],
            self.order or order_of(said),
            said.posted(*self.blinds),
            said.actions,
            self.betting,
            self.pot,
            self.ante,
            self.most,
            dict(self.stacks),
            self.in_event,
        )

    def standing(self) -> Standing:
        return check(self.round, self.house)

    def may(self, seat: int) -> May:
        return may_seat(self.standing(), seat, self.house)

    def least(self, seat: int) -> int | None:
        return self.may(seat).least

    def pot_most(self, seat: int) -> int:
        return pot_maximum(self.standing(), seat, self.house).most


def choices(found: May) -> tuple[int, int | None]:
    """Give what a seat faces, and the least it may raise to; None where it may not raise."""
    return found.faces, found.least
