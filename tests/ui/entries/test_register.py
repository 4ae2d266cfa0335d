"""Players entered one after the other: new, known, back again, or in already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tdtool.tournament import commands as c
from tdtool.tournament.state import Status
from tdtool.ui.entries.newcomers import Way, command_of, newcomers
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key
MINUTE = 60_000


def test_after_the_start_a_seat_is_drawn_at_once(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.OpenTable(6))
    hands.page.register()
    sheet = hands.page.side.register_sheet
    assert hands.focus() is sheet.name
    hands.type("Kim Park")
    hands.key(KEY.Key_Return)
    entry = hands.desk.state.entries[56]
    assert (hands.desk.name(56), entry.status) == ("Kim Park", Status.SEATED)
    assert entry.seat is not None
    assert f"is in, entry 56: seat {entry.seat}." in sheet.done.text()
    assert (sheet.name.text(), hands.focus()) == ("", sheet.name)
    hands.type("Bo Lind")
    hands.key(KEY.Key_Return)
    assert hands.desk.name(57) == "Bo Lind"
    hands.key(KEY.Key_Escape)
    assert not hands.has_sheet()
    assert hands.page.view.selected() == [57]


def test_without_a_free_seat_he_is_an_alternate(hands: Hands) -> None:
    hands.page.register("Kim Park")
    hands.key(KEY.Key_Return)
    assert "alternate 5: no seat is free." in hands.page.side.register_sheet.done.text()
    assert hands.desk.state.entries[56].status is Status.WAITING


def test_before_the_start_he_waits_for_the_draw(
    hands: Hands, tmp_path: object, clock: desk_sample.Clock
) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path)) / "fresh"
    folder.mkdir()
    desk = desk_sample.opened(folder, clock)
    hands.bridge.show(desk)
    hands.page.register("Kim Park")
    assert isinstance(command_of(desk, newcomers(desk, "Kim Park")[0]), c.Register)
    hands.key(KEY.Key_Return)
    assert desk.state.entries[1].status is Status.WAITING
    assert "no seat yet." in hands.page.side.register_sheet.done.text()


def test_who_is_in_already_is_not_entered_twice_unless_asked(hands: Hands) -> None:
    before = hands.desk.seq
    hands.page.register("marta LINDGREN")
    hands.key(KEY.Key_Return)
    sheet = hands.page.side.register_sheet
    assert hands.desk.seq == before
    assert "is in already: entered, seat" in sheet.problem.text()
    hands.key(KEY.Key_Down)
    assert sheet.problem.isHidden()
    hands.key(KEY.Key_Return)
    assert hands.desk.name(56) == "marta LINDGREN"


def test_who_is_out_enters_again(hands: Hands) -> None:
    out = next(entry for entry in hands.desk.state.busts if entry != 1)
    name = hands.desk.name(out)
    hands.page.register(name)
    assert hands.page.side.register_sheet.model.index(0, 0).data() == name
    hands.key(KEY.Key_Return)
    again = hands.desk.state.entries[56]
    assert (hands.desk.name(56), again.number) == (name, 2)


def test_after_registration_a_reason_is_asked(hands: Hands, clock: desk_sample.Clock) -> None:
    clock.go(60 * MINUTE)
    hands.page.register("Kim Park")
    hands.key(KEY.Key_Return)
    sheet = hands.page.side.register_sheet
    assert sheet.problem.text() == "Registration has ended."
    assert hands.focus() is sheet.reason
    hands.key(KEY.Key_Return)
    assert 56 not in hands.desk.state.entries
    hands.type("stood in line")
    hands.key(KEY.Key_Return)
    assert hands.desk.name(56) == "Kim Park"


def test_who_was_taken_out_is_known(desk: Desk) -> None:
    mateo = next(e for e in desk.state.waiting if desk.name(e) == "Mateo Ferrand")
    desk_sample.done(desk, c.Unregister(mateo))
    found = newcomers(desk, "mateo ferrand")
    assert (found[0].way, found[0].exact) == (Way.KNOWN, True)
    assert command_of(desk, found[0]) == c.RegisterAndSeat(person=found[0].person)
    assert found[1].way is Way.NEW


@pytest.mark.parametrize("typed", ["", "   ", "\t", "\u200b"])
def test_nothing_is_nobody(desk: Desk, typed: str) -> None:
    assert newcomers(desk, typed) == []


def test_the_like_are_offered_after_the_name_itself(desk: Desk) -> None:
    found = newcomers(desk, "ma")
    assert (found[0].way, found[0].name) == (Way.NEW, "ma")
    assert 1 < len(found) <= 7
    assert all(command_of(desk, one) is None for one in found if one.way is Way.IN)
    typing_error = newcomers(desk, "Marta Lindgran")
    assert [one.name for one in typing_error] == ["Marta Lindgran", "Marta Lindgren"]


def test_somebody_who_is_not_found_is_registered_from_the_filter(hands: Hands) -> None:
    hands.type("Zorro Zamora")
    assert hands.page.view.nobody == "Nobody fits. Enter registers “Zorro Zamora”."
    hands.key(KEY.Key_Return)
    assert hands.page.side.register_sheet.text() == "Zorro Zamora"
    hands.key(KEY.Key_Return)
    assert hands.desk.name(56) == "Zorro Zamora"
    hands.page.side.register_sheet.finished.emit()
    hands.page.search("99.9")
    assert hands.page.view.nobody == "Nobody fits."
    hands.key(KEY.Key_Return)
    assert not hands.has_sheet()
