"""Back up: asked beside the window, done on a thread, told with where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.store.log import Store
from tdtool.ui.acts import Act

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.stage import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_every_tournament_is_copied_and_the_place_is_said(stage: Stage, tmp_path: Path) -> None:
    stage.start(("Harbour Open", "Club Night"))
    stage.window.actions_table[Act.BACKUP].trigger()
    dialog = stage.program.backup.dialog
    assert dialog is not None
    assert not dialog.isModal()
    assert dialog.windowTitle() == "Back up every tournament"
    assert stage.program.backup.file_name() == "tdtool 2026-07-26 0555.sqlite3"
    copy = tmp_path / "stick" / "copy.sqlite3"
    copy.parent.mkdir()
    dialog.fileSelected.emit(str(copy))
    dialog.reject()
    said = f"Backed up: copy.sqlite3 lies in {copy.parent}."
    stage.wait(lambda: stage.window.toast.text() == said)
    with Store.open(copy) as store:
        assert {head.name for head in store.tournaments()} == {"Harbour Open", "Club Night"}
    assert stage.preferences.settings.folder == str(copy.parent)


def test_a_backup_that_fails_says_why(stage: Stage, tmp_path: Path) -> None:
    stage.program.backup.write(tmp_path / "gone" / "copy.sqlite3")
    stage.wait(lambda: "No backup was made" in stage.window.toast.text())
    stage.program.backup.write(stage.store.path)
    stage.wait(lambda: "is in use. Name another file." in stage.window.toast.text())
