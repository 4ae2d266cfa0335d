"""Panels by keyboard alone: set up, bring in, draw, print, open."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tdtool.players.player_list import read_players
from tdtool.tournament import commands as c
from tdtool.tournament.person_commands import ErasePerson
from tdtool.tournament.structure import Structure
from tdtool.ui.panels.bring_in_players import BringInPlayersPanel
from tdtool.ui.panels.draw_seats import DrawSeatsPanel
from tdtool.ui.panels.incoming import IncomingModel, incoming
from tdtool.ui.panels.levels_preview import LevelsModel, level_lines, remarks, summary
from tdtool.ui.panels.new_tournament import NewTournamentPanel
from tdtool.ui.panels.open_tournament import OpenTournamentPanel
from tdtool.ui.panels.print_panel import PrintPanel
from tdtool.ui.panels.structure_source import ready_made
from tests.tdt.evenings import evening
from tests.ui import desk_sample
from tests.ui.scenes import LIST, PASTED

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
P = TypeVar("P")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(stage: Stage, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.keyClick(focus(), key, modifier)
    stage.settle()


def open_panel(stage: Stage, kind: type[P]) -> P:
    panel = stage.window.panels.panel
    assert isinstance(panel, kind)
    return panel


class TestNewTournament:
    def test_a_name_and_enter_are_enough(self, stage: Stage) -> None:
        press(stage, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClicks(focus(), "Club Night 7")
        press(stage, Qt.Key.Key_Return)
        assert stage.window.panels.panel is None
        state = stage.bridge.desk.state
        assert state.name == "Club Night 7"
        assert state.structure == ready_made()[0].structure
        assert stage.window.windowTitle() == "Club Night 7 – tdtool"
        assert [head.name for head in stage.shelf.heads()] == ["Club Night 7"]

    def test_pasted_levels_by_keys(self, stage: Stage) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        QTest.keyClicks(focus(), "Pasted")
        press(stage, Qt.Key.Key_Tab)
        assert focus() is panel.source.choices
        press(stage, Qt.Key.Key_Right)
        press(stage, Qt.Key.Key_Right)
        press(stage, Qt.Key.Key_Tab)
        assert focus() is panel.source.text
        QGuiApplication.clipboard().setText(PASTED)
        press(stage, Qt.Key.Key_V, CONTROL)
        assert panel.levels.rowCount() == 7
        assert panel.levels.warned() == 2
        press(stage, Qt.Key.Key_F8)
        assert panel.table.currentIndex().row() == 3
        press(stage, Qt.Key.Key_F8)
        press(stage, Qt.Key.Key_F8)
        assert panel.table.currentIndex().row() == 3
        press(stage, Qt.Key.Key_Return)
        assert stage.bridge.desk.state.name == "Pasted"

    def test_house_rules_seats_and_re_entries(self, stage: Stage) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        panel.name.setText("x")
        panel.seats.setFocus()
        press(stage, Qt.Key.Key_Up)
        press(stage, Qt.Key.Key_Up)
        press(stage, Qt.Key.Key_Down)
        panel.reentries.setFocus()
        press(stage, Qt.Key.Key_Right)
        panel.house.setFocus()
        press(stage, Qt.Key.Key_Right)
        press(stage, Qt.Key.Key_Right)
        command = panel.command()
        assert command is not None
        assert command.reentries == 1
        assert command.house.preset == "roberts_11"
        assert command.house.button_rule == "dead"
        panel.button_rule.setFocus()
        press(stage, Qt.Key.Key_Right)
        command = panel.command()
        assert command is not None
        assert command.house.button_rule == "moving"
        panel.house.set_index(0)
        assert panel.button_rule.index() == 0

    @pytest.mark.parametrize("seats", ["1", "13", "x", ""])
    def test_what_is_missing_is_said(self, stage: Stage, seats: str) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        assert "name" in panel.remark.text()
        assert not panel.primary.isEnabled()
        panel.name.setText("x")
        panel.seats.setText(seats)
        assert "2 to 12 seats" in panel.remark.text()
        panel.do_primary()
        assert focus() is panel.seats
        assert panel.command() is None

    def test_seats_come_from_the_structure_until_they_are_typed(self, stage: Stage) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        names = [one.name for one in ready_made()]
        sizes = {one.structure.seats_per_table for one in ready_made()}
        assert len(sizes - {None}) > 1
        for row, one in enumerate(ready_made()):
            panel.source.list.setCurrentIndex(panel.source.list.model().index(row, 0))
            if one.structure.seats_per_table:
                assert panel.seats.value() == one.structure.seats_per_table, names[row]
        panel.seats.setFocus()
        panel.seats.selectAll()
        QTest.keyClicks(panel.seats, "7")
        panel.source.list.setCurrentIndex(panel.source.list.model().index(0, 0))
        assert panel.seats.value() == 7

    def test_a_bad_file_is_said_and_nothing_changes(self, stage: Stage, tmp_path: Path) -> None:
        bad = tmp_path / "levels.json"
        bad.write_text("{", encoding="utf-8")
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        panel.name.setText("x")
        panel.source.read_file(bad)
        assert panel.remark.text() == panel.source.problem()
        assert panel.command() is None
        good = tmp_path / "levels.csv"
        good.write_text("Level,Small,Big\n1,100,200\n2,200,400\n", encoding="utf-8")
        panel.source.read_file(good)
        assert panel.command() is not None

    def test_who_pays_the_ante_is_asked_where_the_file_does_not_say(
        self, stage: Stage, tmp_path: Path
    ) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        source = panel.source
        panel.name.setText("x")
        assert not source.payer.isVisible()
        path = tmp_path / "evening.tdt"
        path.write_text(evening("3.7.2"), encoding="utf-8")
        source.read_file(path)
        stage.settle()
        assert source.payer.isVisible()
        source.payer.setFocus()
        kinds = []
        for _ in range(4):
            command = panel.command()
            assert command is not None
            kinds.append([row.stakes[0].ante.kind.value for row in command.structure.rows[1:4:2]])
            press(stage, Qt.Key.Key_Right)
        assert kinds == [["bb", "each"], ["bb", "bb"], ["each", "each"], ["button", "button"]]
        assert source.payer.isVisible()
        source.choices.setFocus()
        press(stage, Qt.Key.Key_Left)
        assert not source.payer.isVisible()

    def test_a_bad_paste_is_said(self, stage: Stage) -> None:
        stage.new_tournament("x", "nothing here is a level")
        panel = open_panel(stage, NewTournamentPanel)
        assert panel.remark.text()
        assert not panel.table.isVisible()

    @pytest.mark.qt_log_ignore("does not support")
    def test_the_file_dialog_stops_nothing(self, stage: Stage) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        panel.source.ask_file()
        dialog = panel.source.findChild(QFileDialog)
        assert dialog is not None
        assert not dialog.isModal()
        dialog.close()

    def test_a_disk_that_is_full_is_said_in_the_panel(self, stage: Stage) -> None:
        stage.program.tournaments.new_tournament()
        panel = open_panel(stage, NewTournamentPanel)
        panel.refuse("Not saved: the disk is full.")
        assert panel.remark.text() == "Not saved: the disk is full."
        assert stage.window.panels.panel is panel


class TestLevels:
    @pytest.mark.parametrize("one", ready_made(), ids=lambda one: one.name)
    def test_every_ready_made_structure_is_shown_whole(self, one: object) -> None:
        structure = getattr(one, "structure")  # noqa: B009 - a parameter of any type
        assert isinstance(structure, Structure)
        model = LevelsModel()
        tester = QAbstractItemModelTester(model, FATAL)
        model.show_structure(structure)
        assert model.rowCount() == len(structure.rows)
        lines = level_lines(structure)
        assert all(line.blinds or line.ante for line in lines)
        assert summary(structure)
        assert isinstance(remarks(structure), tuple)
        model.show_structure(None)
        assert model.rowCount() == 0
        del tester

    def test_a_structure_in_a_line(self) -> None:
        assert summary(desk_sample.structure()) == (
            "16 levels, 4 breaks, 9 h 00 min, 60,000 chips each"
        )


class TestBringIn:
    def test_paste_look_enter(self, stage: Stage) -> None:
        desk = stage.desk
        before = len(desk.state.entries)
        press(stage, Qt.Key.Key_I, CONTROL)
        QGuiApplication.clipboard().setText("Nia Adom\nBo Lindqvarn\nPer Holm\nnia adom\n")
        press(stage, Qt.Key.Key_V, CONTROL)
        panel = open_panel(stage, BringInPlayersPanel)
        remarks_shown = [row.remark for row in panel.model.rows()]
        assert remarks_shown == ["", "already entered", "", "also in line 1"]
        assert panel.count.text() == "2 of 4 come in"
        press(stage, Qt.Key.Key_Return, CONTROL)
        assert len(desk.state.entries) == before + 2
        assert stage.window.panels.panel is None
        assert stage.window.toast.text().startswith("2 are in")

    def test_one_is_left_out_with_x(self, stage: Stage) -> None:
        stage.bring_in("Nia Adom\nPer Holm\n")
        panel = open_panel(stage, BringInPlayersPanel)
        panel.table.setFocus()
        panel.table.setCurrentIndex(panel.model.index(0, 0))
        press(stage, Qt.Key.Key_X)
        assert [row.ticked for row in panel.model.rows()] == [False, True]
        press(stage, Qt.Key.Key_Return)
        assert "Per Holm" in stage.desk.names.values()
        assert "Nia Adom" not in stage.desk.names.values()

    def test_two_of_one_name_can_both_come_in(self, stage: Stage) -> None:
        stage.bring_in("Per Holm\nPer Holm\n")
        panel = open_panel(stage, BringInPlayersPanel)
        panel.model.toggle(1)
        panel.do_primary()
        assert list(stage.desk.names.values()).count("Per Holm") == 2

    def test_columns_are_set_right(self, stage: Stage) -> None:
        stage.bring_in(LIST)
        panel = open_panel(stage, BringInPlayersPanel)
        assert panel.mapping.isVisible()
        names = [row.name for row in panel.model.rows()]
        assert names[0] == "Kim Do-eul"
        assert panel.remark.text() == "Line 7 without a name."
        panel.first_row.set_index(0)
        assert panel.model.rows()[0].name == "First Last"
        panel.separator.set_index(0)
        assert panel.model.rows()[0].name == "First;Last;City"
        assert not panel.mapping.isVisible()

    def test_the_part_set_last_wins(self, stage: Stage) -> None:
        stage.bring_in(LIST)
        panel = open_panel(stage, BringInPlayersPanel)
        third = panel.mapping.choice(2)
        third.set_index(1)
        assert [part.value for part in panel.mapping.parts()] == ["other", "other", "name"]
        assert panel.model.rows()[0].name == "Seoul"
        panel.mapping.choice(0).set_index(2)
        assert [part.value for part in panel.mapping.parts()] == ["first", "other", "other"]

    def test_a_file(self, stage: Stage, tmp_path: Path) -> None:
        stage.program.bring_in_players()
        panel = open_panel(stage, BringInPlayersPanel)
        listed = tmp_path / "players.csv"
        listed.write_bytes("Name\r\nJürgen Weiß\r\n".encode("cp1252"))
        panel.read_file(listed)
        assert [row.name for row in panel.model.rows()] == ["Jürgen Weiß"]
        panel.read_file(tmp_path / "missing.csv")
        assert panel.remark.text() == 'There is no file "missing.csv".'
        assert not panel.primary.isEnabled()

    def test_a_file_of_another_program(self, stage: Stage, tmp_path: Path) -> None:
        stage.program.bring_in_players()
        panel = open_panel(stage, BringInPlayersPanel)
        path = tmp_path / "evening.tdt"
        path.write_text(evening("3.0"), encoding="utf-8")
        panel.read_file(path)
        names = [row.name for row in panel.model.rows()]
        assert names == ["Ana B.", "Bo L.", "Давид О.", 'O"Neil C.']

    def test_somebody_known_is_not_made_twice(self, stage: Stage) -> None:
        person = "0123456789abcdef"
        names = {**stage.desk.names, person: "Per Holm"}
        rows = incoming(read_players("per holm\n"), stage.desk.state, names)
        assert rows[0].person == person
        assert rows[0].remark == "known from another tournament"
        twice = {**names, "fedcba9876543210": "Per Holm"}
        assert incoming(read_players("per holm\n"), stage.desk.state, twice)[0].person == ""

    def test_who_is_out_is_told(self, stage: Stage) -> None:
        entry = stage.desk.state.tables[12].occupants[5]
        desk_sample.done(stage.desk, c.Bust((entry,)))
        rows = incoming(read_players(stage.desk.name(entry)), stage.desk.state, stage.desk.names)
        assert rows[0].remark == "entered, and out"

    @settings(max_examples=30)
    @given(st.lists(st.text(max_size=30), max_size=12))
    def test_the_model_holds_any_list(self, lines: list[str]) -> None:
        model = IncomingModel()
        tester = QAbstractItemModelTester(model, FATAL)
        state = desk_sample.empty_state()
        model.show_rows(incoming(read_players("\n".join(lines), separator=""), state, {}))
        for row in range(model.rowCount()):
            model.toggle(row)
        model.toggle(99)
        del tester


class TestDraw:
    def test_enter_draws_and_enter_leaves(self, stage: Stage) -> None:
        desk_sample.done(stage.desk, c.Register(names=("Nia Adom", "Per Holm")))
        press(stage, Qt.Key.Key_D, CONTROL)
        panel = open_panel(stage, DrawSeatsPanel)
        assert panel.result.text() == "2 players have no seat"
        seal = stage.desk.state.seal
        assert panel.seal.text().replace(" ", "") == seal.digest
        assert seal.seed not in panel.words()
        press(stage, Qt.Key.Key_Return)
        assert not stage.desk.state.waiting
        assert panel.seal.text().replace(" ", "") == seal.seed
        assert sha256(bytes.fromhex(seal.seed)).hexdigest() == seal.digest
        assert panel.result.text().startswith("2 players on ")
        press(stage, Qt.Key.Key_Return)
        assert stage.window.panels.panel is None

    def test_tables_that_are_opened_are_named(self, stage: Stage) -> None:
        names = tuple(f"Newcomer {number}" for number in range(30))
        desk_sample.done(stage.desk, c.Register(names=names))
        stage.program.draw_seats()
        panel = open_panel(stage, DrawSeatsPanel)
        assert panel.detail.text() == (
            "Opens tables 21 to 23 beside the 20 tables in play, 9 seats each."
        )
        panel.policy.set_index(1)
        assert "same chance" in panel.policy_note.text()

    def test_nobody_waits(self, stage: Stage) -> None:
        stage.program.draw_seats()
        panel = open_panel(stage, DrawSeatsPanel)
        assert panel.result.text() == "Everybody has a seat"
        assert not panel.primary.isEnabled()
        desk_sample.done(stage.desk, c.Register(names=("Nia Adom",)))
        assert panel.primary.isEnabled()

    def test_the_draw_can_be_published(self, stage: Stage) -> None:
        stage.draw(drawn=True)
        panel = open_panel(stage, DrawSeatsPanel)
        panel.copy()
        copied = QGuiApplication.clipboard().text()
        assert panel.drawn is not None
        assert panel.drawn.seal.seed in copied
        assert panel.drawn.seal.digest in copied


class TestPrint:
    def test_the_level_sheet_is_seen_and_saved(self, stage: Stage, tmp_path: Path) -> None:
        press(stage, Qt.Key.Key_P, CONTROL)
        panel = open_panel(stage, PrintPanel)
        assert panel.preview.document.pageCount() == 1
        panel.save(tmp_path / "levels.pdf")
        assert (tmp_path / "levels.pdf").read_bytes().startswith(b"%PDF")
        assert stage.window.toast.text() == "Saved: levels.pdf"

    def test_the_paper_is_kept(self, stage: Stage) -> None:
        stage.program.paper.print_sheet()
        panel = open_panel(stage, PrintPanel)
        panel.paper.set_index(1)
        assert panel.preview.document.pagePointSize(0).width() == pytest.approx(612)
        assert stage.preferences.settings.paper == "letter"
        panel.way.set_index(1)
        assert panel.preview.document.pagePointSize(0).width() == pytest.approx(792)

    def test_a_card_that_leaves_the_desk_is_recorded(self, stage: Stage, tmp_path: Path) -> None:
        desk_sample.done(stage.desk, c.GiveButton(12, 3))
        seq = stage.desk.seq
        stage.program.paper.print_card_of(12)
        panel = open_panel(stage, PrintPanel)
        assert panel.sheet().is_card
        panel.save(tmp_path / "card.pdf")
        assert stage.desk.seq == seq + 1

    def test_a_card_that_nobody_knows_is_asked_for(self, stage: Stage) -> None:
        stage.program.paper.print_card_of(12)
        panel = open_panel(stage, PrintPanel)
        assert "Nobody knows who posts at table 12" in panel.remark.text()
        assert not panel.primary.isEnabled()
        desk_sample.done(stage.desk, c.GiveButton(12, 3))
        assert panel.primary.isEnabled()

    @pytest.mark.qt_log_ignore("does not support")
    def test_no_printer_is_said(self, stage: Stage) -> None:
        if QPrinterInfo.availablePrinterNames():
            pytest.skip("this computer has a printer")
        stage.program.paper.print_sheet()
        panel = open_panel(stage, PrintPanel)
        assert panel.remark.text().startswith("No printer is set up on this computer.")
        press(stage, Qt.Key.Key_Return)
        dialog = panel.findChild(QFileDialog)
        assert dialog is not None
        assert not dialog.isModal()
        dialog.close()

    def test_a_path_that_cannot_be_written(self, stage: Stage, tmp_path: Path) -> None:
        stage.program.paper.print_sheet()
        panel = open_panel(stage, PrintPanel)
        panel.save(tmp_path / "no folder" / "levels.pdf")
        assert panel.remark.text().startswith("levels.pdf cannot be written: ")


class TestOpen:
    def test_typing_narrows_and_enter_opens(self, stage: Stage) -> None:
        for name in ("Harbour Open", "Club Night", "Friday Deep"):
            desk_sample.opened_in(stage.store, stage.clock, name)
            stage.clock.go(1000)
        press(stage, Qt.Key.Key_O, CONTROL)
        panel = open_panel(stage, OpenTournamentPanel)
        assert panel.list.model().rowCount() == 3
        QTest.keyClicks(focus(), "club")
        assert panel.list.model().rowCount() == 1
        press(stage, Qt.Key.Key_Return)
        assert stage.bridge.desk.state.name == "Club Night"

    def test_ctrl_tab_goes_round_those_that_are_open(self, stage: Stage) -> None:
        first = stage.bridge.desk
        second = desk_sample.opened_in(stage.store, stage.clock, "Club Night")
        stage.program.tournaments.open_one(second.id)
        assert stage.bridge.desk.id == second.id
        press(stage, Qt.Key.Key_Tab, CONTROL)
        assert stage.bridge.desk is first

    def test_a_name_erased_in_one_is_gone_from_all_that_are_open(self, stage: Stage) -> None:
        made = desk_sample.opened_in(stage.store, stage.clock, "Club Night")
        desk_sample.done(made, c.Register(names=("Ana Silva",)))
        desk_sample.done(made, c.Unregister(1))
        other = desk_sample.opened_in(stage.store, stage.clock, "Friday Deep")
        open_desks = []
        for one in (other, made):
            stage.program.tournaments.open_one(one.id)
            open_desks.append(stage.bridge.desk)
        ana = made.state.entries[1].person
        assert [desk.names.get(ana) for desk in open_desks] == ["Ana Silva"] * 2
        stage.bridge.do(ErasePerson(ana))
        assert [desk.names.get(ana) for desk in open_desks] == [None, None]

    def test_nothing_is_called_so(self, stage: Stage, qtbot: QtBot) -> None:
        del qtbot
        desk_sample.opened_in(stage.store, stage.clock, "Club Night")
        stage.program.tournaments.open_tournament()
        panel = open_panel(stage, OpenTournamentPanel)
        QTest.keyClicks(focus(), "zzz")
        assert not panel.primary.isEnabled()
        assert panel.remark.text() == "No tournament is called so."
