"""Makes the program's own sounds: `python3 packaging/sounds.py` writes resources/sounds anew.

Struck bars, bells and plucked brass, added up from partials: heard over a room of players and
chips because most of their strength lies between 500 and 3,000 Hz, each with a rhythm and a
direction of its own so that two are not taken for one another. Nothing but the standard library,
nothing by chance: the same files come out every time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

RATE = 22_050
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
_PEAK = 0.89
"""The loudest sample of a file, as a share of what fits."""
_A4 = 440.0
_SEMITONES = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_TAIL = 0.02
"""Seconds over which the end of a file fades."""


class Tone(NamedTuple):
    """A way to sound: partials as (times the pitch, strength, seconds until it is a third).

    `attack` is how long it swells (seconds).
    """

    partials: tuple[tuple[float, float, float], ...]
    attack: float = 0.002


class Note(NamedTuple):
    """One stroke: when (seconds), its pitch ("C5"), its strength, and how it sounds."""

    at: float
    pitch: str
    strength: float
    tone: Tone


BAR = Tone(((1.0, 1.0, 0.22), (3.93, 0.36, 0.07), (9.2, 0.10, 0.03)))
"""A bar of wood, tuned as a marimba's."""
BELL = Tone(
    ((0.5, 0.22, 0.9), (1.0, 1.0, 0.75), (2.0, 0.55, 0.5), (2.76, 0.33, 0.3), (5.4, 0.14, 0.12)),
    attack=0.003,
)
BRASS = Tone(
    ((1.0, 1.0, 0.6), (2.0, 0.72, 0.5), (3.0, 0.5, 0.42), (4.0, 0.3, 0.34), (5.0, 0.18, 0.26)),
    attack=0.03,
)
GONG = Tone(
    (
        *((1.0, 1.0, 1.0), (1.48, 0.55, 0.8), (2.1, 0.5, 0.6), (2.94, 0.4, 0.45)),
        *((4.3, 0.28, 0.3), (6.1, 0.15, 0.16)),
    ),
    attack=0.004,
)
BLOCK = Tone(((1.0, 1.0, 0.035), (2.57, 0.6, 0.02), (4.8, 0.3, 0.012)), attack=0.0005)
"""A block of wood: short and dry, as seconds are counted."""

SOUNDS: dict[str, tuple[Note, ...]] = {
    # Up a fifth, then the octave: something begins.
    "level": (
        Note(0.00, "G5", 0.8, BELL),
        Note(0.22, "D6", 0.9, BELL),
        Note(0.44, "G6", 0.7, BELL),
        Note(0.44, "G5", 0.8, BELL),
    ),
    # The same bar three times: look at the clock.
    "warning": tuple(Note(0.24 * n, "A5", 1.0, BAR) for n in range(3)),
    # Down a chord, each slower: leave it.
    "break": (
        Note(0.00, "E6", 0.8, BELL),
        Note(0.28, "C6", 0.8, BELL),
        Note(0.62, "G5", 0.9, BELL),
        Note(1.05, "C5", 1.0, BELL),
    ),
    # Up a chord, quickly, twice: come back.
    "break_over": tuple(
        Note(start + 0.13 * n, pitch, 0.8, BAR)
        for start in (0.0, 0.75)
        for n, pitch in enumerate(("C5", "E5", "G5", "C6"))
    ),
    # Two bars, up and down: for the floor, not for the room.
    "balance": (
        Note(0.00, "E5", 0.8, BAR),
        Note(0.16, "B5", 0.9, BAR),
        Note(0.32, "E5", 0.8, BAR),
    ),
    # A call of brass.
    "final_table": (
        Note(0.00, "G4", 0.8, BRASS),
        Note(0.18, "G4", 0.8, BRASS),
        Note(0.36, "C5", 0.9, BRASS),
        Note(0.36, "E5", 0.7, BRASS),
        Note(0.78, "G5", 1.0, BRASS),
        Note(0.78, "E5", 0.7, BRASS),
        Note(0.78, "C5", 0.7, BRASS),
    ),
    "called": (
        Note(0.00, "D6", 1.0, BLOCK),
        Note(0.12, "D6", 1.0, BLOCK),
        Note(0.30, "A5", 0.9, BAR),
    ),
    "count": (Note(0.00, "B5", 1.0, BLOCK), Note(0.00, "B4", 0.5, BAR)),
    "time_up": (Note(0.00, "D4", 1.0, GONG), Note(0.02, "A4", 0.5, GONG)),
}
SECONDS = {
    "level": 2.0,
    "warning": 1.0,
    "break": 2.4,
    "break_over": 1.7,
    "balance": 0.8,
    "final_table": 2.2,
    "called": 0.8,
    "count": 0.3,
    "time_up": 2.0,
}


def frequency(pitch: str) -> float:
    """Give the frequency (Hz) of a note such as "A4", tempered equally from 440 Hz."""
    steps = _SEMITONES[pitch[0]] + 12 * (int(pitch[1:]) - 4)
    return float(_A4 * 2.0 ** (steps / 12))


def samples(name: str) -> array[int]:
    """Work a sound out: 16-bit samples, `RATE` a second."""
    count = int(SECONDS[name] * RATE)
    total = [0.0] * count
    for note in SOUNDS[name]:
        _strike(total, note)
    loudest = max(abs(sample) for sample in total)
    fade = int(_TAIL * RATE)
    for place in range(count - fade, count):
        total[place] *= (count - place) / fade
    return array("h", [round(sample / loudest * _PEAK * 32_767) for sample in total])


def _strike(total: list[float], note: Note) -> None:
    first = int(note.at * RATE)
    pitch = frequency(note.pitch)
    attack = max(1, int(note.tone.attack * RATE))
    for times, strength, third in note.tone.partials:
        step = 2 * math.pi * pitch * times / RATE
        decay = math.exp(-math.log(3) / (third * RATE))
        level = strength * note.strength
        for place in range(first, len(total)):
            since = place - first
            swell = min(1.0, since / attack)
            total[place] += level * swell * math.sin(step * since)
            level *= decay


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        made = samples(name)
        if sys.byteorder == "big":
            made.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    write(FOLDER)
    print(f"{len(SOUNDS)} sounds in {FOLDER}")
