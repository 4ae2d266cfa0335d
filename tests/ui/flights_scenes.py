"""Three flights of an event at their ends, bagged and brought together: for pictures and tests."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.rules.prizes.bounty import BountyKind
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.chips.commands import CountStacks
from tdtool.tournament.days.bag_view import BagState, bag_view
from tdtool.tournament.days.commands import BagStack, NameFlight
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans.commands import ChangePlans, KeepApart
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.prizes.commands import NameKnockout
from tdtool.tournament.ruling_commands import CountHands, WriteRuling
from tdtool.tournament.structure import DayEnd
from tdtool.tournament.values import NewPenalty, PenaltyKind
from tdtool.ui.days.bag_panel import BagPanel
from tdtool.ui.days.flights_panel import FlightsPanel
from tests.ui import desk_sample
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from tdtool.desk import Desk
    from tests.ui.stage import Stage

EVENT = "Spring Main"
PLAYED_MS = 300 * 60_000
PRICES = Prices(
    Currency("EUR", "€", 2),
    Price(prize=80_00, fee=20_00, bounty=50_00),
    bounty=BountyKind.PROGRESSIVE,
)
UNITS = (35_500, 61_000, 88_500, 42_000, 150_500, 24_500, 97_000, 58_000, 73_500)
"""Stacks as they are bagged, over and over; the last one makes the sum right."""


class Flights:
    """The flights of a stage's file; people are known by their names."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.people: dict[str, str] = {}

    def flight(self, name: str, players: tuple[str, ...], out: int) -> Desk:
        """Let a flight play its day; `out` players go out, the last ones to enter first."""
        desk = desk_sample.opened_in(self.stage.store, self.stage.clock, f"{EVENT} {name}")
        ended = replace(desk.state.structure.rows[9], day_end=DayEnd())
        rows = (*desk.state.structure.rows[:9], ended, *desk.state.structure.rows[10:])
        done(desk, c.ChangeStructure(replace(desk.state.structure, rows=rows)))
        done(desk, NameFlight(Flight(EVENT, name, Forward.BEST)))
        known = tuple(self.people[one] for one in players if one in self.people)
        new = tuple(one for one in players if one not in self.people)
        done(desk, c.Register(known, new))
        for entry in desk.state.entries.values():
            self.people.setdefault(desk.name(entry.id), entry.person)
        done(desk, c.DrawSeats(open_tables=True))
        done(desk, c.StartClock())
        self.stage.clock.go(PLAYED_MS)
        gone = sorted(desk.state.entries)[len(players) - out :]
        for number in gone:
            done(desk, c.Bust((number,)))
        return desk

    def bag(self, desk: Desk, *, but: int = 0, gap: int = 0) -> None:
        """Bag the stacks of a flight, all but some; the sum is right, or off by the gap."""
        playing = sorted(
            (one for one in desk.state.entries.values() if one.seat is not None),
            key=lambda one: one.seat or (0, 0),
        )
        left = 60_000 * len(desk.state.entries)
        for place, entry in enumerate(playing):
            last = place == len(playing) - 1
            chips = left if last else UNITS[place % len(UNITS)]
            left -= chips
            if place < len(playing) - but:
                dealer = chips + gap if place == 4 else chips
                done(desk, BagStack(entry.id, chips, dealer))


def flights(stage: Stage) -> tuple[Desk, Desk, Desk]:
    """Make three flights; five people played twice, and one stands there under two ids."""
    names = desk_sample.names(40)
    made = Flights(stage)
    one = made.flight("1A", names[:27], 13)
    made.bag(one)
    other = made.flight("1B", (*names[2:6], *names[14:34]), 10)
    made.bag(other, gap=500)
    made.people.pop(names[0])
    third = made.flight("1C", (names[0], names[3], *names[30:40]), 4)
    made.bag(third, but=3)
    for desk in (one, other, third):
        done(desk, SetPrices(PRICES))
    _goes_along(one)
    return one, other, third


def _goes_along(desk: Desk) -> None:
    """Let somebody have a bounty and hands to miss, and two be kept apart."""
    hands = NewPenalty(2, PenaltyKind.HANDS, 6)
    done(desk, NameKnockout(max(desk.state.busts), (1,)))
    done(desk, WriteRuling(players=(2,), penalties=(hands,)))
    done(desk, CountHands(2, 2))
    done(desk, ChangePlans(PlanSettings(keep_apart=True)))
    done(desk, KeepApart(5, 9, apart=True))


def bag_and_tag(stage: Stage) -> BagPanel:
    """Bag the last flight: three stacks are still on the tables, counted before the last hands."""
    desk = flights(stage)[2]
    open_ = [row.entry for row in bag_view(desk.state).of(BagState.OPEN)]
    done(desk, CountStacks(tuple((entry, 40_000 + 5_500 * entry) for entry in open_)))
    stage.program.tournaments.show_desk(desk)
    return bag_panel(stage)


def bag_panel(stage: Stage) -> BagPanel:
    stage.program.days.bag_and_tag()
    panel = stage.window.panels.panel
    assert isinstance(panel, BagPanel)
    stage.settle()
    return panel


def bag_typing(stage: Stage) -> None:
    """Type the dealer's count of the next stack."""
    bag_and_tag(stage)
    stage.type("48500")
    stage.press(Qt.Key.Key_Return)
    stage.type("485")


def bag_gap(stage: Stage) -> None:
    """All are bagged, and one count is off."""
    stage.program.tournaments.show_desk(flights(stage)[1])
    bag_panel(stage)


def together(stage: Stage, *, ready: bool = True) -> FlightsPanel:
    """Bring three flights together; not `ready`: the last one is not bagged whole."""
    one, other, third = flights(stage)
    if ready:
        count_again(other)
        bag_rest(third)
    stage.program.tournaments.show_desk(one)
    return flights_panel(stage)


def flights_panel(stage: Stage) -> FlightsPanel:
    """Open the panel on what is in the file."""
    stage.program.days.bring_together()
    panel = stage.window.panels.panel
    assert isinstance(panel, FlightsPanel)
    panel.read_all()
    stage.settle()
    return panel


def count_again(desk: Desk) -> None:
    """Let both count the same where they had not."""
    for entry, bag in list(desk.state.days.bags.items()):
        if not bag.agrees:
            done(desk, BagStack(entry, bag.player, bag.player))


def bag_rest(desk: Desk) -> None:
    """Bag who is not bagged; the sum is right in the end."""
    left = 60_000 * len(desk.state.entries)
    left -= sum(bag.chips for bag in desk.state.days.bags.values())
    rest = [
        entry.id
        for entry in desk.state.entries.values()
        if entry.seat is not None and entry.id not in desk.state.days.bags
    ]
    for place, entry in enumerate(rest):
        chips = left if place == len(rest) - 1 else 40_000
        left -= chips
        done(desk, BagStack(entry, chips, chips))


def flights_chosen(stage: Stage) -> None:
    """Decide otherwise than the rule, and say that two ids are one person."""
    panel = together(stage)
    panel.people.setFocus()
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Right)


def day_drawn(stage: Stage) -> None:
    """Accept, and look at the draw of the next day."""
    together(stage).do_primary()
    stage.settle()


SCENES: Mapping[str, Callable[[Stage], Any]] = {
    "bag-and-tag": bag_and_tag,
    "bag-typing": bag_typing,
    "bag-gap": bag_gap,
    "flights": together,
    "flights-open": lambda stage: together(stage, ready=False),
    "flights-chosen": flights_chosen,
    "day-two": day_drawn,
}
