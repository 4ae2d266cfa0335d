"""Sound files: the program's own, and those of a director's that may be anything."""

from __future__ import annotations

import importlib.util
import os
import wave
from array import array
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tdtool.sound.clip import CHANNELS, RATE, Clip, SoundError, read_clip, write_clip
from tdtool.sound.cue import TITLES, Cue, own_file
from tdtool.sound.foreign import LARGEST, SUFFIXES, take_in

if TYPE_CHECKING:
    from types import ModuleType

DATA = Path(__file__).parent / "data"


def made_of(path: Path, samples: bytes, *, rate: int = RATE, channels: int = CHANNELS) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)
    return path


@pytest.fixture(scope="module")
def script(repository: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", repository / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_cue_has_a_title_and_a_sound_of_its_own(script: ModuleType) -> None:
    assert set(TITLES) == set(Cue)
    assert set(script.SOUNDS) == set(script.SECONDS) == {cue.value for cue in Cue}
    clips = {cue: read_clip(own_file(cue)) for cue in Cue}
    assert len({clip.samples.tobytes() for clip in clips.values()}) == len(Cue)
    for cue, clip in clips.items():
        assert clip.seconds == pytest.approx(script.SECONDS[cue.value], abs=0.01)
        assert 28_000 < max(map(abs, clip.samples)) <= 32_767


@pytest.mark.parametrize("name", ["count", "called"])
def test_the_script_makes_the_files_that_lie_here(script: ModuleType, name: str) -> None:
    with wave.open(str(own_file(Cue(name)))) as file:
        kept = array("h", file.readframes(file.getnframes()))
    made = script.samples(name)
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


def test_half_the_rate_is_doubled_to_both_sides(tmp_path: Path) -> None:
    mono = array("h", [0, 100, -50])
    path = made_of(tmp_path / "m.wav", mono.tobytes(), rate=RATE // 2, channels=1)
    assert list(read_clip(path).samples) == [0, 0, 50, 50, 100, 100, 25, 25, -50, -50, 0, 0]


def test_what_was_written_is_read(tmp_path: Path) -> None:
    samples = array("h", [1, -1, 32_767, -32_768])
    path = tmp_path / "new" / "a.wav"
    write_clip(samples.tobytes(), path)
    assert read_clip(path) == Clip(samples)
    assert [one.name for one in path.parent.iterdir()] == ["a.wav"]


def test_a_file_that_is_not_the_programs_is_said(tmp_path: Path) -> None:
    other = made_of(tmp_path / "o.wav", b"\0\0" * 10, rate=8_000, channels=1)
    with pytest.raises(SoundError, match=r"o\.wav was not written by this program"):
        read_clip(other)
    (tmp_path / "junk.wav").write_bytes(b"RIFF....")
    for gone in (tmp_path / "junk.wav", tmp_path / "none.wav"):
        with pytest.raises(SoundError, match="choose the sound again"):
            read_clip(gone)


def test_each_kind_of_file_is_taken_in(tmp_path: Path) -> None:
    made_of(tmp_path / "a.wav", b"\1\0" * 8_000, rate=8_000, channels=1)
    for suffix in SUFFIXES:
        path = tmp_path / "a.wav" if suffix == "wav" else DATA / f"count.{suffix}"
        take_in(path, tmp_path / f"{suffix}.kept")
        assert 0.1 < read_clip(tmp_path / f"{suffix}.kept").seconds < 1.1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "x.mp3 is no sound that can be played: WAV, OGG, MP3 and FLAC can."),
        (b"not a sound" * 99, "x.mp3 is no sound that can be played: WAV, OGG, MP3 and FLAC can."),
        (b"\0" * (LARGEST + 1), "x.mp3 is larger than 20 MB: take a shorter sound."),
    ],
)
def test_a_bad_file_is_a_sentence_and_changes_nothing(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    bad, kept = tmp_path / "x.mp3", tmp_path / "kept.wav"
    bad.write_bytes(content)
    write_clip(b"\0\0\0\0", kept)
    before = kept.read_bytes()
    with pytest.raises(SoundError) as raised:
        take_in(bad, kept)
    assert str(raised.value) == sentence
    assert kept.read_bytes() == before


def test_a_long_one_and_one_that_is_gone(tmp_path: Path) -> None:
    minute = made_of(tmp_path / "m.wav", b"\0\0" * 61 * 8_000, rate=8_000, channels=1)
    with pytest.raises(SoundError, match=r"m\.wav lasts more than a minute"):
        take_in(minute, tmp_path / "kept.wav")
    with pytest.raises(SoundError, match=r"gone\.ogg cannot be read: No such file"):
        take_in(tmp_path / "gone.ogg", tmp_path / "kept.wav")
    with pytest.raises(SoundError, match="cannot be kept"):
        take_in(DATA / "count.ogg", Path(os.devnull, "kept.wav"))


@pytest.mark.full
@pytest.mark.parametrize("suffix", ["ogg", "mp3", "flac"])
def test_damaged_files_never_bring_the_program_down(tmp_path: Path, suffix: str) -> None:
    import random

    chance = random.Random(29)
    whole = (DATA / f"count.{suffix}").read_bytes()
    for number in range(60):
        data = bytearray(whole[: chance.randrange(1, len(whole))] if number % 3 == 0 else whole)
        for _ in range(chance.choice((1, 3, 20))):
            data[chance.randrange(len(data))] = chance.choice((0, 255, 128, 77))
        (tmp_path / "x").write_bytes(data)
        with suppress(SoundError):
            take_in(tmp_path / "x", tmp_path / "kept.wav")
            assert read_clip(tmp_path / "kept.wav").seconds > 0
