"""Flights brought together by keyboard: who goes forward, what it comes to, the day after."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.days.commands import BagStack, NameFlight
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.person_commands import MergePersons
from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.prizes.commands import PlanPrizes
from tdtool.tournament.prizes.plan import PrizePlan
from tdtool.ui.acts import Act
from tdtool.ui.days.flights_panel import FlightsPanel, NextDay
from tdtool.ui.entries import person_plans
from tdtool.ui.panels.draw_seats import DrawSeatsPanel
from tests.tournament.days.flights_of import Flights, bag_all, bring, done, entry_of
from tests.ui import desk_sample, flights_scenes

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tdtool.desk import Desk
    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


@pytest.fixture
def three(flights: Flights) -> tuple[Desk, Desk, Desk]:
    """Kim plays 1A and 1B, best in 1B; Ola stands in 1A and 1C under two ids."""
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo", "Ola")
    bag_all(one, (15_000, 20_000, 25_000))
    other = flights.flight("Harbour Open 1B", "Pia", "Kim")
    bag_all(other, (10_000, 30_000))
    flights.people.pop("Ola")
    third = flights.flight("Harbour Open 1C", "Ola")
    bag_all(third, (20_000,))
    return one, other, third


def opened(flights: Flights, shown: Desk, qtbot: QtBot) -> FlightsPanel:
    store = flights.evening.store
    heads = store.tournaments()

    def give(tournament: str) -> Desk:
        from tdtool.desk import Desk

        return Desk(store.log(tournament), store.names(), shown.now, lambda size: b"x" * size)

    panel = FlightsPanel(heads, shown, give)
    qtbot.addWidget(panel)
    panel.resize(1000, 600)
    panel.show()
    QTest.qWaitForWindowActive(panel)
    panel.flights.setFocus()
    panel.read_all()
    for model in (panel.flights_model, panel.people_model):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, panel)
    return panel


def figures(panel: FlightsPanel) -> list[tuple[str, str]]:
    return [(one.value.text(), one.beside.text()) for one in panel.totals.figures]


def people(panel: FlightsPanel) -> list[list[str]]:
    model = panel.people_model
    return [
        [str(model.index(row, at).data() or "") for at in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def go_to(panel: FlightsPanel, name: str) -> None:
    row = next(at for at, words in enumerate(people(panel)) if words[0] == name)
    panel.people.setCurrentIndex(panel.people_model.index(row, 0))
    panel.people.setFocus()


def accepted(panel: FlightsPanel) -> NextDay | None:
    days: list[NextDay] = []
    panel.accepted.connect(days.append)
    QTest.keyClick(panel.flights, K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    return days[0] if days else None


def test_totals_before_and_after_stand_above(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    panel = opened(flights, three[0], qtbot)
    assert figures(panel) == [
        ("3", "6 entries"),
        ("6", "120,000 chips"),
        ("5", "105,000 chips"),
        ("1", "15,000 chips"),
    ]
    assert people(panel) == [
        ["Kim", "15,000", "30,000", "", "best stack"],
        ["Ola", "25,000", "", "", "one person? S"],
        ["Ola", "", "", "20,000", "one person? S"],
    ]
    panel.segments.set_index(1)
    assert len(people(panel)) == 5
    panel.forward.set_index(1)
    assert figures(panel)[2] == ("5", "90,000 chips")
    assert panel.remark.text() == "Sets up Harbour Open 1A Day 2: 5 players, then draw."


def test_each_decision_is_overridden_by_a_key(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    panel = opened(flights, three[0], qtbot)
    go_to(panel, "Kim")
    QTest.keyClick(panel.people, K.Key_Left)
    assert people(panel)[0][-1] == "your choice"
    assert figures(panel)[2] == ("5", "90,000 chips")
    QTest.keyClick(panel.people, K.Key_N)
    assert people(panel)[0][-1] == "none"
    assert figures(panel)[2] == ("4", "75,000 chips")
    QTest.keyClick(panel.people, K.Key_Return)
    assert people(panel)[0][-1] == "your choice"
    panel.people.clicked.emit(panel.people_model.index(0, 2))
    assert people(panel)[0][-1] == "best stack"
    go_to(panel, "Ola")
    QTest.keyClick(panel.people, K.Key_S)
    assert people(panel)[1] == ["Ola", "25,000", "", "20,000", "best stack, one person"]
    assert figures(panel)[2] == ("4", "85,000 chips")
    day = accepted(panel)
    assert day is not None
    assert len(day.bring.same) == 1
    go_to(panel, "Ola")
    QTest.keyClick(panel.people, K.Key_S)
    assert len(people(panel)) == 3


def test_flights_are_ticked_by_enter(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    panel = opened(flights, three[0], qtbot)
    model = panel.flights_model
    names = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    panel.flights.setFocus()
    panel.flights.setCurrentIndex(model.index(names.index("Harbour Open 1B"), 0))
    QTest.keyClick(panel.flights, K.Key_Return)
    assert figures(panel)[0] == ("2", "4 entries")
    assert [row[0] for row in people(panel)] == ["Ola", "Ola"]
    panel.flights.setCurrentIndex(model.index(names.index("Harbour Open"), 0))
    QTest.keyClick(panel.flights, K.Key_Return)
    assert figures(panel)[0] == ("2", "4 entries")


def test_only_the_flights_of_the_event_are_ticked_at_first(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    for desk, name in zip(three[:2], ("1A", "1B"), strict=True):
        done(desk, NameFlight(Flight("Harbour Open", name, Forward.LAST)))
    panel = opened(flights, three[0], qtbot)
    assert figures(panel)[0] == ("2", "5 entries")
    assert panel.form.name.text() == "Harbour Open Day 2"
    assert panel.draft.forward is Forward.LAST
    assert panel.forward.index() == 2


def test_bags_that_went_on_cannot_go_on_twice(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    day = flights.day_two()
    done(day, bring(*three))
    bag_all(three[2], (19_000,))
    panel = opened(flights, three[0], qtbot)
    model = panel.flights_model
    shown = {
        str(model.index(row, 0).data()): [str(model.index(row, at).data()) for at in (1, 2)]
        for row in range(model.rowCount())
    }
    assert shown["Harbour Open 1A"] == ["went on", "in Harbour Open Day 2"]
    assert shown["Harbour Open 1C"][0] == "changed"
    assert figures(panel)[0] == ("0", "0 entries")
    panel.flights.setCurrentIndex(model.index(list(shown).index("Harbour Open 1A"), 0))
    QTest.keyClick(panel.flights, K.Key_Return)
    assert figures(panel)[0] == ("0", "0 entries")
    assert panel.refusal.text() == "Its bags went on to Harbour Open Day 2. Undo it there."


def test_what_is_missing_is_said_and_nothing_is_accepted(flights: Flights, qtbot: QtBot) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    done(one, BagStack(1, 20_000, 20_500))
    panel = opened(flights, one, qtbot)
    assert "one player in play has no bag" in panel.remark.text()
    assert not panel.primary.isEnabled()
    assert accepted(panel) is None
    done(one, BagStack(2, 20_000, 20_000))
    again = opened(flights, one, qtbot)
    assert "was counted differently" in again.remark.text()
    assert accepted(again) is None
    assert again.refusal.text() == again.remark.text()
    days: list[NextDay] = []
    again.accepted.connect(days.append)
    again.refusal.overridden.emit(None, "His dealer is gone.")
    assert days[0].reason == "His dealer is gone."
    again.form.seats.setText("1")
    assert "2 to 12 seats" in again.remark.text()


def test_the_day_takes_over_levels_prices_and_plans(flights: Flights, qtbot: QtBot) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    prices, plan = Prices(entry=Price(prize=100)), PrizePlan(share_paid=2_000)
    settings = PlanSettings(keep_apart=True)
    for command in (SetPrices(prices), PlanPrizes(plan), ChangePlans(settings)):
        done(one, command)
    bag_all(one, (15_000, 25_000))
    panel = opened(flights, one, qtbot)
    panel.form.seats.setText("8")
    day = accepted(panel)
    assert day is not None
    assert day.opening is not None
    assert day.opening.seats_per_table == 8
    assert [row.label for row in day.opening.structure.rows] == ["5"]
    assert day.prepare == (SetPrices(prices), PlanPrizes(plan), ChangePlans(settings))
    assert day.bring.registration_over


def test_a_day_that_was_set_up_before_takes_them_in(
    flights: Flights, three: tuple[Desk, Desk, Desk], qtbot: QtBot
) -> None:
    day_two = flights.day_two()
    flights.enter(day_two, "Late")
    panel = opened(flights, day_two, qtbot)
    assert not panel.form.isVisible()
    assert panel.remark.text().startswith("They come into Harbour Open Day 2: 5 players")
    day = accepted(panel)
    assert day is not None
    assert day.opening is None
    done(day_two, day.bring)
    assert day_two.state.in_play == 6
    assert entry_of(day_two, "Kim")
    del three


def test_the_window_goes_on_to_the_draw_of_the_day(stage: Stage) -> None:
    flights_scenes.together(stage).do_primary()
    stage.settle()
    assert isinstance(stage.window.panels.panel, DrawSeatsPanel)
    desk = stage.bridge.desk
    assert desk.state.name == "Spring Main Day 2"
    assert desk.state.days.brought is not None
    assert all(desk.name(entry) != "erased" for entry in desk.state.entries)
    stage.press(K.Key_Return)
    assert not desk.state.waiting
    assert desk.state.tables
    stage.window.panels.close()
    stage.window.actions_table[Act.BAG_AND_TAG].trigger()
    assert stage.window.panels.panel is not None
    done(desk, c.StartClock())


def test_two_made_one_in_a_flight_are_one_in_those_that_are_open_too(stage: Stage) -> None:
    one, _, third = flights_scenes.flights(stage)
    for desk in (third, one):
        stage.program.tournaments.show_desk(desk)
    name = desk_sample.names(1)[0]
    kept, gone = (
        next(entry.person for entry in desk.state.entries.values() if desk.name(entry.id) == name)
        for desk in (one, third)
    )
    assert kept != gone
    assert person_plans.notes(one, MergePersons(kept, gone)) == ()
    stage.bridge.do(MergePersons(kept, gone, elsewhere=True))
    stage.settle()
    assert gone not in third.state.by_person
    assert third.name(third.state.by_person[kept][0]) == name
    stage.bridge.undo()
    stage.settle()
    assert gone in third.state.by_person


def test_who_was_said_to_be_one_person_is_one_in_the_flights_too(stage: Stage) -> None:
    panel = flights_scenes.together(stage)
    name = desk_sample.names(1)[0]
    row = next(row for row in panel.draft.rows() if row.name == name and row.maybe)
    panel.draft.say_same(row)
    ((other, one),) = panel.draft.command(registration_over=False).same
    panel.do_primary()
    stage.settle()
    day = stage.bridge.desk
    assert day.state.name == "Spring Main Day 2"
    flights = [stage.shelf.open(head.id) for head in stage.shelf.heads() if head.id != day.id]
    assert sum(one in desk.state.by_person for desk in flights) == 2
    assert not any(other in desk.state.by_person for desk in (*flights, day))
