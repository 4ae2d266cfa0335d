"""Scenes of a tournament that is run without names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.desk import Done
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.counted import commands as cc
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes.commands import LockPrizes
from tdtool.ui.acts import Act
from tests.ui import desk_sample
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.desk import Desk
    from tests.ui.stage import Stage

PRICES = Prices(Currency("EUR", "€", 2), Price(20_00, fee=5_00))
TERMS = Terms(Extra(Price(10_00), 5_000), Extra(Price(15_00), 10_000, most=1))
NAME = "Anchor Club"


def opened(stage: Stage) -> Desk:
    """Show a tournament in which nobody is entered, its prices set."""
    desk = desk_sample.opened_in(stage.store, stage.clock, NAME)
    done(desk, mc.SetPrices(PRICES))
    done(desk, mc.SetTerms(TERMS))
    stage.desk = desk
    stage.program.tournaments.show_desk(desk)
    return desk


def played(stage: Stage) -> Desk:
    """Count 43 entries, and let 16 be out by the middle of level 9."""
    desk = opened(stage)
    done(desk, cc.CountField(43, again=5, rebuys=12))
    done(desk, c.StartClock())
    done(desk, c.GoToRow(10))
    stage.clock.go(9 * 60_000)
    done(desk, cc.CountField(add_ons=30))
    assert isinstance(desk.do(LockPrizes(), override="All are in"), Done)
    done(desk, cc.CountField(left=28))
    done(desk, cc.ChangeField(out=1))
    return desk


def _played(stage: Stage, act: Act) -> None:
    played(stage)
    stage.go(act)


def nobody(stage: Stage) -> None:
    """Look at the page of entries before anybody is entered or counted."""
    opened(stage)
    stage.go(Act.ENTRIES)


SCENES: Mapping[str, Callable[[Stage], None]] = {
    "counted": lambda stage: _played(stage, Act.ENTRIES),
    "counted-prizes": lambda stage: _played(stage, Act.PRIZES),
    "counted-floor": lambda stage: _played(stage, Act.FLOOR),
    "counted-journal": lambda stage: _played(stage, Act.JOURNAL),
    "counted-nobody": nobody,
}
