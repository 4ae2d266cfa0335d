"""Two who are one person, and a name that is erased, from the Entries page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.ui.entries.deeds import Deed, FreeSeats, offers
from tdtool.ui.entries.fields import Fields
from tdtool.ui.entries.plans import Plan, plan
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.ui.desk_sample import Clock
    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SURE = Fields(sure=True)
GONE, LATE = "Imani Wekesa", "Imani Wekessa"


@pytest.fixture
def twice(hands: Hands) -> Hands:
    """Imani went out, and was entered again under a name that is written otherwise."""
    done(hands.desk, c.RegisterAndSeat(name=LATE))
    done(hands.desk, c.WriteNote("owes us", entry=hands.entry(GONE)))
    hands.page.refresh()
    return hands


def press(hands: Hands, deed: Deed) -> None:
    button = hands.page.side.overview.deeds.buttons[deed]
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_two_are_made_one(twice: Hands) -> None:
    deeds = twice.page.side.overview.deeds
    twice.choose(GONE)
    assert deeds.buttons[Deed.MERGE].isHidden()
    gone, late = twice.choose(GONE, LATE)
    press(twice, Deed.MERGE)
    act = twice.page.side.act
    assert twice.focus() is act.keep
    assert f"Entries: {gone} is his 1st and {late} is his 2nd." in act.notes.text()
    assert act.do_button.words() == "One person"
    twice.key(Qt.Key.Key_Right)
    twice.key(Qt.Key.Key_Return)
    assert not twice.has_sheet()
    entries = twice.desk.state.entries
    assert entries[gone].person == entries[late].person
    assert twice.desk.name(gone) == LATE
    assert entries[late].number == 2
    view = twice.page.model.view(gone)
    assert view is not None
    assert (view.name, view.back_as) == (LATE, late)


def test_who_plays_at_the_same_time_is_not_one(twice: Hands) -> None:
    twice.choose("Marta Lindgren", LATE)
    deeds = twice.page.side.overview.deeds
    assert deeds.buttons[Deed.MERGE].isHidden()
    assert deeds.buttons[Deed.ERASE].isHidden()


def test_a_name_is_erased(twice: Hands) -> None:
    (gone,) = twice.choose(GONE)
    press(twice, Deed.ERASE)
    act = twice.page.side.act
    assert act.notes.text().splitlines() == [
        "Name: goes from every tournament of this file, for good.",
        "Notes: 1 about him goes.",
        "Stays: entries, places, prizes, receipts, without a name.",
        "Undo: cannot bring it back.",
    ]
    # What cannot be taken back is not done by Enter alone.
    assert twice.focus() is act.sure
    twice.key(Qt.Key.Key_Return)
    assert twice.desk.name(gone) == GONE
    twice.type("Erase")
    twice.key(Qt.Key.Key_Return)
    assert twice.desk.name(gone) == "erased"
    view = twice.page.model.view(gone)
    assert view is not None
    assert view.name == "erased"


def test_who_waits_for_a_prize_keeps_the_name(desk: Desk, clock: Clock) -> None:
    done(desk, SetPrices(Prices(entry=Price(100))))
    entered = desk.state.in_play + len(desk.state.busts)
    bands = (Band(1, 1, entered * 100 - 50 * (entered - 1)), Band(2, entered, 50))
    done(desk, pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=bands)))
    clock.go(4 * 3_600_000)
    done(desk, pc.LockPrizes())
    (first, second) = [entry.id for entry in desk.state.entries.values() if entry.seat][:2]
    done(desk, c.Bust((first, second)))
    asked = _plan(desk, first, second)
    assert asked.problem.endswith("has not got his prize yet.")
    assert _plan(desk, first, second, Fields(reason="he asked", sure=True)).steps[0].needs_reason
    done(desk, pc.PayPrize(first))
    assert len(_plan(desk, first, second).steps) == 1
    assert _plan(desk, first, second, Fields()).steps == ()
    assert len(_plan(desk, first, second, Fields(reason="both asked", sure=True)).steps) == 2


def _plan(desk: Desk, first: int, second: int, fields: Fields = SURE) -> Plan:
    free = FreeSeats(desk.state)
    return plan(desk, offers(desk, (first, second), free)[Deed.ERASE], fields, free)
