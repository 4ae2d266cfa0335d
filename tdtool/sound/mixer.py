"""Sounds that play at once, added up piece by piece as the device asks for them."""

from __future__ import annotations

import threading
from array import array
from typing import TYPE_CHECKING, NamedTuple

from tdtool.sound.clip import CHANNELS

if TYPE_CHECKING:
    from collections.abc import Generator

    from tdtool.sound.clip import Clip

FULL = 100
"""The volume (percent) that leaves a sound as it is."""
_LOUDEST = 32_767
MOST = 8
"""Sounds that play at once; the oldest goes first."""


class _Voice(NamedTuple):
    clip: Clip
    volume: int
    at: int
    """The next sample that is played."""


class Mixer:
    """Holds what is playing; the device's thread takes from it, others put in."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []
        self.quiet = threading.Event()
        """Set while nothing plays."""
        self.quiet.set()
        self.taken = 0
        """Frames that the device has asked for in all."""

    def add(self, clip: Clip, volume: int) -> None:
        """Begin a sound at a volume (percent)."""
        with self._lock:
            self._voices = [*self._voices[-(MOST - 1) :], _Voice(clip, volume, 0)]
            self.quiet.clear()

    def clear(self) -> None:
        """Break off everything that plays."""
        with self._lock:
            self._voices = []
            self.quiet.set()

    def stream(self) -> Generator[array[int] | bytes, int, None]:
        """Give as many frames as are asked for, silence where nothing plays."""
        frames = yield b""
        while True:
            frames = yield self.take(frames)

    def take(self, frames: int) -> array[int]:
        """Add up the next frames of all that plays."""
        count = frames * CHANNELS
        self.taken += frames
        with self._lock:
            parts = [_part(voice, count) for voice in self._voices]
            self._voices = [
                voice._replace(at=voice.at + count)
                for voice in self._voices
                if voice.at + count < len(voice.clip.samples)
            ]
            if not self._voices:
                self.quiet.set()
        return _sum(parts, count)


def _part(voice: _Voice, count: int) -> array[int]:
    part = voice.clip.samples[voice.at : voice.at + count]
    if voice.volume == FULL:
        return part
    # Ears hear twice the power as a small step: a square makes the steps even.
    gain = voice.volume * voice.volume * 65_536 // (FULL * FULL)
    return array("h", [sample * gain >> 16 for sample in part])


def _sum(parts: list[array[int]], count: int) -> array[int]:
    if len(parts) == 1 and len(parts[0]) == count:
        return parts[0]
    total = [0] * count
    for part in parts:
        for place, sample in enumerate(part):
            total[place] += sample
    return array("h", [min(max(sample, -_LOUDEST), _LOUDEST) for sample in total])
