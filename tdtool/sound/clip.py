"""Sounds in memory, and the program's own files of them: plain WAV, written by itself alone."""

from __future__ import annotations

import sys
import wave
from array import array
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

RATE = 44_100
CHANNELS = 2
LONGEST = 60
"""The longest sound (seconds)."""
_SAMPLE = 2
"""Bytes of a sample."""
NO_SOUND, TOO_LONG, EMPTY = 3, 4, 5
"""What the process that decodes foreign files ends with where it gives no sound."""


class SoundError(Exception):
    """A sound that cannot be had; its text is the director's sentence."""


class Clip(NamedTuple):
    """A sound as it is played: 16-bit samples, left and right in turn, `RATE` a second."""

    samples: array[int]

    @property
    def seconds(self) -> float:
        """Give how long it lasts."""
        return len(self.samples) / CHANNELS / RATE


def read_clip(path: Path) -> Clip:
    """Read a sound that the program wrote, mono at half the rate or stereo at the whole.

    Raises SoundError with a sentence that names the file. Python's own reader is used, which
    no file can bring down.
    """
    try:
        with wave.open(str(path), "rb") as file:
            mono = file.getnchannels() == 1
            usual = (1, _SAMPLE, RATE // 2) if mono else (CHANNELS, _SAMPLE, RATE)
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != usual:
                raise SoundError(f"{path.name} was not written by this program.")
            samples = array("h")
            samples.frombytes(file.readframes(LONGEST * file.getframerate()))
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise SoundError(f"{path.name} cannot be read: choose the sound again.") from error
    if sys.byteorder == "big":
        samples.byteswap()
    return Clip(_doubled(samples) if mono else samples)


def write_clip(samples: bytes, path: Path) -> None:
    """Write raw samples (as in `Clip`, low byte first) as a file; raises OSError."""
    beside = path.with_name(f"{path.name}.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(beside), "wb") as file:
        file.setnchannels(CHANNELS)
        file.setsampwidth(_SAMPLE)
        file.setframerate(RATE)
        file.writeframes(samples)
    beside.replace(path)


def _doubled(mono: array[int]) -> array[int]:
    """Give each sample to both sides, and one between it and the next."""
    found = array("h", bytes(len(mono) * 4 * _SAMPLE))
    between = array("h", [(one + other) >> 1 for one, other in pairwise(mono)])
    between.append(0)
    for side in range(CHANNELS):
        found[side::4] = mono
        found[side + CHANNELS :: 4] = between
    return found
