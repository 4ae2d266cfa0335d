"""The page while a tournament runs without names: counts by keys in the place of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament import event_commands as ec
from tdtool.tournament.counted.commands import CountField
from tdtool.tournament.counted.state import Counted
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes.commands import LockPrizes
from tdtool.tournament.refusal import Refusal
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.desk import Desk
    from tests.ui.entries.conftest import Hands

KEY = Qt.Key
PLAIN = Qt.KeyboardModifier.NoModifier
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def desk(tmp_path: Path, clock: desk_sample.Clock) -> Desk:
    """Set up a tournament in which nobody is entered."""
    return desk_sample.opened(tmp_path, clock)


@pytest.fixture
def counted(hands: Hands) -> Hands:
    """Count 43 entries; nothing is sold beside them."""
    hands.desk.do(CountField(43))
    hands.page.refresh()
    hands.page.instead.take_keys()
    return hands


def field(hands: Hands) -> Counted:
    found = hands.desk.state.counted
    assert found is not None
    return found


def large(hands: Hands) -> list[tuple[str, ...]]:
    rows = [tuple(part.text() for part in parts) for parts in hands.page.instead.field.large]
    return [row for row in rows if row[0]]


def test_a_number_begins_it(hands: Hands) -> None:
    page = hands.page
    assert page.focusProxy() is page.instead
    page.instead.take_keys()
    hands.key(KEY.Key_Return)
    assert page.instead.nobody.problem.text() == "How many have entered? Type a number."
    hands.type("0")
    hands.key(KEY.Key_Return)
    assert page.instead.nobody.problem.text() == (
        "How many have entered? There has to be one at least."
    )
    hands.key(KEY.Key_Escape)
    hands.type("42")
    hands.key(KEY.Key_Plus)
    hands.key(KEY.Key_Return)
    assert field(hands) == Counted(43)
    assert page.instead.nobody.isHidden()
    assert hands.focus() is page.instead.field.rows["left"].field
    assert page.register_button.isHidden()
    assert page.import_button.isHidden()
    assert page.export_button.isEnabled()


def test_keys_count_one(counted: Hands) -> None:
    for key in (KEY.Key_X, KEY.Key_X, KEY.Key_X, KEY.Key_T, KEY.Key_E, KEY.Key_R, KEY.Key_Minus):
        counted.key(key)
    assert field(counted) == Counted(45, again=1, out=3)
    counted.key(KEY.Key_Plus)
    assert field(counted).out == 2
    assert counted.page.instead.field.rows["left"].field.text() == "43"
    counted.key(KEY.Key_B)
    assert isinstance(counted.refused[-1], Refusal)
    assert len([one for one, _ in counted.desk.history.acts_backwards()]) == 10


def test_a_number_and_enter_says_how_many_there_are(counted: Hands) -> None:
    counted.type("27")
    counted.key(KEY.Key_Return)
    assert field(counted).left == 27
    counted.key(KEY.Key_Return)
    assert counted.focus() is counted.page.instead.field.rows["entries"].field
    counted.type("44")
    counted.key(KEY.Key_Return)
    assert field(counted) == Counted(44, out=16)
    counted.key(KEY.Key_Up)
    assert counted.focus() is counted.page.instead.field.rows["left"].field
    counted.key(KEY.Key_Up)
    counted.key(KEY.Key_Down)
    counted.key(KEY.Key_Down)
    counted.key(KEY.Key_Down)
    assert counted.focus() is counted.page.instead.field.rows["again"].field


def test_what_is_typed_wrongly_is_put_back(counted: Hands) -> None:
    row = counted.page.instead.field.rows["left"]
    counted.type("50")
    counted.key(KEY.Key_Return)
    assert isinstance(counted.refused[-1], Refusal)
    assert row.field.text() == "50"
    counted.key(KEY.Key_Escape)
    assert row.field.text() == "43"
    counted.key(KEY.Key_Delete)
    counted.key(KEY.Key_Return)
    assert row.field.property("wrong")
    counted.key(KEY.Key_Escape)
    assert not row.field.property("wrong")


def test_what_is_being_typed_stays_until_its_figure_changes(counted: Hands) -> None:
    left = counted.page.instead.field.rows["left"].field
    counted.type("2")
    counted.desk.do(mc.SetPrices(Prices(entry=Price(20))))
    assert left.text() == "2"
    counted.desk.do(CountField(50))
    assert left.text() == "50"


def test_buttons_do_the_same(counted: Hands) -> None:
    pane = counted.page.instead.field
    pane.out_button.click()
    pane.rows["entries"].more.click()
    pane.rows["left"].fewer.click()
    assert field(counted) == Counted(44, out=2)


def test_rows_stand_for_what_there_is(counted: Hands) -> None:
    rows = counted.page.instead.field.rows
    assert [what for what, row in rows.items() if row.is_visible()] == ["left", "entries", "again"]
    counted.desk.do(ec.ChangeReentries(0))
    counted.desk.do(mc.SetTerms(Terms(Extra(Price(10), 5_000), Extra(Price(15), 10_000))))
    assert [what for what, row in rows.items() if row.is_visible()] == [
        "left",
        "entries",
        "rebuys",
        "add_ons",
    ]
    counted.key(KEY.Key_B)
    counted.key(KEY.Key_A)
    assert (rows["rebuys"].note.text(), rows["add_ons"].note.text()) == (
        "10, 5,000 chips",
        "15, 10,000 chips",
    )


def test_the_figures_follow(counted: Hands) -> None:
    assert [row[:2] for row in large(counted)] == [
        ("Next out", "43rd"),
        ("Average stack", "60,000"),
        ("Chips in play", "2,580,000"),
    ]
    counted.desk.do(mc.SetPrices(Prices(entry=Price(20))))
    counted.desk.do(CountField(left=12))
    assert large(counted)[-1] == ("Prize pool", "860", "7 places paid")
    assert large(counted)[0] == ("Next out", "12th", "prizes not locked")
    counted.desk.do(LockPrizes())
    assert large(counted)[0] == ("Next out", "12th", "5 to the money")
    counted.desk.do(CountField(left=6))
    assert large(counted)[0][2].startswith("gets ")
    assert counted.page.instead.field.rows["left"].note.text() == "37 out"
    counted.desk.do(CountField(left=1))
    assert large(counted)[0][0] == "Average stack"
    assert not counted.page.instead.field.out_button.isEnabled()


def test_names_take_the_place_of_counts_and_back(counted: Hands) -> None:
    counted.page.instead.field.names_button.click()
    assert counted.desk.state.counted is None
    assert counted.has_sheet()
    assert not counted.page.instead.nobody.isHidden()
    counted.bridge.undo()
    assert field(counted) == Counted(43)
    counted.page.side.leave()
    counted.bridge.do(c.Register(names=("Kim",)))
    assert isinstance(counted.refused[-1], Refusal)
    counted.page.search()
    assert counted.focus() is counted.page.instead.field.rows["left"].field


def test_a_letter_that_is_no_key_is_left_to_the_line(counted: Hands) -> None:
    left = counted.page.instead.field.rows["left"].field
    for key, text, taken in (
        (KEY.Key_C, "c", False),
        (KEY.Key_Space, " ", False),
        (KEY.Key_X, "x", True),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, text)
        left.keyPressEvent(event)
        assert event.isAccepted() is taken
    assert field(counted) == Counted(43, out=1)
