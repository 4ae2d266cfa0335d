"""Files in the window: looked at by keys, taken over, written out, let fall."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from tdtool.app import StoreShelf
from tdtool.rules.stakes import AnteKind
from tdtool.structures.reader import read_structure
from tdtool.tournament import commands as c
from tdtool.ui.acts import Act
from tdtool.ui.files.brought_panel import BroughtPanel
from tdtool.ui.panels.bring_in_players import BringInPlayersPanel
from tdtool.ui.panels.new_tournament import NewTournamentPanel
from tests.empty_store import empty_store
from tests.tdt.nights import Night
from tests.ui import desk_sample
from tests.ui.file_scenes import open_tdt, two_ways

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def panel_of(stage: Stage) -> BroughtPanel:
    panel = stage.window.panels.panel
    assert isinstance(panel, BroughtPanel)
    return panel


def opened(stage: Stage, path: Path) -> None:
    """Open a file, and wait until it was read."""
    stage.program.files.open(path)
    stage.wait(lambda: not stage.program.files.is_busy())


def taken(stage: Stage) -> None:
    """Press Enter, and wait until it was taken in."""
    stage.press(Qt.Key.Key_Return)
    stage.wait(lambda: not stage.program.files.is_busy())


def said(stage: Stage) -> str:
    return stage.window.toast.text()


def test_a_tdt_by_keys_alone(stage: Stage) -> None:
    panel = open_tdt(stage)
    QAbstractItemModelTester(panel.model, FATAL, stage.window)
    assert QApplication.focusWidget() is panel.payer
    assert panel.model.data(panel.model.index(1, 1)) == "Bo Lind"
    assert "1 player who never bought in." in panel.left_out.text()
    stage.press(Qt.Key.Key_Right)
    stage.press(Qt.Key.Key_Right)
    stage.wait(panel.primary.isEnabled)
    assert not any("who pays" in line for line in panel.left_out.text().splitlines())
    taken(stage)
    assert stage.window.panels.panel is None
    state = stage.bridge.desk.state
    assert state.name == "Friday at the Club"
    kinds = {row.stakes[0].ante.kind for row in state.structure.rows if row.stakes}
    assert kinds == {AnteKind.NONE, AnteKind.EACH}
    assert said(stage) == "It is in, with every act that was in the file."
    assert [head.name for head in stage.shelf.heads()] == ["Friday at the Club"]
    stage.go(Act.JOURNAL)


def test_nothing_is_asked_where_the_antes_are_said(stage: Stage) -> None:
    panel = open_tdt(stage, Night(ante=0))
    assert not panel.payer.isVisibleTo(panel)
    assert panel.house.isVisibleTo(panel)
    stage.press(Qt.Key.Key_Escape)
    assert stage.window.panels.panel is None
    assert not stage.shelf.heads()


def test_a_tournament_goes_to_another_computer_and_back(stage: Stage) -> None:
    here = desk_sample.opened_in(stage.store, stage.clock, "Spring Main")
    stage.program.tournaments.show_desk(here)
    stage.window.actions_table[Act.EXPORT_TOURNAMENT].trigger()
    dialog = stage.program.files.export.dialog
    assert dialog is not None
    assert stage.program.files.export.file_name() == "Spring Main.tdtool"
    path = stage.folder / "Spring Main.tdtool"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    stage.window.activateWindow()
    stage.wait(lambda: said(stage).startswith("The whole tournament is in Spring Main.tdtool"))
    opened(stage, path)
    assert panel_of(stage).remark.text() == "It is here already, exactly so."
    stage.press(Qt.Key.Key_Return)
    assert stage.window.panels.panel is None
    with empty_store(stage.folder / "elsewhere.sqlite3") as other:
        shelf = StoreShelf(other)
        there = shelf.open(shelf.take_in(shelf.bring(path), copy=False))
        desk_sample.done(there, c.Register(names=("Mika Sand",)))
        shelf.export(there.id, path)
    opened(stage, path)
    assert "goes on from there: 1 fact" in panel_of(stage).remark.text()
    taken(stage)
    assert stage.bridge.desk is not here
    assert len(stage.bridge.desk.state.entries) == 1
    assert len(stage.shelf.heads()) == 1
    assert not hasattr(stage.bridge.desk.do(c.Register(names=("Bo Lind",))), "sentence")
    opened(stage, path)
    panel = panel_of(stage)
    assert panel.remark.text() == "It is here already and went on since: 1 fact more."
    panel.own_button.click()
    stage.wait(lambda: not stage.program.files.is_busy())
    assert len(stage.shelf.heads()) == 2


def test_what_went_two_ways_comes_in_as_its_own(stage: Stage) -> None:
    two_ways(stage)
    panel = panel_of(stage)
    assert "went on in different ways" in panel.remark.text()
    assert not panel.own_button.isVisibleTo(panel)
    taken(stage)
    assert len(stage.shelf.heads()) == 2
    assert len(stage.bridge.desk.state.entries) == 4


def test_what_cannot_be_opened_is_said(stage: Stage) -> None:
    bad = stage.folder / "bad.tdtool"
    bad.write_bytes(b"PK\x03\x04 nothing")
    cut = stage.folder / "cut.tdt"
    cut.write_text(Night().text[:4_000], encoding="utf-8")
    empty = stage.folder / "empty.tdt"
    empty.write_text("{V: '3.7', T: new Tournament({})}", encoding="utf-8")
    for path, words in (
        (bad, "is damaged"),
        (cut, "cut off"),
        (empty, "holds no levels"),
        (stage.store.path, "tdtool --db FILE"),
        (stage.folder / "none.tdt", "There is no file"),
        (stage.folder, "is a folder"),
    ):
        opened(stage, path)
        assert words in said(stage)
        assert stage.window.panels.panel is None


def test_levels_and_players_go_where_they_belong(stage: Stage) -> None:
    levels = stage.folder / "levels.csv"
    levels.write_text("Level,Small,Big,Minutes\n1,25,50,20\n2,50,100,20\n3,75,150,20\n")
    opened(stage, levels)
    panel = stage.window.panels.panel
    assert isinstance(panel, NewTournamentPanel)
    structure = panel.source.structure()
    assert structure is not None
    assert len(structure.rows) == 3
    players = stage.folder / "players.txt"
    players.write_text("Ana Brook\nBo Lind\n")
    opened(stage, players)
    panel = stage.window.panels.panel
    assert isinstance(panel, BringInPlayersPanel)
    assert [row.name for row in panel.model.rows()] == ["Ana Brook", "Bo Lind"]
    stage.go(Act.LEVELS)
    opened(stage, levels)
    templates = stage.program.pages.levels().side.templates
    assert templates.isVisibleTo(stage.window)
    assert templates.chosen() == structure
    stage.start(())
    opened(stage, players)
    assert "open their tournament first" in said(stage)


def test_the_dialog_stops_nothing(stage: Stage) -> None:
    stage.press(
        Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = stage.program.files.dialog
    assert dialog is not None
    assert not dialog.isModal()
    stage.window.actions_table[Act.OPEN_FILE].trigger()
    assert stage.program.files.dialog is dialog
    path = stage.folder / "night.tdt"
    path.write_text(Night().text, encoding="utf-8")
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    stage.wait(lambda: not stage.program.files.is_busy())
    panel_of(stage)
    assert not stage.program.files.is_asking()
    assert stage.preferences.settings.folder == str(stage.folder)


def fall(stage: Stage, *paths: Path | str) -> bool:
    """Let files fall on the window; tells whether they were taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    at, kinds = QPointF(400, 400), (QEvent.Type.DragEnter, QEvent.Type.Drop)
    events = [QDropEvent(at, copy, mime, left, plain, kind) for kind in kinds]
    accepted = [stage.program.files.drop.eventFilter(stage.window, event) for event in events]
    stage.wait(lambda: not stage.program.files.is_busy())
    return all(accepted)


def test_a_file_that_falls_is_opened(stage: Stage) -> None:
    path = stage.folder / "night.tdt"
    path.write_text(Night().text, encoding="utf-8")
    assert not fall(stage)
    assert fall(stage, path, path)
    assert said(stage) == "One file at a time, please."
    assert fall(stage, path)
    stage.wait(panel_of(stage).primary.isEnabled)
    stage.program.tournaments.new_tournament()
    new = stage.window.panels.panel
    assert isinstance(new, NewTournamentPanel)
    text = new.source.text
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    assert not text.canInsertFromMimeData(mime)
    mime.clear()
    mime.setText("1 25 50")
    assert text.canInsertFromMimeData(mime)


def test_leaving_lets_go_of_what_is_still_read(stage: Stage) -> None:
    path = stage.folder / "night.tdt"
    path.write_text(Night().text, encoding="utf-8")
    opened(stage, path)
    stage.press(Qt.Key.Key_Escape)
    assert stage.window.panels.panel is None


def test_levels_go_to_files_and_the_clipboard(stage: Stage) -> None:
    structure = stage.bridge.desk.state.structure
    stage.window.actions_table[Act.EXPORT_LEVELS].trigger()
    export = stage.program.files.levels
    assert export.dialog is not None
    assert export.file_name() == "Harbour Open levels.csv"
    export.dialog.filterSelected.emit("Web page (*.html)")
    assert export.dialog.defaultSuffix() == "html"
    path = stage.folder / "levels.html"
    export.dialog.fileSelected.emit(str(path))
    export.dialog.reject()
    assert said(stage) == "The levels are in levels.html."
    assert read_structure(path) == structure
    stage.window.actions_table[Act.COPY_LEVELS].trigger()
    mime = QApplication.clipboard().mimeData()
    assert "<table>" in mime.html()
    assert mime.text().startswith(structure.name)
    opened(stage, path)
    assert isinstance(stage.window.panels.panel, NewTournamentPanel)


def test_results_go_out_as_a_summary(stage: Stage) -> None:
    stage.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    export = stage.program.pages.entries().export
    assert export.dialog is not None
    export.dialog.fileSelected.emit(str(stage.folder / "results.ots"))
    export.dialog.reject()
    assert said(stage) == "Results are in results.ots."
    text = (stage.folder / "results.ots").read_text(encoding="utf-8")
    assert json.loads(text)["ots"]["tournament_name"] == "Harbour Open"
