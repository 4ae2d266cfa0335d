"""The player on a device that swallows everything, and without any."""

from __future__ import annotations

import threading
from array import array
from typing import TYPE_CHECKING

import pytest
from miniaudio import Backend

from tdtool.sound.clip import CHANNELS, Clip, write_clip
from tdtool.sound.mixer import MOST, Mixer
from tdtool.sound.player import NO_DEVICE, DeviceState, Player

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 10.0
FRAMES = 441


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "tone.wav"
    write_clip(array("h", [1_000] * FRAMES * CHANNELS).tobytes(), path)
    return path


@pytest.fixture
def player() -> Iterator[Player]:
    made = Player([Backend.NULL])
    yield made
    made.close()


def clip(*samples: int) -> Clip:
    return Clip(array("h", samples))


def test_a_sound_is_played_to_its_end(player: Player, sound: Path) -> None:
    begun, told = threading.Event(), []

    def heard(state: DeviceState) -> None:
        told.append(state)
        begun.set()

    player.told = heard
    player.play(sound, 100)
    assert begun.wait(PATIENCE)
    assert player.mixer.quiet.wait(PATIENCE)
    assert told == [DeviceState.READY]
    assert player.state is DeviceState.READY


def test_without_a_device_it_is_a_sentence_and_nothing_more(sound: Path) -> None:
    said: list[str] = []
    failed = threading.Event()
    player = Player([])

    def why(sentence: str) -> None:
        said.append(sentence)
        failed.set()

    player.play(sound, 100, why)
    assert failed.wait(PATIENCE)
    assert said == [NO_DEVICE]
    assert player.state is DeviceState.MISSING
    player.play(sound, 100)
    player.close()
    player.close()


def test_a_file_that_is_gone_is_said_and_the_next_is_played(
    player: Player, sound: Path, tmp_path: Path
) -> None:
    said: list[str] = []
    failed = threading.Event()

    def why(sentence: str) -> None:
        said.append(sentence)
        failed.set()

    player.play(tmp_path / "gone.wav", 100, why)
    assert failed.wait(PATIENCE)
    assert said == ["gone.wav cannot be read: choose the sound again."]
    ready = threading.Event()
    player.told = lambda _: ready.set()
    player.play(sound, 100)
    assert ready.wait(PATIENCE)


def test_sounds_add_up_and_never_wrap_round() -> None:
    mixer = Mixer()
    assert mixer.quiet.is_set()
    mixer.add(clip(1, 2, 3, 4), 100)
    mixer.add(clip(30_000, -30_000), 100)
    mixer.add(clip(10_000, -10_000), 100)
    assert not mixer.quiet.is_set()
    assert list(mixer.take(1)) == [32_767, -32_767]
    assert list(mixer.take(2)) == [3, 4, 0, 0]
    assert mixer.quiet.is_set()
    assert list(mixer.take(1)) == [0, 0]


def test_the_volume_is_felt_in_even_steps() -> None:
    mixer = Mixer()
    mixer.add(clip(1_000, -1_000), 50)
    assert list(mixer.take(1)) == [250, -250]
    mixer.add(clip(1_000, -1_000), 0)
    assert list(mixer.take(1)) == [0, 0]


def test_so_many_at_once_and_no_more() -> None:
    mixer = Mixer()
    for _ in range(MOST + 3):
        mixer.add(clip(1, 1, 1, 1), 100)
    assert list(mixer.take(1)) == [MOST, MOST]
    mixer.clear()
    assert list(mixer.take(1)) == [0, 0]
    assert mixer.quiet.is_set()
