from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.state import Status
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import NewPenalty, PenaltyKind, SeatAt
from tdtool.tournament.views import Tone, Word
from tdtool.ui.floor.seat_menu import Ask, Choice, seat_choices
from tdtool.ui.parts.choice_menu import ChoiceMenu
from tests.ui import desk_sample

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.floor.floor_page import FloorPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TABLE = 4


def choices(desk: Desk, seat: int, table: int = TABLE) -> dict[str, Choice]:
    found = seat_choices(desk, desk.state.tables[table], seat)
    return {choice.text: choice for choice in found}


def test_seated_player_can_go_out_move_or_stay(desk: Desk) -> None:
    found = choices(desk, 5)
    asks = [choice.ask for choice in found.values() if choice.ask]
    assert asks == [
        Ask.OUT,
        Ask.MOVE,
        Ask.SITS_AT,
        Ask.SWAP,
        Ask.WHO_SITS,
        Ask.PENALTY,
        Ask.BUTTON_WAS_HERE,
    ]
    lock = next(choice for choice in found.values() if choice.command)
    assert isinstance(lock.command, c.LockEntry)
    desk_sample.done(desk, lock.command)
    again = next(choice for choice in choices(desk, 5).values() if choice.command)
    assert isinstance(again.command, c.LockEntry)
    assert not again.command.locked


def test_a_penalty_is_counted_ended_and_lifted_from_his_seat(desk: Desk) -> None:
    entry = desk.state.tables[TABLE].occupants[5]
    given = (NewPenalty(entry, PenaltyKind.HANDS, 1),)
    desk_sample.done(desk, rc.WriteRuling(penalties=given))
    found = choices(desk, 5)
    assert found["Lift his penalty…"].ask is Ask.LIFT
    desk_sample.done(desk, _command(found["A hand he missed"]))
    found = choices(desk, 5)
    assert not {"A hand he missed", "Lift his penalty…"} & found.keys()
    back = next(one for text, one in found.items() if text.endswith("is back from his penalty"))
    desk_sample.done(desk, _command(back))
    assert not desk.state.serving


def test_bust_is_taken_back_from_the_empty_seat(desk: Desk) -> None:
    entry = desk.state.tables[TABLE].occupants[5]
    desk_sample.done(desk, c.Bust((entry,)))
    found = choices(desk, 5)
    back = next(choice for text, choice in found.items() if text.startswith("Take back"))
    assert back.command == c.TakeBackBust(entry, SeatAt(TABLE, 5))
    desk_sample.done(desk, back.command)
    assert desk.state.entries[entry].status is Status.SEATED


def test_he_still_sits_in_the_seat_that_was_refilled(desk: Desk, clock: desk_sample.Clock) -> None:
    entry = desk.state.tables[TABLE].occupants[5]
    desk_sample.done(desk, c.Bust((entry,)))
    desk_sample.done(desk, c.Register(names=("Late One",)))
    late = len(desk.state.entries)
    desk_sample.done(desk, c.SeatEntry(late, SeatAt(TABLE, 5)))
    stays = f"{desk.name(entry)} is not out: still sits here"
    assert stays in choices(desk, 5)
    clock.go(40 * desk_sample.MINUTE)
    assert stays not in choices(desk, 5)
    clock.go(-40 * desk_sample.MINUTE)
    desk_sample.done(desk, _command(choices(desk, 5)[stays]))
    assert desk.state.tables[TABLE].occupants[5] == entry
    assert desk.state.entries[late].origin == SeatAt(TABLE, 5)
    assert stays not in choices(desk, 5)


def test_seat_is_kept_free_and_offered_again(desk: Desk) -> None:
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[5],)))
    desk_sample.done(desk, _command(choices(desk, 5)["Keep this seat free"]))
    assert 5 in desk.state.tables[TABLE].locked_seats
    desk_sample.done(desk, _command(choices(desk, 5)["Offer this seat again"]))
    assert 5 not in desk.state.tables[TABLE].locked_seats


def _command(choice: Choice) -> c.Command:
    assert choice.command is not None
    return choice.command


def test_player_on_his_way_sits_down(desk: Desk) -> None:
    entry = next(e for e in desk.state.entries.values() if e.awaited)
    assert entry.seat is not None
    found = choices(desk, entry.seat.seat, entry.seat.table)
    text, choice = next(iter(found.items()))
    assert text.endswith("sits here now")
    desk_sample.done(desk, _command(choice))
    assert not desk.state.entries[entry.id].awaited


def test_waiting_players_are_offered_the_empty_seat(desk: Desk) -> None:
    desk_sample.done(desk, c.Register(names=("Late <b>Larry</b>",)))
    desk_sample.done(desk, c.Bust((desk.state.tables[TABLE].occupants[5],)))
    choice = choices(desk, 5)["Late <b>Larry</b> takes this seat"]
    desk_sample.done(desk, _command(choice))
    assert 5 in desk.state.tables[TABLE].occupants


def test_refused_choice_stays_grey_with_its_reason(page: FloorPage, desk: Desk) -> None:
    entry = desk.state.tables[TABLE].occupants[5]
    choice = Choice(
        "A & B", command=c.SeatEntry(entry, SeatAt(TABLE, 6)), refused="No <b>seat</b>."
    )
    menu = ChoiceMenu(page)
    menu.offer([choice])
    (action,) = menu.actions()
    assert not action.isEnabled()
    assert action.text() == "A && B"
    assert "&lt;b&gt;seat" in action.toolTip()


def test_menu_does_what_is_picked(page: FloorPage, desk: Desk) -> None:
    page.show_table(TABLE)
    page.pane.picture.seatMenu.emit(5, QPointF(10, 10))
    menu = page.pane.findChild(ChoiceMenu)
    assert menu is not None
    assert menu.isVisible()
    texts = [action.text() for action in menu.actions()]
    assert texts[1] == "Move…\tM"
    menu.actions()[0].trigger()
    assert page.pane.sheet() is page.pane.sheets.who_went_out
    assert page.pane.sheets.who_went_out.row.chosen() == (5,)
    menu.hide()
    page.pane.sheets.who_went_out.leave()
    page.pane.picture.seatMenu.emit(5, QPointF(10, 10))
    menu.actions()[5].trigger()
    menu.hide()
    assert desk.state.entries[desk.state.tables[TABLE].occupants[5]].locked


def test_what_is_kept_for_a_player_is_done_and_taken_back(desk: Desk) -> None:
    entry, other = (desk.state.tables[TABLE].occupants[seat] for seat in (5, 3))
    found = choices(desk, 5)
    assert not any("apart" in text or "won a seat" in text for text in found)
    desk_sample.done(desk, _command(next(one for text, one in found.items() if "reach" in text)))
    assert desk.state.entries[entry].access
    desk_sample.done(desk, plc.ChangePlans(PlanSettings(keep_apart=True)))
    found = choices(desk, 5)
    assert any(text.endswith("needs no seat within reach") for text in found)
    assert found["Keep apart from…"].ask is Ask.APART
    desk_sample.done(desk, plc.KeepApart(entry, other, apart=True))
    again = next(one for text, one in choices(desk, 5).items() if text.startswith("May sit with"))
    desk_sample.done(desk, _command(again))
    assert not desk.state.plans.apart


def test_a_seat_is_won_from_the_menu_where_the_milestone_is_known(desk: Desk) -> None:
    form = PlanSettings(form=Format.SATELLITE, prize_seats=5)
    desk_sample.done(desk, plc.ChangePlans(form))
    asked = next(one for text, one in choices(desk, 5).items() if text.endswith("won a seat…"))
    assert asked.ask is Ask.WINS
    desk_sample.done(desk, plc.ChangePlans(replace(form, milestone=90_000)))
    won = next(one for text, one in choices(desk, 5).items() if text.endswith("won a seat"))
    desk_sample.done(desk, _command(won))
    assert len(desk.state.plans.won) == 1


def test_an_empty_seat_is_kept_and_marked(desk: Desk) -> None:
    entry, kept_for = (desk.state.tables[TABLE].occupants[seat] for seat in (5, 3))
    desk_sample.done(desk, c.Bust((entry,)))
    found = choices(desk, 5)
    assert found["Keep it for…"].ask is Ask.RESERVE
    desk_sample.done(desk, _command(found["Within everybody’s reach"]))
    view = table_view(desk.state, TABLE, desk.names, desk.now()._replace(wall_ms=2**42))
    assert view.seats[4].word == Word("within reach", Tone.REMARK)
    desk_sample.done(desk, plc.ReserveSeat(SeatAt(TABLE, 5), kept_for))
    desk_sample.done(desk, plc.FeatureTable(TABLE, feature=True))
    view = table_view(desk.state, TABLE, desk.names, desk.now()._replace(wall_ms=2**42))
    assert view.seats[4].word == Word(f"kept for {desk.name(kept_for)}", Tone.REMARK)
    assert view.head.startswith("feature table, ")
    found = choices(desk, 5)
    assert found["No longer within everybody’s reach"].command is not None
    freed = next(one for text, one in found.items() if text.startswith("No longer kept for"))
    desk_sample.done(desk, _command(freed))
    assert not desk.state.tables[TABLE].reserved
