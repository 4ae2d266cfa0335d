"""Settings of what is heard: at once, kept, a bad file is a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint

from tdtool.settings import load_settings
from tdtool.sound.clip import read_clip
from tdtool.sound.cue import Cue, own_file
from tdtool.sound.player import DeviceState
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.settings_panel import SettingsPanel
from tdtool.ui.settings.sound_part import SoundPart, read_warnings, written

if TYPE_CHECKING:
    from tests.ui.stage import Stage

DATA = Path(__file__).parents[2] / "sound" / "data"


@pytest.fixture
def part(stage: Stage) -> SoundPart:
    stage.program.settings()
    panel = stage.window.panels.panel
    assert isinstance(panel, SettingsPanel)
    panel.show_sound()
    stage.settle()
    return panel.sound


def test_everything_works_at_once_and_is_kept(stage: Stage, part: SoundPart) -> None:
    assert not stage.window.panels.panel.primary.isVisible()  # type: ignore[union-attr]
    part.sound.set_index(1)
    part.softer.click()
    part.softer.click()
    part.louder.click()
    part.board.set_index(1)
    part.cues.switches[Cue.COUNT].set_index(1)
    part.warnings.setText("")
    part.warnings.textEdited.emit("5:00, 1:00, 0:10")
    kept = load_settings(stage.folder / "settings.json").settings
    assert (kept.sound, kept.volume, kept.calls_on_board) == (False, 70, True)
    assert kept.silent == ("count",)
    assert kept.warnings == (300, 60, 10)
    part.warnings.textEdited.emit("5")
    assert part.warnings.property("wrong")
    assert "2:00, 0:30" in part.remark.text()
    assert stage.preferences.settings.warnings == (300, 60, 10)


def test_without_a_device_it_is_said(stage: Stage, part: SoundPart) -> None:
    part.cues.tests[Cue.BREAK].click()
    player = stage.program.sound.announcer.player
    stage.wait(lambda: part.device.text() == "There is no sound device on this computer.")
    assert player.state is DeviceState.MISSING


def test_a_sound_of_ones_own_is_kept_and_given_back(stage: Stage, part: SoundPart) -> None:
    announcer = stage.program.sound.announcer
    part.cues.read_file(Cue.BREAK, DATA / "count.ogg")
    part.cues.wait()
    stage.wait(lambda: bool(stage.preferences.settings.own_sounds))
    assert part.cues.files[Cue.BREAK].words() == "count.ogg"
    assert announcer.file_of(Cue.BREAK) == announcer.own_path(Cue.BREAK)
    assert read_clip(announcer.file_of(Cue.BREAK)).seconds > 0.1
    part.cues.usual[Cue.BREAK].click()
    assert announcer.file_of(Cue.BREAK) == own_file(Cue.BREAK)
    assert part.cues.usual[Cue.BREAK].isHidden()


def test_a_bad_file_is_a_sentence(stage: Stage, part: SoundPart, tmp_path: Path) -> None:
    bad = tmp_path / "horn.mp3"
    bad.write_bytes(b"not music")
    part.cues.read_file(Cue.LEVEL, bad)
    part.cues.wait()
    stage.wait(lambda: bool(part.remark.text()))
    assert part.remark.text() == (
        "horn.mp3 is no sound that can be played: WAV, OGG, MP3 and FLAC can."
    )
    assert stage.preferences.settings.own_sounds == {}


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_cut_at_any_size(stage: Stage, part: SoundPart, percent: int) -> None:
    stage.look(1366, 768, percent)
    for control in (*part.findChildren(Button), *part.findChildren(Segments)):
        if control.isVisible():
            assert control.accessibleName()
            assert control.width() >= control.sizeHint().width()
            assert control.mapTo(part, QPoint(control.width(), 0)).x() <= part.width()


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("2:00, 0:30", (120, 30)),
        ("0:30;2:00,0:30", (120, 30)),
        ("", ()),
        (" , ", ()),
        ("60:00", (3_600,)),
        ("0:04", None),
        ("61:00", None),
        ("2", None),
        ("2:60", None),
        ("2:0", None),
        ("-2:00", None),
        ("1:00,2:00,3:00,4:00,5:00,6:00,7:00", None),
    ],
)
def test_warnings_as_they_are_typed(text: str, seconds: tuple[int, ...] | None) -> None:
    assert read_warnings(text) == seconds
    if seconds:
        assert read_warnings(written(seconds)) == seconds
