"""The ruling log as a file, asked for from the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.values import RulingWords
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act
from tests.ui import desk_sample

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.ui.stage import Stage


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_the_log_is_written_where_the_dialog_says(
    stage: Stage, qtbot: QtBot, tmp_path: Path
) -> None:
    desk_sample.done(stage.desk, rc.WriteRuling(RulingWords("Raise", decision="a call")))
    stage.window.actions_table[Act.EXPORT_RULINGS].trigger()
    export = stage.program.pages.rulings_export()
    dialog = export.dialog
    assert dialog is not None
    assert export.file_name() == "Harbour Open ruling log.csv"
    path = tmp_path / "log.csv"
    with qtbot.waitSignal(stage.bridge.said) as said:
        dialog.fileSelected.emit(str(path))
    assert said.args == ["The ruling log is in log.csv.", Tone.KNOWN]
    assert "Raise" in path.read_text()
    dialog.reject()
